## Архітектори Західного королівства.
##
## [id|слова] позначає карту, місце або ресурс; [ARC-8.4] — правило. Форми назв: .object — кого чи що
## наймають, споруджують, .of — чого, .count — скільки (підпис), .taken — скільки беруть чи платять, .apiece —
## по скільки, .short — зовсім коротко; .at — де, .to — куди, .from — звідки.

# Ресурси

architects-kind-clay = [clay|глина]
    .short = глина
    .of = глини
    .count = { $n ->
        [one] { $n } [clay|глина]
       *[other] { $n } [clay|глини]
    }
    .taken = { $n ->
        [one] { $n } [clay|глину]
       *[other] { $n } [clay|глини]
    }
architects-kind-wood = [wood|деревина]
    .short = дерев.
    .of = деревини
    .count = { $n ->
        [one] { $n } [wood|деревина]
       *[other] { $n } [wood|деревини]
    }
    .taken = { $n ->
        [one] { $n } [wood|деревину]
       *[other] { $n } [wood|деревини]
    }
architects-kind-stone = [stone|камінь]
    .short = камінь
    .of = каменю
    .count = { $n ->
        [one] { $n } [stone|камінь]
        [few] { $n } [stone|камені]
       *[other] { $n } [stone|каменів]
    }
architects-kind-gold = [gold|золото]
    .short = золото
    .of = золота
    .count = { $n ->
        [one] { $n } [gold|золото]
       *[other] { $n } [gold|золота]
    }
architects-kind-marble = [marble|мармур]
    .short = мармур
    .of = мармуру
    .count = { $n ->
        [one] { $n } [marble|мармур]
       *[other] { $n } [marble|мармуру]
    }
architects-kind-silver = [silver|срібло]
    .short = срібло
    .of = срібла
    .count = { $n ->
        [one] { $n } [silver|срібняк]
        [few] { $n } [silver|срібняки]
       *[other] { $n } [silver|срібняків]
    }

# Що ще рахують

architects-unit-worker = робітник
    .count = { $n ->
        [one] { $n } робітник
        [few] { $n } робітники
       *[other] { $n } робітників
    }
    .taken = { $n ->
        [one] { $n } робітника
       *[other] { $n } робітників
    }
architects-unit-apprentice = помічник
    .count = { $n ->
        [one] { $n } помічник
        [few] { $n } помічники
       *[other] { $n } помічників
    }
    .taken = { $n ->
        [one] { $n } помічника
       *[other] { $n } помічників
    }
architects-unit-plan = [plan|креслення]
    .count = { $n ->
        [one] { $n } [plan|креслення]
        [few] { $n } [plan|креслення]
       *[other] { $n } [plan|креслень]
    }
architects-unit-debt = [debt|борг]
    .count = { $n ->
        [one] { $n } [debt|борг]
        [few] { $n } [debt|борги]
       *[other] { $n } [debt|боргів]
    }
architects-unit-virtue = [virtue|доброчестя]
    .count = { $n ->
        [one] { $n } [virtue|очко доброчестя]
        [few] { $n } [virtue|очки доброчестя]
       *[other] { $n } [virtue|очок доброчестя]
    }
architects-unit-tax = [tax|податок]
    .count = { $n ->
        [one] { $n } [tax|податок]
        [few] { $n } [tax|податки]
       *[other] { $n } [tax|податків]
    }
architects-unit-trade = обмін
    .count = { $n ->
        [one] { $n } обмін
        [few] { $n } обміни
       *[other] { $n } обмінів
    }
architects-unit-capture = арешт
    .count = { $n ->
        [one] { $n } арешт
        [few] { $n } арешти
       *[other] { $n } арештів
    }
architects-unit-action = дія
    .count = { $n ->
        [one] { $n } дія
        [few] { $n } дії
       *[other] { $n } дій
    }
    .taken = { $n ->
        [one] { $n } дію
        [few] { $n } дії
       *[other] { $n } дій
    }

# Вміння

architects-skill-carpentry = [carpentry|тесларство]
architects-skill-tiling = [tiling|плиткування]
architects-skill-masonry = [masonry|мурування]

# Великі локації та інші місця

architects-location-quarry = [quarry|Каменярня]
    .at = у [quarry|Каменярні]
    .to = до [quarry|Каменярні]
    .from = з [quarry|Каменярні]
    .short = Каменярня
architects-location-forest = [forest|Ліс]
    .at = у [forest|Лісі]
    .to = до [forest|Лісу]
    .from = з [forest|Лісу]
    .short = Ліс
architects-location-mines = [mines|Копальні]
    .at = у [mines|Копальнях]
    .to = до [mines|Копалень]
    .from = з [mines|Копалень]
    .short = Копальні
architects-location-silversmith = [silversmith|Сріблярня]
    .at = у [silversmith|Сріблярні]
    .to = до [silversmith|Сріблярні]
    .from = зі [silversmith|Сріблярні]
    .short = Сріблярня
architects-location-storehouse = [storehouse|Королівський склад]
    .at = у [storehouse|Королівському складі]
    .to = до [storehouse|Королівського складу]
    .from = з [storehouse|Королівського складу]
    .short = Склад
architects-location-workshop = [workshop|Майстерня]
    .at = у [workshop|Майстерні]
    .to = до [workshop|Майстерні]
    .from = з [workshop|Майстерні]
    .short = Майстерня
architects-location-town_centre = [town_centre|Майдан]
    .at = на [town_centre|Майдані]
    .to = на [town_centre|Майдан]
    .from = з [town_centre|Майдану]
    .short = Майдан
architects-location-tax_stand = [tax_stand|Податкова управа]
    .at = у [tax_stand|Податковій управі]
    .to = до [tax_stand|Податкової управи]
    .from = з [tax_stand|Податкової управи]
    .short = Управа
architects-location-guardhouse = [guardhouse|Вартівня]
    .at = у [guardhouse|Вартівні]
    .to = до [guardhouse|Вартівні]
    .from = з [guardhouse|Вартівні]
    .short = Вартівня
architects-space-market_a = [market_a|Малий ринок]
    .at = на [market_a|малому ринку]
    .to = на [market_a|малий ринок]
    .from = з [market_a|малого ринку]
    .short = малий
architects-space-market_b = [market_b|Середній ринок]
    .at = на [market_b|середньому ринку]
    .to = на [market_b|середній ринок]
    .from = із [market_b|середнього ринку]
    .short = середній
architects-space-market_c = [market_c|Великий ринок]
    .at = на [market_c|великому ринку]
    .to = на [market_c|великий ринок]
    .from = з [market_c|великого ринку]
    .short = великий
architects-landmark-prison = [prison|В’язниця]
    .at = у [prison|В’язниці]
    .to = до [prison|В’язниці]
    .from = з [prison|В’язниці]
    .short = В’язниця
architects-landmark-black_market = [black_market|Чорний ринок]
    .at = на [black_market|Чорному ринку]
    .to = на [black_market|Чорний ринок]
    .from = з [black_market|Чорного ринку]
    .short = Ринок
architects-landmark-guildhall = [guildhall|Зала гільдії]
    .at = у [guildhall|Залі гільдії]
    .to = до [guildhall|Зали гільдії]
    .from = із [guildhall|Зали гільдії]
    .short = Зала
architects-landmark-cathedral = [cathedral|Собор]
    .at = у [cathedral|Соборі]
    .to = до [cathedral|Собору]
    .from = із [cathedral|Собору]
    .short = Собор

# Помічники

architects-apprentice-acolyte_carpentry = [acolyte_carpentry|Послушник (креслення)]
    .object = [acolyte_carpentry|Послушника (креслення)]
    .short = Послушник
