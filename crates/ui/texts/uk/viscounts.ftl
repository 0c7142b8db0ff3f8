## Віконти Західного королівства.
##
## [id|слова] позначає карту, місце чи ресурс; [VIS-8.4] — правило. Форми імен: .object — що споруджують,
## беруть, .count — скільки (підпис), .taken — скільки беруть чи платять, .short — зовсім коротко; .at — де,
## .to — куди, .from — звідки. Імена карт стоять у називному відмінку в «».

# Ресурси

viscounts-good-stone = [stone|камінь]
    .short = камінь
    .object = [stone|камінь]
    .count = { $n ->
        [one] { $n } [stone|камінь]
        [few] { $n } [stone|камені]
       *[other] { $n } [stone|каменів]
    }
viscounts-good-gold = [gold|золото]
    .short = золото
    .object = [gold|золото]
    .count = { $n ->
        [one] { $n } [gold|золото]
       *[other] { $n } [gold|золота]
    }
viscounts-good-inkwell = [inkwell|чорнильниця]
    .short = чорнильниця
    .object = [inkwell|чорнильницю]
    .count = { $n ->
        [one] { $n } [inkwell|чорнильниця]
        [few] { $n } [inkwell|чорнильниці]
       *[other] { $n } [inkwell|чорнильниць]
    }
    .taken = { $n ->
        [one] { $n } [inkwell|чорнильницю]
        [few] { $n } [inkwell|чорнильниці]
       *[other] { $n } [inkwell|чорнильниць]
    }

# Що ще рахують

viscounts-unit-silver = [silver|срібняк]
    .short = срібняки
    .count = { $n ->
        [one] { $n } [silver|срібняк]
        [few] { $n } [silver|срібняки]
       *[other] { $n } [silver|срібняків]
    }
viscounts-unit-resource = ресурс
    .count = { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[other] { $n } ресурсів
    }
viscounts-unit-virtue = [virtue|доброчестя]
    .count = { $n } [virtue|доброчестя]
viscounts-unit-corruption = [corruption|корупція]
    .count = { $n ->
        [one] { $n } [corruption|корупція]
        [few] { $n } [corruption|корупції]
       *[other] { $n } [corruption|корупцій]
    }
    .taken = { $n ->
        [one] { $n } [corruption|корупцію]
        [few] { $n } [corruption|корупції]
       *[other] { $n } [corruption|корупцій]
    }
viscounts-unit-worker = робітник
    .count = { $n ->
        [one] { $n } робітник
        [few] { $n } робітники
       *[other] { $n } робітників
    }
    .taken = { $n ->
        [one] { $n } робітника
       *[other] { $n } робітників
    }
viscounts-unit-card = карта
    .count = { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[other] { $n } карт
    }
    .taken = { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    }
viscounts-unit-step = крок
    .count = { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[other] { $n } кроків
    }
viscounts-unit-exchange = обмін
    .count = { $n ->
        [one] { $n } обмін
        [few] { $n } обміни
       *[other] { $n } обмінів
    }
viscounts-unit-flip = перевертання
    .count = { $n ->
        [one] { $n } перевертання
        [few] { $n } перевертання
       *[other] { $n } перевертань
    }
viscounts-paper-debt = [debt|борг]
    .object = [debt|борг]
    .count = { $n ->
        [one] { $n } [debt|борг]
        [few] { $n } [debt|борги]
       *[other] { $n } [debt|боргів]
    }
viscounts-paper-deed = [deed|грамота]
    .object = [deed|грамоту]
    .count = { $n ->
        [one] { $n } [deed|грамота]
        [few] { $n } [deed|грамоти]
       *[other] { $n } [deed|грамот]
    }
    .taken = { $n ->
        [one] { $n } [deed|грамоту]
        [few] { $n } [deed|грамоти]
       *[other] { $n } [deed|грамот]
    }

# Символи й основні дії

viscounts-icon-trade = [trade|торгівля]
    .count = { $n ->
        [one] { $n } [trade|символ торгівлі]
        [few] { $n } [trade|символи торгівлі]
       *[other] { $n } [trade|символів торгівлі]
    }
viscounts-icon-build = [build|будівництво]
    .count = { $n ->
        [one] { $n } [build|символ будівництва]
        [few] { $n } [build|символи будівництва]
       *[other] { $n } [build|символів будівництва]
    }
viscounts-icon-noble = [noble|знать]
    .count = { $n ->
        [one] { $n } [noble|символ знаті]
        [few] { $n } [noble|символи знаті]
       *[other] { $n } [noble|символів знаті]
    }
viscounts-icon-cleric = [cleric|церква]
    .count = { $n ->
        [one] { $n } [cleric|символ церкви]
        [few] { $n } [cleric|символи церкви]
       *[other] { $n } [cleric|символів церкви]
    }
viscounts-icon-criminal = [criminal|злочин]
    .count = { $n ->
        [one] { $n } [criminal|символ злочину]
        [few] { $n } [criminal|символи злочину]
       *[other] { $n } [criminal|символів злочину]
    }
viscounts-primary-trade = [trade|Торгівля]
    .short = Торгувати
viscounts-primary-construct = [construct|Спорудження]
    .short = Спорудити
viscounts-primary-place_workers = [place_workers|Розміщення робітників]
    .short = Розмістити
viscounts-primary-transcribe = [transcribe|Переписування рукопису]
    .short = Переписати

# Фази ходу

viscounts-phase-shift = Розігрування й активація карт
    .short = Карти
viscounts-phase-play = Розігрування й активація карт
    .short = Карти
viscounts-phase-move = Рух
    .short = Рух
viscounts-phase-act = Основна дія
    .short = Дія
viscounts-phase-recruit = Наймання
    .short = Наймання
viscounts-phase-collide = Розв’язання зіткнення
    .short = Зіткнення
viscounts-phase-draw = Добір карт
    .short = Добір
viscounts-phase-end = Кінець ходу
    .short = Кінець

# Ігрове поле: сегменти, ділянки, будмайданчики

viscounts-segment-lake = [lake|Озеро]
    .at = у сегменті «[lake|Озеро]»
viscounts-segment-mountain = [mountain|Гора]
    .at = у сегменті «[mountain|Гора]»
viscounts-segment-forest = [forest|Ліс]
    .at = у сегменті «[forest|Ліс]»
viscounts-segment-meadow = [meadow|Луг]
    .at = у сегменті «[meadow|Луг]»
viscounts-segment-cliffs = [cliffs|Скелі]
    .at = у сегменті «[cliffs|Скелі]»
viscounts-bank-left = лівий берег
    .at = на лівому березі
viscounts-bank-right = правий берег
    .at = на правому березі
viscounts-space-1 = [1|ділянка 1 (Озеро)]
    .short = 1
    .at = на [1|ділянці 1 (Озеро)]
    .to = на [1|ділянку 1 (Озеро)]
viscounts-space-2 = [2|ділянка 2 (Озеро)]
    .short = 2
    .at = на [2|ділянці 2 (Озеро)]
    .to = на [2|ділянку 2 (Озеро)]
viscounts-space-3 = [3|ділянка 3 (Гора)]
    .short = 3
    .at = на [3|ділянці 3 (Гора)]
    .to = на [3|ділянку 3 (Гора)]
viscounts-space-4 = [4|ділянка 4 (Гора)]
    .short = 4
    .at = на [4|ділянці 4 (Гора)]
    .to = на [4|ділянку 4 (Гора)]
viscounts-space-5 = [5|ділянка 5 (Ліс)]
    .short = 5
    .at = на [5|ділянці 5 (Ліс)]
    .to = на [5|ділянку 5 (Ліс)]
viscounts-space-6 = [6|ділянка 6 (Ліс)]
    .short = 6
    .at = на [6|ділянці 6 (Ліс)]
    .to = на [6|ділянку 6 (Ліс)]
viscounts-space-7 = [7|ділянка 7 (Луг)]
    .short = 7
    .at = на [7|ділянці 7 (Луг)]
    .to = на [7|ділянку 7 (Луг)]
viscounts-space-8 = [8|ділянка 8 (Луг)]
    .short = 8
    .at = на [8|ділянці 8 (Луг)]
    .to = на [8|ділянку 8 (Луг)]
viscounts-space-9 = [9|ділянка 9 (Скелі)]
    .short = 9
    .at = на [9|ділянці 9 (Скелі)]
    .to = на [9|ділянку 9 (Скелі)]
viscounts-space-10 = [10|ділянка 10 (Скелі)]
    .short = 10
    .at = на [10|ділянці 10 (Скелі)]
    .to = на [10|ділянку 10 (Скелі)]
viscounts-space-inner_lake = [inner_lake|внутрішня ділянка (Озеро)]
    .short = внутр. Озеро
    .at = на [inner_lake|внутрішній ділянці (Озеро)]
    .to = на [inner_lake|внутрішню ділянку (Озеро)]
viscounts-space-inner_mountain = [inner_mountain|внутрішня ділянка (Гора)]
    .short = внутр. Гора
    .at = на [inner_mountain|внутрішній ділянці (Гора)]
    .to = на [inner_mountain|внутрішню ділянку (Гора)]
viscounts-space-inner_forest = [inner_forest|внутрішня ділянка (Ліс)]
    .short = внутр. Ліс
    .at = на [inner_forest|внутрішній ділянці (Ліс)]
    .to = на [inner_forest|внутрішню ділянку (Ліс)]
viscounts-space-inner_meadow = [inner_meadow|внутрішня ділянка (Луг)]
    .short = внутр. Луг
    .at = на [inner_meadow|внутрішній ділянці (Луг)]
    .to = на [inner_meadow|внутрішню ділянку (Луг)]
viscounts-space-inner_cliffs = [inner_cliffs|внутрішня ділянка (Скелі)]
    .short = внутр. Скелі
    .at = на [inner_cliffs|внутрішній ділянці (Скелі)]
    .to = на [inner_cliffs|внутрішню ділянку (Скелі)]
viscounts-site-lake_1 = [lake_1|будмайданчик 1 (Озеро)]
    .short = Озеро 1
    .at = на [lake_1|будмайданчику 1 (Озеро)]
    .to = на [lake_1|будмайданчик 1 (Озеро)]
viscounts-site-lake_2 = [lake_2|будмайданчик 2 (Озеро)]
    .short = Озеро 2
    .at = на [lake_2|будмайданчику 2 (Озеро)]
    .to = на [lake_2|будмайданчик 2 (Озеро)]
viscounts-site-lake_3 = [lake_3|будмайданчик 3 (Озеро)]
    .short = Озеро 3
    .at = на [lake_3|будмайданчику 3 (Озеро)]
    .to = на [lake_3|будмайданчик 3 (Озеро)]
