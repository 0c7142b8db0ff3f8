## Замок на все времена.
##
## [id|слова] обозначает здание, карту, место или ресурс; [CAS-13.4] — правило. Формы имён: .object — что
## строят, .of — чего, .count — сколько (подпись), .taken — сколько берут, .apiece — по сколько; .at — где,
## .to — куда, .from — откуда.

# Ресурсы

castle-kind-sand = [sand|песок]
    .of = песка
    .count = { $n ->
        [one] { $n } [sand|песок]
       *[other] { $n } [sand|песка]
    }
castle-kind-wood = [wood|дерево]
    .of = дерева
    .count = { $n ->
        [one] { $n } [wood|дерево]
       *[other] { $n } [wood|дерева]
    }
castle-kind-clay = [clay|кирпич]
    .of = кирпича
    .count = { $n ->
        [one] { $n } [clay|кирпич]
        [few] { $n } [clay|кирпича]
       *[other] { $n } [clay|кирпичей]
    }
    .taken = { $n ->
        [one] { $n } [clay|кирпич]
        [few] { $n } [clay|кирпича]
       *[other] { $n } [clay|кирпичей]
    }
castle-kind-stone = [stone|камень]
    .of = камня
    .count = { $n ->
        [one] { $n } [stone|камень]
        [few] { $n } [stone|камня]
       *[other] { $n } [stone|камней]
    }
castle-kind-silver = [silver|серебро]
    .of = серебра
    .count = { $n ->
        [one] { $n } [silver|серебро]
       *[other] { $n } [silver|серебра]
    }
castle-taler = талер
    .count = { $n ->
        [one] { $n } талер
        [few] { $n } талера
       *[other] { $n } талеров
    }
    .apiece = { $n ->
        [one] по { $n } талеру
        [few] по { $n } талера
       *[other] по { $n } талеров
    }

# Персонажи

castle-card-messenger = [messenger|Посыльный]
    .short = Посыльный
castle-card-trader = [trader|Торговец]
    .short = Торговец
castle-card-bricklayer = [bricklayer|Строитель]
    .short = Строитель
castle-card-stonemason = [stonemason|Каменотёс]
    .short = Каменотёс
castle-card-timber = [timber|Рабочий «Лес»]
    .short = Лес
castle-card-earth = [earth|Рабочий «Земля»]
    .short = Земля
castle-card-quarry = [quarry|Рабочий «Каменоломня»]
    .short = Каменоломня
castle-card-master_builder = [master_builder|Архитектор]
    .short = Архитектор

# Зимние карты

castle-winter-inn = [inn|Трактир]
castle-winter-granary = [granary|Амбар]
castle-winter-plague = [plague|Чума]
castle-winter-breach = [breach|Пролом в стене]
castle-winter-young_lady = [young_lady|Юная дама]
castle-winter-blizzard = [blizzard|Метель]

# Что делают карты: фразы их действий и примечания к тому, чего в них нет

castle-verb-earn = берёт из банка { $talers }
    .brief = { $talers }
castle-verb-trade = отправляет помощника к телеге; затем каждый помощник у телег и курьера приносит владельцу ресурсы
    .brief = помощник к телеге; телеги и курьер выдают ресурсы
castle-verb-tower = забирает с Оборонительной башни все единицы одного вида
    .brief = ресурсы с Оборон. башни
castle-verb-load = приносит { $goods }
    .brief = { $goods }
castle-free-units = { $n ->
    [1] единицу { $kinds }
    [2] две единицы { $kinds }
    [few] { $n } единицы { $kinds }
   *[other] { $n } единиц { $kinds }
}
    .brief = { $n ->
        [one] { $n } другой
       *[other] { $n } других
    }
castle-verb-buy = может купить по единице у каждого чужого Рабочего за { $talers }
    .brief = покупки у Рабочих
castle-verb-build-talers = { $most ->
    [1] строит одно здание
    [2] строит до двух зданий
   *[other] строит до { $most } зданий
}, получая { $talers_apiece } за каждую уплаченную единицу
    .brief = стройка за талеры
castle-verb-build-points = { $most ->
    [1] строит одно здание
    [2] строит до двух зданий
   *[other] строит до { $most } зданий
} за { $share ->
    [1] все их очки
    [2] половину их очков
   *[other] 1/{ $share } их очков
}
    .brief = { $share ->
        [1] стройка за все очки
        [2] стройка за половину очков
       *[other] стройка за 1/{ $share } очков
    }
castle-verb-helpers = { $most ->
    [1] ставит одного помощника
    [2] ставит до двух помощников
   *[other] ставит до { $most } помощников
}, если что-то построил
    .brief = помощники
castle-verb-back = возвращает в руку все сыгранные карты
    .brief = карты назад
castle-verb-others = приносит { $points } за каждое здание, построенное соперниками в этом раунде
    .brief = { $points } за чужое здание
castle-verb-court = каждый раунд поклонники дарят ей талер или единицу ресурса либо выходят навсегда; последний получает { $points }, затем подарки делят все
castle-verb-lose-played = навсегда теряет одну из своих сыгранных карт или платит { $talers_apiece } за каждую
castle-verb-repair = может один раз отдать { $goods } за { $points }
castle-verb-lose-worker = навсегда теряет карту Рабочего или платит { $talers }

