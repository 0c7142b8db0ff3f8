# Произошедшее показывается по шагам.
beats-voice = Что происходит
beats-skip = Пропустить
beats-recall = Что было после моего хода
beats-pace = Показ событий
beats-pace-off = сразу итог
beats-pace-quick = быстро
beats-pace-normal = обычно
beats-pace-slow = медленно
beats-go-on = Любая клавиша или щелчок откроет счёт.
beats-place = { $place }. { $name }: { $points }.
web-keys-recall = ещё раз показывает, что было после вашего хода
web-js-nothing-since = После вашего хода ничего не произошло.
