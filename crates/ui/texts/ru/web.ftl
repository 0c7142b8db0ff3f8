## Стол в браузере: страницы, кнопки, подсказки.

# Верхняя строка

web-skip = Перейти к вашему ходу
web-brand-home = Castellan, на главную
web-language = Язык
web-theme = Светлая или тёмная
web-theme-system = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-rules = Правила
web-learn = Как играть
web-all-rules = Все правила
web-before = Было
web-after = Стало
web-rulebook = Книга правил
web-contents = Содержание
# Кто играет в примерах; не меньше, чем мест за столом, через запятую.
web-learn-names = Анна, Борис, Вера, Глеб, Дина
web-sound = Звук
web-fork = Что, если: сыграть копию этого момента
web-account = Ваше имя и ключ
web-noscript = Чтобы выбирать карты и получать новости, столу нужен JavaScript. Правила, формы и повторы работают и без него.

# Главная

web-home-title = Средневековые настольные игры
web-hero = Средневековые игры за одним добрым столом.
web-hero-say = Играйте с друзьями или с терпеливыми ботами. Любое правило под рукой, любой ход можно пересмотреть, и скрыты только карты.
web-hero-note = «Королевская дорога» против ботов, около 20 минут. Регистрация не нужна.
web-play-now = Играть
web-play-now-bots = Играть против ботов
web-play-alone = Играть одному
web-level = Уровень ботов
web-find-table = Найти стол
web-games = Игры
web-open-table = Открыть стол
web-my-matches = Ваши партии
web-wait-for-you = { $n ->
    [one] { $n } ждёт вас
   *[other] { $n } ждут вас
}
web-none-running = Сейчас у вас нет незаконченных партий.
web-finished = { $n ->
    [one] { $n } законченная партия
    [few] { $n } законченные партии
   *[many] { $n } законченных партий
}
web-running = Играют сейчас
web-none-to-watch = Сейчас нет открытых для зрителей партий.
web-left = осталось { $time }
web-with = за столом: { $who }
web-next-match = Следующая партия ждёт вашего хода
web-pace-brief = { $minutes } мин + { $seconds } с
web-open-tables = Открытые столы
web-no-tables = Сейчас никто не ждёт. Откройте стол и отправьте ссылку или сыграйте против ботов.
web-new-table = Новый стол
web-play = Играть
web-open = Открыть
web-look-back = Повтор
web-sit-down = Сесть за стол
web-watch = Смотреть
web-stage-gathering = сбор игроков
web-stage-playing = идёт игра
web-stage-over = завершена
web-your-turn = ваш ход
web-seats-taken = занято мест: { $taken } из { $seats }
web-import = Открыть запись
web-import-say = Запись — это файл, сохранённый из Castellan. Она откроется как завершённая партия: её можно пересмотреть или продолжить.
web-import-do = Открыть
web-foot = Castellan — открытое неофициальное цифровое издание. Все рисунки наши.

web-kings-road-length = 30 мин
web-kings-road-kind = Без случайности
web-kings-road-say = Тайно выложите три карты, побеждайте в регионах на пути Короля и соединяйте своих дворян дорогами.
web-kings-road-step-1 = Все кладут по три карты рубашкой вверх: каждая посылает маркер в регион.
web-kings-road-step-2 = Регион Короля платит сильнейшим; единственный лидер ставит дворянина.
web-kings-road-step-3 = Дворяне, соединённые дорогами, приносят всё больше. На 40 очках начинается последний подсчёт.

# Новый стол

