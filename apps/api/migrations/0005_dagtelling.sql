-- What each pupil did on one day in one category, kept by the statement that stores the answers, in the same
-- transaction: teachers' pages add these up instead of the answers, some twelve for each of these rows.
create table dagtelling (
  admin_id uuid not null,
  leerling_id uuid not null,
  -- The calendar day of Amsterdam.
  dag date not null,
  categorie text not null,
  -- First tries that were right, and all first tries.
  goed integer not null,
  totaal integer not null check (goed between 0 and totaal),
  -- Active time of all tries.
  ms bigint not null,
  laatst_op timestamptz not null,
  primary key (admin_id, leerling_id, dag, categorie),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id)
) with (fillfactor = 70);

-- What was answered so far. The owner must see it all, whoever the owner is; nobody else reads meanwhile.
alter table antwoord no force row level security;
insert into dagtelling (admin_id, leerling_id, dag, categorie, goed, totaal, ms, laatst_op)
select admin_id, leerling_id, (gegeven_op at time zone 'Europe/Amsterdam')::date as dag, categorie,
  count(*) filter (where poging = 1 and correct), count(*) filter (where poging = 1), sum(ms), max(gegeven_op)
from antwoord group by admin_id, leerling_id, dag, categorie;
alter table antwoord force row level security;

alter table dagtelling enable row level security;
alter table dagtelling force row level security;
create policy eigen_admin on dagtelling to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
grant select, insert, update on dagtelling to app;

-- Nothing counts answers any more, so the wide index that held all that was counted makes way for its key.
create index antwoord_tijd on antwoord (admin_id, leerling_id, gegeven_op);
drop index antwoord_telling;

-- Sweeps out guests of the context's admin whose time is over, a few at a time, with everything they did;
-- answers how many. Runs as the owner, because `app` may not remove answers: not these, and no others.
-- One of the reviewed SECURITY DEFINER functions (apps/api/src/schema/tenancy.ts).
create or replace function verwijder_gasten(nu timestamptz, hoogstens integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  eigen_admin uuid := current_setting('app.admin_id')::uuid;
  wie uuid[];
begin
  -- An owner that row-level security keeps out would find no guest, and nobody would notice.
  if row_security_active('public.gast') then
    raise exception 'the owner of the tables cannot see guests';
  end if;
  select array_agg(leerling_id) into wie from (
    select leerling_id from public.gast
    where admin_id = eigen_admin and tot <= nu
    order by tot limit hoogstens for update skip locked
  ) over_tijd;
  if wie is null then
    return 0;
  end if;
  delete from public.antwoord where admin_id = eigen_admin and leerling_id = any (wie);
  delete from public.dagtelling where admin_id = eigen_admin and leerling_id = any (wie);
  delete from public.staat_dag where admin_id = eigen_admin and leerling_id = any (wie);
  delete from public.staat where admin_id = eigen_admin and leerling_id = any (wie);
  delete from public.taak where admin_id = eigen_admin and leerling_id = any (wie);
  delete from public.somvenster where admin_id = eigen_admin and leerling_id = any (wie);
  delete from public.plaatsing where admin_id = eigen_admin and leerling_id = any (wie);
  delete from public.leerling where admin_id = eigen_admin and id = any (wie);
  delete from public.lidmaatschap where admin_id = eigen_admin and login_id = any (wie) and role = 'demo';
  delete from public.login where id = any (wie);
  return cardinality(wie);
end $$;
