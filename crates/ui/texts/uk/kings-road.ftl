## Королівська дорога.
##
## [ID|слова] позначає регіон, карту чи фішку; [KRD-5.7] — правило. Регіон має ще дві форми:
## .at — де, .to — куди.

# Регіони

kings-road-region-ZKD = [ZKD|Глибини Зін-Кая]
    .at = у [ZKD|Глибинах Зін-Кая]
    .to = до [ZKD|Глибин Зін-Кая]
kings-road-region-WIZ = [WIZ|Вежа чарівника]
    .at = у [WIZ|Вежі чарівника]
    .to = до [WIZ|Вежі чарівника]
kings-road-region-WLD = [WLD|Дикі пагорби]
    .at = на [WLD|Диких пагорбах]
    .to = на [WLD|Дикі пагорби]
kings-road-region-ALT = [ALT|Королівський вівтар]
    .at = біля [ALT|Королівського вівтаря]
    .to = до [ALT|Королівського вівтаря]
kings-road-region-TMP = [TMP|Руїни храму]
    .at = у [TMP|Руїнах храму]
    .to = до [TMP|Руїн храму]
kings-road-region-DRK = [DRK|Темна вежа]
    .at = у [DRK|Темній вежі]
    .to = до [DRK|Темної вежі]
kings-road-region-LAI = [LAI|Лігво дракона]
    .at = у [LAI|Лігві дракона]
    .to = до [LAI|Лігва дракона]
kings-road-region-CAS = [CAS|Королівський замок]
    .at = у [CAS|Королівському замку]
    .to = до [CAS|Королівського замку]

# Особливі карти

kings-road-card-KNIGHT = [KNIGHT|Лицар]
kings-road-card-KNIGHT_DECLINED = [KNIGHT_DECLINED|Лицар без маркера]
kings-road-card-DRAGON = [DRAGON|Дракон]
kings-road-card-WITCH = [WITCH|Відьма]

# Слова за столом

kings-road-hand = Карти:
kings-road-king = Король
kings-road-noble = шляхтич
kings-road-nobles = шляхтичі
kings-road-supply = запас
kings-road-marker = маркер
kings-road-extra-road = додаткова дорога
kings-road-scored = підраховано
kings-road-to-be-scored = на черзі
kings-road-round = Раунд { $round }
kings-road-points = очки
kings-road-to-end = до { $goal }

# Налаштування

kings-road-option-hereditary_nobles = Спадкові шляхтичі
kings-road-option-hereditary_nobles-false = ні: новий лідер виганяє попереднього шляхтича
kings-road-option-hereditary_nobles-true = так: шляхтичі лишаються назавжди, у регіоні їх може бути кілька

# Таблиця очок

score-KRD-5-5 = Місця в раундах
score-KRD-6-6 = Бонуси за шляхтичів
score-KRD-9-2 = Фінальний підрахунок
kings-road-tie-break-1 = Шляхтичів на полі

# На що чекає стіл

kings-road-prompt-choose = { $cards ->
    [one] Оберіть одну карту й покладіть її сорочкою догори.
    [few] Оберіть { $cards } карти й покладіть їх сорочкою догори.
   *[many] Оберіть { $cards } карт і покладіть їх сорочкою догори.
}
kings-road-prompt-choose-again = { $cards ->
    [one] Решта вже розмістила маркери. [WITCH|Відьма] дає вам обрати знову: одну карту.
    [few] Решта вже розмістила маркери. [WITCH|Відьма] дає вам обрати знову: { $cards } карти.
   *[many] Решта вже розмістила маркери. [WITCH|Відьма] дає вам обрати знову: { $cards } карт.
}
kings-road-prompt-laid = Ваші карти лежать сорочкою догори. Ще обирають: { $seats }.
kings-road-prompt-no-markers = Маркерів у запасі немає, тому карт ви зараз не граєте. Ще обирають: { $seats }. [KRD-3.3]
kings-road-prompt-others-again = [WITCH|Відьма] дозволяє обрати знову: { $seats }. Ви чекаєте. [KRD-4.10]
kings-road-prompt-waits = Ще обирають: { $seats }.
kings-road-prompt-scored = Буде підраховано: { $regions }.

# Що зробить вибір

kings-road-does-place = { $markers ->
    [1] один маркер { $region_to }
   *[2] два маркери { $region_to }
}
kings-road-does-dragon = [DRAGON|Дракон] додає до підрахунку { $region }; якщо Драконів кілька — і наступні.
kings-road-does-decline = [KNIGHT|Лицар] нічого не розміщує.
kings-road-does-witch = [WITCH|Відьма] дає обрати знову, коли решта розмістить маркери.
kings-road-does-places = Ви надсилаєте { $places }.

# Чому план не прийнято

