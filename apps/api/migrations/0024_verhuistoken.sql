-- A pupil who moves to another school takes along what it learned. The old school gives a token out, the new one reads
-- it in: both say yes, and both can read later that it happened.

create table verhuistoken (
  admin_id uuid not null references admin (admin_id),
  leerling_id uuid not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  door uuid not null,
  gemaakt_op timestamptz not null,
  geldig_tot timestamptz not null,
  primary key (admin_id, leerling_id),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id)
);
create index verhuistoken_hash on verhuistoken (token_hash);

create table verhuis_log (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  op timestamptz not null,
  wat text not null check (wat in ('uitgegeven', 'ingetrokken', 'vertrokken', 'gekomen')),
  -- Who did it; null where the other school did.
  door uuid,
  -- The first name and a letter: enough to know again whom a school meant, and no more.
  naam text not null,
  andere_school text not null default '',
  -- Whom it was about, as long as it is here.
  leerling_id uuid,
  primary key (admin_id, id)
);
create index verhuis_log_op on verhuis_log (admin_id, op desc);

do $$
declare
  tabel text;
begin
  foreach tabel in array array['verhuistoken', 'verhuis_log'] loop
    execute format('alter table %I enable row level security', tabel);
    execute format('alter table %I force row level security', tabel);
    execute format(
      'create policy eigen_admin on %I to app using (admin_id = (select current_setting(''app.admin_id'')::uuid)) with check (admin_id = (select current_setting(''app.admin_id'')::uuid))',
      tabel
    );
  end loop;
end $$;
grant select, insert, update, delete on verhuistoken to app;
grant select, insert on verhuis_log to app;

-- A test that came along with a pupil was of a group of the other school.
alter table methodetoets alter column groep_id drop not null;

-- As before, with what came since: the token, and the name in the log.
create or replace function wis_leerlingen(eigen_admin uuid, weg uuid[]) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  tabel text;
  aantal bigint;
  telling jsonb := '{}';
  namen text[] := weg::text[];
begin
  foreach tabel in array array[
    'verhuistoken', 'methodetoets_antwoord', 'methodetoets_leerling', 'antwoord', 'dagtelling', 'jaarwissel', 'staat_dag',
    'staat', 'aankoop', 'eigen_plek', 'taak', 'somvenster', 'plaatsing'
  ] loop
    execute format('delete from public.%I where admin_id = $1 and leerling_id = any ($2)', tabel)
      using eigen_admin, weg;
    get diagnostics aantal = row_count;
    telling := telling || jsonb_build_object(tabel, aantal);
  end loop;
  -- That somebody looked stays; at whom is forgotten.
  update public.inzage_log set leerling_id = null where admin_id = eigen_admin and leerling_id = any (weg);
  update public.verhuis_log set leerling_id = null, naam = '' where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.koppelverzoek where admin_id = eigen_admin and gekoppeld_aan = any (weg);
  update public.jaarovergang set keuzes = jsonb_set(keuzes, '{leerlingen}', coalesce((
      select jsonb_agg(kind) from jsonb_array_elements(keuzes -> 'leerlingen') as kind
      where not (kind ->> 'id' = any (namen))
    ), '[]'))
    where admin_id = eigen_admin and exists (
      select from jsonb_array_elements(keuzes -> 'leerlingen') as kind where kind ->> 'id' = any (namen));
  -- A file that is taken back brings nobody back who was erased.
  update public.import set stappen = coalesce((
      select jsonb_agg(stap) from jsonb_array_elements(stappen) as stap where not (stap ->> 'id' = any (namen))
    ), '[]')
    where admin_id = eigen_admin and stappen is not null and exists (
      select from jsonb_array_elements(stappen) as stap where stap ->> 'id' = any (namen));
  delete from public.leerling where admin_id = eigen_admin and id = any (weg);
  get diagnostics aantal = row_count;
  telling := telling || jsonb_build_object('leerling', aantal);
  delete from public.lidmaatschap
    where admin_id = eigen_admin and login_id = any (weg) and role in ('leerling', 'demo');
  -- Sessions, cards, links of accounts and everything else of a sign-in go along with it.
  delete from public.login where id = any (weg)
    and not exists (select from public.leerling where leerling.id = login.id)
    and not exists (select from public.lidmaatschap where lidmaatschap.login_id = login.id);
  return telling;
end $$;

-- What a token would bring to the admin of the context; null where it brings nothing, whatever the reason. Runs as the
-- owner, because it looks into the school that gave the token out. Reviewed (schema/tenancy.ts).
create function bekijk_verhuizing(hash bytea, nu timestamptz) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  eigen_admin uuid := current_setting('app.admin_id')::uuid;
begin
  -- An owner that row-level security keeps out would find no token, and every one would be refused.
  if row_security_active('public.verhuistoken') then
    raise exception 'the owner of the tables cannot see tokens';
  end if;
  return (
    select jsonb_build_object(
      'voornaam', kind.voornaam, 'tussenvoegsel', kind.tussenvoegsel, 'achternaam', kind.achternaam,
      'jaargroep', kind.jaargroep, 'dyslexie', kind.dyslexie,
      'school', admin.naam, 'plaats', admin.plaats, 'geldigTot', token.geldig_tot,
      'antwoorden', telling.antwoorden, 'dagen', telling.dagen, 'sinds', telling.sinds,
      'toetsen', (
        select count(*) from public.methodetoets_leerling as deelname
        where deelname.admin_id = token.admin_id and deelname.leerling_id = token.leerling_id
          and deelname.ingeleverd_op is not null),
      'zitHierAl', exists (
        select from public.leerling as hier where hier.admin_id = eigen_admin and hier.eckid = kind.eckid))
    from public.verhuistoken as token
    join public.leerling as kind on kind.admin_id = token.admin_id and kind.id = token.leerling_id
    join public.admin on admin.admin_id = token.admin_id
    cross join lateral (
      select coalesce(sum(totaal), 0)::integer as antwoorden, count(distinct dag)::integer as dagen, min(dag) as sinds
      from public.dagtelling
      where dagtelling.admin_id = token.admin_id and dagtelling.leerling_id = token.leerling_id
    ) as telling
    where token.token_hash = hash and token.geldig_tot > nu and token.admin_id <> eigen_admin
      and kind.deleted_at is null
  );