viscounts-site-lake_4 = [lake_4|будмайданчик 4 (Озеро)]
    .short = Озеро 4
    .at = на [lake_4|будмайданчику 4 (Озеро)]
    .to = на [lake_4|будмайданчик 4 (Озеро)]
viscounts-site-lake_5 = [lake_5|будмайданчик 5 (Озеро)]
    .short = Озеро 5
    .at = на [lake_5|будмайданчику 5 (Озеро)]
    .to = на [lake_5|будмайданчик 5 (Озеро)]
viscounts-site-lake_6 = [lake_6|будмайданчик 6 (Озеро)]
    .short = Озеро 6
    .at = на [lake_6|будмайданчику 6 (Озеро)]
    .to = на [lake_6|будмайданчик 6 (Озеро)]
viscounts-site-mountain_1 = [mountain_1|будмайданчик 1 (Гора)]
    .short = Гора 1
    .at = на [mountain_1|будмайданчику 1 (Гора)]
    .to = на [mountain_1|будмайданчик 1 (Гора)]
viscounts-site-mountain_2 = [mountain_2|будмайданчик 2 (Гора)]
    .short = Гора 2
    .at = на [mountain_2|будмайданчику 2 (Гора)]
    .to = на [mountain_2|будмайданчик 2 (Гора)]
viscounts-site-mountain_3 = [mountain_3|будмайданчик 3 (Гора)]
    .short = Гора 3
    .at = на [mountain_3|будмайданчику 3 (Гора)]
    .to = на [mountain_3|будмайданчик 3 (Гора)]
viscounts-site-mountain_4 = [mountain_4|будмайданчик 4 (Гора)]
    .short = Гора 4
    .at = на [mountain_4|будмайданчику 4 (Гора)]
    .to = на [mountain_4|будмайданчик 4 (Гора)]
viscounts-site-mountain_5 = [mountain_5|будмайданчик 5 (Гора)]
    .short = Гора 5
    .at = на [mountain_5|будмайданчику 5 (Гора)]
    .to = на [mountain_5|будмайданчик 5 (Гора)]
viscounts-site-mountain_6 = [mountain_6|будмайданчик 6 (Гора)]
    .short = Гора 6
    .at = на [mountain_6|будмайданчику 6 (Гора)]
    .to = на [mountain_6|будмайданчик 6 (Гора)]
viscounts-site-forest_1 = [forest_1|будмайданчик 1 (Ліс)]
    .short = Ліс 1
    .at = на [forest_1|будмайданчику 1 (Ліс)]
    .to = на [forest_1|будмайданчик 1 (Ліс)]
viscounts-site-forest_2 = [forest_2|будмайданчик 2 (Ліс)]
    .short = Ліс 2
    .at = на [forest_2|будмайданчику 2 (Ліс)]
    .to = на [forest_2|будмайданчик 2 (Ліс)]
viscounts-site-forest_3 = [forest_3|будмайданчик 3 (Ліс)]
    .short = Ліс 3
    .at = на [forest_3|будмайданчику 3 (Ліс)]
    .to = на [forest_3|будмайданчик 3 (Ліс)]
viscounts-site-forest_4 = [forest_4|будмайданчик 4 (Ліс)]
    .short = Ліс 4
    .at = на [forest_4|будмайданчику 4 (Ліс)]
    .to = на [forest_4|будмайданчик 4 (Ліс)]
viscounts-site-forest_5 = [forest_5|будмайданчик 5 (Ліс)]
    .short = Ліс 5
    .at = на [forest_5|будмайданчику 5 (Ліс)]
    .to = на [forest_5|будмайданчик 5 (Ліс)]
viscounts-site-forest_6 = [forest_6|будмайданчик 6 (Ліс)]
    .short = Ліс 6
    .at = на [forest_6|будмайданчику 6 (Ліс)]
    .to = на [forest_6|будмайданчик 6 (Ліс)]
viscounts-site-meadow_1 = [meadow_1|будмайданчик 1 (Луг)]
    .short = Луг 1
    .at = на [meadow_1|будмайданчику 1 (Луг)]
    .to = на [meadow_1|будмайданчик 1 (Луг)]
viscounts-site-meadow_2 = [meadow_2|будмайданчик 2 (Луг)]
    .short = Луг 2
    .at = на [meadow_2|будмайданчику 2 (Луг)]
    .to = на [meadow_2|будмайданчик 2 (Луг)]
viscounts-site-meadow_3 = [meadow_3|будмайданчик 3 (Луг)]
    .short = Луг 3
    .at = на [meadow_3|будмайданчику 3 (Луг)]
    .to = на [meadow_3|будмайданчик 3 (Луг)]
viscounts-site-meadow_4 = [meadow_4|будмайданчик 4 (Луг)]
    .short = Луг 4
    .at = на [meadow_4|будмайданчику 4 (Луг)]
    .to = на [meadow_4|будмайданчик 4 (Луг)]
viscounts-site-meadow_5 = [meadow_5|будмайданчик 5 (Луг)]
    .short = Луг 5
    .at = на [meadow_5|будмайданчику 5 (Луг)]
    .to = на [meadow_5|будмайданчик 5 (Луг)]
viscounts-site-meadow_6 = [meadow_6|будмайданчик 6 (Луг)]
    .short = Луг 6
    .at = на [meadow_6|будмайданчику 6 (Луг)]
    .to = на [meadow_6|будмайданчик 6 (Луг)]
viscounts-site-cliffs_1 = [cliffs_1|будмайданчик 1 (Скелі)]
    .short = Скелі 1
    .at = на [cliffs_1|будмайданчику 1 (Скелі)]
    .to = на [cliffs_1|будмайданчик 1 (Скелі)]
viscounts-site-cliffs_2 = [cliffs_2|будмайданчик 2 (Скелі)]
    .short = Скелі 2
    .at = на [cliffs_2|будмайданчику 2 (Скелі)]
    .to = на [cliffs_2|будмайданчик 2 (Скелі)]
viscounts-site-cliffs_3 = [cliffs_3|будмайданчик 3 (Скелі)]
    .short = Скелі 3
    .at = на [cliffs_3|будмайданчику 3 (Скелі)]
    .to = на [cliffs_3|будмайданчик 3 (Скелі)]
viscounts-site-cliffs_4 = [cliffs_4|будмайданчик 4 (Скелі)]
    .short = Скелі 4
    .at = на [cliffs_4|будмайданчику 4 (Скелі)]
    .to = на [cliffs_4|будмайданчик 4 (Скелі)]
viscounts-site-cliffs_5 = [cliffs_5|будмайданчик 5 (Скелі)]
    .short = Скелі 5
    .at = на [cliffs_5|будмайданчику 5 (Скелі)]
    .to = на [cliffs_5|будмайданчик 5 (Скелі)]
viscounts-site-cliffs_6 = [cliffs_6|будмайданчик 6 (Скелі)]
    .short = Скелі 6
    .at = на [cliffs_6|будмайданчику 6 (Скелі)]
    .to = на [cliffs_6|будмайданчик 6 (Скелі)]

# Будівлі й клітинки під ними

viscounts-building-trading_post = [trading_post|факторія]
    .object = [trading_post|факторію]
    .count = { $n ->
        [one] { $n } [trading_post|факторія]
        [few] { $n } [trading_post|факторії]
       *[other] { $n } [trading_post|факторій]
    }
    .taken = { $n ->
        [one] { $n } [trading_post|факторію]
        [few] { $n } [trading_post|факторії]
       *[other] { $n } [trading_post|факторій]
    }
viscounts-building-guildhall = [guildhall|зала гільдії]
    .object = [guildhall|залу гільдії]
    .count = { $n ->
        [one] { $n } [guildhall|зала гільдії]
        [few] { $n } [guildhall|зали гільдії]
       *[other] { $n } [guildhall|зал гільдії]
    }
    .taken = { $n ->
        [one] { $n } [guildhall|залу гільдії]
        [few] { $n } [guildhall|зали гільдії]
       *[other] { $n } [guildhall|зал гільдії]
    }
viscounts-building-workshop = [workshop|майстерня]
    .object = [workshop|майстерню]
    .count = { $n ->
        [one] { $n } [workshop|майстерня]
        [few] { $n } [workshop|майстерні]
       *[other] { $n } [workshop|майстерень]
    }
    .taken = { $n ->
        [one] { $n } [workshop|майстерню]
        [few] { $n } [workshop|майстерні]
       *[other] { $n } [workshop|майстерень]
    }
viscounts-slot-tp1 = [tp1|Факторія 1]
    .object = [tp1|факторію 1]
viscounts-slot-tp2 = [tp2|Факторія 2]
    .object = [tp2|факторію 2]
viscounts-slot-tp3 = [tp3|Факторія 3]
    .object = [tp3|факторію 3]
viscounts-slot-g1 = [g1|Гільдія 1]
    .object = [g1|залу гільдії 1]
viscounts-slot-g2 = [g2|Гільдія 2]
    .object = [g2|залу гільдії 2]
viscounts-slot-g3 = [g3|Гільдія 3]
    .object = [g3|залу гільдії 3]
viscounts-slot-w1 = [w1|Майстерня 1]
    .object = [w1|майстерню 1]
viscounts-slot-w2 = [w2|Майстерня 2]
    .object = [w2|майстерню 2]
viscounts-slot-w3 = [w3|Майстерня 3]
    .object = [w3|майстерню 3]

# Замок

viscounts-section-ink_stone = [ink_stone|чорнильниця й камінь]
    .at = у секції «[ink_stone|чорнильниця й камінь]»
    .to = у секцію «[ink_stone|чорнильниця й камінь]»
    .from = із секції «[ink_stone|чорнильниця й камінь]»
viscounts-section-flip = [flip|перевернути карту]
    .at = у секції «[flip|перевернути карту]»
    .to = у секцію «[flip|перевернути карту]»
    .from = із секції «[flip|перевернути карту]»
viscounts-section-gold_or_move = [gold_or_move|золото або робітник]
    .at = у секції «[gold_or_move|золото або робітник]»
    .to = у секцію «[gold_or_move|золото або робітник]»
    .from = із секції «[gold_or_move|золото або робітник]»
viscounts-section-hire_or_destroy = [hire_or_destroy|наймання або знищення]
    .at = у секції «[hire_or_destroy|наймання або знищення]»
    .to = у секцію «[hire_or_destroy|наймання або знищення]»
    .from = із секції «[hire_or_destroy|наймання або знищення]»
viscounts-section-two_virtue = [two_virtue|2 доброчестя]
    .at = у секції «[two_virtue|2 доброчестя]»
    .to = у секцію «[two_virtue|2 доброчестя]»
    .from = із секції «[two_virtue|2 доброчестя]»