castle-note-inn = Теперь каждый Торговец платит дорожный сбор, { $toll }: хозяину Трактира, а пока хозяина нет — на карту; у кого нет талера, тот вместо этого забирает помощника от телеги или курьера. Помощник становится хозяином за { $price }.
castle-note-granary = { $places ->
    [3] Три места
   *[other] Мест: { $places }
} для помощников { $price_apiece }. В конце помощник приносит { $alone }, если он там один, по { $two }, если их двое, по { $three }, если трое.

# Здания

castle-building-house = [house|Дом]
    .object = [house|Дом]
castle-building-tower = [tower|Башня]
    .object = [tower|Башню]
castle-building-small_gate = [small_gate|Малые ворота]
    .object = [small_gate|Малые ворота]
castle-building-well = [well|Колодец]
    .object = [well|Колодец]
castle-building-stable = [stable|Конюшня]
    .object = [stable|Конюшню]
castle-building-servants_house = [servants_house|Дом слуг]
    .object = [servants_house|Дом слуг]
castle-building-main_gate = [main_gate|Главные ворота]
    .object = [main_gate|Главные ворота]
castle-building-tavern = [tavern|Таверна]
    .object = [tavern|Таверну]
castle-building-keep = [keep|Сторожевая башня]
    .object = [keep|Сторожевую башню]
castle-building-palace = [palace|Палас]
    .object = [palace|Палас]
castle-building-market = [market|Рынок]
    .object = [market|Рынок]
castle-building-forge = [forge|Кузница]
    .object = [forge|Кузницу]

# Места для помощников

castle-place-market = [market|Рынок]
    .at = на [market|Рынке]
    .to = на [market|Рынок]
    .from = с [market|Рынка]
castle-place-forge_16 = [forge_16|Кузница (16)]
    .at = в [forge_16|Кузнице (16)]
    .to = в [forge_16|Кузницу (16)]
    .from = из [forge_16|Кузницы (16)]
castle-place-forge_8 = [forge_8|Кузница (8)]
    .at = в [forge_8|Кузнице (8)]
    .to = в [forge_8|Кузницу (8)]
    .from = из [forge_8|Кузницы (8)]
castle-place-palace = [palace|Палас]
    .at = в [palace|Паласе]
    .to = в [palace|Палас]
    .from = из [palace|Паласа]
castle-place-keep = [keep|Сторожевая башня]
    .at = в [keep|Сторожевой башне]
    .to = в [keep|Сторожевую башню]
    .from = из [keep|Сторожевой башни]
castle-place-tavern_12 = [tavern_12|Таверна (12)]
    .at = в [tavern_12|Таверне (12)]
    .to = в [tavern_12|Таверну (12)]
    .from = из [tavern_12|Таверны (12)]
castle-place-tavern_6 = [tavern_6|Таверна (6)]
    .at = в [tavern_6|Таверне (6)]
    .to = в [tavern_6|Таверну (6)]
    .from = из [tavern_6|Таверны (6)]
castle-place-stable_16 = [stable_16|Конюшня (16)]
    .at = в [stable_16|Конюшне (16)]
    .to = в [stable_16|Конюшню (16)]
    .from = из [stable_16|Конюшни (16)]
castle-place-stable_12 = [stable_12|Конюшня (12)]
    .at = в [stable_12|Конюшне (12)]
    .to = в [stable_12|Конюшню (12)]
    .from = из [stable_12|Конюшни (12)]
castle-place-servants_house = [servants_house|Дом слуг]
    .at = в [servants_house|Доме слуг]
    .to = в [servants_house|Дом слуг]
    .from = из [servants_house|Дома слуг]
castle-place-main_gate = [main_gate|Главные ворота]
    .at = в [main_gate|Главных воротах]
    .to = в [main_gate|Главные ворота]
    .from = из [main_gate|Главных ворот]
castle-place-small_gate = [small_gate|Малые ворота]
    .at = в [small_gate|Малых воротах]
    .to = в [small_gate|Малые ворота]
    .from = из [small_gate|Малых ворот]
castle-place-granary = [granary|Амбар]
    .at = в [granary|Амбаре]
    .to = в [granary|Амбар]
    .from = из [granary|Амбара]
castle-place-inn = [inn|Трактир]
    .at = в [inn|Трактире]
    .to = в [inn|Трактир]
    .from = из [inn|Трактира]
castle-place-cart_sand = [cart_sand|телега с песком]
    .at = у [cart_sand|телеги с песком]
    .to = к [cart_sand|телеге с песком]
    .from = от [cart_sand|телеги с песком]
castle-place-cart_wood = [cart_wood|телега с деревом]
    .at = у [cart_wood|телеги с деревом]
    .to = к [cart_wood|телеге с деревом]
    .from = от [cart_wood|телеги с деревом]
castle-place-cart_clay = [cart_clay|телега с кирпичом]
    .at = у [cart_clay|телеги с кирпичом]
    .to = к [cart_clay|телеге с кирпичом]
    .from = от [cart_clay|телеги с кирпичом]
castle-place-cart_stone = [cart_stone|телега с камнем]
    .at = у [cart_stone|телеги с камнем]
    .to = к [cart_stone|телеге с камнем]
    .from = от [cart_stone|телеги с камнем]
castle-place-rider_silver = [rider_silver|курьер с серебром]
    .at = у [rider_silver|курьера с серебром]
    .to = к [rider_silver|курьеру с серебром]
    .from = от [rider_silver|курьера с серебром]

