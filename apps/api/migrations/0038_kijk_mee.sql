-- The office looks along with a school: who, as whom, why and until when. It is the office's own and outlives the account,
-- so it names that without a key. The school's own scope sees its own looks, and only there can one be begun or ended:
-- in the transaction that writes the school's log.
create table kijk_mee (
  id uuid primary key,
  login_id uuid not null references login (id),
  voor_admin uuid not null,
  -- As what; and as which member of staff, where it is one docent.
  role text not null check (role in ('schooladmin', 'rtadmin', 'thuisadmin', 'docent')),
  als uuid,
  reden text not null check (length(reden) between 10 and 200),
  van timestamptz not null,
  tot timestamptz not null check (tot > van),
  verlengd_op timestamptz,
  gestopt_op timestamptz,
  check ((role = 'docent') = (als is not null))
);
create index kijk_mee_admin on kijk_mee (voor_admin, van desc);
create index kijk_mee_open on kijk_mee (login_id) where gestopt_op is null;
alter table kijk_mee enable row level security;
alter table kijk_mee force row level security;
create policy eigen_school on kijk_mee to app
  using (voor_admin = (select current_setting('app.admin_id')::uuid))
  with check (voor_admin = (select current_setting('app.admin_id')::uuid));
create policy kantoor_leest on kijk_mee for select to office_app using (true);
grant select, insert, update (tot, verlengd_op, gestopt_op) on kijk_mee to app;
grant select on kijk_mee to office_app;

-- What was seen in a look names it: each kind of page, pupil and group once.
alter table inzage_log add column kijk_mee uuid;
alter table inzage_log drop constraint inzage_log_wat_check;
alter table inzage_log add constraint inzage_log_wat_check check (
  wat in ('wachtwoorden', 'nieuwe_wachtwoorden', 'inlogkaarten', 'codes', 'koppeling', 'landkaart', 'voortgang',
    'handelingsplan', 'export', 'meekijken', 'groepen', 'toestemming', 'oefeninstellingen', 'inlezen', 'docenten',
    'accountgegevens', 'licentie', 'berichten', 'prullenbak', 'methodetoets'));
alter table inzage_log add constraint inzage_log_meekijken check (wat <> 'meekijken' or kijk_mee is not null);
create index inzage_log_kijk_mee on inzage_log (admin_id, kijk_mee) where kijk_mee is not null;

-- The round of the night forgets a look when it forgets what was seen in it.
do $$
declare
  oud text := pg_get_functiondef('ruim_sporen_op'::regproc);
  koppel text := '  delete from public.koppelverzoek';
  kijk text := '  delete from public.kijk_mee where van < nu - interval ''2 years'';
  get diagnostics weg = row_count;
  alle := alle + weg;
';
begin
  if position(koppel in oud) = 0 then
    raise exception 'the function that forgets is not the one that was expected';
  end if;
  execute replace(oud, koppel, kijk || koppel);
end $$;
