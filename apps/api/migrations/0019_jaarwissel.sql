-- Changes of a pupil's school year, dated: the engine hears of them between the answers, in a replay as it did live.

-- The school year with which the state was begun; until today it never changed under a state.
alter table staat add column begin_jaargroep smallint;
update staat set begin_jaargroep = leerling.jaargroep
  from leerling where leerling.admin_id = staat.admin_id and leerling.id = staat.leerling_id;
alter table staat alter column begin_jaargroep set not null;

create table jaarwissel (
  admin_id uuid not null,
  leerling_id uuid not null,
  op timestamptz not null,
  van smallint not null,
  naar smallint not null,
  -- The bank of words under which it was folded in: so a replay does for ever after.
  bank_versie integer not null,
  primary key (admin_id, leerling_id, op),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id),
  check (van <> naar)
);

alter table jaarwissel enable row level security;
alter table jaarwissel force row level security;
create policy eigen_admin on jaarwissel to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
-- A change that is taken back never happened.
grant select, insert, delete on jaarwissel to app;

-- What a guest leaves behind is swept out with the rest of it.
do $$
declare
  oud text := pg_get_functiondef('verwijder_gasten'::regproc);
  voor text := '  delete from public.leerling where';
  nieuw text := '  delete from public.jaarwissel where admin_id = eigen_admin and leerling_id = any (weg);
';
begin
  if position(voor in oud) = 0 then
    raise exception 'the sweep of guests is not the one that was expected';
  end if;
  execute replace(oud, voor, nieuw || voor);
end $$;
