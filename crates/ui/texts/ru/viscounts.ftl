## Виконты западного королевства.
##
## [id|слова] обозначает карту, место или ресурс; [VIS-8.4] — правило. Формы имён: .object — что строят,
## берут, .count — сколько (подпись), .taken — сколько берут или платят, .short — совсем коротко; .at — где,
## .to — куда, .from — откуда. Имена карт стоят в именительном падеже в «».

# Ресурсы

viscounts-good-stone = [stone|камень]
    .short = камень
    .object = [stone|камень]
    .count = { $n ->
        [one] { $n } [stone|камень]
        [few] { $n } [stone|камня]
       *[other] { $n } [stone|камней]
    }
viscounts-good-gold = [gold|золото]
    .short = золото
    .object = [gold|золото]
    .count = { $n ->
        [one] { $n } [gold|золото]
       *[other] { $n } [gold|золота]
    }
viscounts-good-inkwell = [inkwell|чернильница]
    .short = чернильница
    .object = [inkwell|чернильницу]
    .count = { $n ->
        [one] { $n } [inkwell|чернильница]
        [few] { $n } [inkwell|чернильницы]
       *[other] { $n } [inkwell|чернильниц]
    }
    .taken = { $n ->
        [one] { $n } [inkwell|чернильницу]
        [few] { $n } [inkwell|чернильницы]
       *[other] { $n } [inkwell|чернильниц]
    }

# Что ещё считают

viscounts-unit-silver = [silver|серебро]
    .short = серебро
    .count = { $n ->
        [one] { $n } [silver|серебро]
       *[other] { $n } [silver|серебра]
    }
viscounts-unit-resource = ресурс
    .count = { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[other] { $n } ресурсов
    }
viscounts-unit-virtue = [virtue|добродетель]
    .count = { $n ->
        [one] { $n } [virtue|добродетель]
        [few] { $n } [virtue|добродетели]
       *[other] { $n } [virtue|добродетелей]
    }
viscounts-unit-corruption = [corruption|коррупция]
    .count = { $n ->
        [one] { $n } [corruption|коррупция]
        [few] { $n } [corruption|коррупции]
       *[other] { $n } [corruption|коррупций]
    }
    .taken = { $n ->
        [one] { $n } [corruption|коррупцию]
        [few] { $n } [corruption|коррупции]
       *[other] { $n } [corruption|коррупций]
    }
viscounts-unit-worker = рабочий
    .count = { $n ->
        [one] { $n } рабочий
       *[other] { $n } рабочих
    }
    .taken = { $n ->
        [one] { $n } рабочего
       *[other] { $n } рабочих
    }
viscounts-unit-card = карта
    .count = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
    .taken = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
viscounts-unit-step = шаг
    .count = { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[other] { $n } шагов
    }
viscounts-unit-exchange = обмен
    .count = { $n ->
        [one] { $n } обмен
        [few] { $n } обмена
       *[other] { $n } обменов
    }
viscounts-unit-flip = переворот
    .count = { $n ->
        [one] { $n } переворот
        [few] { $n } переворота
       *[other] { $n } переворотов
    }
viscounts-paper-debt = [debt|долг]
    .object = [debt|долг]
    .count = { $n ->
        [one] { $n } [debt|долг]
        [few] { $n } [debt|долга]
       *[other] { $n } [debt|долгов]
    }
viscounts-paper-deed = [deed|сделка]
    .object = [deed|сделку]
    .count = { $n ->
        [one] { $n } [deed|сделка]
        [few] { $n } [deed|сделки]
       *[other] { $n } [deed|сделок]
    }
    .taken = { $n ->
        [one] { $n } [deed|сделку]
        [few] { $n } [deed|сделки]
       *[other] { $n } [deed|сделок]
    }

# Символы и основные действия

viscounts-icon-trade = [trade|торговля]
    .count = { $n ->
        [one] { $n } [trade|символ торговли]
        [few] { $n } [trade|символа торговли]
       *[other] { $n } [trade|символов торговли]
    }
viscounts-icon-build = [build|строительство]
    .count = { $n ->
        [one] { $n } [build|символ строительства]
        [few] { $n } [build|символа строительства]
       *[other] { $n } [build|символов строительства]
    }
viscounts-icon-noble = [noble|благородство]
    .count = { $n ->
        [one] { $n } [noble|символ благородства]
        [few] { $n } [noble|символа благородства]
       *[other] { $n } [noble|символов благородства]
    }
viscounts-icon-cleric = [cleric|церковник]
    .count = { $n ->
        [one] { $n } [cleric|символ церковника]
        [few] { $n } [cleric|символа церковника]
       *[other] { $n } [cleric|символов церковника]
    }
viscounts-icon-criminal = [criminal|криминал]
    .count = { $n ->
        [one] { $n } [criminal|символ криминала]
        [few] { $n } [criminal|символа криминала]
       *[other] { $n } [criminal|символов криминала]
    }
viscounts-primary-trade = [trade|Торговля]
    .short = Торговать
viscounts-primary-construct = [construct|Строительство]
    .short = Построить
viscounts-primary-place_workers = [place_workers|Размещение рабочих]
    .short = Разместить
viscounts-primary-transcribe = [transcribe|Написание манускрипта]
    .short = Написать

# Фазы хода

viscounts-phase-shift = Розыгрыш и активация карт
    .short = Карты
viscounts-phase-play = Розыгрыш и активация карт
    .short = Карты
viscounts-phase-move = Движение
    .short = Движение
viscounts-phase-act = Основное действие
    .short = Действие
viscounts-phase-recruit = Найм
    .short = Найм
viscounts-phase-collide = Разрешение конфликта
    .short = Конфликт
viscounts-phase-draw = Добор карт
    .short = Добор
viscounts-phase-end = Конец хода
    .short = Конец

# Игровое поле: сегменты, участки, стройплощадки

viscounts-segment-lake = [lake|Озеро]
    .at = в сегменте «[lake|Озеро]»
viscounts-segment-mountain = [mountain|Гора]
    .at = в сегменте «[mountain|Гора]»
viscounts-segment-forest = [forest|Лес]
    .at = в сегменте «[forest|Лес]»
viscounts-segment-meadow = [meadow|Луг]
    .at = в сегменте «[meadow|Луг]»
viscounts-segment-cliffs = [cliffs|Скалы]
    .at = в сегменте «[cliffs|Скалы]»
viscounts-bank-left = левый берег
    .at = на левом берегу
viscounts-bank-right = правый берег
    .at = на правом берегу
viscounts-space-1 = [1|участок 1 (Озеро)]
    .short = 1
    .at = на [1|участке 1 (Озеро)]
    .to = на [1|участок 1 (Озеро)]
viscounts-space-2 = [2|участок 2 (Озеро)]
    .short = 2
    .at = на [2|участке 2 (Озеро)]
    .to = на [2|участок 2 (Озеро)]
viscounts-space-3 = [3|участок 3 (Гора)]
    .short = 3
    .at = на [3|участке 3 (Гора)]
    .to = на [3|участок 3 (Гора)]
viscounts-space-4 = [4|участок 4 (Гора)]
    .short = 4
    .at = на [4|участке 4 (Гора)]
    .to = на [4|участок 4 (Гора)]
viscounts-space-5 = [5|участок 5 (Лес)]
    .short = 5
    .at = на [5|участке 5 (Лес)]
    .to = на [5|участок 5 (Лес)]
viscounts-space-6 = [6|участок 6 (Лес)]
    .short = 6
    .at = на [6|участке 6 (Лес)]
    .to = на [6|участок 6 (Лес)]
viscounts-space-7 = [7|участок 7 (Луг)]
    .short = 7
    .at = на [7|участке 7 (Луг)]
    .to = на [7|участок 7 (Луг)]
viscounts-space-8 = [8|участок 8 (Луг)]
    .short = 8
    .at = на [8|участке 8 (Луг)]
    .to = на [8|участок 8 (Луг)]
viscounts-space-9 = [9|участок 9 (Скалы)]
    .short = 9
    .at = на [9|участке 9 (Скалы)]
    .to = на [9|участок 9 (Скалы)]
viscounts-space-10 = [10|участок 10 (Скалы)]
    .short = 10
    .at = на [10|участке 10 (Скалы)]
    .to = на [10|участок 10 (Скалы)]
viscounts-space-inner_lake = [inner_lake|внутренний участок (Озеро)]
    .short = внутр. Озеро
    .at = на [inner_lake|внутреннем участке (Озеро)]
    .to = на [inner_lake|внутренний участок (Озеро)]
viscounts-space-inner_mountain = [inner_mountain|внутренний участок (Гора)]
    .short = внутр. Гора
    .at = на [inner_mountain|внутреннем участке (Гора)]
    .to = на [inner_mountain|внутренний участок (Гора)]
viscounts-space-inner_forest = [inner_forest|внутренний участок (Лес)]
    .short = внутр. Лес
    .at = на [inner_forest|внутреннем участке (Лес)]
    .to = на [inner_forest|внутренний участок (Лес)]
viscounts-space-inner_meadow = [inner_meadow|внутренний участок (Луг)]
    .short = внутр. Луг
    .at = на [inner_meadow|внутреннем участке (Луг)]
    .to = на [inner_meadow|внутренний участок (Луг)]
viscounts-space-inner_cliffs = [inner_cliffs|внутренний участок (Скалы)]
    .short = внутр. Скалы
    .at = на [inner_cliffs|внутреннем участке (Скалы)]
    .to = на [inner_cliffs|внутренний участок (Скалы)]
viscounts-site-lake_1 = [lake_1|стройплощадка 1 (Озеро)]
    .short = Озеро 1
    .at = на [lake_1|стройплощадке 1 (Озеро)]
    .to = на [lake_1|стройплощадку 1 (Озеро)]
viscounts-site-lake_2 = [lake_2|стройплощадка 2 (Озеро)]
    .short = Озеро 2
    .at = на [lake_2|стройплощадке 2 (Озеро)]
    .to = на [lake_2|стройплощадку 2 (Озеро)]
viscounts-site-lake_3 = [lake_3|стройплощадка 3 (Озеро)]
    .short = Озеро 3
    .at = на [lake_3|стройплощадке 3 (Озеро)]
    .to = на [lake_3|стройплощадку 3 (Озеро)]
viscounts-site-lake_4 = [lake_4|стройплощадка 4 (Озеро)]
    .short = Озеро 4
    .at = на [lake_4|стройплощадке 4 (Озеро)]
    .to = на [lake_4|стройплощадку 4 (Озеро)]
