## Стіл у браузері: сторінки, кнопки, підказки.

# Верхній рядок

web-skip = Перейти до вашого ходу
web-brand-home = Castellan, на головну
web-language = Мова
web-theme = Світла чи темна
web-theme-system = Як у системі
web-theme-light = Світла
web-theme-dark = Темна
web-rules = Правила
web-learn = Як грати
web-all-rules = Усі правила
web-before = Було
web-after = Стало
web-rulebook = Книга правил
web-contents = Зміст
# Хто грає у прикладах; не менше, ніж місць за столом, через кому.
web-learn-names = Анна, Богдан, Віра, Гліб, Діана
web-sound = Звук
web-fork = Що, якби: зіграти копію цього моменту
web-account = Ваше ім’я та ключ
web-noscript = Щоб обирати карти й отримувати новини, столу потрібен JavaScript. Правила, форми та повтори працюють і без нього.

# Головна

web-home-title = Середньовічні настільні ігри
web-hero = Середньовічні ігри за одним добрим столом.
web-hero-say = Грайте з друзями або з терплячими ботами. Кожне правило під рукою, кожен хід можна переглянути, і приховані лише карти.
web-hero-note = «Королівська дорога» проти ботів, близько 20 хвилин. Реєстрація не потрібна.
web-play-now = Грати
web-play-now-bots = Грати проти ботів
web-play-alone = Грати наодинці
web-level = Рівень ботів
web-find-table = Знайти стіл
web-games = Ігри
web-open-table = Відкрити стіл
web-my-matches = Ваші партії
web-wait-for-you = { $n ->
    [one] { $n } чекає на вас
   *[other] { $n } чекають на вас
}
web-none-running = Зараз у вас немає незакінчених партій.
web-finished = { $n ->
    [one] { $n } закінчена партія
    [few] { $n } закінчені партії
   *[many] { $n } закінчених партій
}
web-running = Грають зараз
web-none-to-watch = Зараз немає партій, відкритих для глядачів.
web-left = лишилося { $time }
web-with = за столом: { $who }
web-next-match = Наступна партія чекає на ваш хід
web-pace-brief = { $minutes } хв + { $seconds } с
web-open-tables = Відкриті столи
web-no-tables = Зараз ніхто не чекає. Відкрийте стіл і надішліть посилання або зіграйте проти ботів.
web-new-table = Новий стіл
web-play = Грати
web-open = Відкрити
web-look-back = Повтор
web-sit-down = Сісти за стіл
web-watch = Дивитися
web-stage-gathering = збір гравців
web-stage-playing = триває гра
web-stage-over = завершена
web-your-turn = ваш хід
web-seats-taken = зайнято місць: { $taken } з { $seats }
web-import = Відкрити запис
web-import-say = Запис — це файл, збережений з Castellan. Він відкриється як завершена партія: її можна переглянути або продовжити.
web-import-do = Відкрити
web-foot = Castellan — відкрите неофіційне цифрове видання. Усі малюнки наші.

web-kings-road-length = 30 хв
web-kings-road-kind = Без випадковості
web-kings-road-say = Таємно викладіть три карти, перемагайте в регіонах на шляху Короля і з’єднуйте своїх шляхтичів дорогами.
web-kings-road-step-1 = Усі кладуть по три карти сорочкою догори: кожна посилає маркер до регіону.
web-kings-road-step-2 = Регіон Короля платить найсильнішим; єдиний лідер ставить шляхтича.
web-kings-road-step-3 = Шляхтичі, з’єднані дорогами, приносять дедалі більше. На 40 очках починається останній підрахунок.

# Новий стіл

