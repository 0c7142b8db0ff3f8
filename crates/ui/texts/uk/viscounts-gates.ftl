## «Золота брама», доповнення до «Віконтів Західного королівства».

# Городяни й видатні городяни

viscounts-card-g_advocate = [g_advocate|Адвокат]
    .short = Адвокат
viscounts-card-g_apprentice = [g_apprentice|Учень]
    .short = Учень
viscounts-card-g_assassin = [g_assassin|Убивця]
    .short = Убивця
viscounts-card-g_brawler = [g_brawler|Забіяка]
    .short = Забіяка
viscounts-card-g_brute = [g_brute|Громило]
    .short = Громило
viscounts-card-g_custodian = [g_custodian|Ключник]
    .short = Ключник
viscounts-card-g_dealer = [g_dealer|Перекупник]
    .short = Перекупник
viscounts-card-g_devotee = [g_devotee|Богомолець]
    .short = Богомолець
viscounts-card-g_father = [g_father|Святий отець]
    .short = Святий отець
viscounts-card-g_follower = [g_follower|Послідовник]
    .short = Послідовник
viscounts-card-g_gatherer = [g_gatherer|Збирач]
    .short = Збирач
viscounts-card-g_goldsmith = [g_goldsmith|Золотар]
    .short = Золотар
viscounts-card-g_guildmaster = [g_guildmaster|Цехмістер]
    .short = Цехмістер
viscounts-card-g_herdsman = [g_herdsman|Пастух]
    .short = Пастух
viscounts-card-g_knight = [g_knight|Лицар]
    .short = Лицар
viscounts-card-g_maiden = [g_maiden|Панна]
    .short = Панна
viscounts-card-g_messenger = [g_messenger|Посильний]
    .short = Посильний
viscounts-card-g_partisan = [g_partisan|Прибічник]
    .short = Прибічник
viscounts-card-g_peddler_order = [g_peddler_order|Коробейник (указ)]
    .short = Коробейник
viscounts-card-g_pilgrim = [g_pilgrim|Прочанин]
    .short = Прочанин
viscounts-card-g_proprietor = [g_proprietor|Домовласник]
    .short = Домовласник
viscounts-card-g_savage = [g_savage|Дикун]
    .short = Дикун
viscounts-card-g_street_urchin = [g_street_urchin|Безпритульник]
    .short = Безпритульник
viscounts-card-g_teacher = [g_teacher|Учитель]
    .short = Учитель
viscounts-card-g_traitor_silver = [g_traitor_silver|Зрадник (срібняки)]
    .short = Зрадник
viscounts-card-g_vagrant = [g_vagrant|Волоцюга]
    .short = Волоцюга
viscounts-card-g_wayfarer = [g_wayfarer|Подорожній]
    .short = Подорожній
viscounts-card-g_weaver = [g_weaver|Ткач]
    .short = Ткач
viscounts-card-gh_arnulf = [gh_arnulf|Арнульф]
    .short = Арнульф
viscounts-card-gh_charles = [gh_charles|Карл]
    .short = Карл
viscounts-card-gh_clotilde = [gh_clotilde|Клотильда]
    .short = Клотильда
viscounts-card-gh_louis = [gh_louis|Людовік]
    .short = Людовік
viscounts-card-gh_matilda = [gh_matilda|Матильда]
    .short = Матильда

# Чужоземці й королівський указ

viscounts-card-o_assassin = [o_assassin|Асасин]
    .short = Асасин
viscounts-card-o_carpenter = [o_carpenter|Тесля]
    .short = Тесля
viscounts-card-o_champion = [o_champion|Боєць]
    .short = Боєць
viscounts-card-o_envoy_build = [o_envoy_build|Посланець (будівництво)]
    .short = Посланець
viscounts-card-o_envoy_noble = [o_envoy_noble|Посланець (знать)]
    .short = Посланець
viscounts-card-o_guardian_guildhall = [o_guardian_guildhall|Охоронець (зали гільдії)]
    .short = Охоронець
viscounts-card-o_guardian_workshop = [o_guardian_workshop|Охоронець (майстерні)]
    .short = Охоронець
