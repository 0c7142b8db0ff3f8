## Замок на всі часи.
##
## [id|слова] позначає будівлю, карту, місце чи ресурс; [CAS-13.4] — правило. Форми імен: .object — що
## зводять, .of — чого, .count — скільки (підпис), .taken — скільки беруть, .apiece — по скільки; .at — де,
## .to — куди, .from — звідки.

# Ресурси

castle-kind-sand = [sand|пісок]
    .of = піску
    .count = { $n ->
        [one] { $n } [sand|пісок]
       *[other] { $n } [sand|піску]
    }
castle-kind-wood = [wood|дерево]
    .of = дерева
    .count = { $n ->
        [one] { $n } [wood|дерево]
       *[other] { $n } [wood|дерева]
    }
castle-kind-clay = [clay|цегла]
    .of = цегли
    .count = { $n ->
        [one] { $n } [clay|цеглина]
        [few] { $n } [clay|цеглини]
       *[other] { $n } [clay|цеглин]
    }
    .taken = { $n ->
        [one] { $n } [clay|цеглину]
        [few] { $n } [clay|цеглини]
       *[other] { $n } [clay|цеглин]
    }
castle-kind-stone = [stone|камінь]
    .of = каменю
    .count = { $n ->
        [one] { $n } [stone|камінь]
        [few] { $n } [stone|камені]
       *[other] { $n } [stone|каменів]
    }
castle-kind-silver = [silver|срібло]
    .of = срібла
    .count = { $n ->
        [one] { $n } [silver|срібло]
       *[other] { $n } [silver|срібла]
    }
castle-taler = талер
    .count = { $n ->
        [one] { $n } талер
        [few] { $n } талери
       *[other] { $n } талерів
    }
    .apiece = { $n ->
        [one] по { $n } талеру
        [few] по { $n } талери
       *[other] по { $n } талерів
    }

# Персонажі

castle-card-messenger = [messenger|Посланець]
    .short = Посланець
castle-card-trader = [trader|Торговець]
    .short = Торговець
castle-card-bricklayer = [bricklayer|Муляр]
    .short = Муляр
castle-card-stonemason = [stonemason|Каменяр]
    .short = Каменяр
castle-card-timber = [timber|Робітник «Ліс»]
    .short = Ліс
castle-card-earth = [earth|Робітник «Земля»]
    .short = Земля
castle-card-quarry = [quarry|Робітник «Каменоломня»]
    .short = Каменоломня
castle-card-master_builder = [master_builder|Архітектор]
    .short = Архітектор

# Зимові карти

castle-winter-inn = [inn|Корчма]
castle-winter-granary = [granary|Комора]
castle-winter-plague = [plague|Чума]
castle-winter-breach = [breach|Пролом у мурі]
castle-winter-young_lady = [young_lady|Юна панна]
castle-winter-blizzard = [blizzard|Хуртовина]

# Що роблять карти: фрази їхніх дій і примітки до того, чого в них немає

castle-verb-earn = бере з банку { $talers }
    .brief = { $talers }
castle-verb-trade = посилає помічника до воза; потім кожен помічник біля возів і кур’єра приносить власникові ресурси
    .brief = помічник до воза; вози й кур’єр видають ресурси
castle-verb-tower = забирає з Оборонної вежі всі одиниці одного виду
    .brief = ресурси з Оборонної вежі
castle-verb-load = приносить { $goods }
    .brief = { $goods }
castle-free-units = { $n ->
    [1] одиницю { $kinds }
    [2] дві одиниці { $kinds }
    [few] { $n } одиниці { $kinds }
   *[other] { $n } одиниць { $kinds }
}
    .brief = { $n ->
        [one] { $n } інша
       *[other] { $n } інших
    }
castle-verb-buy = може купити по одиниці в кожного чужого Робітника за { $talers }
    .brief = купує в Робітників
castle-verb-build-talers = { $most ->
    [1] зводить одну будівлю
    [2] зводить до двох будівель
   *[other] зводить до { $most } будівель
}, отримуючи { $talers_apiece } за кожну сплачену одиницю
    .brief = будує за талери
castle-verb-build-points = { $most ->
    [1] зводить одну будівлю
    [2] зводить до двох будівель
   *[other] зводить до { $most } будівель
} за { $share ->
    [1] всі їхні очки
    [2] половину їхніх очок
   *[other] 1/{ $share } їхніх очок
}
    .brief = { $share ->
        [1] будує за всі очки
        [2] будує за половину очок
       *[other] будує за 1/{ $share } очок
    }
castle-verb-helpers = { $most ->
    [1] ставить одного помічника
    [2] ставить до двох помічників
   *[other] ставить до { $most } помічників
}, якщо щось збудував
    .brief = помічники
castle-verb-back = повертає на руку всі зіграні карти
    .brief = карти назад
castle-verb-others = приносить { $points } за кожну будівлю, зведену суперниками в цьому раунді
    .brief = { $points } за чужу будівлю
castle-verb-court = щораунду залицяльники дарують їй талер або одиницю ресурсу чи виходять назавжди; останній отримує { $points }, потім подарунки ділять усі
castle-verb-lose-played = назавжди втрачає одну зі своїх зіграних карт або платить { $talers_apiece } за кожну
castle-verb-repair = може один раз віддати { $goods } за { $points }
castle-verb-lose-worker = назавжди втрачає карту Робітника або платить { $talers }