end $$;
revoke all on function bekijk_verhuizing from public;
grant execute on function bekijk_verhuizing to app;

-- Moves the pupil of a token to the admin of the context: what practice left comes along row for row, everything else
-- of it is erased where it was. Answers whom; null as above. Of two who try at once one gets the pupil. Who calls it
-- gives the pupil a place and a secret. Runs as the owner, because rows go from one admin to the other. Reviewed.
create function verhuis_leerling(hash bytea, nu timestamptz, wie uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  eigen_admin uuid := current_setting('app.admin_id')::uuid;
  van uuid;
  kind public.leerling;
  tabel text;
  anders jsonb;
begin
  if row_security_active('public.verhuistoken') then
    raise exception 'the owner of the tables cannot see tokens';
  end if;
  select token.admin_id into van from public.verhuistoken as token
    where token.token_hash = hash and token.geldig_tot > nu and token.admin_id <> eigen_admin for update;
  select leerling.* into kind from public.leerling
    join public.verhuistoken as token on token.admin_id = leerling.admin_id and token.leerling_id = leerling.id
    where token.admin_id = van and token.token_hash = hash and leerling.deleted_at is null for update of leerling;
  if van is null or kind.id is null then
    return null;
  end if;
  -- Nobody writes the state between the copy and the end.
  perform from public.staat where admin_id = van and leerling_id = kind.id for update;

  -- The keys of the old school's own system stay there. Whoever is here under the same ECK iD keeps it.
  anders := jsonb_build_object('admin_id', eigen_admin);
  insert into public.leerling select nieuw.* from jsonb_populate_record(kind, anders || jsonb_build_object(
    'sleutel', null, 'jaarcode', null, 'dier', '', 'eckid', case when not exists (
      select from public.leerling as hier where hier.admin_id = eigen_admin and hier.eckid = kind.eckid
    ) then kind.eckid end)) as nieuw;
  insert into public.methodetoets
    select nieuw.* from public.methodetoets as toets,
      jsonb_populate_record(toets, anders || jsonb_build_object('groep_id', null)) as nieuw
    where toets.admin_id = van and exists (
      select from public.methodetoets_leerling as deelname
      where deelname.admin_id = van and deelname.leerling_id = kind.id and deelname.methodetoets_id = toets.id
        and deelname.ingeleverd_op is not null)
    on conflict do nothing;
  insert into public.methodetoets_leerling
    select nieuw.* from public.methodetoets_leerling as deelname, jsonb_populate_record(deelname, anders) as nieuw
    where deelname.admin_id = van and deelname.leerling_id = kind.id and deelname.ingeleverd_op is not null;
  insert into public.methodetoets_antwoord
    select nieuw.* from public.methodetoets_antwoord as regel, jsonb_populate_record(regel, anders) as nieuw
    where regel.admin_id = van and regel.leerling_id = kind.id and regel.correct is not null;
  foreach tabel in array array[
    'somvenster', 'taak', 'antwoord', 'dagtelling', 'jaarwissel', 'staat', 'staat_dag', 'aankoop', 'eigen_plek'
  ] loop
    execute format(
      'insert into public.%1$I select nieuw.* from public.%1$I as oud, jsonb_populate_record(oud, $1) as nieuw
        where oud.admin_id = $2 and oud.leerling_id = $3', tabel) using anders, van, kind.id;
  end loop;

  insert into public.lidmaatschap (login_id, admin_id, role) values (kind.id, eigen_admin, 'leerling');
  -- No way in that the old school knows: sessions, cards and links of its accounts end, the name says nothing of it.
  delete from public.sessie where login_id = kind.id;
  delete from public.kaart where login_id = kind.id;
  delete from public.koppeling where login_id = kind.id;
  delete from public.sso_code where login_id = kind.id;
  delete from public.uitdaging where login_id = kind.id;
  update public.login set gebruikersnaam = 'leerling.' || kind.id, plaatjes = null, ver = ver + 1 where id = kind.id;
  perform public.wis_leerlingen(van, array[kind.id]);

  insert into public.verhuis_log (admin_id, id, op, wat, door, naam, andere_school, leerling_id)
    select een.admin_id, gen_random_uuid(), nu, een.wat, een.door,
      trim(kind.voornaam || ' ' || left(kind.achternaam, 1)), ander.naam, een.leerling_id
    from (values (van, eigen_admin, 'vertrokken', null, null), (eigen_admin, van, 'gekomen', wie, kind.id))
        as een (admin_id, ander_id, wat, door, leerling_id)
      join public.admin as ander on ander.admin_id = een.ander_id;
  -- What was stored and not yet looked at by the engine is looked at here.
  if exists (
    select from public.staat where admin_id = eigen_admin and leerling_id = kind.id and achter_vanaf is not null
  ) then
    perform public.vraag_herberekening(kind.id);
  end if;
  return kind.id;
end $$;
revoke all on function verhuis_leerling from public;
grant execute on function verhuis_leerling to app;