viscounts-site-lake_5 = [lake_5|стройплощадка 5 (Озеро)]
    .short = Озеро 5
    .at = на [lake_5|стройплощадке 5 (Озеро)]
    .to = на [lake_5|стройплощадку 5 (Озеро)]
viscounts-site-lake_6 = [lake_6|стройплощадка 6 (Озеро)]
    .short = Озеро 6
    .at = на [lake_6|стройплощадке 6 (Озеро)]
    .to = на [lake_6|стройплощадку 6 (Озеро)]
viscounts-site-mountain_1 = [mountain_1|стройплощадка 1 (Гора)]
    .short = Гора 1
    .at = на [mountain_1|стройплощадке 1 (Гора)]
    .to = на [mountain_1|стройплощадку 1 (Гора)]
viscounts-site-mountain_2 = [mountain_2|стройплощадка 2 (Гора)]
    .short = Гора 2
    .at = на [mountain_2|стройплощадке 2 (Гора)]
    .to = на [mountain_2|стройплощадку 2 (Гора)]
viscounts-site-mountain_3 = [mountain_3|стройплощадка 3 (Гора)]
    .short = Гора 3
    .at = на [mountain_3|стройплощадке 3 (Гора)]
    .to = на [mountain_3|стройплощадку 3 (Гора)]
viscounts-site-mountain_4 = [mountain_4|стройплощадка 4 (Гора)]
    .short = Гора 4
    .at = на [mountain_4|стройплощадке 4 (Гора)]
    .to = на [mountain_4|стройплощадку 4 (Гора)]
viscounts-site-mountain_5 = [mountain_5|стройплощадка 5 (Гора)]
    .short = Гора 5
    .at = на [mountain_5|стройплощадке 5 (Гора)]
    .to = на [mountain_5|стройплощадку 5 (Гора)]
viscounts-site-mountain_6 = [mountain_6|стройплощадка 6 (Гора)]
    .short = Гора 6
    .at = на [mountain_6|стройплощадке 6 (Гора)]
    .to = на [mountain_6|стройплощадку 6 (Гора)]
viscounts-site-forest_1 = [forest_1|стройплощадка 1 (Лес)]
    .short = Лес 1
    .at = на [forest_1|стройплощадке 1 (Лес)]
    .to = на [forest_1|стройплощадку 1 (Лес)]
viscounts-site-forest_2 = [forest_2|стройплощадка 2 (Лес)]
    .short = Лес 2
    .at = на [forest_2|стройплощадке 2 (Лес)]
    .to = на [forest_2|стройплощадку 2 (Лес)]
viscounts-site-forest_3 = [forest_3|стройплощадка 3 (Лес)]
    .short = Лес 3
    .at = на [forest_3|стройплощадке 3 (Лес)]
    .to = на [forest_3|стройплощадку 3 (Лес)]
viscounts-site-forest_4 = [forest_4|стройплощадка 4 (Лес)]
    .short = Лес 4
    .at = на [forest_4|стройплощадке 4 (Лес)]
    .to = на [forest_4|стройплощадку 4 (Лес)]
viscounts-site-forest_5 = [forest_5|стройплощадка 5 (Лес)]
    .short = Лес 5
    .at = на [forest_5|стройплощадке 5 (Лес)]
    .to = на [forest_5|стройплощадку 5 (Лес)]
viscounts-site-forest_6 = [forest_6|стройплощадка 6 (Лес)]
    .short = Лес 6
    .at = на [forest_6|стройплощадке 6 (Лес)]
    .to = на [forest_6|стройплощадку 6 (Лес)]
viscounts-site-meadow_1 = [meadow_1|стройплощадка 1 (Луг)]
    .short = Луг 1
    .at = на [meadow_1|стройплощадке 1 (Луг)]
    .to = на [meadow_1|стройплощадку 1 (Луг)]
viscounts-site-meadow_2 = [meadow_2|стройплощадка 2 (Луг)]
    .short = Луг 2
    .at = на [meadow_2|стройплощадке 2 (Луг)]
    .to = на [meadow_2|стройплощадку 2 (Луг)]
viscounts-site-meadow_3 = [meadow_3|стройплощадка 3 (Луг)]
    .short = Луг 3
    .at = на [meadow_3|стройплощадке 3 (Луг)]
    .to = на [meadow_3|стройплощадку 3 (Луг)]
viscounts-site-meadow_4 = [meadow_4|стройплощадка 4 (Луг)]
    .short = Луг 4
    .at = на [meadow_4|стройплощадке 4 (Луг)]
    .to = на [meadow_4|стройплощадку 4 (Луг)]
viscounts-site-meadow_5 = [meadow_5|стройплощадка 5 (Луг)]
    .short = Луг 5
    .at = на [meadow_5|стройплощадке 5 (Луг)]
    .to = на [meadow_5|стройплощадку 5 (Луг)]
viscounts-site-meadow_6 = [meadow_6|стройплощадка 6 (Луг)]
    .short = Луг 6
    .at = на [meadow_6|стройплощадке 6 (Луг)]
    .to = на [meadow_6|стройплощадку 6 (Луг)]
viscounts-site-cliffs_1 = [cliffs_1|стройплощадка 1 (Скалы)]
    .short = Скалы 1
    .at = на [cliffs_1|стройплощадке 1 (Скалы)]
    .to = на [cliffs_1|стройплощадку 1 (Скалы)]
viscounts-site-cliffs_2 = [cliffs_2|стройплощадка 2 (Скалы)]
    .short = Скалы 2
    .at = на [cliffs_2|стройплощадке 2 (Скалы)]
    .to = на [cliffs_2|стройплощадку 2 (Скалы)]
viscounts-site-cliffs_3 = [cliffs_3|стройплощадка 3 (Скалы)]
    .short = Скалы 3
    .at = на [cliffs_3|стройплощадке 3 (Скалы)]
    .to = на [cliffs_3|стройплощадку 3 (Скалы)]
viscounts-site-cliffs_4 = [cliffs_4|стройплощадка 4 (Скалы)]
    .short = Скалы 4
    .at = на [cliffs_4|стройплощадке 4 (Скалы)]
    .to = на [cliffs_4|стройплощадку 4 (Скалы)]
viscounts-site-cliffs_5 = [cliffs_5|стройплощадка 5 (Скалы)]
    .short = Скалы 5
    .at = на [cliffs_5|стройплощадке 5 (Скалы)]
    .to = на [cliffs_5|стройплощадку 5 (Скалы)]
viscounts-site-cliffs_6 = [cliffs_6|стройплощадка 6 (Скалы)]
    .short = Скалы 6
    .at = на [cliffs_6|стройплощадке 6 (Скалы)]
    .to = на [cliffs_6|стройплощадку 6 (Скалы)]

# Здания и ячейки под ними

viscounts-building-trading_post = [trading_post|торговый пост]
    .object = [trading_post|торговый пост]
    .count = { $n ->
        [one] { $n } [trading_post|торговый пост]
        [few] { $n } [trading_post|торговых поста]
       *[other] { $n } [trading_post|торговых постов]
    }
    .taken = { $n ->
        [one] { $n } [trading_post|торговый пост]
        [few] { $n } [trading_post|торговых поста]
       *[other] { $n } [trading_post|торговых постов]
    }
viscounts-building-guildhall = [guildhall|гильдия]
    .object = [guildhall|гильдию]
    .count = { $n ->
        [one] { $n } [guildhall|гильдия]
        [few] { $n } [guildhall|гильдии]
       *[other] { $n } [guildhall|гильдий]
    }
    .taken = { $n ->
        [one] { $n } [guildhall|гильдию]
        [few] { $n } [guildhall|гильдии]
       *[other] { $n } [guildhall|гильдий]
    }
viscounts-building-workshop = [workshop|мастерская]
    .object = [workshop|мастерскую]
    .count = { $n ->
        [one] { $n } [workshop|мастерская]
        [few] { $n } [workshop|мастерские]
       *[other] { $n } [workshop|мастерских]
    }
    .taken = { $n ->
        [one] { $n } [workshop|мастерскую]
        [few] { $n } [workshop|мастерские]
       *[other] { $n } [workshop|мастерских]
    }
viscounts-slot-tp1 = [tp1|Торговый пост 1]
    .object = [tp1|торговый пост 1]
viscounts-slot-tp2 = [tp2|Торговый пост 2]
    .object = [tp2|торговый пост 2]
viscounts-slot-tp3 = [tp3|Торговый пост 3]
    .object = [tp3|торговый пост 3]
viscounts-slot-g1 = [g1|Гильдия 1]
    .object = [g1|гильдию 1]
viscounts-slot-g2 = [g2|Гильдия 2]
    .object = [g2|гильдию 2]
viscounts-slot-g3 = [g3|Гильдия 3]
    .object = [g3|гильдию 3]
viscounts-slot-w1 = [w1|Мастерская 1]
    .object = [w1|мастерскую 1]
viscounts-slot-w2 = [w2|Мастерская 2]
    .object = [w2|мастерскую 2]
viscounts-slot-w3 = [w3|Мастерская 3]
    .object = [w3|мастерскую 3]

# Замок

viscounts-section-ink_stone = [ink_stone|чернильница и камень]
    .at = в секции «[ink_stone|чернильница и камень]»
    .to = в секцию «[ink_stone|чернильница и камень]»
    .from = из секции «[ink_stone|чернильница и камень]»
viscounts-section-flip = [flip|перевернуть карту]
    .at = в секции «[flip|перевернуть карту]»
    .to = в секцию «[flip|перевернуть карту]»
    .from = из секции «[flip|перевернуть карту]»
viscounts-section-gold_or_move = [gold_or_move|золото или рабочий]
    .at = в секции «[gold_or_move|золото или рабочий]»
    .to = в секцию «[gold_or_move|золото или рабочий]»
    .from = из секции «[gold_or_move|золото или рабочий]»
viscounts-section-hire_or_destroy = [hire_or_destroy|найм или уничтожение]
    .at = в секции «[hire_or_destroy|найм или уничтожение]»
    .to = в секцию «[hire_or_destroy|найм или уничтожение]»
    .from = из секции «[hire_or_destroy|найм или уничтожение]»
viscounts-section-two_virtue = [two_virtue|2 добродетели]
    .at = в секции «[two_virtue|2 добродетели]»
    .to = в секцию «[two_virtue|2 добродетели]»
    .from = из секции «[two_virtue|2 добродетели]»
viscounts-tier-outer = [outer|1-й ярус]
    .at = в [outer|1-м ярусе]
    .to = в [outer|1-й ярус]
    .from = из [outer|1-го яруса]
