-- The house: who owns what, who is in it, what was answered.
--
-- Every table of an admin (a school, a practice, a home) has admin_id first in its primary key, its
-- unique keys and its foreign keys, and row-level security FORCEd on it. The exceptions (login,
-- lidmaatschap) are listed in apps/api/src/schema/tenancy.ts and are reached through the auth feature.
--
-- The server signs in as `app` (or, for the office area, `office_app`): never the owner, never able to
-- bypass row-level security. Their passwords are set at start, from a secret outside the database.

do $$
begin
  create role app nologin nosuperuser nobypassrls noinherit;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  create role office_app nologin nosuperuser nobypassrls noinherit;
exception when duplicate_object or unique_violation then null;
end $$;

create table admin (
  admin_id uuid primary key,
  naam text not null check (naam <> ''),
  soort text not null check (soort in ('school', 'rt', 'thuis', 'demo')),
  land text not null check (land in ('nl', 'be')),
  plaats text not null default '',
  features text[] not null default '{}',
  created_at timestamptz not null default now()
);

create table medewerker (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  voornaam text not null,
  tussenvoegsel text not null default '',
  achternaam text not null default '',
  created_at timestamptz not null default now(),
  primary key (admin_id, id)
);

create table groep (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  naam text not null check (naam <> ''),
  schooljaar text not null check (schooljaar ~ '^\d{4}-\d{4}$'),
  created_at timestamptz not null default now(),
  primary key (admin_id, id)
);

create table leerling (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  voornaam text not null check (voornaam <> ''),
  tussenvoegsel text not null default '',
  achternaam text not null default '',
  jaargroep smallint not null check (jaargroep between 1 and 8),
  dyslexie boolean not null default false,
  rustig boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (admin_id, id)
);

-- Where a pupil sits, dated: moving a pupil closes one row and opens another.
create table plaatsing (
  admin_id uuid not null,
  leerling_id uuid not null,
  groep_id uuid not null,
  van date not null,
  tot date check (tot >= van),
  primary key (admin_id, leerling_id, groep_id, van),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id),
  foreign key (admin_id, groep_id) references groep (admin_id, id)
);
create index plaatsing_groep on plaatsing (admin_id, groep_id) where tot is null;

create table groep_docent (
  admin_id uuid not null,
  groep_id uuid not null,
  medewerker_id uuid not null,
  primary key (admin_id, groep_id, medewerker_id),
  foreign key (admin_id, groep_id) references groep (admin_id, id),
  foreign key (admin_id, medewerker_id) references medewerker (admin_id, id)
);
create index groep_docent_medewerker on groep_docent (admin_id, medewerker_id);

-- A window on a pupil's map: one goal that is now in reach.
create table somvenster (
  admin_id uuid not null,
  leerling_id uuid not null,
  id uuid not null,
  eiland text not null,
  categorieen text[] not null check (cardinality(categorieen) between 1 and 3),
  volgorde integer not null,
  -- When its window was first seen lit: light that was won never goes out.
  aan_sinds timestamptz,
  created_at timestamptz not null default now(),
  primary key (admin_id, leerling_id, id),
  unique (admin_id, leerling_id, volgorde),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id)
);

create table taak (
  admin_id uuid not null,
  leerling_id uuid not null,
  id uuid not null,
  somvenster_id uuid not null,
  soort text not null,
  aantal smallint not null check (aantal between 1 and 60),
  volgorde smallint not null,
  primary key (admin_id, leerling_id, id),
  unique (admin_id, leerling_id, somvenster_id, volgorde),
  foreign key (admin_id, leerling_id, somvenster_id) references somvenster (admin_id, leerling_id, id)
);

-- What a pupil did, append-only. The id is the device's own UUIDv7, so a repeat is the same row.
-- No foreign key points here: the table will be cut in ranges of id (which sort by time).
create table antwoord (
  admin_id uuid not null,
  leerling_id uuid not null,
  id uuid not null,
  taak_id uuid not null,
  spel text not null,
  woord_id text not null,
  categorie text not null,
  gegeven text not null,
  correct boolean not null,
  gok real not null check (gok >= 0 and gok < 1),
  ms integer not null,
  poging smallint not null,
  reden jsonb not null,
  gegeven_op timestamptz not null,
  ontvangen_op timestamptz not null default now(),
  apparaat uuid not null,
  volgnummer integer not null,
  primary key (admin_id, leerling_id, id),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id)
);
create index antwoord_tijd on antwoord (admin_id, leerling_id, gegeven_op);