architects-apprentice-acolyte_tiling = [acolyte_tiling|Послушник (глина)]
    .object = [acolyte_tiling|Послушника (глина)]
    .short = Послушник
architects-apprentice-acolyte_masonry = [acolyte_masonry|Послушник (срібло)]
    .object = [acolyte_masonry|Послушника (срібло)]
    .short = Послушник
architects-apprentice-conspirator_1 = [conspirator_1|Змовник]
    .object = [conspirator_1|Змовника]
    .short = Змовник
architects-apprentice-conspirator_2 = [conspirator_2|Змовник]
    .object = [conspirator_2|Змовника]
    .short = Змовник
architects-apprentice-debt_collector_tiling = [debt_collector_tiling|Збирач боргів (глина)]
    .object = [debt_collector_tiling|Збирача боргів (глина)]
    .short = Збирач боргів
architects-apprentice-debt_collector_masonry = [debt_collector_masonry|Збирач боргів (камінь)]
    .object = [debt_collector_masonry|Збирача боргів (камінь)]
    .short = Збирач боргів
architects-apprentice-debt_collector_carpentry = [debt_collector_carpentry|Збирач боргів (деревина)]
    .object = [debt_collector_carpentry|Збирача боргів (деревина)]
    .short = Збирач боргів
architects-apprentice-gatekeeper = [gatekeeper|Брамниця]
    .object = [gatekeeper|Брамницю]
    .short = Брамниця
architects-apprentice-illusionist = [illusionist|Ілюзіоніст]
    .object = [illusionist|Ілюзіоніста]
    .short = Ілюзіоніст
architects-apprentice-jeweller_1 = [jeweller_1|Ювелір]
    .object = [jeweller_1|Ювеліра]
    .short = Ювелір
architects-apprentice-jeweller_2 = [jeweller_2|Ювелір]
    .object = [jeweller_2|Ювеліра]
    .short = Ювелір
architects-apprentice-labourer = [labourer|Різнороб]
    .object = [labourer|Різнороба]
    .short = Різнороб
architects-apprentice-merchant_clay = [merchant_clay|Крамарка (глина)]
    .object = [merchant_clay|Крамарку (глина)]
    .short = Крамарка
architects-apprentice-merchant_gold = [merchant_gold|Крамарка (золото)]
    .object = [merchant_gold|Крамарку (золото)]
    .short = Крамарка
architects-apprentice-merchant_marble = [merchant_marble|Крамарка (мармур)]
    .object = [merchant_marble|Крамарку (мармур)]
    .short = Крамарка
architects-apprentice-merchant_stone = [merchant_stone|Крамарка (камінь)]
    .object = [merchant_stone|Крамарку (камінь)]
    .short = Крамарка
architects-apprentice-merchant_wood = [merchant_wood|Крамарка (деревина)]
    .object = [merchant_wood|Крамарку (деревина)]
    .short = Крамарка
architects-apprentice-miner_1 = [miner_1|Копач]
    .object = [miner_1|Копача]
    .short = Копач
architects-apprentice-miner_2 = [miner_2|Копач]
    .object = [miner_2|Копача]
    .short = Копач
architects-apprentice-patron_clay = [patron_clay|Покровитель (глина)]
    .object = [patron_clay|Покровителя (глина)]
    .short = Покровитель
architects-apprentice-patron_silver = [patron_silver|Покровитель (срібло)]
    .object = [patron_silver|Покровителя (срібло)]
    .short = Покровитель
architects-apprentice-patron_stone = [patron_stone|Покровитель (камінь)]
    .object = [patron_stone|Покровителя (камінь)]
    .short = Покровитель
architects-apprentice-patron_wood = [patron_wood|Покровитель (деревина)]
    .object = [patron_wood|Покровителя (деревина)]
    .short = Покровитель
architects-apprentice-pickpocket = [pickpocket|Кишеник]
    .object = [pickpocket|Кишеника]
    .short = Кишеник
architects-apprentice-squire_gold = [squire_gold|Зброєносець (золото)]
    .object = [squire_gold|Зброєносця (золото)]
    .short = Зброєносець
architects-apprentice-squire_marble = [squire_marble|Зброєносець (мармур)]
    .object = [squire_marble|Зброєносця (мармур)]
    .short = Зброєносець
architects-apprentice-squire_virtue = [squire_virtue|Зброєносець (доброчестя)]
    .object = [squire_virtue|Зброєносця (доброчестя)]
    .short = Зброєносець
architects-apprentice-stonecutter_1 = [stonecutter_1|Каменотес]
    .object = [stonecutter_1|Каменотеса]
    .short = Каменотес
architects-apprentice-stonecutter_2 = [stonecutter_2|Каменотес]
    .object = [stonecutter_2|Каменотеса]
    .short = Каменотес
architects-apprentice-swindler_clay = [swindler_clay|Шахрай (глина)]
    .object = [swindler_clay|Шахрая (глина)]
    .short = Шахрай
architects-apprentice-swindler_stone = [swindler_stone|Шахрай (камінь)]
    .object = [swindler_stone|Шахрая (камінь)]
    .short = Шахрай
architects-apprentice-swindler_wood = [swindler_wood|Шахрай (деревина)]
    .object = [swindler_wood|Шахрая (деревина)]
    .short = Шахрай
architects-apprentice-thief = [thief|Злодій]
    .object = [thief|Злодія]
    .short = Злодій
architects-apprentice-trader_clay = [trader_clay|Торговець (глина)]
    .object = [trader_clay|Торговця (глина)]
    .short = Торговець
architects-apprentice-trader_stone = [trader_stone|Торговець (камінь)]
    .object = [trader_stone|Торговця (камінь)]
    .short = Торговець
architects-apprentice-trader_wood = [trader_wood|Торговець (деревина)]
    .object = [trader_wood|Торговця (деревина)]
    .short = Торговець
architects-apprentice-trickster = [trickster|Крутій]
    .object = [trickster|Крутія]
    .short = Крутій
architects-apprentice-woodcutter_1 = [woodcutter_1|Дроворуб]
    .object = [woodcutter_1|Дроворуба]
    .short = Дроворуб
architects-apprentice-woodcutter_2 = [woodcutter_2|Дроворуб]
    .object = [woodcutter_2|Дроворуба]
    .short = Дроворуб
architects-apprentice-enforcer = [enforcer|Пристав]
    .object = [enforcer|Пристава]
    .short = Пристав
architects-apprentice-overseer = [overseer|Наглядач]
    .object = [overseer|Наглядача]
    .short = Наглядач
architects-apprentice-peddler = [peddler|Коробейник]
    .object = [peddler|Коробейника]
    .short = Коробейник

# Будівлі

architects-building-aqueduct = [aqueduct|Акведук]
    .object = [aqueduct|Акведук]
architects-building-armoury = [armoury|Зброярня]
    .object = [armoury|Зброярню]
architects-building-barracks = [barracks|Казарма]
    .object = [barracks|Казарму]
architects-building-betting_house = [betting_house|Гральний дім]
    .object = [betting_house|Гральний дім]
architects-building-carpenters_hut = [carpenters_hut|Дім теслі]
    .object = [carpenters_hut|Дім теслі]
architects-building-castle = [castle|Замок]
    .object = [castle|Замок]
architects-building-chapel = [chapel|Каплиця]
    .object = [chapel|Каплицю]
architects-building-church = [church|Церква]
    .object = [church|Церкву]
architects-building-clay_market = [clay_market|Ринок глини]
    .object = [clay_market|Ринок глини]
architects-building-clay_pit = [clay_pit|Глинище]
    .object = [clay_pit|Глинище]
