## «Золотые врата», дополнение к «Виконтам западного королевства».

# Горожане и особые горожане

viscounts-card-g_advocate = [g_advocate|Адвокат]
    .short = Адвокат
viscounts-card-g_apprentice = [g_apprentice|Ученик]
    .short = Ученик
viscounts-card-g_assassin = [g_assassin|Убийца]
    .short = Убийца
viscounts-card-g_brawler = [g_brawler|Забияка]
    .short = Забияка
viscounts-card-g_brute = [g_brute|Громила]
    .short = Громила
viscounts-card-g_custodian = [g_custodian|Ключник]
    .short = Ключник
viscounts-card-g_dealer = [g_dealer|Перекупщик]
    .short = Перекупщик
viscounts-card-g_devotee = [g_devotee|Богомолец]
    .short = Богомолец
viscounts-card-g_father = [g_father|Святой отец]
    .short = Святой отец
viscounts-card-g_follower = [g_follower|Последователь]
    .short = Последователь
viscounts-card-g_gatherer = [g_gatherer|Собиратель]
    .short = Собиратель
viscounts-card-g_goldsmith = [g_goldsmith|Златокузнец]
    .short = Златокузнец
viscounts-card-g_guildmaster = [g_guildmaster|Глава гильдии]
    .short = Глава гильдии
viscounts-card-g_herdsman = [g_herdsman|Пастух]
    .short = Пастух
viscounts-card-g_knight = [g_knight|Рыцарь]
    .short = Рыцарь
viscounts-card-g_maiden = [g_maiden|Девица]
    .short = Девица
viscounts-card-g_messenger = [g_messenger|Посыльный]
    .short = Посыльный
viscounts-card-g_partisan = [g_partisan|Сторонник]
    .short = Сторонник
viscounts-card-g_peddler_order = [g_peddler_order|Бродячий торговец (указ)]
    .short = Коробейник
viscounts-card-g_pilgrim = [g_pilgrim|Паломник]
    .short = Паломник
viscounts-card-g_proprietor = [g_proprietor|Домовладелец]
    .short = Домовладелец
viscounts-card-g_savage = [g_savage|Дикарь]
    .short = Дикарь
viscounts-card-g_street_urchin = [g_street_urchin|Беспризорник]
    .short = Беспризорник
viscounts-card-g_teacher = [g_teacher|Учитель]
    .short = Учитель
viscounts-card-g_traitor_silver = [g_traitor_silver|Предатель (серебро)]
    .short = Предатель
viscounts-card-g_vagrant = [g_vagrant|Бродяга]
    .short = Бродяга
viscounts-card-g_wayfarer = [g_wayfarer|Странник]
    .short = Странник
viscounts-card-g_weaver = [g_weaver|Ткач]
    .short = Ткач
viscounts-card-gh_arnulf = [gh_arnulf|Арнульф]
    .short = Арнульф
viscounts-card-gh_charles = [gh_charles|Карл]
    .short = Карл
viscounts-card-gh_clotilde = [gh_clotilde|Клотильда]
    .short = Клотильда
viscounts-card-gh_louis = [gh_louis|Людовик]
    .short = Людовик
viscounts-card-gh_matilda = [gh_matilda|Матильда]
    .short = Матильда

# Чужеземцы и королевский указ

viscounts-card-o_assassin = [o_assassin|Ассасин]
    .short = Ассасин
viscounts-card-o_carpenter = [o_carpenter|Плотник]
    .short = Плотник
viscounts-card-o_champion = [o_champion|Боец]
    .short = Боец
viscounts-card-o_envoy_build = [o_envoy_build|Посланник (строительство)]
    .short = Посланник
viscounts-card-o_envoy_noble = [o_envoy_noble|Посланник (благородство)]
    .short = Посланник
viscounts-card-o_guardian_guildhall = [o_guardian_guildhall|Охранник (гильдии)]
    .short = Охранник
viscounts-card-o_guardian_workshop = [o_guardian_workshop|Охранник (мастерские)]
    .short = Охранник