viscounts-tier-outer = [outer|1-й ярус]
    .at = на [outer|1-му ярусі]
    .to = на [outer|1-й ярус]
    .from = з [outer|1-го ярусу]
viscounts-tier-middle = [middle|2-й ярус]
    .at = на [middle|2-му ярусі]
    .to = на [middle|2-й ярус]
    .from = з [middle|2-го ярусу]
viscounts-landmark-keep = [keep|3-й ярус]
    .at = на [keep|3-му ярусі]
    .to = на [keep|3-й ярус]
    .from = із [keep|3-го ярусу]
viscounts-landmark-leader = [leader|карта лідера замку]
    .object = [leader|карту лідера замку]
viscounts-landmark-poverty = [poverty|бідність]
    .object = [poverty|карту бідності]
viscounts-landmark-prosperity = [prosperity|процвітання]
    .object = [prosperity|карту процвітання]
viscounts-direction-clockwise = за годинниковою стрілкою
    .short = За стрілкою
viscounts-direction-counter_clockwise = проти годинникової стрілки
    .short = Проти стрілки

# Городяни

viscounts-card-t_acolyte = [t_acolyte|Послушник]
    .short = Послушник
viscounts-card-t_antagonist = [t_antagonist|Антагоніст]
    .short = Антагоніст
viscounts-card-t_architect = [t_architect|Архітектор]
    .short = Архітектор
viscounts-card-t_aristocrat = [t_aristocrat|Аристократ]
    .short = Аристократ
viscounts-card-t_artisan = [t_artisan|Ремісник]
    .short = Ремісник
viscounts-card-t_artist = [t_artist|Художник]
    .short = Художник
viscounts-card-t_benefactor = [t_benefactor|Меценат]
    .short = Меценат
viscounts-card-t_bishop = [t_bishop|Єпископ]
    .short = Єпископ
viscounts-card-t_charlatan = [t_charlatan|Шарлатан]
    .short = Шарлатан
viscounts-card-t_chevalier = [t_chevalier|Шевальє]
    .short = Шевальє
viscounts-card-t_clergyman = [t_clergyman|Клірик]
    .short = Клірик
viscounts-card-t_conspirator = [t_conspirator|Змовник]
    .short = Змовник
viscounts-card-t_courier = [t_courier|Гонець]
    .short = Гонець
viscounts-card-t_deacon_purge = [t_deacon_purge|Диякон (знищення)]
    .short = Диякон
viscounts-card-t_deacon_virtue = [t_deacon_virtue|Диякон (доброчестя)]
    .short = Диякон
viscounts-card-t_debt_collector_deed = [t_debt_collector_deed|Збирач боргів (грамота)]
    .short = Збирач боргів
viscounts-card-t_debt_collector_hire = [t_debt_collector_hire|Збирач боргів (наймання)]
    .short = Збирач боргів
viscounts-card-t_debt_collector_virtue = [t_debt_collector_virtue|Збирач боргів (доброчестя)]
    .short = Збирач боргів
viscounts-card-t_debt_collector_resource = [t_debt_collector_resource|Збирач боргів (ресурс)]
    .short = Збирач боргів
viscounts-card-t_defender = [t_defender|Оборонець]
    .short = Оборонець
viscounts-card-t_diplomat = [t_diplomat|Дипломат]
    .short = Дипломат
viscounts-card-t_disciple = [t_disciple|Адепт]
    .short = Адепт
viscounts-card-t_enforcer = [t_enforcer|Пристав]
    .short = Пристав
viscounts-card-t_foreman = [t_foreman|Десятник]
    .short = Десятник
viscounts-card-t_friar = [t_friar|Чернець]
    .short = Чернець
viscounts-card-t_gatekeeper = [t_gatekeeper|Брамниця]
    .short = Брамниця
viscounts-card-t_illusionist = [t_illusionist|Ілюзіоніст]
    .short = Ілюзіоніст
viscounts-card-t_jeweller = [t_jeweller|Ювелір]
    .short = Ювелір
viscounts-card-t_lookout = [t_lookout|Дозорець]
    .short = Дозорець
viscounts-card-t_mason = [t_mason|Муляр]
    .short = Муляр
viscounts-card-t_meddler = [t_meddler|Інтриган]
    .short = Інтриган
viscounts-card-t_miner = [t_miner|Копач]
    .short = Копач
viscounts-card-t_missionary_drop = [t_missionary_drop|Місіонер (на виході)]
    .short = Місіонер
viscounts-card-t_missionary_play = [t_missionary_play|Місіонер (відразу)]
    .short = Місіонер
viscounts-card-t_overseer_purge = [t_overseer_purge|Наглядач (знищення)]
    .short = Наглядач
viscounts-card-t_overseer_virtue = [t_overseer_virtue|Наглядач (доброчестя)]
    .short = Наглядач
viscounts-card-t_pastor = [t_pastor|Пастор]
    .short = Пастор
viscounts-card-t_patron_drop = [t_patron_drop|Покровитель (на виході)]
    .short = Покровитель
viscounts-card-t_patron_play = [t_patron_play|Покровитель (відразу)]
    .short = Покровитель
viscounts-card-t_peddler_inkwell = [t_peddler_inkwell|Коробейник (чорнильниця)]
    .short = Коробейник
viscounts-card-t_peddler_gold = [t_peddler_gold|Коробейник (золото)]
    .short = Коробейник
viscounts-card-t_peddler_stone = [t_peddler_stone|Коробейник (камінь)]
    .short = Коробейник
viscounts-card-t_peddler_silver = [t_peddler_silver|Коробейник (срібняки)]
    .short = Коробейник
viscounts-card-t_pickpocket = [t_pickpocket|Кишеник]
    .short = Кишеник
viscounts-card-t_priest = [t_priest|Священник]
    .short = Священник
viscounts-card-t_princess = [t_princess|Принцеса]
    .short = Принцеса
viscounts-card-t_racketeer_purge = [t_racketeer_purge|Рекетир (знищення)]
    .short = Рекетир
viscounts-card-t_racketeer_rearrange = [t_racketeer_rearrange|Рекетир (перестановка)]
    .short = Рекетир
viscounts-card-t_scoundrel_gold = [t_scoundrel_gold|Негідник (золото)]
    .short = Негідник
viscounts-card-t_scoundrel_inkwell = [t_scoundrel_inkwell|Негідник (чорнильниця)]
    .short = Негідник
viscounts-card-t_scoundrel_stone = [t_scoundrel_stone|Негідник (камінь)]
    .short = Негідник
viscounts-card-t_sculptor = [t_sculptor|Скульптор]
    .short = Скульптор
viscounts-card-t_stonecutter_drop = [t_stonecutter_drop|Каменотес (на виході)]
    .short = Каменотес
viscounts-card-t_stonecutter_play = [t_stonecutter_play|Каменотес (відразу)]
    .short = Каменотес
viscounts-card-t_strongman = [t_strongman|Силач]
    .short = Силач
viscounts-card-t_swindler_stone = [t_swindler_stone|Шахрай (камінь)]
    .short = Шахрай
viscounts-card-t_swindler_gold = [t_swindler_gold|Шахрай (золото)]
    .short = Шахрай
viscounts-card-t_swindler_inkwell = [t_swindler_inkwell|Шахрай (чорнильниця)]
    .short = Шахрай
viscounts-card-t_tinker_stone = [t_tinker_stone|Лудильник (камінь)]
    .short = Лудильник
viscounts-card-t_tinker_gold = [t_tinker_gold|Лудильник (золото)]
    .short = Лудильник
viscounts-card-t_tinker_inkwell = [t_tinker_inkwell|Лудильник (чорнильниця)]
    .short = Лудильник
viscounts-card-t_traitor = [t_traitor|Зрадник]
    .short = Зрадник
viscounts-card-t_traveller = [t_traveller|Мандрівник]
    .short = Мандрівник
viscounts-card-t_trickster = [t_trickster|Крутій]
    .short = Крутій
viscounts-card-t_vicar = [t_vicar|Вікарій]
    .short = Вікарій
viscounts-card-t_watchman = [t_watchman|Вартовий]
    .short = Вартовий
viscounts-card-t_woodcutter_virtue = [t_woodcutter_virtue|Дроворуб (доброчестя)]
    .short = Дроворуб
viscounts-card-t_woodcutter_purge = [t_woodcutter_purge|Дроворуб (знищення)]
    .short = Дроворуб

# Видатні городяни й початкові карти

viscounts-card-h_ada = [h_ada|Ада]
    .short = Ада
viscounts-card-h_bertha = [h_bertha|Берта]
    .short = Берта
viscounts-card-h_clovis = [h_clovis|Хлодвіг]
    .short = Хлодвіг
viscounts-card-h_emma = [h_emma|Емма]
    .short = Емма
viscounts-card-h_guntram = [h_guntram|Гунтрам]
    .short = Гунтрам
viscounts-card-h_judith = [h_judith|Юдита]
    .short = Юдита
viscounts-card-h_lothaire = [h_lothaire|Лотар]
    .short = Лотар
viscounts-card-h_merovech = [h_merovech|Меровей]
    .short = Меровей
viscounts-card-h_rudolf = [h_rudolf|Рудольф]
    .short = Рудольф
viscounts-card-h_therese = [h_therese|Тереза]
    .short = Тереза
viscounts-card-s_abbot = [s_abbot|Абат]
    .short = Абат
viscounts-card-s_financer = [s_financer|Фінансист]
    .short = Фінансист
viscounts-card-s_journeyman = [s_journeyman|Підмайстер]
    .short = Підмайстер
viscounts-card-s_labourer = [s_labourer|Поденник]
    .short = Поденник
viscounts-card-s_lender = [s_lender|Лихвар]
    .short = Лихвар
viscounts-card-s_squire = [s_squire|Зброєносець]
    .short = Зброєносець
viscounts-card-s_thief = [s_thief|Злодій]
    .short = Злодій
viscounts-card-s_trader = [s_trader|Торговець]
    .short = Торговець

# Рукописи й стрічки

viscounts-ribbon-grey = [grey|сіра]
viscounts-ribbon-black = [black|чорна]
viscounts-ribbon-blue = [blue|синя]
viscounts-ribbon-yellow = [yellow|жовта]
viscounts-with-ribbon-grey = із [grey|сірою стрічкою]
viscounts-with-ribbon-black = із [black|чорною стрічкою]
viscounts-with-ribbon-blue = із [blue|синьою стрічкою]
viscounts-with-ribbon-yellow = із [yellow|жовтою стрічкою]
viscounts-manuscript-m01 = [m01|рукопис 1 із сірою стрічкою]
    .short = сірий 1
viscounts-manuscript-m02 = [m02|рукопис 2 із чорною стрічкою]
    .short = чорний 2
