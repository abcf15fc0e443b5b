-- What a bank assumes of all pupils together: {algemeen, eigen, samenhang, slip}; null where nothing was learned of it
-- and the engine goes by what it was set with. A month learns it from a sample of pupils, in a version of its own with
-- the words of the one before. Versions name it, so that every fold of an answer takes what held when it came in.
alter table bank_versie add column aannames jsonb;