viscounts-card-o_guardian_trading_post = [o_guardian_trading_post|Охранник (торговые посты)]
    .short = Охранник
viscounts-card-o_hunter = [o_hunter|Охотник]
    .short = Охотник
viscounts-card-o_mercenary_tier3 = [o_mercenary_tier3|Наёмник (3-й ярус)]
    .short = Наёмник
viscounts-card-o_mercenary_tier2 = [o_mercenary_tier2|Наёмник (2-й ярус)]
    .short = Наёмник
viscounts-card-o_mercenary_tier1 = [o_mercenary_tier1|Наёмник (1-й ярус)]
    .short = Наёмник
viscounts-card-o_outrider = [o_outrider|Верховой]
    .short = Верховой
viscounts-card-o_protector = [o_protector|Заступник]
    .short = Заступник
viscounts-card-o_rogue_noble = [o_rogue_noble|Плут (благородство)]
    .short = Плут
viscounts-card-o_rogue_cleric = [o_rogue_cleric|Плут (церковник)]
    .short = Плут
viscounts-card-o_rogue_build = [o_rogue_build|Плут (строительство)]
    .short = Плут
viscounts-card-o_scholar_black = [o_scholar_black|Учёный (чёрная лента)]
    .short = Учёный
viscounts-card-o_scholar_yellow = [o_scholar_yellow|Учёный (жёлтая лента)]
    .short = Учёный
viscounts-card-o_scholar_grey = [o_scholar_grey|Учёный (серая лента)]
    .short = Учёный
viscounts-card-o_scholar_blue = [o_scholar_blue|Учёный (синяя лента)]
    .short = Учёный
viscounts-card-o_translator = [o_translator|Толмач]
    .short = Толмач
viscounts-card-o_tyrant = [o_tyrant|Тиран]
    .short = Тиран
viscounts-card-o_warrior = [o_warrior|Воитель]
    .short = Воитель
viscounts-card-ko = [ko|Королевский указ]
    .short = Королевский указ

# Манускрипты

viscounts-manuscript-m_gates_wild = [m_gates_wild|манускрипт «Золотых врат» с лентой любого цвета]
    .short = любой цвет
viscounts-manuscript-m_gates_grey = [m_gates_grey|манускрипт «Золотых врат» с серой лентой]
    .short = серый (врата)
viscounts-manuscript-m_gates_blue = [m_gates_blue|манускрипт «Золотых врат» с синей лентой]
    .short = синий (врата)
viscounts-manuscript-m_gates_black = [m_gates_black|манускрипт «Золотых врат» с чёрной лентой]
    .short = чёрный (врата)
viscounts-manuscript-m_gates_yellow = [m_gates_yellow|манускрипт «Золотых врат» с жёлтой лентой]
    .short = жёлтый (врата)

# Карты рядом с полем

viscounts-award-cl_shuffle = [cl_shuffle|Лидер замка (перемешивание)]
    .short = перемешивание
viscounts-award-cl_collision = [cl_collision|Лидер замка (столкновение)]
    .short = столкновение
viscounts-award-cl_hire = [cl_hire|Лидер замка (найм)]
    .short = найм
viscounts-award-cl_flip_debt = [cl_flip_debt|Лидер замка (долг)]
    .short = долг
viscounts-award-cl_move = [cl_move|Лидер замка (движение)]
    .short = движение
viscounts-award-cl_dismiss = [cl_dismiss|Лидер замка (увольнение)]
    .short = увольнение
viscounts-award-bd_collision_silver = [bd_collision_silver|Разнорабочий (столкновение: серебро)]
    .short = столкновение: серебро
viscounts-award-bd_collision_flip = [bd_collision_flip|Разнорабочий (столкновение: переворот)]
    .short = столкновение: переворот
viscounts-award-bd_trade_icons = [bd_trade_icons|Разнорабочий (торговля)]
    .short = торговля
viscounts-award-bd_collision_hire = [bd_collision_hire|Разнорабочий (столкновение: найм)]
    .short = столкновение: найм
