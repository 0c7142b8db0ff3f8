# Що сталося, показується кроками.
beats-voice = Що відбувається
beats-skip = Пропустити
beats-recall = Що було після мого ходу
beats-pace = Показ подій
beats-pace-off = одразу підсумок
beats-pace-quick = швидко
beats-pace-normal = звичайно
beats-pace-slow = повільно
beats-go-on = Будь-яка клавіша чи клацання відкриє рахунок.
beats-place = { $place }. { $name }: { $points }.
web-keys-recall = ще раз показує, що було після вашого ходу
web-js-nothing-since = Після вашого ходу нічого не сталося.
