-- What the office itself did: who searched, read or changed what, about which account and why. It is the office's own and
-- outlives the account, so it names that without a key. Lines are only added: in the transaction of the read (office_app), or
-- of the deed at a school (app, which may add lines about the school of its scope and sees none).
create table kantoor_log (
  id uuid primary key,
  op timestamptz not null,
  wie uuid not null references login (id),
  wat text not null check (
    wat in ('accounts_gezocht', 'account_geopend', 'kijk_mee_gestart', 'kijk_mee_verlengd', 'kijk_mee_gestopt',
      'gegevens_gewijzigd', 'plaatsen_besteld', 'bestelling_ingetrokken', 'sluiting_gevraagd', 'sluiting_ingetrokken',
      'recht_geweigerd')),
  voor_admin uuid,
  reden text check (length(reden) <= 200),
  -- What was typed in a search field, or the right that was refused.
  over text check (length(over) <= 100),
  -- How many rows came, when something was read.
  aantal integer check (aantal >= 0)
);
create index kantoor_log_op on kantoor_log (op desc, id desc);
create index kantoor_log_wie on kantoor_log (wie, op desc, id desc);
alter table kantoor_log enable row level security;
alter table kantoor_log force row level security;
create policy daad_bij_school on kantoor_log for insert to app
  with check (voor_admin = (select current_setting('app.admin_id')::uuid));
create policy kantoor_leest on kantoor_log for select to office_app using (true);
create policy kantoor_schrijft on kantoor_log for insert to office_app with check (true);
grant insert on kantoor_log to app;
grant select, insert on kantoor_log to office_app;

-- The few people of the office are found among all sign-ins for the names in their log.
create index login_kantoor on login (id) where kantoor_role is not null;

-- The round of the night forgets the office's lines with the other records of who looked at what.
do $$
declare
  oud text := pg_get_functiondef('ruim_sporen_op'::regproc);
  lijst text := 'array[''inzage_log'',';
begin
  if position(lijst in oud) = 0 then
    raise exception 'the function that forgets is not the one that was expected';
  end if;
  execute replace(oud, lijst, 'array[''kantoor_log'', ''inzage_log'',');
end $$;
