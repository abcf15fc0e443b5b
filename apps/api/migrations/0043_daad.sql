-- Which act made a group what it is: a merge put it away, or a split made it, and whom that moved. The way back undoes
-- that act and no other one; whatever is done to the group by another road takes it off. It holds ids alone.
alter table groep add column daad jsonb;