viscounts-tier-middle = [middle|2-й ярус]
    .at = во [middle|2-м ярусе]
    .to = во [middle|2-й ярус]
    .from = из [middle|2-го яруса]
viscounts-landmark-keep = [keep|3-й ярус]
    .at = в [keep|3-м ярусе]
    .to = в [keep|3-й ярус]
    .from = из [keep|3-го яруса]
viscounts-landmark-leader = [leader|карта лидера замка]
    .object = [leader|карту лидера замка]
viscounts-landmark-poverty = [poverty|бедность]
    .object = [poverty|карту бедности]
viscounts-landmark-prosperity = [prosperity|процветание]
    .object = [prosperity|карту процветания]
viscounts-direction-clockwise = по часовой стрелке
    .short = По часовой
viscounts-direction-counter_clockwise = против часовой стрелки
    .short = Против часовой

# Горожане

viscounts-card-t_acolyte = [t_acolyte|Послушник]
    .short = Послушник
viscounts-card-t_antagonist = [t_antagonist|Антагонист]
    .short = Антагонист
viscounts-card-t_architect = [t_architect|Архитектор]
    .short = Архитектор
viscounts-card-t_aristocrat = [t_aristocrat|Аристократ]
    .short = Аристократ
viscounts-card-t_artisan = [t_artisan|Ремесленник]
    .short = Ремесленник
viscounts-card-t_artist = [t_artist|Художник]
    .short = Художник
viscounts-card-t_benefactor = [t_benefactor|Меценат]
    .short = Меценат
viscounts-card-t_bishop = [t_bishop|Епископ]
    .short = Епископ
viscounts-card-t_charlatan = [t_charlatan|Шарлатан]
    .short = Шарлатан
viscounts-card-t_chevalier = [t_chevalier|Шевалье]
    .short = Шевалье
viscounts-card-t_clergyman = [t_clergyman|Клирик]
    .short = Клирик
viscounts-card-t_conspirator = [t_conspirator|Заговорщик]
    .short = Заговорщик
viscounts-card-t_courier = [t_courier|Гонец]
    .short = Гонец
viscounts-card-t_deacon_purge = [t_deacon_purge|Дьякон (уничтожение)]
    .short = Дьякон
viscounts-card-t_deacon_virtue = [t_deacon_virtue|Дьякон (добродетель)]
    .short = Дьякон
viscounts-card-t_debt_collector_deed = [t_debt_collector_deed|Сборщик долгов (сделка)]
    .short = Сборщик долгов
viscounts-card-t_debt_collector_hire = [t_debt_collector_hire|Сборщик долгов (найм)]
    .short = Сборщик долгов
viscounts-card-t_debt_collector_virtue = [t_debt_collector_virtue|Сборщик долгов (добродетель)]
    .short = Сборщик долгов
viscounts-card-t_debt_collector_resource = [t_debt_collector_resource|Сборщик долгов (ресурс)]
    .short = Сборщик долгов
viscounts-card-t_defender = [t_defender|Защитник]
    .short = Защитник
viscounts-card-t_diplomat = [t_diplomat|Дипломат]
    .short = Дипломат
viscounts-card-t_disciple = [t_disciple|Адепт]
    .short = Адепт
viscounts-card-t_enforcer = [t_enforcer|Пристав]
    .short = Пристав
viscounts-card-t_foreman = [t_foreman|Десятник]
    .short = Десятник
viscounts-card-t_friar = [t_friar|Монах]
    .short = Монах
viscounts-card-t_gatekeeper = [t_gatekeeper|Привратница]
    .short = Привратница
viscounts-card-t_illusionist = [t_illusionist|Иллюзионист]
    .short = Иллюзионист
viscounts-card-t_jeweller = [t_jeweller|Ювелир]
    .short = Ювелир
viscounts-card-t_lookout = [t_lookout|Дозорный]
    .short = Дозорный
viscounts-card-t_mason = [t_mason|Каменщик]
    .short = Каменщик
viscounts-card-t_meddler = [t_meddler|Интриган]
    .short = Интриган
viscounts-card-t_miner = [t_miner|Рудокоп]
    .short = Рудокоп
viscounts-card-t_missionary_drop = [t_missionary_drop|Миссионер (при уходе)]
    .short = Миссионер
viscounts-card-t_missionary_play = [t_missionary_play|Миссионер (сразу)]
    .short = Миссионер
viscounts-card-t_overseer_purge = [t_overseer_purge|Надзиратель (уничтожение)]
    .short = Надзиратель
viscounts-card-t_overseer_virtue = [t_overseer_virtue|Надзиратель (добродетель)]
    .short = Надзиратель
viscounts-card-t_pastor = [t_pastor|Пастор]
    .short = Пастор
viscounts-card-t_patron_drop = [t_patron_drop|Покровитель (при уходе)]
    .short = Покровитель
viscounts-card-t_patron_play = [t_patron_play|Покровитель (сразу)]
    .short = Покровитель
viscounts-card-t_peddler_inkwell = [t_peddler_inkwell|Бродячий торговец (чернильница)]
    .short = Коробейник
viscounts-card-t_peddler_gold = [t_peddler_gold|Бродячий торговец (золото)]
    .short = Коробейник
viscounts-card-t_peddler_stone = [t_peddler_stone|Бродячий торговец (камень)]
    .short = Коробейник
viscounts-card-t_peddler_silver = [t_peddler_silver|Бродячий торговец (серебро)]
    .short = Коробейник
viscounts-card-t_pickpocket = [t_pickpocket|Карманник]
    .short = Карманник
viscounts-card-t_priest = [t_priest|Священник]
    .short = Священник
viscounts-card-t_princess = [t_princess|Принцесса]
    .short = Принцесса
viscounts-card-t_racketeer_purge = [t_racketeer_purge|Рэкетир (уничтожение)]
    .short = Рэкетир
viscounts-card-t_racketeer_rearrange = [t_racketeer_rearrange|Рэкетир (перегруппировка)]
    .short = Рэкетир
viscounts-card-t_scoundrel_gold = [t_scoundrel_gold|Негодяй (золото)]
    .short = Негодяй
viscounts-card-t_scoundrel_inkwell = [t_scoundrel_inkwell|Негодяй (чернильница)]
    .short = Негодяй
viscounts-card-t_scoundrel_stone = [t_scoundrel_stone|Негодяй (камень)]
    .short = Негодяй
viscounts-card-t_sculptor = [t_sculptor|Скульптор]
    .short = Скульптор
viscounts-card-t_stonecutter_drop = [t_stonecutter_drop|Каменотёс (при уходе)]
    .short = Каменотёс
viscounts-card-t_stonecutter_play = [t_stonecutter_play|Каменотёс (сразу)]
    .short = Каменотёс
viscounts-card-t_strongman = [t_strongman|Силач]
    .short = Силач
viscounts-card-t_swindler_stone = [t_swindler_stone|Мошенник (камень)]
    .short = Мошенник
viscounts-card-t_swindler_gold = [t_swindler_gold|Мошенник (золото)]
    .short = Мошенник
viscounts-card-t_swindler_inkwell = [t_swindler_inkwell|Мошенник (чернильница)]
    .short = Мошенник
viscounts-card-t_tinker_stone = [t_tinker_stone|Лудильщик (камень)]
    .short = Лудильщик
viscounts-card-t_tinker_gold = [t_tinker_gold|Лудильщик (золото)]
    .short = Лудильщик
viscounts-card-t_tinker_inkwell = [t_tinker_inkwell|Лудильщик (чернильница)]
    .short = Лудильщик
viscounts-card-t_traitor = [t_traitor|Предатель]
    .short = Предатель
viscounts-card-t_traveller = [t_traveller|Путешественник]
    .short = Путешественник
viscounts-card-t_trickster = [t_trickster|Ловкач]
    .short = Ловкач
viscounts-card-t_vicar = [t_vicar|Викарий]
    .short = Викарий
viscounts-card-t_watchman = [t_watchman|Стражник]
    .short = Стражник
viscounts-card-t_woodcutter_virtue = [t_woodcutter_virtue|Дровосек (добродетель)]
    .short = Дровосек
viscounts-card-t_woodcutter_purge = [t_woodcutter_purge|Дровосек (уничтожение)]
    .short = Дровосек

# Особые горожане и стартовые карты

viscounts-card-h_ada = [h_ada|Ада]
    .short = Ада
viscounts-card-h_bertha = [h_bertha|Берта]
    .short = Берта
viscounts-card-h_clovis = [h_clovis|Хлодвиг]
    .short = Хлодвиг
viscounts-card-h_emma = [h_emma|Эмма]
    .short = Эмма
viscounts-card-h_guntram = [h_guntram|Гунтрам]
    .short = Гунтрам
viscounts-card-h_judith = [h_judith|Юдифь]
    .short = Юдифь
viscounts-card-h_lothaire = [h_lothaire|Лотарь]
    .short = Лотарь
viscounts-card-h_merovech = [h_merovech|Меровей]
    .short = Меровей
viscounts-card-h_rudolf = [h_rudolf|Рудольф]
    .short = Рудольф
viscounts-card-h_therese = [h_therese|Тереза]
    .short = Тереза
viscounts-card-s_abbot = [s_abbot|Аббат]
    .short = Аббат
viscounts-card-s_financer = [s_financer|Финансист]
    .short = Финансист
viscounts-card-s_journeyman = [s_journeyman|Подмастерье]
    .short = Подмастерье
viscounts-card-s_labourer = [s_labourer|Подёнщик]
    .short = Подёнщик
viscounts-card-s_lender = [s_lender|Ростовщик]
    .short = Ростовщик
viscounts-card-s_squire = [s_squire|Оруженосец]
    .short = Оруженосец
viscounts-card-s_thief = [s_thief|Вор]
    .short = Вор
viscounts-card-s_trader = [s_trader|Торговец]
    .short = Торговец

# Манускрипты и ленты

viscounts-ribbon-grey = [grey|серая]
viscounts-ribbon-black = [black|чёрная]
viscounts-ribbon-blue = [blue|синяя]
viscounts-ribbon-yellow = [yellow|жёлтая]
viscounts-with-ribbon-grey = с [grey|серой лентой]
viscounts-with-ribbon-black = с [black|чёрной лентой]
viscounts-with-ribbon-blue = с [blue|синей лентой]
viscounts-with-ribbon-yellow = с [yellow|жёлтой лентой]
viscounts-manuscript-m01 = [m01|манускрипт 1 с серой лентой]
    .short = серый 1
viscounts-manuscript-m02 = [m02|манускрипт 2 с чёрной лентой]
    .short = чёрный 2
