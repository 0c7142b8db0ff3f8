## Виконты западного королевства за веб-столом.

# Поле

viscounts-web-board = Круглое поле с замком в середине
viscounts-web-note = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } · { viscounts-web-progress }
}
viscounts-web-progress = Осталось: долгов { $debts }, сделок { $deeds }
viscounts-web-outlook = Когда возьмут последний долг или последнюю сделку, доигрывают этот раунд и ещё один.
viscounts-web-outlook-last = Раунд { $last } последний.
viscounts-web-outlook-over = Партия окончена.
viscounts-web-space-label = { $name }. { $here ->
    [0] Здесь никого нет.
   *[other] Здесь: { $who }.
}
viscounts-web-link-label = Связь: { $from } и { $to }. { $brings }
viscounts-web-section-label = Замок, { $name }. Первый ярус: { $outer }. Второй ярус: { $middle }.
viscounts-web-scroll-label = { $segment }: { $name }, в стопке { $n }
viscounts-web-pile-label = { $segment }: { $name }, в стопке { $n }
viscounts-web-printed = Горожане на поле
viscounts-web-printed-manuscript = Манускрипт на поле
viscounts-web-debts-of = долгов из { $of }
viscounts-web-debts-to = до бедности
viscounts-web-debts-left = долги
viscounts-web-debts-label = Над картой бедности осталось долгов: { $left } из { $of }.
viscounts-web-deeds-of = сделок из { $of }
viscounts-web-deeds-to = до процветания
viscounts-web-deeds-left = сделки
viscounts-web-deeds-label = Над картой процветания осталось сделок: { $left } из { $of }.

# Стол

viscounts-web-play-sub = Выбранная карта показывает, куда она ведёт.
viscounts-web-ride-sub = Над участком шаги и серебро, под ним то, что там можно сделать.
viscounts-web-tab-ask = Выбор
viscounts-web-tab-cards = Карты
viscounts-web-tab-folk = Горожане
viscounts-web-tab-mat = Планшет
viscounts-web-slot = { $n ->
    [1] 1 сейчас
    [2] 2
   *[3] 3 уйдёт
}
viscounts-web-in-hand = В руке
viscounts-web-draw = колода
viscounts-web-discard = сброс
viscounts-web-discard-pile = Сброс
viscounts-web-takes = нужно
viscounts-web-dismissing = с увольнением
viscounts-web-stop-act = Без действия
viscounts-web-stop-hire = Не нанимать
viscounts-web-stop-rest = Дальше
viscounts-web-do-take = Взять
viscounts-web-do-play = Разыграть
viscounts-web-do-ride = Идти сюда
viscounts-web-do-act = Сделать
viscounts-web-do-build = Построить
viscounts-web-do-hire = Нанять
viscounts-web-do-discard = Сбросить
viscounts-web-do-destroy = Уничтожить
viscounts-web-do-pay = Заплатить
viscounts-web-do-welcome = Принять
viscounts-web-do-refuse = Отвергнуть
viscounts-web-do-choose = Выбрать
viscounts-web-ready-take = Взять эту пару?
viscounts-web-ready-play = Разыграть эту карту?
viscounts-web-ready-ride = Идти туда?
viscounts-web-ready-act = Выполнить это действие?
viscounts-web-ready-build = Построить так?
viscounts-web-ready-hire = Нанять эту карту?
viscounts-web-ready-discard = Сбросить эту карту?
viscounts-web-ready-destroy = Уничтожить эту карту?
viscounts-web-ready-pay = Заплатить так?
viscounts-web-ready-welcome = Принять этого чужеземца?
viscounts-web-ready-refuse = Отвергнуть этого чужеземца?
viscounts-web-ready-choose = Выбрать это?

# Планшет игрока

viscounts-web-mat-icons = Символы с джокерами, + ресурсы
viscounts-web-mat-track = Столкновение: сверху ваше, снизу прочих
viscounts-web-mat-slots = Здания и что под ними
viscounts-web-mat-castle = Замок
viscounts-web-next-scores = Следующее прибавит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
viscounts-web-all-score = Все три: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
viscounts-web-mat-scrolls = Манускрипты
viscounts-web-workers = Осталось рабочих
viscounts-web-own-debts = Долги: неоплаченные / оплаченные
viscounts-web-own-deeds = Сделки: приобретённые / одобренные
viscounts-web-on-board = На планшете
viscounts-web-uncovered = Открыто
viscounts-web-acts = ходит
viscounts-web-schemes-left = Схем в колоде
viscounts-web-schemes = Схем в колоде { $draw }, в сбросе { $discard }, в стопке будущих { $future }.
viscounts-web-intents = Что будет дальше, смотря какая схема откроется:
viscounts-web-intents-unseen = Может открыться и будущая схема, которой никто не видел: таких в колоде { $n }.
viscounts-web-intent = Если откроется следующей:
viscounts-web-intent-unknown = пока неизвестно
viscounts-web-intent-then = Что будет потом, неизвестно: это зависит от случая или от выбора игрока.
viscounts-web-automa-slot-icon = считается всегда
viscounts-web-automa-slot-once = будущая схема, один раз
viscounts-web-automa-slot-collision = при столкновениях, без криминала
viscounts-web-automa-slot-flip = после каждого переворота
viscounts-web-automa-slot-future = после каждой будущей схемы
viscounts-web-automa-slot-virtue = после каждого перемешивания
viscounts-web-automa-slot-corruption = после каждого перемешивания

