-- School accounts that wait for an admin say more of whom they are, an answer stays a while so that it can be
-- taken back, and the codes with which pupils find their school can be switched off.

-- As the school's own system says it. Neither a leerling nor a medewerker: it says nothing of it.
alter table koppelverzoek add column is_medewerker boolean not null default false;
-- A grown-up's address, to know somebody by; never what an account is recognised by. Empty for a pupil.
alter table koppelverzoek add column email text not null default '';
-- Null while the admin has not answered.
alter table koppelverzoek add column beantwoord_op timestamptz;
-- Without a key to login, as in the log of looks.
alter table koppelverzoek add column beantwoord_door uuid;
-- Whose it is; null when it was refused, or was somebody's already.
alter table koppelverzoek add column gekoppeld_aan uuid;
alter table koppelverzoek add constraint koppelverzoek_antwoord
  check (beantwoord_op is not null or (beantwoord_door is null and gekoppeld_aan is null));
create index koppelverzoek_open on koppelverzoek (admin_id, gevraagd_op) where beantwoord_op is null;
grant update on koppelverzoek to app;

-- By whose word an account is somebody's: it opens that admin and no other. Null where the school's own system
-- said it with a mark that needs no word.
alter table koppeling add column admin_id uuid references admin (admin_id);

-- Switched off, a code is answered like one that nobody has; switched on, the same cards and links work again.
alter table schoolcode add column uit_op timestamptz;
alter table klascode add column uit_op timestamptz;

alter table inzage_log drop constraint inzage_log_wat_check;
alter table inzage_log add constraint inzage_log_wat_check
  check (wat in ('wachtwoorden', 'codes', 'koppeling', 'landkaart', 'voortgang', 'handelingsplan', 'export'));