web-table-title = Назва столу
web-table-of = Стіл гравця { $name }
web-seats = Місця
web-number-of-seats = Кількість місць
web-seat-n = Місце { $seat }
web-seat-me = Я
web-seat-open = Вільно: за запрошенням
web-seat-hotseat = Хтось поруч зі мною
web-hotseat-say = «Хтось поруч зі мною» теж грає в цьому браузері: ви ходите по черзі, і кожен бачить лише свої карти.
web-bot = бот
web-bot-random = Бот: грає будь-що за правилами
web-bot-greedy = Бот: на крок уперед
web-bot-page = Паж: для першої партії
web-bot-squire = Зброєносець: знає, чого хоче
web-bot-knight = Лицар: грає добре
web-bot-baron = Барон: сильнішого в нас немає
web-bot-gentle-rival = М’який суперник: багато вам поступається
web-bot-fair-rival = Рівний суперник: дбає про своє
web-bot-stern-rival = Суворий суперник: не поступається нічим
web-value-true = так
web-value-false = ні
web-kings-road-option-hereditary-nobles = Спадкові шляхтичі
web-kings-road-option-hereditary-nobles-say = Шляхтичі лишаються назавжди, і в регіоні їх може бути кілька.
web-pace = Темп
web-pace-say = Коли час вийде, місце займе бот.
web-pace-untimed = Без годинника
web-pace-live-5-5 = Наживо: 5 хв, 5 с на хід
web-pace-live-10-5 = Наживо: 10 хв, 5 с на хід
web-pace-live-20-10 = Наживо: 20 хв, 10 с на хід
web-pace-days-1 = Неквапно: 1 день на хід
web-pace-days-3 = Неквапно: 3 дні на хід
web-pace-days-7 = Неквапно: 7 днів на хід
web-pace-live = { $minutes ->
    [one] { $minutes } хвилина кожному
    [few] { $minutes } хвилини кожному
   *[many] { $minutes } хвилин кожному
}, { $seconds ->
    [0] без додатку
    [one] плюс { $seconds } секунда за хід
    [few] плюс { $seconds } секунди за хід
   *[many] плюс { $seconds } секунд за хід
}
web-pace-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[many] { $days } днів на хід
}
web-stand-in = Якщо хтось піде
web-stand-in-say = Цей бот дограє за того, хто пішов або не вклався в час, і займе порожні місця.
web-hints = Підказки
web-hints-say = Як зіграв би сильний гравець — тому, хто спитає.
web-hints-auto = Коли одна людина грає з ботами
web-hints-on = Завжди
web-hints-off = Ніколи
web-public = Показати стіл усім
web-public-say = Інакше сісти зможуть лише ті, хто має посилання.
web-cancel = Скасувати

# Збір

web-is-public = видно всім
web-is-private = за запрошенням
web-invite = Надішліть це посилання тим, з ким хочете грати
web-invite-say = Хто його відкриє, займе наступне вільне місце. Реєстрація не потрібна.
web-invited = Вас кличуть грати.
web-name-say = Так вас побачать інші.
web-length = Тривалість
web-preview = { $game }: { $title }
web-preview-say = Вас кличуть грати. Реєстрація не потрібна
web-full = Усі місця зайнято. Можна дивитися.
web-take-seat = Зайняти місце
web-copy = Копіювати
web-seat-free = вільно
web-seat-waiting = чекає на гравця
web-seat-rules = грає за правилами
web-first-player = Перший гравець: почав партію
web-seats-open = { $n ->
    [one] Вільне { $n } місце.
    [few] Вільні { $n } місця.
   *[many] Вільно { $n } місць.
}
web-all-here = Усі місця зайнято.
web-waits-for-kept = Партія почнеться, коли зберуться всі, кого покликали.
web-host-starts = Партію почне той, хто відкрив стіл.
web-start = Почати
web-fill-start = Додати ботів і почати
web-fill-start-say = Боти займуть вільні місця, чекати не треба.
web-leave = Піти з-за столу

# Стіл

