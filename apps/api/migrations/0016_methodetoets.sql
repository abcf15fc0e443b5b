-- A test that belongs to the school's own method: set for pupils of a group, its words fixed at that moment, the same
-- for everybody. What a pupil wrote is kept apart from practice: it may be changed until it is handed in, and counts
-- for no taak and no day.
create table methodetoets (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  groep_id uuid not null,
  -- Who set it; the name is looked up, so that somebody who left is still somebody.
  door uuid not null,
  categorieen text[] not null check (cardinality(categorieen) between 1 and 8),
  per_categorie smallint not null check (per_categorie between 5 and 20),
  -- In the order in which they are said; the place of a word is its number from 0.
  woorden text[] not null check (cardinality(woorden) between 1 and 60),
  klaargezet_op timestamptz not null,
  ingetrokken_op timestamptz,
  primary key (admin_id, id),
  foreign key (admin_id, groep_id) references groep (admin_id, id)
);
create index methodetoets_groep on methodetoets (admin_id, groep_id, klaargezet_op);

create table methodetoets_leerling (
  admin_id uuid not null,
  leerling_id uuid not null,
  methodetoets_id uuid not null,
  begonnen_op timestamptz,
  ingeleverd_op timestamptz,
  primary key (admin_id, leerling_id, methodetoets_id),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id),
  foreign key (admin_id, methodetoets_id) references methodetoets (admin_id, id)
);
create index methodetoets_leerling_toets on methodetoets_leerling (admin_id, methodetoets_id);

create table methodetoets_antwoord (
  admin_id uuid not null,
  leerling_id uuid not null,
  methodetoets_id uuid not null,
  plaats smallint not null check (plaats >= 0),
  woord_id text not null,
  categorie text not null,
  gegeven text not null,
  ms integer not null,
  gegeven_op timestamptz not null,
  -- Judged at the moment of handing in, with the bank of words that lived then; null until then.
  correct boolean,
  bank_versie integer,
  check ((correct is null) = (bank_versie is null)),
  primary key (admin_id, leerling_id, methodetoets_id, plaats),
  foreign key (admin_id, leerling_id, methodetoets_id)
    references methodetoets_leerling (admin_id, leerling_id, methodetoets_id)
);
-- A replay reads what was handed in beside the answers of practice, by time.
create index methodetoets_antwoord_tijd on methodetoets_antwoord (admin_id, leerling_id, gegeven_op)
  where correct is not null;

do $$
declare
  tabel text;
begin
  foreach tabel in array array['methodetoets', 'methodetoets_leerling', 'methodetoets_antwoord'] loop
    execute format('alter table %I enable row level security', tabel);
    execute format('alter table %I force row level security', tabel);
    execute format(
      'create policy eigen_admin on %I to app using (admin_id = (select current_setting(''app.admin_id'')::uuid)) with check (admin_id = (select current_setting(''app.admin_id'')::uuid))',
      tabel
    );
    execute format('grant select, insert, update on %I to app', tabel);
  end loop;
end $$;

-- A guest has no tests, and the sweep knows every table of a pupil all the same. It is taken as it stands, so that
-- nothing is lost that another migration added to it.
do $$
declare
  oud text := pg_get_functiondef('verwijder_gasten'::regproc);
  voor text := '  delete from public.leerling where';
  nieuw text := '  delete from public.methodetoets_antwoord where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.methodetoets_leerling where admin_id = eigen_admin and leerling_id = any (weg);
';
begin
  if position(voor in oud) = 0 then
    raise exception 'the sweep of guests is not the one that was expected';
  end if;
  execute replace(oud, voor, nieuw || voor);
end $$;
