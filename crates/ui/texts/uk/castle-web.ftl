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
castle-web-outlook = Карти діють у порядку номерів. Лишилося збудувати { $left } з { $tiles }; партія скінчиться з раундом { $rounds } або з тим, у якому збудують останню будівлю.
castle-web-outlook-over = Партію завершено; не збудовано { $left } з { $tiles }.
castle-web-built-by = { $name }, збудовано гравцем { $seat }.
castle-web-in-plan = { $name }, ще не збудовано. Коштує балів: { $cost }, дає очок: { $points }.
castle-web-stands = { $name }, стоїть від самого початку.
castle-web-place-label = { $name }, місце для помічника за { $price } тал. { $taken ->
    [0] { $open ->
        [0] Ще закрите.
       *[other] Вільне.
    }
   *[other] Тут: { $owners }.
}
castle-web-trader-label = { $name }: під час видачі одиниць: { $units }, одна з них — Оборонній вежі. { $taken ->
    [0] Вільно.
   *[other] Тут: { $owners }.
}
castle-web-defence-tower = Оборонна вежа
castle-web-defence-tower-say = Дістає по одиниці кожного виду, який видають вози й кур’єр. Муляр забирає звідси всі одиниці одного виду.
castle-web-stock = Резерв і банк
castle-web-stock-say = Те, що ще можна навантажити, видати й узяти за срібло, і талери банку. Сюди повертається плата за будівлі.
castle-web-order = Порядок раунду
castle-web-order-say = Карти діють за номерами від 1 до 6; однакові номери — у порядку ходу, починаючи з першого гравця.
castle-web-face-down = Карти лежать долілиць
castle-web-track = Раунди
castle-web-track-say = На початку раунду перший гравець бере маркер і талер; потім усі вибирають карти, Робітники дістають вантаж, і діють персонажі.
castle-web-track-down = Числа спадають до останнього раунду — 1.
castle-web-track-winter = У цих раундах спершу виходить зимова карта.
castle-web-winter = Зимові карти
castle-web-winter-say = У раундах зі сніжинкою відкривають карту. Ще не з’явилися: { $cards }.
castle-web-winter-to-come = { $n ->
    [0] Карт більше не буде
    [one] Ще { $n }, у раунді { $round }
    [few] Ще { $n }, наступна в раунді { $round }
   *[other] Ще { $n }, наступна в раунді { $round }
}

# Пояснення

castle-web-tile-say = Коштує рівно { $cost } будівельних балів. Каменяр дістає очок: { $points }, Робітник: { $half }, Муляр — по 1 талеру за кожну сплачену одиницю. { $left ->
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
castle-web-price = Ціна — { $price } тал., до банку.
castle-web-rank = Діє під номером { $rank } із 6.
castle-web-material-say = { $points ->
    [one] Вартий { $points } будівельний бал.
    [few] Вартий { $points } будівельні бали.
   *[other] Вартий { $points } будівельних балів.
}
castle-web-silver-say = Не будматеріал: у свій хід покладіть злиток у Кузню й візьміть за нього одиницю будь-якого будматеріалу.
castle-web-talers-say = Ними платять за місця в замку й за одиниці з Робітників. Їх приносять Посланець і Муляр.
castle-web-helpers-say = Торговці посилають їх до возів; після будівництва Муляр і Каменяр посилають їх до замку.
castle-web-if-it-ended = Якби партія скінчилася зараз
castle-web-if-it-ended-say = Що додали б помічники в замку.
castle-web-so-far = Уже є

# Стіл

castle-web-supply = Ваш особистий запас
castle-web-talers = талери
castle-web-helpers = помічники
castle-web-in-hand = карт на руці
castle-web-played = зіграно
castle-web-chosen = вибрано
castle-web-laid = покладено
castle-web-this-round = зараз
castle-web-lies = { $n ->
    [one] Долілиць лежить { $n } карта
    [few] Долілиць лежать { $n } карти
   *[other] Долілиць лежить { $n } карт
}
castle-web-acts = Діє { $card }
castle-web-chooses = Вибирає карти
castle-web-decides = Вирішує
castle-web-places = Куди
castle-web-helper-from = Помічника взяти
castle-web-her-gifts = Її подарунки
castle-web-for-one = 1 талер
castle-web-hold = Питати про обмін срібла в кінці кожного ходу
castle-web-less = { $kind }: на одну одиницю менше
castle-web-more = { $kind }: на одну одиницю більше

# Вибір

castle-web-ready-cards = Можна класти долілиць.
castle-web-lay-down = Покласти
castle-web-ready-build = Плата точна.
castle-web-do-build = Збудувати
castle-web-ready-load = Це привезе Робітник «Каменярня».
castle-web-do-load = Навантажити
castle-web-ready = Готово.
castle-web-do = Виконати
castle-web-repair = Віддати 3 камені
castle-web-sell = Продати
castle-web-refuse = Лишити собі
castle-web-pay-plague = Заплатити
castle-web-pay-blizzard = Заплатити 3 талери
castle-web-withdraw = Відступитися
castle-web-stop-building = Більше не будувати
castle-web-stop-helpers = Без помічників
castle-web-stop-breach = Нічого не давати
castle-web-stop-palace = Досить
castle-web-stop-turn = Далі

# Плата

castle-web-payment = Плата
castle-web-build-sub = Ваші будматеріали: { $worth ->
    [one] { $worth } будівельний бал.
    [few] { $worth } будівельні бали.
   *[other] { $worth } будівельних балів.
}
castle-web-exactly = рівно { $cost } балів
castle-web-at-least-three = від трьох видів
castle-web-exactly-three = рівно три види
castle-web-remain = лишиться
castle-web-building-points = балів
castle-web-short = { $n ->
    [0] Рівно
    [one] Бракує { $n } бала
    [few] Бракує { $n } балів
   *[other] Бракує { $n } балів
}
castle-web-kinds-paid = { $n ->
    [one] { $n } вид
    [few] { $n } види
   *[other] { $n } видів
}
castle-web-ways = Готові платежі
castle-web-fold = Згорнути або показати оплату
castle-web-other-building = Вибрати іншу будівлю
castle-web-brings-points = Ви дістанете очок: { $points }.
castle-web-brings-half = Ви дістанете очок: { $points }, половину вартості жетона.
castle-web-brings-talers = Банк заплатить по 1 талеру за кожну одиницю.
castle-web-master-builder-gains = Архітектор гравця { $seat } дістане за це 5 очок.