castle-note-inn = Відтепер кожен Торговець платить дорожній збір, { $toll }: господареві Корчми, а доки його немає — на карту; хто не має талера, той натомість забирає помічника від воза чи кур’єра. Помічник стає господарем за { $price }.
castle-note-granary = { $places ->
    [3] Три місця
   *[other] Місць: { $places }
} для помічників { $price_apiece }. Наприкінці помічник приносить { $alone }, якщо він там сам, по { $two }, якщо їх двоє, по { $three }, якщо троє.

# Будівлі

castle-building-house = [house|Будинок]
    .object = [house|Будинок]
castle-building-tower = [tower|Вежа]
    .object = [tower|Вежу]
castle-building-small_gate = [small_gate|Мала брама]
    .object = [small_gate|Малу браму]
castle-building-well = [well|Криниця]
    .object = [well|Криницю]
castle-building-stable = [stable|Стайня]
    .object = [stable|Стайню]
castle-building-servants_house = [servants_house|Будинок слуг]
    .object = [servants_house|Будинок слуг]
castle-building-main_gate = [main_gate|Головна брама]
    .object = [main_gate|Головну браму]
castle-building-tavern = [tavern|Таверна]
    .object = [tavern|Таверну]
castle-building-keep = [keep|Сторожова вежа]
    .object = [keep|Сторожову вежу]
castle-building-palace = [palace|Палац]
    .object = [palace|Палац]
castle-building-market = [market|Ринок]
    .object = [market|Ринок]
castle-building-forge = [forge|Кузня]
    .object = [forge|Кузню]

# Місця для помічників

castle-place-market = [market|Ринок]
    .at = на [market|Ринку]
    .to = на [market|Ринок]
    .from = з [market|Ринку]
castle-place-forge_16 = [forge_16|Кузня (16)]
    .at = у [forge_16|Кузні (16)]
    .to = до [forge_16|Кузні (16)]
    .from = з [forge_16|Кузні (16)]
castle-place-forge_8 = [forge_8|Кузня (8)]
    .at = у [forge_8|Кузні (8)]
    .to = до [forge_8|Кузні (8)]
    .from = з [forge_8|Кузні (8)]
castle-place-palace = [palace|Палац]
    .at = у [palace|Палаці]
    .to = до [palace|Палацу]
    .from = з [palace|Палацу]
castle-place-keep = [keep|Сторожова вежа]
    .at = у [keep|Сторожовій вежі]
    .to = до [keep|Сторожової вежі]
    .from = зі [keep|Сторожової вежі]
castle-place-tavern_12 = [tavern_12|Таверна (12)]
    .at = у [tavern_12|Таверні (12)]
    .to = до [tavern_12|Таверни (12)]
    .from = з [tavern_12|Таверни (12)]
castle-place-tavern_6 = [tavern_6|Таверна (6)]
    .at = у [tavern_6|Таверні (6)]
    .to = до [tavern_6|Таверни (6)]
    .from = з [tavern_6|Таверни (6)]
castle-place-stable_16 = [stable_16|Стайня (16)]
    .at = у [stable_16|Стайні (16)]
    .to = до [stable_16|Стайні (16)]
    .from = зі [stable_16|Стайні (16)]
castle-place-stable_12 = [stable_12|Стайня (12)]
    .at = у [stable_12|Стайні (12)]
    .to = до [stable_12|Стайні (12)]
    .from = зі [stable_12|Стайні (12)]
castle-place-servants_house = [servants_house|Будинок слуг]
    .at = у [servants_house|Будинку слуг]
    .to = до [servants_house|Будинку слуг]
    .from = з [servants_house|Будинку слуг]
castle-place-main_gate = [main_gate|Головна брама]
    .at = у [main_gate|Головній брамі]
    .to = до [main_gate|Головної брами]
    .from = з [main_gate|Головної брами]
castle-place-small_gate = [small_gate|Мала брама]
    .at = у [small_gate|Малій брамі]
    .to = до [small_gate|Малої брами]
    .from = з [small_gate|Малої брами]
castle-place-granary = [granary|Комора]
    .at = у [granary|Коморі]
    .to = до [granary|Комори]
    .from = з [granary|Комори]
castle-place-inn = [inn|Корчма]
    .at = у [inn|Корчмі]
    .to = до [inn|Корчми]
    .from = з [inn|Корчми]
castle-place-cart_sand = [cart_sand|віз із піском]
    .at = біля [cart_sand|воза з піском]
    .to = до [cart_sand|воза з піском]
    .from = від [cart_sand|воза з піском]
castle-place-cart_wood = [cart_wood|віз із деревом]
    .at = біля [cart_wood|воза з деревом]
    .to = до [cart_wood|воза з деревом]
    .from = від [cart_wood|воза з деревом]
castle-place-cart_clay = [cart_clay|віз із цеглою]
    .at = біля [cart_clay|воза з цеглою]
    .to = до [cart_clay|воза з цеглою]
    .from = від [cart_clay|воза з цеглою]
castle-place-cart_stone = [cart_stone|віз із каменем]
    .at = біля [cart_stone|воза з каменем]
    .to = до [cart_stone|воза з каменем]
    .from = від [cart_stone|воза з каменем]
castle-place-rider_silver = [rider_silver|кур’єр зі сріблом]
    .at = біля [rider_silver|кур’єра зі сріблом]
    .to = до [rider_silver|кур’єра зі сріблом]
    .from = від [rider_silver|кур’єра зі сріблом]