viscounts-award-bd_move = [bd_move|Разнорабочий (движение)]
    .short = движение
viscounts-award-bd_hand_limit = [bd_hand_limit|Разнорабочий (лимит руки)]
    .short = лимит руки
viscounts-award-bs_order_silver = [bs_order_silver|Подрядчик (указ: серебро)]
    .short = указ: серебро
viscounts-award-bs_order_virtue = [bs_order_virtue|Подрядчик (указ: добродетель)]
    .short = указ: добродетель
viscounts-award-bs_welcome_draw = [bs_welcome_draw|Подрядчик (приём: карты)]
    .short = приём: карты
viscounts-award-bs_welcome_silver = [bs_welcome_silver|Подрядчик (приём: серебро)]
    .short = приём: серебро
viscounts-award-bs_refuse_rearrange = [bs_refuse_rearrange|Подрядчик (отказ: перегруппировка)]
    .short = отказ: перегруппировка
viscounts-award-bs_refuse_order = [bs_refuse_order|Подрядчик (отказ: указ)]
    .short = отказ: указ
viscounts-merit-leader = [leader|Лидер замка]
    .object = [leader|карту лидера замка]
viscounts-merit-diversified = [diversified|Разнорабочий]
    .object = [diversified|карту разнорабочего]
viscounts-merit-specialized = [specialized|Подрядчик]
    .object = [specialized|карту подрядчика]
viscounts-given-leader = У кого больше всего рабочих в 3-м ярусе; в конце { $points }. [VGG-9.1]
    .brief = { $points }.
viscounts-given-diversified = Кто первым построит по зданию каждого вида; в конце { $points }. [VGG-8.1]
    .brief = { $points }.
viscounts-given-specialized = Кто первым построит три здания одного вида; в конце { $points }. [VGG-8.2]
    .brief = { $points }.
viscounts-needs-order = Только пока на планшете владельца лежит королевский указ. [VGG-8.6]
    .brief = С указом на планшете.
viscounts-needs-outsider = Только пока на планшете владельца лежит чужеземец. [VGG-8.6]
    .brief = С чужеземцем на планшете.

# Планшеты манускриптов

viscounts-desk-mb_grey = [mb_grey|серый планшет манускриптов]
    .object = [mb_grey|серый планшет манускриптов]
viscounts-desk-mb_black = [mb_black|чёрный планшет манускриптов]
    .object = [mb_black|чёрный планшет манускриптов]
viscounts-desk-mb_blue = [mb_blue|синий планшет манускриптов]
    .object = [mb_blue|синий планшет манускриптов]
viscounts-desk-mb_yellow = [mb_yellow|жёлтый планшет манускриптов]
    .object = [mb_yellow|жёлтый планшет манускриптов]
viscounts-desk-head = Манускрипт с лентой столбца открывает его до конца партии; первый столбец открыт с самого начала. [VGG-3.4]
viscounts-desk-column = { $ribbon }: { $column }.
viscounts-column-order = указ вместо найма
viscounts-column-silver = ресурс вместо серебра
viscounts-column-draw = карта за 2 серебра
viscounts-column-rearrange = перегруппировка за 3 ресурса
viscounts-column-does-order = Вместо найма можно взять королевский указ: бесплатно, если бесплатен найм, иначе за 3 серебра. [VGG-3.6]
    .brief = указ вместо найма
viscounts-column-does-silver = В свой ход любым ресурсом можно заплатить как 1 серебром. [VGG-3.10]
    .brief = ресурс = 1 серебро
viscounts-column-does-draw = В любой момент своего хода можно взять карту за 2 серебра. [VGG-3.11]
    .brief = 2 серебра: взять карту
viscounts-column-does-rearrange = В любой момент своего хода можно перегруппировать карты на планшете за 3 любых ресурса. [VGG-3.12]
    .brief = 3 ресурса: перегруппировка
viscounts-ribbon-wild = любой цвет
viscounts-with-ribbon-wild = с лентой любого цвета

# Что делают карты

