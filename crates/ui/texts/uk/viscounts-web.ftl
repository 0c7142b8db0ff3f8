## Віконти Західного королівства за вебстолом.

# Поле

viscounts-web-board = Кругле поле із замком посередині
viscounts-web-note = { $round ->
    [0] Підготовка
   *[other] Раунд { $round } · { viscounts-web-progress }
}
viscounts-web-progress = Лишилося: боргів { $debts }, грамот { $deeds }
viscounts-web-outlook = Коли візьмуть останній борг або останню грамоту, дограють цей раунд і ще один.
viscounts-web-outlook-last = Раунд { $last } останній.
viscounts-web-outlook-over = Партію закінчено.
viscounts-web-space-label = { $name }. { $here ->
    [0] Тут нікого немає.
   *[other] Тут: { $who }.
}
viscounts-web-link-label = Зв’язок: { $from } і { $to }. { $brings }
viscounts-web-section-label = Замок, { $name }. Перший ярус: { $outer }. Другий ярус: { $middle }.
viscounts-web-scroll-label = { $segment }: { $name }, у стосі { $n }
viscounts-web-pile-label = { $segment }: { $name }, у стосі { $n }
viscounts-web-printed = Городяни на полі
viscounts-web-printed-manuscript = Рукопис на полі
viscounts-web-debts-of = боргів із { $of }
viscounts-web-debts-to = до бідності
viscounts-web-debts-left = борги
viscounts-web-debts-label = Над картою бідності лишилося боргів: { $left } із { $of }.
viscounts-web-deeds-of = грамот із { $of }
viscounts-web-deeds-to = до процвітання
viscounts-web-deeds-left = грамоти
viscounts-web-deeds-label = Над картою процвітання лишилося грамот: { $left } із { $of }.

# Стіл

viscounts-web-play-sub = Вибрана карта показує, куди вона веде.
viscounts-web-ride-sub = Над ділянкою кроки й срібняки, під нею те, що там можна зробити.
viscounts-web-tab-ask = Вибір
viscounts-web-tab-cards = Карти
viscounts-web-tab-folk = Городяни
viscounts-web-tab-mat = Планшет
viscounts-web-slot = { $n ->
    [1] 1 зараз
    [2] 2
   *[3] 3 піде
}
viscounts-web-in-hand = На руці
viscounts-web-draw = колода
viscounts-web-discard = скид
viscounts-web-discard-pile = Скид
viscounts-web-takes = треба
viscounts-web-dismissing = зі звільненням
viscounts-web-stop-act = Без дії
viscounts-web-stop-hire = Не наймати
viscounts-web-stop-rest = Далі
viscounts-web-do-take = Узяти
viscounts-web-do-play = Розіграти
viscounts-web-do-ride = Іти сюди
viscounts-web-do-act = Виконати
viscounts-web-do-build = Спорудити
viscounts-web-do-hire = Найняти
viscounts-web-do-discard = Скинути
viscounts-web-do-destroy = Знищити
viscounts-web-do-pay = Заплатити
viscounts-web-do-welcome = Прийняти
viscounts-web-do-refuse = Відмовити
viscounts-web-do-choose = Обрати
viscounts-web-ready-take = Узяти цю пару?
viscounts-web-ready-play = Розіграти цю карту?
viscounts-web-ready-ride = Іти туди?
viscounts-web-ready-act = Виконати цю дію?
viscounts-web-ready-build = Спорудити так?
viscounts-web-ready-hire = Найняти цю карту?
viscounts-web-ready-discard = Скинути цю карту?
viscounts-web-ready-destroy = Знищити цю карту?
viscounts-web-ready-pay = Заплатити так?
viscounts-web-ready-welcome = Прийняти цього чужоземця?
viscounts-web-ready-refuse = Відмовити цьому чужоземцеві?
viscounts-web-ready-choose = Обрати це?

# Планшет гравця