castle-place-does-market = Наприкінці 1 очко за кожні { $talers } ваші талери; з двома помічниками — за { $both ->
    [1] кожен талер
   *[other] кожні { $both } талери
}. [CAS-17.7]
castle-place-does-forge_16 = Наприкінці { $points } за кожен злиток срібла в Кузні. [CAS-17.9]
castle-place-does-forge_8 = Наприкінці 1 очко за кожні { $per ->
    [2] два
   *[other] { $per }
} злитки срібла в Кузні. [CAS-17.9]
castle-place-does-palace = Наприкінці до { $units } ваших одиниць перетворюються на очки за їхніми будівельними балами. [CAS-17.8]
castle-place-does-keep = Наприкінці { $points } за кожне вільне місце в замку. [CAS-17.2]
castle-place-does-tavern_12 = Наприкінці { $points } за кожного помічника в замку, чий би він не був. [CAS-17.3]
castle-place-does-tavern_6 = Наприкінці 1 очко за кожних { $per ->
    [2] двох
   *[other] { $per }
} помічників у замку, чиї б вони не були. [CAS-17.3]
castle-place-does-stable_16 = Наприкінці { $points } за кожен збудований Будинок. [CAS-17.5]
castle-place-does-stable_12 = Наприкінці { $points } за кожен збудований Будинок. [CAS-17.5]
castle-place-does-servants_house = Наприкінці { $points } за кожну незбудовану будівлю. [CAS-17.6]
castle-place-does-main_gate = Наприкінці { $points } за кожну збудовану Вежу. [CAS-17.4]
castle-place-does-small_gate = Наприкінці { $points } за кожну збудовану Вежу. [CAS-17.4]
castle-place-does-granary = Наприкінці { $alone }, якщо помічник там сам, по { $two }, якщо їх двоє, по { $three }, якщо троє. [CAS-20.2]
castle-place-does-inn = Господар отримує дорожній збір кожного Торговця й талери, що лежать на карті. [CAS-20.1]
castle-place-does-cart_sand = { $goods } за кожної видачі, з них { $duty } — на Оборонну вежу. [CAS-8.9]
castle-place-does-cart_wood = { $goods } за кожної видачі, з них { $duty } — на Оборонну вежу. [CAS-8.9]
castle-place-does-cart_clay = { $goods } за кожної видачі, з них { $duty } — на Оборонну вежу. [CAS-8.9]
castle-place-does-cart_stone = { $goods } за кожної видачі, з них { $duty } — на Оборонну вежу. [CAS-8.9]
castle-place-does-rider_silver = { $goods } за кожної видачі, з них { $duty } — на Оборонну вежу. [CAS-8.9]

# Що приносять помічники, зовсім коротко

castle-brings-market = талери { $talers }:1, з двома { $both }:1
castle-brings-forge = { $points } · { $per ->
    [2] ½
   *[other] 1/{ $per }
} за срібло в Кузні
castle-brings-palace = { $units } одиниць в очки
castle-brings-keep = { $points } за вільне місце в замку
castle-brings-tavern = { $points } · { $per ->
    [2] ½
   *[other] 1/{ $per }
} за помічника в замку
castle-brings-stable = { $points } · { $less } за Будинок
castle-brings-servants_house = { $points } за незбудовану будівлю
castle-brings-main_gate = { $points } за Вежу
castle-brings-small_gate = { $points } за Вежу
castle-brings-granary = один { $alone }, двоє по { $two }, троє по { $three }
castle-brings-inn = збір із кожного Торговця

# Джерела очок

castle-source-stonemason = [stonemason|Каменяр]
castle-source-worker = Робітники
castle-source-master_builder = [master_builder|Архітектор]
castle-source-breach = [breach|Пролом у мурі]
castle-source-young_lady = [young_lady|Юна панна]
castle-source-keep = [keep|Сторожова вежа]
castle-source-tavern = [tavern|Таверна]
castle-source-main_gate = [main_gate|Головна брама]
castle-source-small_gate = [small_gate|Мала брама]
castle-source-stable = [stable|Стайня]
castle-source-servants_house = [servants_house|Будинок слуг]
castle-source-market = [market|Ринок]
castle-source-palace = [palace|Палац]
castle-source-forge = [forge|Кузня]
castle-source-granary = [granary|Комора]

# Слова за столом

castle-nothing = 0 одиниць
castle-helpers = { $helpers ->
    [one] { $helpers } помічника
   *[other] { $helpers } помічників
}
castle-table-round = Раунд { $round } з { $rounds }
castle-table-start = перший гравець: { $seat }
castle-table-bank = у банку { $talers }
castle-table-winter = ❄ раунд із зимовою картою
castle-table-unseen = Ще не відкриті:
castle-table-in-play = У грі:
castle-table-gifts = Подаровано Юній панні: { $gifts }. Залицяльники: { $seats }.
castle-table-inn-talers = На карті Корчми: { $talers }.
castle-table-building = будівля
castle-table-cost = вартість
castle-table-points = очки
castle-table-half = ½
castle-table-tiles = жетони
castle-table-places = помічники
castle-table-brings = наприкінці гри
castle-table-stands = стоїть
castle-table-trader = вози й кур’єр
castle-table-pays-out = видають
castle-table-worth = балів за одиницю
castle-table-stock = загальний резерв
castle-table-tower = Оборонна вежа
castle-table-talers = талери
castle-table-helpers = помічн.
castle-table-score = очки
castle-table-ended-now = якби кінець тепер
castle-table-hand = на руці
castle-table-played = зіграно
castle-table-lost = втрачено
castle-table-face-down = сорочкою догори
castle-table-legend = жетони: A, B … хто збудував, □ ще немає · помічники: ціна й хто, · вільно, ( ) ще немає будівлі