viscounts-manuscript-m03 = [m03|манускрипт 3 с синей лентой]
    .short = синий 3
viscounts-manuscript-m04 = [m04|манускрипт 4 с жёлтой лентой]
    .short = жёлтый 4
viscounts-manuscript-m05 = [m05|манускрипт 5 с синей лентой]
    .short = синий 5
viscounts-manuscript-m06 = [m06|манускрипт 6 с серой лентой]
    .short = серый 6
viscounts-manuscript-m07 = [m07|манускрипт 7 с серой лентой]
    .short = серый 7
viscounts-manuscript-m08 = [m08|манускрипт 8 с серой лентой]
    .short = серый 8
viscounts-manuscript-m09 = [m09|манускрипт 9 с серой лентой]
    .short = серый 9
viscounts-manuscript-m10 = [m10|манускрипт 10 с серой лентой]
    .short = серый 10
viscounts-manuscript-m11 = [m11|манускрипт 11 с серой лентой]
    .short = серый 11
viscounts-manuscript-m12 = [m12|манускрипт 12 с серой лентой]
    .short = серый 12
viscounts-manuscript-m13 = [m13|манускрипт 13 с серой лентой]
    .short = серый 13
viscounts-manuscript-m14 = [m14|манускрипт 14 с чёрной лентой]
    .short = чёрный 14
viscounts-manuscript-m15 = [m15|манускрипт 15 с чёрной лентой]
    .short = чёрный 15
viscounts-manuscript-m16 = [m16|манускрипт 16 с чёрной лентой]
    .short = чёрный 16
viscounts-manuscript-m17 = [m17|манускрипт 17 с чёрной лентой]
    .short = чёрный 17
viscounts-manuscript-m18 = [m18|манускрипт 18 с чёрной лентой]
    .short = чёрный 18
viscounts-manuscript-m19 = [m19|манускрипт 19 с чёрной лентой]
    .short = чёрный 19
viscounts-manuscript-m20 = [m20|манускрипт 20 с чёрной лентой]
    .short = чёрный 20
viscounts-manuscript-m21 = [m21|манускрипт 21 с чёрной лентой]
    .short = чёрный 21
viscounts-manuscript-m22 = [m22|манускрипт 22 с жёлтой лентой]
    .short = жёлтый 22
viscounts-manuscript-m23 = [m23|манускрипт 23 с жёлтой лентой]
    .short = жёлтый 23
viscounts-manuscript-m24 = [m24|манускрипт 24 с жёлтой лентой]
    .short = жёлтый 24
viscounts-manuscript-m25 = [m25|манускрипт 25 с жёлтой лентой]
    .short = жёлтый 25
viscounts-manuscript-m26 = [m26|манускрипт 26 с жёлтой лентой]
    .short = жёлтый 26
viscounts-manuscript-m27 = [m27|манускрипт 27 с жёлтой лентой]
    .short = жёлтый 27
viscounts-manuscript-m28 = [m28|манускрипт 28 с жёлтой лентой]
    .short = жёлтый 28
viscounts-manuscript-m29 = [m29|манускрипт 29 с синей лентой]
    .short = синий 29
viscounts-manuscript-m30 = [m30|манускрипт 30 с синей лентой]
    .short = синий 30
viscounts-manuscript-m31 = [m31|манускрипт 31 с синей лентой]
    .short = синий 31
viscounts-manuscript-m32 = [m32|манускрипт 32 с синей лентой]
    .short = синий 32
viscounts-manuscript-m33 = [m33|манускрипт 33 с синей лентой]
    .short = синий 33
viscounts-manuscript-m34 = [m34|манускрипт 34 с синей лентой]
    .short = синий 34
viscounts-manuscript-m35 = [m35|манускрипт 35 с синей лентой]
    .short = синий 35
viscounts-bonus-grey = [grey|серая бонусная карта церковника]
    .object = [grey|серую бонусную карту церковника]
viscounts-bonus-black = [black|чёрная бонусная карта церковника]
    .object = [black|чёрную бонусную карту церковника]
viscounts-bonus-blue = [blue|синяя бонусная карта церковника]
    .object = [blue|синюю бонусную карту церковника]
viscounts-bonus-yellow = [yellow|жёлтая бонусная карта церковника]
    .object = [yellow|жёлтую бонусную карту церковника]

# Карты игроков

viscounts-player-card-1 = [1|карта игрока 1]
    .object = [1|карту игрока 1]
    .short = 1
viscounts-player-card-2 = [2|карта игрока 2]
    .object = [2|карту игрока 2]
    .short = 2
viscounts-player-card-3 = [3|карта игрока 3]
    .object = [3|карту игрока 3]
    .short = 3
viscounts-player-card-4 = [4|карта игрока 4]
    .object = [4|карту игрока 4]
    .short = 4
viscounts-player-card-5 = [5|карта игрока 5]
    .object = [5|карту игрока 5]
    .short = 5
viscounts-player-card-6 = [6|карта игрока 6]
    .object = [6|карту игрока 6]
    .short = 6
viscounts-player-card-7 = [7|карта игрока 7]
    .object = [7|карту игрока 7]
    .short = 7
viscounts-player-card-8 = [8|карта игрока 8]
    .object = [8|карту игрока 8]
    .short = 8
viscounts-player-card-9 = [9|карта игрока 9]
    .object = [9|карту игрока 9]
    .short = 9
viscounts-player-card-10 = [10|карта игрока 10]
    .object = [10|карту игрока 10]
    .short = 10

# Автома и её схемы

viscounts-scheme-ss_noble = [ss_noble|Начальная: благородство]
    .short = благородство
viscounts-scheme-ss_build = [ss_build|Начальная: строительство]
    .short = строительство
viscounts-scheme-ss_cleric = [ss_cleric|Начальная: церковник]
    .short = церковник
viscounts-scheme-ss_build_noble = [ss_build_noble|Начальная: строительство + благородство]
    .short = строительство + благородство
viscounts-scheme-ss_build_cleric = [ss_build_cleric|Начальная: строительство + церковник]
    .short = строительство + церковник
viscounts-scheme-ss_cleric_noble = [ss_cleric_noble|Начальная: благородство + церковник]
    .short = благородство + церковник
viscounts-scheme-ss_criminal_a = [ss_criminal_a|Начальная: криминал А]
    .short = криминал А
viscounts-scheme-ss_criminal_b = [ss_criminal_b|Начальная: криминал Б]
    .short = криминал Б
viscounts-scheme-sf_cleric = [sf_cleric|Будущая: церковник]
    .short = церковник
viscounts-scheme-sf_build = [sf_build|Будущая: строительство]
    .short = строительство
viscounts-scheme-sf_noble = [sf_noble|Будущая: благородство]
    .short = благородство
viscounts-scheme-sf_build_noble = [sf_build_noble|Будущая: строительство + благородство]
    .short = строительство + благородство
viscounts-scheme-sf_build_cleric = [sf_build_cleric|Будущая: строительство + церковник]
    .short = строительство + церковник
viscounts-scheme-sf_cleric_noble = [sf_cleric_noble|Будущая: благородство + церковник]
    .short = благородство + церковник
viscounts-scheme-sf_criminal = [sf_criminal|Будущая: криминал]
    .short = криминал
viscounts-scheme-sf_criminal_pair = [sf_criminal_pair|Будущая: криминал ×2]
    .short = криминал ×2
viscounts-automa-cleric = [cleric|Автома-церковник]
viscounts-automa-build = [build|Автома-строитель]
viscounts-automa-noble = [noble|Автома-вельможа]
viscounts-automa-card = [card|Автома-законник]
viscounts-difficulty-none = обычная
viscounts-difficulty-one = +1
viscounts-difficulty-two = +2
viscounts-difficulty-three = +3
viscounts-opponent = Автома
viscounts-nothing = ничего нет
viscounts-printed = напечатанный горожанин

# Что делают карты: фразы их действий

viscounts-verb-silver = получает { $silver }
    .brief = { $silver }
viscounts-verb-gain = получает { $goods }
    .brief = { $goods }
viscounts-verb-resources = получает { $resources } на выбор
    .brief = { $resources } на выбор
viscounts-verb-virtue = получает { $virtue }
    .brief = { $virtue }
viscounts-verb-corruption = получает { $corruption }
    .brief = { $corruption }
viscounts-verb-debt = получает { $debts }
    .brief = { $debts }
viscounts-verb-deeds = получает { $deeds }
    .brief = { $deeds }
viscounts-verb-flip-debt = оплачивает долг
    .brief = оплата долга
viscounts-verb-flip-deed = одобряет сделку
    .brief = одобрение сделки
viscounts-verb-flip-either = оплачивает долг или одобряет сделку
    .can = оплатить долг или одобрить сделку
    .brief = переворот долга или сделки
viscounts-verb-discard = { $n ->
    [1] может сбросить карту
    [one] может сбросить до { $n } карты
   *[other] может сбросить до { $n } карт
}
    .brief = { $n ->
        [one] сброс { $n } карты
       *[other] сброс { $n } карт
    }
viscounts-verb-destroy = { $n ->
    [1] может уничтожить карту за её стоимость в серебре
    [one] может уничтожить до { $n } карты за их стоимость в серебре
   *[other] может уничтожить до { $n } карт за их стоимость в серебре
}
    .brief = { $n ->
        [one] уничтожение { $n } карты
       *[other] уничтожение { $n } карт
    }
viscounts-verb-shuffle = перемешивает сброс с колодой добора
    .brief = перемешивание
viscounts-verb-rearrange = может перегруппировать карты на планшете
    .brief = перегруппировка
viscounts-verb-hire = бесплатно нанимает верхнего горожанина любой стопки
    .brief = бесплатный найм
viscounts-verb-move-worker = может переместить рабочего 1-го яруса в соседнюю секцию
    .brief = перемещение рабочего
viscounts-verb-place-workers = размещает { $workers } в 1-м ярусе любой секции
    .brief = { $workers } в любую секцию
viscounts-verb-place-building = бесплатно строит { $building_object } на любой свободной стройплощадке
    .brief = { $building } на любой стройплощадке
viscounts-verb-start-building = бесплатно строит { $building_object } на том берегу, где стоит виконт
    .brief = { $building } на берегу виконта
viscounts-verb-gain-manuscript = берёт верхний манускрипт любой стопки стоимостью не больше { $n }
    .brief = манускрипт стоимостью до { $n }
viscounts-verb-destroy-of-deck = может уничтожить карту стартовой колоды за её стоимость в серебре
    .brief = уничтожение карты колоды