viscounts-manuscript-m03 = [m03|рукопис 3 із синьою стрічкою]
    .short = синій 3
viscounts-manuscript-m04 = [m04|рукопис 4 із жовтою стрічкою]
    .short = жовтий 4
viscounts-manuscript-m05 = [m05|рукопис 5 із синьою стрічкою]
    .short = синій 5
viscounts-manuscript-m06 = [m06|рукопис 6 із сірою стрічкою]
    .short = сірий 6
viscounts-manuscript-m07 = [m07|рукопис 7 із сірою стрічкою]
    .short = сірий 7
viscounts-manuscript-m08 = [m08|рукопис 8 із сірою стрічкою]
    .short = сірий 8
viscounts-manuscript-m09 = [m09|рукопис 9 із сірою стрічкою]
    .short = сірий 9
viscounts-manuscript-m10 = [m10|рукопис 10 із сірою стрічкою]
    .short = сірий 10
viscounts-manuscript-m11 = [m11|рукопис 11 із сірою стрічкою]
    .short = сірий 11
viscounts-manuscript-m12 = [m12|рукопис 12 із сірою стрічкою]
    .short = сірий 12
viscounts-manuscript-m13 = [m13|рукопис 13 із сірою стрічкою]
    .short = сірий 13
viscounts-manuscript-m14 = [m14|рукопис 14 із чорною стрічкою]
    .short = чорний 14
viscounts-manuscript-m15 = [m15|рукопис 15 із чорною стрічкою]
    .short = чорний 15
viscounts-manuscript-m16 = [m16|рукопис 16 із чорною стрічкою]
    .short = чорний 16
viscounts-manuscript-m17 = [m17|рукопис 17 із чорною стрічкою]
    .short = чорний 17
viscounts-manuscript-m18 = [m18|рукопис 18 із чорною стрічкою]
    .short = чорний 18
viscounts-manuscript-m19 = [m19|рукопис 19 із чорною стрічкою]
    .short = чорний 19
viscounts-manuscript-m20 = [m20|рукопис 20 із чорною стрічкою]
    .short = чорний 20
viscounts-manuscript-m21 = [m21|рукопис 21 із чорною стрічкою]
    .short = чорний 21
viscounts-manuscript-m22 = [m22|рукопис 22 із жовтою стрічкою]
    .short = жовтий 22
viscounts-manuscript-m23 = [m23|рукопис 23 із жовтою стрічкою]
    .short = жовтий 23
viscounts-manuscript-m24 = [m24|рукопис 24 із жовтою стрічкою]
    .short = жовтий 24
viscounts-manuscript-m25 = [m25|рукопис 25 із жовтою стрічкою]
    .short = жовтий 25
viscounts-manuscript-m26 = [m26|рукопис 26 із жовтою стрічкою]
    .short = жовтий 26
viscounts-manuscript-m27 = [m27|рукопис 27 із жовтою стрічкою]
    .short = жовтий 27
viscounts-manuscript-m28 = [m28|рукопис 28 із жовтою стрічкою]
    .short = жовтий 28
viscounts-manuscript-m29 = [m29|рукопис 29 із синьою стрічкою]
    .short = синій 29
viscounts-manuscript-m30 = [m30|рукопис 30 із синьою стрічкою]
    .short = синій 30
viscounts-manuscript-m31 = [m31|рукопис 31 із синьою стрічкою]
    .short = синій 31
viscounts-manuscript-m32 = [m32|рукопис 32 із синьою стрічкою]
    .short = синій 32
viscounts-manuscript-m33 = [m33|рукопис 33 із синьою стрічкою]
    .short = синій 33
viscounts-manuscript-m34 = [m34|рукопис 34 із синьою стрічкою]
    .short = синій 34
viscounts-manuscript-m35 = [m35|рукопис 35 із синьою стрічкою]
    .short = синій 35
viscounts-bonus-grey = [grey|сіра бонусна карта церкви]
    .object = [grey|сіру бонусну карту церкви]
viscounts-bonus-black = [black|чорна бонусна карта церкви]
    .object = [black|чорну бонусну карту церкви]
viscounts-bonus-blue = [blue|синя бонусна карта церкви]
    .object = [blue|синю бонусну карту церкви]
viscounts-bonus-yellow = [yellow|жовта бонусна карта церкви]
    .object = [yellow|жовту бонусну карту церкви]

# Карти гравців

viscounts-player-card-1 = [1|карта гравця 1]
    .object = [1|карту гравця 1]
    .short = 1
viscounts-player-card-2 = [2|карта гравця 2]
    .object = [2|карту гравця 2]
    .short = 2
viscounts-player-card-3 = [3|карта гравця 3]
    .object = [3|карту гравця 3]
    .short = 3
viscounts-player-card-4 = [4|карта гравця 4]
    .object = [4|карту гравця 4]
    .short = 4
viscounts-player-card-5 = [5|карта гравця 5]
    .object = [5|карту гравця 5]
    .short = 5
viscounts-player-card-6 = [6|карта гравця 6]
    .object = [6|карту гравця 6]
    .short = 6
viscounts-player-card-7 = [7|карта гравця 7]
    .object = [7|карту гравця 7]
    .short = 7
viscounts-player-card-8 = [8|карта гравця 8]
    .object = [8|карту гравця 8]
    .short = 8
viscounts-player-card-9 = [9|карта гравця 9]
    .object = [9|карту гравця 9]
    .short = 9
viscounts-player-card-10 = [10|карта гравця 10]
    .object = [10|карту гравця 10]
    .short = 10

# Автома та її схеми

viscounts-scheme-ss_noble = [ss_noble|Початкова: знать]
    .short = знать
viscounts-scheme-ss_build = [ss_build|Початкова: будівництво]
    .short = будівництво
viscounts-scheme-ss_cleric = [ss_cleric|Початкова: церква]
    .short = церква
viscounts-scheme-ss_build_noble = [ss_build_noble|Початкова: будівництво + знать]
    .short = будівництво + знать
viscounts-scheme-ss_build_cleric = [ss_build_cleric|Початкова: будівництво + церква]
    .short = будівництво + церква
viscounts-scheme-ss_cleric_noble = [ss_cleric_noble|Початкова: знать + церква]
    .short = знать + церква
viscounts-scheme-ss_criminal_a = [ss_criminal_a|Початкова: злочин А]
    .short = злочин А
viscounts-scheme-ss_criminal_b = [ss_criminal_b|Початкова: злочин Б]
    .short = злочин Б
viscounts-scheme-sf_cleric = [sf_cleric|Майбутня: церква]
    .short = церква
viscounts-scheme-sf_build = [sf_build|Майбутня: будівництво]
    .short = будівництво
viscounts-scheme-sf_noble = [sf_noble|Майбутня: знать]
    .short = знать
viscounts-scheme-sf_build_noble = [sf_build_noble|Майбутня: будівництво + знать]
    .short = будівництво + знать
viscounts-scheme-sf_build_cleric = [sf_build_cleric|Майбутня: будівництво + церква]
    .short = будівництво + церква
viscounts-scheme-sf_cleric_noble = [sf_cleric_noble|Майбутня: знать + церква]
    .short = знать + церква
viscounts-scheme-sf_criminal = [sf_criminal|Майбутня: злочин]
    .short = злочин
viscounts-scheme-sf_criminal_pair = [sf_criminal_pair|Майбутня: злочин ×2]
    .short = злочин ×2
viscounts-automa-cleric = [cleric|Автома-церковник]
viscounts-automa-build = [build|Автома-будівничий]
viscounts-automa-noble = [noble|Автома-вельможа]
viscounts-automa-card = [card|Автома-правник]
viscounts-difficulty-none = звичайна
viscounts-difficulty-one = +1
viscounts-difficulty-two = +2
viscounts-difficulty-three = +3
viscounts-opponent = Автома
viscounts-nothing = нічого немає
viscounts-printed = надрукований городянин

# Що роблять карти: фрази їхніх дій

viscounts-verb-silver = отримує { $silver }
    .brief = { $silver }
viscounts-verb-gain = отримує { $goods }
    .brief = { $goods }
viscounts-verb-resources = отримує { $resources } на вибір
    .brief = { $resources } на вибір
viscounts-verb-virtue = отримує { $virtue }
    .brief = { $virtue }
viscounts-verb-corruption = отримує { $corruption }
    .brief = { $corruption }
viscounts-verb-debt = отримує { $debts }
    .brief = { $debts }
viscounts-verb-deeds = отримує { $deeds }
    .brief = { $deeds }
viscounts-verb-flip-debt = сплачує борг
    .brief = сплата боргу
viscounts-verb-flip-deed = затверджує грамоту
    .brief = затвердження грамоти
viscounts-verb-flip-either = сплачує борг чи затверджує грамоту
    .can = сплатити борг чи затвердити грамоту
    .brief = перевертання боргу чи грамоти
viscounts-verb-discard = { $n ->
    [1] може скинути карту
    [one] може скинути до { $n } карти
   *[other] може скинути до { $n } карт
}
    .brief = { $n ->
        [one] скидання { $n } карти
       *[other] скидання { $n } карт
    }
viscounts-verb-destroy = { $n ->
    [1] може знищити карту за її вартість у срібняках
    [one] може знищити до { $n } карти за їхню вартість у срібняках
   *[other] може знищити до { $n } карт за їхню вартість у срібняках
}
    .brief = { $n ->
        [one] знищення { $n } карти
       *[other] знищення { $n } карт
    }
viscounts-verb-shuffle = перетасовує скид із колодою добору
    .brief = перетасовування
viscounts-verb-rearrange = може переставити карти на планшеті
    .brief = перестановка
viscounts-verb-hire = безплатно наймає верхнього городянина будь-якого стосу
    .brief = безплатне наймання
viscounts-verb-move-worker = може перемістити робітника 1-го ярусу в сусідню секцію
    .brief = переміщення робітника
viscounts-verb-place-workers = розміщує { $workers } на 1-му ярусі будь-якої секції
    .brief = { $workers } в будь-яку секцію
viscounts-verb-place-building = безплатно споруджує { $building_object } на будь-якому вільному будмайданчику
    .brief = { $building } на будь-якому будмайданчику
viscounts-verb-start-building = безплатно споруджує { $building_object } на тому березі, де стоїть віконт
    .brief = { $building } на березі віконта
viscounts-verb-gain-manuscript = бере верхній рукопис будь-якого стосу вартістю не більше ніж { $n }
    .brief = рукопис вартістю до { $n }
viscounts-verb-destroy-of-deck = може знищити карту початкової колоди за її вартість у срібняках
    .brief = знищення карти колоди