# Налаштування

castle-option-side = Бік поля
castle-option-side-summer = літній, для першої партії
castle-option-side-winter = зимовий: карти плутають усім плани
castle-option-six_winter_cards = Зимові карти
castle-option-six_winter_cards-false = з’являться чотири з шести
castle-option-six_winter_cards-true = з’являться всі шість
castle-option-material_kinds = Видів будматеріалів в оплаті
castle-option-material_kinds-at_least_three = три або чотири
castle-option-material_kinds-exactly_three = рівно три

# Таблиця очок

score-CAS-10-8 = Будівлі Каменяра
score-CAS-11-2 = Будівлі Робітників
score-CAS-12-2 = Архітектор
score-CAS-20-4 = Пролом у мурі
score-CAS-20-5 = Юна панна
score-CAS-17-2 = Сторожова вежа
score-CAS-17-3 = Таверна
score-CAS-17-4 = Брами
score-CAS-17-5 = Стайня
score-CAS-17-6 = Будинок слуг
score-CAS-17-7 = Ринок
score-CAS-17-8 = Палац
score-CAS-17-9 = Кузня
score-CAS-20-2 = Комора
castle-tie-break-1 = Талери
castle-tie-break-2 = Одиниці ресурсів

# На що чекає стіл

castle-prompt-start = Жереб вирішує, хто перший гравець.
castle-prompt-winter = Відкривається зимова карта.
castle-prompt-select = { $cards ->
    [one] Оберіть персонажа й покладіть карту сорочкою догори.
   *[other] Оберіть двох персонажів і покладіть карти сорочкою догори.
}
castle-prompt-select-sub = Перший гравець — { $start }. Персонажі діють за номерами від 1 до { $ranks }, рівні — у порядку ходу. [CAS-6.1]
castle-prompt-laid = Ваш вибір лежить сорочкою догори. Ще обирають: { $seats }.
castle-prompt-waits = Ще обирають: { $seats }.
castle-prompt-load = Ваш [quarry|Робітник «Каменоломня»] бере ще дві одиниці: пісок, дерево чи цеглу, можна дві однакові. Які? [CAS-5.3]
castle-prompt-order = Хто з двох ваших Робітників діє першим? [CAS-6.4]
castle-prompt-toll = Ви не маєте талера на дорожній збір [inn|Корчми]: один ваш помічник має повернутися. Який? [CAS-20.1]
castle-prompt-trade = [trader|Торговець]: пошліть помічника до воза або до кур’єра. Потім усі вони приносять ресурси. [CAS-8.3]
castle-prompt-defence_tower = [bricklayer|Муляр]: заберіть з Оборонної вежі всі одиниці одного виду. [CAS-9.1]
castle-prompt-build-bricklayer = { $left ->
    [2] [bricklayer|Муляр]: зведіть до двох будівель, по 1 талеру за сплачену одиницю. [CAS-9.2]
   *[1] [bricklayer|Муляр]: зведіть ще одну будівлю або йдіть далі. [CAS-9.2]
}
castle-prompt-build-stonemason = { $left ->
    [2] [stonemason|Каменяр]: спершу купівля в чужих Робітників, потім до двох будівель за всі їхні очки. [CAS-10.1]
   *[1] [stonemason|Каменяр]: зведіть ще одну будівлю або йдіть далі. [CAS-10.8]
}
castle-prompt-build-worker = { $left ->
    [2] { $worker }: зведіть до двох будівель за половину їхніх очок. [CAS-11.2]
   *[1] { $worker }: зведіть ще одну будівлю або йдіть далі. [CAS-11.2]
}
castle-prompt-build-sub = Ви маєте { $goods }, разом будівельних балів: { $worth }, і { $talers }. Платять рівно вартість будівлі, щонайменше трьома видами. [CAS-13.3]
castle-prompt-build-sub-exactly = Ви маєте { $goods }, разом будівельних балів: { $worth }, і { $talers }. Платять рівно вартість будівлі, рівно трьома видами. [CAS-13.4]
castle-prompt-helpers = { $left ->
    [2] Поставте до двох помічників у замок, у різні будівлі. [CAS-14.1]
   *[1] Поставте ще одного помічника в іншу будівлю або йдіть далі. [CAS-14.5]
}
castle-prompt-finish = До кінця ходу ви ще можете обміняти срібло. [CAS-13.10]
castle-prompt-sale = { $buyer } просить останню одиницю, яку має ваш { $worker }: { $goods } за { $talers }. Продати? [CAS-10.4]
castle-prompt-plague = [plague|Чума]: назавжди втратьте одну зіграну карту або заплатіть { $talers }. [CAS-20.3]
castle-prompt-breach = [breach|Пролом у мурі]: можна віддати { $goods } за { $points }. [CAS-20.4]
castle-prompt-blizzard = [blizzard|Хуртовина]: назавжди втратьте карту Робітника або заплатіть { $talers }. [CAS-20.6]
castle-prompt-gifts = [young_lady|Юна панна] чекає на подарунок: талер або одиницю ресурсу. Хто не дарує, виходить назавжди. [CAS-20.5]
castle-prompt-gifts-last = [young_lady|Юна панна]: ви останній залицяльник. Один подарунок — і { $points } ваші. [CAS-20.5]
castle-prompt-sharing = Подарунки [young_lady|Юній панні] ділять: візьміть щось одне. [CAS-20.5]
castle-prompt-palace = { $left ->
    [one] [palace|Палац]: можна обміняти ще { $left } одиницю на очки за її будівельними балами. [CAS-17.8]
    [few] [palace|Палац]: можна обміняти ще { $left } одиниці на очки за їхніми будівельними балами. [CAS-17.8]
   *[other] [palace|Палац]: можна обміняти ще { $left } одиниць на очки за їхніми будівельними балами. [CAS-17.8]
}
castle-prompt-have = Ви маєте { $goods }, { $talers } і { $helpers }.
castle-waits-load = { $seat } обирає вантаж для [quarry|Робітника «Каменоломня»].
castle-waits-order = { $seat } вирішує, хто з Робітників діє першим.
castle-waits-toll = { $seat } не може сплатити збір [inn|Корчми] і повертає помічника.
castle-waits-trade = { $seat } посилає помічника до воза або до кур’єра.
castle-waits-defence_tower = { $seat } бере ресурси з Оборонної вежі.
castle-waits-build = { $seat } може будувати: { $card }.
castle-waits-helpers = { $seat } може поставити помічників у замок.
castle-waits-finish = { $seat } ще може обміняти срібло.
castle-waits-sale = { $seat } вирішує, чи продати останню одиницю: { $worker }.
castle-waits-plague = { $seat } вирішує, чим відповісти на [plague|Чуму].
castle-waits-breach = { $seat } оглядає [breach|Пролом у мурі].
castle-waits-blizzard = { $seat } вирішує, чим відповісти на [blizzard|Хуртовину].
castle-waits-gifts = { $seat } думає про подарунок для [young_lady|Юної панни].
castle-waits-sharing = { $seat } бере один із подарунків.
castle-waits-palace = { $seat } обмінює ресурси на очки в [palace|Палаці].

