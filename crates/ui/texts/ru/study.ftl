# Подсказки и разбор: что увидел перебор, словами.
study-worth = победа { $chance }, перевес { $lead }
study-scores = Приносит: { $sources }.
study-source = { $name } { $points }
study-promises = Ещё { $points } очка становятся достижимыми.
study-spends = Тратит { $points } очка из того, что было достижимо.
study-rival = Тем временем { $seat } получит около { $points }.
study-rival-loses = { $seat } теряет на этом около { $points }.
study-quiet = Сохраняет все возможности: сразу никто много не получит.
analysis-title = Партия задним числом
analysis-accuracy = Точность
analysis-turning-points = Самые дорогие решения
analysis-turning-point = Ход { $move }, { $seat }: { $played } – победа { $chance }, упущено { $loss }.
analysis-better = Лучше: { $action } ({ $chance }).
analysis-none = Ничего важного не упущено.