viscounts-card-o_guardian_trading_post = [o_guardian_trading_post|Охоронець (факторії)]
    .short = Охоронець
viscounts-card-o_hunter = [o_hunter|Мисливець]
    .short = Мисливець
viscounts-card-o_mercenary_tier3 = [o_mercenary_tier3|Найманець (3-й ярус)]
    .short = Найманець
viscounts-card-o_mercenary_tier2 = [o_mercenary_tier2|Найманець (2-й ярус)]
    .short = Найманець
viscounts-card-o_mercenary_tier1 = [o_mercenary_tier1|Найманець (1-й ярус)]
    .short = Найманець
viscounts-card-o_outrider = [o_outrider|Верхівець]
    .short = Верхівець
viscounts-card-o_protector = [o_protector|Захисник]
    .short = Захисник
viscounts-card-o_rogue_noble = [o_rogue_noble|Пройдисвіт (знать)]
    .short = Пройдисвіт
viscounts-card-o_rogue_cleric = [o_rogue_cleric|Пройдисвіт (церква)]
    .short = Пройдисвіт
viscounts-card-o_rogue_build = [o_rogue_build|Пройдисвіт (будівництво)]
    .short = Пройдисвіт
viscounts-card-o_scholar_black = [o_scholar_black|Учений (чорна стрічка)]
    .short = Учений
viscounts-card-o_scholar_yellow = [o_scholar_yellow|Учений (жовта стрічка)]
    .short = Учений
viscounts-card-o_scholar_grey = [o_scholar_grey|Учений (сіра стрічка)]
    .short = Учений
viscounts-card-o_scholar_blue = [o_scholar_blue|Учений (синя стрічка)]
    .short = Учений
viscounts-card-o_translator = [o_translator|Тлумач]
    .short = Тлумач
viscounts-card-o_tyrant = [o_tyrant|Тиран]
    .short = Тиран
viscounts-card-o_warrior = [o_warrior|Воїн]
    .short = Воїн
viscounts-card-ko = [ko|Королівський указ]
    .short = Королівський указ

# Рукописи

viscounts-manuscript-m_gates_wild = [m_gates_wild|рукопис «Золотої брами» зі стрічкою будь-якого кольору]
    .short = будь-який колір
viscounts-manuscript-m_gates_grey = [m_gates_grey|рукопис «Золотої брами» із сірою стрічкою]
    .short = сірий (брама)
viscounts-manuscript-m_gates_blue = [m_gates_blue|рукопис «Золотої брами» із синьою стрічкою]
    .short = синій (брама)
viscounts-manuscript-m_gates_black = [m_gates_black|рукопис «Золотої брами» із чорною стрічкою]
    .short = чорний (брама)
viscounts-manuscript-m_gates_yellow = [m_gates_yellow|рукопис «Золотої брами» із жовтою стрічкою]
    .short = жовтий (брама)

# Карти поруч із полем

viscounts-award-cl_shuffle = [cl_shuffle|Лідер замку (перетасовування)]
    .short = перетасовування
viscounts-award-cl_collision = [cl_collision|Лідер замку (зіткнення)]
    .short = зіткнення
viscounts-award-cl_hire = [cl_hire|Лідер замку (наймання)]
    .short = наймання
viscounts-award-cl_flip_debt = [cl_flip_debt|Лідер замку (борг)]
    .short = борг
viscounts-award-cl_move = [cl_move|Лідер замку (рух)]
    .short = рух
viscounts-award-cl_dismiss = [cl_dismiss|Лідер замку (звільнення)]
    .short = звільнення
viscounts-award-bd_collision_silver = [bd_collision_silver|Різнороб (зіткнення: срібняки)]
    .short = зіткнення: срібняки
viscounts-award-bd_collision_flip = [bd_collision_flip|Різнороб (зіткнення: перевертання)]
    .short = зіткнення: перевертання
viscounts-award-bd_trade_icons = [bd_trade_icons|Різнороб (торгівля)]
    .short = торгівля