viscounts-verb-react = застосовує карти на планшеті, що діють за зіткнень
viscounts-verb-reward = поточний гравець отримує нагороду поділки, на якій тепер маркери
viscounts-verb-part = маркери повертаються на краї
viscounts-verb-collision-slot = отримує 1 доброчестя
viscounts-verb-future = бере майбутню схему
    .brief = майбутня схема
viscounts-verb-free-dismissal = безплатно звільняє городянина поруч зі своїм віконтом
    .brief = безплатне звільнення
viscounts-verb-second-flip = платить 2 ресурси за ще одне перевертання, якщо може
viscounts-who-criminals = який має на планшеті символ злочину
viscounts-who-no-criminals = який не має на планшеті символів злочину
viscounts-who-blameless = хто спорудив [w2|майстерню 2] і не має на планшеті символів злочину

# Коли карти це роблять і що вони змінюють

viscounts-instant = Відразу: { $what }. [VIS-6.5]
    .brief = Відразу: { $what }
viscounts-drop-off = На виході з планшета: { $what }. [VIS-6.2]
    .brief = На виході: { $what }
viscounts-after-trade = Після кожної торгівлі: { $what }. [VIS-8.7]
    .brief = Після торгівлі: { $what }
viscounts-after-construct = Після кожного спорудження: { $what }. [VIS-8.7]
    .brief = Після спорудження: { $what }
viscounts-after-place_workers = Після кожного розміщення робітників: { $what }. [VIS-8.7]
    .brief = Після розміщення робітників: { $what }
viscounts-after-transcribe = Після кожного переписування рукопису: { $what }. [VIS-8.7]
    .brief = Після переписування рукопису: { $what }
viscounts-at-flip-debt = Щоразу, коли власник сплачує борг: { $what }. [VIS-4.4]
    .brief = Борг сплачено: { $what }
viscounts-at-gain-debt = Щоразу, коли власник отримує борг: { $what }. [VIS-4.1]
    .brief = Отримано борг: { $what }
viscounts-at-collision = За кожного зіткнення, хоч би чиїм воно було: { $what }. [VIS-14.2]
    .brief = Будь-яке зіткнення: { $what }
viscounts-converts = Постійно: { $from } рахуються як { $icon }. [VIS-8.11]
    .brief = { $from } = { $icon }
viscounts-pays-silver = Постійно: { $icon } можна оплатити, віддавши { $from }. [VIS-8.2]
    .brief = { $from } = { $icon }
viscounts-pays-all = Постійно: { $icon } можна оплатити будь-яким ресурсом. [VIS-8.2]
    .brief = будь-який ресурс = { $icon }
viscounts-doubles = Постійно: один раз за дію { $from } рахується як { $icons }. [VIS-8.2]
    .brief = { $from } = { $icons } раз за дію
viscounts-no-ability = Лише символи, більше нічого. [VIS-8.3]
    .brief = Лише символи, більше нічого
viscounts-hired = Під час наймання й звільнення: { $what }. [VIS-13.5]
    .brief = Наймання: { $what }
viscounts-card-head = Вартість { $n }; { $icons }.
viscounts-no-icons = без символів

# Що роблять місця на полі

viscounts-trade = { $icons } → { $gain }
viscounts-site-does = Хто тут будує, { $what }. [VIS-10.5]
    .brief = { $what }
viscounts-link-does = Зв’язок із наступним будмайданчиком: кожен із двох власників { $what }. [VIS-10.6]
    .brief = { $what }
viscounts-no-link = Зв’язку з наступним будмайданчиком немає.
viscounts-section-does = Хто переводить тут робітника на 2-й ярус, { $what }. [VIS-11.10]
    .brief = { $what }
viscounts-keep-does = Хто переводить робітника на 3-й ярус, { $what }. [VIS-11.4]
    .brief = { $what }
viscounts-bumped-outer = Чийого робітника прибрано з 1-го ярусу, той { $what }. [VIS-11.7]
    .brief = { $what }
viscounts-bumped-middle = Чийого робітника прибрано з 2-го ярусу, той { $what }. [VIS-11.7]
    .brief = { $what }
viscounts-printed-townsfolk = Надрукований городянин: звільнення за { $silver }; { $icons }; { $what }. [VIS-8.9]
viscounts-printed-manuscript = Надрукований рукопис: { $icons }; { $what }. [VIS-12.7]
viscounts-collision-does = Зіткнення на поділці { $space }: { $what }. [VIS-5.5]
    .brief = { $what }
viscounts-slot-does-tp1 = Перший зайвий крок кожного руху — безплатно. [VIS-10.4]
    .brief = 1 зайвий крок безплатно
viscounts-slot-does-tp2 = Кожне звільнення коштує 1 срібняк. [VIS-10.4]
    .brief = звільнення за 1 срібняк
viscounts-slot-does-tp3 = 2 постійні символи торгівлі. [VIS-10.4]
    .brief = 2 символи торгівлі
viscounts-slot-does-g1 = 1 постійний символ будівництва. [VIS-10.4]
    .brief = 1 символ будівництва
viscounts-slot-does-g2 = 1 постійний символ знаті. [VIS-10.4]
    .brief = 1 символ знаті
viscounts-slot-does-g3 = 1 постійний символ церкви. [VIS-10.4]
    .brief = 1 символ церкви
viscounts-slot-does-w1 = Після кожного наймання можна скинути карту. [VIS-10.4]
    .brief = скидання карти після наймання
viscounts-slot-does-w2 = 1 доброчестя за кожного зіткнення, хоч би чиїм воно було, якщо на планшеті немає символів злочину. [VIS-10.4]
    .brief = 1 доброчестя за зіткнень
viscounts-slot-does-w3 = Ліміт руки більший на 1 карту. [VIS-10.4]
    .brief = ліміт руки +1
viscounts-bonus-does = Хто першим збере 3 рукописи з цією стрічкою: { $icons } назавжди й { $points } наприкінці. [VIS-12.3]
    .brief = { $icons }, { $points }
viscounts-leader-does = Хто має найбільше робітників на 3-му ярусі: ліміт руки більший на 1 карту й { $points } наприкінці. [VIS-11.8]
    .brief = ліміт руки +1, { $points }
viscounts-building-does = Треба { $icons }; за одну, дві, три такі будівлі наприкінці — { $one }, { $two }, { $three }. [VIS-10.2]
    .brief = { $icons }; { $one }, { $two }, { $three }

# Рукописи й карти гравців

viscounts-manuscript-head = Треба { $icons }.
viscounts-at-end = Наприкінці: { $points } { $of }. [VIS-17.4]
    .brief = { $points } { $of }
viscounts-when-taken = Відразу: { $what }. [VIS-12.4]
    .brief = { $what }
viscounts-each-build-icon = { $n ->
    [1] за кожен символ будівництва в колоді
    [few] за кожні { $n } символи будівництва в колоді
   *[other] за кожні { $n } символів будівництва в колоді
}
viscounts-each-noble-icon = { $n ->
    [1] за кожен символ знаті в колоді
    [few] за кожні { $n } символи знаті в колоді
   *[other] за кожні { $n } символів знаті в колоді
}
viscounts-each-cleric-icon = { $n ->
    [1] за кожен символ церкви в колоді
    [few] за кожні { $n } символи церкви в колоді
   *[other] за кожні { $n } символів церкви в колоді
}
viscounts-each-trade-icon = { $n ->
    [1] за кожен символ торгівлі в колоді
    [few] за кожні { $n } символи торгівлі в колоді
   *[other] за кожні { $n } символів торгівлі в колоді
}
viscounts-each-criminal-icon = { $n ->
    [1] за кожен символ злочину в колоді
    [few] за кожні { $n } символи злочину в колоді
   *[other] за кожні { $n } символів злочину в колоді
}
viscounts-each-building = { $n ->
    [1] за кожну споруджену будівлю
    [few] за кожні { $n } споруджені будівлі
   *[other] за кожні { $n } споруджених будівель
}
viscounts-each-flipped-debt = { $n ->
    [1] за кожен сплачений борг
    [few] за кожні { $n } сплачені борги
   *[other] за кожні { $n } сплачених боргів
}
viscounts-each-flipped-deed = { $n ->
    [1] за кожну затверджену грамоту
    [few] за кожні { $n } затверджені грамоти
   *[other] за кожні { $n } затверджених грамот
}
viscounts-each-worker-in-castle = { $n ->
    [1] за кожного свого робітника в замку
    [few] за кожних { $n } своїх робітників у замку
   *[other] за кожних { $n } своїх робітників у замку
}
viscounts-each-resource = { $n ->
    [1] за кожен ресурс, що лишився
    [few] за кожні { $n } ресурси, що лишилися
   *[other] за кожні { $n } ресурсів, що лишилися
}
viscounts-start-does = Початок — { $place_at }: { $things }.
viscounts-start-then = Потім { $what }. [VIS-2.10]
viscounts-of-choice = { $resources } на вибір

# Схеми й планшети Автоми

viscounts-rows-criminals = { $icons }, тому по 1 корупції за кожен символ злочину на планшеті Автоми.
viscounts-rows-icons = { $icons }.
viscounts-rows-before = Спочатку { $what }.
viscounts-rows-move = Потім її віконт проходить { $steps } зовнішнім шляхом.
viscounts-rows-tries = Нарешті робить перше можливе: { $options }. [VIS-21.2]
viscounts-try-option = { $n }) { $what }
viscounts-try-construct = спорудження
viscounts-try-place_workers = розміщення робітників
viscounts-try-transcribe = переписування рукопису
viscounts-try-trade = торгівля
viscounts-try-focus = головна мета
viscounts-try-flips = перевертання боргу чи грамоти й ще одне за 2 ресурси
viscounts-opponent-focus = Головна мета: { $what }. [VIS-21.10]
viscounts-opponent-priority = Ресурс на вибір: { $first } — до { $n }, потім { $second } — до { $m }, потім { $third }. [VIS-20.3]
viscounts-opponent-one-kind = Усі її ресурси одного виду й лежать як камені. [VIS-20.3]
viscounts-opponent-start = На початку: { $things }. [VIS-19.6]
viscounts-opponent-halls = Її зали гільдії відкривають зліва направо: { $icons }. [VIS-20.6]
viscounts-opponent-removed = Без схем: { $schemes }. [VIS-19.4]
viscounts-reconstructed = Відтворено: жодне джерело не показує цього точно.

# Як називаються дії