castle-place-does-market = В конце 1 очко за каждые { $talers } оставшихся у вас талера; с двумя помощниками — за { $both ->
    [1] каждый талер
   *[other] каждые { $both } талера
}. [CAS-17.7]
castle-place-does-forge_16 = В конце { $points } за каждый слиток серебра в Кузнице. [CAS-17.9]
castle-place-does-forge_8 = В конце 1 очко за каждые { $per ->
    [2] два
   *[other] { $per }
} слитка серебра в Кузнице. [CAS-17.9]
castle-place-does-palace = В конце до { $units } ваших единиц превращаются в очки по их строительным баллам. [CAS-17.8]
castle-place-does-keep = В конце { $points } за каждое свободное место в замке. [CAS-17.2]
castle-place-does-tavern_12 = В конце { $points } за каждого помощника в замке, чей бы он ни был. [CAS-17.3]
castle-place-does-tavern_6 = В конце 1 очко за каждых { $per ->
    [2] двух
   *[other] { $per }
} помощников в замке, чьи бы они ни были. [CAS-17.3]
castle-place-does-stable_16 = В конце { $points } за каждый построенный Дом. [CAS-17.5]
castle-place-does-stable_12 = В конце { $points } за каждый построенный Дом. [CAS-17.5]
castle-place-does-servants_house = В конце { $points } за каждое непостроенное здание. [CAS-17.6]
castle-place-does-main_gate = В конце { $points } за каждую построенную Башню. [CAS-17.4]
castle-place-does-small_gate = В конце { $points } за каждую построенную Башню. [CAS-17.4]
castle-place-does-granary = В конце { $alone }, если помощник там один, по { $two }, если их двое, по { $three }, если трое. [CAS-20.2]
castle-place-does-inn = Хозяин получает дорожный сбор каждого Торговца и талеры, лежащие на карте. [CAS-20.1]
castle-place-does-cart_sand = { $goods } при каждой выдаче, из них { $duty } — на Оборонительную башню. [CAS-8.9]
castle-place-does-cart_wood = { $goods } при каждой выдаче, из них { $duty } — на Оборонительную башню. [CAS-8.9]
castle-place-does-cart_clay = { $goods } при каждой выдаче, из них { $duty } — на Оборонительную башню. [CAS-8.9]
castle-place-does-cart_stone = { $goods } при каждой выдаче, из них { $duty } — на Оборонительную башню. [CAS-8.9]
castle-place-does-rider_silver = { $goods } при каждой выдаче, из них { $duty } — на Оборонительную башню. [CAS-8.9]

# Что приносят помощники, совсем коротко

castle-brings-market = талеры { $talers }:1, с двумя { $both }:1
castle-brings-forge = { $points } · { $per ->
    [2] ½
   *[other] 1/{ $per }
} за серебро в Кузнице
castle-brings-palace = { $units } единиц в очки
castle-brings-keep = { $points } за свободное место в замке
castle-brings-tavern = { $points } · { $per ->
    [2] ½
   *[other] 1/{ $per }
} за помощника в замке
castle-brings-stable = { $points } · { $less } за Дом
castle-brings-servants_house = { $points } за непостроенное здание
castle-brings-main_gate = { $points } за Башню
castle-brings-small_gate = { $points } за Башню
castle-brings-granary = один { $alone }, двое по { $two }, трое по { $three }
castle-brings-inn = сбор с каждого Торговца

# Источники очков

castle-source-stonemason = [stonemason|Каменотёс]
castle-source-worker = Рабочие
castle-source-master_builder = [master_builder|Архитектор]
castle-source-breach = [breach|Пролом в стене]
castle-source-young_lady = [young_lady|Юная дама]
castle-source-keep = [keep|Сторожевая башня]
castle-source-tavern = [tavern|Таверна]
castle-source-main_gate = [main_gate|Главные ворота]
castle-source-small_gate = [small_gate|Малые ворота]
castle-source-stable = [stable|Конюшня]
castle-source-servants_house = [servants_house|Дом слуг]
castle-source-market = [market|Рынок]
castle-source-palace = [palace|Палас]
castle-source-forge = [forge|Кузница]
castle-source-granary = [granary|Амбар]

# Слова за столом

castle-nothing = 0 единиц
castle-helpers = { $helpers ->
    [0] ни одного помощника
    [one] { $helpers } помощник
    [few] { $helpers } помощника
   *[other] { $helpers } помощников
}
castle-table-round = Раунд { $round } из { $rounds }
castle-table-start = первый игрок: { $seat }
castle-table-bank = в банке { $talers }
castle-table-winter = ❄ раунд с зимней картой
castle-table-unseen = Ещё не открыты:
castle-table-in-play = В игре:
castle-table-gifts = Подарено Юной даме: { $gifts }. Поклонники: { $seats }.
castle-table-inn-talers = На карте Трактира: { $talers }.
castle-table-building = здание
castle-table-cost = стоимость
castle-table-points = очки
castle-table-half = ½
castle-table-tiles = жетоны
castle-table-places = помощники
castle-table-brings = в конце игры
castle-table-stands = стоит
castle-table-trader = телеги и курьер
castle-table-pays-out = выдают
castle-table-worth = баллов за единицу
castle-table-stock = общий резерв
castle-table-tower = Оборон. башня
castle-table-talers = талеры
castle-table-helpers = помощн.
castle-table-score = очки
castle-table-ended-now = если конец сейчас
castle-table-hand = в руке
castle-table-played = сыграно
castle-table-lost = потеряно
castle-table-face-down = рубашкой вверх
castle-table-legend = жетоны: A, B … кто построил, □ ещё нет · помощники: цена и кто, · свободно, ( ) ещё нет здания

