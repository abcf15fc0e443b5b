-- How hard words are, as learned from everybody's answers: across schools, and of nobody. None of these tables
-- names a pupil, a school or an hour.

-- One night's calibration. One that did not foresee later answers better never went live and has no words.
create table bank_versie (
  versie integer primary key check (versie > 0),
  -- The live version that it went on from; 0 is the corpus itself.
  voorganger integer not null check (voorganger >= 0 and voorganger < versie),
  gemaakt_op timestamptz not null,
  levend_sinds timestamptz,
  -- Answers that it learned from, and later ones that it was tried on.
  punten integer not null check (punten > 0),
  proef integer not null check (proef > 0),
  -- Mean surprise at those later ones, in nats per answer, of its predecessor and of itself.
  verlies_voor double precision not null,
  verlies_na double precision not null,
  -- What whole categories are harder than was thought: code -> {mean, sd}.
  categorieen jsonb not null,
  -- What having met a word before adds: {waarde: logits per place, meetings: answers behind each}.
  verleden jsonb not null
);

create table item_bank (
  versie integer not null references bank_versie (versie),
  item text not null,
  -- 'be': of Flemish accounts alone, where the word is harder or easier there; 'alle' holds for all others.
  land text not null check (land in ('alle', 'be')),
  b double precision not null,
  sd double precision not null check (sd > 0),
  -- Answers behind it. Fewer than ten say nothing of a word, and might say something of somebody.
  n integer not null check (n >= 10),
  -- Standardised residual on later answers; null where there were too few of them.
  fit real,
  -- How far this night's answers lie from what was thought, standardised; null where little was known.
  verloop real,
  -- Harder in Flanders than in the Netherlands by so many logits; null where that cannot be said.
  dif real,
  let_op text[] not null default '{}' check (let_op <@ array['past_niet', 'verloopt', 'verschilt_per_land']),
  primary key (versie, item, land)
);

-- What one answer says of its word: raw material for the next nights, and no longer kept than these.
create table ijkpunt (
  id bigint generated always as identity primary key,
  dag date not null,
  land text not null check (land in ('nl', 'be')),
  item text not null,
  correct boolean not null,
  gok real not null,
  gewicht real not null check (gewicht > 0),
  -- Ability in the category before the answer.
  mean real not null,
  variantie real not null check (variantie > 0),
  -- Place in the table of history.
  cel smallint not null,
  -- Answers of the same pupil in the category before: how much of the category's own error it has taken over.
  eerder integer not null check (eerder >= 0),
  -- The version that learned from it.
  geleerd_in integer references bank_versie (versie)
);
create index ijkpunt_dag on ijkpunt using brin (dag);

grant select, insert on bank_versie, item_bank to app;
grant select, insert, delete on ijkpunt to app;
grant update (geleerd_in) on ijkpunt to app;
