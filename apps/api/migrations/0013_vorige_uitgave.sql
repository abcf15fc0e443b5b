-- While a new release starts, servers of the one before it go on storing answers, which know nothing of these columns.
-- What they leave out is what is true of them: they fold every answer as given at school, with the corpus itself.
alter table antwoord
  alter column thuis set default false,
  alter column bank_versie set default 0,
  alter column motor_versie set default 2;
