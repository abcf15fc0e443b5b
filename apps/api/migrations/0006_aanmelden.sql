-- Signing in: sessions, brakes, challenges, second factors, reset, school codes, cards, school accounts, and the
-- log of who looked. What a person needs before we know their admin stands outside the walls, and says no names
-- (apps/api/src/schema/tenancy.ts).

-- A sign-in that runs, with its family of refresh tokens: `generatie` is the one that may still be used.
create table sessie (
  id uuid primary key,
  login_id uuid not null references login (id) on delete cascade,
  -- Null for the office.
  admin_id uuid references admin (admin_id),
  soort text not null check (soort in ('wachtwoord', 'leerlingcode', 'kaart', 'sso', 'gast')),
  -- A browser and a system, to tell one's own sessions apart.
  apparaat text not null default '',
  begonnen_op timestamptz not null,
  laatst_op timestamptz not null,
  -- The end that nothing postpones.
  tot timestamptz not null,
  -- Unused for so many seconds it is over; null where that does not hold.
  stil_seconden integer check (stil_seconden > 0),
  beeindigd_op timestamptz,
  generatie integer not null default 0,
  vernieuwd_op timestamptz
);
create index sessie_login on sessie (login_id);
create index sessie_tot on sessie (tot);

-- Wrong tries per key. The key is a hash. Worth nothing after an hour, so a crash may take it.
create unlogged table rem (
  sleutel bytea primary key,
  fouten integer not null,
  -- Until then nothing is tried.
  tot timestamptz not null,
  laatst_op timestamptz not null
);
create index rem_laatst on rem (laatst_op);

-- A sign-in that is half way: the first factor was right, something is still asked.
create table uitdaging (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  login_id uuid not null references login (id) on delete cascade,
  stap text not null check (stap in ('tweede_factor', 'instellen', 'kies')),
  soort text not null,
  ver integer not null,
  -- What the step needs to remember: a challenge that was sent, a secret that is not confirmed yet (sealed).
  gegevens jsonb not null default '{}',
  pogingen integer not null default 0,
  tot timestamptz not null
);
create index uitdaging_login on uitdaging (login_id);
create index uitdaging_tot on uitdaging (tot);

