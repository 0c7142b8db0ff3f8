## Командная строка.

terminal-welcome = Castellan: ухоженный стол для средневековых настольных игр
terminal-about = Неофициальное открытое издание: играть, изучать, исследовать.
terminal-commands =
    castellan serve            открыть стол в браузере
    castellan play GAME        играть здесь: с ботами или по очереди за одним экраном
    castellan simulate GAME    много партий между ботами и статистика
    castellan replay FILE      проверить запись и посмотреть любую её позицию
    castellan scenario PATH    выполнить файлы сценариев
    castellan rules GAME [ID]  прочитать правила или одно правило
    castellan games            список игр и настроек
    castellan help             всё остальное
terminal-languages = Языки: { $names } (--lang { $codes })
terminal-seats = мест за столом: { $fewest }–{ $most }
terminal-ask-game = Какая игра? (от { $from } до { $to }) [{ $usual }]
terminal-ask-seats = Сколько мест за столом? (от { $from } до { $to }) [{ $usual }]
terminal-ask-bots = Сколько из них займут боты? (от { $from } до { $to }) [{ $usual }]

# Игра

play-bot-name = Бот { $letter }
play-hand-over = Следующее место: { $seat }. Сядьте к экрану и нажмите Enter; остальные не смотрят.
play-more = Показано ходов: { $shown } из { $all }. more или ещё — следующие.
play-range = { $range } — несколько ходов: введите этот диапазон, чтобы их увидеть.
play-no-more = Это были все.
play-hint = Введите номер, ход или часть хода, чтобы увидеть подходящие. ? — справка.
play-help =
    номер             сделать ход с этим номером
    диапазон          показать ходы с этими номерами, например: 3-9
    ход               сделать ход в записи, например: { $example }
    часть хода        показать ходы, в которых она есть
    ещё (more)        показать следующие ходы
    почему ХОД (why)  что делает ход или какое правило его запрещает
    подсказка (hint)  что сделал бы сильный игрок и почему
    отмена (undo)     взять последний выбор назад, пока карты не раскрыты
    хроника (log)     рассказать всю партию
    правила [ID]      прочитать правило или раздел (rules), например: правила { $rule }
    записать ФАЙЛ     сохранить партию (save)
    выход (quit)      встать из-за стола
    Enter             показать стол снова
play-no-number = Хода { $number } нет; номера идут от 1 до { $all }.
play-no-match = Нет хода, в котором есть «{ $text }». Введите ? для справки.
play-why-what = Допишите ход, например: почему { $example }
play-legal = Этот ход разрешён.
play-confirm = Enter — сделать. Что угодно другое — подумать ещё.
play-not-done = Ничего не сделано.
play-undone = { $seat } берёт последний выбор назад.
play-nothing-to-undo = Назад взять нечего: раскрытый выбор остаётся в силе.
play-save-where = Допишите имя файла, например: записать match.json
play-save-exists = Файл { $file } уже есть, он не изменён. Выберите другое имя.
play-saved = Сохранено в { $file }. Продолжить позже: castellan play { $game } --resume { $file }
play-save-failed = Не удалось записать { $file }: { $why }. Партия продолжается; попробуйте другое имя.
play-no-rule = Правила { $id } нет. Введите rules, чтобы увидеть разделы.
play-goodbye = До следующей игры.
play-input-ended = Ввод закончился раньше партии.

# Слова, которые можно вводить вместо английских

command-undo = отмена
command-log = хроника
command-more = ещё
command-quit = выход
command-why = почему
command-rules = правила
command-save = записать
command-hint = подсказка
command-help = справка

# Повторы

replay-checked = Запись верна. Показана позиция после ходов: { $at } из { $moves }.
terminal-open-at = Стол открыт: { $url } (Ctrl-C закрывает)
