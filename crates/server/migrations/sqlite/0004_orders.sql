-- The order that led to a row, on the last row it led to: whoever asks again after a lost answer is
-- told what was written, and nothing is written twice.
ALTER TABLE log ADD COLUMN order_id INTEGER;
