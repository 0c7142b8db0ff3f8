## Королевская дорога.
##
## [ID|слова] отмечает регион, карту или фишку; [KRD-5.7] — правило. У региона есть ещё две формы:
## .at — где, .to — куда.

# Регионы

kings-road-region-ZKD = [ZKD|Глубины Зин-Кая]
    .at = в [ZKD|Глубинах Зин-Кая]
    .to = в [ZKD|Глубины Зин-Кая]
kings-road-region-WIZ = [WIZ|Башня волшебника]
    .at = в [WIZ|Башне волшебника]
    .to = в [WIZ|Башню волшебника]
kings-road-region-WLD = [WLD|Дикие холмы]
    .at = в [WLD|Диких холмах]
    .to = в [WLD|Дикие холмы]
kings-road-region-ALT = [ALT|Королевский алтарь]
    .at = у [ALT|Королевского алтаря]
    .to = к [ALT|Королевскому алтарю]
kings-road-region-TMP = [TMP|Руины храма]
    .at = в [TMP|Руинах храма]
    .to = в [TMP|Руины храма]
kings-road-region-DRK = [DRK|Тёмная башня]
    .at = в [DRK|Тёмной башне]
    .to = в [DRK|Тёмную башню]
kings-road-region-LAI = [LAI|Логово дракона]
    .at = в [LAI|Логове дракона]
    .to = в [LAI|Логово дракона]
kings-road-region-CAS = [CAS|Королевский замок]
    .at = в [CAS|Королевском замке]
    .to = в [CAS|Королевский замок]

# Особые карты

kings-road-card-KNIGHT = [KNIGHT|Рыцарь]
kings-road-card-KNIGHT_DECLINED = [KNIGHT_DECLINED|Рыцарь без маркера]
kings-road-card-DRAGON = [DRAGON|Дракон]
kings-road-card-WITCH = [WITCH|Ведьма]

# Слова за столом

kings-road-hand = Карты:
kings-road-king = Король
kings-road-noble = дворянин
kings-road-nobles = дворяне
kings-road-supply = запас
kings-road-marker = маркер
# At a place with room for 20 letters.
kings-road-extra-road = доп. дорога
kings-road-scored = подсчитан
kings-road-to-be-scored = на очереди
kings-road-round = Раунд { $round }
kings-road-points = очки
kings-road-to-end = до { $goal }

# Настройки

kings-road-option-hereditary_nobles = Столбовые дворяне
kings-road-option-hereditary_nobles-false = нет: новый лидер изгоняет прежнего дворянина
kings-road-option-hereditary_nobles-true = да: дворяне остаются навсегда, в регионе их может быть несколько

# Таблица очков

score-KRD-5-5 = Места в раундах
score-KRD-6-6 = Бонусы за дворян
score-KRD-9-2 = Финальный подсчёт
kings-road-tie-break-1 = Дворян на поле

# Чего ждёт стол

kings-road-prompt-choose = { $cards ->
    [one] Выберите одну карту и положите её рубашкой вверх.
    [few] Выберите { $cards } карты и положите их рубашкой вверх.
   *[many] Выберите { $cards } карт и положите их рубашкой вверх.
}
kings-road-prompt-choose-again = { $cards ->
    [one] Остальные уже разместили маркеры. [WITCH|Ведьма] даёт вам выбрать снова: одну карту.
    [few] Остальные уже разместили маркеры. [WITCH|Ведьма] даёт вам выбрать снова: { $cards } карты.
   *[many] Остальные уже разместили маркеры. [WITCH|Ведьма] даёт вам выбрать снова: { $cards } карт.
}
kings-road-prompt-laid = Ваши карты лежат рубашкой вверх. Ещё выбирают: { $seats }.
kings-road-prompt-no-markers = Маркеров в запасе нет, поэтому карт вы сейчас не играете. Ещё выбирают: { $seats }. [KRD-3.3]
kings-road-prompt-others-again = [WITCH|Ведьма] позволяет выбрать снова: { $seats }. Вы ждёте. [KRD-4.10]
kings-road-prompt-waits = Ещё выбирают: { $seats }.
kings-road-prompt-scored = Будет подсчитано: { $regions }.

# Что сделает выбор

kings-road-does-place = { $markers ->
    [1] один маркер { $region_to }
   *[2] два маркера { $region_to }
}
kings-road-does-dragon = [DRAGON|Дракон] добавляет к подсчёту { $region }; если Драконов несколько — и следующие.
kings-road-does-decline = [KNIGHT|Рыцарь] ничего не размещает.
kings-road-does-witch = [WITCH|Ведьма] даёт выбрать снова, когда остальные разместят маркеры.
kings-road-does-places = Вы отправляете { $places }.

# Почему план не принят

