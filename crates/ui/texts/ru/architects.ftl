## Архитекторы Западного королевства.
##
## [id|слова] обозначает карту, место или ресурс; [ARC-8.4] — правило. Формы имён: .object — кого или что
## нанимают, строят, .of — чего, .count — сколько (подпись), .taken — сколько берут или платят, .apiece — по
## сколько, .short — совсем коротко; .at — где, .to — куда, .from — откуда.

# Ресурсы

architects-kind-clay = [clay|глина]
    .short = глина
    .of = глины
    .count = { $n ->
        [one] { $n } [clay|глина]
       *[other] { $n } [clay|глины]
    }
    .taken = { $n ->
        [one] { $n } [clay|глину]
       *[other] { $n } [clay|глины]
    }
architects-kind-wood = [wood|древесина]
    .short = древес.
    .of = древесины
    .count = { $n ->
        [one] { $n } [wood|древесина]
       *[other] { $n } [wood|древесины]
    }
    .taken = { $n ->
        [one] { $n } [wood|древесину]
       *[other] { $n } [wood|древесины]
    }
architects-kind-stone = [stone|камень]
    .short = камень
    .of = камня
    .count = { $n ->
        [one] { $n } [stone|камень]
        [few] { $n } [stone|камня]
       *[other] { $n } [stone|камней]
    }
architects-kind-gold = [gold|золото]
    .short = золото
    .of = золота
    .count = { $n ->
        [one] { $n } [gold|золото]
       *[other] { $n } [gold|золота]
    }
architects-kind-marble = [marble|мрамор]
    .short = мрамор
    .of = мрамора
    .count = { $n ->
        [one] { $n } [marble|мрамор]
       *[other] { $n } [marble|мрамора]
    }
architects-kind-silver = [silver|серебро]
    .short = серебро
    .of = серебра
    .count = { $n ->
        [one] { $n } [silver|серебро]
       *[other] { $n } [silver|серебра]
    }

# Что ещё считают

architects-unit-worker = рабочий
    .count = { $n ->
        [one] { $n } рабочий
       *[other] { $n } рабочих
    }
    .taken = { $n ->
        [one] { $n } рабочего
       *[other] { $n } рабочих
    }
architects-unit-apprentice = помощник
    .count = { $n ->
        [one] { $n } помощник
        [few] { $n } помощника
       *[other] { $n } помощников
    }
    .taken = { $n ->
        [one] { $n } помощника
       *[other] { $n } помощников
    }
architects-unit-plan = [plan|чертёж]
    .count = { $n ->
        [one] { $n } [plan|чертёж]
        [few] { $n } [plan|чертежа]
       *[other] { $n } [plan|чертежей]
    }
architects-unit-debt = [debt|долг]
    .count = { $n ->
        [one] { $n } [debt|долг]
        [few] { $n } [debt|долга]
       *[other] { $n } [debt|долгов]
    }
architects-unit-virtue = [virtue|добродетель]
    .count = { $n ->
        [one] { $n } [virtue|добродетель]
        [few] { $n } [virtue|добродетели]
       *[other] { $n } [virtue|добродетелей]
    }
architects-unit-tax = [tax|налог]
    .count = { $n ->
        [one] { $n } [tax|налог]
        [few] { $n } [tax|налога]
       *[other] { $n } [tax|налогов]
    }
architects-unit-trade = обмен
    .count = { $n ->
        [one] { $n } обмен
        [few] { $n } обмена
       *[other] { $n } обменов
    }
architects-unit-capture = арест
    .count = { $n ->
        [one] { $n } арест
        [few] { $n } ареста
       *[other] { $n } арестов
    }
architects-unit-action = действие
    .count = { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[other] { $n } действий
    }
    .taken = { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[other] { $n } действий
    }

# Умения

architects-skill-carpentry = [carpentry|плотницкое дело]
architects-skill-tiling = [tiling|плиточное дело]
architects-skill-masonry = [masonry|каменное дело]

# Большие локации и другие места

architects-location-quarry = [quarry|Каменоломня]
    .at = в [quarry|Каменоломне]
    .to = в [quarry|Каменоломню]
    .from = из [quarry|Каменоломни]
    .short = Каменоломня
architects-location-forest = [forest|Лес]
    .at = в [forest|Лесу]
    .to = в [forest|Лес]
    .from = из [forest|Леса]
    .short = Лес
architects-location-mines = [mines|Копи]
    .at = в [mines|Копях]
    .to = в [mines|Копи]
    .from = из [mines|Копей]
    .short = Копи
architects-location-silversmith = [silversmith|Серебряник]
    .at = у [silversmith|Серебряника]
    .to = к [silversmith|Серебрянику]
    .from = от [silversmith|Серебряника]
    .short = Серебряник
architects-location-storehouse = [storehouse|Королевский склад]
    .at = на [storehouse|Королевском складе]
    .to = на [storehouse|Королевский склад]
    .from = с [storehouse|Королевского склада]
    .short = Склад
architects-location-workshop = [workshop|Мастерская]
    .at = в [workshop|Мастерской]
    .to = в [workshop|Мастерскую]
    .from = из [workshop|Мастерской]
    .short = Мастерская
architects-location-town_centre = [town_centre|Площадь]
    .at = на [town_centre|Площади]
    .to = на [town_centre|Площадь]
    .from = с [town_centre|Площади]
    .short = Площадь
architects-location-tax_stand = [tax_stand|Налоговая управа]
    .at = в [tax_stand|Налоговой управе]
    .to = в [tax_stand|Налоговую управу]
    .from = из [tax_stand|Налоговой управы]
    .short = Управа
architects-location-guardhouse = [guardhouse|Караульня]
    .at = в [guardhouse|Караульне]
    .to = в [guardhouse|Караульню]
    .from = из [guardhouse|Караульни]
    .short = Караульня
architects-space-market_a = [market_a|Малый рынок]
    .at = на [market_a|малом рынке]
    .to = на [market_a|малый рынок]
    .from = с [market_a|малого рынка]
    .short = малый
architects-space-market_b = [market_b|Средний рынок]
    .at = на [market_b|среднем рынке]
    .to = на [market_b|средний рынок]
    .from = со [market_b|среднего рынка]
    .short = средний
architects-space-market_c = [market_c|Большой рынок]
    .at = на [market_c|большом рынке]
    .to = на [market_c|большой рынок]
    .from = с [market_c|большого рынка]
    .short = большой
architects-landmark-prison = [prison|Тюрьма]
    .at = в [prison|Тюрьме]
    .to = в [prison|Тюрьму]
    .from = из [prison|Тюрьмы]
    .short = Тюрьма
architects-landmark-black_market = [black_market|Чёрный рынок]
    .at = на [black_market|Чёрном рынке]
    .to = на [black_market|Чёрный рынок]
    .from = с [black_market|Чёрного рынка]
    .short = Рынок
architects-landmark-guildhall = [guildhall|Зал гильдии]
    .at = в [guildhall|Зале гильдии]
    .to = в [guildhall|Зал гильдии]
    .from = из [guildhall|Зала гильдии]
    .short = Зал
architects-landmark-cathedral = [cathedral|Собор]
    .at = в [cathedral|Соборе]
    .to = в [cathedral|Собор]
    .from = из [cathedral|Собора]
    .short = Собор

# Помощники

architects-apprentice-acolyte_carpentry = [acolyte_carpentry|Послушник (чертёж)]
    .object = [acolyte_carpentry|Послушника (чертёж)]
    .short = Послушник
