## Командний рядок: довідка і що не так із запитом.

cli-about = Середньовічні настільні ігри: грати, вивчати, досліджувати.
cli-usage = Використання:
cli-some-options = ПАРАМЕТРИ
cli-some-command = КОМАНДА
cli-commands = Команди:
cli-arguments = Аргументи:
cli-options = Параметри:
cli-default = (типово: { $value })
cli-env = (змінна: { $name })
cli-exit = Код завершення: 0 — усе зроблено; 1 — щось не вдалося або перевірка знайшла помилку; 2 — у командному рядку просять того, чого немає.

# Що роблять команди

cli-does-games = Показати ігри, кількість місць і налаштування
cli-does-serve = Відкрити стіл у браузері; те саме, що запуск без команди
cli-does-backup = Скопіювати дані столу, навіть поки він відкритий
cli-does-copy = Перенести дані між текою та базою PostgreSQL і прочитати їх ще раз
cli-does-think = Думати за дім, чиї вузли питають через шину: ходи ботів, підказки, розбори
cli-does-key = Показати ключ, потрібний мислителям дому
cli-does-play = Грати в терміналі: з ботами або по черзі за одним екраном
cli-does-simulate = Провести багато партій між ботами й порахувати
cli-does-arena = Звести ботів між собою і дізнатися, хто грає краще
cli-does-analyse = Оцінити кожне рішення закінченої партії
cli-does-replay = Перевірити запис хід за ходом і показати позицію з нього
cli-does-scenario = Виконати файли сценаріїв, зокрема з тек
cli-does-rules = Прочитати правила гри, один розділ або одне правило
cli-does-help = Розповісти, що робить команда

# Що означають аргументи

cli-arg-help = Показати цю довідку
cli-arg-version = Показати версію
cli-arg-lang = Мова: en, ru або uk (типово: мова системи)
cli-arg-json = Вивести один документ JSON
cli-arg-command = Яка команда; без неї — усі
cli-arg-addr = Де приймати з’єднання (типово: 127.0.0.1:8080 або будь-який вільний порт, якщо цей зайнято)
cli-arg-data = Тека з даними
cli-arg-database = База PostgreSQL замість теки з даними, наприклад postgres://castellan@db.example.org/castellan
cli-arg-bus = Шина, що з’єднує кілька вузлів з однією базою, наприклад nats://bus.example.org
cli-arg-think-bus = Шина дому, наприклад nats://bus.example.org
cli-arg-simulate-bus = Доручити частину партій мислителям на цій шині; результат буде той самий
cli-arg-arena-bus = Доручити частину партій мислителям на цій шині; результат буде той самий
cli-arg-key = Ключ мислителів, який показує castellan key
cli-arg-key-database = База PostgreSQL цього дому
cli-arg-think-threads = Скільки думок одночасно (типово: по одній на ядро)
cli-arg-serve-data = Тека з даними (типово: castellan-data)
cli-arg-base_url = За якою адресою приходять люди, якщо вона не та, де приймаються з’єднання
cli-arg-behind_proxy = Перед столом стоїть проксі й повідомляє адресу відвідувача в X-Forwarded-For
cli-arg-metrics_addr = Де показувати показники сервера, що працює, окремо від столу (типово: ніде)
cli-arg-log = Як писати журнал у потік помилок: text, json або off (типово: text)
cli-arg-game = Яка гра
cli-arg-play-game = Яка гра; без неї — меню
cli-arg-seats = Скільки місць за столом (типово: якнайменше)
cli-arg-play-bots = Боти на останні місця, через кому, наприклад knight,squire
cli-arg-simulate-bots = Один бот на всі місця або по одному на кожне, через кому
cli-arg-arena-bots = Перший займає одне місце, інші ділять решту; один-єдиний грає сам із собою для контролю
cli-arg-seed = Число, з якого беруться всі випадковості
cli-arg-play-seed = Число, з якого беруться випадок і рішення ботів (типово: за годинником)
cli-arg-analyse-seed = Число, з якого суддя бере випадкові приклади
cli-arg-options = Налаштування гри; можна вказати кілька
cli-arg-ask = Питати й там, де вибір майже очевидний, наприклад про срібло наприкінці ходу
cli-arg-resume = Продовжити збережену партію; яка це гра, сказано у файлі
cli-arg-threads = Скільки партій грати одночасно (типово: по одній на ядро)
cli-arg-simulate-games = Скільки партій
cli-arg-arena-games = Скільки партій; округлюється вгору, щоб кожен посидів усюди
cli-arg-out = Зберегти запис кожної партії в цю теку
cli-arg-sprt = Зупинитися, щойно стане ясно, чи перемагає перший хоча б на стільки відсотків частіше за рівного
cli-arg-svg = Намалювати графік
cli-arg-backup-file = Куди записати копію; наявний файл лишається як є
cli-arg-from = Що копіювати: тека з даними або адреса бази; жоден сервер не має нею користуватися
cli-arg-to = Куди: тека або база, у якій ще нічого не зберігається
cli-arg-analyse-file = Запис закінченої партії або - для стандартного вводу
cli-arg-replay-file = Запис або - для стандартного вводу
cli-arg-level = Хто судить: page, squire, knight або baron
cli-arg-at = Позиція після стількох ходів (типово: після всіх): з неї грають далі або її показують
cli-arg-view = Чиїми очима дивитися: місце (від A до E), spectator — глядач, all — видно все
cli-arg-paths = Файли й теки
cli-arg-id = Правило або розділ, наприклад KRD-5.5 чи KRD-5