# Настройки

castle-option-side = Сторона поля
castle-option-side-summer = летняя, для первой партии
castle-option-side-winter = зимняя: карты путают всем планы
castle-option-six_winter_cards = Зимние карты
castle-option-six_winter_cards-false = появятся четыре из шести
castle-option-six_winter_cards-true = появятся все шесть
castle-option-material_kinds = Видов стройматериалов в оплате
castle-option-material_kinds-at_least_three = три или четыре
castle-option-material_kinds-exactly_three = ровно три

# Таблица очков

score-CAS-10-8 = Постройки Каменотёса
score-CAS-11-2 = Постройки Рабочих
score-CAS-12-2 = Архитектор
score-CAS-20-4 = Пролом в стене
score-CAS-20-5 = Юная дама
score-CAS-17-2 = Сторожевая башня
score-CAS-17-3 = Таверна
score-CAS-17-4 = Ворота
score-CAS-17-5 = Конюшня
score-CAS-17-6 = Дом слуг
score-CAS-17-7 = Рынок
score-CAS-17-8 = Палас
score-CAS-17-9 = Кузница
score-CAS-20-2 = Амбар
castle-tie-break-1 = Талеры
castle-tie-break-2 = Единицы ресурсов

# Чего ждёт стол

castle-prompt-start = Жребий решает, кто первый игрок.
castle-prompt-winter = Открывается зимняя карта.
castle-prompt-select = { $cards ->
    [one] Выберите персонажа и положите карту рубашкой вверх.
   *[other] Выберите двух персонажей и положите карты рубашкой вверх.
}
castle-prompt-select-sub = Первый игрок — { $start }. Персонажи действуют по номерам от 1 до { $ranks }, равные — в порядке хода. [CAS-6.1]
castle-prompt-laid = Ваш выбор лежит рубашкой вверх. Ещё выбирают: { $seats }.
castle-prompt-waits = Ещё выбирают: { $seats }.
castle-prompt-load = Ваш [quarry|Рабочий «Каменоломня»] берёт ещё две единицы: песок, дерево или кирпич, можно две одинаковые. Какие? [CAS-5.3]
castle-prompt-order = Кто из двух ваших Рабочих действует первым? [CAS-6.4]
castle-prompt-toll = У вас нет талера на дорожный сбор [inn|Трактира]: один ваш помощник должен вернуться. Какой? [CAS-20.1]
castle-prompt-trade = [trader|Торговец]: отправьте помощника к телеге или к курьеру. Затем все они приносят ресурсы. [CAS-8.3]
castle-prompt-defence_tower = [bricklayer|Строитель]: заберите с Оборонительной башни все единицы одного вида. [CAS-9.1]
castle-prompt-build-bricklayer = { $left ->
    [2] [bricklayer|Строитель]: постройте до двух зданий, по талеру за единицу. [CAS-9.2]
   *[1] [bricklayer|Строитель]: постройте ещё одно здание или идите дальше. [CAS-9.2]
}
castle-prompt-build-stonemason = { $left ->
    [2] [stonemason|Каменотёс]: сначала покупки у чужих Рабочих, затем до двух зданий за все их очки. [CAS-10.1]
   *[1] [stonemason|Каменотёс]: постройте ещё одно здание или идите дальше. [CAS-10.8]
}
castle-prompt-build-worker = { $left ->
    [2] { $worker }: постройте до двух зданий за половину их очков. [CAS-11.2]
   *[1] { $worker }: постройте ещё одно здание или идите дальше. [CAS-11.2]
}
castle-prompt-build-sub = У вас { $goods }, вместе строительных баллов: { $worth }, и { $talers }. Платят ровно стоимость здания, не меньше чем тремя видами. [CAS-13.3]
castle-prompt-build-sub-exactly = У вас { $goods }, вместе строительных баллов: { $worth }, и { $talers }. Платят ровно стоимость здания, ровно тремя видами. [CAS-13.4]
castle-prompt-helpers = { $left ->
    [2] Поставьте до двух помощников в замок, в разные здания. [CAS-14.1]
   *[1] Поставьте ещё одного помощника в другое здание или идите дальше. [CAS-14.5]
}
castle-prompt-finish = До конца хода вы ещё можете обменять серебро. [CAS-13.10]
castle-prompt-sale = { $buyer } просит последнюю единицу, которую держит ваш { $worker }: { $goods } за { $talers }. Продать? [CAS-10.4]
castle-prompt-plague = [plague|Чума]: навсегда потеряйте одну сыгранную карту или заплатите { $talers }. [CAS-20.3]
castle-prompt-breach = [breach|Пролом в стене]: можно отдать { $goods } за { $points }. [CAS-20.4]
castle-prompt-blizzard = [blizzard|Метель]: навсегда потеряйте карту Рабочего или заплатите { $talers }. [CAS-20.6]
castle-prompt-gifts = [young_lady|Юная дама] ждёт подарка: талер или единицу ресурса. Кто не дарит, выходит навсегда. [CAS-20.5]
castle-prompt-gifts-last = [young_lady|Юная дама]: вы последний поклонник. Один подарок — и { $points } ваши. [CAS-20.5]
castle-prompt-sharing = Подарки [young_lady|Юной даме] делят: возьмите что-нибудь одно. [CAS-20.5]
castle-prompt-palace = { $left ->
    [one] [palace|Палас]: можно обменять ещё { $left } единицу на очки по её строительным баллам. [CAS-17.8]
    [few] [palace|Палас]: можно обменять ещё { $left } единицы на очки по их строительным баллам. [CAS-17.8]
   *[other] [palace|Палас]: можно обменять ещё { $left } единиц на очки по их строительным баллам. [CAS-17.8]
}
castle-prompt-have = У вас { $goods }, { $talers } и { $helpers }.
castle-waits-load = { $seat } выбирает груз для [quarry|Рабочего «Каменоломня»].
castle-waits-order = { $seat } решает, кто из Рабочих действует первым.
castle-waits-toll = { $seat } не может заплатить сбор [inn|Трактира] и возвращает помощника.
castle-waits-trade = { $seat } отправляет помощника к телеге или к курьеру.
castle-waits-defence_tower = { $seat } берёт ресурсы с Оборонительной башни.
castle-waits-build = { $seat } может строить: { $card }.
castle-waits-helpers = { $seat } может поставить помощников в замок.
castle-waits-finish = { $seat } ещё может обменять серебро.
castle-waits-sale = { $seat } решает, продать ли последнюю единицу: { $worker }.
castle-waits-plague = { $seat } решает, чем ответить на [plague|Чуму].
castle-waits-breach = { $seat } осматривает [breach|Пролом в стене].
castle-waits-blizzard = { $seat } решает, чем ответить на [blizzard|Метель].
castle-waits-gifts = { $seat } думает о подарке для [young_lady|Юной дамы].
castle-waits-sharing = { $seat } берёт один из подарков.
castle-waits-palace = { $seat } обменивает ресурсы на очки в [palace|Паласе].

