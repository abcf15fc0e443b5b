-- What each game remembers of a pupil, by the id of the game, as the contract writes it: how often it was played, the pupil's own
-- record, whether its secret was found, and the stage that was played last.
alter table eigen_plek
  add column spelboeken jsonb check (jsonb_typeof(spelboeken) = 'object' and pg_column_size(spelboeken) < 16384);