viscounts-verb-draw = берёт { $cards }
    .brief = { $cards } в руку
viscounts-verb-gain-order = получает королевский указ
    .brief = королевский указ
viscounts-verb-gain-orders = получает { $n ->
    [one] { $n } королевский указ
    [few] { $n } королевских указа
   *[other] { $n } королевских указов
}
    .brief = { $n ->
        [one] { $n } королевский указ
        [few] { $n } королевских указа
       *[other] { $n } королевских указов
    }
viscounts-verb-welcome = принимает чужеземца
    .brief = приём чужеземца
viscounts-verb-refuse = отвергает чужеземца
    .brief = отказ чужеземцу
viscounts-verb-hire-here = может нанять горожанина рядом с виконтом за его стоимость в серебре
    .brief = найм за серебро
viscounts-verb-hire-up-to = может бесплатно нанять верхних горожан любых стопок, не больше { $n }
    .brief = до { $n } бесплатных наймов
viscounts-verb-lose-debts = сбрасывает { $debts } без оплаты
    .brief = сброс без оплаты: { $debts }
viscounts-verb-approved-deed = получает уже одобренную сделку
    .brief = одобренная сделка
viscounts-at-flip-deed = Всякий раз, когда владелец одобряет сделку: { $what }. [VGG-10.6]
    .brief = Сделка одобрена: { $what }
viscounts-at-hire = После каждого найма владельца: { $what }. [VGG-10.8]
    .brief = После найма: { $what }
viscounts-at-gain-order = Всякий раз, когда владелец получает королевский указ: { $what }. [VGG-4.2]
    .brief = Получен указ: { $what }
viscounts-at-welcome = Всякий раз, когда владелец принимает чужеземца: { $what }. [VGG-5.3]
    .brief = Чужеземец принят: { $what }
viscounts-at-refuse = Всякий раз, когда владелец отвергает чужеземца: { $what }. [VGG-6.3]
    .brief = Чужеземец отвергнут: { $what }
viscounts-at-shuffle = Всякий раз, когда владелец перемешивает сброс: { $what }. [VGG-9.3]
    .brief = После перемешивания: { $what }
viscounts-at-dismiss = Всякий раз, когда владелец увольняет горожанина: { $what }. [VGG-9.4]
    .brief = После увольнения: { $what }
viscounts-larger-hand = Постоянно: лимит руки больше на 1 карту. [VGG-10.2]
    .brief = лимит руки +1
viscounts-free-step = Постоянно: 1 лишний шаг каждого движения — бесплатно. [VGG-10.3]
    .brief = 1 лишний шаг бесплатно
viscounts-dismiss-anywhere = Постоянно: можно увольнять горожан любого сегмента. [VGG-10.4]
    .brief = увольнение в любом сегменте
viscounts-trade-icons = Постоянно: ещё 2 символа торговли. [VGG-8.8]
    .brief = 2 символа торговли
viscounts-order-does = При уходе с планшета: возвращается в свою колоду, а владелец принимает чужеземца. При уничтожении из руки: владелец отвергает чужеземца. [VGG-5.2] [VGG-6.1]
    .brief = При уходе: приём чужеземца; уничтожен из руки: отказ чужеземцу
viscounts-refused = При отказе: { $what }. [VGG-6.3]
    .brief = Отказ: { $what }
viscounts-before-scoring = В колоде в конце, перед подсчётом: { $what }. [VGG-12.3]
    .brief = Перед подсчётом: { $what }
viscounts-outsider-scores = В колоде в конце: { $what }. [VGG-12.2]
    .brief = В конце: { $what }