architects-apprentice-acolyte_tiling = [acolyte_tiling|Послушник (глина)]
    .object = [acolyte_tiling|Послушника (глина)]
    .short = Послушник
architects-apprentice-acolyte_masonry = [acolyte_masonry|Послушник (серебро)]
    .object = [acolyte_masonry|Послушника (серебро)]
    .short = Послушник
architects-apprentice-conspirator_1 = [conspirator_1|Заговорщик]
    .object = [conspirator_1|Заговорщика]
    .short = Заговорщик
architects-apprentice-conspirator_2 = [conspirator_2|Заговорщик]
    .object = [conspirator_2|Заговорщика]
    .short = Заговорщик
architects-apprentice-debt_collector_tiling = [debt_collector_tiling|Сборщик долгов (глина)]
    .object = [debt_collector_tiling|Сборщика долгов (глина)]
    .short = Сборщик долгов
architects-apprentice-debt_collector_masonry = [debt_collector_masonry|Сборщик долгов (камень)]
    .object = [debt_collector_masonry|Сборщика долгов (камень)]
    .short = Сборщик долгов
architects-apprentice-debt_collector_carpentry = [debt_collector_carpentry|Сборщик долгов (древесина)]
    .object = [debt_collector_carpentry|Сборщика долгов (древесина)]
    .short = Сборщик долгов
architects-apprentice-gatekeeper = [gatekeeper|Привратница]
    .object = [gatekeeper|Привратницу]
    .short = Привратница
architects-apprentice-illusionist = [illusionist|Иллюзионист]
    .object = [illusionist|Иллюзиониста]
    .short = Иллюзионист
architects-apprentice-jeweller_1 = [jeweller_1|Ювелир]
    .object = [jeweller_1|Ювелира]
    .short = Ювелир
architects-apprentice-jeweller_2 = [jeweller_2|Ювелир]
    .object = [jeweller_2|Ювелира]
    .short = Ювелир
architects-apprentice-labourer = [labourer|Разнорабочий]
    .object = [labourer|Разнорабочего]
    .short = Разнорабочий
architects-apprentice-merchant_clay = [merchant_clay|Лавочница (глина)]
    .object = [merchant_clay|Лавочницу (глина)]
    .short = Лавочница
architects-apprentice-merchant_gold = [merchant_gold|Лавочница (золото)]
    .object = [merchant_gold|Лавочницу (золото)]
    .short = Лавочница
architects-apprentice-merchant_marble = [merchant_marble|Лавочница (мрамор)]
    .object = [merchant_marble|Лавочницу (мрамор)]
    .short = Лавочница
architects-apprentice-merchant_stone = [merchant_stone|Лавочница (камень)]
    .object = [merchant_stone|Лавочницу (камень)]
    .short = Лавочница
architects-apprentice-merchant_wood = [merchant_wood|Лавочница (древесина)]
    .object = [merchant_wood|Лавочницу (древесина)]
    .short = Лавочница
architects-apprentice-miner_1 = [miner_1|Рудокоп]
    .object = [miner_1|Рудокопа]
    .short = Рудокоп
architects-apprentice-miner_2 = [miner_2|Рудокоп]
    .object = [miner_2|Рудокопа]
    .short = Рудокоп
architects-apprentice-patron_clay = [patron_clay|Покровитель (глина)]
    .object = [patron_clay|Покровителя (глина)]
    .short = Покровитель
architects-apprentice-patron_silver = [patron_silver|Покровитель (серебро)]
    .object = [patron_silver|Покровителя (серебро)]
    .short = Покровитель
architects-apprentice-patron_stone = [patron_stone|Покровитель (камень)]
    .object = [patron_stone|Покровителя (камень)]
    .short = Покровитель
architects-apprentice-patron_wood = [patron_wood|Покровитель (древесина)]
    .object = [patron_wood|Покровителя (древесина)]
    .short = Покровитель
architects-apprentice-pickpocket = [pickpocket|Карманник]
    .object = [pickpocket|Карманника]
    .short = Карманник
architects-apprentice-squire_gold = [squire_gold|Оруженосец (золото)]
    .object = [squire_gold|Оруженосца (золото)]
    .short = Оруженосец
architects-apprentice-squire_marble = [squire_marble|Оруженосец (мрамор)]
    .object = [squire_marble|Оруженосца (мрамор)]
    .short = Оруженосец
architects-apprentice-squire_virtue = [squire_virtue|Оруженосец (добродетель)]
    .object = [squire_virtue|Оруженосца (добродетель)]
    .short = Оруженосец
architects-apprentice-stonecutter_1 = [stonecutter_1|Каменотёс]
    .object = [stonecutter_1|Каменотёса]
    .short = Каменотёс
architects-apprentice-stonecutter_2 = [stonecutter_2|Каменотёс]
    .object = [stonecutter_2|Каменотёса]
    .short = Каменотёс
architects-apprentice-swindler_clay = [swindler_clay|Мошенник (глина)]
    .object = [swindler_clay|Мошенника (глина)]
    .short = Мошенник
architects-apprentice-swindler_stone = [swindler_stone|Мошенник (камень)]
    .object = [swindler_stone|Мошенника (камень)]
    .short = Мошенник
architects-apprentice-swindler_wood = [swindler_wood|Мошенник (древесина)]
    .object = [swindler_wood|Мошенника (древесина)]
    .short = Мошенник
architects-apprentice-thief = [thief|Вор]
    .object = [thief|Вора]
    .short = Вор
architects-apprentice-trader_clay = [trader_clay|Торговец (глина)]
    .object = [trader_clay|Торговца (глина)]
    .short = Торговец
architects-apprentice-trader_stone = [trader_stone|Торговец (камень)]
    .object = [trader_stone|Торговца (камень)]
    .short = Торговец
architects-apprentice-trader_wood = [trader_wood|Торговец (древесина)]
    .object = [trader_wood|Торговца (древесина)]
    .short = Торговец
architects-apprentice-trickster = [trickster|Плут]
    .object = [trickster|Плута]
    .short = Плут
architects-apprentice-woodcutter_1 = [woodcutter_1|Дровосек]
    .object = [woodcutter_1|Дровосека]
    .short = Дровосек
architects-apprentice-woodcutter_2 = [woodcutter_2|Дровосек]
    .object = [woodcutter_2|Дровосека]
    .short = Дровосек
architects-apprentice-enforcer = [enforcer|Пристав]
    .object = [enforcer|Пристава]
    .short = Пристав
architects-apprentice-overseer = [overseer|Надзиратель]
    .object = [overseer|Надзирателя]
    .short = Надзиратель
architects-apprentice-peddler = [peddler|Бродячий торговец]
    .object = [peddler|Бродячего торговца]
    .short = Бродячий торговец

# Здания

architects-building-aqueduct = [aqueduct|Акведук]
    .object = [aqueduct|Акведук]
architects-building-armoury = [armoury|Оружейная]
    .object = [armoury|Оружейную]
architects-building-barracks = [barracks|Казарма]
    .object = [barracks|Казарму]
architects-building-betting_house = [betting_house|Игорный дом]
    .object = [betting_house|Игорный дом]
architects-building-carpenters_hut = [carpenters_hut|Дом плотника]
    .object = [carpenters_hut|Дом плотника]
architects-building-castle = [castle|Замок]
    .object = [castle|Замок]
architects-building-chapel = [chapel|Часовня]
    .object = [chapel|Часовню]
architects-building-church = [church|Церковь]
    .object = [church|Церковь]
architects-building-clay_market = [clay_market|Рынок глины]
    .object = [clay_market|Рынок глины]
