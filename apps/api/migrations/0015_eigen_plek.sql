-- What a pupil bought with the schelpen it earned: a row for each thing, each thing once, and the same request of a
-- device once. What was earned is counted from answers and windows; what was paid stands here and is never changed.
create table aankoop (
  admin_id uuid not null,
  leerling_id uuid not null,
  ding text not null,
  -- Made by the device that asked.
  id uuid not null,
  prijs integer not null check (prijs > 0),
  created_at timestamptz not null default now(),
  primary key (admin_id, leerling_id, ding),
  unique (admin_id, leerling_id, id),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id)
);
alter table aankoop enable row level security;
alter table aankoop force row level security;
create policy eigen_admin on aankoop to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
grant select, insert on aankoop to app;

-- How a pupil's held and own island look, as the contract writes it; no row until something was chosen.
create table eigen_plek (
  admin_id uuid not null,
  leerling_id uuid not null,
  uiterlijk jsonb check (jsonb_typeof(uiterlijk) = 'object'),
  inrichting jsonb check (jsonb_typeof(inrichting) = 'object'),
  primary key (admin_id, leerling_id),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id)
);
alter table eigen_plek enable row level security;
alter table eigen_plek force row level security;
create policy eigen_admin on eigen_plek to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
grant select, insert, update on eigen_plek to app;

-- What guests bought and furnished goes along with them.
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
  delete from public.aankoop where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.eigen_plek where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.taak where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.somvenster where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.plaatsing where admin_id = eigen_admin and leerling_id = any (weg);
  delete from public.leerling where admin_id = eigen_admin and id = any (weg);
  delete from public.lidmaatschap where admin_id = eigen_admin and login_id = any (weg) and role = 'demo';
  delete from public.login where id = any (weg);
  return cardinality(weg);
end $$;