# Як називаються дії

castle-do-start = перший гравець — { $seat }
castle-do-winter = відкривається { $card }
castle-do-cards = { $cards }
castle-do-load = спорядити: { $goods }
castle-do-place = { $talers ->
    [0] помічник { $place_to }
   *[other] помічник { $place_to } за { $price }
}
castle-do-place-from = { $talers ->
    [0] помічник { $source_from } { $place_to }
   *[other] помічник { $source_from } { $place_to } за { $price }
}
castle-do-take = взяти: { $what }
castle-do-buy = купити { $goods } за { $talers }: { $worker }, { $owner }
castle-do-sell = продати
castle-do-refuse = лишити собі
castle-do-build = звести { $building_object } за { $goods }
castle-do-exchange = обміняти 1 срібло на { $goods }
castle-do-stop = далі
castle-do-first = першим { $card }
castle-do-return = помічник { $place_from } до особистого запасу
castle-do-lose = втратити карту: { $card }
castle-do-pay = заплатити талери
castle-do-repair = віддати { $goods } за { $points }
castle-do-gift = подарувати { $what }
castle-do-withdraw = вийти
castle-do-convert = { $goods } за { $gain }
castle-family-build = { $ways ->
    [one] звести { $building_object }: { $ways } спосіб оплати
    [few] звести { $building_object }: { $ways } способи оплати
   *[other] звести { $building_object }: { $ways } способів оплати
}

# Що зробить дія

castle-will-keep = Ви лишаєте собі { $rest }.
castle-will-stop-build = Більше ви цією картою не будуєте.
castle-will-stop-helpers = Більше ви помічників не ставите.
castle-will-stop-trade = Ваші помічники лишаються на місцях.
castle-will-stop-breach = Ви не віддаєте каменів.
castle-will-stop-palace = Решту одиниць ви лишаєте собі.
castle-will-stop-finish = Срібло лишається у вас, хід завершено.
castle-will-first = Першим діє { $card }, інший Робітник — після нього.

# Чому дію не прийнято

