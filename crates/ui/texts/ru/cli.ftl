## Командная строка: справка и что не так с запросом.

cli-about = Средневековые настольные игры: играть, изучать, исследовать.
cli-usage = Использование:
cli-some-options = ПАРАМЕТРЫ
cli-some-command = КОМАНДА
cli-commands = Команды:
cli-arguments = Аргументы:
cli-options = Параметры:
cli-default = (по умолчанию: { $value })
cli-env = (переменная: { $name })
cli-exit = Код завершения: 0 — всё сделано; 1 — что-то не удалось или проверка нашла ошибку; 2 — в командной строке просят о том, чего нет.

# Что делают команды

cli-does-games = Показать игры, число мест и настройки
cli-does-serve = Открыть стол в браузере; то же, что запуск без команды
cli-does-backup = Скопировать данные стола, даже пока он открыт
cli-does-copy = Перенести данные между папкой и базой PostgreSQL и прочитать их ещё раз
cli-does-think = Думать за дом, чьи узлы спрашивают через шину: ходы ботов, подсказки, разборы
cli-does-key = Показать ключ, который нужен мыслителям дома
cli-does-play = Играть в терминале: с ботами или по очереди за одним экраном
cli-does-simulate = Провести много партий между ботами и посчитать
cli-does-arena = Свести ботов друг с другом и узнать, кто играет лучше
cli-does-analyse = Оценить каждое решение законченной партии
cli-does-replay = Проверить запись ход за ходом и показать позицию из неё
cli-does-scenario = Выполнить файлы сценариев, в том числе из папок
cli-does-rules = Прочитать правила игры, один раздел или одно правило
cli-does-help = Рассказать, что делает команда

# Что значат аргументы

cli-arg-help = Показать эту справку
cli-arg-version = Показать версию
cli-arg-lang = Язык: en, ru или uk (по умолчанию: язык системы)
cli-arg-json = Вывести один документ JSON
cli-arg-command = Какая команда; без неё — все
cli-arg-addr = Где принимать соединения (по умолчанию: 127.0.0.1:8080 или любой свободный порт, если этот занят)
cli-arg-data = Папка с данными
cli-arg-database = База PostgreSQL вместо папки с данными, например postgres://castellan@db.example.org/castellan
cli-arg-bus = Шина, которая связывает несколько узлов с одной базой, например nats://bus.example.org
cli-arg-think-bus = Шина дома, например nats://bus.example.org
cli-arg-simulate-bus = Поручить часть партий мыслителям на этой шине; результат будет тот же
cli-arg-arena-bus = Поручить часть партий мыслителям на этой шине; результат будет тот же
cli-arg-key = Ключ мыслителей, который показывает castellan key
cli-arg-key-database = База PostgreSQL этого дома
cli-arg-think-threads = Сколько мыслей одновременно (по умолчанию: по одной на ядро)
cli-arg-serve-data = Папка с данными (по умолчанию: castellan-data)
cli-arg-base_url = По какому адресу приходят люди, если он не тот, где принимаются соединения
cli-arg-behind_proxy = Перед столом стоит прокси и сообщает адрес посетителя в X-Forwarded-For
cli-arg-metrics_addr = Где показывать показатели работающего сервера, отдельно от стола (по умолчанию: нигде)
cli-arg-log = Как писать журнал в поток ошибок: text, json или off (по умолчанию: text)
cli-arg-game = Какая игра
cli-arg-play-game = Какая игра; без неё — меню
cli-arg-seats = Сколько мест за столом (по умолчанию: как можно меньше)
cli-arg-play-bots = Боты на последние места, через запятую, например knight,squire
cli-arg-simulate-bots = Один бот на все места или по одному на каждое, через запятую
cli-arg-arena-bots = Первый занимает одно место, остальные делят прочие; один-единственный играет сам с собой для контроля
cli-arg-seed = Число, из которого берутся все случайности
cli-arg-play-seed = Число, из которого берутся случай и решения ботов (по умолчанию: по часам)
cli-arg-analyse-seed = Число, из которого судья берёт случайные примеры
cli-arg-options = Настройка игры; можно указать несколько
cli-arg-ask = Спрашивать и там, где выбор почти ясен, например о серебре в конце хода
cli-arg-resume = Продолжить сохранённую партию; какая это игра, сказано в файле
cli-arg-threads = Сколько партий играть одновременно (по умолчанию: по одной на ядро)
cli-arg-simulate-games = Сколько партий
cli-arg-arena-games = Сколько партий; округляется вверх, чтобы каждый посидел везде
cli-arg-out = Сохранить запись каждой партии в эту папку
cli-arg-sprt = Остановиться, как только станет ясно, побеждает ли первый хотя бы на столько процентов чаще равного
cli-arg-svg = Нарисовать график
cli-arg-backup-file = Куда записать копию; существующий файл не трогается
cli-arg-from = Что копировать: папка с данными или адрес базы; ни один сервер не должен ею пользоваться
cli-arg-to = Куда: папка или база, в которой ещё ничего не хранится
cli-arg-analyse-file = Запись законченной партии или - для стандартного ввода
cli-arg-replay-file = Запись или - для стандартного ввода
cli-arg-level = Кто судит: page, squire, knight или baron
cli-arg-at = Позиция после стольких ходов (по умолчанию: после всех): с неё играют дальше или её показывают
cli-arg-view = Чьими глазами смотреть: место (от A до E), spectator — зритель, all — видно всё
cli-arg-paths = Файлы и папки
cli-arg-id = Правило или раздел, например KRD-5.5 или KRD-5

