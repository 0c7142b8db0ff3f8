# What happened is played in beats.
beats-voice = What happens
beats-skip = Skip
beats-recall = What happened since my last move
beats-pace = What happened is played
beats-pace-off = at once
beats-pace-quick = quickly
beats-pace-normal = normally
beats-pace-slow = slowly
beats-go-on = Any key or click shows the score sheet.
beats-place = { $place }. { $name }: { $points }.
web-keys-recall = plays once more what happened since your last move
web-js-nothing-since = Nothing has happened since your last move.