# Как называются действия

castle-do-start = первый игрок — { $seat }
castle-do-winter = открывается { $card }
castle-do-cards = { $cards }
castle-do-load = снабдить: { $goods }
castle-do-place = { $talers ->
    [0] помощник { $place_to }
   *[other] помощник { $place_to } за { $price }
}
castle-do-place-from = { $talers ->
    [0] помощник { $source_from } { $place_to }
   *[other] помощник { $source_from } { $place_to } за { $price }
}
castle-do-take = взять { $what }
castle-do-buy = купить { $goods } за { $talers }: { $worker }, { $owner }
castle-do-sell = продать
castle-do-refuse = оставить себе
castle-do-build = построить { $building_object } за { $goods }
castle-do-exchange = обменять 1 серебро на { $goods }
castle-do-stop = дальше
castle-do-first = первым { $card }
castle-do-return = помощник { $place_from } в личный запас
castle-do-lose = потерять карту: { $card }
castle-do-pay = заплатить талеры
castle-do-repair = отдать { $goods } за { $points }
castle-do-gift = подарить { $what }
castle-do-withdraw = выйти
castle-do-convert = { $goods } за { $gain }
castle-family-build = { $ways ->
    [one] построить { $building_object }: { $ways } способ оплаты
    [few] построить { $building_object }: { $ways } способа оплаты
   *[other] построить { $building_object }: { $ways } способов оплаты
}

# Что сделает действие

castle-will-keep = Остаётся: { $rest }.
castle-will-stop-build = Больше вы этой картой не строите.
castle-will-stop-helpers = Больше вы помощников не ставите.
castle-will-stop-trade = Ваши помощники остаются на местах.
castle-will-stop-breach = Вы не отдаёте камней.
castle-will-stop-palace = Остальные единицы вы оставляете себе.
castle-will-stop-finish = Серебро остаётся у вас, ход окончен.
castle-will-first = Первым действует { $card }, другой Рабочий — после него.

# Почему действие не принято