viscounts-verb-react = применяет карты на планшете, действующие при столкновениях
viscounts-verb-reward = текущий игрок получает награду клетки, на которой теперь маркеры
viscounts-verb-part = маркеры возвращаются на края
viscounts-verb-collision-slot = получает 1 добродетель
viscounts-verb-future = берёт будущую схему
    .brief = будущая схема
viscounts-verb-free-dismissal = бесплатно увольняет горожанина рядом со своим виконтом
    .brief = бесплатное увольнение
viscounts-verb-second-flip = платит 2 ресурса за ещё один переворот, если может
viscounts-who-criminals = у кого на планшете есть символ криминала
viscounts-who-no-criminals = у кого на планшете нет символов криминала
viscounts-who-blameless = у кого построена [w2|мастерская 2] и нет символов криминала на планшете

# Когда карты это делают и что они меняют

viscounts-instant = Сразу: { $what }. [VIS-6.5]
    .brief = Сразу: { $what }
viscounts-drop-off = При уходе с планшета: { $what }. [VIS-6.2]
    .brief = При уходе: { $what }
viscounts-after-trade = После каждой торговли: { $what }. [VIS-8.7]
    .brief = После торговли: { $what }
viscounts-after-construct = После каждого строительства: { $what }. [VIS-8.7]
    .brief = После строительства: { $what }
viscounts-after-place_workers = После каждого размещения рабочих: { $what }. [VIS-8.7]
    .brief = После размещения рабочих: { $what }
viscounts-after-transcribe = После каждого написания манускрипта: { $what }. [VIS-8.7]
    .brief = После написания манускрипта: { $what }
viscounts-at-flip-debt = Всякий раз, когда владелец оплачивает долг: { $what }. [VIS-4.4]
    .brief = Долг оплачен: { $what }
viscounts-at-gain-debt = Всякий раз, когда владелец получает долг: { $what }. [VIS-4.1]
    .brief = Получен долг: { $what }
viscounts-at-collision = При каждом столкновении, чьё бы оно ни было: { $what }. [VIS-14.2]
    .brief = Любое столкновение: { $what }
viscounts-converts = Постоянно: { $from } считаются за { $icon }. [VIS-8.11]
    .brief = { $from } = { $icon }
viscounts-pays-silver = Постоянно: { $icon } можно оплатить, отдав { $from }. [VIS-8.2]
    .brief = { $from } = { $icon }
viscounts-pays-all = Постоянно: { $icon } можно оплатить любым ресурсом. [VIS-8.2]
    .brief = любой ресурс = { $icon }
viscounts-doubles = Постоянно: один раз за действие { $from } считается за { $icons }. [VIS-8.2]
    .brief = { $from } = { $icons } раз за действие
viscounts-no-ability = Только символы, больше ничего. [VIS-8.3]
    .brief = Только символы, больше ничего
viscounts-hired = При найме и увольнении: { $what }. [VIS-13.5]
    .brief = Найм: { $what }
viscounts-card-head = Стоимость { $n }; { $icons }.
viscounts-no-icons = без символов

# Что делают места на поле

viscounts-trade = { $icons } → { $gain }
viscounts-site-does = Кто здесь строит, { $what }. [VIS-10.5]
    .brief = { $what }
viscounts-link-does = Связь со следующей стройплощадкой: каждый из двух владельцев { $what }. [VIS-10.6]
    .brief = { $what }
viscounts-no-link = Связи со следующей стройплощадкой нет.
viscounts-section-does = Кто переводит здесь рабочего во 2-й ярус, { $what }. [VIS-11.10]
    .brief = { $what }
viscounts-keep-does = Кто переводит рабочего в 3-й ярус, { $what }. [VIS-11.4]
    .brief = { $what }
viscounts-bumped-outer = Чей рабочий убран из 1-го яруса, тот { $what }. [VIS-11.7]
    .brief = { $what }
viscounts-bumped-middle = Чей рабочий убран из 2-го яруса, тот { $what }. [VIS-11.7]
    .brief = { $what }
viscounts-printed-townsfolk = Напечатанный горожанин: увольнение за { $silver }; { $icons }; { $what }. [VIS-8.9]
viscounts-printed-manuscript = Напечатанный манускрипт: { $icons }; { $what }. [VIS-12.7]
viscounts-collision-does = Столкновение на клетке { $space }: { $what }. [VIS-5.5]
    .brief = { $what }
viscounts-slot-does-tp1 = Первый лишний шаг каждого движения — бесплатно. [VIS-10.4]
    .brief = 1 лишний шаг бесплатно
viscounts-slot-does-tp2 = Каждое увольнение стоит 1 серебро. [VIS-10.4]
    .brief = увольнение за 1 серебро
viscounts-slot-does-tp3 = 2 постоянных символа торговли. [VIS-10.4]
    .brief = 2 символа торговли
viscounts-slot-does-g1 = 1 постоянный символ строительства. [VIS-10.4]
    .brief = 1 символ строительства
viscounts-slot-does-g2 = 1 постоянный символ благородства. [VIS-10.4]
    .brief = 1 символ благородства
viscounts-slot-does-g3 = 1 постоянный символ церковника. [VIS-10.4]
    .brief = 1 символ церковника
viscounts-slot-does-w1 = После каждого найма можно сбросить карту. [VIS-10.4]
    .brief = сброс карты после найма
viscounts-slot-does-w2 = 1 добродетель при каждом столкновении, чьё бы оно ни было, если на планшете нет символов криминала. [VIS-10.4]
    .brief = 1 добродетель при столкновениях
viscounts-slot-does-w3 = Лимит руки больше на 1 карту. [VIS-10.4]
    .brief = лимит руки +1
viscounts-bonus-does = Кто первым соберёт 3 манускрипта с этой лентой: { $icons } навсегда и { $points } в конце. [VIS-12.3]
    .brief = { $icons }, { $points }
viscounts-leader-does = У кого больше всего рабочих в 3-м ярусе: лимит руки больше на 1 карту и { $points } в конце. [VIS-11.8]
    .brief = лимит руки +1, { $points }
viscounts-building-does = Нужно { $icons }; за одно, два, три таких здания в конце — { $one }, { $two }, { $three }. [VIS-10.2]
    .brief = { $icons }; { $one }, { $two }, { $three }

# Манускрипты и карты игроков

viscounts-manuscript-head = Нужно { $icons }.
viscounts-at-end = В конце: { $points } { $of }. [VIS-17.4]
    .brief = { $points } { $of }
viscounts-when-taken = Сразу: { $what }. [VIS-12.4]
    .brief = { $what }
viscounts-each-build-icon = { $n ->
    [1] за каждый символ строительства в колоде
    [few] за каждые { $n } символа строительства в колоде
   *[other] за каждые { $n } символов строительства в колоде
}
viscounts-each-noble-icon = { $n ->
    [1] за каждый символ благородства в колоде
    [few] за каждые { $n } символа благородства в колоде
   *[other] за каждые { $n } символов благородства в колоде
}
viscounts-each-cleric-icon = { $n ->
    [1] за каждый символ церковника в колоде
    [few] за каждые { $n } символа церковника в колоде
   *[other] за каждые { $n } символов церковника в колоде
}
viscounts-each-trade-icon = { $n ->
    [1] за каждый символ торговли в колоде
    [few] за каждые { $n } символа торговли в колоде
   *[other] за каждые { $n } символов торговли в колоде
}
viscounts-each-criminal-icon = { $n ->
    [1] за каждый символ криминала в колоде
    [few] за каждые { $n } символа криминала в колоде
   *[other] за каждые { $n } символов криминала в колоде
}
viscounts-each-building = { $n ->
    [1] за каждое построенное здание
    [few] за каждые { $n } построенных здания
   *[other] за каждые { $n } построенных зданий
}
viscounts-each-flipped-debt = { $n ->
    [1] за каждый оплаченный долг
    [few] за каждые { $n } оплаченных долга
   *[other] за каждые { $n } оплаченных долгов
}
viscounts-each-flipped-deed = { $n ->
    [1] за каждую одобренную сделку
    [few] за каждые { $n } одобренные сделки
   *[other] за каждые { $n } одобренных сделок
}
viscounts-each-worker-in-castle = { $n ->
    [1] за каждого своего рабочего в замке
    [few] за каждых { $n } своих рабочих в замке
   *[other] за каждых { $n } своих рабочих в замке
}
viscounts-each-resource = { $n ->
    [1] за каждый оставшийся ресурс
    [few] за каждые { $n } оставшихся ресурса
   *[other] за каждые { $n } оставшихся ресурсов
}
viscounts-start-does = Начало — { $place_at }: { $things }.
viscounts-start-then = Затем { $what }. [VIS-2.10]
viscounts-of-choice = { $resources } на выбор

# Схемы и планшеты Автомы

viscounts-rows-criminals = { $icons }, поэтому по 1 коррупции за каждый символ криминала на планшете Автомы.
viscounts-rows-icons = { $icons }.
viscounts-rows-before = Сначала { $what }.
viscounts-rows-move = Затем её виконт проходит { $steps } по внешнему пути.
viscounts-rows-tries = Наконец делает первое возможное: { $options }. [VIS-21.2]
viscounts-try-option = { $n }) { $what }
viscounts-try-construct = строительство
viscounts-try-place_workers = размещение рабочих
viscounts-try-transcribe = написание манускрипта
viscounts-try-trade = торговля
viscounts-try-focus = главный фокус
viscounts-try-flips = переворот долга или сделки и ещё один за 2 ресурса
viscounts-opponent-focus = Главный фокус: { $what }. [VIS-21.10]
viscounts-opponent-priority = Ресурс по выбору: { $first } — до { $n }, затем { $second } — до { $m }, затем { $third }. [VIS-20.3]
viscounts-opponent-one-kind = Все её ресурсы одного вида и лежат как камни. [VIS-20.3]
viscounts-opponent-start = В начале: { $things }. [VIS-19.6]
viscounts-opponent-halls = Её гильдии открывают слева направо: { $icons }. [VIS-20.6]
viscounts-opponent-removed = Без схем: { $schemes }. [VIS-19.4]
viscounts-reconstructed = Восстановлено: ни один источник не показывает этого точно.

# Как называются действия