# Что стоит вместо значения

cli-value-file = ФАЙЛ
cli-value-dir = ПАПКА
cli-value-list = СПИСОК
cli-value-key-value = ИМЯ=ЗНАЧЕНИЕ
cli-value-percent = ПРОЦЕНТ
cli-value-addr-port = АДРЕС:ПОРТ
cli-value-format = ФОРМАТ
cli-value-view = ВЗГЛЯД
cli-value-lang = ЯЗЫК
cli-value-game = ИГРА
cli-value-id = ПРАВИЛО
cli-value-paths = ПУТИ
cli-value-level = УРОВЕНЬ
cli-value-command = КОМАНДА

# Что не удалось понять

cli-fault = { $why } Подробнее: castellan --help
cli-fault-command = Команды «{ $command }» нет; есть: { $known }.
cli-fault-unknown = Аргумента «{ $arg }» здесь нет.
cli-fault-missing = Не хватает: { $arg }.
cli-fault-twice = { $arg } можно указать только один раз.
cli-fault-conflict = { $arg } и { $other } противоречат друг другу.
cli-fault-no-text = Один из аргументов не читается как текст.
cli-fault-no-value = Для { $arg } нужно значение.
cli-fault-value = «{ $value }» не подходит для { $arg }.
cli-fault-arguments = Аргументы не подходят друг к другу.

cli-expects-number = Нужно целое число.
cli-expects-games = Нужно целое число от 1.
cli-expects-threads = Нужно целое число от 1 до 256.
cli-expects-sprt = Нужно число больше 0 и меньше 50.
cli-expects-game = Есть такие игры: { $games }.
cli-expects-bots = Есть такие боты: { $bots }; для исследований также search:N, search:N:full и search:N:plain.
cli-expects-level = Есть такие уровни: { $levels }.
cli-expects-lang = Есть такие языки: { $langs }.
cli-expects-log = Журнал бывает text, json или off.
cli-expects-addr = Адрес выглядит так: 127.0.0.1:8080.
cli-expects-metrics_addr = Адрес выглядит так: 127.0.0.1:9090.
cli-expects-behind_proxy = Это true или false.

# Чего нет

cli-play-what = Назовите игру: { $games }. Или продолжите сохранённую партию: --resume ФАЙЛ.
cli-other-game = { $file } — партия игры { $game }, а не { $named }.
cli-resume-stdin = Сохранённая партия читается из файла: на стандартном вводе набирают ходы.
cli-seats = { $game }: мест за столом от { $fewest } до { $most }, а не { $asked }.
cli-bots-for-each = Ботов: { $bots }, мест: { $seats } — не сходится. Назовите одного на все места или по одному на каждое.
cli-bots-at-most = Ботов: { $bots }, мест: { $seats } — не сходится. Назовите не больше одного на место.
cli-bot-not-offered = В этой игре нет бота «{ $bot }»; есть: { $bots }.
cli-option-pair = Настройка пишется как имя=значение, а не «{ $pair }».
cli-option-key = У { $game } нет настройки «{ $key }»; есть: { $known }.
cli-option-value = Настройка { $key } не может быть «{ $value }», только: { $known }.
cli-option-twice = Настройке { $key } даны два разных значения.
cli-no-rule = У { $game } нет правила «{ $id }»; разделы идут от { $first } до { $last }.
cli-no-position = Ходов в записи: { $moves }, поэтому позиции после { $at } нет.
cli-no-view = Смотреть можно с одного из мест (A, B, …; всего { $seats }), как spectator или all, но не «{ $view }».
cli-no-file = Файла { $file } нет.
cli-no-name = { $file } не может быть именем файла.
cli-no-url = «{ $url }» — не адрес страницы вида https://example.org.
cli-no-scenarios = Сценариев (*.toml) здесь нет: { $path }.

# Что не удалось сделать