architects-building-drafting_room = [drafting_room|Креслярня]
    .object = [drafting_room|Креслярню]
architects-building-dungeon = [dungeon|Підземелля]
    .object = [dungeon|Підземелля]
architects-building-factory = [factory|Мануфактура]
    .object = [factory|Мануфактуру]
architects-building-fortress = [fortress|Фортеця]
    .object = [fortress|Фортецю]
architects-building-fountain = [fountain|Фонтан]
    .object = [fountain|Фонтан]
architects-building-gamblers_den = [gamblers_den|Гральне кубло]
    .object = [gamblers_den|Гральне кубло]
architects-building-hideout = [hideout|Схованка]
    .object = [hideout|Схованку]
architects-building-keep = [keep|Твердиня]
    .object = [keep|Твердиню]
architects-building-library = [library|Бібліотека]
    .object = [library|Бібліотеку]
architects-building-lighthouse = [lighthouse|Маяк]
    .object = [lighthouse|Маяк]
architects-building-lumber_camp = [lumber_camp|Лісосіка]
    .object = [lumber_camp|Лісосіку]
architects-building-masons_hut = [masons_hut|Дім муляра]
    .object = [masons_hut|Дім муляра]
architects-building-moneylender = [moneylender|Дім лихваря]
    .object = [moneylender|Дім лихваря]
architects-building-monument = [monument|Монумент]
    .object = [monument|Монумент]
architects-building-observatory = [observatory|Обсерваторія]
    .object = [observatory|Обсерваторію]
architects-building-palace = [palace|Палац]
    .object = [palace|Палац]
architects-building-reservoir = [reservoir|Водосховище]
    .object = [reservoir|Водосховище]
architects-building-silver_market = [silver_market|Ринок срібла]
    .object = [silver_market|Ринок срібла]
architects-building-smithy = [smithy|Кузня]
    .object = [smithy|Кузню]
architects-building-steeple = [steeple|Шпиль]
    .object = [steeple|Шпиль]
architects-building-stone_market = [stone_market|Ринок каменю]
    .object = [stone_market|Ринок каменю]
architects-building-tavern = [tavern|Таверна]
    .object = [tavern|Таверну]
architects-building-thieves_den = [thieves_den|Лігво злодіїв]
    .object = [thieves_den|Лігво злодіїв]
architects-building-tilers_hut = [tilers_hut|Дім плиточника]
    .object = [tilers_hut|Дім плиточника]
architects-building-trading_post = [trading_post|Факторія]
    .object = [trading_post|Факторію]
architects-building-treasury = [treasury|Скарбниця]
    .object = [treasury|Скарбницю]
architects-building-university = [university|Університет]
    .object = [university|Університет]
architects-building-watchtower = [watchtower|Дозорна вежа]
    .object = [watchtower|Дозорну вежу]
architects-building-well = [well|Криниця]
    .object = [well|Криницю]
architects-building-wood_market = [wood_market|Ринок деревини]
    .object = [wood_market|Ринок деревини]
architects-building-crane = [crane|Кран]
    .object = [crane|Кран]
architects-building-graveyard = [graveyard|Цвинтар]
    .object = [graveyard|Цвинтар]
architects-building-museum = [museum|Музей]
    .object = [museum|Музей]

# Персонажі індивідуальних планшетів

architects-character-therese = [therese|Тереза]
architects-character-caroline = [caroline|Кароліна]
architects-character-ada = [ada|Ада]
architects-character-frederick = [frederick|Фредерік]
architects-character-rudolf = [rudolf|Рудольф]
architects-character-lothaire = [lothaire|Лотар]
architects-character-hugo = [hugo|Гуго]
architects-character-clovis = [clovis|Хлодвіг]
architects-character-fara = [fara|Фара]
architects-character-bertha = [bertha|Берта]

# Що роблять карти: фрази їхніх дій

architects-verb-gain = приносить { $goods }
    .brief = { $goods }
architects-verb-gain-virtue = здобуває { $virtue }
    .can = здобути { $virtue }
    .brief = { $virtue }
architects-verb-lose-virtue = втрачає { $virtue }
architects-verb-draw = приносить { $plans }
    .brief = { $plans }
architects-verb-take-debt = бере 1 борг
    .brief = 1 борг
architects-verb-destroy-debt = може знищити { $debts }
    .brief = знищити { $debts }
architects-verb-release-prison = звільняє всіх своїх робітників із [prison|В’язниці]
    .brief = усі свої робітники з [prison|В’язниці]
architects-verb-release-boards = звільняє всіх своїх робітників із планшетів суперників
architects-verb-capture = { $n ->
    [1] може безплатно заарештувати групу робітників
    [one] може безплатно заарештувати до { $n } групи робітників
   *[other] може безплатно заарештувати до { $n } груп робітників
}
    .brief = { $n ->
        [one] { $n } безплатний арешт
        [few] { $n } безплатні арешти
       *[other] { $n } безплатних арештів
    }
architects-verb-capture-or-release = може безплатно заарештувати групу робітників або звільнити всіх своїх робітників із планшетів суперників
    .brief = безплатний арешт або всі свої робітники з планшетів
architects-verb-sell-plan = може скинути 1 креслення за { $goods }
    .brief = скинути креслення за { $goods }
architects-verb-hire = може безплатно найняти будь-якого відкритого помічника
    .brief = помічник безплатно
architects-verb-dismiss = скидає 1 свого помічника
    .brief = скинути 1 свого помічника
architects-verb-build-again = може розмістити ще 1 робітника в [guildhall|Залі гільдії]
    .brief = ще 1 робітник у [guildhall|Залі гільдії]
architects-verb-clear-market = відправляє робітників із Чорного ринку до [prison|В’язниці]
architects-verb-turn-card = перевертає карту малого ринку: вона стає великим ринком
architects-verb-use-abilities = застосовує властивості, що діють під час оновлювання

# Що рахують: за кожне, за умови, у кого

architects-each-buildings = { $n ->
    [1] за кожну свою будівлю
    [few] за кожні { $n } свої будівлі
   *[other] за кожні { $n } своїх будівель
}
architects-each-skilled = за кожного свого помічника з умінням «{ $skill }»
architects-each-captured = { $n ->
    [1] за кожного заарештованого робітника на своєму планшеті
   *[other] за кожних { $n } заарештованих робітників на своєму планшеті
}
architects-each-virtue = { $n ->
    [1] за кожне очко доброчестя
    [few] за кожні { $n } очки доброчестя
   *[other] за кожні { $n } очок доброчестя
}
architects-each-paid-debts = { $n ->
    [1] за кожен сплачений борг
    [few] за кожні { $n } сплачені борги
   *[other] за кожні { $n } сплачених боргів
}
architects-each-gold = { $n ->
    [1] за кожне золото
   *[other] за кожні { $n } золота
}
architects-each-marble = { $n ->
    [1] за кожен мармур
   *[other] за кожні { $n } мармуру
}
architects-each-materials = { $n ->
    [1] за кожну одиницю глини, деревини й каменю
    [few] за кожні { $n } одиниці глини, деревини й каменю
   *[other] за кожні { $n } одиниць глини, деревини й каменю
}
architects-if-most = якщо більше ні в кого немає стільки { $kind_of }
architects-if-highest = якщо більше ніхто не піднявся в [cathedral|Соборі] так само високо
architects-if-free-of-debt = якщо немає несплачених боргів
architects-if-no-prisoners = якщо у [prison|В’язниці] немає своїх робітників
architects-who-prisoners = { $n ->
    [1] хто має робітника у [prison|В’язниці]
   *[other] хто має у [prison|В’язниці] { $n } або більше робітників
}
architects-who-most-prisoners = хто має найбільше робітників у [prison|В’язниці]