viscounts-award-bd_collision_hire = [bd_collision_hire|Різнороб (зіткнення: наймання)]
    .short = зіткнення: наймання
viscounts-award-bd_move = [bd_move|Різнороб (рух)]
    .short = рух
viscounts-award-bd_hand_limit = [bd_hand_limit|Різнороб (ліміт руки)]
    .short = ліміт руки
viscounts-award-bs_order_silver = [bs_order_silver|Підрядник (указ: срібняк)]
    .short = указ: срібняк
viscounts-award-bs_order_virtue = [bs_order_virtue|Підрядник (указ: доброчестя)]
    .short = указ: доброчестя
viscounts-award-bs_welcome_draw = [bs_welcome_draw|Підрядник (прийом: карти)]
    .short = прийом: карти
viscounts-award-bs_welcome_silver = [bs_welcome_silver|Підрядник (прийом: срібняки)]
    .short = прийом: срібняки
viscounts-award-bs_refuse_rearrange = [bs_refuse_rearrange|Підрядник (відмова: перестановка)]
    .short = відмова: перестановка
viscounts-award-bs_refuse_order = [bs_refuse_order|Підрядник (відмова: указ)]
    .short = відмова: указ
viscounts-merit-leader = [leader|Лідер замку]
    .object = [leader|карту лідера замку]
viscounts-merit-diversified = [diversified|Різнороб]
    .object = [diversified|карту різнороба]
viscounts-merit-specialized = [specialized|Підрядник]
    .object = [specialized|карту підрядника]
viscounts-given-leader = Хто має найбільше робітників на 3-му ярусі; наприкінці { $points }. [VGG-9.1]
    .brief = { $points }.
viscounts-given-diversified = Хто першим спорудить по будівлі кожного виду; наприкінці { $points }. [VGG-8.1]
    .brief = { $points }.
viscounts-given-specialized = Хто першим спорудить три будівлі одного виду; наприкінці { $points }. [VGG-8.2]
    .brief = { $points }.
viscounts-needs-order = Лише доки на планшеті власника лежить королівський указ. [VGG-8.6]
    .brief = З указом на планшеті.
viscounts-needs-outsider = Лише доки на планшеті власника лежить чужоземець. [VGG-8.6]
    .brief = Із чужоземцем на планшеті.

# Планшети рукописів

viscounts-desk-mb_grey = [mb_grey|сірий планшет рукописів]
    .object = [mb_grey|сірий планшет рукописів]
viscounts-desk-mb_black = [mb_black|чорний планшет рукописів]
    .object = [mb_black|чорний планшет рукописів]
viscounts-desk-mb_blue = [mb_blue|синій планшет рукописів]
    .object = [mb_blue|синій планшет рукописів]
viscounts-desk-mb_yellow = [mb_yellow|жовтий планшет рукописів]
    .object = [mb_yellow|жовтий планшет рукописів]
viscounts-desk-head = Рукопис зі стрічкою стовпчика відкриває його до кінця партії; перший стовпчик відкритий від самого початку. [VGG-3.4]
viscounts-desk-column = { $ribbon }: { $column }.
viscounts-column-order = указ замість наймання
viscounts-column-silver = ресурс замість срібняка
viscounts-column-draw = карта за 2 срібняки
viscounts-column-rearrange = перестановка за 3 ресурси
viscounts-column-does-order = Замість наймання можна взяти королівський указ: безплатно, якщо безплатне наймання, інакше за 3 срібняки. [VGG-3.6]
    .brief = указ замість наймання
viscounts-column-does-silver = У свій хід будь-яким ресурсом можна заплатити як 1 срібняком. [VGG-3.10]
    .brief = ресурс = 1 срібняк
viscounts-column-does-draw = Будь-якої миті свого ходу можна взяти карту за 2 срібняки. [VGG-3.11]
    .brief = 2 срібняки: взяти карту
viscounts-column-does-rearrange = Будь-якої миті свого ходу можна переставити карти на планшеті за 3 будь-які ресурси. [VGG-3.12]
    .brief = 3 ресурси: перестановка
viscounts-ribbon-wild = будь-який колір
viscounts-with-ribbon-wild = зі стрічкою будь-якого кольору

