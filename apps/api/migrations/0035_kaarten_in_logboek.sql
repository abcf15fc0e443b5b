-- Who made sign-in cards did more than look: it is a line of its own in the log, and the sign that there are cards.
alter table inzage_log drop constraint inzage_log_wat_check;
alter table inzage_log add constraint inzage_log_wat_check check (
  wat in ('wachtwoorden', 'inlogkaarten', 'codes', 'koppeling', 'landkaart', 'voortgang', 'handelingsplan', 'export'));