# Объяснения

viscounts-web-reconstructed = восстановлено
viscounts-web-reconstructed-say = Ни один источник не показывает этого полностью; восстановлено по другим такого же рода.
viscounts-web-outer-say = На внешнем пути торгуют или строят здание на этом берегу.
viscounts-web-inner-say = На внутреннем пути размещают рабочих в соседней секции замка или пишут соседний манускрипт.
viscounts-web-steps = Путь
viscounts-web-then = Потом можно
viscounts-web-may-rearrange = может перегруппировать карты
viscounts-web-link = Связь
viscounts-web-link-say = Кто завершит её, построив на втором конце, получает это, и хозяин другого конца тоже.
viscounts-web-link-done = Она завершена и больше ничего не приносит.
viscounts-web-empty = пусто
viscounts-web-bumped = Если уберут
viscounts-web-section-say = Три своих рабочих в секции первого яруса: один поднимается и приносит это, остальные уходят к соседям. Трое на втором ярусе: один идёт на третий. Если всего больше трёх, кого-то убирают.
viscounts-web-keep-say = Рабочий на каждом из трёх ярусов стоит { $points } очка.
viscounts-web-manuscripts-left = Манускриптов в стопке: { $n }.
viscounts-web-townsfolk-left = Карт в стопке: { $n }.
viscounts-web-debts = Долги
viscounts-web-debts-say = Неоплаченный долг отнимает 2 очка. За переворот долга дают ресурс. Если откроется карта бедности, очки получат за большинство одобренных сделок.
viscounts-web-debts-places = Если раскроется бедность, больше всего одобренных сделок принесут по местам { $points } очков. Сейчас было бы:
viscounts-web-deeds = Сделки
viscounts-web-deeds-say = Приобретённая сделка стоит 1 очко, одобренная 3. Если откроется карта процветания, очки получат за большинство оплаченных долгов.
viscounts-web-deeds-places = Если раскроется процветание, больше всего оплаченных долгов принесут по местам { $points } очков. Сейчас было бы:
viscounts-web-bonus-say = Её берёт первый с тремя манускриптами этой ленты; она стоит 3 очка.
viscounts-web-trade-say = На внешнем пути: символы торговли меняют на то, что указано на участке. Недостающий символ стоит 1 серебро.
viscounts-web-construct-say = На внешнем пути: мастерская требует 3 символа строительства, торговый пост 5, гильдия 7. Камень заменяет один.
viscounts-web-place_workers-say = На внутреннем пути: за 1–4 рабочих нужно { $costs } символов благородства. Золото заменяет один.
viscounts-web-transcribe-say = На внутреннем пути: соседний манускрипт за его символы церковника. Чернильница заменяет один.
viscounts-web-icons-say = Считаются все карты на планшете и всё открытое. Криминал подходит для любого действия.
viscounts-web-track = Добродетель и коррупция
viscounts-web-track-say = Коррупция на { $corruption }, добродетель на { $virtue }. Где они встретятся, там столкновение:
viscounts-web-track-met = Оба маркера на { $virtue }. В свой ход будет столкновение:
viscounts-web-good-stone-say = Заменяет недостающие символы строительства.
viscounts-web-good-gold-say = Заменяет недостающие символы благородства.
viscounts-web-good-inkwell-say = Заменяет недостающие символы церковника.
viscounts-web-silver-say = Оплачивает лишние шаги, найм, увольнение и недостающие символы торговли.
viscounts-web-workers-say = Рабочие, которых ещё можно разместить. В замке они приносят очки, чем выше, тем больше.
viscounts-web-decks = Колода и сброс
viscounts-web-decks-say = Когда колода кончается, сброс перемешивают: с криминалом на планшете это 1 коррупция, без него 1 добродетель.
viscounts-web-sets = Комплекты лент
viscounts-web-sets-say = Комплекты разных лент приносят очки; каждый манускрипт входит в один комплект.
viscounts-web-tie-wealth = При ничьей: серебро и ресурсы
viscounts-web-tie-automa = При ничьей побеждает Автома