castle-illegal-NotLeftToChance = Это решает не жребий. { $rule }
castle-illegal-LeftToChance = Это решает только жребий. { $rule }
castle-illegal-NotAtTheTable = Такого места за этим столом нет. { $rule }
castle-illegal-MatchOver = Партия окончена. { $rule }
castle-illegal-NotInOwnTurn = Серебро обменивают только в свой ход. Подождите, пока начнёт действовать ваш персонаж. { $rule }
castle-illegal-AlreadyChosen = Ваш выбор уже лежит рубашкой вверх. Чтобы выбрать другое, сначала возьмите его назад. { $rule }
castle-illegal-OwnerDecides = Сейчас владелец карты Рабочего решает, продать ли единицу. Подождите ответа. { $rule }
castle-illegal-NotYourTurn = Сейчас не ваш ход. Подождите, пока закончат остальные. { $rule }
castle-illegal-NoSelectionNow = Персонажей выбирают в начале раунда, а не сейчас. { $rule }
castle-illegal-CardNotInHand = Этой карты нет в руке. Выберите из руки; сыгранные карты возвращает [master_builder|Архитектор]. { $rule }
castle-illegal-MasterBuilderInFirstRound = [master_builder|Архитектор] недоступен в первом раунде. Выберите другого персонажа. { $rule }
castle-illegal-MasterBuilderWithoutPlayedCards = У вас нет сыгранных карт, которые мог бы вернуть [master_builder|Архитектор]. Выберите другого персонажа. { $rule }
castle-illegal-WrongCardCount = { $cards ->
    [one] Нужно выбрать ровно одного персонажа, а не { $laid }. { $rule }
   *[other] Нужно выбрать ровно двух персонажей, а не { $laid }. { $rule }
}
castle-illegal-WorkerPlacesNobody = Рабочий не ставит помощников. Это делают [bricklayer|Строитель] и [stonemason|Каменотёс]. { $rule }
castle-illegal-NothingBuilt = Помощников ставят только после того, как этой картой построено здание. Сначала постройте. { $rule }
castle-illegal-NoHelperNow = Сейчас помощника поставить нельзя. { $rule }
castle-illegal-NoTraderPlace = [trader|Торговец] отправляет помощников только к телегам или к курьеру. Выберите одно из этих мест. { $rule }
castle-illegal-NoSuchHelper = Там нет вашего помощника. Возьмите его из личного запаса или от телеги, где стоит ваш. { $rule }
castle-illegal-FreeCartFirst = Пока есть свободная телега, помощник должен идти к свободной телеге. { $rule }
castle-illegal-OwnHelperThere = Там уже стоит ваш помощник. Выберите другое место. { $rule }
castle-illegal-PlacedThisRound = Этот помощник поставлен в этом раунде, вытеснить его можно не раньше следующего. Выберите другое место. { $rule }
castle-illegal-NotInPlay = Этой зимней карты нет в игре. { $rule }
castle-illegal-NotErected = Это здание ещё не построено. Выберите построенное. { $rule }
castle-illegal-NoCastlePlace = К телегам помощников отправляет только [trader|Торговец]. Выберите место в замке. { $rule }
castle-illegal-Occupied = Это место занято. Выберите свободное. { $rule }
castle-illegal-SameBuildingThisRound = В это здание вы уже поставили помощника в этом раунде. Выберите другое здание. { $rule }
castle-illegal-NotEnoughTalers = Это место стоит { $price }, а у вас { $talers }. Выберите дешевле. { $rule }
castle-illegal-OnlyTheStonemasonBuys = С карт Рабочих покупает только [stonemason|Каменотёс]. { $rule }
castle-illegal-OwnWorker = У собственного Рабочего покупать нельзя. { $rule }
castle-illegal-NotPlayedThisRound = Этот Рабочий не сыгран в этом раунде. { $rule }
castle-illegal-AfterBuilding = Вы уже начали строить; покупки делают до первого здания. { $rule }
castle-illegal-AlreadyRefused = Владелец в этот ход уже отказал, второй раз спрашивать нельзя. { $rule }
castle-illegal-OneUnitPerCard = С этой карты вы уже купили: по одной единице с каждой. { $rule }
castle-illegal-NotOnTheCard = Такой единицы на этой карте Рабочего нет. Выберите то, что там лежит. { $rule }
castle-illegal-NoTaler = Единица стоит { $unit }, а у вас нет ни одного. { $rule }
castle-illegal-TowerFirst = Сначала возьмите ресурсы с Оборонительной башни, потом стройте. { $rule }
castle-illegal-BuildingIsOver = Этой картой больше ничего не строят. { $rule }
castle-illegal-NoBuilder = Строят только [bricklayer|Строитель], [stonemason|Каменотёс] и Рабочие. { $rule }
castle-illegal-NoTileLeft = Все жетоны этого здания уже построены. Выберите другое здание. { $rule }
castle-illegal-SilverIsNoMaterial = Серебро — не стройматериал. Сначала обменяйте его. { $rule }
castle-illegal-WrongNumberOfKinds = { $kinds ->
    [exactly] В оплате должно быть ровно три вида стройматериалов. { $rule }
   *[least] В оплате должно быть не меньше трёх видов стройматериалов. { $rule }
}
castle-illegal-NotTheExactSum = Ваша оплата — { $sum ->
    [one] { $sum } строительный балл
    [few] { $sum } строительных балла
   *[other] { $sum } строительных баллов
}, а стоимость — { $cost }. Заплатите ровно столько: песок стоит { $sand }, дерево { $wood }, кирпич { $clay }, камень { $rock }. { $rule }
castle-shortfall = { $reason ->
    [points] Ваши стройматериалы дают строительных баллов: { $have } из { $cost }.
    [kinds] Для оплаты нужны три вида стройматериалов, а у вас их { $kinds }.
   *[sum] Из ваших стройматериалов трёх видов не составить ровно { $cost }.
}{ $way ->
    [exchange] {" "}Обменяйте серебро на { $ways } — и сможете заплатить.
    [lack] {" "}Нужно получить ещё { $ways }.
   *[far] {""}
} { $rule }
castle-illegal-StillOnTheWorkerCard = Часть этих единиц ещё лежит на вашей карте Рабочего; они станут вашими, когда Рабочий начнёт действовать. { $rule }
castle-illegal-NotEnoughGoods = У вас нет этих единиц; в запасе { $goods }. { $rule }
castle-illegal-NoSilver = У вас нет серебра для обмена. { $rule }
castle-illegal-SoldOut = В общем резерве этого не осталось. Выберите другой стройматериал. { $rule }
castle-illegal-NotEnoughStone = Нужно { $stone }. Обменяйте серебро на камень или идите дальше. { $rule }
castle-illegal-NoBreach = Сейчас нет стены, которую нужно чинить. { $rule }
castle-illegal-NotAmongTheGifts = Такого среди подарков нет. Выберите то, что там лежит. { $rule }
castle-illegal-NotOnTheTower = Этого вида на Оборонительной башне нет. Выберите то, что там лежит. { $rule }
castle-illegal-OneKindOnly = Один вид с Оборонительной башни вы уже взяли. { $rule }
castle-illegal-NothingToTake = Сейчас брать нечего. { $rule }
castle-illegal-NothingToLoad = Сейчас на карты Рабочих ничего не кладут. { $rule }
castle-illegal-NoFreeUnit = [quarry|Рабочий «Каменоломня»] выбирает только песок, дерево и кирпич. { $rule }
castle-illegal-NotSoManyInStock = В общем резерве нет этих единиц, или нужно взять две. Выберите то, что есть. { $rule }
castle-illegal-MustChoose = Пропустить нельзя: выберите персонажей. { $rule }
castle-illegal-MustLoad = Карту Рабочего нужно снабдить: выберите единицы. { $rule }
castle-illegal-MustOrder = Выберите, кто из ваших Рабочих действует первым. { $rule }
castle-illegal-MustPlace = У вас есть помощник, и его нужно поставить. Выберите телегу или курьера. { $rule }
castle-illegal-MustTake = Нужно взять один вид с Оборонительной башни. { $rule }
castle-illegal-MustReturn = Один ваш помощник должен вернуться. Выберите какой. { $rule }
castle-illegal-MustDecide = Нужно решить: выберите один из ответов. { $rule }
castle-illegal-CannotPayLikeThis = Так на эту карту ответить нельзя. Выберите свою карту, которая ей нужна, или заплатите, если хватает талеров. { $rule }
castle-illegal-NothingToLose = Сейчас зимние карты ничего не требуют. { $rule }
castle-illegal-NotOwned = У вас этого нет. Выберите то, что у вас есть. { $rule }
castle-illegal-NoGiftNow = [young_lady|Юная дама] сейчас ничего не ждёт. { $rule }
castle-illegal-ExchangeSilverFirst = Серебро очков не приносит. Сначала обменяйте его на стройматериал. { $rule }
castle-illegal-NoUnitsLeftToConvert = [palace|Палас]: ваши помощники обменяли всё, что могут. { $rule }
castle-illegal-NoConversionNow = [palace|Палас] меняет ресурсы на очки, когда игра закончилась. { $rule }
castle-illegal-NobodyAsksForTheLastUnit = Сейчас у вас никто ничего не просит. { $rule }
castle-illegal-NoSuchWorkers = У вас нет двух Рабочих, чтобы выбирать порядок. { $rule }
castle-illegal-NoTollOwed = Сейчас за вами нет сбора, возвращать помощника не нужно. { $rule }