viscounts-do-segment = сегмент: { $segment }
viscounts-do-rotation = замок лежить у положенні { $n }
viscounts-do-size = стос: { $cards }
viscounts-do-reveal = відкривається «{ $card }»
viscounts-do-show = відкривається { $manuscript }
viscounts-do-start = починає { $seat }
viscounts-do-deal = викладається { $player }
viscounts-do-draw = взяти карту «{ $card }»
viscounts-do-scheme = схема: { $scheme }
viscounts-do-take = взяти { $player_object }
viscounts-do-play = розіграти карту «{ $card }»
viscounts-do-move = іти { $place_to }
viscounts-do-rearrange = переставити: карти { $first }, { $second }, { $third }
viscounts-do-rearrange-not = лишити карти так
viscounts-do-rearrange-cards = переставити: { $cards }
viscounts-do-act-trade = торгувати
viscounts-do-act-construct = спорудити будівлю
viscounts-do-act-place_workers = розмістити робітників
viscounts-do-act-transcribe = переписати рукопис
viscounts-do-act-dismiss = { $act }, звільнивши городянина
viscounts-do-exchange = здійснити { $exchanges }
viscounts-do-build = спорудити { $slot_object }
viscounts-do-workers = розмістити { $workers }
viscounts-do-pay = { $n ->
    [0] не платити цим
   *[other] заплатити { $n }
}
viscounts-do-pay-goods = заплатити { $goods }
viscounts-do-site = будувати { $site_at }
viscounts-do-link = зв’язок: { $site }
viscounts-do-section = секція: { $section }
viscounts-do-shift = перемістити робітника { $section_from } { $direction }
viscounts-do-go = іти { $direction }
viscounts-do-bump = прибрати робітника ({ $owner })
viscounts-do-hire = найняти городянина «{ $card }»
viscounts-do-gain = взяти { $manuscript }
viscounts-do-discard = скинути карту «{ $card }»
viscounts-do-discard-top = скинути верхню карту колоди
viscounts-do-destroy = знищити карту «{ $card }»
viscounts-do-destroy-top = знищити верхню карту колоди
viscounts-do-resource = взяти { $good_object }
viscounts-do-flip-debt = сплатити борг
viscounts-do-flip-deed = затвердити грамоту
viscounts-do-choose = { $n ->
    [1] перший ефект
   *[other] другий ефект
}
viscounts-do-trigger = застосувати карту «{ $card }»
viscounts-do-stop = далі
viscounts-family-move = { $ways ->
    [one] вести віконта: { $ways } ділянка на вибір
    [few] вести віконта: { $ways } ділянки на вибір
   *[other] вести віконта: { $ways } ділянок на вибір
}
viscounts-family-exchange = { $ways ->
    [one] торгувати до { $ways } разу
   *[other] торгувати до { $ways } разів
}

# На що чекає стіл

viscounts-prompt-chance-set_up = Готується поле.
viscounts-prompt-chance-unseen = Відкривається верхня карта колоди добору.
viscounts-prompt-chance-refill = Беруться карти.
viscounts-prompt-chance-reveal = Відкривається городянин.
viscounts-prompt-chance-show = Відкривається рукопис.
viscounts-prompt-chance-harden = Замішуються майбутні схеми.
viscounts-prompt-chance-turn_scheme = Автома відкриває схему.
viscounts-prompt-chance-gain_future = Автома бере майбутню схему.
viscounts-prompt-pairs = Оберіть пару карт: карту гравця з видатним городянином. [VIS-2.10]
viscounts-waits-pairs = { $seat } обирає пару карт.
viscounts-prompt-play = Розіграйте карту; віконт пройде стільки кроків, скільки вона коштує. [VIS-6.3]
viscounts-waits-play = { $seat } розігрує карту.
viscounts-prompt-move = { $n ->
    [0] Ведіть віконта або лишіться на місці; кожен крок коштує 1 срібняк.
   *[other] Ведіть віконта на { $steps }; кожен крок понад це коштує 1 срібняк.
} [VIS-7.1]
viscounts-waits-move = { $seat } веде віконта.
viscounts-prompt-rearrange = Можна переставити карти на планшеті. [VIS-7.3]
viscounts-waits-rearrange = { $seat } може переставити карти.
viscounts-prompt-act = Оберіть дію або йдіть далі. [VIS-8.1]
viscounts-waits-act = { $seat } обирає дію.
viscounts-prompt-target-trade = Торгуйте: скільки обмінів? [VIS-9.6]
viscounts-prompt-target-construct = Яку будівлю спорудити? Вона відкриє свою клітинку. [VIS-10.3]
viscounts-prompt-target-place_workers = Скільки робітників розмістити? [VIS-11.1]
viscounts-prompt-target-transcribe = Перепишіть рукопис. [VIS-12.1]
viscounts-waits-target = { $seat } виконує дію.
viscounts-prompt-pay = Скільки заплатити ({ $good })? Бракує символів: { $n }. [VIS-25.9]
viscounts-waits-pay = { $seat } платить.
viscounts-prompt-pick_slot = Яку будівлю спорудити безплатно? ({ $building }) [VIS-10.7]
viscounts-waits-pick_slot = { $seat } обирає будівлю.
viscounts-prompt-pick_site = Де спорудити { $slot_object }? Оберіть місце для будівлі. [VIS-10.1]
viscounts-waits-pick_site = { $seat } обирає місце для будівлі.
viscounts-prompt-links = Готові два зв’язки: який перший? [VIS-10.5]
viscounts-waits-links = { $seat } обирає зв’язок.
viscounts-prompt-place_free = У яку секцію розмістити { $workers }? [VIS-11.2]
viscounts-waits-place_free = { $seat } розміщує робітників у замку.
viscounts-prompt-advance = У кількох секціях по троє ваших робітників: яку обрати першою? [VIS-11.4]
viscounts-waits-advance = { $seat } переміщує робітників у замку.
viscounts-prompt-advance-bump = Чийого робітника прибрати ({ $tier }, { $section })? [VIS-11.7]
viscounts-prompt-spread = Куди йде ваш останній робітник { $section_from }? [VIS-11.5]
viscounts-waits-spread = { $seat } переміщує робітника.
viscounts-prompt-shift = Можна перемістити робітника 1-го ярусу в сусідню секцію. [VIS-11.3]
viscounts-waits-shift = { $seat } може перемістити робітника.
viscounts-prompt-recruit = Найміть городянина свого сегмента або йдіть далі. [VIS-13.1]
viscounts-waits-recruit = { $seat } може найняти городянина.
viscounts-prompt-hire = Безплатно найміть верхнього городянина будь-якого стосу. [VIS-13.3]
viscounts-waits-hire = { $seat } безплатно наймає городянина.
viscounts-prompt-gain_manuscript = Візьміть будь-який рукопис вартістю не більше ніж { $n }. [VIS-12.6]
viscounts-waits-gain_manuscript = { $seat } бере рукопис.
viscounts-prompt-discard = Можна скинути { $cards }. [VIS-25.6]
viscounts-waits-discard = { $seat } може скинути карти.
viscounts-prompt-destroy = Можна знищити { $cards } за { $n ->
    [1] її вартість
   *[other] їхню вартість
} у срібняках. [VIS-9.5]
viscounts-waits-destroy = { $seat } може знищити карти.
viscounts-prompt-purge_deck = Можна знищити карту початкової колоди. [VIS-2.11]
viscounts-waits-purge_deck = { $seat } може знищити карту початкової колоди.
viscounts-prompt-take_goods = Оберіть ресурс: лишилося взяти { $resources }. [VIS-4.4]
viscounts-waits-take_goods = { $seat } обирає ресурс.
viscounts-prompt-flip = Переверніть карту: сплатіть борг за ресурс або затвердьте грамоту. Лишилося: { $flips }. [VIS-4.5]
viscounts-waits-flip = { $seat } сплачує борг або затверджує грамоту.
viscounts-prompt-choice = Який ефект ви обираєте ({ $what })? [VIS-25.2]
viscounts-waits-choice = { $seat } обирає ефект.
viscounts-prompt-triggers = Яка з ваших карт застосовується першою? [VIS-25.2]
viscounts-waits-triggers = { $seat } обирає порядок карт.
viscounts-prompt-have = У вас { $goods }.
viscounts-prompt-icons = Ваші символи: { $icons }.
viscounts-prompt-near = Між корупцією та доброчестям один крок. [VIS-5.1]
viscounts-prompt-joined = Ваші маркери зустрілися: наприкінці ходу буде зіткнення. [VIS-14.1]
viscounts-prompt-papers = Лишилося боргів: { $debts }, грамот: { $deeds }. [VIS-4.2]
viscounts-prompt-last-round = Це завершальний раунд. [VIS-16.2]
viscounts-of-collision = Зіткнення

# Що зробить дія, крім того, що про неї розказано

viscounts-will-go-outer = Там можна торгувати ({ $trade }) або будувати { $bank_at }.
viscounts-will-go-inner = Там можна розміщувати робітників { $section_at } або переписати рукопис ({ $icons }).
viscounts-will-dismiss = При цьому звільняється: { $card }.
viscounts-will-unseen = Верхньої карти вашої колоди ніхто не бачив. [VIS-25.6]
viscounts-will-stay = Карти лишаються на своїх місцях.
viscounts-will-ask = Потім: { $what }
viscounts-will-stop-act = Цього ходу ви не виконуєте дії.
viscounts-will-stop-recruit = Цього ходу ви нікого не наймаєте.
viscounts-will-stop-shift = Ваші робітники лишаються на місцях.
viscounts-will-stop-discard = Більше ви нічого не скидаєте.
viscounts-will-stop-destroy = Більше ви нічого не знищуєте.
viscounts-will-stop-purge_deck = Початкова колода лишається цілою.

# Слова за столом

viscounts-table-round = Раунд { $n }
viscounts-table-last = завершальний раунд { $n }
viscounts-table-papers = лишилося боргів { $debts }, грамот { $deeds }
viscounts-table-townsfolk = городяни
viscounts-table-manuscripts = рукописи
viscounts-table-inner = внутрішня
viscounts-table-link = зв’язок
viscounts-table-castle = Замок
viscounts-table-tier-1 = 1-й ярус
viscounts-table-tier-2 = 2-й ярус
viscounts-table-tier-3 = 3-й ярус
viscounts-table-leader = лідер
viscounts-table-points = очки
viscounts-table-slots = планшет
viscounts-table-icons = символи
viscounts-table-hand = на руці
viscounts-table-deck = колода { $draw }, скид { $discard }
viscounts-table-track = корупція { $corruption }, доброчестя { $virtue }
viscounts-table-debts = борги
viscounts-table-deeds = грамоти
viscounts-table-built = споруджено
viscounts-table-has = рукописи
viscounts-table-bonus = бонусні карти
viscounts-table-pairs = Пари на вибір
viscounts-table-schemes = схеми
viscounts-table-piles = колода { $draw }, скид { $discard }, майбутні { $future }

# Налаштування