# Що стоїть замість значення

cli-value-file = ФАЙЛ
cli-value-dir = ТЕКА
cli-value-list = СПИСОК
cli-value-key-value = НАЗВА=ЗНАЧЕННЯ
cli-value-percent = ВІДСОТОК
cli-value-addr-port = АДРЕСА:ПОРТ
cli-value-format = ФОРМАТ
cli-value-view = ПОГЛЯД
cli-value-lang = МОВА
cli-value-game = ГРА
cli-value-id = ПРАВИЛО
cli-value-paths = ШЛЯХИ
cli-value-level = РІВЕНЬ
cli-value-command = КОМАНДА

# Що не вдалося зрозуміти

cli-fault = { $why } Докладніше: castellan --help
cli-fault-command = Команди «{ $command }» немає; є: { $known }.
cli-fault-unknown = Аргументу «{ $arg }» тут немає.
cli-fault-missing = Бракує: { $arg }.
cli-fault-twice = { $arg } можна вказати лише один раз.
cli-fault-conflict = { $arg } і { $other } суперечать одне одному.
cli-fault-no-text = Один з аргументів не читається як текст.
cli-fault-no-value = Для { $arg } потрібне значення.
cli-fault-value = «{ $value }» не підходить для { $arg }.
cli-fault-arguments = Аргументи не підходять один до одного.

cli-expects-number = Потрібне ціле число.
cli-expects-games = Потрібне ціле число від 1.
cli-expects-threads = Потрібне ціле число від 1 до 256.
cli-expects-sprt = Потрібне число більше за 0 і менше за 50.
cli-expects-game = Є такі ігри: { $games }.
cli-expects-bots = Є такі боти: { $bots }; для досліджень також search:N, search:N:full і search:N:plain.
cli-expects-level = Є такі рівні: { $levels }.
cli-expects-lang = Є такі мови: { $langs }.
cli-expects-log = Журнал буває text, json або off.
cli-expects-addr = Адреса має такий вигляд: 127.0.0.1:8080.
cli-expects-metrics_addr = Адреса має такий вигляд: 127.0.0.1:9090.
cli-expects-behind_proxy = Це true або false.

# Чого немає

cli-play-what = Назвіть гру: { $games }. Або продовжте збережену партію: --resume ФАЙЛ.
cli-other-game = { $file } — партія гри { $game }, а не { $named }.
cli-resume-stdin = Збережена партія читається з файлу: на стандартному вводі набирають ходи.
cli-seats = { $game }: місць за столом від { $fewest } до { $most }, а не { $asked }.
cli-bots-for-each = Ботів: { $bots }, місць: { $seats } — не сходиться. Назвіть одного на всі місця або по одному на кожне.
cli-bots-at-most = Ботів: { $bots }, місць: { $seats } — не сходиться. Назвіть не більше одного на місце.
cli-bot-not-offered = У цій грі немає бота «{ $bot }»; є: { $bots }.
cli-option-pair = Налаштування пишеться як назва=значення, а не «{ $pair }».
cli-option-key = У { $game } немає налаштування «{ $key }»; є: { $known }.
cli-option-value = Налаштування { $key } не може бути «{ $value }», лише: { $known }.
cli-option-twice = Налаштуванню { $key } дано два різні значення.
cli-no-rule = У { $game } немає правила «{ $id }»; розділи йдуть від { $first } до { $last }.
cli-no-position = Ходів у записі: { $moves }, тож позиції після { $at } немає.
cli-no-view = Дивитися можна з одного з місць (A, B, …; усього { $seats }), як spectator або all, але не «{ $view }».
cli-no-file = Файлу { $file } немає.
cli-no-name = { $file } не може бути назвою файлу.
cli-no-url = «{ $url }» — не адреса сторінки на зразок https://example.org.
cli-no-scenarios = Сценаріїв (*.toml) тут немає: { $path }.

# Чого не вдалося зробити