viscounts-do-segment = сегмент: { $segment }
viscounts-do-rotation = замок лежит в положении { $n }
viscounts-do-size = стопка: { $cards }
viscounts-do-reveal = открывается «{ $card }»
viscounts-do-show = открывается { $manuscript }
viscounts-do-start = начинает { $seat }
viscounts-do-deal = выкладывается { $player }
viscounts-do-draw = взять карту «{ $card }»
viscounts-do-scheme = схема: { $scheme }
viscounts-do-take = взять { $player_object }
viscounts-do-play = разыграть карту «{ $card }»
viscounts-do-move = идти { $place_to }
viscounts-do-rearrange = перегруппировать: карты { $first }, { $second }, { $third }
viscounts-do-rearrange-not = оставить карты так
viscounts-do-rearrange-cards = перегруппировать: { $cards }
viscounts-do-act-trade = торговать
viscounts-do-act-construct = построить здание
viscounts-do-act-place_workers = разместить рабочих
viscounts-do-act-transcribe = написать манускрипт
viscounts-do-act-dismiss = { $act }, уволив горожанина
viscounts-do-exchange = совершить { $exchanges }
viscounts-do-build = построить { $slot_object }
viscounts-do-workers = разместить { $workers }
viscounts-do-pay = { $n ->
    [0] не платить этим
   *[other] заплатить { $n }
}
viscounts-do-pay-goods = заплатить { $goods }
viscounts-do-site = строить { $site_at }
viscounts-do-link = связь: { $site }
viscounts-do-section = секция: { $section }
viscounts-do-shift = переместить рабочего { $section_from } { $direction }
viscounts-do-go = идти { $direction }
viscounts-do-bump = убрать рабочего ({ $owner })
viscounts-do-hire = нанять горожанина «{ $card }»
viscounts-do-gain = взять { $manuscript }
viscounts-do-discard = сбросить карту «{ $card }»
viscounts-do-discard-top = сбросить верхнюю карту колоды
viscounts-do-destroy = уничтожить карту «{ $card }»
viscounts-do-destroy-top = уничтожить верхнюю карту колоды
viscounts-do-resource = взять { $good_object }
viscounts-do-flip-debt = оплатить долг
viscounts-do-flip-deed = одобрить сделку
viscounts-do-choose = { $n ->
    [1] первый эффект
   *[other] второй эффект
}
viscounts-do-trigger = применить карту «{ $card }»
viscounts-do-stop = дальше
viscounts-family-move = { $ways ->
    [one] вести виконта: { $ways } участок на выбор
    [few] вести виконта: { $ways } участка на выбор
   *[other] вести виконта: { $ways } участков на выбор
}
viscounts-family-exchange = { $ways ->
    [one] торговать до { $ways } раза
   *[other] торговать до { $ways } раз
}

# Чего ждёт стол

viscounts-prompt-chance-set_up = Готовится поле.
viscounts-prompt-chance-unseen = Открывается верхняя карта колоды добора.
viscounts-prompt-chance-refill = Берутся карты.
viscounts-prompt-chance-reveal = Открывается горожанин.
viscounts-prompt-chance-show = Открывается манускрипт.
viscounts-prompt-chance-harden = Замешиваются будущие схемы.
viscounts-prompt-chance-turn_scheme = Автома открывает схему.
viscounts-prompt-chance-gain_future = Автома берёт будущую схему.
viscounts-prompt-pairs = Выберите пару карт: карту игрока с особым горожанином. [VIS-2.10]
viscounts-waits-pairs = { $seat } выбирает пару карт.
viscounts-prompt-play = Разыграйте карту; виконт пройдёт столько шагов, сколько она стоит. [VIS-6.3]
viscounts-waits-play = { $seat } разыгрывает карту.
viscounts-prompt-move = { $n ->
    [0] Ведите виконта или останьтесь на месте; каждый шаг стоит 1 серебро.
   *[other] Ведите виконта на { $steps }; каждый шаг сверх этого стоит 1 серебро.
} [VIS-7.1]
viscounts-waits-move = { $seat } ведёт виконта.
viscounts-prompt-rearrange = Можно перегруппировать карты на планшете. [VIS-7.3]
viscounts-waits-rearrange = { $seat } может перегруппировать карты.
viscounts-prompt-act = Выберите действие или идите дальше. [VIS-8.1]
viscounts-waits-act = { $seat } выбирает действие.
viscounts-prompt-target-trade = Торгуйте: сколько обменов? [VIS-9.6]
viscounts-prompt-target-construct = Какое здание построить? Оно откроет свою ячейку. [VIS-10.3]
viscounts-prompt-target-place_workers = Сколько рабочих разместить? [VIS-11.1]
viscounts-prompt-target-transcribe = Напишите манускрипт. [VIS-12.1]
viscounts-waits-target = { $seat } выполняет действие.
viscounts-prompt-pay = Сколько заплатить ({ $good })? Не хватает символов: { $n }. [VIS-25.9]
viscounts-waits-pay = { $seat } платит.
viscounts-prompt-pick_slot = Какое здание построить бесплатно? ({ $building }) [VIS-10.7]
viscounts-waits-pick_slot = { $seat } выбирает здание.
viscounts-prompt-pick_site = Где построить { $slot_object }? Выберите место для строительства. [VIS-10.1]
viscounts-waits-pick_site = { $seat } выбирает место для строительства.
viscounts-prompt-links = Готовы две связи: какая первой? [VIS-10.5]
viscounts-waits-links = { $seat } выбирает связь.
viscounts-prompt-place_free = В какую секцию разместить { $workers }? [VIS-11.2]
viscounts-waits-place_free = { $seat } размещает рабочих в замке.
viscounts-prompt-advance = В нескольких секциях по трое ваших рабочих: какую выбрать первой? [VIS-11.4]
viscounts-waits-advance = { $seat } перемещает рабочих в замке.
viscounts-prompt-advance-bump = Чьего рабочего убрать ({ $tier }, { $section })? [VIS-11.7]
viscounts-prompt-spread = Куда идёт ваш последний рабочий { $section_from }? [VIS-11.5]
viscounts-waits-spread = { $seat } перемещает рабочего.
viscounts-prompt-shift = Можно переместить рабочего 1-го яруса в соседнюю секцию. [VIS-11.3]
viscounts-waits-shift = { $seat } может переместить рабочего.
viscounts-prompt-recruit = Наймите горожанина своего сегмента или идите дальше. [VIS-13.1]
viscounts-waits-recruit = { $seat } может нанять горожанина.
viscounts-prompt-hire = Бесплатно наймите верхнего горожанина любой стопки. [VIS-13.3]
viscounts-waits-hire = { $seat } бесплатно нанимает горожанина.
viscounts-prompt-gain_manuscript = Возьмите любой манускрипт стоимостью не больше { $n }. [VIS-12.6]
viscounts-waits-gain_manuscript = { $seat } берёт манускрипт.
viscounts-prompt-discard = Можно сбросить { $cards }. [VIS-25.6]
viscounts-waits-discard = { $seat } может сбросить карты.
viscounts-prompt-destroy = Можно уничтожить { $cards } за { $n ->
    [1] её стоимость
   *[other] их стоимость
} в серебре. [VIS-9.5]
viscounts-waits-destroy = { $seat } может уничтожить карты.
viscounts-prompt-purge_deck = Можно уничтожить карту стартовой колоды. [VIS-2.11]
viscounts-waits-purge_deck = { $seat } может уничтожить карту стартовой колоды.
viscounts-prompt-take_goods = Выберите ресурс: осталось взять { $resources }. [VIS-4.4]
viscounts-waits-take_goods = { $seat } выбирает ресурс.
viscounts-prompt-flip = Переверните карту: оплатите долг за ресурс или одобрите сделку. Осталось: { $flips }. [VIS-4.5]
viscounts-waits-flip = { $seat } оплачивает долг или одобряет сделку.
viscounts-prompt-choice = Какой эффект вы выбираете ({ $what })? [VIS-25.2]
viscounts-waits-choice = { $seat } выбирает эффект.
viscounts-prompt-triggers = Какая из ваших карт применяется первой? [VIS-25.2]
viscounts-waits-triggers = { $seat } выбирает порядок карт.
viscounts-prompt-have = У вас { $goods }.
viscounts-prompt-icons = Ваши символы: { $icons }.
viscounts-prompt-near = Между коррупцией и добродетелью один шаг. [VIS-5.1]
viscounts-prompt-joined = Ваши маркеры встретились: в конце хода будет столкновение. [VIS-14.1]
viscounts-prompt-papers = Осталось долгов: { $debts }, сделок: { $deeds }. [VIS-4.2]
viscounts-prompt-last-round = Это финальный раунд. [VIS-16.2]
viscounts-of-collision = Столкновение

# Что сделает действие, кроме того, что о нём рассказано

viscounts-will-go-outer = Там можно торговать ({ $trade }) или строить { $bank_at }.
viscounts-will-go-inner = Там можно размещать рабочих { $section_at } или написать манускрипт ({ $icons }).
viscounts-will-dismiss = При этом увольняется: { $card }.
viscounts-will-unseen = Верхней карты вашей колоды никто не видел. [VIS-25.6]
viscounts-will-stay = Карты остаются на своих местах.
viscounts-will-ask = Затем: { $what }
viscounts-will-stop-act = В этот ход вы не выполняете действия.
viscounts-will-stop-recruit = В этот ход вы никого не нанимаете.
viscounts-will-stop-shift = Ваши рабочие остаются на местах.
viscounts-will-stop-discard = Больше вы ничего не сбрасываете.
viscounts-will-stop-destroy = Больше вы ничего не уничтожаете.
viscounts-will-stop-purge_deck = Стартовая колода остаётся целой.

# Слова за столом

viscounts-table-round = Раунд { $n }
viscounts-table-last = финальный раунд { $n }
viscounts-table-papers = осталось долгов { $debts }, сделок { $deeds }
viscounts-table-townsfolk = горожане
viscounts-table-manuscripts = манускрипты
viscounts-table-inner = внутренний
viscounts-table-link = связь
viscounts-table-castle = Замок
viscounts-table-tier-1 = 1-й ярус
viscounts-table-tier-2 = 2-й ярус
viscounts-table-tier-3 = 3-й ярус
viscounts-table-leader = лидер
viscounts-table-points = очки
viscounts-table-slots = планшет
viscounts-table-icons = символы
viscounts-table-hand = в руке
viscounts-table-deck = колода { $draw }, сброс { $discard }
viscounts-table-track = коррупция { $corruption }, добродетель { $virtue }
viscounts-table-debts = долги
viscounts-table-deeds = сделки
viscounts-table-built = построено
viscounts-table-has = манускрипты
viscounts-table-bonus = бонусные карты
viscounts-table-pairs = Пары на выбор
viscounts-table-schemes = схемы
viscounts-table-piles = колода { $draw }, сброс { $discard }, будущие { $future }

# Настройки