# Коли діють властивості й що вони змінюють

architects-at-quarry = У [quarry|Каменярні] також { $what }. [ARC-8.4]
    .brief = [quarry|Каменярня]: ще { $what }
architects-at-forest = У [forest|Лісі] також { $what }. [ARC-8.4]
    .brief = [forest|Ліс]: ще { $what }
architects-at-mines = У [mines|Копальнях] також { $what }, навіть якщо там беруть золото. [ARC-8.4]
    .brief = [mines|Копальні]: ще { $what }
architects-at-silversmith = У [silversmith|Сріблярні] також { $what }. [ARC-8.4]
    .brief = [silversmith|Сріблярня]: ще { $what }
architects-at-tax_stand = У [tax_stand|Податковій управі] також { $what }. [ARC-11.3]
    .brief = [tax_stand|Управа]: ще { $what }
architects-at-market = На будь-якій клітинці [black_market|Чорного ринку] також { $what }. [ARC-12.7]
    .brief = [black_market|Чорний ринок]: ще { $what }
architects-at-cathedral = За кожен новий рівень [cathedral|Собору] також { $what }. [ARC-15.6]
    .brief = [cathedral|Собор]: ще { $what }
architects-at-debt_paid = За кожен сплачений борг { $what }. [ARC-7.2]
    .brief = Сплачений борг: { $what }
architects-at-sent = Щоразу, коли заарештованих відправляють до [prison|В’язниці], { $what }. [ARC-13.2]
    .brief = Відправлення заарештованих: { $what }
architects-at-constructed = За кожну споруджену будівлю { $what }. [ARC-14.5]
    .brief = Споруджено будівлю: { $what }
architects-at-reset = Під час оновлювання [black_market|Чорного ринку]: { $what }. [ARC-16.4]
    .brief = Оновлювання: { $what }
architects-boon-cheaper_captures = На [town_centre|Майдані] арешти обходяться на { $silver } дешевше за візит; податок не зменшується. [ARC-10.7]
    .brief = [town_centre|Майдан]: арешти на { $silver } дешевші
architects-boon-cheaper_market = Клітинки [black_market|Чорного ринку] коштують на { $silver } менше. [ARC-12.7]
    .brief = [black_market|Чорний ринок]: на { $silver } дешевше
architects-boon-keeps_virtue_at_market = На [black_market|Чорному ринку] втрачається на { $virtue } менше. [ARC-12.7]
    .brief = [black_market|Чорний ринок]: втрата на { $virtue } менша
architects-boon-keeps_virtue_at_tax_stand = У [tax_stand|Податковій управі] втрачається на { $virtue } менше. [ARC-11.3]
    .brief = [tax_stand|Управа]: втрата на { $virtue } менша
architects-boon-more_trades = { $n ->
    [one] У [storehouse|Королівському складі] — ще { $n } обмін. [ARC-18.8]
    [few] У [storehouse|Королівському складі] — ще { $n } обміни. [ARC-18.8]
   *[other] У [storehouse|Королівському складі] — ще { $n } обмінів. [ARC-18.8]
}
    .brief = { $n ->
        [one] [storehouse|Склад]: ще { $n } обмін
        [few] [storehouse|Склад]: ще { $n } обміни
       *[other] [storehouse|Склад]: ще { $n } обмінів
    }
architects-boon-reset_release = { $n ->
    [1] Під час оновлювання [black_market|Чорного ринку] звільняє { $n } свого робітника з [prison|В’язниці]. [ARC-16.4]
   *[other] Під час оновлювання [black_market|Чорного ринку] звільняє до { $n } своїх робітників із [prison|В’язниці]. [ARC-16.4]
}
    .brief = { $n ->
        [1] Оновлювання: { $n } свій робітник із [prison|В’язниці]
        [few] Оновлювання: { $n } свої робітники з [prison|В’язниці]
       *[other] Оновлювання: { $n } своїх робітників із [prison|В’язниці]
    }
architects-boon-ignores_tax = { $n ->
    [one] У кожній оплаті на { $n } податок менше. [ARC-18.4]
    [few] У кожній оплаті на { $n } податки менше. [ARC-18.4]
   *[other] У кожній оплаті на { $n } податків менше. [ARC-18.4]
}
    .brief = { $n ->
        [one] Будь-яка оплата: на { $n } податок менше
        [few] Будь-яка оплата: на { $n } податки менше
       *[other] Будь-яка оплата: на { $n } податків менше
    }
architects-boon-cheaper_hire = Наймання в [workshop|Майстерні] коштує на { $silver } менше. [ARC-18.4]
    .brief = [workshop|Майстерня]: наймання на { $silver } дешевше
architects-boon-more_apprentices = { $n ->
    [one] Помічників може бути на { $n } більше. [ARC-18.4]
   *[other] Помічників може бути на { $n } більше. [ARC-18.4]
}
    .brief = { $n ->
        [one] місце ще для { $n } помічника
       *[other] місце ще для { $n } помічників
    }
architects-boon-cheaper_building = Будівлі й [cathedral|Собор] коштують на { $n } деревину чи камінь менше. [ARC-18.4]
    .brief = Будівлі й [cathedral|Собор]: на { $n } деревину чи камінь менше
architects-boon-avoids_debt = Замість того щоб брати борг, можна заплатити { $silver }. [ARC-18.4]
    .brief = { $silver } замість боргу
architects-boon-gold_is_marble = Золото й мармур рівноцінні: одне замінює друге. [ARC-18.4]
    .brief = Золото й мармур рівноцінні
architects-boon-keeps_plans = Під час зводження [cathedral|Собору] креслення не скидають. [ARC-18.4]
    .brief = [cathedral|Собор]: креслення не скидають
architects-trading = У [storehouse|Королівському складі] міняє { $price } на { $gain }. [ARC-8.5]
    .brief = [storehouse|Склад]: { $price } → { $gain }
architects-nothing = нічого
architects-no-ability = Лише вміння, більше нічого. [ARC-14.5]
    .brief = Лише вміння

# Що будівлі роблять відразу й наприкінці, з чим починають персонажі

architects-now = Відразу: { $what }. [ARC-14.6]
    .brief = Відразу
architects-end = Наприкінці: { $what }. [ARC-14.8]
    .brief = Наприкінці
architects-end-virtue = Наприкінці: { $what }. [ARC-17.2]
    .brief = Наприкінці
architects-end-gain = { $amount } { $of }
architects-end-gain-if = { $amount }, { $of }
architects-end-lose = втрачає { $amount }
architects-end-per-debt = кожен несплачений борг забирає на { $points } { $way ->
    [less] менше
   *[more] більше
}
architects-starts-with = На початку: { $things }. [ARC-18.1]
architects-in-prison = { $n ->
    [one] { $n } робітник у [prison|В’язниці]
    [few] { $n } робітники у [prison|В’язниці]
   *[other] { $n } робітників у [prison|В’язниці]
}
architects-reward = Нагорода: { $what }

# Як називаються дії

