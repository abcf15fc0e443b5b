-- What must be done once is said twice when an answer was lost on its way. Kept for a day: a hash of the call and of who
-- makes it, and what was answered.
create table eenmaal (
  admin_id uuid not null references admin,
  sleutel bytea not null check (length(sleutel) = 32),
  op timestamptz not null,
  antwoord jsonb not null default 'null',
  primary key (admin_id, sleutel)
);
create index eenmaal_op on eenmaal (op);
alter table eenmaal enable row level security;
alter table eenmaal force row level security;
create policy eigen_admin on eenmaal to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
grant select, insert, update (op, antwoord) on eenmaal to app;

-- The round of the night forgets it too.
do $$
declare
  oud text := pg_get_functiondef('ruim_sporen_op'::regproc);
  koppel text := '  delete from public.koppelverzoek';
  eenmaal text := '  delete from public.eenmaal where op < nu - interval ''1 day'';
  get diagnostics weg = row_count;
  alle := alle + weg;
';
begin
  if position(koppel in oud) = 0 then
    raise exception 'the function that forgets is not the one that was expected';
  end if;
  execute replace(oud, koppel, eenmaal || koppel);
end $$;

-- And who erases a pupil: an answer may name it. A call that is sent again after that is done again.
do $$
declare
  oud text := pg_get_functiondef('wis_leerlingen'::regproc);
  kind text := '  delete from public.leerling where admin_id = eigen_admin and id = any (weg);';
begin
  if position(kind in oud) = 0 then
    raise exception 'the function that erases is not the one that was expected';
  end if;
  execute replace(oud, kind, '  delete from public.eenmaal where admin_id = eigen_admin;
' || kind);
end $$;