kings-road-illegal-WrongPhase = Партію завершено, карт більше не обирають. { $rule }
kings-road-illegal-NotAwaited = { $reason ->
    [KRD-3-5] Ваші карти вже лежать сорочкою догори. Поки обрали не всі, їх можна взяти назад і обрати інші. { $rule }
    [KRD-3-3] У вашому запасі немає маркерів, тому карт ви зараз не граєте. { $rule }
    [KRD-4-10] Зараз знову обирають лише ті, хто показав Відьму. Зачекайте на них. { $rule }
   *[other] Зараз від вас не чекають карт. { $rule }
}
kings-road-illegal-DuplicateCard = Кожну карту можна покласти лише один раз, а обидві форми Лицаря — одна карта. Оберіть різні карти. { $rule }
kings-road-illegal-CardNotInHand = Карту «{ $card }» уже використано, вона вибула з гри. Оберіть карту, яка ще на руці. { $rule }
kings-road-illegal-WitchNotFirst = [WITCH|Відьма] має лежати першою. Поставте її вперед або покладіть саму. { $rule }
kings-road-illegal-WrongCardCount = { $cards ->
    [one] Потрібно обрати рівно одну карту, а не { $laid }. { $rule }
    [few] Потрібно обрати рівно { $cards } карти, а не { $laid }. { $rule }
   *[many] Потрібно обрати рівно { $cards } карт, а не { $laid }. { $rule }
}
kings-road-illegal-KnightNotLast = [KNIGHT|Лицар] має лежати останнім. Поставте його після решти карт. { $rule }
kings-road-illegal-KnightWithoutRegion = [KNIGHT|Лицар] підсилює регіон карти безпосередньо перед ним. Поставте туди карту регіону або зіграйте Лицаря без маркера. { $rule }

# Хроніка

kings-road-opening = [KING|Король] вирушає в дорогу. Початок шляху — { $region }. Винагороду отримає той, хто найсильніший там, де зупиниться Король.
kings-road-event-Committed = { $seat } кладе карти сорочкою догори.
kings-road-event-Revealed = { $seat } розкриває: { $cards }.
kings-road-event-Placed = { $markers ->
    [1] { $seat } надсилає один маркер { $region_to }.
   *[2] { $seat } надсилає два маркери { $region_to }.
}
kings-road-event-Dragon = { $dragons ->
    [1] { $seat } випускає [DRAGON|Дракона]: буде підраховано ще один регіон.
    [few] { $seat } теж випускає [DRAGON|Дракона]: буде підраховано ще { $dragons } регіони.
   *[other] { $seat } теж випускає [DRAGON|Дракона]: буде підраховано ще { $dragons } регіонів.
}
kings-road-event-Witch = { $seat } показує [WITCH|Відьму] й обере знову, вже знаючи, що зробила решта.
kings-road-event-Scored = Підрахунок: { $region }. { $places }.
kings-road-event-Scored-empty = Підрахунок: { $region }. Впливу тут не має ніхто. [KRD-5.10]
kings-road-event-FinalScored = Фінальний підрахунок: { $region }. { $places }.
kings-road-event-FinalScored-empty = Фінальний підрахунок: { $region }. Впливу тут не має ніхто.
kings-road-place-leads = { $seat } лідирує: вплив { $influence }, очки { $gain }
kings-road-place-holds = { $seat } — вплив { $influence }, очки { $gain }
kings-road-place-unpaid = { $seat } — вплив { $influence }, без очок
kings-road-place-tied = { $seats } — нічия: вплив { $influence }, кожному очки { $gain } [KRD-5.7]
kings-road-place-tied-unpaid = { $seats } — нічия: вплив { $influence }, без очок [KRD-5.7]
kings-road-event-NobleRemoved = { $seat } втрачає [NOBLE|шляхтича] { $region_at }: він повертається в запас.
kings-road-event-NobleSet = { $seat } ставить [NOBLE|шляхтича] { $region_at }.
kings-road-event-NobleSet-bonus = { $seat } ставить [NOBLE|шляхтича] { $region_at } { $gain }.
kings-road-event-NobleBonus = { $regions ->
    [1] { $seat } отримує бонус за [NOBLE|шляхтича] { $region_at } { $gain }.
    [few] { $seat } отримує бонус за ланцюг із { $regions } [NOBLE|шляхтичів]: { $chain } { $gain }. [KRD-6.6]
   *[other] { $seat } отримує бонус за ланцюг із { $regions } [NOBLE|шляхтичів]: { $chain } { $gain }. [KRD-6.6]
}
kings-road-event-Returned = Маркери { $region_at } повертаються в запас.
kings-road-event-KingMoved = [KING|Король] їде далі — { $region_to }.
kings-road-event-RoundBegan = Раунд { $round }
kings-road-event-EndTriggered = Хтось набрав { $goal } очок: це був останній раунд. Решту регіонів підраховують іще раз. [KRD-9.1]
kings-road-event-EndTriggered-safety-stop = Минуло { $rounds } раундів без розв’язки, і партія завершується. Решту регіонів підраховують іще раз. [KRD-9.8]
kings-road-event-MatchOver = { $count ->
    [one] { $seats } перемагає в партії.
   *[other] { $seats } ділять перемогу. [KRD-9.7]
}