architects-visit-quarry = робітник до [quarry|Каменярні]
architects-visit-forest = робітник до [forest|Лісу]
architects-visit-mines_clay = робітник до [mines|Копалень] по глину
architects-visit-mines_gold = робітник до [mines|Копалень] по золото
architects-visit-silversmith = робітник до [silversmith|Сріблярні]
architects-visit-storehouse = робітник до [storehouse|Королівського складу]
architects-visit-workshop = робітник до [workshop|Майстерні] по креслення
architects-visit-town_centre = робітник на [town_centre|Майдан]
architects-visit-tax_stand = робітник до [tax_stand|Податкової управи]
architects-visit-guardhouse = робітник до [guardhouse|Вартівні]
architects-visit-market_a = робітник на [market_a|малий ринок]
architects-visit-market_b = робітник на [market_b|середній ринок] по креслення
architects-visit-market_c = робітник на [market_c|великий ринок]
architects-duty-send = відправити заарештованих до [prison|В’язниці]
architects-duty-release_prison = звільнити робітників із [prison|В’язниці]
architects-duty-release_boards = звільнити робітників із планшетів
architects-duty-release_by_debt = звільнити робітників із планшетів ціною боргу
architects-duty-pay_debt = сплатити борг
architects-do-start = починає { $seat }
architects-do-board = планшет: { $character }
architects-do-turn_up = карта ринку: { $small }; великий бік: { $large }
architects-do-reveal = відкривається { $apprentice }
architects-do-deal = взяти креслення: { $building }
architects-do-keep = залишити собі креслення: { $building }
architects-do-hire = найняти { $apprentice_object }
architects-do-market_hire = найняти { $apprentice_object } на [market_b|середньому ринку]
architects-do-construct = спорудити { $building_object }
architects-do-construct-less = спорудити { $building_object }, на { $goods } менше
architects-do-cathedral = зводити [cathedral|Собор]
architects-do-cathedral-wood = { $wood ->
    [0] зводити [cathedral|Собор] із самого каменю
   *[other] зводити [cathedral|Собор]: { $goods }, решта — камінь
}
architects-do-recover = повернути робітника { $place_from }
architects-do-trade = обміняти { $price } на { $gain }
architects-do-capture = заарештувати робітників { $place_at } ({ $owner })
architects-do-discard = скинути креслення: { $building }
architects-do-dismiss = скинути { $apprentice_object }
architects-do-destroy = { $n ->
    [0] не знищувати жодного боргу
   *[other] знищити { $debts }
}
architects-do-pay = заплатити срібняки
architects-do-take_debt = взяти борг
architects-do-choose = { $n ->
    [1] перше на вибір
   *[other] друге на вибір
}
architects-do-stop = далі
architects-do-cathedral-goods = зводити [cathedral|Собор] за { $goods }
architects-do-capture-own = повернути собі { $workers } { $place_from }
architects-do-capture-group = заарештувати { $workers } { $place_at } ({ $owner })
architects-family-hire = { $ways ->
    [one] найняти одного з { $ways } помічника
   *[other] найняти одного з { $ways } помічників
}
architects-family-market_hire = { $ways ->
    [one] найняти на [market_b|середньому ринку] одного з { $ways } помічника
   *[other] найняти на [market_b|середньому ринку] одного з { $ways } помічників
}
architects-family-cathedral = { $ways ->
    [one] зводити [cathedral|Собор]: { $ways } спосіб оплати
    [few] зводити [cathedral|Собор]: { $ways } способи оплати
   *[other] зводити [cathedral|Собор]: { $ways } способів оплати
}
architects-family-construct = { $ways ->
    [one] спорудити { $building_object }: { $ways } спосіб оплати
    [few] спорудити { $building_object }: { $ways } способи оплати
   *[other] спорудити { $building_object }: { $ways } способів оплати
}
architects-board-from = з планшета суперника ({ $owner })

# Слова за столом

architects-opponent = Суперник
architects-table-market = Чорний ринок
architects-table-reset = { $n ->
    [one] ще { $n } робітник — оновлювання
    [few] ще { $n } робітники — оновлювання
   *[other] ще { $n } робітників — оновлювання
}
architects-table-middle = помічник або 5 креслень, 1 собі
architects-table-guildhall = Зала гільдії: { $placed } з { $spaces }; ↻ оновлювання, ⚑ кінець
architects-table-mix = { $n } деревини/каменю
architects-table-cathedral = Собор
architects-table-level = рівень { $level }
architects-table-display = Помічники
architects-table-deck = у колоді { $plans }, нагород: { $rewards }, карт ринку: { $cards }
architects-table-virtue = добр.
architects-table-debts = борги
architects-table-points = очки
architects-table-has = помічники
architects-table-built = споруджено
architects-table-hand = на руці
architects-table-pack = на вибір
architects-table-holds = під арештом
architects-table-no-skill = без умінь
architects-table-last-turn = завершальний раунд

# Налаштування

architects-option-boards = Планшети гравців
architects-option-boards-common = звичайні: усі починають однаково
architects-option-boards-chosen = індивідуальні, на вибір
architects-option-boards-dealt = індивідуальні, навмання
architects-option-extra_characters = Персонажі індивідуальних планшетів
architects-option-extra_characters-false = п’ять із коробки
architects-option-extra_characters-true = усі десять
architects-option-opening_apprentice = Початковий помічник
architects-option-opening_apprentice-false = усі починають без помічника
architects-option-opening_apprentice-true = до драфту кожен бере помічника
architects-option-apprentice_refresh = Заміна помічників
architects-option-apprentice_refresh-false = відкриті помічники йдуть, лише коли їх наймають
architects-option-apprentice_refresh-true = Зала гільдії час від часу замінює помічників першого стовпчика
architects-option-promo_cards = Промокарти
architects-option-promo_cards-false = без них
architects-option-promo_cards-true = ще три помічники й три будівлі

# Таблиця очок

score-ARC-14-8 = Будівлі
score-ARC-15-2 = Собор
score-ARC-6-2 = Доброчестя
score-ARC-7-1 = Несплачені борги
score-ARC-17-4 = Золото й мармур
score-ARC-17-10 = Срібняки
score-ARC-7-5 = В’язниця
architects-tie-break-1 = Доброчестя
architects-tie-break-2 = Срібняки

# На що чекає стіл