viscounts-option-automa = Автома одиночной игры
viscounts-option-automa-cleric = Автома-церковник: манускрипты
viscounts-option-automa-build = Автома-строитель: здания
viscounts-option-automa-noble = Автома-вельможа: замок
viscounts-option-automa-card = Автома-законник: долги и сделки
viscounts-option-difficulty = Сложность одиночной игры
viscounts-option-difficulty-none = обычная
viscounts-option-difficulty-one = ещё 1 будущая схема в первой колоде
viscounts-option-difficulty-two = ещё 2 будущие схемы в первой колоде
viscounts-option-difficulty-three = ещё 3 будущие схемы в первой колоде
viscounts-option-sides = Стороны сегментов
viscounts-option-sides-players = по числу игроков
viscounts-option-sides-pictured = те, что видны в источниках
viscounts-option-trades = Обмены на участках
viscounts-option-trades-listed = как в перечне компонентов
viscounts-option-trades-assembled = как на снимках собранного поля

# Таблица очков

score-VIS-10-2 = Построенные здания
score-VIS-11-4 = Рабочие в замке
score-VIS-12-5 = Комплекты лент
score-VIS-17-4 = Манускрипты
score-VIS-11-8 = Лидер замка
score-VIS-12-3 = Бонусные карты церковника
score-VIS-4-6 = Неоплаченные долги
score-VIS-4-7 = Сделки
score-VIS-17-2 = Бедность
score-VIS-17-3 = Процветание
score-VIS-22-2 = Остаток ресурсов (Автома)
viscounts-tie-break-1 = При ничьей

# Главная страница и страница нового стола

web-viscounts-length = 90 мин
web-viscounts-kind = Немного случайности
web-viscounts-say = Ведите виконта вокруг королевства, нанимайте горожан, стройте, пишите манускрипты и служите в замке, пока бедность или процветание не положат этому конец.
web-viscounts-step-1 = Каждый ход вы разыгрываете карту, и виконт проходит столько шагов, сколько она стоит. Карты лежат на планшете три хода, их символами вы платите за действия.
web-viscounts-step-2 = На внешнем пути торгуют и строят, на внутреннем размещают рабочих в замке и пишут манускрипты. Преступники умеют всё, но ценой коррупции.
web-viscounts-step-3 = Когда добродетель и коррупция сталкиваются, они приносят сделки или долги. Когда одна из этих стопок кончится, останется ещё один раунд.
web-viscounts-option-automa = Автома
web-viscounts-option-automa-say = Против кого играет один человек.
web-viscounts-option-difficulty = Сложность
web-viscounts-option-difficulty-say = Сколько будущих схем у Автомы с самого начала.
web-viscounts-option-sides = Стороны сегментов
web-viscounts-option-sides-say = Источники показывают лишь одну сторону каждого сегмента; другая восстановлена.
web-viscounts-option-trades = Обмены
web-viscounts-option-trades-say = Источники показывают два расположения обменов.
web-value-players = по числу игроков
web-value-pictured = как на изображениях
web-value-listed = как в перечне
web-value-assembled = как на собранном поле
web-value-cleric = Автома-церковник: манускрипты
web-value-build = Автома-строитель: здания
web-value-noble = Автома-вельможа: замок
web-value-card = Автома-законник: долги и сделки
web-value-none = обычная
web-value-one = +1
web-value-two = +2
web-value-three = +3

# Почему действие не принято

viscounts-illegal-NotLeftToChance = Это решает не жребий. { $rule }
viscounts-illegal-LeftToChance = Это решает только жребий. { $rule }
viscounts-illegal-NotAtTheTable = Такого места за этим столом нет. { $rule }
viscounts-illegal-MatchOver = Партия окончена. { $rule }
viscounts-illegal-NotYourTurn = Сейчас не ваш ход. Подождите, пока закончат остальные. { $rule }
viscounts-illegal-NoPairNow = Пары выбирают до начала игры, а не сейчас. { $rule }
viscounts-illegal-NotInRow = Этой карты игрока в ряду нет. Выберите из тех, что лежат. { $rule }
viscounts-illegal-NotInStartingDeck = Этой карты нет в вашей стартовой колоде. Выберите другую или идите дальше. { $rule }
viscounts-illegal-NoPlayNow = Сейчас карты не разыгрывают: сначала ответьте на вопрос стола. { $rule }
viscounts-illegal-NotInHand = Этой карты нет в руке. Разыграйте другую. { $rule }
viscounts-illegal-MustPlay = Карту разыгрывают каждый ход. Выберите какую. { $rule }
viscounts-illegal-NoMoveNow = Сейчас виконт не движется. { $rule }
viscounts-illegal-CannotPaySteps = Столько лишних шагов не оплатить: у вас { $silver }. Выберите участок ближе. { $rule }
viscounts-illegal-MustMove = Виконт должен идти. Выберите участок. { $rule }
viscounts-illegal-NoRearrangingNow = Сейчас карты не перегруппировывают. { $rule }
viscounts-illegal-SlotEmpty = Пустая ячейка остаётся пустой. Переставьте только те карты, что лежат. { $rule }
viscounts-illegal-NameArrangement = Назовите порядок; 123 оставляет карты как есть. { $rule }
viscounts-illegal-NoActionNow = Сейчас действие не выбирают. { $rule }
viscounts-illegal-WrongPath = На внешнем пути торгуют и строят, на внутреннем размещают рабочих и пишут манускрипты. { $rule }
viscounts-illegal-TooFewIcons = Для этого не хватает символов и того, чем их оплатить, или это не с чем сделать. У вас { $icons }. { $rule }
viscounts-illegal-NoEmptySite = На берегу, где стоит ваш виконт, нет свободной стройплощадки. { $rule }
viscounts-illegal-NoBuildingLeft = Все ваши здания уже построены. { $rule }
viscounts-illegal-NoWorkerLeft = В вашем запасе не осталось рабочих. { $rule }
viscounts-illegal-NothingToFlip = У вас нет ни неоплаченного долга, ни приобретённой сделки. { $rule }
viscounts-illegal-NobodyToDismiss = Здесь некого уволить. { $rule }
viscounts-illegal-NoMatchingIcon = У горожанина здесь нет символа для этого действия. Обойдитесь без увольнения или выберите другое. { $rule }
viscounts-illegal-CannotPayDismissal = У вас { $silver }, на увольнение не хватает. { $rule }
viscounts-illegal-ActionStillImpossible = Действие невозможно даже с этим увольнением. { $rule }
viscounts-illegal-NoTradeNow = Сейчас ничего не меняют. Сначала выберите торговлю. { $rule }
viscounts-illegal-TooManyExchanges = Столько обменов не оплатить. Выберите меньше. { $rule }
viscounts-illegal-MustCarryOut = Действие начато: выполните его. { $rule }
viscounts-illegal-NoBuildingNow = Сейчас ничего не строят. { $rule }
viscounts-illegal-AlreadyConstructed = Это здание уже построено. Выберите другое. { $rule }
viscounts-illegal-TooFewBuildIcons = На это здание не хватает символов и ресурсов. Выберите дешевле. { $rule }
viscounts-illegal-OtherBuilding = Разместить можно только здание названного вида. { $rule }
viscounts-illegal-MustPlaceBuilding = Здание нужно построить. Выберите какое. { $rule }
viscounts-illegal-NoSuchSite = При таком числе игроков этой стройплощадки нет. { $rule }
viscounts-illegal-SiteOccupied = Там уже стоит здание. Выберите свободную стройплощадку. { $rule }
viscounts-illegal-OtherBank = Эта стройплощадка не на том берегу, где стоит ваш виконт. { $rule }
viscounts-illegal-MustBuild = Здание нужно поставить. Выберите место для строительства. { $rule }
viscounts-illegal-NoLinkNow = Сейчас нет готовых связей. { $rule }
viscounts-illegal-NotCompleted = Эту связь ваше здание не завершило. Выберите другую. { $rule }
viscounts-illegal-MustLink = Награду принесут обе связи. Выберите, какая первой. { $rule }
viscounts-illegal-NoWorkersNow = Сейчас рабочих не размещают. { $rule }
viscounts-illegal-TooManyWorkers = На столько рабочих не хватает символов, золота или самих рабочих. Выберите меньше. { $rule }
viscounts-illegal-MustPlaceWorkers = Рабочих нужно разместить. Выберите секцию. { $rule }
viscounts-illegal-NoCastleNow = Сейчас в замке никто не перемещается. { $rule }
viscounts-illegal-TooFewOwnWorkers = Секцию выбирают, если в ней трое ваших рабочих. Выберите другую. { $rule }
viscounts-illegal-MustResolveCastle = С рабочими в замке нужно решить: выберите один из ответов. { $rule }
viscounts-illegal-MustGoOn = Рабочий должен идти дальше. Выберите направление. { $rule }
viscounts-illegal-NoOwnWorker = В 1-м ярусе этой секции нет ваших рабочих. Выберите другую или идите дальше. { $rule }
viscounts-illegal-NoBumpNow = Сейчас рабочих не убирают. { $rule }
viscounts-illegal-NoWorkerThere = У этого места там нет рабочего. Выберите другое. { $rule }
viscounts-illegal-NoHireNow = Сейчас никого не нанимают. { $rule }
viscounts-illegal-ElsewhereOnBoard = Этот горожанин не в сегменте вашего виконта. Наймите того, кто рядом, или идите дальше. { $rule }
viscounts-illegal-NotOnTopHere = Этот горожанин не лежит наверху здешней стопки. { $rule }
viscounts-illegal-NotOnTop = Этот горожанин не лежит наверху стопки. Выберите другого. { $rule }
viscounts-illegal-MustHire = От бесплатного найма не отказываются. Выберите кого. { $rule }
viscounts-illegal-NoManuscriptNow = Сейчас манускрипты не берут. { $rule }
viscounts-illegal-NotPermittedManuscript = Этого манускрипта нет наверху стопки, или он слишком дорог. Выберите другой. { $rule }
viscounts-illegal-MustTakeManuscript = Манускрипт нужно взять. Выберите какой. { $rule }
viscounts-illegal-NoDiscardNow = Сейчас карты не сбрасывают. { $rule }
viscounts-illegal-NoDestroyNow = Сейчас карты не уничтожают. { $rule }
viscounts-illegal-DiscardOnly = Сейчас карты сбрасывают, а не уничтожают. { $rule }
viscounts-illegal-DestroyOnly = Сейчас карты уничтожают, а не сбрасывают. { $rule }
viscounts-illegal-NotHeld = Этой карты нет в руке. Выберите другую или идите дальше. { $rule }
viscounts-illegal-OnBoard = Эта карта лежит на планшете. Выберите карту из руки. { $rule }
viscounts-illegal-SmallestDeck = У вас осталось бы меньше 3 карт. Идите дальше. { $rule }
viscounts-illegal-NoCardsLeft = Ни в колоде, ни в сбросе нет карт. { $rule }
viscounts-illegal-NoResourceNow = Сейчас ресурс не выбирают. { $rule }
viscounts-illegal-MustTakeResource = Выберите камень, золото или чернильницу. { $rule }
viscounts-illegal-NoFlipNow = Сейчас ничего такого не переворачивают. { $rule }
viscounts-illegal-MustFlip = Нужно оплатить долг или одобрить сделку. Выберите. { $rule }
viscounts-illegal-NothingToChoose = Сейчас выбирать нечего. { $rule }
viscounts-illegal-NoSuchEffect = Такого эффекта нет. Выберите из предложенных. { $rule }
viscounts-illegal-MustChoose = Нужно выбрать один из эффектов. { $rule }
viscounts-illegal-NothingSetOff = Сейчас эта карта не действует. { $rule }
viscounts-illegal-NotSetOff = Эта карта сейчас не действует. Выберите из предложенных. { $rule }
viscounts-illegal-MustResolve = Карты нужно применить. Выберите, какая первой. { $rule }
viscounts-illegal-NothingToPay = Сейчас платить не за что. { $rule }
viscounts-illegal-NotMinimal = Столько заплатить нельзя: это мало, много или больше, чем есть. У вас { $goods }. { $rule }
viscounts-illegal-MustPay = Действие нужно оплатить. Выберите чем. { $rule }
viscounts-illegal-MustDecide = Нужно решить: выберите один из ответов. { $rule }