# Що роблять карти

viscounts-verb-draw = бере { $cards }
    .brief = { $cards } на руку
viscounts-verb-gain-order = отримує королівський указ
    .brief = королівський указ
viscounts-verb-gain-orders = отримує { $n ->
    [one] { $n } королівський указ
    [few] { $n } королівські укази
   *[other] { $n } королівських указів
}
    .brief = { $n ->
        [one] { $n } королівський указ
        [few] { $n } королівські укази
       *[other] { $n } королівських указів
    }
viscounts-verb-welcome = приймає чужоземця
    .brief = прийом чужоземця
viscounts-verb-refuse = відмовляє чужоземцеві
    .brief = відмова чужоземцеві
viscounts-verb-hire-here = може найняти городянина поруч із віконтом за його вартість у срібняках
    .brief = наймання за срібняки
viscounts-verb-hire-up-to = може безплатно найняти верхніх городян будь-яких стосів, не більше ніж { $n }
    .brief = до { $n } безплатних наймань
viscounts-verb-lose-debts = скидає { $debts } без сплати
    .brief = скидання без сплати: { $debts }
viscounts-verb-approved-deed = отримує вже затверджену грамоту
    .brief = затверджена грамота
viscounts-at-flip-deed = Щоразу, коли власник затверджує грамоту: { $what }. [VGG-10.6]
    .brief = Грамоту затверджено: { $what }
viscounts-at-hire = Після кожного наймання власника: { $what }. [VGG-10.8]
    .brief = Після наймання: { $what }
viscounts-at-gain-order = Щоразу, коли власник отримує королівський указ: { $what }. [VGG-4.2]
    .brief = Отримано указ: { $what }
viscounts-at-welcome = Щоразу, коли власник приймає чужоземця: { $what }. [VGG-5.3]
    .brief = Чужоземця прийнято: { $what }
viscounts-at-refuse = Щоразу, коли власник відмовляє чужоземцеві: { $what }. [VGG-6.3]
    .brief = Чужоземцеві відмовлено: { $what }
viscounts-at-shuffle = Щоразу, коли власник перетасовує скид: { $what }. [VGG-9.3]
    .brief = Після перетасовування: { $what }
viscounts-at-dismiss = Щоразу, коли власник звільняє городянина: { $what }. [VGG-9.4]
    .brief = Після звільнення: { $what }
viscounts-larger-hand = Постійно: ліміт руки більший на 1 карту. [VGG-10.2]
    .brief = ліміт руки +1
viscounts-free-step = Постійно: 1 зайвий крок кожного руху — безплатно. [VGG-10.3]
    .brief = 1 зайвий крок безплатно
viscounts-dismiss-anywhere = Постійно: можна звільняти городян будь-якого сегмента. [VGG-10.4]
    .brief = звільнення в будь-якому сегменті
viscounts-trade-icons = Постійно: ще 2 символи торгівлі. [VGG-8.8]
    .brief = 2 символи торгівлі
viscounts-order-does = На виході з планшета: повертається до своєї колоди, а власник приймає чужоземця. Якщо знищено з руки: власник відмовляє чужоземцеві. [VGG-5.2] [VGG-6.1]
    .brief = На виході: прийом чужоземця; знищено з руки: відмова чужоземцеві
viscounts-refused = У разі відмови: { $what }. [VGG-6.3]
    .brief = Відмова: { $what }
viscounts-before-scoring = У колоді наприкінці, перед підрахунком: { $what }. [VGG-12.3]
    .brief = Перед підрахунком: { $what }
viscounts-outsider-scores = У колоді наприкінці: { $what }. [VGG-12.2]
    .brief = Наприкінці: { $what }