architects-prompt-chance-draw_start = Жереб вирішує, хто перший гравець.
architects-prompt-chance-board = Роздаються персонажі.
architects-prompt-chance-turn_up = Відкривається карта малого ринку.
architects-prompt-chance-reveal = Відкривається помічник.
architects-prompt-chance-draw = Роздаються креслення.
architects-prompt-chance-reward = Відкривається нагорода.
architects-prompt-draft = Залиште собі 1 креслення; решта піде ліворуч. [ARC-2.6]
architects-prompt-draft-last = Залиште собі 1 креслення; друге піде під колоду. [ARC-2.6]
architects-prompt-kept = Ваше креслення лежить долілиць. Ще обирають: { $seats }.
architects-prompt-waits = Ще обирають: { $seats }.
architects-prompt-board = Оберіть персонажа, по одному кожного кольору. [ARC-18.9]
architects-prompt-opening = Візьміть початкового помічника, це безплатно. [ARC-18.5]
architects-prompt-move = Розмістіть робітника. [ARC-3.2]
architects-prompt-move-empty = Ваш запас порожній: поверніть 1 робітника з поля. [ARC-3.4]
architects-prompt-storehouse = Обміняйте ресурси: ще { $trades }. [ARC-8.5]
architects-prompt-capture = Заарештуйте групу робітників: ще { $captures }. [ARC-10.1]
architects-prompt-capture-free = Заарештуйте групу робітників безплатно: ще { $captures }. [ARC-10.8]
architects-prompt-capture-or-release = Заарештуйте групу робітників безплатно або звільніть своїх із планшетів. [ARC-10.8]
architects-prompt-guardhouse = Оберіть дію [guardhouse|Вартівні]: ще { $actions }. [ARC-13.1]
architects-prompt-keep = Залиште собі 1 креслення; решта піде під колоду. [ARC-12.5]
architects-prompt-dismiss = Для нового помічника немає місця. Кого скинути? [ARC-9.8]
architects-prompt-dismiss-graveyard = [graveyard|Цвинтар]: скиньте 1 помічника. [ARC-18.8]
architects-prompt-tavern = [tavern|Таверна]: найміть помічника безплатно. [ARC-9.11]
architects-prompt-crane = [crane|Кран]: можна розмістити ще 1 робітника в [guildhall|Залі гільдії]. [ARC-18.8]
architects-prompt-discard-limit = Скиньте зайві креслення: ліміт { $limit }. [ARC-14.9]
architects-prompt-discard-cathedral = Зводьте [cathedral|Собор]: скиньте 1 креслення. [ARC-15.3]
architects-prompt-discard-sell = [library|Бібліотека]: можна скинути 1 креслення за { $goods }. [ARC-14.6]
architects-prompt-destroy = Скільки боргів знищити? Щонайбільше { $n }. [ARC-6.5]
architects-prompt-avoid_debt = Заплатити { $price } чи взяти борг? [ARC-18.4]
architects-prompt-choice = { $card }: що обираєте? [ARC-21.6]
architects-prompt-choice-may = { $card }: берете { $gain }? [ARC-16.4]
architects-prompt-have = У вас { $kinds ->
    [0] { $virtue }
   *[other] { $goods }, { $virtue }
} і { $workers } у запасі.
architects-prompt-reset-near = Ще 1 робітник на [black_market|Чорному ринку] — і ринок оновиться. [ARC-16.1]
architects-prompt-last-turn = Це ваш завершальний хід. [ARC-17.1]
architects-waits-board = { $seat } обирає персонажа.
architects-waits-opening = { $seat } обирає початкового помічника.
architects-waits-move = { $seat } розміщує робітника.
architects-waits-storehouse = { $seat } обмінює ресурси в [storehouse|Королівському складі].
architects-waits-capture = { $seat } вирішує, кого заарештувати.
architects-waits-guardhouse = { $seat } обирає дію [guardhouse|Вартівні].
architects-waits-keep = { $seat } переглядає креслення й залишає собі одне.
architects-waits-dismiss = { $seat } скидає помічника.
architects-waits-tavern = { $seat } може безплатно найняти помічника.
architects-waits-crane = { $seat } може розмістити ще 1 робітника в [guildhall|Залі гільдії].
architects-waits-discard = { $seat } скидає креслення.
architects-waits-destroy = { $seat } вирішує, скільки боргів знищити.
architects-waits-avoid_debt = { $seat } вирішує, заплатити чи взяти борг.
architects-waits-choice = { $seat } обирає, що отримати.

# Що зробить дія, крім того, що про неї розказано

architects-will-reset = Після цієї дії [black_market|Чорний ринок] оновиться. [ARC-16.1]
architects-will-end = Це остання клітинка [guildhall|Зали гільдії]: потім кожен має ще один хід. [ARC-17.1]
architects-will-trade = Після цього у вас { $trades }. [ARC-8.5]
architects-will-capture = Після цього у вас { $captures }. [ARC-10.1]
architects-will-guard = Після цього у вас { $actions }. [ARC-13.1]
architects-will-draw = Після цього ви берете { $plans }.
architects-will-look = Після цього ви переглядаєте { $plans } і залишаєте собі одне. [ARC-12.5]
architects-will-dismiss = Після цього ви скидаєте одного зі своїх помічників. [ARC-9.8]
architects-will-discard = Після цього ви скидаєте креслення.
architects-will-keep = { $kinds ->
    [0] Не залишається нічого.
   *[other] Залишається: { $goods }.
}
architects-will-be-kept = Ви залишаєте собі креслення: { $building }.
architects-will-be-discarded = Креслення йде під колоду: { $building }.
architects-will-stop-storehouse = Більше ви нічого не обмінюєте.
architects-will-stop-capture = Більше ви нікого не заарештовуєте.
architects-will-stop-guardhouse = Більше дій Вартівні ви не виконуєте.
architects-will-stop-tavern = Ви нікого не наймаєте.
architects-will-stop-crane = Більше ви робітників не розміщуєте.
architects-will-stop-discard = Ви залишаєте собі всі креслення.
architects-will-stop-choice = Ви відмовляєтеся.
architects-will-destroy-none = Ваші борги лишаються як є.

# Чому дію не прийнято