# Хроника: что делает игрок, словами после его имени; .you — после «Вы»

viscounts-opening = Вокруг замка лежат пять земель. Победит тот, кто соберёт больше всего победных очков, когда наступит бедность или процветание.
viscounts-line = { $seat } { $what }.
    .you = Вы { $what }.
viscounts-event-StartPlayer = начинает партию
    .you = начинаете партию
viscounts-event-TookPair = берёт { $player_object } и карту «{ $card }»
    .you = берёте { $player_object } и карту «{ $card }»
viscounts-event-DroppedOff = отправляет с планшета в сброс карту «{ $card }»
    .you = отправляете с планшета в сброс карту «{ $card }»
viscounts-event-Played = разыгрывает карту «{ $card }»
    .you = разыгрываете карту «{ $card }»
viscounts-event-Moved = { $n ->
    [0] остаётся { $place_at }
   *[other] ведёт виконта на { $steps } вперёд, { $place_to }
}
    .you = { $n ->
        [0] остаётесь { $place_at }
       *[other] ведёте виконта на { $steps } вперёд, { $place_to }
    }
viscounts-event-Rearranged = перегруппировывает карты ({ $cards })
    .you = перегруппировываете карты ({ $cards })
viscounts-event-Acted = выполняет действие «{ $primary }»
    .you = выполняете действие «{ $primary }»
viscounts-event-Dismissed = увольняет горожанина «{ $card }»
    .you = увольняете горожанина «{ $card }»
viscounts-event-Dismissed-printed = увольняет напечатанного горожанина { $place_at }
    .you = увольняете напечатанного горожанина { $place_at }
viscounts-event-Exchanged = совершает { $exchanges }
    .you = совершаете { $exchanges }
viscounts-event-Gained = получает { $goods }
    .you = получаете { $goods }
viscounts-event-Paid = платит { $goods }
    .you = платите { $goods }
viscounts-event-GainedVirtue = { $joined ->
    [yes] получает { $virtue } (оба маркера на клетке { $space })
   *[no] получает { $virtue } (маркер на клетке { $space })
}
    .you = { $joined ->
        [yes] получаете { $virtue } (оба маркера на клетке { $space })
       *[no] получаете { $virtue } (маркер на клетке { $space })
    }
viscounts-event-GainedCorruption = { $joined ->
    [yes] получает { $corruption } (оба маркера на клетке { $space })
   *[no] получает { $corruption } (маркер на клетке { $space })
}
    .you = { $joined ->
        [yes] получаете { $corruption } (оба маркера на клетке { $space })
       *[no] получаете { $corruption } (маркер на клетке { $space })
    }
viscounts-event-GainedDebt = получает { $debts }
    .you = получаете { $debts }
viscounts-event-GainedDeeds = получает { $deeds }
    .you = получаете { $deeds }
viscounts-event-Flipped-debt = оплачивает долг
    .you = оплачиваете долг
viscounts-event-Flipped-deed = одобряет сделку
    .you = одобряете сделку
viscounts-event-Built = строит { $slot_object } { $site_at }
    .you = строите { $slot_object } { $site_at }
viscounts-event-PlacedWorkers = размещает { $workers } { $section_at }
    .you = размещаете { $workers } { $section_at }
viscounts-event-Shifted = перемещает рабочего { $section_from } { $other_to }
    .you = перемещаете рабочего { $section_from } { $other_to }
viscounts-event-Advanced = переводит рабочего во 2-й ярус { $section_at }
    .you = переводите рабочего во 2-й ярус { $section_at }
viscounts-event-Ascended = переводит рабочего в 3-й ярус { $section_from }
    .you = переводите рабочего в 3-й ярус { $section_from }
viscounts-event-BecameLeader = получает [leader|карту лидера замка]
    .you = получаете [leader|карту лидера замка]
viscounts-event-Bumped = убирает рабочего { $tier_from } { $section_at } (владелец — { $owner })
    .you = убираете рабочего { $tier_from } { $section_at } (владелец — { $owner })
viscounts-event-Bumped-own = убирает своего рабочего { $tier_from } { $section_at }
    .you = убираете своего рабочего { $tier_from } { $section_at }
viscounts-event-TookManuscript = получает манускрипт { $ribbon } ({ $brief })
    .you = получаете манускрипт { $ribbon } ({ $brief })
viscounts-event-TranscribedPrinted = пишет напечатанный манускрипт { $place_at }
    .you = пишете напечатанный манускрипт { $place_at }
viscounts-event-TookBonus = получает { $bonus_object }
    .you = получаете { $bonus_object }
viscounts-event-Hired = нанимает горожанина «{ $card }»
    .you = нанимаете горожанина «{ $card }»
viscounts-event-Discarded = сбрасывает карту «{ $card }»
    .you = сбрасываете карту «{ $card }»
viscounts-event-Destroyed = уничтожает карту «{ $card }»
    .you = уничтожаете карту «{ $card }»
viscounts-event-Shuffled = перемешивает сброс
    .you = перемешиваете сброс
viscounts-event-Drew = берёт { $cards }
    .you = берёте { $cards }
viscounts-event-Drew-known = берёт в руку: { $cards }
    .you = берёте в руку: { $cards }
viscounts-event-Collided = разрешает столкновение на клетке { $space }
    .you = разрешаете столкновение на клетке { $space }
viscounts-event-Parted = возвращает маркеры на края
    .you = возвращаете маркеры на края
viscounts-event-AutomaPlaced = начинает { $place_at }
    .you = начинаете { $place_at }
viscounts-event-GainedScheme = берёт будущую схему «{ $scheme }»
    .you = берёте будущую схему «{ $scheme }»
viscounts-event-Instead-silver = выбирает по ресурсу вместо каждых 2 серебра
    .you = выбираете по ресурсу вместо каждых 2 серебра
viscounts-event-Instead-rearrange = выбирает ресурс вместо перегруппировки
    .you = выбираете ресурс вместо перегруппировки
viscounts-event-Instead-destroy = выбирает переворот вместо уничтожения карты
    .you = выбираете переворот вместо уничтожения карты
viscounts-event-Instead-hire = выбирает будущую схему вместо найма
    .you = выбираете будущую схему вместо найма
viscounts-event-Instead-discard = выбирает добродетель вместо сброса карты
    .you = выбираете добродетель вместо сброса карты
viscounts-event-Instead-move_worker = выбирает добродетель вместо перемещения рабочего
    .you = выбираете добродетель вместо перемещения рабочего
viscounts-event-Instead-future = выбирает переворот, потому что будущих схем не осталось
    .you = выбираете переворот, потому что будущих схем не осталось
viscounts-event-Instead-flip = выбирает добродетель, потому что переворачивать нечего
    .you = выбираете добродетель, потому что переворачивать нечего
viscounts-event-Instead-flip_debt = выбирает добродетель, потому что у неё нет неоплаченных долгов
    .you = выбираете добродетель, потому что у вас нет неоплаченных долгов
viscounts-event-Instead-flip_deed = выбирает добродетель, потому что у неё нет приобретённых сделок
    .you = выбираете добродетель, потому что у вас нет приобретённых сделок

# Хроника: что происходит само

viscounts-event-TurnBegan = Раунд { $n }: { $seat }
viscounts-event-Laid = { $n }-й сегмент по часовой стрелке: { $segment }.
viscounts-event-Turned = Замок лежит в середине поля.
viscounts-event-Revealed = { $place_at }: наверху стопки теперь «{ $card }».
viscounts-event-Shown = { $place_at }: наверху стопки манускрипт { $ribbon } ({ $brief }).
viscounts-event-Dealt = В паре — { $player } и карта «{ $card }».
viscounts-event-Linked = Связь готова ({ $site }), награду получают: { $seats }. [VIS-10.6]
viscounts-event-EndRevealed-debt = Раскрыта [poverty|карта бедности]: раунд { $n } — финальный. [VIS-16.2]
viscounts-event-EndRevealed-deed = Раскрыта [prosperity|карта процветания]: раунд { $n } — финальный. [VIS-16.2]
viscounts-event-Hardened = В колоду добора Автомы вслепую замешана будущая схема. [VIS-19.8]
viscounts-event-TurnedScheme = { $seat } открывает схему «{ $scheme }».
viscounts-event-Tried = Вариант { $n }, { $what }: выполняется.
viscounts-event-Tried-hindered = Вариант { $n }, { $what }: не выходит, { $why }.
viscounts-tried-focus = главный фокус ({ $what })
viscounts-tried-gain = крайний случай
viscounts-hindrance-too_few_icons = не хватает символов и ресурсов
viscounts-hindrance-no_site = на её берегу нет свободной стройплощадки
viscounts-hindrance-no_building = все здания построены
viscounts-hindrance-no_workers = в запасе мало рабочих
viscounts-hindrance-nothing_to_flip = переворачивать нечего
viscounts-event-MatchOver = { $count ->
    [one] Победу одерживает { $seats }.
   *[other] Победу делят { $seats }. [VIS-17.6]
}
