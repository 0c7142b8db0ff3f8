## Архітектори Західного королівства.
##
## [id|слова] позначає карту, місце або ресурс; [ARC-8.4] — правило. Форми назв: .object — кого чи що
## наймають, споруджують, .of — чого, .count — скільки (підпис), .taken — скільки беруть чи платять, .apiece —
## по скільки, .short — зовсім коротко; .at — де, .to — куди, .from — звідки.

# Ресурси

architects-kind-clay = [clay|глина]
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
    .of = каменю
    .count = { $n ->
        [one] { $n } [stone|камінь]
        [few] { $n } [stone|камені]
       *[other] { $n } [stone|каменів]
    }
architects-kind-gold = [gold|золото]
    .of = золота
    .count = { $n ->
        [one] { $n } [gold|золото]
       *[other] { $n } [gold|золота]
    }
architects-kind-marble = [marble|мармур]
    .of = мармуру
    .count = { $n ->
        [one] { $n } [marble|мармур]
       *[other] { $n } [marble|мармуру]
    }
architects-kind-silver = [silver|срібло]
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
architects-board-from = з планшета суперника ({ $owner })