castle-illegal-NotLeftToChance = Це вирішує не жереб. { $rule }
castle-illegal-LeftToChance = Це вирішує лише жереб. { $rule }
castle-illegal-NotAtTheTable = Такого місця за цим столом немає. { $rule }
castle-illegal-MatchOver = Партію завершено. { $rule }
castle-illegal-NotInOwnTurn = Срібло обмінюють лише у свій хід. Зачекайте, доки почне діяти ваш персонаж. { $rule }
castle-illegal-AlreadyChosen = Ваш вибір уже лежить сорочкою догори. Щоб обрати інше, спершу візьміть його назад. { $rule }
castle-illegal-OwnerDecides = Зараз власник карти Робітника вирішує, чи продати одиницю. Зачекайте на відповідь. { $rule }
castle-illegal-NotYourTurn = Зараз не ваш хід. Зачекайте, доки закінчить решта. { $rule }
castle-illegal-NoSelectionNow = Персонажів обирають на початку раунду, а не зараз. { $rule }
castle-illegal-CardNotInHand = Цієї карти немає на руці. Оберіть із руки; зіграні карти повертає [master_builder|Архітектор]. { $rule }
castle-illegal-MasterBuilderInFirstRound = [master_builder|Архітектор] недоступний у першому раунді. Оберіть іншого персонажа. { $rule }
castle-illegal-MasterBuilderWithoutPlayedCards = Ви не маєте зіграних карт, які міг би повернути [master_builder|Архітектор]. Оберіть іншого персонажа. { $rule }
castle-illegal-WrongCardCount = { $cards ->
    [one] Потрібно обрати рівно одного персонажа, а не { $laid }. { $rule }
   *[other] Потрібно обрати рівно двох персонажів, а не { $laid }. { $rule }
}
castle-illegal-WorkerPlacesNobody = Робітник не ставить помічників. Це роблять [bricklayer|Муляр] і [stonemason|Каменяр]. { $rule }
castle-illegal-NothingBuilt = Помічників ставлять лише після того, як цією картою зведено будівлю. Спершу збудуйте. { $rule }
castle-illegal-NoHelperNow = Зараз помічника поставити не можна. { $rule }
castle-illegal-NoTraderPlace = [trader|Торговець] посилає помічників лише до возів або до кур’єра. Оберіть одне з цих місць. { $rule }
castle-illegal-NoSuchHelper = Там немає вашого помічника. Візьміть його з особистого запасу або від воза, де стоїть ваш. { $rule }
castle-illegal-FreeCartFirst = Доки є вільний віз, помічник мусить іти до вільного воза. { $rule }
castle-illegal-OwnHelperThere = Там уже стоїть ваш помічник. Оберіть інше місце. { $rule }
castle-illegal-PlacedThisRound = Цього помічника поставлено в цьому раунді, витіснити його можна не раніше наступного. Оберіть інше місце. { $rule }
castle-illegal-NotInPlay = Цієї зимової карти немає в грі. { $rule }
castle-illegal-NotErected = Цю будівлю ще не зведено. Оберіть збудовану. { $rule }
castle-illegal-NoCastlePlace = До возів помічників посилає лише [trader|Торговець]. Оберіть місце в замку. { $rule }
castle-illegal-Occupied = Це місце зайняте. Оберіть вільне. { $rule }
castle-illegal-SameBuildingThisRound = У цю будівлю ви вже поставили помічника в цьому раунді. Оберіть іншу будівлю. { $rule }
castle-illegal-NotEnoughTalers = Це місце коштує { $price }, а ви маєте { $talers }. Оберіть дешевше. { $rule }
castle-illegal-OnlyTheStonemasonBuys = З карт Робітників купує лише [stonemason|Каменяр]. { $rule }
castle-illegal-OwnWorker = У власного Робітника купувати не можна. { $rule }
castle-illegal-NotPlayedThisRound = Цього Робітника не зіграно в цьому раунді. { $rule }
castle-illegal-AfterBuilding = Ви вже почали будувати; купують до першої будівлі. { $rule }
castle-illegal-AlreadyRefused = Власник цього ходу вже відмовив, удруге питати не можна. { $rule }
castle-illegal-OneUnitPerCard = З цієї карти ви вже купили: по одній одиниці з кожної. { $rule }
castle-illegal-NotOnTheCard = Такої одиниці на цій карті Робітника немає. Оберіть те, що там лежить. { $rule }
castle-illegal-NoTaler = Одиниця коштує { $unit }, а ви не маєте жодного. { $rule }
castle-illegal-TowerFirst = Спершу візьміть ресурси з Оборонної вежі, потім будуйте. { $rule }
castle-illegal-BuildingIsOver = Цією картою більше нічого не будують. { $rule }
castle-illegal-NoBuilder = Будують лише [bricklayer|Муляр], [stonemason|Каменяр] і Робітники. { $rule }
castle-illegal-NoTileLeft = Усі жетони цієї будівлі вже збудовано. Оберіть іншу будівлю. { $rule }
castle-illegal-SilverIsNoMaterial = Срібло — не будматеріал. Спершу обміняйте його. { $rule }
castle-illegal-WrongNumberOfKinds = { $kinds ->
    [exactly] В оплаті має бути рівно три види будматеріалів. { $rule }
   *[least] В оплаті має бути щонайменше три види будматеріалів. { $rule }
}
castle-illegal-NotTheExactSum = Ваша оплата — { $sum ->
    [one] { $sum } будівельний бал
    [few] { $sum } будівельні бали
   *[other] { $sum } будівельних балів
}, а вартість — { $cost }. Заплатіть рівно стільки: пісок — це { $sand }, дерево — { $wood }, цегла — { $clay }, камінь — { $rock }. { $rule }
castle-shortfall = { $reason ->
    [points] Ваші будматеріали дають будівельних балів: { $have } з { $cost }.
    [kinds] Для оплати потрібні три види будматеріалів, а у вас їх { $kinds }.
   *[sum] З ваших будматеріалів трьох видів не скласти рівно { $cost }.
}{ $way ->
    [exchange] {" "}Обміняйте срібло на { $ways } — і зможете заплатити.
    [lack] {" "}Потрібно отримати ще { $ways }.
   *[far] {""}
} { $rule }
castle-illegal-StillOnTheWorkerCard = Частина цих одиниць ще лежить на вашій карті Робітника; вони стануть вашими, коли Робітник почне діяти. { $rule }
castle-illegal-NotEnoughGoods = Вам бракує цих одиниць: ви маєте { $goods }. { $rule }
castle-illegal-NoSilver = Ви не маєте срібла для обміну. { $rule }
castle-illegal-SoldOut = У загальному резерві цього не лишилося. Оберіть інший будматеріал. { $rule }
castle-illegal-NotEnoughStone = Потрібно { $stone }. Обміняйте срібло на камінь або йдіть далі. { $rule }
castle-illegal-NoBreach = Зараз немає муру, який треба лагодити. { $rule }
castle-illegal-NotAmongTheGifts = Такого серед подарунків немає. Оберіть те, що там лежить. { $rule }
castle-illegal-NotOnTheTower = Цього виду на Оборонній вежі немає. Оберіть те, що там лежить. { $rule }
castle-illegal-OneKindOnly = Один вид з Оборонної вежі ви вже взяли. { $rule }
castle-illegal-NothingToTake = Зараз нема чого брати. { $rule }
castle-illegal-NothingToLoad = Зараз на карти Робітників нічого не кладуть. { $rule }
castle-illegal-NoFreeUnit = [quarry|Робітник «Каменоломня»] обирає лише пісок, дерево й цеглу. { $rule }
castle-illegal-NotSoManyInStock = У загальному резерві немає цих одиниць, або треба взяти дві. Оберіть те, що є. { $rule }
castle-illegal-MustChoose = Пропустити не можна: оберіть персонажів. { $rule }
castle-illegal-MustLoad = Карту Робітника треба спорядити: оберіть одиниці. { $rule }
castle-illegal-MustOrder = Оберіть, хто з ваших Робітників діє першим. { $rule }
castle-illegal-MustPlace = Ви маєте помічника, і його треба поставити. Оберіть віз або кур’єра. { $rule }
castle-illegal-MustTake = Треба взяти один вид з Оборонної вежі. { $rule }
castle-illegal-MustReturn = Один ваш помічник має повернутися. Оберіть який. { $rule }
castle-illegal-MustDecide = Треба вирішити: оберіть одну з відповідей. { $rule }
castle-illegal-CannotPayLikeThis = Так на цю карту відповісти не можна. Оберіть свою карту, якої вона вимагає, або заплатіть, якщо вистачає талерів. { $rule }
castle-illegal-NothingToLose = Зараз зимові карти нічого не вимагають. { $rule }
castle-illegal-NotOwned = Ви цього не маєте. Оберіть те, що маєте. { $rule }
castle-illegal-NoGiftNow = [young_lady|Юна панна] зараз ні на що не чекає. { $rule }
castle-illegal-ExchangeSilverFirst = Срібло очок не приносить. Спершу обміняйте його на будматеріал. { $rule }
castle-illegal-NoUnitsLeftToConvert = [palace|Палац]: ваші помічники обміняли все, що можуть. { $rule }
castle-illegal-NoConversionNow = [palace|Палац] міняє ресурси на очки, коли гра скінчилася. { $rule }
castle-illegal-NobodyAsksForTheLastUnit = Зараз у вас ніхто нічого не просить. { $rule }
castle-illegal-NoSuchWorkers = Ви не маєте двох Робітників, щоб обирати порядок. { $rule }
castle-illegal-NoTollOwed = Зараз за вами немає збору, повертати помічника не треба. { $rule }