# Хроника

castle-opening = Предстоит построить замок. На Оборонительной башне лежит по единице каждого ресурса, а у каждого за столом — { $talers }, { $goods }.
castle-event-RoundBegan = Раунд { $round }
castle-event-RoundBegan-start = Первый игрок — { $seat }: { $talers } со шкалы раундов.
castle-event-WinterCard = Зима приносит карту: { $card }. { $does }
castle-event-Chose = { $seat } кладёт карты рубашкой вверх.
castle-event-Revealed = { $seat } раскрывает: { $cards }.
castle-event-Loaded = { $seat } снабжает: { $worker } — { $goods }.
    .you = Вы кладёте { $goods } на карту: { $worker }.
castle-event-Began = { $seat }: действует { $card }.
castle-event-Earned = [messenger|Посыльный]: { $seat } берёт { $talers } из банка.
castle-event-Toll = { $seat } платит сбор, { $talers }, на карту [inn|Трактира].
castle-event-Toll-host = { $seat } платит сбор, { $talers }; хозяин [inn|Трактира] — { $host }.
castle-event-HelperReturned = { $seat }: помощник возвращается { $place_from } в личный запас.
    .you = Ваш помощник возвращается { $place_from }; сбор вы не платите.
    .they = Помощник соперника ({ $seat }) возвращается в личный запас. [CAS-8.5]
castle-event-HelperPlaced = { $talers ->
    [0] { $seat } отправляет помощника { $place_to }.
   *[other] { $seat } отправляет помощника { $place_to } за { $price }.
}
    .you = { $talers ->
        [0] Ваш помощник идёт { $place_to }. { $brings }
       *[other] Ваш помощник идёт { $place_to }, это стоит { $price }. { $brings }
    }
castle-event-HelperPlaced-from = { $talers ->
    [0] { $seat } переводит помощника { $source_from } { $place_to }.
   *[other] { $seat } переводит помощника { $source_from } { $place_to } за { $price }.
}
    .you = { $talers ->
        [0] Ваш помощник идёт { $source_from } { $place_to }. { $brings }
       *[other] Ваш помощник идёт { $source_from } { $place_to }, это стоит { $price }. { $brings }
    }
castle-event-InnTalers = { $seat } забирает { $talers } с карты [inn|Трактира].
    .you = Вы забираете с карты { $talers }.
castle-event-PaidOut = { $duty ->
    [0] { $seat } получает { $goods } { $place_at }: в общем резерве этого не осталось.
   *[other] { $seat } получает { $goods } { $place_at }; ещё { $duty } идёт на Оборонительную башню.
}
    .you = Вы получаете { $goods }.
castle-event-TookFromTower = [bricklayer|Строитель]: { $seat } берёт { $goods } с Оборонительной башни.
    .you = Вы берёте { $goods } с Оборонительной башни.