architects-building-clay_pit = [clay_pit|Глиняная яма]
    .object = [clay_pit|Глиняную яму]
architects-building-drafting_room = [drafting_room|Чертёжная]
    .object = [drafting_room|Чертёжную]
architects-building-dungeon = [dungeon|Подземелье]
    .object = [dungeon|Подземелье]
architects-building-factory = [factory|Мануфактура]
    .object = [factory|Мануфактуру]
architects-building-fortress = [fortress|Крепость]
    .object = [fortress|Крепость]
architects-building-fountain = [fountain|Фонтан]
    .object = [fountain|Фонтан]
architects-building-gamblers_den = [gamblers_den|Игорный притон]
    .object = [gamblers_den|Игорный притон]
architects-building-hideout = [hideout|Убежище]
    .object = [hideout|Убежище]
architects-building-keep = [keep|Твердыня]
    .object = [keep|Твердыню]
architects-building-library = [library|Библиотека]
    .object = [library|Библиотеку]
architects-building-lighthouse = [lighthouse|Маяк]
    .object = [lighthouse|Маяк]
architects-building-lumber_camp = [lumber_camp|Лесосека]
    .object = [lumber_camp|Лесосеку]
architects-building-masons_hut = [masons_hut|Дом каменщика]
    .object = [masons_hut|Дом каменщика]
architects-building-moneylender = [moneylender|Дом ростовщика]
    .object = [moneylender|Дом ростовщика]
architects-building-monument = [monument|Монумент]
    .object = [monument|Монумент]
architects-building-observatory = [observatory|Обсерватория]
    .object = [observatory|Обсерваторию]
architects-building-palace = [palace|Дворец]
    .object = [palace|Дворец]
architects-building-reservoir = [reservoir|Водохранилище]
    .object = [reservoir|Водохранилище]
architects-building-silver_market = [silver_market|Рынок серебра]
    .object = [silver_market|Рынок серебра]
architects-building-smithy = [smithy|Кузница]
    .object = [smithy|Кузницу]
architects-building-steeple = [steeple|Шпиль]
    .object = [steeple|Шпиль]
architects-building-stone_market = [stone_market|Рынок камня]
    .object = [stone_market|Рынок камня]
architects-building-tavern = [tavern|Таверна]
    .object = [tavern|Таверну]
architects-building-thieves_den = [thieves_den|Логово воров]
    .object = [thieves_den|Логово воров]
architects-building-tilers_hut = [tilers_hut|Дом плиточника]
    .object = [tilers_hut|Дом плиточника]
architects-building-trading_post = [trading_post|Торговый пост]
    .object = [trading_post|Торговый пост]
architects-building-treasury = [treasury|Сокровищница]
    .object = [treasury|Сокровищницу]
architects-building-university = [university|Университет]
    .object = [university|Университет]
architects-building-watchtower = [watchtower|Дозорная башня]
    .object = [watchtower|Дозорную башню]
architects-building-well = [well|Колодец]
    .object = [well|Колодец]
architects-building-wood_market = [wood_market|Рынок древесины]
    .object = [wood_market|Рынок древесины]
architects-building-crane = [crane|Кран]
    .object = [crane|Кран]
architects-building-graveyard = [graveyard|Кладбище]
    .object = [graveyard|Кладбище]
architects-building-museum = [museum|Музей]
    .object = [museum|Музей]

# Персонажи индивидуальных планшетов

architects-character-therese = [therese|Тереза]
architects-character-caroline = [caroline|Каролина]
architects-character-ada = [ada|Ада]
architects-character-frederick = [frederick|Фредерик]
architects-character-rudolf = [rudolf|Рудольф]
architects-character-lothaire = [lothaire|Лотарь]
architects-character-hugo = [hugo|Гуго]
architects-character-clovis = [clovis|Хлодвиг]
architects-character-fara = [fara|Фара]
architects-character-bertha = [bertha|Берта]

# Что делают карты: фразы их действий

architects-verb-gain = приносит { $goods }
    .brief = { $goods }
architects-verb-gain-virtue = получает { $virtue }
    .can = получить { $virtue }
    .brief = { $virtue }
architects-verb-lose-virtue = теряет { $virtue }
architects-verb-draw = приносит { $plans }
    .brief = { $plans }
architects-verb-take-debt = берёт 1 долг
    .brief = 1 долг
architects-verb-destroy-debt = может списать { $debts }
    .brief = списать { $debts }
architects-verb-release-prison = освобождает всех своих рабочих из [prison|Тюрьмы]
    .brief = все свои рабочие из [prison|Тюрьмы]
architects-verb-release-boards = освобождает всех своих рабочих с планшетов соперников
architects-verb-capture = { $n ->
    [1] может бесплатно арестовать группу рабочих
    [one] может бесплатно арестовать до { $n } группы рабочих
   *[other] может бесплатно арестовать до { $n } групп рабочих
}
    .brief = { $n ->
        [one] { $n } бесплатный арест
        [few] { $n } бесплатных ареста
       *[other] { $n } бесплатных арестов
    }
architects-verb-capture-or-release = может бесплатно арестовать группу рабочих либо освободить всех своих рабочих с планшетов соперников
    .brief = бесплатный арест или все свои рабочие с планшетов
architects-verb-sell-plan = может сбросить 1 чертёж за { $goods }
    .brief = сбросить чертёж за { $goods }
architects-verb-hire = может бесплатно нанять любого открытого помощника
    .brief = помощник бесплатно
architects-verb-dismiss = сбрасывает 1 своего помощника
    .brief = сбросить 1 своего помощника
architects-verb-build-again = может разместить ещё 1 рабочего в [guildhall|Зале гильдии]
    .brief = ещё 1 рабочий в [guildhall|Зале гильдии]
architects-verb-clear-market = отправляет рабочих с Чёрного рынка в [prison|Тюрьму]
architects-verb-turn-card = переворачивает карту малого рынка: она становится большим рынком
architects-verb-use-abilities = применяет свойства, действующие при обновлении

# Что считают: за каждое, при условии, у кого

architects-each-buildings = { $n ->
    [1] за каждое своё здание
    [few] за каждые { $n } своих здания
   *[other] за каждые { $n } своих зданий
}
architects-each-skilled = за каждого своего помощника с умением «{ $skill }»
architects-each-captured = { $n ->
    [1] за каждого арестованного рабочего на своём планшете
   *[other] за каждых { $n } арестованных рабочих на своём планшете
}
architects-each-virtue = { $n ->
    [1] за каждую добродетель
    [few] за каждые { $n } добродетели
   *[other] за каждые { $n } добродетелей
}
architects-each-paid-debts = { $n ->
    [1] за каждый оплаченный долг
    [few] за каждые { $n } оплаченных долга
   *[other] за каждые { $n } оплаченных долгов
}
architects-each-gold = { $n ->
    [1] за каждое золото
   *[other] за каждые { $n } золота
}
architects-each-marble = { $n ->
    [1] за каждый мрамор
   *[other] за каждые { $n } мрамора
}
architects-each-materials = { $n ->
    [1] за каждую единицу глины, древесины и камня
    [few] за каждые { $n } единицы глины, древесины и камня
   *[other] за каждые { $n } единиц глины, древесины и камня
}
architects-if-most = если больше ни у кого нет столько { $kind_of }
architects-if-highest = если больше никто не поднялся в [cathedral|Соборе] так же высоко
architects-if-free-of-debt = если нет неоплаченных долгов
architects-if-no-prisoners = если в [prison|Тюрьме] нет своих рабочих
architects-who-prisoners = { $n ->
    [1] у кого в [prison|Тюрьме] есть рабочий
   *[other] у кого в [prison|Тюрьме] { $n } или больше рабочих
}
architects-who-most-prisoners = у кого в [prison|Тюрьме] больше всего рабочих

