-- Guests: visitors who play without an account, each a leerling of role demo that is gone a day later. The key
-- to admin takes its soort along, so that a guest, and with it the sweeping out, exists in a demo admin alone.
alter table admin add unique (admin_id, soort);

create table gast (
  admin_id uuid not null,
  leerling_id uuid not null,
  soort text not null default 'demo' check (soort = 'demo'),
  -- From this moment on every trace may be swept out.
  tot timestamptz not null,
  primary key (admin_id, leerling_id),
  foreign key (admin_id, soort) references admin (admin_id, soort),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id) on delete cascade
);
create index gast_tot on gast (admin_id, tot);

alter table gast enable row level security;
alter table gast force row level security;
create policy eigen_admin on gast to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
grant select, insert on gast to app;

-- Sweeps out guests of the context's admin whose time is over, a few at a time, with everything they did;
-- answers how many. Runs as the owner, because `app` may not remove answers: not these, and no others.
-- One of the reviewed SECURITY DEFINER functions (apps/api/src/schema/tenancy.ts).
create function verwijder_gasten(nu timestamptz, hoogstens integer) returns integer
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
revoke all on function verwijder_gasten from public;
grant execute on function verwijder_gasten to app;