viscounts-ending-points = { $points }
viscounts-ending-links = { $points } за каждую связь между двумя своими зданиями
viscounts-ending-wedges = { $points } за каждую секцию, где в 1-м и 2-м ярусах вместе больше всего своих рабочих
viscounts-ending-all-of = { $points }, если построены все { $buildings }
viscounts-ending-resources = { $points } за каждые 3 оставшихся ресурса
viscounts-ending-workers = { $n ->
    [1] { $points } за каждого своего рабочего { $tier_at }
   *[other] { $points } за каждых { $n } своих рабочих { $tier_at }
}
viscounts-ending-segments = { $points } за каждый сегмент со своим зданием
viscounts-ending-ribbons-grey = { $points } за каждую [grey|серую ленту]
viscounts-ending-ribbons-black = { $points } за каждую [black|чёрную ленту]
viscounts-ending-ribbons-blue = { $points } за каждую [blue|синюю ленту]
viscounts-ending-ribbons-yellow = { $points } за каждую [yellow|жёлтую ленту]
viscounts-ending-complete-sets = { $points } за каждый полный комплект из четырёх лент
viscounts-ending-outsiders = { $points } за каждого чужеземца в колоде
viscounts-ending-ribbon = ещё 1 лента самого выгодного цвета
viscounts-ending-relief = каждый неоплаченный долг отнимает на { $points } меньше
viscounts-each-outsider = { $n ->
    [1] за каждого чужеземца в колоде
   *[other] за каждых { $n } чужеземцев в колоде
}

# Как называются действия

viscounts-do-act-dismiss-afar = { $act }, уволив горожанина { $place_at }
viscounts-do-order = взять королевский указ
viscounts-do-welcome = принять чужеземца «{ $card }»
viscounts-do-refuse = отвергнуть чужеземца «{ $card }»
viscounts-do-enter = в ряд входит «{ $card }»
viscounts-do-ribbon-grey = выбрать [grey|серую ленту]
viscounts-do-ribbon-black = выбрать [black|чёрную ленту]
viscounts-do-ribbon-blue = выбрать [blue|синюю ленту]
viscounts-do-ribbon-yellow = выбрать [yellow|жёлтую ленту]
viscounts-do-use-order = применить столбец 1: указ вместо найма
viscounts-do-use-silver = применить столбец 2: ресурс вместо серебра
viscounts-do-use-draw = взять карту за 2 серебра
viscounts-do-use-rearrange = перегруппировать за 3 ресурса
viscounts-do-award = применить { $award_object }
viscounts-do-workshop = сбросить карту по свойству «[w1|мастерская 1]»
viscounts-do-beside = рядом с полем ложится «{ $award }»
viscounts-do-desk = раздаётся { $desk }

# Чего ждёт стол