viscounts-ending-points = { $points }
viscounts-ending-links = { $points } за кожен зв’язок між двома своїми будівлями
viscounts-ending-wedges = { $points } за кожну секцію, де на 1-му й 2-му ярусах разом найбільше своїх робітників
viscounts-ending-all-of = { $points }, якщо споруджено всі { $buildings }
viscounts-ending-resources = { $points } за кожні 3 ресурси, що лишилися
viscounts-ending-workers = { $n ->
    [1] { $points } за кожного свого робітника { $tier_at }
   *[other] { $points } за кожних { $n } своїх робітників { $tier_at }
}
viscounts-ending-segments = { $points } за кожен сегмент зі своєю будівлею
viscounts-ending-ribbons-grey = { $points } за кожну [grey|сіру стрічку]
viscounts-ending-ribbons-black = { $points } за кожну [black|чорну стрічку]
viscounts-ending-ribbons-blue = { $points } за кожну [blue|синю стрічку]
viscounts-ending-ribbons-yellow = { $points } за кожну [yellow|жовту стрічку]
viscounts-ending-complete-sets = { $points } за кожен повний комплект із чотирьох стрічок
viscounts-ending-outsiders = { $points } за кожного чужоземця в колоді
viscounts-ending-ribbon = ще 1 стрічка найвигіднішого кольору
viscounts-ending-relief = кожен несплачений борг забирає на { $points } менше
viscounts-each-outsider = { $n ->
    [1] за кожного чужоземця в колоді
   *[other] за кожних { $n } чужоземців у колоді
}

# Як називаються дії

viscounts-do-act-dismiss-afar = { $act }, звільнивши городянина { $place_at }
viscounts-do-order = взяти королівський указ
viscounts-do-welcome = прийняти чужоземця «{ $card }»
viscounts-do-refuse = відмовити чужоземцеві «{ $card }»
viscounts-do-enter = до ряду входить «{ $card }»
viscounts-do-ribbon-grey = обрати [grey|сіру стрічку]
viscounts-do-ribbon-black = обрати [black|чорну стрічку]
viscounts-do-ribbon-blue = обрати [blue|синю стрічку]
viscounts-do-ribbon-yellow = обрати [yellow|жовту стрічку]
viscounts-do-use-order = застосувати стовпчик 1: указ замість наймання
viscounts-do-use-silver = застосувати стовпчик 2: ресурс замість срібняка
viscounts-do-use-draw = взяти карту за 2 срібняки
viscounts-do-use-rearrange = переставити за 3 ресурси
viscounts-do-award = застосувати { $award_object }
viscounts-do-workshop = скинути карту за властивістю «[w1|майстерня 1]»
viscounts-do-beside = поруч із полем лягає «{ $award }»
viscounts-do-desk = роздається { $desk }

# Чого чекає стіл