kings-road-illegal-WrongPhase = Партия окончена, карты больше не выбирают. { $rule }
kings-road-illegal-NotAwaited = { $reason ->
    [KRD-3-5] Ваши карты уже лежат рубашкой вверх. Пока выбрали не все, их можно взять назад и выбрать другие. { $rule }
    [KRD-3-3] В вашем запасе нет маркеров, поэтому карт вы сейчас не играете. { $rule }
    [KRD-4-10] Сейчас снова выбирают только те, кто показал Ведьму. Подождите их. { $rule }
   *[other] Сейчас от вас не ждут карт. { $rule }
}
kings-road-illegal-DuplicateCard = Каждую карту можно положить только один раз, а обе формы Рыцаря — одна карта. Выберите разные карты. { $rule }
kings-road-illegal-CardNotInHand = Карта «{ $card }» уже использована и выбыла из игры. Выберите карту, которая ещё в руке. { $rule }
kings-road-illegal-WitchNotFirst = [WITCH|Ведьма] должна лежать первой. Поставьте её вперёд или положите одну. { $rule }
kings-road-illegal-WrongCardCount = { $cards ->
    [one] Нужно выбрать ровно одну карту, а не { $laid }. { $rule }
    [few] Нужно выбрать ровно { $cards } карты, а не { $laid }. { $rule }
   *[many] Нужно выбрать ровно { $cards } карт, а не { $laid }. { $rule }
}
kings-road-illegal-KnightNotLast = [KNIGHT|Рыцарь] должен лежать последним. Поставьте его после остальных карт. { $rule }
kings-road-illegal-KnightWithoutRegion = [KNIGHT|Рыцарь] усиливает регион карты прямо перед ним. Поставьте туда карту региона или сыграйте Рыцаря без маркера. { $rule }

# Хроника

kings-road-opening = [KING|Король] отправляется в путь. Начало пути — { $region }. Награду получит тот, кто сильнее всех там, где остановится Король.
kings-road-event-Committed = { $seat } кладёт карты рубашкой вверх.
kings-road-event-Revealed = { $seat } раскрывает: { $cards }.
kings-road-event-Placed = { $markers ->
    [1] { $seat } отправляет один маркер { $region_to }.
   *[2] { $seat } отправляет два маркера { $region_to }.
}
kings-road-event-Dragon = { $dragons ->
    [1] { $seat } выпускает [DRAGON|Дракона]: будет подсчитан ещё один регион.
    [few] { $seat } тоже выпускает [DRAGON|Дракона]: будут подсчитаны ещё { $dragons } региона.
   *[other] { $seat } тоже выпускает [DRAGON|Дракона]: будет подсчитано ещё { $dragons } регионов.
}
kings-road-event-Witch = { $seat } показывает [WITCH|Ведьму] и выберет снова, уже зная, что сделали остальные.
kings-road-event-Scored = Подсчёт: { $region }. { $places }.
kings-road-event-Scored-empty = Подсчёт: { $region }. Влияния здесь нет ни у кого. [KRD-5.10]
kings-road-event-FinalScored = Финальный подсчёт: { $region }. { $places }.
kings-road-event-FinalScored-empty = Финальный подсчёт: { $region }. Влияния здесь нет ни у кого.
kings-road-place-leads = { $seat } лидирует: влияние { $influence }, очки { $gain }
kings-road-place-holds = { $seat } — влияние { $influence }, очки { $gain }
kings-road-place-unpaid = { $seat } — влияние { $influence }, без очков
kings-road-place-tied = { $seats } — ничья: влияние { $influence }, каждому очки { $gain } [KRD-5.7]
kings-road-place-tied-unpaid = { $seats } — ничья: влияние { $influence }, без очков [KRD-5.7]
kings-road-event-NobleRemoved = { $seat } теряет [NOBLE|дворянина] { $region_at }: он возвращается в запас.
kings-road-event-NobleSet = { $seat } ставит [NOBLE|дворянина] { $region_at }.
kings-road-event-NobleSet-bonus = { $seat } ставит [NOBLE|дворянина] { $region_at } { $gain }.
kings-road-event-NobleBonus = { $regions ->
    [1] { $seat } получает бонус за [NOBLE|дворянина] { $region_at } { $gain }.
    [few] { $seat } получает бонус за цепь из { $regions } [NOBLE|дворян]: { $chain } { $gain }. [KRD-6.6]
   *[other] { $seat } получает бонус за цепь из { $regions } [NOBLE|дворян]: { $chain } { $gain }. [KRD-6.6]
}
kings-road-event-Returned = Маркеры { $region_at } возвращаются в запас.
kings-road-event-KingMoved = [KING|Король] едет дальше — { $region_to }.
kings-road-event-RoundBegan = Раунд { $round }
kings-road-event-EndTriggered = Кто-то набрал { $goal } очков: это был последний раунд. Остальные регионы подсчитываются ещё раз. [KRD-9.1]
kings-road-event-EndTriggered-safety-stop = Прошло { $rounds } раундов без развязки, и партия заканчивается. Остальные регионы подсчитываются ещё раз. [KRD-9.8]
kings-road-event-MatchOver = { $count ->
    [one] { $seats } побеждает в партии.
   *[other] { $seats } делят победу. [KRD-9.7]
}