# Когда работают свойства и что они меняют

architects-at-quarry = В [quarry|Каменоломне] также { $what }. [ARC-8.4]
    .brief = [quarry|Каменоломня]: ещё { $what }
architects-at-forest = В [forest|Лесу] также { $what }. [ARC-8.4]
    .brief = [forest|Лес]: ещё { $what }
architects-at-mines = В [mines|Копях] также { $what }, даже если там берут золото. [ARC-8.4]
    .brief = [mines|Копи]: ещё { $what }
architects-at-silversmith = У [silversmith|Серебряника] также { $what }. [ARC-8.4]
    .brief = [silversmith|Серебряник]: ещё { $what }
architects-at-tax_stand = В [tax_stand|Налоговой управе] также { $what }. [ARC-11.3]
    .brief = [tax_stand|Управа]: ещё { $what }
architects-at-market = На любой клетке [black_market|Чёрного рынка] также { $what }. [ARC-12.7]
    .brief = [black_market|Чёрный рынок]: ещё { $what }
architects-at-cathedral = За каждый новый уровень [cathedral|Собора] также { $what }. [ARC-15.6]
    .brief = [cathedral|Собор]: ещё { $what }
architects-at-debt_paid = За каждый оплаченный долг { $what }. [ARC-7.2]
    .brief = Оплаченный долг: { $what }
architects-at-sent = Всякий раз, когда арестованных отправляют в [prison|Тюрьму], { $what }. [ARC-13.2]
    .brief = Отправка арестованных: { $what }
architects-at-constructed = За каждое построенное здание { $what }. [ARC-14.5]
    .brief = Построено здание: { $what }
architects-at-reset = При обновлении [black_market|Чёрного рынка]: { $what }. [ARC-16.4]
    .brief = Обновление: { $what }
architects-boon-cheaper_captures = На [town_centre|Площади] аресты обходятся на { $silver } дешевле за визит; налог не уменьшается. [ARC-10.7]
    .brief = [town_centre|Площадь]: аресты на { $silver } дешевле
architects-boon-cheaper_market = Клетки [black_market|Чёрного рынка] стоят на { $silver } меньше. [ARC-12.7]
    .brief = [black_market|Чёрный рынок]: на { $silver } дешевле
architects-boon-keeps_virtue_at_market = На [black_market|Чёрном рынке] теряется на { $virtue } меньше. [ARC-12.7]
    .brief = [black_market|Чёрный рынок]: потеря на { $virtue } меньше
architects-boon-keeps_virtue_at_tax_stand = В [tax_stand|Налоговой управе] теряется на { $virtue } меньше. [ARC-11.3]
    .brief = [tax_stand|Управа]: потеря на { $virtue } меньше
architects-boon-more_trades = { $n ->
    [one] На [storehouse|Королевском складе] — ещё { $n } обмен. [ARC-18.8]
    [few] На [storehouse|Королевском складе] — ещё { $n } обмена. [ARC-18.8]
   *[other] На [storehouse|Королевском складе] — ещё { $n } обменов. [ARC-18.8]
}
    .brief = { $n ->
        [one] [storehouse|Склад]: ещё { $n } обмен
        [few] [storehouse|Склад]: ещё { $n } обмена
       *[other] [storehouse|Склад]: ещё { $n } обменов
    }
architects-boon-reset_release = { $n ->
    [1] При обновлении [black_market|Чёрного рынка] освобождает { $n } своего рабочего из [prison|Тюрьмы]. [ARC-16.4]
   *[other] При обновлении [black_market|Чёрного рынка] освобождает до { $n } своих рабочих из [prison|Тюрьмы]. [ARC-16.4]
}
    .brief = { $n ->
        [1] Обновление: { $n } свой рабочий из [prison|Тюрьмы]
       *[other] Обновление: { $n } своих рабочих из [prison|Тюрьмы]
    }
architects-boon-ignores_tax = { $n ->
    [one] В каждой оплате на { $n } налог меньше. [ARC-18.4]
    [few] В каждой оплате на { $n } налога меньше. [ARC-18.4]
   *[other] В каждой оплате на { $n } налогов меньше. [ARC-18.4]
}
    .brief = { $n ->
        [one] Любая оплата: на { $n } налог меньше
        [few] Любая оплата: на { $n } налога меньше
       *[other] Любая оплата: на { $n } налогов меньше
    }
architects-boon-cheaper_hire = Найм в [workshop|Мастерской] стоит на { $silver } меньше. [ARC-18.4]
    .brief = [workshop|Мастерская]: найм на { $silver } дешевле
architects-boon-more_apprentices = { $n ->
    [one] Помощников может быть на { $n } больше. [ARC-18.4]
   *[other] Помощников может быть на { $n } больше. [ARC-18.4]
}
    .brief = { $n ->
        [one] место ещё для { $n } помощника
       *[other] место ещё для { $n } помощников
    }
architects-boon-cheaper_building = Здания и [cathedral|Собор] стоят на { $n } древесину или камень меньше. [ARC-18.4]
    .brief = Здания и [cathedral|Собор]: на { $n } древесину или камень меньше
architects-boon-avoids_debt = Вместо того чтобы брать долг, можно заплатить { $silver }. [ARC-18.4]
    .brief = { $silver } вместо долга
architects-boon-gold_is_marble = Золото и мрамор равноценны: одно заменяет другое. [ARC-18.4]
    .brief = Золото и мрамор равноценны
architects-boon-keeps_plans = При возведении [cathedral|Собора] чертёж не сбрасывается. [ARC-18.4]
    .brief = [cathedral|Собор]: чертёж не сбрасывается
architects-trading = На [storehouse|Королевском складе] меняет { $price } на { $gain }. [ARC-8.5]
    .brief = [storehouse|Склад]: { $price } → { $gain }
architects-nothing = ничего
architects-no-ability = Только умения, больше ничего. [ARC-14.5]
    .brief = Только умения

# Что здания делают сразу и в конце, с чем начинают персонажи

architects-now = Сразу: { $what }. [ARC-14.6]
    .brief = Сразу
architects-end = В конце: { $what }. [ARC-14.8]
    .brief = В конце
architects-end-virtue = В конце: { $what }. [ARC-17.2]
    .brief = В конце
architects-end-gain = { $amount } { $of }
architects-end-gain-if = { $amount }, { $of }
architects-end-lose = теряет { $amount }
architects-end-per-debt = каждый неоплаченный долг отнимает на { $points } { $way ->
    [less] меньше
   *[more] больше
}
architects-starts-with = В начале: { $things }. [ARC-18.1]
architects-in-prison = { $n ->
    [one] { $n } рабочий в [prison|Тюрьме]
   *[other] { $n } рабочих в [prison|Тюрьме]
}
architects-reward = Награда: { $what }

# Как называются действия