viscounts-prompt-chance-draw_cards = Беруться карти.
viscounts-prompt-chance-enter = До брами приходять чужоземці.
viscounts-prompt-play-unseen = Рука порожня: розіграйте верхню карту колоди наосліп. [VIS-6.6]
viscounts-prompt-recruit-or-order = Найміть городянина свого сегмента, візьміть королівський указ за 3 срібняки або йдіть далі. [VGG-3.6]
viscounts-prompt-recruit-order = Візьміть королівський указ за 3 срібняки або йдіть далі. [VGG-3.6]
viscounts-prompt-hire-or-order = Безплатно найміть верхнього городянина будь-якого стосу або візьміть королівський указ. [VGG-3.6]
viscounts-prompt-hire-few = { $n ->
    [1] Можна безплатно найняти верхнього городянина будь-якого стосу.
   *[other] Можна безплатно найняти верхніх городян стосів, до { $n }.
} [VIS-13.3]
viscounts-prompt-hire-up-to = { $n ->
    [1] Можна безплатно найняти верхнього городянина будь-якого стосу або взяти королівський указ.
   *[other] Можна безплатно найняти до { $n } верхніх городян будь-яких стосів або взяти королівські укази.
} [VGG-3.8]
viscounts-prompt-hire_here = Можна найняти городянина свого сегмента. [VGG-10.5]
viscounts-prompt-hire_here-or-order = Можна найняти городянина свого сегмента або взяти королівський указ за 3 срібняки. [VGG-10.5]
viscounts-prompt-hire_here-order = Можна взяти королівський указ за 3 срібняки. [VGG-10.5]
viscounts-waits-hire_here = { $seat } може найняти городянина.
viscounts-prompt-pay-price = Скільки заплатити замість срібняків ({ $good })? Ціна в срібняках: { $n }. [VGG-3.10]
viscounts-prompt-pay-rearrangement = Скільки заплатити ({ $good })? Ціна в ресурсах: { $n }. [VGG-3.12]
viscounts-prompt-welcome = Прийміть чужоземця з ряду: він увійде до вашого скиду. [VGG-5.3]
viscounts-waits-welcome = { $seat } приймає чужоземця.
viscounts-prompt-refuse = Відмовте чужоземцеві з ряду: він покине гру, а його ефект спрацює. [VGG-6.3]
viscounts-waits-refuse = { $seat } відмовляє чужоземцеві.
viscounts-prompt-name_ribbon = Оберіть колір стрічки рукопису. [VGG-3.13]
viscounts-waits-name_ribbon = { $seat } обирає колір стрічки.
viscounts-prompt-columns-alone = Обирати тут немає з чого. Можна застосувати планшет рукописів або йти далі. [VGG-3.15]
viscounts-prompt-pause = Можна застосувати планшет рукописів або йти далі. [VGG-3.16]
viscounts-waits-pause = { $seat } може застосувати планшет рукописів.
viscounts-prompt-reckoning = Хто з ваших чужоземців діє першим? [VGG-12.3]
viscounts-waits-reckoning = { $seat } обирає порядок чужоземців.
viscounts-will-order = Королівський указ увійде до вашого скиду, і можна буде скинути карту. [VGG-4.2]
viscounts-will-stop-play = Верхньої карти вашої колоди ніхто не бачив; її буде розіграно. [VIS-6.6]
viscounts-will-stop-hire = Більше ви нікого не наймаєте.
viscounts-will-stop-hire_here = Зараз ви нікого не наймаєте.
viscounts-will-stop-pause = Хід триває.

# Слова за столом

viscounts-table-outsiders = чужоземці
viscounts-table-orders = указів у колоді: { $orders }; чужоземців у колоді: { $outsiders }
viscounts-table-beside = поруч із полем
viscounts-table-desk = планшет рукописів

# The web table

viscounts-web-tab-gates = Чужоземці
viscounts-web-orders = Укази
viscounts-web-orders-label = Королівських указів у колоді: { $n }
viscounts-web-outsiders = Чужоземці
viscounts-web-outsiders-label = У колоді: { $n }
viscounts-web-outsiders-say = Коли хтось залишає ряд, решта зсувається праворуч, а зліва приходить новий. Ще прийдуть:
viscounts-web-guest-label = У ряду: { $name }
viscounts-web-mat-desk = Планшет рукописів: стовпчики й набори
viscounts-web-column-open = { $name }, відкритий
viscounts-web-column-locked = { $name }, закритий
viscounts-web-printed-ribbon = Надрукований на планшеті

# Налаштування й таблиця очок

viscounts-option-gates_of_gold = Доповнення «Золота брама»
viscounts-option-gates_of_gold-false = без нього
viscounts-option-gates_of_gold-true = із королівськими указами, чужоземцями й планшетами рукописів
web-viscounts-play-expansion = Із доповненням «Золота брама»
web-viscounts-option-gates-of-gold = «Золота брама»
web-viscounts-option-gates-of-gold-say = Доповнення: королівські укази, чужоземці, планшети рукописів і карти для лідерів та будівничих.
score-VGG-8-1 = Бонус будівництва
score-VGG-12-7 = Чужоземці

# Чому дію відхилено