-- The engine's picture of a pupil: a fold over the answers, replaced as a whole. `versie` guards against
-- two writers; `achter_vanaf` says from which moment answers are stored but not yet folded in.
create table staat (
  admin_id uuid not null,
  leerling_id uuid not null,
  versie integer not null,
  staat bytea not null,
  laatst_op timestamptz,
  achter_vanaf timestamptz,
  primary key (admin_id, leerling_id),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id)
) with (fillfactor = 50);
alter table staat alter column staat set storage external;

-- The state as it was before the first answer of a day: late answers are folded from here.
create table staat_dag (
  admin_id uuid not null,
  leerling_id uuid not null,
  dag date not null,
  staat bytea not null,
  laatst_op timestamptz,
  primary key (admin_id, leerling_id, dag),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id)
);
alter table staat_dag alter column staat set storage external;

-- A sign-in. Staff have a slow hash; pupils a generated secret under AES-256-GCM, its key outside.
create table login (
  id uuid primary key,
  gebruikersnaam text not null unique check (gebruikersnaam = lower(gebruikersnaam)),
  wachtwoord_hash text,
  geheim bytea,
  geheim_versie integer,
  -- 'office' or 'superadmin'; null for everybody who belongs to an admin.
  kantoor_role text check (kantoor_role in ('office', 'superadmin')),
  ver integer not null default 1,
  actief boolean not null default true,
  created_at timestamptz not null default now(),
  check (num_nonnulls(wachtwoord_hash, geheim) = 1),
  check ((geheim is null) = (geheim_versie is null))
);

-- Which admins a sign-in belongs to, and as what. A pupil has exactly one.
create table lidmaatschap (
  login_id uuid not null references login (id),
  admin_id uuid not null references admin (admin_id),
  role text not null check (role in ('schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo')),
  primary key (login_id, admin_id)
);

-- Asks the job queue to fold a pupil's answers anew, in the caller's own transaction. Runs as the owner,
-- because `app` may not touch the queue's tables; it takes no admin but the one of the context, and the
-- job holds ids alone. One of the reviewed SECURITY DEFINER functions (apps/api/src/schema/tenancy.ts).
create function vraag_herberekening(leerling uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  eigen_admin uuid := current_setting('app.admin_id')::uuid;
begin
  perform graphile_worker.add_job(
    'herbereken_staat',
    json_build_object('adminId', eigen_admin, 'leerlingId', leerling),
    job_key => 'herbereken:' || leerling
  );
end $$;
revoke all on function vraag_herberekening from public;
grant execute on function vraag_herberekening to app;

do $$
declare
  tabel text;
begin
  foreach tabel in array array[
    'admin', 'medewerker', 'groep', 'leerling', 'plaatsing', 'groep_docent',
    'somvenster', 'taak', 'antwoord', 'staat', 'staat_dag'
  ] loop
    execute format('alter table %I enable row level security', tabel);
    execute format('alter table %I force row level security', tabel);
    -- Without missing_ok: a forgotten context is an error, not an empty answer.
    execute format(
      'create policy eigen_admin on %I to app using (admin_id = (select current_setting(''app.admin_id'')::uuid)) with check (admin_id = (select current_setting(''app.admin_id'')::uuid))',
      tabel
    );
    execute format('grant select, insert, update on %I to app', tabel);
  end loop;
end $$;

grant select, insert, update on login, lidmaatschap to app;
grant delete on staat_dag to app;
revoke update on antwoord from app;

-- The office finds any pupil's admin; it reads no more than these tables.
create policy kantoor_leest on admin for select to office_app using (true);
create policy kantoor_leest on leerling for select to office_app using (true);
grant select on admin, leerling to office_app;
