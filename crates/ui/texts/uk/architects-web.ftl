## Architects of the West Kingdom on the web table.

# The board

architects-web-board = Мапа міста
architects-web-note = Хід { $turn } · Зала гільдії { $placed } з { $spaces }{ $over ->
    [0] { "" }
   *[other] , +{ $over }
}
architects-web-progress = Зала гільдії: { $placed } з { $spaces }{ $over ->
    [0] { "" }
   *[other] , +{ $over }
}
architects-web-outlook = { $reset ->
    [0] Оновлювань через Залу гільдії більше не буде.
   *[other] Клітинка { $reset } Зали гільдії принесе наступне оновлювання.
} Коли заповняться всі клітинки ({ $spaces }), кожен зробить ще по ходу.
architects-web-outlook-last = Залу гільдії заповнено. { $left ->
    [0] Це останній хід.
    [one] Після цього лишається { $left } хід.
    [few] Після цього лишаються { $left } ходи.
   *[other] Після цього лишається { $left } ходів.
}
architects-web-outlook-over = Партію завершено.
architects-web-place-label = { $name }. { $groups ->
    [0] Тут нікого немає.
   *[other] Тут: { $who }.
}
architects-web-stall-label = { $name }: { $price ->
    [one] { $price } срібняк
    [few] { $price } срібняки
   *[other] { $price } срібняків
} і 1 очко доброчестя. { $taken ->
    [0] Вільно.
   *[other] Тут: { $who }.
}
architects-web-guildhall-label = Заповнено клітинок: { $placed } з { $spaces }. { $reset ->
    [0] Оновлювань звідси більше не буде.
   *[other] Клітинка { $reset } принесе наступне оновлювання.
}
architects-web-level = рівень { $n }
architects-web-evades = податок −{ $n }
architects-web-no-cathedral = до { $n }: без Собору
architects-web-no-market = від { $n }: Чорний ринок закрито
architects-web-places-at-most = ≤ { $n ->
    [one] { $n } місця
   *[other] { $n } місць
}
architects-web-until-reset = { $n ->
    [0] оновлювання
   *[other] ще { $n }: оновлювання
}

# The desk

architects-web-move-sub = Виберіть місце, помічника або креслення. Ярлики кажуть, що принесе ще один робітник.
architects-web-tab-ask = Вибір
architects-web-tab-pack = Залишити
architects-web-tab-yard = Найм
architects-web-tab-plans = Креслення
architects-web-tab-built = Будівлі
architects-web-tab-helpers = Помічники
architects-web-ready-to-build = можна спорудити
architects-web-short = бракує:
architects-web-within-reach = без доплати
architects-web-skips = пропуск:
architects-web-apprentice-label = { $name }, ціна { $price }. { $does }
architects-web-pay = Сплатити сріблом
architects-web-take_debt = Узяти борг
architects-web-stop = Далі
architects-web-do-place = Розмістити
architects-web-do-recover = Повернути
architects-web-do-keep = Залишити
architects-web-do-sell = Продати
architects-web-do-discard = Скинути
architects-web-do-hire = Найняти
architects-web-do-trade = Обміняти
architects-web-do-capture = Арештувати
architects-web-do-choose = Вибрати
architects-web-ready-place = Розмістити робітника?
architects-web-ready-recover = Повернути цього робітника?
architects-web-ready-keep = Залишити собі цю карту?
architects-web-ready-sell = Продати це креслення?
architects-web-ready-discard = Скинути цю карту?
architects-web-ready-hire = Найняти цього помічника?
architects-web-ready-trade = Здійснити обмін?
architects-web-ready-capture = Заарештувати цих робітників?
architects-web-ready-choose = Вибрати це?
architects-web-at-market-instead = На середньому ринку ціна { $price }: оберіть і його.

architects-web-colour-blue = синій
architects-web-colour-green = зелений
architects-web-colour-purple = пурпуровий
architects-web-colour-red = червоний
architects-web-colour-yellow = жовтий

# The mats

