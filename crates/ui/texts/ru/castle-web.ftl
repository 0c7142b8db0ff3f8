## «Замок на все времена» за веб-столом.

# Поле

castle-web-board = План замка
castle-web-round = Раунд { $round } из { $rounds }
castle-web-note = Раунд { $round } из { $rounds } · { $left ->
    [one] остался { $left } жетон
    [few] осталось { $left } жетона
   *[other] осталось { $left } жетонов
} · { $season ->
    [winter] зима
   *[other] лето
}
castle-web-outlook = Карты действуют в порядке номеров. Осталось построить { $left } из { $tiles } зданий; партия кончится после раунда { $rounds } или после того, в котором построят последнее здание.
castle-web-outlook-over = Партия окончена; не построено { $left } из { $tiles } зданий.
castle-web-built-by = { $name }. Кто построил: { $seat }.
castle-web-in-plan = { $name }: ещё не построено. Стоит строительных баллов: { $cost }, приносит очков: { $points }.
castle-web-stands = { $name }, стоит с самого начала.
castle-web-place-label = { $name }, место для помощника за { $price ->
    [one] { $price } талер
    [few] { $price } талера
   *[other] { $price } талеров
}. { $taken ->
    [0] { $open ->
        [0] Ещё закрыто.
       *[other] Свободно.
    }
   *[other] Здесь: { $owners }.
}
castle-web-trader-label = { $name }: при выдаче { $units ->
    [one] { $units } единица
    [few] { $units } единицы
   *[other] { $units } единиц
}, одна из них — на Оборонительную башню. { $taken ->
    [0] Свободно.
   *[other] Здесь: { $owners }.
}
castle-web-defence-tower = Оборонительная башня
castle-web-defence-tower-say = Получает по единице каждого вида, который выдают телеги и курьер. Строитель забирает отсюда все единицы одного вида.
castle-web-stock = Резерв и банк
castle-web-stock-say = То, чем ещё можно снабдить Рабочих, что выдать и получить за серебро, и талеры банка. Сюда возвращается плата за здания.
castle-web-order = Порядок раунда
castle-web-order-say = Карты действуют по номерам от 1 до { $ranks }; равные номера — в порядке хода, начиная с первого игрока.
castle-web-face-down = Карты ещё закрыты
castle-web-track = Раунды
castle-web-track-say = В начале раунда первый игрок берёт маркер и талер; затем все выбирают карты, Рабочие получают груз, и действуют персонажи.
castle-web-track-down = Числа убывают до последнего раунда — 1.
castle-web-track-winter = В этих раундах сначала выходит зимняя карта.
castle-web-winter = Зимние карты
castle-web-winter-say = В раундах со снежинкой открывается карта. Ещё не появились: { $cards }.
castle-web-winter-to-come = { $n ->
    [0] Карт больше не будет
    [one] Ещё { $n }: клетка { $space }
    [few] Ещё { $n }, ближайшая: клетка { $space }
   *[other] Ещё { $n }, ближайшая: клетка { $space }
}

# Пояснения

castle-web-tile-say = Стоит ровно { $cost ->
    [one] { $cost } строительный балл
    [few] { $cost } строительных балла
   *[other] { $cost } строительных баллов
}. Каменотёс получает очков: { $points }, Рабочий: { $half }, Строитель — { $apiece } за каждую уплаченную единицу. { $left ->
    [0] Больше строить нечего.
    [one] Осталось построить: { $left }.
   *[other] Осталось построить: { $left }.
}
castle-web-builders = Построили:
castle-web-forge-say = { $n ->
    [one] Здесь лежит { $n } слиток серебра.
    [few] Здесь лежат { $n } слитка серебра.
   *[other] Здесь лежит { $n } слитков серебра.
}
castle-web-price = Цена — { $price ->
    [one] { $price } талер
    [few] { $price } талера
   *[other] { $price } талеров
}, в банк.
castle-web-rank = Действует под номером { $rank } из { $ranks }.
castle-web-material-say = { $points ->
    [one] Ценность — { $points } строительный балл.
    [few] Ценность — { $points } строительных балла.
   *[other] Ценность — { $points } строительных баллов.
}
castle-web-each = { $name }, по { $points }
castle-web-silver-say = Не стройматериал: в свой ход положите слиток в Кузницу и возьмите за него единицу любого стройматериала.
castle-web-talers-say = Ими платят за места в замке и за единицы с Рабочих. Их приносят Посыльный и Строитель.
castle-web-helpers-say = Торговцы посылают их к телегам; после стройки Строитель и Каменотёс посылают их в замок.
castle-web-if-it-ended-say = Что прибавили бы помощники в замке.

# Стол

castle-web-talers = талеры
castle-web-helpers = помощники
castle-web-in-hand = карт в руке
castle-web-played = сыграно
castle-web-chosen = выбрано
castle-web-laid = положено
castle-web-this-round = сейчас
castle-web-acts = Действует { $card }
castle-web-chooses = Выбирает карты
castle-web-decides = Решает
castle-web-places = Куда
castle-web-helper-from = Откуда взять помощника
castle-web-her-gifts = Её подарки
castle-web-for-one = { $apiece }
castle-web-hold = Спрашивать об обмене серебра в конце каждого хода

# Выбор

castle-web-ready-cards = Можно класть рубашкой вверх.
castle-web-lay-down = Положить
castle-web-ready-build = Сумма сходится.
castle-web-do-build = Построить
castle-web-ready-load = Это привезёт Рабочий «Каменоломня».
castle-web-do-load = Снабдить
castle-web-ready = Готово.
castle-web-do = Выполнить
castle-web-repair = Отдать { $goods }
castle-web-sell = Продать
castle-web-refuse = Оставить себе
castle-web-pay-plague = Заплатить
castle-web-pay-blizzard = Заплатить { $talers }
castle-web-withdraw = Выйти
castle-web-stop = Дальше

# Оплата

castle-web-build-sub = Ваши стройматериалы: { $worth ->
    [one] { $worth } строительный балл.
    [few] { $worth } строительных балла.
   *[other] { $worth } строительных баллов.
}
castle-web-exactly = { $cost ->
    [one] ровно { $cost } балл
    [few] ровно { $cost } балла
   *[other] ровно { $cost } баллов
}
castle-web-at-least-three = от трёх видов
castle-web-exactly-three = ровно три вида
castle-web-building-points = баллов
castle-web-short = { $n ->
    [0] Ровно
    [one] Не хватает { $n } балла
    [few] Не хватает { $n } баллов
   *[other] Не хватает { $n } баллов
}
castle-web-other-building = Выбрать другое здание
castle-web-brings-points = Вы получите очков: { $points }.
castle-web-brings-half = Вы получите очков: { $points }, половину указанных на жетоне.
castle-web-brings-talers = Банк заплатит { $apiece } за каждую единицу.
castle-web-master-builder-gains = Архитектор ({ $seat }) получит за это очков: { $points }.