viscounts-option-automa = Автома соло-гри
viscounts-option-automa-cleric = Автома-церковник: рукописи
viscounts-option-automa-build = Автома-будівничий: будівлі
viscounts-option-automa-noble = Автома-вельможа: замок
viscounts-option-automa-card = Автома-правник: борги й грамоти
viscounts-option-difficulty = Складність соло-гри
viscounts-option-difficulty-none = звичайна
viscounts-option-difficulty-one = ще 1 майбутня схема в першій колоді
viscounts-option-difficulty-two = ще 2 майбутні схеми в першій колоді
viscounts-option-difficulty-three = ще 3 майбутні схеми в першій колоді
viscounts-option-sides = Боки сегментів
viscounts-option-sides-players = за кількістю гравців
viscounts-option-sides-pictured = ті, що видно в джерелах
viscounts-option-trades = Обміни на ділянках
viscounts-option-trades-listed = як у переліку компонентів
viscounts-option-trades-assembled = як на знімках складеного поля

# Таблиця очок

score-VIS-10-2 = Споруджені будівлі
score-VIS-11-4 = Робітники в замку
score-VIS-12-5 = Набори стрічок
score-VIS-17-4 = Рукописи
score-VIS-11-8 = Лідер замку
score-VIS-12-3 = Бонусні карти церкви
score-VIS-4-6 = Несплачені борги
score-VIS-4-7 = Грамоти
score-VIS-17-2 = Бідність
score-VIS-17-3 = Процвітання
score-VIS-22-2 = Залишок ресурсів (Автома)
viscounts-tie-break-1 = За нічиєї

# Головна сторінка й сторінка нового столу

web-viscounts-length = 90 хв
web-viscounts-kind = Трохи випадковості
web-viscounts-say = Ведіть віконта навколо королівства, наймайте городян, споруджуйте, переписуйте рукописи й служіть у замку, доки бідність чи процвітання не покладуть цьому край.
web-viscounts-step-1 = Щоходу ви розігруєте карту, і віконт проходить стільки кроків, скільки вона коштує. Карти лежать на планшеті три ходи, їхніми символами ви платите за дії.
web-viscounts-step-2 = На зовнішньому шляху торгують і будують, на внутрішньому розміщують робітників у замку й переписують рукописи. Злочинці вміють усе, але ціною корупції.
web-viscounts-step-3 = Коли доброчестя й корупція зіткнуться, вони приносять грамоти або борги. Коли один із цих стосів скінчиться, лишиться ще один раунд.
web-viscounts-option-automa = Автома
web-viscounts-option-automa-say = Проти кого грає одна людина.
web-viscounts-option-difficulty = Складність
web-viscounts-option-difficulty-say = Скільки майбутніх схем має Автома із самого початку.
web-viscounts-option-sides = Боки сегментів
web-viscounts-option-sides-say = Джерела показують лише один бік кожного сегмента; другий відтворено.
web-viscounts-option-trades = Обміни
web-viscounts-option-trades-say = Джерела показують два розташування обмінів.
web-value-players = за кількістю гравців
web-value-pictured = як на зображеннях
web-value-listed = як у переліку
web-value-assembled = як на складеному полі
web-value-cleric = Автома-церковник: рукописи
web-value-build = Автома-будівничий: будівлі
web-value-noble = Автома-вельможа: замок
web-value-card = Автома-правник: борги й грамоти
web-value-none = звичайна
web-value-one = +1
web-value-two = +2
web-value-three = +3

# Чому дію не прийнято

viscounts-illegal-NotLeftToChance = Це вирішує не жереб. { $rule }
viscounts-illegal-LeftToChance = Це вирішує лише жереб. { $rule }
viscounts-illegal-NotAtTheTable = Такого місця за цим столом немає. { $rule }
viscounts-illegal-MatchOver = Партію завершено. { $rule }
viscounts-illegal-NotYourTurn = Зараз не ваш хід. Зачекайте, доки закінчать інші. { $rule }
viscounts-illegal-NoPairNow = Пари обирають до початку гри, а не зараз. { $rule }
viscounts-illegal-NotInRow = Цієї карти гравця в ряду немає. Оберіть із тих, що лежать. { $rule }
viscounts-illegal-NotInStartingDeck = Цієї карти немає у вашій початковій колоді. Оберіть іншу або йдіть далі. { $rule }
viscounts-illegal-NoPlayNow = Зараз карт не розігрують: спершу дайте відповідь на запитання столу. { $rule }
viscounts-illegal-NotInHand = Цієї карти немає на руці. Розіграйте іншу. { $rule }
viscounts-illegal-MustPlay = Карту розігрують щоходу. Оберіть яку. { $rule }
viscounts-illegal-NoMoveNow = Зараз віконт не рухається. { $rule }
viscounts-illegal-CannotPaySteps = Стільки зайвих кроків не оплатити: у вас { $silver }. Оберіть ближчу ділянку. { $rule }
viscounts-illegal-MustMove = Віконт має йти. Оберіть ділянку. { $rule }
viscounts-illegal-NoRearrangingNow = Зараз карт не переставляють. { $rule }
viscounts-illegal-SlotEmpty = Порожня клітинка лишається порожньою. Переставте лише ті карти, що лежать. { $rule }
viscounts-illegal-NameArrangement = Назвіть порядок; 123 лишає карти як є. { $rule }
viscounts-illegal-NoActionNow = Зараз дію не обирають. { $rule }
viscounts-illegal-WrongPath = На зовнішньому шляху торгують і будують, на внутрішньому розміщують робітників і переписують рукописи. { $rule }
viscounts-illegal-TooFewIcons = Для цього бракує символів і того, чим їх оплатити, або це нічим зробити. У вас { $icons }. { $rule }
viscounts-illegal-NoEmptySite = На березі, де стоїть ваш віконт, немає вільного будмайданчика. { $rule }
viscounts-illegal-NoBuildingLeft = Усі ваші будівлі вже споруджено. { $rule }
viscounts-illegal-NoWorkerLeft = У вашому запасі не лишилося робітників. { $rule }
viscounts-illegal-NothingToFlip = У вас немає ні несплаченого боргу, ні здобутої грамоти. { $rule }
viscounts-illegal-NobodyToDismiss = Тут нікого звільнити. { $rule }
viscounts-illegal-NoMatchingIcon = Городянин тут не має символу для цієї дії. Обійдіться без звільнення або оберіть іншу. { $rule }
viscounts-illegal-CannotPayDismissal = У вас { $silver }, на звільнення бракує. { $rule }
viscounts-illegal-ActionStillImpossible = Дія неможлива навіть із цим звільненням. { $rule }
viscounts-illegal-NoTradeNow = Зараз нічого не міняють. Спершу оберіть торгівлю. { $rule }
viscounts-illegal-TooManyExchanges = Стільки обмінів не оплатити. Оберіть менше. { $rule }
viscounts-illegal-MustCarryOut = Дію розпочато: виконайте її. { $rule }
viscounts-illegal-NoBuildingNow = Зараз нічого не споруджують. { $rule }
viscounts-illegal-AlreadyConstructed = Цю будівлю вже споруджено. Оберіть іншу. { $rule }
viscounts-illegal-TooFewBuildIcons = На цю будівлю бракує символів і ресурсів. Оберіть дешевшу. { $rule }
viscounts-illegal-OtherBuilding = Розмістити можна лише будівлю названого виду. { $rule }
viscounts-illegal-MustPlaceBuilding = Будівлю треба спорудити. Оберіть яку. { $rule }
viscounts-illegal-NoSuchSite = За такої кількості гравців цього будмайданчика немає. { $rule }
viscounts-illegal-SiteOccupied = Там уже стоїть будівля. Оберіть вільний будмайданчик. { $rule }
viscounts-illegal-OtherBank = Цей будмайданчик не на тому березі, де стоїть ваш віконт. { $rule }
viscounts-illegal-MustBuild = Будівлю треба поставити. Оберіть місце для будівлі. { $rule }
viscounts-illegal-NoLinkNow = Зараз немає готових зв’язків. { $rule }
viscounts-illegal-NotCompleted = Цей зв’язок ваша будівля не завершила. Оберіть інший. { $rule }
viscounts-illegal-MustLink = Нагороду принесуть обидва зв’язки. Оберіть, який перший. { $rule }
viscounts-illegal-NoWorkersNow = Зараз робітників не розміщують. { $rule }
viscounts-illegal-TooManyWorkers = На стількох робітників бракує символів, золота чи самих робітників. Оберіть менше. { $rule }
viscounts-illegal-MustPlaceWorkers = Робітників треба розмістити. Оберіть секцію. { $rule }
viscounts-illegal-NoCastleNow = Зараз у замку ніхто не переміщується. { $rule }
viscounts-illegal-TooFewOwnWorkers = Секцію обирають, якщо в ній троє ваших робітників. Оберіть іншу. { $rule }
viscounts-illegal-MustResolveCastle = З робітниками в замку треба вирішити: оберіть одну з відповідей. { $rule }
viscounts-illegal-MustGoOn = Робітник має йти далі. Оберіть напрямок. { $rule }
viscounts-illegal-NoOwnWorker = На 1-му ярусі цієї секції немає ваших робітників. Оберіть іншу або йдіть далі. { $rule }
viscounts-illegal-NoBumpNow = Зараз робітників не прибирають. { $rule }
viscounts-illegal-NoWorkerThere = Це місце не має там робітника. Оберіть інше. { $rule }
viscounts-illegal-NoHireNow = Зараз нікого не наймають. { $rule }
viscounts-illegal-ElsewhereOnBoard = Цей городянин не в сегменті вашого віконта. Найміть того, хто поруч, або йдіть далі. { $rule }
viscounts-illegal-NotOnTopHere = Цей городянин не лежить нагорі тутешнього стосу. { $rule }
viscounts-illegal-NotOnTop = Цей городянин не лежить нагорі стосу. Оберіть іншого. { $rule }
viscounts-illegal-MustHire = Від безплатного наймання не відмовляються. Оберіть кого. { $rule }
viscounts-illegal-NoManuscriptNow = Зараз рукописів не беруть. { $rule }
viscounts-illegal-NotPermittedManuscript = Цього рукопису немає нагорі стосу, або він задорогий. Оберіть інший. { $rule }
viscounts-illegal-MustTakeManuscript = Рукопис треба взяти. Оберіть який. { $rule }
viscounts-illegal-NoDiscardNow = Зараз карт не скидають. { $rule }
viscounts-illegal-NoDestroyNow = Зараз карт не знищують. { $rule }
viscounts-illegal-DiscardOnly = Зараз карти скидають, а не знищують. { $rule }
viscounts-illegal-DestroyOnly = Зараз карти знищують, а не скидають. { $rule }
viscounts-illegal-NotHeld = Цієї карти немає на руці. Оберіть іншу або йдіть далі. { $rule }
viscounts-illegal-OnBoard = Ця карта лежить на планшеті. Оберіть карту з руки. { $rule }
viscounts-illegal-SmallestDeck = У вас лишилося б менше 3 карт. Ідіть далі. { $rule }
viscounts-illegal-NoCardsLeft = Ні в колоді, ні в скиді немає карт. { $rule }
viscounts-illegal-NoResourceNow = Зараз ресурсу не обирають. { $rule }
viscounts-illegal-MustTakeResource = Оберіть камінь, золото чи чорнильницю. { $rule }
viscounts-illegal-NoFlipNow = Зараз нічого такого не перевертають. { $rule }
viscounts-illegal-MustFlip = Треба сплатити борг або затвердити грамоту. Оберіть. { $rule }
viscounts-illegal-NothingToChoose = Зараз обирати нічого. { $rule }
viscounts-illegal-NoSuchEffect = Такого ефекту немає. Оберіть із запропонованих. { $rule }
viscounts-illegal-MustChoose = Треба обрати один з ефектів. { $rule }
viscounts-illegal-NothingSetOff = Зараз ця карта не діє. { $rule }
viscounts-illegal-NotSetOff = Ця карта зараз не діє. Оберіть із запропонованих. { $rule }
viscounts-illegal-MustResolve = Карти треба застосувати. Оберіть, яка перша. { $rule }
viscounts-illegal-NothingToPay = Зараз платити нема за що. { $rule }
viscounts-illegal-NotMinimal = Стільки заплатити не можна: це замало, забагато або більше, ніж є. У вас { $goods }. { $rule }
viscounts-illegal-MustPay = Дію треба оплатити. Оберіть чим. { $rule }
viscounts-illegal-MustDecide = Треба вирішити: оберіть одну з відповідей. { $rule }