viscounts-prompt-chance-draw_cards = Берутся карты.
viscounts-prompt-chance-enter = К вратам приходят чужеземцы.
viscounts-prompt-play-unseen = Рука пуста: разыграйте верхнюю карту колоды вслепую. [VIS-6.6]
viscounts-prompt-recruit-or-order = Наймите горожанина своего сегмента, возьмите королевский указ за 3 серебра или идите дальше. [VGG-3.6]
viscounts-prompt-recruit-order = Возьмите королевский указ за 3 серебра или идите дальше. [VGG-3.6]
viscounts-prompt-hire-or-order = Бесплатно наймите верхнего горожанина любой стопки или возьмите королевский указ. [VGG-3.6]
viscounts-prompt-hire-few = { $n ->
    [1] Можно бесплатно нанять верхнего горожанина любой стопки.
   *[other] Можно бесплатно нанять верхних горожан стопок, до { $n }.
} [VIS-13.3]
viscounts-prompt-hire-up-to = { $n ->
    [1] Можно бесплатно нанять верхнего горожанина любой стопки или взять королевский указ.
   *[other] Можно бесплатно нанять до { $n } верхних горожан любых стопок или взять королевские указы.
} [VGG-3.8]
viscounts-prompt-hire_here = Можно нанять горожанина своего сегмента. [VGG-10.5]
viscounts-prompt-hire_here-or-order = Можно нанять горожанина своего сегмента или взять королевский указ за 3 серебра. [VGG-10.5]
viscounts-prompt-hire_here-order = Можно взять королевский указ за 3 серебра. [VGG-10.5]
viscounts-waits-hire_here = { $seat } может нанять горожанина.
viscounts-prompt-pay-price = Сколько заплатить вместо серебра ({ $good })? Цена в серебре: { $n }. [VGG-3.10]
viscounts-prompt-pay-rearrangement = Сколько заплатить ({ $good })? Цена в ресурсах: { $n }. [VGG-3.12]
viscounts-prompt-welcome = Примите чужеземца из ряда: он войдёт в ваш сброс. [VGG-5.3]
viscounts-waits-welcome = { $seat } принимает чужеземца.
viscounts-prompt-refuse = Отвергните чужеземца из ряда: он покинет игру, а его эффект сработает. [VGG-6.3]
viscounts-waits-refuse = { $seat } отвергает чужеземца.
viscounts-prompt-name_ribbon = Выберите цвет ленты манускрипта. [VGG-3.13]
viscounts-waits-name_ribbon = { $seat } выбирает цвет ленты.
viscounts-prompt-columns-alone = Выбирать здесь не из чего. Можно применить планшет манускриптов или идти дальше. [VGG-3.15]
viscounts-prompt-pause = Можно применить планшет манускриптов или идти дальше. [VGG-3.16]
viscounts-waits-pause = { $seat } может применить планшет манускриптов.
viscounts-prompt-reckoning = Какой из ваших чужеземцев действует первым? [VGG-12.3]
viscounts-waits-reckoning = { $seat } выбирает порядок чужеземцев.
viscounts-will-order = Королевский указ войдёт в ваш сброс, и можно будет сбросить карту. [VGG-4.2]
viscounts-will-stop-play = Верхней карты вашей колоды никто не видел; она разыгрывается. [VIS-6.6]
viscounts-will-stop-hire = Больше вы никого не нанимаете.
viscounts-will-stop-hire_here = Сейчас вы никого не нанимаете.
viscounts-will-stop-pause = Ход продолжается.

# Слова за столом

viscounts-table-outsiders = чужеземцы
viscounts-table-orders = указов в колоде: { $orders }; чужеземцев в колоде: { $outsiders }
viscounts-table-beside = рядом с полем
viscounts-table-desk = планшет манускриптов

# The web table

viscounts-web-tab-gates = Чужеземцы
viscounts-web-orders = Указы
viscounts-web-orders-label = Королевских указов в колоде: { $n }
viscounts-web-outsiders = Чужеземцы
viscounts-web-outsiders-label = В колоде: { $n }
viscounts-web-outsiders-say = Когда кто-то покидает ряд, остальные сдвигаются вправо, а слева приходит новый. Ещё придут:
viscounts-web-guest-label = В ряду: { $name }
viscounts-web-mat-desk = Планшет манускриптов: столбцы и комплекты
viscounts-web-column-open = { $name }, открыт
viscounts-web-column-locked = { $name }, закрыт
viscounts-web-printed-ribbon = Напечатан на планшете

# Настройки и таблица очков

viscounts-option-gates_of_gold = Дополнение «Золотые врата»
viscounts-option-gates_of_gold-false = без него
viscounts-option-gates_of_gold-true = с королевскими указами, чужеземцами и планшетами манускриптов
web-viscounts-play-expansion = С дополнением «Золотые врата»
web-viscounts-option-gates-of-gold = «Золотые врата»
web-viscounts-option-gates-of-gold-say = Дополнение: королевские указы, чужеземцы, планшеты манускриптов и карты для лидеров и строителей.
score-VGG-8-1 = Бонус строительства
score-VGG-12-7 = Чужеземцы

# Почему действие отклонено