web-table-title = Название стола
web-table-of = Стол игрока { $name }
web-seats = Места
web-number-of-seats = Число мест
web-seat-n = Место { $seat }
web-seat-me = Я
web-seat-open = Свободно: по приглашению
web-seat-hotseat = Кто-то рядом со мной
web-hotseat-say = «Кто-то рядом со мной» тоже играет в этом браузере: вы ходите по очереди, и каждый видит только свои карты.
web-bot = бот
web-bot-random = Бот: играет что угодно по правилам
web-bot-greedy = Бот: на шаг вперёд
web-bot-page = Паж: для первой партии
web-bot-squire = Оруженосец: знает, чего хочет
web-bot-knight = Рыцарь: играет хорошо
web-bot-baron = Барон: сильнее у нас нет
web-bot-gentle-rival = Мягкий соперник: многое вам уступает
web-bot-fair-rival = Ровный соперник: занят своим делом
web-bot-stern-rival = Суровый соперник: не уступает ничего
web-value-true = да
web-value-false = нет
web-kings-road-option-hereditary-nobles = Столбовые дворяне
web-kings-road-option-hereditary-nobles-say = Дворяне остаются навсегда, и в регионе их может быть несколько.
web-pace = Темп
web-pace-say = Когда время выйдет, место займёт бот.
web-pace-untimed = Без часов
web-pace-live-5-5 = Вживую: 5 мин, 5 с на ход
web-pace-live-10-5 = Вживую: 10 мин, 5 с на ход
web-pace-live-20-10 = Вживую: 20 мин, 10 с на ход
web-pace-days-1 = Не спеша: 1 день на ход
web-pace-days-3 = Не спеша: 3 дня на ход
web-pace-days-7 = Не спеша: 7 дней на ход
web-pace-live = { $minutes ->
    [one] { $minutes } минута каждому
    [few] { $minutes } минуты каждому
   *[many] { $minutes } минут каждому
}, { $seconds ->
    [0] без добавки
    [one] плюс { $seconds } секунда за ход
    [few] плюс { $seconds } секунды за ход
   *[many] плюс { $seconds } секунд за ход
}
web-pace-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
web-stand-in = Если кто-то уйдёт
web-stand-in-say = Этот бот доиграет за того, кто ушёл или не уложился во время, и займёт пустые места.
web-hints = Подсказки
web-hints-say = Как сыграл бы сильный игрок — тому, кто спросит.
web-hints-auto = Когда один человек играет с ботами
web-hints-on = Всегда
web-hints-off = Никогда
web-public = Показать стол всем
web-public-say = Иначе сесть смогут только те, у кого есть ссылка.
web-cancel = Отмена

# Сбор

web-is-public = виден всем
web-is-private = по приглашению
web-invite = Отправьте эту ссылку тем, с кем хотите играть
web-invite-say = Кто её откроет, займёт следующее свободное место. Регистрация не нужна.
web-invited = Вас зовут играть.
web-name-say = Так вас увидят остальные.
web-length = Длительность
web-preview = { $game }: { $title }
web-preview-say = Вас зовут играть. Регистрация не нужна
web-full = Все места заняты. Можно смотреть.
web-take-seat = Занять место
web-copy = Копировать
web-seat-free = свободно
web-seat-waiting = ждёт игрока
web-seat-rules = играет по правилам
web-first-player = Первый игрок: начал партию
web-seats-open = { $n ->
    [one] Свободно { $n } место.
    [few] Свободны { $n } места.
   *[many] Свободно { $n } мест.
}
web-all-here = Все места заняты.
web-waits-for-kept = Партия начнётся, когда соберутся все, кого позвали.
web-host-starts = Партию начнёт тот, кто открыл стол.
web-start = Начать
web-fill-start = Добавить ботов и начать
web-fill-start-say = Боты займут свободные места, ждать не нужно.
web-leave = Уйти из-за стола

# Стол