viscounts-web-mat-icons = Символи з джокерами, + ресурси
viscounts-web-mat-track = Зіткнення: вгорі ваше, внизу інших
viscounts-web-mat-slots = Будівлі й що під ними
viscounts-web-mat-castle = Замок
viscounts-web-next-scores = Наступна додасть { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
viscounts-web-all-score = Усі три: { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
viscounts-web-mat-scrolls = Рукописи
viscounts-web-workers = Лишилося робітників
viscounts-web-own-debts = Борги: несплачені / сплачені
viscounts-web-own-deeds = Грамоти: здобуті / затверджені
viscounts-web-on-board = На планшеті
viscounts-web-uncovered = Відкрито
viscounts-web-acts = ходить
viscounts-web-schemes-left = Схем у колоді
viscounts-web-schemes = Схем у колоді { $draw }, у скиді { $discard }, у стосі майбутніх { $future }.
viscounts-web-intents = Що буде далі, залежно від того, яка схема відкриється:
viscounts-web-intents-unseen = Може відкритися й майбутня схема, якої ніхто не бачив: таких у колоді { $n }.
viscounts-web-intent = Якщо відкриється наступною:
viscounts-web-intent-unknown = поки невідомо
viscounts-web-intent-then = Що буде потім, невідомо: це залежить від випадку або від вибору гравця.
viscounts-web-automa-slot-icon = рахується завжди
viscounts-web-automa-slot-once = майбутня схема, один раз
viscounts-web-automa-slot-collision = під час зіткнень, без злочинців
viscounts-web-automa-slot-flip = після кожного перевертання
viscounts-web-automa-slot-future = після кожної майбутньої схеми
viscounts-web-automa-slot-virtue = після кожного тасування
viscounts-web-automa-slot-corruption = після кожного тасування

# Пояснення

viscounts-web-reconstructed = відтворено
viscounts-web-reconstructed-say = Жодне джерело не показує цього повністю; відтворено за іншими такого самого роду.
viscounts-web-outer-say = На зовнішньому шляху торгують або зводять будівлю на цьому березі.
viscounts-web-inner-say = На внутрішньому шляху розміщують робітників у сусідній секції замку або переписують сусідній рукопис.
viscounts-web-steps = Шлях
viscounts-web-then = Потім можна
viscounts-web-may-rearrange = може переставити карти
viscounts-web-link = Зв’язок
viscounts-web-link-say = Хто завершить його, спорудивши будівлю на другому кінці, отримує це, і власник іншого кінця теж.
viscounts-web-link-done = Він завершений і більше нічого не дає.
viscounts-web-empty = порожньо
viscounts-web-bumped = Якщо приберуть
viscounts-web-section-say = Троє своїх робітників у секції першого ярусу: один підіймається й приносить це, решта йдуть до сусідів. Троє на другому ярусі: один іде на третій. Якщо всіх більше трьох, когось прибирають.
viscounts-web-keep-say = Робітник на кожному з трьох ярусів вартий { $points } очка.
viscounts-web-manuscripts-left = Рукописів у стосі: { $n }.
viscounts-web-townsfolk-left = Карт у стосі: { $n }.
viscounts-web-debts = Борги
viscounts-web-debts-say = Несплачений борг забирає 2 очки. За перевернутий борг дають ресурс. Якщо відкриється карта бідності, очки отримають за більшість затверджених грамот.
viscounts-web-debts-places = Якщо відкриється бідність, найбільше затверджених грамот дасть за місцями { $points } очок. Зараз було б:
viscounts-web-deeds = Грамоти
viscounts-web-deeds-say = Здобута грамота варта 1 очко, затверджена 3. Якщо відкриється карта процвітання, очки отримають за більшість сплачених боргів.
viscounts-web-deeds-places = Якщо відкриється процвітання, найбільше сплачених боргів дасть за місцями { $points } очок. Зараз було б:
viscounts-web-bonus-say = Її бере перший із трьома рукописами цієї стрічки; вона варта 3 очки.
viscounts-web-trade-say = На зовнішньому шляху: символи торгівлі міняють на те, що вказано на ділянці. Символ, якого бракує, коштує 1 срібняк.
viscounts-web-construct-say = На зовнішньому шляху: майстерня потребує 3 символів будівництва, факторія 5, зала гільдії 7. Камінь заміняє один.
viscounts-web-place_workers-say = На внутрішньому шляху: за 1–4 робітників треба { $costs } символів знаті. Золото заміняє один.
viscounts-web-transcribe-say = На внутрішньому шляху: сусідній рукопис за його символи церкви. Чорнильниця заміняє один.
viscounts-web-icons-say = Рахуються всі карти на планшеті й усе відкрите. Злочинці придатні для будь-якої дії.
viscounts-web-track = Доброчестя і корупція
viscounts-web-track-say = Корупція на { $corruption }, доброчестя на { $virtue }. Де вони зустрінуться, там зіткнення:
viscounts-web-track-met = Обидва маркери на { $virtue }. У свій хід буде зіткнення:
viscounts-web-good-stone-say = Заміняє символи будівництва, яких бракує.
viscounts-web-good-gold-say = Заміняє символи знаті, яких бракує.
viscounts-web-good-inkwell-say = Заміняє символи церкви, яких бракує.
viscounts-web-silver-say = Оплачує зайві кроки, наймання, звільнення і символи торгівлі, яких бракує.
viscounts-web-workers-say = Робітники, яких ще можна розмістити. У замку вони дають очки, що вище, то більше.
viscounts-web-decks = Колода і скид
viscounts-web-decks-say = Коли колода закінчується, скид тасують: зі злочинцями на планшеті це 1 корупція, без них 1 доброчестя.
viscounts-web-sets = Набори стрічок
viscounts-web-sets-say = Набори різних стрічок дають очки; кожен рукопис входить до одного набору.
viscounts-web-tie-wealth = За нічиєї: срібняки й ресурси
viscounts-web-tie-automa = За нічиєї перемагає Автома