architects-visit-quarry = рабочий в [quarry|Каменоломню]
architects-visit-forest = рабочий в [forest|Лес]
architects-visit-mines_clay = рабочий в [mines|Копи] за глиной
architects-visit-mines_gold = рабочий в [mines|Копи] за золотом
architects-visit-silversmith = рабочий к [silversmith|Серебрянику]
architects-visit-storehouse = рабочий на [storehouse|Королевский склад]
architects-visit-workshop = рабочий в [workshop|Мастерскую] за чертежами
architects-visit-town_centre = рабочий на [town_centre|Площадь]
architects-visit-tax_stand = рабочий в [tax_stand|Налоговую управу]
architects-visit-guardhouse = рабочий в [guardhouse|Караульню]
architects-visit-market_a = рабочий на [market_a|малый рынок]
architects-visit-market_b = рабочий на [market_b|средний рынок] за чертежом
architects-visit-market_c = рабочий на [market_c|большой рынок]
architects-duty-send = отправить арестованных в [prison|Тюрьму]
architects-duty-release_prison = освободить рабочих из [prison|Тюрьмы]
architects-duty-release_boards = освободить рабочих с планшетов
architects-duty-release_by_debt = освободить рабочих с планшетов ценой долга
architects-duty-pay_debt = оплатить долг
architects-do-start = начинает { $seat }
architects-do-board = планшет: { $character }
architects-do-turn_up = карта рынка: { $small }; большая сторона: { $large }
architects-do-reveal = открывается { $apprentice }
architects-do-deal = взять чертёж: { $building }
architects-do-keep = оставить себе чертёж: { $building }
architects-do-hire = нанять { $apprentice_object }
architects-do-market_hire = нанять { $apprentice_object } на [market_b|среднем рынке]
architects-do-construct = построить { $building_object }
architects-do-construct-less = построить { $building_object }, на { $goods } меньше
architects-do-cathedral = возводить [cathedral|Собор]
architects-do-cathedral-wood = { $wood ->
    [0] возводить [cathedral|Собор] из одного камня
   *[other] возводить [cathedral|Собор]: { $goods }, остальное — камень
}
architects-do-recover = вернуть рабочего { $place_from }
architects-do-trade = обменять { $price } на { $gain }
architects-do-capture = арестовать рабочих { $place_at } ({ $owner })
architects-do-discard = сбросить чертёж: { $building }
architects-do-dismiss = сбросить { $apprentice_object }
architects-do-destroy = { $n ->
    [0] не списывать ни одного долга
   *[other] списать { $debts }
}
architects-do-pay = заплатить серебро
architects-do-take_debt = взять долг
architects-do-choose = { $n ->
    [1] первое на выбор
   *[other] второе на выбор
}
architects-do-stop = дальше
architects-do-cathedral-goods = возводить [cathedral|Собор] за { $goods }
architects-do-capture-own = вернуть себе { $workers } { $place_from }
architects-do-capture-group = арестовать { $workers } { $place_at } ({ $owner })
architects-family-hire = { $ways ->
    [one] нанять одного из { $ways } помощника
   *[other] нанять одного из { $ways } помощников
}
architects-family-market_hire = { $ways ->
    [one] нанять на [market_b|среднем рынке] одного из { $ways } помощника
   *[other] нанять на [market_b|среднем рынке] одного из { $ways } помощников
}
architects-family-cathedral = { $ways ->
    [one] возводить [cathedral|Собор]: { $ways } способ оплаты
    [few] возводить [cathedral|Собор]: { $ways } способа оплаты
   *[other] возводить [cathedral|Собор]: { $ways } способов оплаты
}
architects-family-construct = { $ways ->
    [one] построить { $building_object }: { $ways } способ оплаты
    [few] построить { $building_object }: { $ways } способа оплаты
   *[other] построить { $building_object }: { $ways } способов оплаты
}
architects-board-from = с планшета соперника ({ $owner })

# Слова за столом

architects-opponent = Соперник
architects-table-market = Чёрный рынок
architects-table-reset = { $n ->
    [one] ещё { $n } рабочий — обновление
   *[other] ещё { $n } рабочих — обновление
}
architects-table-middle = помощник или 5 чертежей, 1 себе
architects-table-guildhall = Зал гильдии: { $placed } из { $spaces }; ↻ обновление, ⚑ конец
architects-table-mix = { $n } древесины/камня
architects-table-cathedral = Собор
architects-table-level = уровень { $level }
architects-table-display = Помощники
architects-table-deck = в колоде { $plans }, наград: { $rewards }, карт рынка: { $cards }
architects-table-virtue = добр.
architects-table-debts = долги
architects-table-points = очки
architects-table-has = помощники
architects-table-built = построено
architects-table-hand = в руке
architects-table-pack = на выбор
architects-table-holds = под арестом
architects-table-no-skill = без умений
architects-table-last-turn = финальный раунд

# Настройки

architects-option-boards = Планшеты игроков
architects-option-boards-common = обычные: все начинают одинаково
architects-option-boards-chosen = индивидуальные, на выбор
architects-option-boards-dealt = индивидуальные, случайно
architects-option-extra_characters = Персонажи индивидуальных планшетов
architects-option-extra_characters-false = пять из коробки
architects-option-extra_characters-true = все десять
architects-option-opening_apprentice = Начальный помощник
architects-option-opening_apprentice-false = все начинают без помощника
architects-option-opening_apprentice-true = до драфта каждый берёт помощника
architects-option-apprentice_refresh = Замена помощников
architects-option-apprentice_refresh-false = открытые помощники уходят, только когда их нанимают
architects-option-apprentice_refresh-true = Зал гильдии время от времени заменяет помощников первого столбца
architects-option-promo_cards = Промокарты
architects-option-promo_cards-false = без них
architects-option-promo_cards-true = ещё три помощника и три здания

# Таблица очков

score-ARC-14-8 = Здания
score-ARC-15-2 = Собор
score-ARC-6-2 = Добродетель
score-ARC-7-1 = Неоплаченные долги
score-ARC-17-4 = Золото и мрамор
score-ARC-17-10 = Серебро
score-ARC-7-5 = Тюрьма
architects-tie-break-1 = Добродетель
architects-tie-break-2 = Серебро

# Чего ждёт стол

