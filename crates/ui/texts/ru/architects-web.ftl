## Architects of the West Kingdom on the web table.

# The board

architects-web-board = Карта города
architects-web-note = Ход { $turn } · Зал гильдии { $placed } из { $spaces }{ $over ->
    [0] { "" }
   *[other] , +{ $over }
}
architects-web-progress = Зал гильдии: { $placed } из { $spaces }{ $over ->
    [0] { "" }
   *[other] , +{ $over }
}
architects-web-outlook = { $reset ->
    [0] Обновлений из-за Зала гильдии больше не будет.
   *[other] Клетка { $reset } Зала гильдии принесёт следующее обновление.
} Когда заполнятся все клетки ({ $spaces }), каждый сделает ещё по ходу.
architects-web-outlook-last = Зал гильдии заполнен. { $left ->
    [0] Это последний ход.
    [one] После этого остаётся { $left } ход.
    [few] После этого остаётся { $left } хода.
   *[other] После этого остаётся { $left } ходов.
}
architects-web-outlook-over = Партия окончена.
architects-web-place-label = { $name }. { $groups ->
    [0] Здесь никого нет.
   *[other] Здесь: { $who }.
}
architects-web-stall-label = { $name }: { $price ->
    [one] { $price } серебро
   *[other] { $price } серебра
} и 1 добродетель. { $taken ->
    [0] Свободно.
   *[other] Здесь: { $who }.
}
architects-web-guildhall-label = Заполнено клеток: { $placed } из { $spaces }. { $reset ->
    [0] Обновлений отсюда больше не будет.
   *[other] Клетка { $reset } принесёт следующее обновление.
}
architects-web-level = уровень { $n }
architects-web-evades = налог −{ $n }
architects-web-no-cathedral = до { $n }: без Собора
architects-web-no-market = от { $n }: Чёрный рынок закрыт
architects-web-places-at-most = ≤ { $n ->
    [one] { $n } места
   *[other] { $n } мест
}
architects-web-until-reset = { $n ->
    [0] обновление
   *[other] ещё { $n }: обновление
}

# The desk

architects-web-move-sub = Выберите место, помощника или чертёж. Ярлыки говорят, что принесёт ещё один рабочий.
architects-web-tab-ask = Выбор
architects-web-tab-pack = Оставить
architects-web-tab-yard = Найм
architects-web-tab-plans = Чертежи
architects-web-tab-built = Здания
architects-web-tab-helpers = Помощники
architects-web-ready-to-build = можно построить
architects-web-short = не хватает:
architects-web-within-reach = без доплаты
architects-web-skips = пропуск:
architects-web-apprentice-label = { $name }, цена { $price }. { $does }
architects-web-pay = Заплатить серебром
architects-web-take_debt = Взять долг
architects-web-stop = Дальше
architects-web-do-place = Разместить
architects-web-do-recover = Вернуть
architects-web-do-keep = Оставить
architects-web-do-sell = Продать
architects-web-do-discard = Сбросить
architects-web-do-hire = Нанять
architects-web-do-trade = Обменять
architects-web-do-capture = Арестовать
architects-web-do-choose = Выбрать
architects-web-ready-place = Разместить рабочего?
architects-web-ready-recover = Вернуть этого рабочего?
architects-web-ready-keep = Оставить себе эту карту?
architects-web-ready-sell = Продать этот чертёж?
architects-web-ready-discard = Сбросить эту карту?
architects-web-ready-hire = Нанять этого помощника?
architects-web-ready-trade = Совершить обмен?
architects-web-ready-capture = Арестовать этих рабочих?
architects-web-ready-choose = Выбрать это?
architects-web-at-market-instead = На среднем рынке цена { $price }: выберите и его.

architects-web-colour-blue = синий
architects-web-colour-green = зелёный
architects-web-colour-purple = пурпурный
architects-web-colour-red = красный
architects-web-colour-yellow = жёлтый

# The mats