web-board = Поле
web-desk = Ваше место
web-tips = Пояснения
web-hand = Ваши карты
web-watching = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
web-you = вы
web-here = здесь
web-away = офлайн
web-clock = Осталось времени
web-score = Очки
web-of = из { $n }
web-no-points-from = Никому не принесли очков: { $lines }.
web-points = { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
web-tab-your-turn = Ваш ход
web-undo = Отменить
web-undo-say = На шаг назад: сначала последний выбор, потом последний ход
web-reorder = Другой порядок
web-in-this-order = в этом порядке
web-face-down = рубашкой вверх
web-cards-lie = { $n ->
    [one] Одна карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[many] { $n } карт рубашкой вверх
}
web-one-less = { $kind }: на одну единицу меньше
web-one-more = { $kind }: на одну единицу больше
web-if-it-ended = Если бы партия кончилась сейчас
web-so-far = Уже есть
web-supply = Ваш личный запас
web-payment = Оплата
web-remain = останется
web-ways-to-pay = Способы оплаты
web-fold-payment = Свернуть или показать оплату
web-kinds-paid = { $n ->
    [one] { $n } вид
    [few] { $n } вида
   *[other] { $n } видов
}
web-to-now = К текущему моменту
web-fork-others = Кто играет за остальных
web-fork-played = против тех же ботов
web-fork-bot = соперники: { $rank }
web-fork-me = все места мои
web-play-on = Играть отсюда
web-chronicle = Хроника
web-chat = Чат
web-chronicle-chat = Хроника и чат
web-chat-message = Сообщение
web-chat-say = Скажите что-нибудь столу
web-chat-send = Отправить
web-chat-invited-only = Писать здесь могут только приглашённые за этот стол.
web-close = Закрыть
web-more = Ещё
web-export = Запись
web-share = Ссылка на этот момент
web-keys = Клавиатура
web-keys-say = На кириллической раскладке буквы работают там же, где на латинской клавиатуре.
web-keys-arrows = ведут по картам и полю; в стороне от них влево и вправо листают партию, с Shift — по раундам
web-keys-enter = выбирает
web-keys-confirm = подтверждает ход
web-keys-undo = шаг назад: сначала последний выбор, потом последний ход
web-keys-order = меняет порядок выбранного
web-keys-hint = просит подсказку
web-keys-escape = закрывает открытое или снимает последний выбор
web-keys-explain = объясняет то, что в фокусе; иначе открывает эту страницу
web-keys-moves = листают партию по ходам
web-keys-rounds = листают партию по раундам
web-keys-mistakes = в разобранной партии: к следующей или предыдущей ошибке
web-keys-mine = только свои ошибки или ошибки всех
web-resign = Выйти из партии
web-leave-ask = Покинуть партию?
web-leave-say = Вместо вас продолжит бот, и все об этом узнают. До конца партии вы сможете вернуться на своё место.
web-stay = Остаться
web-you-left = Вы покинули партию. За вас играет бот.
web-come-back = Вернуться на место
web-stands-in = вместо: { $who }
web-news-left = { $who } уходит, дальше играет { $bot }.
web-news-late = { $who }: время вышло, дальше играет { $bot }.
web-news-back = { $who } снова за столом.
web-to-moment = К моменту после хода { $n }
web-replay = Момент партии
web-step-back = На ход назад
web-step-on = На ход вперёд
web-round-back = К предыдущему раунду
web-round-on = К следующему раунду
web-autoplay = Показать по порядку

# Таблица очков

web-score-sheet = Таблица очков
web-rank = Место
web-total = Всего
web-rematch = Реванш
web-rematch-by = { $who } предлагает реванш.
web-rematch-there = Предложен реванш.
web-rematch-yours = Вы предложили реванш. Остальные уже видят приглашение.
web-rematch-join = Играть
web-rematch-decline = Отказаться
web-rematch-go = К реваншу
web-rematch-declined = Отказ: { $who }.
web-tab-rematch = Реванш?
web-seat-kept = ждём согласия на реванш
web-chart = Как росли очки, { $axis }
kings-road-chart-axis = раунд за раундом
castle-chart-axis = раунд за раундом
architects-chart-axis = от обновления к обновлению
viscounts-chart-axis = ход за ходом

# Имя и ключ

web-account-say = Регистрация не нужна: этот браузер вас помнит. Как вас зовут, решаете вы.
web-name = Имя
web-save = Сохранить
web-recovery = Ваш ключ
web-recovery-say = С ключом вас узнают и на другом устройстве. У кого он есть, тот играет от вашего имени, поэтому никому его не показывайте.
web-recover = У меня есть ключ
web-recover-say = Браузер войдёт как владелец ключа.
web-recover-do = Войти по ключу
web-renew = Мой ключ попал в чужие руки
web-renew-say = Все ключи, токены и браузеры, кроме этого, перестанут действовать.
web-renew-do = Создать новый ключ

# Ошибки

web-error-400 = Не получилось
web-error-403 = Нет доступа
web-error-404 = Здесь ничего нет
web-error-429 = Помедленнее, пожалуйста
web-error-500 = Что-то сломалось
web-to-home = К играм

# Что говорят скрипты

web-js-copied = Скопировано.
web-js-copy-failed = Браузер не разрешил копировать. Выделите текст и скопируйте его сами.
web-js-link-copied = Ссылка на этот момент скопирована.
web-js-offline = Нет связи. Пробуем снова…
web-js-online = Связь восстановлена.
web-no-line = Нет связи
web-no-line-say = До сервера не достучаться. Как только связь появится, страница откроется сама. А пока можно почитать:
web-js-stale = Игра ушла вперёд. Вот как обстоит дело сейчас.
web-js-gone = Этого стола больше нет.
web-js-your-turn = Ваш ход.
web-js-sound-on = Звук включён
web-js-sound-off = Звук выключен
web-js-refused = Так нельзя.
web-js-thinking = Думаю…
web-js-close = Закрыть
web-js-choose = Выбрать
web-js-unchoose = Отменить выбор
# The first # is the larger unit.
web-js-clock-days = # д # ч
web-js-clock-hours = # ч # мин
web-js-rulebook = Открыть правила

# «Королевская дорога» в браузере

web-kings-road-board = Карта восьми регионов на пути Короля
web-kings-road-outlook = Следующий подсчёт — { $regions }. Партия закончится после раунда, в котором кто-то наберёт { $goal } очков; ближе всех { $leader }, осталось { $missing }. Затем ещё раз подсчитываются все остальные регионы.
web-kings-road-outlook-over = Партия окончена. Больше всех очков: { $leader }, { $score }.
web-kings-road-scored-king = Король: подсчёт сейчас
web-kings-road-scored-dragon = и здесь, из-за Дракона
web-kings-road-scored-yours = и здесь, ваш Дракон
web-kings-road-scored-now = подсчёт сейчас
web-kings-road-region-label = { $name }, номер { $number }.{ $king ->
    [1] { " Здесь Король." }
   *[other] { "" }
} { $markers ->
    [0] Маркеров нет.
   *[other] Маркеры: { $counts }.
} { $nobles ->
    [0] Дворянина нет.
    [one] Дворянин: { $owners }.
   *[other] Дворяне: { $owners }.
}
web-kings-road-region-say = { $steps ->
    [0] Король здесь. Места приносят { $values }, а единственный лидер ставит дворянина.
    [1] Сюда Король придёт следующим. Места приносят { $values }, а единственный лидер ставит дворянина.
   *[other] До прихода Короля регионов: { $steps }. Места приносят { $values }, а единственный лидер ставит дворянина.
}
web-kings-road-nobody = Ни у кого нет влияния.
web-kings-road-and-noble = { $n ->
    [0] дворянин
   *[other] { $n } + дворянин
}
web-kings-road-place = место { $place }:
web-kings-road-bonus = Бонус за дворянина: длина цепи
web-kings-road-places-paid = { $n ->
    [one] оплачивается { $n } место
    [few] оплачиваются { $n } места
   *[many] оплачиваются { $n } мест
}
web-kings-road-supply = Маркеров в запасе: { $n }
web-kings-road-nobles = Дворян: { $n }, самая длинная цепь: { $chain }
web-kings-road-chain = цепь { $n }
web-kings-road-dragon-there = Дракон ещё не сыгран
web-kings-road-dragon-gone = Дракон сыгран
web-kings-road-witch-there = Ведьма ещё не сыграна
web-kings-road-witch-gone = Ведьма сыграна
web-kings-road-chooses = Выбирает
web-kings-road-no-markers = Нет маркеров: не играет карт
web-kings-road-choose-more = { $cards ->
    [one] Выберите ещё одну карту.
    [few] Выберите ещё { $cards } карты.
   *[many] Выберите ещё { $cards } карт.
}
web-kings-road-ready = Выбор готов. Положить рубашкой вверх?
web-kings-road-hint = Нажимайте на карты или на регионы. Порядок важен только для Рыцаря.
web-kings-road-witch-alone = Ведьму кладут одну.
web-kings-road-swap = Нажмите на другую, чтобы заменить.
web-kings-road-lay-down = Положить
web-kings-road-does-region = Один маркер { $to }.
web-kings-road-does-dragon = Дракон: подсчитывается и { $region }.
web-kings-road-does-knight = Рыцарь добавляет второй маркер в регион карты прямо перед ним.
web-kings-road-does-knight-behind = Рыцарь добавляет второй маркер { $to }.
web-kings-road-does-decline = Рыцарь лежит, но ничего не размещает: этот маркер останется у вас.
web-kings-road-does-witch = Ведьма, одна: вы выберете снова, когда остальные разместят маркеры.
web-kings-road-decline = Оставить его маркер
web-kings-road-used = Карта уже сыграна и вышла из игры.
web-kings-road-knight-say = Ложится последним и добавляет второй маркер в регион карты прямо перед ним: только для него важен порядок карт. Возвращается в руку каждый раунд.
web-kings-road-dragon-say = В этом раунде подсчитывается ещё один регион на пути Короля. Маркеров не размещает. Один раз за партию.
web-kings-road-witch-say = Её кладут одну: выбрав другую карту, вы вернёте её в руку. Вы выберете снова, когда остальные разместят маркеры. Один раз за партию.