architects-illegal-NotLeftToChance = Це вирішує не жереб. { $rule }
architects-illegal-LeftToChance = Це вирішує лише жереб. { $rule }
architects-illegal-NotAtTheTable = Такого місця за цим столом немає. { $rule }
architects-illegal-MatchOver = Партію завершено. { $rule }
architects-illegal-NotYourTurn = Зараз не ваш хід. Зачекайте, доки закінчить решта. { $rule }
architects-illegal-AlreadyChosen = Ваше креслення вже лежить долілиць. Щоб обрати інше, спершу візьміть його назад. { $rule }
architects-illegal-NoBoardNow = Персонажів обирають до початку гри, а не зараз. { $rule }
architects-illegal-CharacterNotOpen = Цього персонажа взяти не можна: його колір зайнятий або він не бере участі. Оберіть іншого. { $rule }
architects-illegal-NothingToKeep = Зараз немає креслень, з яких обирають. { $rule }
architects-illegal-NotInThePack = Цього креслення серед ваших карт немає. Оберіть із тих, що у вас. { $rule }
architects-illegal-NotLookedAt = Цього креслення серед переглянутих немає. Оберіть одне з них. { $rule }
architects-illegal-MustKeepOne = Треба залишити собі одне з креслень. { $rule }
architects-illegal-NoPlacementNow = Зараз робітників не розміщують: спершу дайте відповідь на запитання столу. { $rule }
architects-illegal-NoPassing = Пропустити хід не можна: розмістіть робітника або поверніть його з поля, якщо запас порожній. { $rule }
architects-illegal-ReserveEmpty = Ваш запас порожній. Спершу поверніть робітника з поля. { $rule }
architects-illegal-ReserveNotEmpty = У запасі ще є { $workers }. Розмістіть робітника. { $rule }
architects-illegal-NoWorkerThere = Там немає вашого робітника. Оберіть локацію, де він є. { $rule }
architects-illegal-NotFromThere = Доки ваш робітник стоїть на великій локації, повернути можна лише звідти. { $rule }
architects-illegal-NoWorkerToRecover = Там немає вашого робітника. Оберіть інше місце. { $rule }
architects-illegal-GoldTakesTwoWorkers = Для золота в [mines|Копальнях] потрібні двоє ваших робітників, рахуючи нового. Візьміть глину або прийдіть пізніше. { $rule }
architects-illegal-TaxStandEmpty = У [tax_stand|Податковій управі] немає срібняків. Оберіть інше місце. { $rule }
architects-illegal-BuildingDeckEmpty = У колоді не лишилося креслень. Найміть там помічника або оберіть інше місце. { $rule }
architects-illegal-TooVirtuousForTheMarket = Ви маєте { $virtue }, а [black_market|Чорний ринок] відкритий, доки доброчестя не вище за { $most }. Оберіть інше місце. { $rule }
architects-illegal-SpaceOccupied = Ця клітинка зайнята. Оберіть вільну або дочекайтеся оновлювання. { $rule }
architects-illegal-CannotPayTheMarket = Ця клітинка коштує { $price }, а ви маєте { $silver }. Оберіть дешевшу або спершу здобудьте срібняки. { $rule }
architects-illegal-NotDisplayedAtMarket = Цей помічник не відкритий. Оберіть відкритого. { $rule }
architects-illegal-NotDisplayedForOpening = Цей помічник не відкритий, або його вже взяли. Оберіть іншого. { $rule }
architects-illegal-NotDisplayedForTavern = Цей помічник не відкритий. Оберіть відкритого або не наймайте нікого. { $rule }
architects-illegal-NotDisplayed = Цей помічник не відкритий. Оберіть відкритого. { $rule }
architects-illegal-NoHireNow = Зараз нікого не наймають. { $rule }
architects-illegal-CannotPayHire = Наймання коштує 4 срібняки, з них 2 — податок, а ви маєте { $silver }. Спершу здобудьте срібняки. { $rule }
architects-illegal-CannotPaySkipping = Цей помічник задалеко праворуч: кожна пропущена карта коштує ще 1 срібняк, а ви маєте { $silver }. Оберіть лівіше або приведіть до [workshop|Майстерні] більше робітників. { $rule }
architects-illegal-NotOwnApprentice = Це не ваш помічник. Скиньте свого. { $rule }
architects-illegal-MustDismiss = Треба скинути одного зі своїх помічників. { $rule }
architects-illegal-NothingToDismiss = Зараз помічників не скидають. { $rule }
architects-illegal-NoTradeNow = Ресурси обмінюють у [storehouse|Королівському складі]. Розмістіть там робітника. { $rule }
architects-illegal-CannotPayTrade = Цей обмін коштує { $price }, а ви маєте { $goods }. Оберіть інший або йдіть далі. { $rule }
architects-illegal-NobodyTradesLikeThat = Ніхто з ваших помічників так не міняє. Оберіть інший обмін або найміть Крамарку, Покровителя чи Торговця. { $rule }
architects-illegal-NoCaptureNow = Робітників заарештовують із [town_centre|Майдану]. Розмістіть там робітника. { $rule }
architects-illegal-TooManyLocations = За один візит заарештовувати можна лише на небагатьох локаціях, і їх вичерпано. Заарештуйте там само або йдіть далі. { $rule }
architects-illegal-NobodyToCapture = Таких робітників там немає. Оберіть групу, яка там стоїть. { $rule }
architects-illegal-CannotPayCapture = На наступний арешт бракує срібняків. Ідіть далі. { $rule }
architects-illegal-NoGuardNow = Для дій [guardhouse|Вартівні] потрібен робітник. Розмістіть його там. { $rule }
architects-illegal-NobodyToSend = Ви не маєте заарештованих робітників, щоб відправити їх до [prison|В’язниці]. { $rule }
architects-illegal-NobodyInPrison = У [prison|В’язниці] немає ваших робітників. { $rule }
architects-illegal-NobodyToRelease = На планшетах суперників немає ваших робітників. { $rule }
architects-illegal-CannotPayRelease = Звільнити робітників із планшетів коштує 5 срібняків, з них 2 — податок, а ви маєте { $silver }. Звільніть їх ціною боргу або спершу здобудьте срібняки. { $rule }
architects-illegal-CannotPayDebt = Сплатити борг коштує 6 срібняків, з них 3 — податок, а ви маєте { $silver }. Спершу здобудьте срібняки. { $rule }
architects-illegal-NoDebt = Ви не маєте несплачених боргів. { $rule }
architects-illegal-NotInHand = Цього креслення немає на руці. Спорудіть будівлю з руки. { $rule }
architects-illegal-SkillMissing = Щоб спорудити { $building_object }, бракує вмінь: { $skills }. Найміть помічника з таким умінням. { $rule }
architects-illegal-WrongDiscount = Укажіть, чого заплатите менше, деревини чи каменю, якщо в ціні є і те, і те; інакше не вказуйте нічого. { $rule }
architects-illegal-GoodsMissing = Щоб спорудити { $building_object }, бракує: { $missing }. { $rule }
architects-illegal-TooLittleVirtue = Ви маєте { $virtue }, а щоб зводити [cathedral|Собор], треба щонайменше { $least }. Спершу здобудьте доброчестя. { $rule }
architects-illegal-CathedralComplete = Ви вже на найвищому рівні [cathedral|Собору]. Спорудіть будівлю. { $rule }
architects-illegal-NoFreeSpot = На наступному рівні [cathedral|Собору] немає місця. Зачекайте, доки хтось підніметься вище, або спорудіть будівлю. { $rule }
architects-illegal-NoPlanToDiscard = Щоб зводити [cathedral|Собор], треба скинути креслення, а ви їх не маєте. Спершу візьміть креслення. { $rule }
architects-illegal-CannotPayLevel = Так наступний рівень [cathedral|Собору] не оплатити. Подивіться на його ціну. { $rule }
architects-illegal-NothingToDiscard = Зараз креслень не скидають. { $rule }
architects-illegal-NoSuchPlanInHand = Цього креслення немає на руці. Скиньте з тих, що є. { $rule }
architects-illegal-MustDiscardToTheLimit = Ви маєте забагато креслень, одне треба скинути. { $rule }
architects-illegal-MustDiscardForTheCathedral = Для [cathedral|Собору] треба скинути креслення. Оберіть яке. { $rule }
architects-illegal-NothingToSell = Оберіть креслення, яке скинете, або йдіть далі. { $rule }
architects-illegal-NothingToDestroy = Зараз боргів не знищують. { $rule }
architects-illegal-TooManyDebts = Стільки боргів знищити не можна. Оберіть менше. { $rule }
architects-illegal-NoDebtNow = Зараз ви не берете боргу. { $rule }
architects-illegal-NothingToChoose = Зараз нема чого обирати. { $rule }
architects-illegal-NoSuchGain = Такого на вибір немає. Оберіть із запропонованого. { $rule }
architects-illegal-MustChooseGain = Треба обрати щось одне. { $rule }
architects-illegal-MustDecide = Треба вирішити: оберіть одну з відповідей. { $rule }

# Хроніка: що робить гравець, словами після його імені; .you — після «Ви»

architects-opening = Західному королівству потрібен собор. Кожен має по 20 робітників, а в Податковій управі лежать 4 срібняки.
architects-line = { $seat } { $what }.
    .you = Ви { $what }.
architects-event-GotBoard = отримує планшет: { $character }
    .you = отримуєте планшет: { $character }
architects-event-FirstPlayer = починає партію
    .you = починаєте партію
architects-event-Chose = залишає собі креслення долілиць
    .you = залишаєте собі креслення долілиць
architects-event-Drew = бере { $plans }
    .you = берете { $plans }
architects-event-Looked = переглядає { $plans }
    .you = переглядаєте { $plans }
architects-event-Drew-known = бере креслення: { $buildings }
    .you = берете креслення: { $buildings }
architects-event-Looked-known = переглядає креслення: { $buildings }
    .you = переглядаєте креслення: { $buildings }
architects-event-Kept = залишає собі { $plans }
    .you = залишаєте собі { $plans }
architects-event-Kept-known = залишає собі креслення: { $buildings }
    .you = залишаєте собі креслення: { $buildings }
architects-event-Returned = кладе { $plans } під колоду
    .you = кладете { $plans } під колоду
architects-event-Returned-known = кладе під колоду: { $buildings }
    .you = кладете під колоду: { $buildings }
architects-event-Placed = { $n ->
    [1] розміщує робітника { $place_at }
   *[other] розміщує робітника { $place_at } (їх там { $n })
}
    .you = { $n ->
        [1] розміщуєте робітника { $place_at }
       *[other] розміщуєте робітника { $place_at } (їх там { $n })
    }
architects-event-WentToMarket = розміщує робітника { $place_at }
    .you = розміщуєте робітника { $place_at }
architects-event-EnteredGuildhall = розміщує робітника в [guildhall|Залі гільдії] (клітинка { $n })
    .you = розміщуєте робітника в [guildhall|Залі гільдії] (клітинка { $n })