viscounts-illegal-DismissHere = Городянина свого сегмента звільняють, не називаючи сегмента. { $rule }
viscounts-illegal-DismissElsewhere = Звільняти можна лише городянина там, де стоїть ваш віконт. { $rule }
viscounts-illegal-NoOrderLeft = Королівського указу взяти не можна: їх немає. { $rule }
viscounts-illegal-CannotPayOrder = Королівський указ коштує 3 срібняки; у вас { $goods }. { $rule }
viscounts-illegal-NoColumnNow = Зараз стовпчик планшета рукописів застосувати не можна. { $rule }
viscounts-illegal-ColumnLocked = Цей стовпчик ще закритий: спершу візьміть рукопис із його стрічкою. { $rule }
viscounts-illegal-CannotBuyCard = Нічим заплатити 2 срібняки або немає карти, яку можна взяти. У вас { $goods }. { $rule }
viscounts-illegal-CannotBuyRearrangement = Нічим заплатити 3 ресурси або нічого переставляти. У вас { $goods }. { $rule }
viscounts-illegal-NoSuchCommand = Цей стовпчик діє сам: беріть указ під час наймання або платіть ресурсами. { $rule }
viscounts-illegal-NoOutsiderNow = Зараз чужоземців не приймають і не відсилають. { $rule }
viscounts-illegal-NotInOutsiderRow = Цього чужоземця немає в ряду. Оберіть іншого. { $rule }
viscounts-illegal-MustWelcome = Чужоземця треба прийняти. Оберіть якого. { $rule }
viscounts-illegal-MustRefuse = Чужоземцеві треба відмовити. Оберіть якому. { $rule }
viscounts-illegal-NoRibbonNow = Зараз колір стрічки не обирають. { $rule }
viscounts-illegal-MustNameRibbon = Оберіть колір стрічки: сірий, чорний, синій чи жовтий. { $rule }
viscounts-illegal-NotYourOutsider = Цього чужоземця немає у вашій колоді, або він нічого не робить. Оберіть одного із запропонованих. { $rule }

# Хроніка

viscounts-event-DroppedOff-order = повертає з планшета до колоди королівський указ
    .you = повертаєте з планшета до колоди королівський указ
viscounts-event-DealtDesk = отримує { $desk_object }
    .you = отримуєте { $desk_object }
viscounts-event-Welcomed = приймає чужоземця «{ $card }»
    .you = приймаєте чужоземця «{ $card }»
viscounts-event-Refused = відмовляє чужоземцеві «{ $card }»
    .you = відмовляєте чужоземцеві «{ $card }»
viscounts-event-Removed = прибирає з ряду чужоземця «{ $card }»
    .you = прибираєте з ряду чужоземця «{ $card }»
viscounts-opening-gates = Із «Золотою брамою» в кожній колоді від самого початку є королівський указ. [VGG-2.9]
viscounts-event-GainedOrder = отримує королівський указ
    .you = отримуєте королівський указ
viscounts-event-NamedRibbon-grey = обирає для рукопису [grey|сіру стрічку]
    .you = обираєте для рукопису [grey|сіру стрічку]
viscounts-event-NamedRibbon-black = обирає для рукопису [black|чорну стрічку]
    .you = обираєте для рукопису [black|чорну стрічку]
viscounts-event-NamedRibbon-blue = обирає для рукопису [blue|синю стрічку]
    .you = обираєте для рукопису [blue|синю стрічку]
viscounts-event-NamedRibbon-yellow = обирає для рукопису [yellow|жовту стрічку]
    .you = обираєте для рукопису [yellow|жовту стрічку]
viscounts-event-UsedColumn = застосовує планшет рукописів ({ $column })
    .you = застосовуєте планшет рукописів ({ $column })
viscounts-event-TookAward = отримує { $award_object }
    .you = отримуєте { $award_object }
viscounts-event-LostDebts = скидає { $debts } без сплати
    .you = скидаєте { $debts } без сплати
viscounts-event-GainedApprovedDeed = отримує вже затверджену грамоту
    .you = отримуєте вже затверджену грамоту
viscounts-event-Instead-order = обирає майбутню схему замість королівського указу
    .you = обираєте майбутню схему замість королівського указу
viscounts-event-Instead-outsider = обирає ресурс замість того, щоб прийняти чужоземця чи відмовити йому
    .you = обираєте ресурс замість того, щоб прийняти чужоземця чи відмовити йому
viscounts-event-LaidBeside = Поруч із полем лежить карта «{ $award }».
viscounts-event-Entered = До брами приходить чужоземець «{ $card }».
