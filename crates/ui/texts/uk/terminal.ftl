## Командний рядок.

terminal-welcome = Castellan: доглянутий стіл для середньовічних настільних ігор
terminal-about = Неофіційне відкрите видання: грати, вивчати, досліджувати.
terminal-commands =
    castellan serve            відкрити стіл у браузері
    castellan play GAME        грати тут: з ботами або по черзі за одним екраном
    castellan simulate GAME    багато партій між ботами та статистика
    castellan replay FILE      перевірити запис і переглянути будь-яку його позицію
    castellan scenario PATH    виконати файли сценаріїв
    castellan rules GAME [ID]  прочитати правила або одне правило
    castellan games            перелік ігор і налаштувань
    castellan help             усе інше
terminal-languages = Мови: { $names } (--lang { $codes })
terminal-seats = місць за столом: { $fewest }–{ $most }
terminal-ask-game = Яка гра? (від { $from } до { $to }) [{ $usual }]
terminal-ask-seats = Скільки місць за столом? (від { $from } до { $to }) [{ $usual }]
terminal-ask-bots = Скільки з них посядуть боти? (від { $from } до { $to }) [{ $usual }]

# Гра

play-bot-name = Бот { $letter }
play-hand-over = Наступне місце: { $seat }. Сядьте до екрана й натисніть Enter; решта не дивиться.
play-more = Показано ходів: { $shown } з { $all }. more або ще — наступні.
play-range = { $range } — кілька ходів: введіть цей діапазон, щоб їх побачити.
play-no-more = Це були всі.
play-hint = Введіть номер, хід або частину ходу, щоб побачити відповідні. ? — довідка.
play-help =
    номер             зробити хід із цим номером
    діапазон          показати ходи з цими номерами, наприклад: 3-9
    хід               зробити хід у записі, наприклад: { $example }
    частина ходу      показати ходи, у яких вона є
    ще (more)         показати наступні ходи
    чому ХІД (why)    що робить хід або яке правило його забороняє
    підказка (hint)   що зробив би сильний гравець і чому
    назад (undo)      взяти останній вибір назад, доки карт не розкрито
    хроніка (log)     розповісти всю партію
    правила [ID]      прочитати правило або розділ (rules), наприклад: правила { $rule }
    зберегти ФАЙЛ     зберегти партію (save)
    вихід (quit)      встати з-за столу
    Enter             показати стіл знову
play-no-number = Ходу { $number } немає; номери йдуть від 1 до { $all }.
play-no-match = Немає ходу, у якому є «{ $text }». Введіть ? для довідки.
play-why-what = Допишіть хід, наприклад: чому { $example }
play-legal = Цей хід дозволено.
play-confirm = Enter — зробити. Будь-що інше — подумати ще.
play-not-done = Нічого не зроблено.
play-undone = { $seat } бере останній вибір назад.
play-nothing-to-undo = Назад узяти нічого: розкритий вибір лишається чинним.
play-save-where = Допишіть назву файлу, наприклад: зберегти match.json
play-save-exists = Файл { $file } уже є, його не змінено. Оберіть іншу назву.
play-saved = Збережено у { $file }. Продовжити пізніше: castellan play { $game } --resume { $file }
play-save-failed = Не вдалося записати { $file }: { $why }. Партія триває; спробуйте іншу назву.
play-no-rule = Правила { $id } немає. Введіть rules, щоб побачити розділи.
play-goodbye = До наступної гри.
play-input-ended = Введення скінчилося раніше за партію.

# Слова, які можна вводити замість англійських

command-undo = назад
command-log = хроніка
command-more = ще
command-quit = вихід
command-why = чому
command-rules = правила
command-save = зберегти
command-hint = підказка
command-help = довідка

# Повтори

replay-checked = Запис правильний. Показано позицію після ходів: { $at } з { $moves }.
terminal-open-at = Стіл відкрито: { $url } (Ctrl-C закриває)