viscounts-illegal-DismissHere = Горожанина своего сегмента увольняют, не называя сегмент. { $rule }
viscounts-illegal-DismissElsewhere = Увольнять можно только горожанина там, где стоит ваш виконт. { $rule }
viscounts-illegal-NoOrderLeft = Королевского указа взять нельзя: их нет. { $rule }
viscounts-illegal-CannotPayOrder = Королевский указ стоит 3 серебра; у вас { $goods }. { $rule }
viscounts-illegal-NoColumnNow = Сейчас столбец планшета манускриптов применить нельзя. { $rule }
viscounts-illegal-ColumnLocked = Этот столбец ещё закрыт: сначала возьмите манускрипт с его лентой. { $rule }
viscounts-illegal-CannotBuyCard = Нечем заплатить 2 серебра или нет карты, которую можно взять. У вас { $goods }. { $rule }
viscounts-illegal-CannotBuyRearrangement = Нечем заплатить 3 ресурса или нечего перегруппировать. У вас { $goods }. { $rule }
viscounts-illegal-NoSuchCommand = Этот столбец действует сам: берите указ при найме или платите ресурсами. { $rule }
viscounts-illegal-NoOutsiderNow = Сейчас чужеземцев не принимают и не отвергают. { $rule }
viscounts-illegal-NotInOutsiderRow = Этого чужеземца нет в ряду. Выберите другого. { $rule }
viscounts-illegal-MustWelcome = Чужеземца нужно принять. Выберите какого. { $rule }
viscounts-illegal-MustRefuse = Чужеземца нужно отвергнуть. Выберите какого. { $rule }
viscounts-illegal-NoRibbonNow = Сейчас цвет ленты не выбирают. { $rule }
viscounts-illegal-MustNameRibbon = Выберите цвет ленты: серый, чёрный, синий или жёлтый. { $rule }
viscounts-illegal-NotYourOutsider = Этого чужеземца нет в вашей колоде, или он ничего не делает. Выберите одного из предложенных. { $rule }

# Хроника

viscounts-event-DroppedOff-order = возвращает с планшета в колоду королевский указ
    .you = возвращаете с планшета в колоду королевский указ
viscounts-event-DealtDesk = получает { $desk_object }
    .you = получаете { $desk_object }
viscounts-event-Welcomed = принимает чужеземца «{ $card }»
    .you = принимаете чужеземца «{ $card }»
viscounts-event-Refused = отвергает чужеземца «{ $card }»
    .you = отвергаете чужеземца «{ $card }»
viscounts-event-Removed = убирает из ряда чужеземца «{ $card }»
    .you = убираете из ряда чужеземца «{ $card }»
viscounts-opening-gates = С «Золотыми вратами» в каждой колоде с самого начала есть королевский указ. [VGG-2.9]
viscounts-event-GainedOrder = получает королевский указ
    .you = получаете королевский указ
viscounts-event-NamedRibbon-grey = выбирает для манускрипта [grey|серую ленту]
    .you = выбираете для манускрипта [grey|серую ленту]
viscounts-event-NamedRibbon-black = выбирает для манускрипта [black|чёрную ленту]
    .you = выбираете для манускрипта [black|чёрную ленту]
viscounts-event-NamedRibbon-blue = выбирает для манускрипта [blue|синюю ленту]
    .you = выбираете для манускрипта [blue|синюю ленту]
viscounts-event-NamedRibbon-yellow = выбирает для манускрипта [yellow|жёлтую ленту]
    .you = выбираете для манускрипта [yellow|жёлтую ленту]
viscounts-event-UsedColumn = применяет планшет манускриптов ({ $column })
    .you = применяете планшет манускриптов ({ $column })
viscounts-event-TookAward = получает { $award_object }
    .you = получаете { $award_object }
viscounts-event-LostDebts = сбрасывает { $debts } без оплаты
    .you = сбрасываете { $debts } без оплаты
viscounts-event-GainedApprovedDeed = получает уже одобренную сделку
    .you = получаете уже одобренную сделку
viscounts-event-Instead-order = выбирает будущую схему вместо королевского указа
    .you = выбираете будущую схему вместо королевского указа
viscounts-event-Instead-outsider = выбирает ресурс, вместо того чтобы принять или отвергнуть чужеземца
    .you = выбираете ресурс, вместо того чтобы принять или отвергнуть чужеземца
viscounts-event-LaidBeside = Рядом с полем лежит карта «{ $award }».
viscounts-event-Entered = К вратам приходит чужеземец «{ $card }».
