-- The prullenbak: who put somebody in it, and erasing for good, all of it, with a proof that names nobody.

alter table leerling add column deleted_door uuid;
create index leerling_weg on leerling (deleted_at) where deleted_at is not null;

-- What was erased: how many pupils, how many rows of each table, and a hash of whom. For a school that must show it.
create table wisbewijs (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  op timestamptz not null,
  leerlingen integer not null check (leerlingen > 0),
  telling jsonb not null,
  afdruk bytea not null check (octet_length(afdruk) = 32),
  primary key (admin_id, id)
);
create index wisbewijs_op on wisbewijs (admin_id, op desc);
alter table wisbewijs enable row level security;
alter table wisbewijs force row level security;
create policy eigen_admin on wisbewijs to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
-- Written by the function that erases, and by nobody else.
grant select on wisbewijs to app;

-- Everything of pupils of one admin, table by table; answers how many rows of each. The one list there is: guests and
-- the prullenbak both go by it, and a test holds it beside the catalogue (features/prullenbak/wisregister.ts).
create function wis_leerlingen(eigen_admin uuid, weg uuid[]) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  tabel text;
  aantal bigint;
  telling jsonb := '{}';
  namen text[] := weg::text[];
begin
  foreach tabel in array array[
    'methodetoets_antwoord', 'methodetoets_leerling', 'antwoord', 'dagtelling', 'jaarwissel', 'staat_dag', 'staat',
    'aankoop', 'eigen_plek', 'taak', 'somvenster', 'plaatsing'
  ] loop
    execute format('delete from public.%I where admin_id = $1 and leerling_id = any ($2)', tabel)
      using eigen_admin, weg;
    get diagnostics aantal = row_count;
    telling := telling || jsonb_build_object(tabel, aantal);
  end loop;
  -- That somebody looked stays; at whom is forgotten.
  update public.inzage_log set leerling_id = null where admin_id = eigen_admin and leerling_id = any (weg);
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
revoke all on function wis_leerlingen from public;

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
  perform public.wis_leerlingen(eigen_admin, weg);
  return cardinality(weg);
end $$;

-- Erases those of these pupils who lie in the prullenbak of the admin of the context, and writes the proof. Runs as
-- the owner, because `app` may not delete answers. Reviewed (schema/tenancy.ts).
create function wis_prullenbak(wie uuid[], nu timestamptz) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  eigen_admin uuid := current_setting('app.admin_id')::uuid;
  weg uuid[];
  telling jsonb;
begin
  -- An owner that row-level security keeps out would find nobody, and nobody would notice.
  if row_security_active('public.leerling') then
    raise exception 'the owner of the tables cannot see pupils';
  end if;
  -- Who is being put back at this moment is not in it any more.
  select array_agg(id order by id) into weg from (
    select id from public.leerling
    where admin_id = eigen_admin and id = any (wie) and deleted_at is not null
    order by id for update
  ) in_de_bak;
  if weg is null then
    return null;
  end if;
  telling := public.wis_leerlingen(eigen_admin, weg);
  insert into public.wisbewijs (admin_id, id, op, leerlingen, telling, afdruk)
    values (eigen_admin, gen_random_uuid(), nu, cardinality(weg), telling,
      sha256(convert_to(array_to_string(weg, ','), 'UTF8')));
  return telling;
end $$;
revoke all on function wis_prullenbak from public;
grant execute on function wis_prullenbak to app;