web-board = Поле
web-desk = Ваше місце
web-tips = Пояснення
web-hand = Ваші карти
web-watching = { $n ->
    [one] { $n } глядач
    [few] { $n } глядачі
   *[many] { $n } глядачів
}
web-you = ви
web-here = тут
web-away = офлайн
web-clock = Лишилося часу
web-score = Очки
web-of = з { $n }
web-no-points-from = Нікому не дали очок: { $lines }.
web-points = { $n ->
    [one] очко
    [few] очки
   *[other] очок
}
web-tab-your-turn = Ваш хід
web-undo = Скасувати
web-undo-say = На крок назад: спершу останній вибір, потім останній хід
web-reorder = Інший порядок
web-in-this-order = у цьому порядку
web-face-down = сорочкою догори
web-cards-lie = { $n ->
    [one] Одна карта сорочкою догори
    [few] { $n } карти сорочкою догори
   *[many] { $n } карт сорочкою догори
}
web-one-less = { $kind }: на одну одиницю менше
web-one-more = { $kind }: на одну одиницю більше
web-if-it-ended = Якби партія скінчилася зараз
web-so-far = Уже є
web-supply = Ваш особистий запас
web-payment = Оплата
web-remain = лишиться
web-ways-to-pay = Способи оплати
web-fold-payment = Згорнути або показати оплату
web-kinds-paid = { $n ->
    [one] { $n } вид
    [few] { $n } види
   *[other] { $n } видів
}
web-to-now = До поточного моменту
web-fork-others = Хто грає за решту
web-fork-played = проти тих самих ботів
web-fork-bot = суперники: { $rank }
web-fork-me = усі місця мої
web-play-on = Грати звідси
web-chronicle = Хроніка
web-chat = Чат
web-chronicle-chat = Хроніка і чат
web-chat-message = Повідомлення
web-chat-say = Скажіть щось столу
web-chat-send = Надіслати
web-chat-invited-only = Писати тут можуть лише запрошені за цей стіл.
web-close = Закрити
web-more = Ще
web-export = Запис
web-share = Посилання на цей момент
web-keys = Клавіатура
web-keys-say = На кириличній розкладці літери працюють там само, де на латинській клавіатурі.
web-keys-arrows = ведуть по картах і полю; осторонь від них ліворуч і праворуч гортають партію, із Shift — за раундами
web-keys-enter = обирає
web-keys-confirm = підтверджує хід
web-keys-undo = крок назад: спершу останній вибір, потім останній хід
web-keys-order = змінює порядок обраного
web-keys-hint = просить підказку
web-keys-escape = закриває відкрите або знімає останній вибір
web-keys-explain = пояснює те, що у фокусі; інакше відкриває цю сторінку
web-keys-moves = гортають партію за ходами
web-keys-rounds = гортають партію за раундами
web-keys-mistakes = у розібраній партії: до наступної чи попередньої помилки
web-keys-mine = лише власні помилки чи помилки всіх
web-resign = Вийти з партії
web-leave-ask = Покинути партію?
web-leave-say = Замість вас продовжить бот, і всі про це дізнаються. До кінця партії ви зможете повернутися на своє місце.
web-stay = Лишитися
web-you-left = Ви покинули партію. За вас грає бот.
web-come-back = Повернутися на місце
web-stands-in = замість: { $who }
web-news-left = { $who } йде, далі грає { $bot }.
web-news-late = { $who }: час вийшов, далі грає { $bot }.
web-news-back = { $who } знову за столом.
web-to-moment = До моменту після ходу { $n }
web-replay = Момент партії
web-step-back = На хід назад
web-step-on = На хід уперед
web-round-back = До попереднього раунду
web-round-on = До наступного раунду
web-autoplay = Показати по порядку

# Таблиця очок

web-score-sheet = Таблиця очок
web-rank = Місце
web-total = Разом
web-rematch = Реванш
web-rematch-by = { $who } пропонує реванш.
web-rematch-there = Запропоновано реванш.
web-rematch-yours = Ви запропонували реванш. Решта вже бачить запрошення.
web-rematch-join = Грати
web-rematch-decline = Відмовитися
web-rematch-go = До реваншу
web-rematch-declined = Відмова: { $who }.
web-tab-rematch = Реванш?
web-seat-kept = чекаємо на згоду зіграти ще
web-chart = Як зростали очки, { $axis }
kings-road-chart-axis = раунд за раундом
castle-chart-axis = раунд за раундом
architects-chart-axis = від оновлювання до оновлювання
viscounts-chart-axis = хід за ходом

# Ім’я та ключ

web-account-say = Реєстрація не потрібна: цей браузер вас пам’ятає. Як вас звати, вирішуєте ви.
web-name = Ім’я
web-save = Зберегти
web-recovery = Ваш ключ
web-recovery-say = З ключем вас упізнають і на іншому пристрої. У кого він є, той грає від вашого імені, тому нікому його не показуйте.
web-recover = У мене є ключ
web-recover-say = Браузер увійде як власник ключа.
web-recover-do = Увійти за ключем
web-renew = Мій ключ потрапив у чужі руки
web-renew-say = Усі ключі, токени й браузери, крім цього, перестануть діяти.
web-renew-do = Створити новий ключ

# Помилки

web-error-400 = Не вийшло
web-error-403 = Немає доступу
web-error-404 = Тут нічого немає
web-error-429 = Повільніше, будь ласка
web-error-500 = Щось зламалося
web-to-home = До ігор

# Що кажуть скрипти

web-js-copied = Скопійовано.
web-js-copy-failed = Браузер не дозволив копіювати. Виділіть текст і скопіюйте його самі.
web-js-link-copied = Посилання на цей момент скопійовано.
web-js-offline = Немає зв’язку. Пробуємо знову…
web-js-online = Зв’язок відновлено.
web-no-line = Немає зв’язку
web-no-line-say = Сервер не відповідає. Щойно зв’язок з’явиться, сторінка відкриється сама. А поки можна почитати:
web-js-stale = Гра пішла вперед. Ось як усе виглядає зараз.
web-js-gone = Цього столу більше немає.
web-js-your-turn = Ваш хід.
web-js-sound-on = Звук увімкнено
web-js-sound-off = Звук вимкнено
web-js-refused = Так не можна.
web-js-thinking = Думаю…
web-js-close = Закрити
web-js-choose = Обрати
web-js-unchoose = Скасувати вибір
# The first # is the larger unit.
web-js-clock-days = # д # год
web-js-clock-hours = # год # хв
web-js-rulebook = Відкрити правила