-- Second factors of grown-ups. The secret is encrypted like a pupil's, under the key outside the database.
create table totp (
  login_id uuid primary key references login (id) on delete cascade,
  geheim bytea not null,
  -- The last time step that was used: a code works once.
  laatste_stap bigint not null default 0,
  created_at timestamptz not null default now()
);
create table herstelcode (
  login_id uuid not null references login (id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  gebruikt_op timestamptz,
  primary key (login_id, code_hash)
);
create table passkey (
  id text primary key,
  login_id uuid not null references login (id) on delete cascade,
  publieke_sleutel bytea not null,
  teller bigint not null,
  transports text[] not null default '{}',
  naam text not null,
  created_at timestamptz not null default now(),
  laatst_op timestamptz
);
create index passkey_login on passkey (login_id);

-- Somebody asked for a new password. The row comes whether the name is known or not; the job behind it looks.
create table herstelaanvraag (
  id uuid primary key,
  gebruikersnaam text not null,
  land text not null check (land in ('nl', 'be')),
  created_at timestamptz not null default now()
);
create table hersteltoken (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  login_id uuid not null references login (id) on delete cascade,
  tot timestamptz not null,
  gebruikt_op timestamptz,
  created_at timestamptz not null default now()
);
create index hersteltoken_login on hersteltoken (login_id);

-- What a pupil types or follows to find the school or the class. Codes are no secrets, and are not guessed either.
create table schoolcode (
  code text primary key check (code = upper(code)),
  admin_id uuid not null unique references admin (admin_id)
);
create table klascode (
  code text primary key check (code = lower(code)),
  admin_id uuid not null,
  groep_id uuid not null,
  unique (admin_id, groep_id),
  foreign key (admin_id, groep_id) references groep (admin_id, id) on delete cascade
);
-- A pupil's card: its 256 bits as a hash. A new card is a new row; the old one is dead.
create table kaart (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  login_id uuid not null unique references login (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- A school account that is known to be a sign-in of ours: by ECK iD, profile id or an admin's confirmation.
create table koppeling (
  aanbieder text not null,
  soort text not null check (soort in ('eckid', 'profiel', 'sub')),
  -- HMAC under a key outside the database: the pseudonym itself is not kept.
  waarde_hash bytea not null check (octet_length(waarde_hash) = 32),
  login_id uuid not null references login (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (aanbieder, soort, waarde_hash)
);
create index koppeling_login on koppeling (login_id);
-- A sign-in that went to a school account and is not back yet.
create table sso_aanvraag (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  aanbieder text not null,
  code_challenge text not null,
  -- Sealed: nonce and verifier of our side of the conversation.
  gegevens bytea not null,
  tot timestamptz not null
);
create index sso_aanvraag_tot on sso_aanvraag (tot);
-- The one-time code with which the browser fetches its tokens. A used one stays to be recognised.
create table sso_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  login_id uuid not null references login (id) on delete cascade,
  admin_id uuid references admin (admin_id),
  aanbieder text not null,
  code_challenge text not null,
  apparaat_hash bytea not null,
  tot timestamptz not null,
  gebruikt_op timestamptz,
  sessie_id uuid references sessie (id) on delete set null
);
create index sso_code_tot on sso_code (tot);

-- A school account of this school that nobody knows yet: an admin says whose it is.
create table koppelverzoek (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  aanbieder text not null,
  soort text not null check (soort in ('eckid', 'profiel', 'sub')),
  waarde_hash bytea not null check (octet_length(waarde_hash) = 32),
  -- As the school's own system spells it, so that the admin recognises the person.
  naam text not null,
  is_leerling boolean not null,
  gevraagd_op timestamptz not null,
  primary key (admin_id, id),
  unique (admin_id, aanbieder, soort, waarde_hash)
);

-- Who looked at what about which pupil, and why. Written with the look, never changed.
create table inzage_log (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  op timestamptz not null,
  -- Without a key to login: what was looked at stays when whoever looked is gone.
  wie uuid not null,
  role text not null,
  wat text not null check (wat in ('wachtwoorden', 'landkaart', 'voortgang', 'handelingsplan', 'export')),
  leerling_id uuid,
  groep_id uuid,
  reden text not null default '',
  primary key (admin_id, id)
);
create index inzage_log_op on inzage_log (admin_id, op desc);

do $$
declare
  tabel text;
begin
  foreach tabel in array array['koppelverzoek', 'inzage_log'] loop
    execute format('alter table %I enable row level security', tabel);
    execute format('alter table %I force row level security', tabel);
    execute format(
      'create policy eigen_admin on %I to app using (admin_id = (select current_setting(''app.admin_id'')::uuid)) with check (admin_id = (select current_setting(''app.admin_id'')::uuid))',
      tabel
    );
  end loop;
end $$;
grant select, insert, delete on koppelverzoek to app;
-- What was seen is never unseen: no update, no delete.
grant select, insert on inzage_log to app;

grant select, insert, update, delete on
  sessie, rem, uitdaging, totp, herstelcode, passkey, herstelaanvraag, hersteltoken,
  schoolcode, klascode, kaart, koppeling, sso_aanvraag, sso_code to app;

-- Who comes with a school account alone has no password. Pictures are a second secret beside a pupil's words.
alter table login drop constraint login_check;
alter table login add constraint login_een_geheim check (num_nonnulls(wachtwoord_hash, geheim) <= 1);
alter table login add column plaatjes bytea;
alter table login add constraint login_plaatjes check (plaatjes is null or geheim is not null);

-- The school's number with the government (BRIN in the Netherlands), by which school accounts name it.
alter table admin add column schoolnummer text not null default '';
-- The animal beside a pupil's name on the sign-in page: two children of one name are told apart by it.
alter table leerling add column dier text not null default '';

-- Guests leave no trace in the log of looks either; their sessions go along with their sign-in.
create or replace function verwijder_gasten(nu timestamptz, hoogstens integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  eigen_admin uuid := current_setting('app.admin_id')::uuid;
  weg uuid[];
begin
  -- An owner that row-level security keeps out would find no guest, and nobody would notice.
  if row_security_active('public.gast') then
    raise exception 'the owner of the tables cannot see guests';
  end if;
  select array_agg(leerling_id) into weg from (
    select leerling_id from public.gast
    where admin_id = eigen_admin and tot <= nu
    order by tot limit hoogstens for update skip locked
  ) over_tijd;
  if weg is null then
    return 0;
  end if;
  delete from public.inzage_log where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.antwoord where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.dagtelling where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.staat_dag where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.staat where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.taak where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.somvenster where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.plaatsing where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.leerling where admin_id = eigen_admin and id = any (weg);
  delete from public.lidmaatschap where admin_id = eigen_admin and login_id = any (weg) and role = 'demo';
  delete from public.login where id = any (weg);
  return cardinality(weg);
end $$;
