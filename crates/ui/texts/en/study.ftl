# Hints and analysis: what a search saw, in words.
study-worth = { $chance } to win, expected lead { $lead }
study-scores = Scores { $sources }.
study-source = { $name } { $points }
study-promises = Another { $points } points come within reach.
study-spends = It spends { $points } points of what was within reach.
study-rival = Meanwhile { $seat } gains about { $points }.
study-rival-loses = It costs { $seat } about { $points }.
study-quiet = It keeps everything open: nobody gains much at once.
analysis-title = The match in hindsight
analysis-accuracy = Accuracy
analysis-turning-points = What cost most
analysis-turning-point = Move { $move }, { $seat }: { $played } – { $chance } to win, { $loss } given away.
analysis-better = Better: { $action } ({ $chance }).
analysis-none = Nothing of weight was given away.