architects-prompt-chance-draw_start = Жребий решает, кто первый игрок.
architects-prompt-chance-board = Раздаются персонажи.
architects-prompt-chance-turn_up = Открывается карта малого рынка.
architects-prompt-chance-reveal = Открывается помощник.
architects-prompt-chance-draw = Раздаются чертежи.
architects-prompt-chance-reward = Открывается награда.
architects-prompt-draft = Оставьте себе 1 чертёж; остальные пойдут влево. [ARC-2.6]
architects-prompt-draft-last = Оставьте себе 1 чертёж; другой уйдёт под колоду. [ARC-2.6]
architects-prompt-kept = Ваш чертёж лежит рубашкой вверх. Ещё выбирают: { $seats }.
architects-prompt-waits = Ещё выбирают: { $seats }.
architects-prompt-board = Выберите персонажа, по одному каждого цвета. [ARC-18.9]
architects-prompt-opening = Возьмите начального помощника, это бесплатно. [ARC-18.5]
architects-prompt-move = Разместите рабочего. [ARC-3.2]
architects-prompt-move-empty = Ваш запас пуст: верните 1 рабочего с поля. [ARC-3.4]
architects-prompt-storehouse = Обменяйте ресурсы: ещё { $trades }. [ARC-8.5]
architects-prompt-capture = Арестуйте группу рабочих: ещё { $captures }. [ARC-10.1]
architects-prompt-capture-free = Арестуйте группу рабочих бесплатно: ещё { $captures }. [ARC-10.8]
architects-prompt-capture-or-release = Арестуйте группу рабочих бесплатно или освободите своих с планшетов. [ARC-10.8]
architects-prompt-guardhouse = Выберите действие [guardhouse|Караульни]: ещё { $actions }. [ARC-13.1]
architects-prompt-keep = Оставьте себе 1 чертёж; остальные уйдут под колоду. [ARC-12.5]
architects-prompt-dismiss = Для нового помощника нет места. Кого сбросить? [ARC-9.8]
architects-prompt-dismiss-graveyard = [graveyard|Кладбище]: сбросьте 1 помощника. [ARC-18.8]
architects-prompt-tavern = [tavern|Таверна]: наймите помощника бесплатно. [ARC-9.11]
architects-prompt-crane = [crane|Кран]: можно разместить ещё 1 рабочего в [guildhall|Зале гильдии]. [ARC-18.8]
architects-prompt-discard-limit = Сбросьте лишние чертежи: лимит { $limit }. [ARC-14.9]
architects-prompt-discard-cathedral = Возводите [cathedral|Собор]: сбросьте 1 чертёж. [ARC-15.3]
architects-prompt-discard-sell = [library|Библиотека]: можно сбросить 1 чертёж за { $goods }. [ARC-14.6]
architects-prompt-destroy = Сколько долгов списать? Не больше { $n }. [ARC-6.5]
architects-prompt-avoid_debt = Заплатить { $price } или взять долг? [ARC-18.4]
architects-prompt-choice = { $card }: что выбираете? [ARC-21.6]
architects-prompt-choice-may = { $card }: берёте { $gain }? [ARC-16.4]
architects-prompt-have = У вас { $kinds ->
    [0] { $virtue }
   *[other] { $goods }, { $virtue }
} и { $workers } в запасе.
architects-prompt-reset-near = Ещё 1 рабочий на [black_market|Чёрном рынке] — и рынок обновится. [ARC-16.1]
architects-prompt-last-turn = Это ваш последний ход. [ARC-17.1]
architects-waits-board = { $seat } выбирает персонажа.
architects-waits-opening = { $seat } выбирает начального помощника.
architects-waits-move = { $seat } размещает рабочего.
architects-waits-storehouse = { $seat } совершает обмены на [storehouse|Королевском складе].
architects-waits-capture = { $seat } решает, кого арестовать.
architects-waits-guardhouse = { $seat } выбирает действие [guardhouse|Караульни].
architects-waits-keep = { $seat } смотрит чертежи и оставляет себе один.
architects-waits-dismiss = { $seat } сбрасывает помощника.
architects-waits-tavern = { $seat } может бесплатно нанять помощника.
architects-waits-crane = { $seat } может разместить ещё 1 рабочего в [guildhall|Зале гильдии].
architects-waits-discard = { $seat } сбрасывает чертёж.
architects-waits-destroy = { $seat } решает, сколько долгов списать.
architects-waits-avoid_debt = { $seat } решает, заплатить или взять долг.
architects-waits-choice = { $seat } выбирает, что получить.

# Что сделает действие, кроме того, что о нём рассказано

architects-will-reset = После этого действия [black_market|Чёрный рынок] обновится. [ARC-16.1]
architects-will-end = Это последняя клетка [guildhall|Зала гильдии]: затем у каждого ещё один ход. [ARC-17.1]
architects-will-trade = После этого у вас { $trades }. [ARC-8.5]
architects-will-capture = После этого у вас { $captures }. [ARC-10.1]
architects-will-guard = После этого у вас { $actions }. [ARC-13.1]
architects-will-draw = После этого вы берёте { $plans }.
architects-will-look = После этого вы смотрите { $plans } и оставляете себе один. [ARC-12.5]
architects-will-dismiss = После этого вы сбрасываете одного из своих помощников. [ARC-9.8]
architects-will-discard = После этого вы сбрасываете чертёж.
architects-will-keep = { $kinds ->
    [0] Не остаётся ничего.
   *[other] Остаётся: { $goods }.
}
architects-will-be-kept = Вы оставляете себе чертёж: { $building }.
architects-will-be-discarded = Чертёж уходит под колоду: { $building }.
architects-will-stop-storehouse = Больше вы ничего не обмениваете.
architects-will-stop-capture = Больше вы никого не арестовываете.
architects-will-stop-guardhouse = Больше действий Караульни вы не выполняете.
architects-will-stop-tavern = Вы никого не нанимаете.
architects-will-stop-crane = Больше вы рабочих не размещаете.
architects-will-stop-discard = Вы оставляете себе все чертежи.
architects-will-stop-choice = Вы отказываетесь.
architects-will-destroy-none = Ваши долги остаются как есть.

# Почему действие не принято