cli-cannot-read = Не вдалося прочитати { $file }: { $why }.
cli-cannot-write = Не вдалося записати { $file }: { $why }.
cli-no-plain-file = { $file } — не звичайний файл. Запис зі стандартного вводу читається як -.
cli-file-too-large = { $file } більший за { $most } байтів; таких записів партій не буває.
cli-file-exists = Файл { $file } уже є, його не змінено. Виберіть іншу назву.
cli-not-over = { $file }: партію не закінчено; розбираються лише закінчені.
cli-no-output = Не вдається вивести результат: { $why }.
cli-no-input = Не вдається прочитати ввід: { $why }.
cli-no-log = Не вдається вести журнал: { $why }.
cli-no-server = Сервер не запускається: { $why }.
cli-no-address = Не вдається приймати з’єднання на { $file }: { $why }.
cli-no-backup = Не вдалося записати копію: { $why }.
cli-copied = Скопійовано й прочитано ще раз: столів — { $tables }, рядків журналу — { $rows }, імен — { $identities }.
cli-place-taken = { $place } вже зберігає чиїсь дані; виберіть порожнє місце.
cli-no-copy = Не вдалося скопіювати дані: { $why }.
cli-copy-differs = Копія відрізняється від оригіналу ({ $name }); не користуйтеся нею.
cli-no-metrics-address = Не вдається приймати з’єднання на { $file } (--metrics-addr): { $why }.
cli-one-address = { $addr } — адреса для гравців; показникам потрібна окрема адреса.
cli-old-sqlite = Програму зібрано з SQLite { $found }, яка може пошкодити файл даних; зберіть її з версією 3.51.3 або новішою.
cli-data-locked = Текою { $dir } користується інший сервер.
cli-data-newer = { $file } записано новішою версією Castellan.
cli-data-unread = Не вдається відкрити { $file }: { $why }.
cli-data-wrong = Файл даних відповідає не так, як має: { $why }.
cli-data-key = Ключ у файлі даних пошкоджено.
cli-data-shared = { $place }: цією базою вже користується інший сервер.
cli-data-replica = { $place } — репліка; вкажіть основний сервер бази.
cli-data-forgetful = { $place }: { $setting } = off, підтверджене може зникнути; увімкніть цей параметр.
cli-no-database = Адреса бази має такий вигляд: postgres://castellan@db.example.org/castellan; { $why }.
cli-no-bus = Адреса шини має такий вигляд: nats://bus.example.org; { $why }.
cli-bus-alone = У вузлів спільна база: разом із --bus потрібен і --database postgres://….
cli-bus-away = Шина { $place } недоступна: { $why }.
cli-bus-denied = Шина { $place } не приймає ім’я користувача та пароль.
cli-bus-mute = Шина { $place } не дає цьому вузлу ні говорити, ні слухати: його користувачеві потрібні права publish і subscribe на castellan.>.
cli-bus-foreign = Вузли на шині { $place } працюють з іншою базою. Дайте кожному дому власну назву після адреси, наприклад { $place }/winter.
cli-thinking = Думаю; думок одночасно — до { $threads }.
cli-no-thinkers = На шині немає мислителів; усі партії граються тут.
cli-thinkers-key = Ключ мислителів — це рядок, який виводить castellan key.
cli-thinkers-key-foreign = У вузлів і мислителів на шині { $place } інший ключ; ключ їхнього дому показує castellan key.
cli-thinker-mute = Шина { $place } не дає цьому мислителеві ні говорити, ні слухати: його користувачеві потрібні права publish на castellan.think.> і castellan.answer.> та subscribe на castellan.think.>.
cli-half-copied = До { $place } почали копіювати дім, але не закінчили; запустіть castellan copy ще раз.

# Що каже система

cli-system-not-found = такого файлу чи теки немає
cli-system-denied = немає доступу
cli-system-exists = він уже є
cli-system-folder = це тека
cli-system-no-folder = частина шляху — не тека
cli-system-full = скінчилося місце
cli-system-no-text = це не текст
cli-system-name = це не назва файлу
cli-system-address-taken = адресу зайнято

# Сценарії та змагання

cli-scenario-passed = правильно
cli-scenario-failed = НЕПРАВИЛЬНО
cli-scenarios-sum = правильно: { $passed }, неправильно: { $failed }
cli-scenarios-failed = { $failed ->
    [one] Не пройшов { $failed } сценарій.
    [few] Не пройшли { $failed } сценарії.
   *[many] Не пройшли { $failed } сценаріїв.
}
cli-arena-bot = бот
cli-arena-wins = перемоги, 95 %
cli-arena-margin = перевага
cli-arena-rating = рейтинг
cli-arena-time = час на хід
cli-arena-sum = Партій: { $games } за { $seconds } с; рівний перемагає в { $even } %
cli-arena-better = { $bot }: краще
cli-arena-not-better = { $bot }: не краще
cli-arena-open = { $bot }: партій замало, щоб судити