# Хроніка: що робить гравець, словами після його імені; .you — після «Ви»

viscounts-opening = Навколо замку лежать п’ять земель. Переможе той, хто збере найбільше переможних очок, коли настане бідність чи процвітання.
viscounts-line = { $seat } { $what }.
    .you = Ви { $what }.
viscounts-event-StartPlayer = починає партію
    .you = починаєте партію
viscounts-event-TookPair = бере { $player_object } й карту «{ $card }»
    .you = берете { $player_object } й карту «{ $card }»
viscounts-event-DroppedOff = відправляє з планшета у скид карту «{ $card }»
    .you = відправляєте з планшета у скид карту «{ $card }»
viscounts-event-Played = розігрує карту «{ $card }»
    .you = розігруєте карту «{ $card }»
viscounts-event-Moved = { $n ->
    [0] лишається { $place_at }
   *[other] веде віконта на { $steps } вперед, { $place_to }
}
    .you = { $n ->
        [0] лишаєтеся { $place_at }
       *[other] ведете віконта на { $steps } вперед, { $place_to }
    }
viscounts-event-Rearranged = переставляє карти ({ $cards })
    .you = переставляєте карти ({ $cards })
viscounts-event-Acted = виконує дію «{ $primary }»
    .you = виконуєте дію «{ $primary }»
viscounts-event-Dismissed = звільняє городянина «{ $card }»
    .you = звільняєте городянина «{ $card }»
viscounts-event-Dismissed-printed = звільняє надрукованого городянина { $place_at }
    .you = звільняєте надрукованого городянина { $place_at }
viscounts-event-Exchanged = здійснює { $exchanges }
    .you = здійснюєте { $exchanges }
viscounts-event-Gained = отримує { $goods }
    .you = отримуєте { $goods }
viscounts-event-Paid = платить { $goods }
    .you = платите { $goods }
viscounts-event-GainedVirtue = { $joined ->
    [yes] отримує { $virtue } (обидва маркери на поділці { $space })
   *[no] отримує { $virtue } (маркер на поділці { $space })
}
    .you = { $joined ->
        [yes] отримуєте { $virtue } (обидва маркери на поділці { $space })
       *[no] отримуєте { $virtue } (маркер на поділці { $space })
    }
viscounts-event-GainedCorruption = { $joined ->
    [yes] отримує { $corruption } (обидва маркери на поділці { $space })
   *[no] отримує { $corruption } (маркер на поділці { $space })
}
    .you = { $joined ->
        [yes] отримуєте { $corruption } (обидва маркери на поділці { $space })
       *[no] отримуєте { $corruption } (маркер на поділці { $space })
    }
viscounts-event-GainedDebt = отримує { $debts }
    .you = отримуєте { $debts }
viscounts-event-GainedDeeds = отримує { $deeds }
    .you = отримуєте { $deeds }
viscounts-event-Flipped-debt = сплачує борг
    .you = сплачуєте борг
viscounts-event-Flipped-deed = затверджує грамоту
    .you = затверджуєте грамоту
viscounts-event-Built = споруджує { $slot_object } { $site_at }
    .you = споруджуєте { $slot_object } { $site_at }
viscounts-event-PlacedWorkers = розміщує { $workers } { $section_at }
    .you = розміщуєте { $workers } { $section_at }
viscounts-event-Shifted = переміщує робітника { $section_from } { $other_to }
    .you = переміщуєте робітника { $section_from } { $other_to }
viscounts-event-Advanced = переводить робітника на 2-й ярус { $section_at }
    .you = переводите робітника на 2-й ярус { $section_at }
viscounts-event-Ascended = переводить робітника на 3-й ярус { $section_from }
    .you = переводите робітника на 3-й ярус { $section_from }
viscounts-event-BecameLeader = отримує [leader|карту лідера замку]
    .you = отримуєте [leader|карту лідера замку]
viscounts-event-Bumped = прибирає робітника { $tier_from } { $section_at } (власник — { $owner })
    .you = прибираєте робітника { $tier_from } { $section_at } (власник — { $owner })
viscounts-event-Bumped-own = прибирає свого робітника { $tier_from } { $section_at }
    .you = прибираєте свого робітника { $tier_from } { $section_at }
viscounts-event-TookManuscript = отримує рукопис { $ribbon } ({ $brief })
    .you = отримуєте рукопис { $ribbon } ({ $brief })
viscounts-event-TranscribedPrinted = переписує надрукований рукопис { $place_at }
    .you = переписуєте надрукований рукопис { $place_at }
viscounts-event-TookBonus = отримує { $bonus_object }
    .you = отримуєте { $bonus_object }
viscounts-event-Hired = наймає городянина «{ $card }»
    .you = наймаєте городянина «{ $card }»
viscounts-event-Discarded = скидає карту «{ $card }»
    .you = скидаєте карту «{ $card }»
viscounts-event-Destroyed = знищує карту «{ $card }»
    .you = знищуєте карту «{ $card }»
viscounts-event-Shuffled = перетасовує скид
    .you = перетасовуєте скид
viscounts-event-Drew = бере { $cards }
    .you = берете { $cards }
viscounts-event-Drew-known = бере на руку: { $cards }
    .you = берете на руку: { $cards }
viscounts-event-Collided = розв’язує зіткнення на поділці { $space }
    .you = розв’язуєте зіткнення на поділці { $space }
viscounts-event-Parted = повертає маркери на краї
    .you = повертаєте маркери на краї
viscounts-event-AutomaPlaced = починає { $place_at }
    .you = починаєте { $place_at }
viscounts-event-GainedScheme = бере майбутню схему «{ $scheme }»
    .you = берете майбутню схему «{ $scheme }»
viscounts-event-Instead-silver = обирає по ресурсу замість кожних 2 срібняків
    .you = обираєте по ресурсу замість кожних 2 срібняків
viscounts-event-Instead-rearrange = обирає ресурс замість перестановки
    .you = обираєте ресурс замість перестановки
viscounts-event-Instead-destroy = обирає перевертання замість знищення карти
    .you = обираєте перевертання замість знищення карти
viscounts-event-Instead-hire = обирає майбутню схему замість наймання
    .you = обираєте майбутню схему замість наймання
viscounts-event-Instead-discard = обирає доброчестя замість скидання карти
    .you = обираєте доброчестя замість скидання карти
viscounts-event-Instead-move_worker = обирає доброчестя замість переміщення робітника
    .you = обираєте доброчестя замість переміщення робітника
viscounts-event-Instead-future = обирає перевертання, бо майбутніх схем не лишилося
    .you = обираєте перевертання, бо майбутніх схем не лишилося
viscounts-event-Instead-flip = обирає доброчестя, бо перевертати нічого
    .you = обираєте доброчестя, бо перевертати нічого
viscounts-event-Instead-flip_debt = обирає доброчестя, бо не має несплачених боргів
    .you = обираєте доброчестя, бо не маєте несплачених боргів
viscounts-event-Instead-flip_deed = обирає доброчестя, бо не має здобутих грамот
    .you = обираєте доброчестя, бо не маєте здобутих грамот

# Хроніка: що стається саме

viscounts-event-TurnBegan = Раунд { $n }: { $seat }
viscounts-event-Laid = { $n }-й сегмент за годинниковою стрілкою: { $segment }.
viscounts-event-Turned = Замок лежить посередині поля.
viscounts-event-Revealed = { $place_at }: нагорі стосу тепер «{ $card }».
viscounts-event-Shown = { $place_at }: нагорі стосу рукопис { $ribbon } ({ $brief }).
viscounts-event-Dealt = У парі — { $player } й карта «{ $card }».
viscounts-event-Linked = Зв’язок готовий ({ $site }), нагороду отримують: { $seats }. [VIS-10.6]
viscounts-event-EndRevealed-debt = Відкрито [poverty|карту бідності]: раунд { $n } — завершальний. [VIS-16.2]
viscounts-event-EndRevealed-deed = Відкрито [prosperity|карту процвітання]: раунд { $n } — завершальний. [VIS-16.2]
viscounts-event-Hardened = До колоди добору Автоми наосліп замішано майбутню схему. [VIS-19.8]
viscounts-event-TurnedScheme = { $seat } відкриває схему «{ $scheme }».
viscounts-event-Tried = Варіант { $n }, { $what }: виконується.
viscounts-event-Tried-hindered = Варіант { $n }, { $what }: не виходить, { $why }.
viscounts-tried-focus = головна мета ({ $what })
viscounts-tried-gain = крайній випадок
viscounts-hindrance-too_few_icons = бракує символів і ресурсів
viscounts-hindrance-no_site = на її березі немає вільного будмайданчика
viscounts-hindrance-no_building = усі будівлі споруджено
viscounts-hindrance-no_workers = у запасі мало робітників
viscounts-hindrance-nothing_to_flip = перевертати нічого
viscounts-event-MatchOver = { $count ->
    [one] Перемогу здобуває { $seats }.
   *[other] Перемогу ділять { $seats }. [VIS-17.6]
}
