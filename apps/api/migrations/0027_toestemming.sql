-- Under whose consent a home or a practice keeps the practice of a child. A row is never changed but for its end, so
-- that what was agreed can be shown; it is erased with the child, and stays behind (and so is erased) where one moves.

create table toestemming (
  admin_id uuid not null references admin (admin_id),
  leerling_id uuid not null,
  vastgelegd_op timestamptz not null,
  soort text not null check (soort in ('ouder', 'via_ouder', 'zelf')),
  -- Who said yes, where a practice wrote that down.
  naam text not null default '' check (length(naam) <= 120),
  gegeven_op date not null,
  -- Of the words that were read.
  versie integer not null check (versie >= 1),
  door uuid not null,
  ingetrokken_op timestamptz,
  ingetrokken_door uuid,
  primary key (admin_id, leerling_id, vastgelegd_op),
  foreign key (admin_id, leerling_id) references leerling (admin_id, id)
);
create unique index toestemming_geldt on toestemming (admin_id, leerling_id) where ingetrokken_op is null;
alter table toestemming enable row level security;
alter table toestemming force row level security;
create policy eigen_admin on toestemming to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
grant select, insert, update (ingetrokken_op, ingetrokken_door) on toestemming to app;

-- Erased with the rest of a pupil. The function is taken as it stands, so that nothing is lost that another migration
-- added to it.
do $$
declare
  oud text := pg_get_functiondef('wis_leerlingen'::regproc);
  voor text := '''verhuistoken'', ';
begin
  if position(voor in oud) = 0 then
    raise exception 'the function that erases is not the one that was expected';
  end if;
  execute replace(oud, voor, voor || '''toestemming'', ');
end $$;
