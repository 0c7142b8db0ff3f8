-- Who sits where, what they scored and when their time is up, as lists show it: JSON, one for each seat.
-- Tables from before have none until something happens there.
ALTER TABLE tables ADD COLUMN seating TEXT;