architects-event-Recovered = повертає робітника { $place_from } до запасу
    .you = повертаєте робітника { $place_from } до запасу
architects-event-Skipped = пропускає хід: усі робітники в [guildhall|Залі гільдії]
    .you = пропускаєте хід: усі робітники в [guildhall|Залі гільдії]
architects-event-PaidSilver = { $kind ->
    [tax] платить { $price } податку
    [both] платить { $price } (з них { $tax } — податок)
   *[plain] платить { $price }
}
    .you = { $kind ->
        [tax] платите { $price } податку
        [both] платите { $price } (з них { $tax } — податок)
       *[plain] платите { $price }
    }
architects-event-PaidGoods = платить { $goods }
    .you = платите { $goods }
architects-event-Gained = отримує { $goods }
    .you = отримуєте { $goods }
architects-event-GainedVirtue = здобуває { $virtue } (тепер { $now })
    .you = здобуваєте { $virtue } (стане { $now })
architects-event-LostVirtue = втрачає { $virtue } (тепер { $now })
    .you = втрачаєте { $virtue } (стане { $now })
architects-event-TookDebts = бере { $debts }
    .you = берете { $debts }
architects-event-AvoidedDebt = платить { $price } замість боргу
    .you = платите { $price } замість боргу
architects-event-DestroyedDebts = знищує { $debts }
    .you = знищуєте { $debts }
architects-event-PaidDebt = сплачує борг
    .you = сплачуєте борг
architects-event-Traded = віддає { $price }
    .you = віддаєте { $price }
architects-event-SkippedCards = кладе { $price } на пропущені карти
    .you = кладете { $price } на пропущені карти
architects-event-Hired = { $silver ->
    [0] наймає { $apprentice_object }
   *[other] наймає { $apprentice_object } і забирає з карти { $price }
}
    .you = { $silver ->
        [0] наймаєте { $apprentice_object }
       *[other] наймаєте { $apprentice_object } і забираєте з карти { $price }
    }
architects-event-Dismissed = скидає { $apprentice_object }
    .you = скидаєте { $apprentice_object }
architects-event-Captured = заарештовує { $workers } { $place_at } ({ $owner })
    .you = заарештовуєте { $workers } { $place_at } ({ $owner })
architects-event-Captured-own = повертає собі { $workers } { $place_from }
    .you = повертаєте собі { $workers } { $place_from }
architects-event-TookTax = забирає { $price } з [tax_stand|Податкової управи]
    .you = забираєте { $price } з [tax_stand|Податкової управи]
architects-event-TookGoods = забирає { $goods }
    .you = забираєте { $goods }
architects-event-Sent = відправляє { $workers } до [prison|В’язниці]
    .you = відправляєте { $workers } до [prison|В’язниці]
architects-event-ReleasedFromPrison = звільняє { $workers } з [prison|В’язниці]
    .you = звільняєте { $workers } з [prison|В’язниці]
architects-event-ReleasedFromBoards = звільняє { $workers } з планшетів суперників
    .you = звільняєте { $workers } з планшетів суперників
architects-event-Constructed = споруджує { $building_object } { $gain }
    .you = споруджуєте { $building_object } { $gain }
architects-event-Ascended = піднімається на рівень { $n } [cathedral|Собору] { $gain }
    .you = піднімаєтеся на рівень { $n } [cathedral|Собору] { $gain }
architects-event-Rewarded = відкриває нагороду
    .you = відкриваєте нагороду
architects-event-EndEffect = { $way ->
    [less] втрачає { $virtue }: { $building }
   *[more] здобуває { $virtue }: { $building }
}
    .you = { $way ->
        [less] втрачаєте { $virtue }: { $building }
       *[more] здобуваєте { $virtue }: { $building }
    }
architects-event-DraftRoundEnded = Кожен залишив собі креслення; решта йде далі або під колоду.
architects-event-TurnedUp = Малий ринок пропонує: { $small }.
architects-event-Displayed = Відкривається { $apprentice }: ряд { $row }, стовпчик { $column }.
architects-event-Refreshed = { $apprentice } йде під колоду.
architects-event-ResetBegan = Оновлювання Чорного ринку
architects-event-Imprisoned = Із [black_market|Чорного ринку] до [prison|В’язниці]: { $seats }.
architects-event-Reshuffled = Карти ринку перетасовано заново.
architects-event-Flipped = Великий ринок пропонує: { $large }.
architects-event-EndTriggered = Завершальний раунд
architects-event-EndTriggered-say = [guildhall|Залу гільдії] заповнено: кожен має ще один хід. [ARC-17.1]
architects-event-MatchOver = { $count ->
    [one] Перемогу здобуває { $seats }.
   *[other] Перемогу ділять { $seats }. [ARC-17.7]
}
architects-workers-of = { $n ->
    [1] { $seat }
   *[other] { $seat } ×{ $n }
}

# Чому Суперник так ходить

architects-rival-recover = бо запас порожній: звідти, де його робітників найменше
architects-rival-build = бо може будувати: найбільше очок і доброчестя відразу
architects-rival-release = бо у В’язниці його робітники
architects-rival-send = бо на його планшеті заарештовані
architects-rival-ransom = бо на чужому планшеті його робітники
architects-rival-capture = бо там стоїть велика група ваших робітників
architects-rival-take-back = бо запас малий, а там стоїть велика група його робітників
architects-rival-hire = бо помічників мало або бракує вміння, а срібняків досить
architects-rival-draw = бо на руці мало креслень
architects-rival-tax = бо в Податковій управі багато срібняків
architects-rival-gather = бо цього бракує для його наступної будівлі
architects-rival-earn = бо срібняки знадобляться завжди
architects-rival-keep = бо це креслення варте найбільше
architects-rival-discard = бо це креслення варте найменше
architects-rival-debt = бо може сплатити борг і не збідніти
architects-rival-follow = бо це випливає з початого

# Головна сторінка й сторінка нового столу

web-architects-length = 80 хв
web-architects-kind = Трохи випадковості
web-architects-say = Відправляйте робітників до міста, збирайте ресурси, наймайте помічників і споруджуйте: заради честі чи заради швидкої вигоди Чорного ринку.
web-architects-step-1 = Щоходу ви розміщуєте одного робітника. Що більше ваших робітників на місці, то більше воно приносить, доки хтось їх усіх не заарештує.
web-architects-step-2 = Помічники мають уміння, потрібні для будівель. Доброчестя відкриває Собор, але велике доброчестя закриває Чорний ринок.
web-architects-step-3 = Коли Залу гільдії заповнено, кожен має ще один хід. Очки приносять будівлі, Собор і доброчестя; борги й В’язниця їх забирають.
web-architects-option-boards = Планшети гравців
web-architects-option-boards-say = На індивідуальному планшеті — персонаж зі своєю властивістю й своїми початковими запасами.
web-architects-option-extra-characters = Усі десять персонажів
web-architects-option-extra-characters-say = Ще п’ять персонажів для індивідуальних планшетів.
web-architects-option-opening-apprentice = Початковий помічник
web-architects-option-opening-apprentice-say = До драфту кожен бере помічника.
web-architects-option-apprentice-refresh = Заміна помічників
web-architects-option-apprentice-refresh-say = Деякі клітинки Зали гільдії замінюють відкритих помічників.
web-architects-option-promo-cards = Промокарти
web-architects-option-promo-cards-say = Ще три помічники й три будівлі.
web-value-common = звичайні
web-value-chosen = індивідуальні, на вибір
web-value-dealt = індивідуальні, навмання
