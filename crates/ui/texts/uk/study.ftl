# Підказки й розбір: що побачив перебір, словами.
study-worth = перемога { $chance }, перевага { $lead }
study-scores = Приносить: { $sources }.
study-source = { $name } { $points }
study-promises = Ще { $points } очка стають досяжними.
study-spends = Витрачає { $points } очка з того, що було досяжним.
study-rival = Тим часом { $seat } отримає близько { $points }.
study-rival-loses = { $seat } втрачає на цьому близько { $points }.
study-quiet = Зберігає всі можливості: одразу ніхто багато не отримає.
analysis-title = Партія заднім числом
analysis-accuracy = Точність
analysis-turning-points = Найдорожчі рішення
analysis-turning-point = Хід { $move }, { $seat }: { $played } – перемога { $chance }, втрачено { $loss }.
analysis-better = Краще: { $action } ({ $chance }).
analysis-none = Нічого важливого не втрачено.