castle-event-Exchanged = { $seat } отдаёт 1 серебро в [forge|Кузницу] за { $goods }.
    .you = 1 серебро уходит в Кузницу, вы берёте { $goods } из общего резерва. [CAS-13.10]
castle-event-AskedForLast = { $seat } просит последнюю единицу: { $goods } ({ $worker }, владелец — { $owner }).
    .you = Вы просите { $goods }: { $worker }. Это последняя единица на карте, и владелец ({ $owner }) может отказать. [CAS-10.4]
castle-event-Bought = { $seat } покупает { $goods } за { $talers }: { $worker }, владелец — { $owner }.
    .you = Вы платите { $talers } и берёте { $goods }: { $worker }, владелец — { $owner }.
    .they = { $seat } платит вам { $talers } и забирает { $goods }.
castle-event-Refused = { $seat } не продаёт последнюю единицу: { $worker }.
    .you = Вы оставляете себе последнюю единицу: { $worker }. В этот ход её больше не попросят. [CAS-10.10]
castle-event-TookLoad = { $worker }: { $seat } забирает { $goods }.
castle-event-Built-talers = { $card }: { $seat } строит { $building_object } за { $goods } и получает { $talers }.
    .you = Вы платите { $goods } и строите { $building_object } за { $talers }.
castle-event-Built-points = { $card }: { $seat } строит { $building_object } за { $goods } { $gain }.
    .you = Вы платите { $goods } и строите { $building_object } { $gain }.
castle-event-TookBack = { $count ->
    [one] [master_builder|Архитектор]: { $seat } возвращает в руку { $count } карту.
    [few] [master_builder|Архитектор]: { $seat } возвращает в руку { $count } карты.
   *[other] [master_builder|Архитектор]: { $seat } возвращает в руку { $count } карт.
}
castle-event-MasterBuilder = { $buildings ->
    [0] Соперники в этом раунде ничего не построили: { $seat } очков не получает.
    [one] Соперники построили в этом раунде { $buildings } здание: { $seat } { $gain }.
    [few] Соперники построили в этом раунде { $buildings } здания: { $seat } { $gain }.
   *[other] Соперники построили в этом раунде { $buildings } зданий: { $seat } { $gain }.
}
castle-event-CardLost = { $seat } навсегда теряет карту: { $card }.
    .you = Карта навсегда выбывает из партии: { $card }. [CAS-20.7]
castle-event-PaidTalers = { $seat } платит { $talers } и сохраняет карты.
    .you = Вы платите { $talers } в банк и сохраняете карты.
castle-event-Repaired = { $seat } отдаёт { $goods } на ремонт стены { $gain }.
    .you = Вы возвращаете { $goods } в общий резерв { $gain }.
castle-event-Gave = { $seat } дарит [young_lady|Юной даме] { $goods }.
    .you = Вы дарите [young_lady|Юной даме] { $goods }.
castle-event-Withdrew = { $seat } больше не ухаживает за [young_lady|Юной дамой].
    .you = Вы ничего не дарите и выходите навсегда.
castle-event-YoungLadyLeft = [young_lady|Юная дама] выбирает: { $seat } { $gain }.
    .you = [young_lady|Юная дама] выбирает вас { $gain }.
    .they = [young_lady|Юная дама] выбирает: { $seat } { $gain }.
castle-event-YoungLadyLeft-nobody = [young_lady|Юная дама] не достаётся никому.
castle-event-Shared = { $seat } берёт { $goods } из подарков.
    .you = Вы берёте { $goods } из подарков.
castle-event-EndTriggered = Последний раунд окончен. Считаются помощники в замке. [CAS-16.1]
castle-event-EndTriggered-all-built = Всё построено: это был последний раунд. Считаются помощники в замке. [CAS-16.2]
castle-event-FinalScored = { $source }: { $seat } { $gain }.
    .you = { $source }: вы получаете { $gain }.
castle-event-Converted = [palace|Палас]: { $seat } отдаёт { $goods } { $gain }.
    .you = Вы отдаёте { $goods } { $gain }.
castle-event-MatchOver = { $count ->
    [one] { $seats } побеждает в партии.
   *[other] { $seats } делят победу. [CAS-18.4]
}

# Главная страница и страница нового стола

web-castle-length = 60 мин
web-castle-kind = Почти без случайности
web-castle-say = Тайно выбирайте персонажа, собирайте песок, дерево, кирпич и камень и вместе стройте замок — каждый ради своей славы.
web-castle-step-1 = Каждый кладёт рубашкой вверх одного из восьми персонажей: посыльного, торговца, тех, кто строит, или архитектора, который возвращает карты.
web-castle-step-2 = За здание платят ровно его стоимость, не менее чем тремя видами материалов; оно приносит талеры, очки или половину очков.
web-castle-step-3 = Помощники в замке приносят очки после последнего раунда: за башни, дома, талеры, серебро, свободные места.
web-castle-option-side = Сторона поля
web-castle-option-side-say = На зимней стороне появляются карты, которые путают всем планы.
web-castle-option-six-winter-cards = Все шесть зимних карт
web-castle-option-six-winter-cards-say = Зимой появятся шесть карт вместо четырёх.
web-castle-option-material-kinds = Видов стройматериалов
web-castle-option-material-kinds-say = Сколько видов должно быть в оплате здания.
web-value-summer = летняя
web-value-winter = зимняя
web-value-at_least_three = три или четыре
web-value-exactly_three = ровно три
