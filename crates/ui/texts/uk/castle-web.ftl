## «Замок на всі часи» за веб-столом.

# Поле

castle-web-board = План замку
castle-web-round = Раунд { $round } з { $rounds }
castle-web-note = Раунд { $round } з { $rounds } · { $left ->
    [one] лишився { $left } жетон
    [few] лишилося { $left } жетони
   *[other] лишилося { $left } жетонів
} · { $season ->
    [winter] зима
   *[other] літо
}
castle-web-outlook = Карти діють у порядку номерів. Лишилося збудувати { $left } з { $tiles } будівель; партія скінчиться після раунду { $rounds } або після того, у якому збудують останню будівлю.
castle-web-outlook-over = Партію завершено; не збудовано { $left } з { $tiles } будівель.
castle-web-built-by = { $name }. Хто збудував: { $seat }.
castle-web-in-plan = { $name }: ще не збудовано. Коштує будівельних балів: { $cost }, приносить очок: { $points }.
castle-web-stands = { $name }, стоїть від самого початку.
castle-web-place-label = { $name }, місце для помічника за { $price ->
    [one] { $price } талер
    [few] { $price } талери
   *[other] { $price } талерів
}. { $taken ->
    [0] { $open ->
        [0] Ще закрите.
       *[other] Вільне.
    }
   *[other] Тут: { $owners }.
}
castle-web-trader-label = { $name }: під час видачі { $units ->
    [one] { $units } одиниця
    [few] { $units } одиниці
   *[other] { $units } одиниць
}, одна з них — на Оборонну вежу. { $taken ->
    [0] Вільно.
   *[other] Тут: { $owners }.
}
castle-web-defence-tower = Оборонна вежа
castle-web-defence-tower-say = Отримує по одиниці кожного виду, який видають вози й кур’єр. Муляр забирає звідси всі одиниці одного виду.
castle-web-stock = Резерв і банк
castle-web-stock-say = Те, чим ще можна спорядити Робітників, що видати й узяти за срібло, і талери банку. Сюди повертається плата за будівлі.
castle-web-order = Порядок раунду
castle-web-order-say = Карти діють за номерами від 1 до { $ranks }; однакові номери — у порядку ходу, починаючи з першого гравця.
castle-web-face-down = Карти ще закриті
castle-web-track = Раунди
castle-web-track-say = На початку раунду перший гравець бере маркер і талер; потім усі обирають карти, Робітники отримують вантаж, і діють персонажі.
castle-web-track-down = Числа спадають до останнього раунду — 1.
castle-web-track-winter = У цих раундах спершу виходить зимова карта.
castle-web-winter = Зимові карти
castle-web-winter-say = У раундах зі сніжинкою відкривають карту. Ще не з’явилися: { $cards }.
castle-web-winter-to-come = { $n ->
    [0] Карт більше не буде
    [one] Ще { $n }: клітинка { $space }
    [few] Ще { $n }, наступна: клітинка { $space }
   *[other] Ще { $n }, наступна: клітинка { $space }
}

# Пояснення

castle-web-tile-say = Коштує рівно { $cost ->
    [one] { $cost } будівельний бал
    [few] { $cost } будівельні бали
   *[other] { $cost } будівельних балів
}. Каменяр отримує очок: { $points }, Робітник: { $half }, Муляр — { $apiece } за кожну сплачену одиницю. { $left ->
    [0] Більше нема чого будувати.
    [one] Лишилося збудувати: { $left }.
   *[other] Лишилося збудувати: { $left }.
}
castle-web-builders = Збудували:
castle-web-forge-say = { $n ->
    [one] Тут лежить { $n } злиток срібла.
    [few] Тут лежать { $n } злитки срібла.
   *[other] Тут лежить { $n } злитків срібла.
}
castle-web-price = Ціна — { $price ->
    [one] { $price } талер
    [few] { $price } талери
   *[other] { $price } талерів
}, до банку.
castle-web-rank = Діє під номером { $rank } із { $ranks }.
castle-web-material-say = { $points ->
    [one] Цінність — { $points } будівельний бал.
    [few] Цінність — { $points } будівельні бали.
   *[other] Цінність — { $points } будівельних балів.
}
castle-web-each = { $name }, по { $points }
castle-web-silver-say = Не будматеріал: у свій хід покладіть злиток у Кузню й візьміть за нього одиницю будь-якого будматеріалу.
castle-web-talers-say = Ними платять за місця в замку й за одиниці з Робітників. Їх приносять Посланець і Муляр.
castle-web-helpers-say = Торговці посилають їх до возів; після будівництва Муляр і Каменяр посилають їх до замку.
castle-web-if-it-ended-say = Що додали б помічники в замку.

# Стіл

castle-web-talers = талери
castle-web-helpers = помічники
castle-web-in-hand = карт на руці
castle-web-played = зіграно
castle-web-chosen = обрано
castle-web-laid = покладено
castle-web-this-round = зараз
castle-web-acts = Діє { $card }
castle-web-chooses = Обирає карти
castle-web-decides = Вирішує
castle-web-places = Куди
castle-web-helper-from = Звідки взяти помічника
castle-web-her-gifts = Її подарунки
castle-web-for-one = { $apiece }
castle-web-hold = Питати про обмін срібла в кінці кожного ходу

# Вибір

castle-web-ready-cards = Можна класти сорочкою догори.
castle-web-lay-down = Покласти
castle-web-ready-build = Сума сходиться.
castle-web-do-build = Збудувати
castle-web-ready-load = Це привезе Робітник «Каменоломня».
castle-web-do-load = Спорядити
castle-web-ready = Готово.
castle-web-do = Виконати
castle-web-repair = Віддати { $goods }
castle-web-sell = Продати
castle-web-refuse = Лишити собі
castle-web-pay-plague = Заплатити
castle-web-pay-blizzard = Заплатити { $talers }
castle-web-withdraw = Вийти
castle-web-stop = Далі

# Оплата

castle-web-build-sub = Ваші будматеріали: { $worth ->
    [one] { $worth } будівельний бал.
    [few] { $worth } будівельні бали.
   *[other] { $worth } будівельних балів.
}
castle-web-exactly = { $cost ->
    [one] рівно { $cost } бал
    [few] рівно { $cost } бали
   *[other] рівно { $cost } балів
}
castle-web-at-least-three = від трьох видів
castle-web-exactly-three = рівно три види
castle-web-building-points = балів
castle-web-short = { $n ->
    [0] Рівно
    [one] Бракує { $n } бала
    [few] Бракує { $n } балів
   *[other] Бракує { $n } балів
}
castle-web-other-building = Обрати іншу будівлю
castle-web-brings-points = Ви отримаєте очок: { $points }.
castle-web-brings-half = Ви отримаєте очок: { $points }, половину зазначених на жетоні.
castle-web-brings-talers = Банк заплатить { $apiece } за кожну одиницю.
castle-web-master-builder-gains = Архітектор ({ $seat }) отримає за це очок: { $points }.