architects-illegal-NotLeftToChance = Это решает не жребий. { $rule }
architects-illegal-LeftToChance = Это решает только жребий. { $rule }
architects-illegal-NotAtTheTable = Такого места за этим столом нет. { $rule }
architects-illegal-MatchOver = Партия окончена. { $rule }
architects-illegal-NotYourTurn = Сейчас не ваш ход. Подождите, пока закончат остальные. { $rule }
architects-illegal-AlreadyChosen = Ваш чертёж уже лежит рубашкой вверх. Чтобы выбрать другой, сначала возьмите его назад. { $rule }
architects-illegal-NoBoardNow = Персонажей выбирают до начала игры, а не сейчас. { $rule }
architects-illegal-CharacterNotOpen = Этого персонажа взять нельзя: его цвет занят или он не участвует. Выберите другого. { $rule }
architects-illegal-NothingToKeep = Сейчас нет чертежей, из которых выбирают. { $rule }
architects-illegal-NotInThePack = Этого чертежа среди ваших карт нет. Выберите из тех, что у вас. { $rule }
architects-illegal-NotLookedAt = Этого чертежа среди просмотренных нет. Выберите один из них. { $rule }
architects-illegal-MustKeepOne = Нужно оставить себе один из чертежей. { $rule }
architects-illegal-NoPlacementNow = Сейчас рабочих не размещают: сначала ответьте на вопрос стола. { $rule }
architects-illegal-NoPassing = Пропустить ход нельзя: разместите рабочего или верните его с поля, если запас пуст. { $rule }
architects-illegal-ReserveEmpty = Ваш запас пуст. Сначала верните рабочего с поля. { $rule }
architects-illegal-ReserveNotEmpty = В запасе ещё есть { $workers }. Разместите рабочего. { $rule }
architects-illegal-NoWorkerThere = Там нет вашего рабочего. Выберите локацию, где он есть. { $rule }
architects-illegal-NotFromThere = Пока ваш рабочий стоит на большой локации, вернуть можно только оттуда. { $rule }
architects-illegal-NoWorkerToRecover = Там нет вашего рабочего. Выберите другое место. { $rule }
architects-illegal-GoldTakesTwoWorkers = Для золота в [mines|Копях] нужны двое ваших рабочих, считая нового. Возьмите глину или придите позже. { $rule }
architects-illegal-TaxStandEmpty = В [tax_stand|Налоговой управе] нет серебра. Выберите другое место. { $rule }
architects-illegal-BuildingDeckEmpty = В колоде не осталось чертежей. Наймите там помощника или выберите другое место. { $rule }
architects-illegal-TooVirtuousForTheMarket = У вас { $virtue }, а [black_market|Чёрный рынок] открыт, пока добродетель не выше { $most }. Выберите другое место. { $rule }
architects-illegal-SpaceOccupied = Эта клетка занята. Выберите свободную или дождитесь обновления. { $rule }
architects-illegal-CannotPayTheMarket = Эта клетка стоит { $price }, а у вас { $silver }. Выберите дешевле или сначала добудьте серебро. { $rule }
architects-illegal-NotDisplayedAtMarket = Этот помощник не открыт. Выберите открытого. { $rule }
architects-illegal-NotDisplayedForOpening = Этот помощник не открыт, или его уже взяли. Выберите другого. { $rule }
architects-illegal-NotDisplayedForTavern = Этот помощник не открыт. Выберите открытого или не нанимайте никого. { $rule }
architects-illegal-NotDisplayed = Этот помощник не открыт. Выберите открытого. { $rule }
architects-illegal-NoHireNow = Сейчас никого не нанимают. { $rule }
architects-illegal-CannotPayHire = Найм стоит 4 серебра, из них 2 — налог, а у вас { $silver }. Сначала добудьте серебро. { $rule }
architects-illegal-CannotPaySkipping = Этот помощник слишком далеко справа: каждая пропущенная карта стоит ещё 1 серебро, а у вас { $silver }. Выберите левее или приведите в [workshop|Мастерскую] больше рабочих. { $rule }
architects-illegal-NotOwnApprentice = Это не ваш помощник. Сбросьте своего. { $rule }
architects-illegal-MustDismiss = Нужно сбросить одного из своих помощников. { $rule }
architects-illegal-NothingToDismiss = Сейчас помощников не сбрасывают. { $rule }
architects-illegal-NoTradeNow = Обмены совершают на [storehouse|Королевском складе]. Разместите там рабочего. { $rule }
architects-illegal-CannotPayTrade = Этот обмен стоит { $price }, а у вас { $goods }. Выберите другой или идите дальше. { $rule }
architects-illegal-NobodyTradesLikeThat = Никто из ваших помощников так не меняет. Выберите другой обмен или наймите Лавочницу, Покровителя или Торговца. { $rule }
architects-illegal-NoCaptureNow = Рабочих арестовывают с [town_centre|Площади]. Разместите там рабочего. { $rule }
architects-illegal-TooManyLocations = За один визит арестовывать можно лишь на немногих локациях, и они исчерпаны. Арестуйте там же или идите дальше. { $rule }
architects-illegal-NobodyToCapture = Таких рабочих там нет. Выберите группу, которая там стоит. { $rule }
architects-illegal-CannotPayCapture = На следующий арест не хватает серебра. Идите дальше. { $rule }
architects-illegal-NoGuardNow = Для действий [guardhouse|Караульни] нужен рабочий. Разместите его там. { $rule }
architects-illegal-NobodyToSend = У вас нет арестованных рабочих, чтобы отправить их в [prison|Тюрьму]. { $rule }
architects-illegal-NobodyInPrison = В [prison|Тюрьме] нет ваших рабочих. { $rule }
architects-illegal-NobodyToRelease = На планшетах соперников нет ваших рабочих. { $rule }
architects-illegal-CannotPayRelease = Освободить рабочих с планшетов стоит 5 серебра, из них 2 — налог, а у вас { $silver }. Освободите их ценой долга или сначала добудьте серебро. { $rule }
architects-illegal-CannotPayDebt = Оплатить долг стоит 6 серебра, из них 3 — налог, а у вас { $silver }. Сначала добудьте серебро. { $rule }
architects-illegal-NoDebt = У вас нет неоплаченных долгов. { $rule }
architects-illegal-NotInHand = Этого чертежа нет в руке. Постройте здание из своей руки. { $rule }
architects-illegal-SkillMissing = Чтобы построить { $building_object }, не хватает умений: { $skills }. Наймите помощника с таким умением. { $rule }
architects-illegal-WrongDiscount = Укажите, чего заплатите меньше, древесины или камня, если в цене есть и то и другое; иначе не указывайте ничего. { $rule }
architects-illegal-GoodsMissing = Чтобы построить { $building_object }, не хватает: { $missing }. { $rule }
architects-illegal-TooLittleVirtue = У вас { $virtue }, а чтобы возводить [cathedral|Собор], нужно не меньше { $least }. Сначала наберите добродетель. { $rule }
architects-illegal-CathedralComplete = Вы уже на верхнем уровне [cathedral|Собора]. Постройте здание. { $rule }
architects-illegal-NoFreeSpot = На следующем уровне [cathedral|Собора] нет места. Подождите, пока кто-нибудь поднимется выше, или постройте здание. { $rule }
architects-illegal-NoPlanToDiscard = Чтобы возводить [cathedral|Собор], нужно сбросить чертёж, а у вас их нет. Сначала возьмите чертежи. { $rule }
architects-illegal-CannotPayLevel = Так следующий уровень [cathedral|Собора] не оплатить. Посмотрите его цену. { $rule }
architects-illegal-NothingToDiscard = Сейчас чертежи не сбрасывают. { $rule }
architects-illegal-NoSuchPlanInHand = Этого чертежа нет в руке. Сбросьте из тех, что есть. { $rule }
architects-illegal-MustDiscardToTheLimit = У вас слишком много чертежей, один нужно сбросить. { $rule }
architects-illegal-MustDiscardForTheCathedral = Для [cathedral|Собора] нужно сбросить чертёж. Выберите какой. { $rule }
architects-illegal-NothingToSell = Выберите чертёж, который сбросите, или идите дальше. { $rule }
architects-illegal-NothingToDestroy = Сейчас долги не списывают. { $rule }
architects-illegal-TooManyDebts = Столько долгов списать нельзя. Выберите меньше. { $rule }
architects-illegal-NoDebtNow = Сейчас вы не берёте долга. { $rule }
architects-illegal-NothingToChoose = Сейчас выбирать нечего. { $rule }
architects-illegal-NoSuchGain = Такого на выбор нет. Выберите из предложенного. { $rule }
architects-illegal-MustChooseGain = Нужно выбрать что-то одно. { $rule }
architects-illegal-MustDecide = Нужно решить: выберите один из ответов. { $rule }

# Хроника: что делает игрок, словами после его имени; .you — после «Вы»

architects-opening = Западному королевству нужен собор. У каждого по 20 рабочих, а в Налоговой управе лежит 4 серебра.
architects-line = { $seat } { $what }.
    .you = Вы { $what }.
architects-event-GotBoard = получает планшет: { $character }
    .you = получаете планшет: { $character }
architects-event-FirstPlayer = начинает партию
    .you = начинаете партию
architects-event-Chose = оставляет себе чертёж рубашкой вверх
    .you = оставляете себе чертёж рубашкой вверх
architects-event-Drew = берёт { $plans }
    .you = берёте { $plans }
architects-event-Looked = смотрит { $plans }
    .you = смотрите { $plans }
architects-event-Drew-known = берёт чертёж: { $buildings }
    .you = берёте чертёж: { $buildings }
architects-event-Looked-known = смотрит чертёж: { $buildings }
    .you = смотрите чертёж: { $buildings }
architects-event-Kept = оставляет себе { $plans }
    .you = оставляете себе { $plans }
architects-event-Kept-known = оставляет себе чертёж: { $buildings }
    .you = оставляете себе чертёж: { $buildings }
architects-event-Returned = кладёт { $plans } под колоду
    .you = кладёте { $plans } под колоду
architects-event-Returned-known = кладёт под колоду: { $buildings }
    .you = кладёте под колоду: { $buildings }
architects-event-Placed = { $n ->
    [1] размещает рабочего { $place_at }
   *[other] размещает рабочего { $place_at } (их там { $n })
}
    .you = { $n ->
        [1] размещаете рабочего { $place_at }
       *[other] размещаете рабочего { $place_at } (их там { $n })
    }
architects-event-WentToMarket = размещает рабочего { $place_at }
    .you = размещаете рабочего { $place_at }
architects-event-EnteredGuildhall = размещает рабочего в [guildhall|Зале гильдии] (клетка { $n })
    .you = размещаете рабочего в [guildhall|Зале гильдии] (клетка { $n })