# Хроніка

castle-opening = Треба збудувати замок. На Оборонній вежі лежить по одиниці кожного ресурсу, а кожен за столом має { $talers }, { $goods }.
castle-event-RoundBegan = Раунд { $round }
castle-event-RoundBegan-start = Перший гравець — { $seat }: { $talers } зі шкали раундів.
castle-event-WinterCard = Зима приносить карту: { $card }. { $does }
castle-event-Chose = { $seat } кладе карти сорочкою догори.
castle-event-Revealed = { $seat } розкриває: { $cards }.
castle-event-Loaded = { $seat } споряджає: { $worker } — { $goods }.
    .you = Ви кладете { $goods } на карту: { $worker }.
castle-event-Began = { $seat }: діє { $card }.
castle-event-Earned = [messenger|Посланець]: { $seat } бере { $talers } з банку.
castle-event-Toll = { $seat } платить збір, { $talers }, на карту [inn|Корчми].
castle-event-Toll-host = { $seat } платить збір, { $talers }; господар [inn|Корчми] — { $host }.
castle-event-HelperReturned = { $seat }: помічник повертається { $place_from } до особистого запасу.
    .you = Ваш помічник повертається { $place_from }; збору ви не платите.
    .they = Помічник суперника ({ $seat }) повертається до особистого запасу. [CAS-8.5]
castle-event-HelperPlaced = { $talers ->
    [0] { $seat } посилає помічника { $place_to }.
   *[other] { $seat } посилає помічника { $place_to } за { $price }.
}
    .you = { $talers ->
        [0] Ваш помічник іде { $place_to }. { $brings }
       *[other] Ваш помічник іде { $place_to }, це коштує { $price }. { $brings }
    }
castle-event-HelperPlaced-from = { $talers ->
    [0] { $seat } переводить помічника { $source_from } { $place_to }.
   *[other] { $seat } переводить помічника { $source_from } { $place_to } за { $price }.
}
    .you = { $talers ->
        [0] Ваш помічник іде { $source_from } { $place_to }. { $brings }
       *[other] Ваш помічник іде { $source_from } { $place_to }, це коштує { $price }. { $brings }
    }
castle-event-InnTalers = { $seat } забирає { $talers } з карти [inn|Корчми].
    .you = Ви забираєте з карти { $talers }.
castle-event-PaidOut = { $duty ->
    [0] { $seat } отримує { $goods } { $place_at }: у загальному резерві цього не лишилося.
   *[other] { $seat } отримує { $goods } { $place_at }; ще { $duty } йде на Оборонну вежу.
}
    .you = Ви отримуєте { $goods }.
castle-event-TookFromTower = [bricklayer|Муляр]: { $seat } бере { $goods } з Оборонної вежі.
    .you = Ви берете { $goods } з Оборонної вежі.