architects-web-reserve = Рабочие в запасе
architects-web-reserve-say = Рабочие, которых ещё можно разместить. Если запас пуст, ход возвращает одного из них.
architects-web-captives = Арестованные рабочие соперников
architects-web-virtue = Добродетель
architects-web-virtue-say = До 4 нельзя возводить Собор, от 10 нельзя ходить на Чёрный рынок. Малая добродетель позволяет уклониться от налога, но в конце стоит очков. Каждое очко ниже 0 приносит долг, каждое выше 14 позволяет уничтожить один.
architects-web-debts = Неоплаченные долги
architects-web-debts-say = В конце каждый стоит 2 очка. Долги оплачивают в Караульне.
architects-web-paid = оплачено: { $n }
architects-web-paid-debts = Оплаченные долги
architects-web-plans = Чертежи в руке
architects-web-cathedral = Собор
architects-web-cathedral-say = Каждый шаг стоит ещё и чертежа с руки и приносит награду. Считается только высший достигнутый уровень.
architects-web-has-chosen = выбор сделан
architects-web-chooses = выбирает карту
architects-web-acts = ходит

# Explanations

architects-web-quarry-say = Столько камня, сколько здесь ваших рабочих вместе с новым.
architects-web-forest-say = Столько древесины, сколько здесь ваших рабочих вместе с новым.
architects-web-mines-say = Глина: на одну больше, чем здесь ваших рабочих. Или золото: одно за каждых двоих.
architects-web-silversmith-say = Серебро: на одно больше, чем здесь ваших рабочих.
architects-web-storehouse-say = Один обмен за каждого вашего рабочего здесь: ресурсы на добродетель или мрамор.
architects-web-workshop-say = Возьмите чертежи: один и ещё по одному за каждых двух ваших рабочих. Или наймите помощника: каждый рабочий открывает ещё один столбец без пропуска.
architects-web-town_centre-say = Один арест за каждого вашего рабочего здесь: все рабочие одного игрока в одном месте. Первый стоит 1 налог, каждый следующий — 1 серебро. { $places ->
    [one] Все аресты — в одной локации.
   *[other] Не более чем в { $places } локациях.
}
architects-web-tax_stand-say = Заберите всё серебро отсюда ({ $tax }) и потеряйте 2 добродетели.
architects-web-guardhouse-say = Одно действие за каждого вашего рабочего здесь: отправить арестованных в Тюрьму за серебро, освободить своих или оплатить долг.
architects-web-market_a-say = Цена: { $price ->
    [one] { $price } серебро
   *[other] { $price } серебра
} и 1 добродетель. Вы получаете ресурсы малого рынка.
architects-web-market_b-say = Цена: { $price ->
    [one] { $price } серебро
   *[other] { $price } серебра
} и 1 добродетель. Наймите любого помощника или посмотрите 5 чертежей и оставьте себе один.
architects-web-market_c-say = Цена: { $price ->
    [one] { $price } серебро
   *[other] { $price } серебра
} и 1 добродетель. Вы получаете ресурсы большого рынка.
architects-web-market = Чёрный рынок
architects-web-market-say = На каждой клетке один рабочий. Когда заняты все три или заполнена отмеченная клетка Зала гильдии, рынок обновляется: его рабочие попадают в Тюрьму, а ресурсы меняются.
architects-web-prison = Тюрьма
architects-web-prison-say = При обновлении тот, у кого здесь 3 рабочих и больше, теряет 1 добродетель, а тот, у кого их больше всех, берёт долг. В конце каждые двое стоят очка.
architects-web-guildhall = Зал гильдии
architects-web-guildhall-say = Каждое здание и каждый шаг Собора навсегда оставляют здесь рабочего.
architects-web-refresh = На местах со знаком новичка помощники первого столбца уходят вместе с лежащим на них серебром.
architects-web-reset-now = Если бы рынок обновился сейчас
architects-web-bill-hire = В общий запас
architects-web-bill-tax = Налог
architects-web-bill-skipped = На пропущенные карты
architects-web-bill-total = Цена
architects-web-material-say = Для зданий, Собора и обменов. В конце ничего не стоит.
architects-web-precious-say = Для зданий и Собора. В конце каждая единица приносит очко.
architects-web-silver-say = Этим платят за найм, аресты и на Чёрном рынке. В конце каждые 10 приносят очко.