architects-event-Recovered = возвращает рабочего { $place_from } в запас
    .you = возвращаете рабочего { $place_from } в запас
architects-event-Skipped = пропускает ход: все рабочие в [guildhall|Зале гильдии]
    .you = пропускаете ход: все рабочие в [guildhall|Зале гильдии]
architects-event-PaidSilver = { $kind ->
    [tax] платит { $price } налога
    [both] платит { $price } (из них { $tax } — налог)
   *[plain] платит { $price }
}
    .you = { $kind ->
        [tax] платите { $price } налога
        [both] платите { $price } (из них { $tax } — налог)
       *[plain] платите { $price }
    }
architects-event-PaidGoods = платит { $goods }
    .you = платите { $goods }
architects-event-Gained = получает { $goods }
    .you = получаете { $goods }
architects-event-GainedVirtue = получает { $virtue } (теперь { $now })
    .you = получаете { $virtue } (станет { $now })
architects-event-LostVirtue = теряет { $virtue } (теперь { $now })
    .you = теряете { $virtue } (станет { $now })
architects-event-TookDebts = берёт { $debts }
    .you = берёте { $debts }
architects-event-AvoidedDebt = платит { $price } вместо долга
    .you = платите { $price } вместо долга
architects-event-DestroyedDebts = списывает { $debts }
    .you = списываете { $debts }
architects-event-PaidDebt = оплачивает долг
    .you = оплачиваете долг
architects-event-Traded = отдаёт { $price }
    .you = отдаёте { $price }
architects-event-SkippedCards = кладёт { $price } на пропущенные карты
    .you = кладёте { $price } на пропущенные карты
architects-event-Hired = { $silver ->
    [0] нанимает { $apprentice_object }
   *[other] нанимает { $apprentice_object } и забирает с карты { $price }
}
    .you = { $silver ->
        [0] нанимаете { $apprentice_object }
       *[other] нанимаете { $apprentice_object } и забираете с карты { $price }
    }
architects-event-Dismissed = сбрасывает { $apprentice_object }
    .you = сбрасываете { $apprentice_object }
architects-event-Captured = арестовывает { $workers } { $place_at } ({ $owner })
    .you = арестовываете { $workers } { $place_at } ({ $owner })
architects-event-Captured-own = возвращает себе { $workers } { $place_from }
    .you = возвращаете себе { $workers } { $place_from }
architects-event-TookTax = забирает { $price } из [tax_stand|Налоговой управы]
    .you = забираете { $price } из [tax_stand|Налоговой управы]
architects-event-TookGoods = забирает { $goods }
    .you = забираете { $goods }
architects-event-Sent = отправляет { $workers } в [prison|Тюрьму]
    .you = отправляете { $workers } в [prison|Тюрьму]
architects-event-ReleasedFromPrison = освобождает { $workers } из [prison|Тюрьмы]
    .you = освобождаете { $workers } из [prison|Тюрьмы]
architects-event-ReleasedFromBoards = освобождает { $workers } с планшетов соперников
    .you = освобождаете { $workers } с планшетов соперников
architects-event-Constructed = строит { $building_object } { $gain }
    .you = строите { $building_object } { $gain }
architects-event-Ascended = поднимается на уровень { $n } [cathedral|Собора] { $gain }
    .you = поднимаетесь на уровень { $n } [cathedral|Собора] { $gain }
architects-event-Rewarded = открывает награду
    .you = открываете награду
architects-event-EndEffect = { $way ->
    [less] теряет { $virtue }: { $building }
   *[more] получает { $virtue }: { $building }
}
    .you = { $way ->
        [less] теряете { $virtue }: { $building }
       *[more] получаете { $virtue }: { $building }
    }
architects-event-DraftRoundEnded = У каждого осталось по чертежу; остальные идут дальше или под колоду.
architects-event-TurnedUp = Малый рынок предлагает: { $small }.
architects-event-Displayed = Открывается { $apprentice }: ряд { $row }, столбец { $column }.
architects-event-Refreshed = { $apprentice } уходит под колоду.
architects-event-ResetBegan = Обновление Чёрного рынка
architects-event-Imprisoned = С [black_market|Чёрного рынка] в [prison|Тюрьму]: { $seats }.
architects-event-Reshuffled = Карты рынка перетасованы заново.
architects-event-Flipped = Большой рынок предлагает: { $large }.
architects-event-EndTriggered = Финальный раунд
architects-event-EndTriggered-say = [guildhall|Зал гильдии] заполнен: у каждого ещё один ход. [ARC-17.1]
architects-event-MatchOver = { $count ->
    [one] Победу одерживает { $seats }.
   *[other] Победу делят { $seats }. [ARC-17.7]
}
architects-workers-of = { $n ->
    [1] { $seat }
   *[other] { $seat } ×{ $n }
}

# Почему Соперник так ходит

architects-rival-recover = потому что запас пуст: оттуда, где его рабочих меньше всего
architects-rival-build = потому что может строить: больше всего очков и добродетели сразу
architects-rival-release = потому что в Тюрьме его рабочие
architects-rival-send = потому что на его планшете арестованные
architects-rival-ransom = потому что на чужом планшете его рабочие
architects-rival-capture = потому что там стоит большая группа ваших рабочих
architects-rival-take-back = потому что запас мал, а там стоит большая группа его рабочих
architects-rival-hire = потому что помощников мало или не хватает умения, а серебра достаточно
architects-rival-draw = потому что в руке мало чертежей
architects-rival-tax = потому что в Налоговой управе много серебра
architects-rival-gather = потому что этого не хватает для его следующего здания
architects-rival-earn = потому что серебро пригодится всегда
architects-rival-keep = потому что этот чертёж дороже всех
architects-rival-discard = потому что этот чертёж дешевле всех
architects-rival-debt = потому что может выплатить долг и не обеднеть
architects-rival-follow = потому что это следует из начатого

# Главная страница и страница нового стола

web-architects-length = 80 мин
web-architects-kind = Немного случайности
web-architects-say = Отправляйте рабочих в город, собирайте ресурсы, нанимайте помощников и стройте: ради чести или ради быстрой выгоды Чёрного рынка.
web-architects-step-1 = Каждый ход вы размещаете одного рабочего. Чем больше ваших рабочих на месте, тем больше оно приносит, пока их всех кто-нибудь не арестует.
web-architects-step-2 = У помощников есть умения, нужные для зданий. Добродетель открывает Собор, но большая добродетель закрывает Чёрный рынок.
web-architects-step-3 = Когда Зал гильдии заполнен, у каждого остаётся один ход. Очки приносят здания, Собор и добродетель; долги и Тюрьма их отнимают.
web-architects-option-boards = Планшеты игроков
web-architects-option-boards-say = На индивидуальном планшете — персонаж со своим свойством и своими начальными запасами.
web-architects-option-extra-characters = Все десять персонажей
web-architects-option-extra-characters-say = Ещё пять персонажей для индивидуальных планшетов.
web-architects-option-opening-apprentice = Начальный помощник
web-architects-option-opening-apprentice-say = До драфта каждый берёт помощника.
web-architects-option-apprentice-refresh = Замена помощников
web-architects-option-apprentice-refresh-say = Некоторые клетки Зала гильдии заменяют открытых помощников.
web-architects-option-promo-cards = Промокарты
web-architects-option-promo-cards-say = Ещё три помощника и три здания.
web-value-common = обычные
web-value-chosen = индивидуальные, на выбор
web-value-dealt = индивидуальные, случайно