castle-event-Exchanged = { $seat } віддає 1 срібло до [forge|Кузні] за { $goods }.
    .you = 1 срібло йде до Кузні, ви берете { $goods } із загального резерву. [CAS-13.10]
castle-event-AskedForLast = { $seat } просить останню одиницю: { $goods } ({ $worker }, власник — { $owner }).
    .you = Ви просите { $goods }: { $worker }. Це остання одиниця на карті, і власник ({ $owner }) може відмовити. [CAS-10.4]
castle-event-Bought = { $seat } купує { $goods } за { $talers }: { $worker }, власник — { $owner }.
    .you = Ви платите { $talers } і берете { $goods }: { $worker }, власник — { $owner }.
    .they = { $seat } платить вам { $talers } і забирає { $goods }.
castle-event-Refused = { $seat } не продає останню одиницю: { $worker }.
    .you = Ви лишаєте собі останню одиницю: { $worker }. Цього ходу її більше не проситимуть. [CAS-10.10]
castle-event-TookLoad = { $worker }: { $seat } забирає { $goods }.
castle-event-Built-talers = { $card }: { $seat } зводить { $building_object } за { $goods } і отримує { $talers }.
    .you = Ви платите { $goods } і зводите { $building_object } за { $talers }.
castle-event-Built-points = { $card }: { $seat } зводить { $building_object } за { $goods } { $gain }.
    .you = Ви платите { $goods } і зводите { $building_object } { $gain }.
castle-event-TookBack = { $count ->
    [one] [master_builder|Архітектор]: { $seat } повертає на руку { $count } карту.
    [few] [master_builder|Архітектор]: { $seat } повертає на руку { $count } карти.
   *[other] [master_builder|Архітектор]: { $seat } повертає на руку { $count } карт.
}
castle-event-MasterBuilder = { $buildings ->
    [0] Суперники в цьому раунді нічого не збудували: { $seat } очок не отримує.
    [one] Суперники збудували в цьому раунді { $buildings } будівлю: { $seat } { $gain }.
    [few] Суперники збудували в цьому раунді { $buildings } будівлі: { $seat } { $gain }.
   *[other] Суперники збудували в цьому раунді { $buildings } будівель: { $seat } { $gain }.
}
castle-event-CardLost = { $seat } назавжди втрачає карту: { $card }.
    .you = Карта назавжди вибуває з партії: { $card }. [CAS-20.7]
castle-event-PaidTalers = { $seat } платить { $talers } і зберігає карти.
    .you = Ви платите { $talers } до банку й зберігаєте карти.
castle-event-Repaired = { $seat } віддає { $goods } на ремонт муру { $gain }.
    .you = Ви повертаєте { $goods } до загального резерву { $gain }.
castle-event-Gave = { $seat } дарує [young_lady|Юній панні] { $goods }.
    .you = Ви даруєте [young_lady|Юній панні] { $goods }.
castle-event-Withdrew = { $seat } більше не залицяється до [young_lady|Юної панни].
    .you = Ви нічого не даруєте й виходите назавжди.
castle-event-YoungLadyLeft = [young_lady|Юна панна] обирає: { $seat } { $gain }.
    .you = [young_lady|Юна панна] обирає вас { $gain }.
    .they = [young_lady|Юна панна] обирає: { $seat } { $gain }.
castle-event-YoungLadyLeft-nobody = [young_lady|Юна панна] не дістається нікому.
castle-event-Shared = { $seat } бере { $goods } з подарунків.
    .you = Ви берете { $goods } з подарунків.
castle-event-EndTriggered = Останній раунд завершено. Рахують помічників у замку. [CAS-16.1]
castle-event-EndTriggered-all-built = Усе збудовано: це був останній раунд. Рахують помічників у замку. [CAS-16.2]
castle-event-FinalScored = { $source }: { $seat } { $gain }.
    .you = { $source }: ви отримуєте { $gain }.
castle-event-Converted = [palace|Палац]: { $seat } віддає { $goods } { $gain }.
    .you = Ви віддаєте { $goods } { $gain }.
castle-event-MatchOver = { $count ->
    [one] { $seats } перемагає в партії.
   *[other] { $seats } ділять перемогу. [CAS-18.4]
}

# Головна сторінка й сторінка нового столу

web-castle-length = 60 хв
web-castle-kind = Майже без випадковості
web-castle-say = Таємно обирайте персонажа, збирайте пісок, дерево, цеглу й камінь і разом будуйте замок — кожен заради власної слави.
web-castle-step-1 = Кожен кладе сорочкою догори одного з восьми персонажів: посланця, торговця, тих, хто будує, або архітектора, який повертає карти.
web-castle-step-2 = За будівлю платять рівно її вартість, щонайменше трьома видами матеріалів; вона приносить талери, очки або половину очок.
web-castle-step-3 = Помічники в замку приносять очки після останнього раунду: за вежі, будинки, талери, срібло, вільні місця.
web-castle-option-side = Бік поля
web-castle-option-side-say = На зимовому боці з’являються карти, що плутають усім плани.
web-castle-option-six-winter-cards = Усі шість зимових карт
web-castle-option-six-winter-cards-say = Узимку з’являться шість карт замість чотирьох.
web-castle-option-material-kinds = Видів будматеріалів
web-castle-option-material-kinds-say = Скільки видів має бути в оплаті будівлі.
web-value-summer = літній
web-value-winter = зимовий
web-value-at_least_three = три або чотири
web-value-exactly_three = рівно три
