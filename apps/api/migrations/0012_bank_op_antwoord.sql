-- With which bank of words an answer was folded, and by which version of the engine: the version of the bank is that
-- which was live when the answer came in, and holds for every fold of it, also years later. 0 is the corpus itself,
-- with which everything so far was folded. The engine's version is the one that its stored form carries.
alter table antwoord
  add column bank_versie integer not null default 0,
  add column motor_versie smallint not null default 2;
alter table antwoord
  alter column bank_versie drop default,
  alter column motor_versie drop default;

-- The bank of the last answers in the state; the version of the engine is the first byte of the state itself.
alter table staat add column bank_versie integer not null default 0;