# «Королівська дорога» в браузері

web-kings-road-board = Мапа восьми регіонів на шляху Короля
web-kings-road-outlook = Наступний підрахунок — { $regions }. Партія закінчиться після раунду, у якому хтось набере { $goal } очок; найближче { $leader }, лишилося { $missing }. Потім ще раз підраховують усі інші регіони.
web-kings-road-outlook-over = Партію завершено. Найбільше очок: { $leader }, { $score }.
web-kings-road-scored-king = Король: підрахунок зараз
web-kings-road-scored-dragon = і тут, через Дракона
web-kings-road-scored-yours = і тут, ваш Дракон
web-kings-road-scored-now = підрахунок зараз
web-kings-road-region-label = { $name }, номер { $number }.{ $king ->
    [1] { " Тут Король." }
   *[other] { "" }
} { $markers ->
    [0] Маркерів немає.
   *[other] Маркери: { $counts }.
} { $nobles ->
    [0] Шляхтича немає.
    [one] Шляхтич: { $owners }.
   *[other] Шляхтичі: { $owners }.
}
web-kings-road-region-say = { $steps ->
    [0] Король тут. Місця приносять { $values }, а єдиний лідер ставить шляхтича.
    [1] Сюди Король прийде наступним. Місця приносять { $values }, а єдиний лідер ставить шляхтича.
   *[other] До приходу Короля регіонів: { $steps }. Місця приносять { $values }, а єдиний лідер ставить шляхтича.
}
web-kings-road-nobody = Ні в кого немає впливу.
web-kings-road-and-noble = { $n ->
    [0] шляхтич
   *[other] { $n } + шляхтич
}
web-kings-road-place = місце { $place }:
web-kings-road-bonus = Бонус за шляхтича: довжина ланцюга
web-kings-road-places-paid = { $n ->
    [one] оплачується { $n } місце
    [few] оплачуються { $n } місця
   *[many] оплачуються { $n } місць
}
web-kings-road-supply = Маркерів у запасі: { $n }
web-kings-road-nobles = Шляхтичів: { $n }, найдовший ланцюг: { $chain }
web-kings-road-chain = ланцюг { $n }
web-kings-road-dragon-there = Дракона ще не зіграно
web-kings-road-dragon-gone = Дракона зіграно
web-kings-road-witch-there = Відьму ще не зіграно
web-kings-road-witch-gone = Відьму зіграно
web-kings-road-chooses = Обирає
web-kings-road-no-markers = Немає маркерів: не грає карт
web-kings-road-choose-more = { $cards ->
    [one] Оберіть ще одну карту.
    [few] Оберіть ще { $cards } карти.
   *[many] Оберіть ще { $cards } карт.
}
web-kings-road-ready = Вибір готовий. Покласти сорочкою догори?
web-kings-road-hint = Натискайте на карти або на регіони. Порядок важливий лише для Лицаря.
web-kings-road-witch-alone = Відьму кладуть саму.
web-kings-road-swap = Натисніть на іншу, щоб замінити.
web-kings-road-lay-down = Покласти
web-kings-road-does-region = Один маркер { $to }.
web-kings-road-does-dragon = Дракон: підраховується і { $region }.
web-kings-road-does-knight = Лицар додає другий маркер до регіону карти просто перед ним.
web-kings-road-does-knight-behind = Лицар додає другий маркер { $to }.
web-kings-road-does-decline = Лицар лежить, але нічого не розміщує: цей маркер лишиться у вас.
web-kings-road-does-witch = Відьма, сама: ви оберете знову, коли решта розмістить маркери.
web-kings-road-decline = Лишити його маркер
web-kings-road-used = Карту вже зіграно, вона вийшла з гри.
web-kings-road-knight-say = Лягає останнім і додає другий маркер до регіону карти просто перед ним: лише для нього важить порядок карт. Повертається на руку щораунду.
web-kings-road-dragon-say = Цього раунду підраховується ще один регіон на шляху Короля. Маркерів не розміщує. Один раз за партію.
web-kings-road-witch-say = Її кладуть саму: обравши іншу карту, ви повернете її на руку. Ви оберете знову, коли решта розмістить маркери. Один раз за партію.