architects-web-reserve = Робітники в запасі
architects-web-reserve-say = Робітники, яких ще можна розмістити. Якщо запас порожній, хід повертає одного з них.
architects-web-captives = Заарештовані робітники суперників
architects-web-virtue = Доброчестя
architects-web-virtue-say = До 4 не можна зводити Собор, від 10 не можна ходити на Чорний ринок. Мале доброчестя дає змогу уникнути податку, але наприкінці коштує очок. Кожне очко нижче за 0 приносить борг, кожне вище за 14 дає змогу знищити один.
architects-web-debts = Несплачені борги
architects-web-debts-say = Наприкінці кожен коштує 2 очки. Борги сплачують у Вартівні.
architects-web-paid = сплачено: { $n }
architects-web-paid-debts = Сплачені борги
architects-web-plans = Креслення на руці
architects-web-cathedral = Собор
architects-web-cathedral-say = Кожен крок коштує ще й креслення з руки та приносить нагороду. Рахується лише найвищий досягнутий рівень.
architects-web-has-chosen = вибір зроблено
architects-web-chooses = вибирає карту
architects-web-acts = ходить

# Explanations

architects-web-quarry-say = Стільки каменю, скільки тут ваших робітників разом із новим.
architects-web-forest-say = Стільки деревини, скільки тут ваших робітників разом із новим.
architects-web-mines-say = Глина: на одну більше, ніж тут ваших робітників. Або золото: одне за кожних двох.
architects-web-silversmith-say = Срібло: на один срібняк більше, ніж тут ваших робітників.
architects-web-storehouse-say = Один обмін за кожного вашого робітника тут: ресурси на доброчестя або мармур.
architects-web-workshop-say = Візьміть креслення: одне та ще по одному за кожних двох ваших робітників. Або найміть помічника: кожен робітник відкриває ще один стовпчик без пропуску.
architects-web-town_centre-say = Один арешт за кожного вашого робітника тут: усі робітники одного гравця в одному місці. Перший коштує 1 податок, кожен наступний — 1 срібняк. { $places ->
    [one] Усі арешти — в одній локації.
   *[other] Щонайбільше у { $places } локаціях.
}
architects-web-tax_stand-say = Заберіть усе срібло звідси ({ $tax }) і втратьте 2 очки доброчестя.
architects-web-guardhouse-say = Одна дія за кожного вашого робітника тут: відправити заарештованих до В’язниці за срібло, звільнити своїх або сплатити борг.
architects-web-market_a-say = Ціна: { $price ->
    [one] { $price } срібняк
    [few] { $price } срібняки
   *[other] { $price } срібняків
} і 1 очко доброчестя. Ви отримуєте ресурси малого ринку.
architects-web-market_b-say = Ціна: { $price ->
    [one] { $price } срібняк
    [few] { $price } срібняки
   *[other] { $price } срібняків
} і 1 очко доброчестя. Найміть будь-якого помічника або погляньте на 5 креслень і залиште собі одне.
architects-web-market_c-say = Ціна: { $price ->
    [one] { $price } срібняк
    [few] { $price } срібняки
   *[other] { $price } срібняків
} і 1 очко доброчестя. Ви отримуєте ресурси великого ринку.
architects-web-market = Чорний ринок
architects-web-market-say = На кожній клітинці один робітник. Коли зайнято всі три або заповнено позначену клітинку Зали гільдії, ринок оновлюється: його робітники потрапляють до В’язниці, а ресурси змінюються.
architects-web-prison = В’язниця
architects-web-prison-say = Під час оновлювання той, у кого тут 3 робітники чи більше, втрачає 1 очко доброчестя, а той, у кого їх найбільше, бере борг. Наприкінці кожні двоє коштують очка.
architects-web-guildhall = Зала гільдії
architects-web-guildhall-say = Кожна будівля та кожен крок Собору назавжди лишають тут робітника.
architects-web-refresh = На місцях зі знаком новачка помічники першого стовпця йдуть разом зі срібняками, що на них лежать.
architects-web-reset-now = Якби ринок оновився зараз
architects-web-bill-hire = До загального запасу
architects-web-bill-tax = Податок
architects-web-bill-skipped = На пропущені карти
architects-web-bill-total = Ціна
architects-web-material-say = Для будівель, Собору й обмінів. Наприкінці нічого не варте.
architects-web-precious-say = Для будівель і Собору. Наприкінці кожна одиниця приносить очко.
architects-web-silver-say = Цим платять за наймання, арешти й на Чорному ринку. Наприкінці кожні 10 приносять очко.