cli-cannot-read = Не удалось прочитать { $file }: { $why }.
cli-cannot-write = Не удалось записать { $file }: { $why }.
cli-no-plain-file = { $file } — не обычный файл. Запись со стандартного ввода читается как -.
cli-file-too-large = { $file } больше { $most } байт; таких записей партий не бывает.
cli-file-exists = Файл { $file } уже есть, он не изменён. Выберите другое имя.
cli-not-over = { $file }: партия не закончена; разбираются только законченные.
cli-no-output = Не удаётся вывести результат: { $why }.
cli-no-input = Не удаётся прочитать ввод: { $why }.
cli-no-log = Не удаётся вести журнал: { $why }.
cli-no-server = Сервер не запускается: { $why }.
cli-no-address = Не удаётся принимать соединения на { $file }: { $why }.
cli-no-backup = Не удалось записать копию: { $why }.
cli-copied = Скопировано и прочитано ещё раз: столов — { $tables }, строк журнала — { $rows }, имён — { $identities }.
cli-place-taken = { $place } уже хранит чьи-то данные; выберите пустое место.
cli-no-copy = Не удалось скопировать данные: { $why }.
cli-copy-differs = Копия отличается от оригинала ({ $name }); не пользуйтесь ею.
cli-no-metrics-address = Не удаётся принимать соединения на { $file } (--metrics-addr): { $why }.
cli-one-address = { $addr } — адрес для игроков; показателям нужен отдельный адрес.
cli-old-sqlite = Программа собрана с SQLite { $found }, которая может повредить файл данных; соберите её с версией 3.51.3 или новее.
cli-data-locked = Папкой { $dir } пользуется другой сервер.
cli-data-newer = { $file } записан более новой версией Castellan.
cli-data-unread = Не удаётся открыть { $file }: { $why }.
cli-data-wrong = Файл данных отвечает не так, как должен: { $why }.
cli-data-key = Ключ в файле данных повреждён.
cli-data-shared = { $place }: этой базой уже пользуется другой сервер.
cli-data-replica = { $place } — реплика; укажите основной сервер базы.
cli-data-forgetful = { $place }: { $setting } = off, подтверждённое может пропасть; включите этот параметр.
cli-no-database = Адрес базы выглядит так: postgres://castellan@db.example.org/castellan; { $why }.
cli-no-bus = Адрес шины выглядит так: nats://bus.example.org; { $why }.
cli-bus-alone = У узлов общая база: вместе с --bus нужен и --database postgres://….
cli-bus-away = Шина { $place } недоступна: { $why }.
cli-bus-denied = Шина { $place } не принимает имя пользователя и пароль.
cli-bus-mute = Шина { $place } не даёт этому узлу ни говорить, ни слушать: его пользователю нужны права publish и subscribe на castellan.>.
cli-bus-foreign = Узлы на шине { $place } работают с другой базой. Дайте каждому дому своё имя после адреса, например { $place }/winter.
cli-thinking = Думаю; мыслей одновременно — до { $threads }.
cli-no-thinkers = На шине нет мыслителей; все партии играются здесь.
cli-thinkers-key = Ключ мыслителей — это строка, которую выводит castellan key.
cli-thinkers-key-foreign = У узлов и мыслителей на шине { $place } другой ключ; ключ их дома показывает castellan key.
cli-thinker-mute = Шина { $place } не даёт этому мыслителю ни говорить, ни слушать: его пользователю нужны права publish на castellan.think.> и castellan.answer.> и subscribe на castellan.think.>.
cli-half-copied = В { $place } начали копировать дом, но не закончили; запустите castellan copy ещё раз.

# Что говорит система

cli-system-not-found = такого файла или папки нет
cli-system-denied = нет доступа
cli-system-exists = он уже есть
cli-system-folder = это папка
cli-system-no-folder = часть пути — не папка
cli-system-full = кончилось место
cli-system-no-text = это не текст
cli-system-name = это не имя файла
cli-system-address-taken = адрес занят

# Сценарии и состязания

cli-scenario-passed = верно
cli-scenario-failed = НЕВЕРНО
cli-scenarios-sum = верно: { $passed }, неверно: { $failed }
cli-scenarios-failed = { $failed ->
    [one] Не прошёл { $failed } сценарий.
    [few] Не прошли { $failed } сценария.
   *[many] Не прошли { $failed } сценариев.
}
cli-arena-bot = бот
cli-arena-wins = победы, 95 %
cli-arena-margin = перевес
cli-arena-rating = рейтинг
cli-arena-time = время на ход
cli-arena-sum = Партий: { $games } за { $seconds } с; равный побеждает в { $even } %
cli-arena-better = { $bot }: лучше
cli-arena-not-better = { $bot }: не лучше
cli-arena-open = { $bot }: партий мало, чтобы судить
