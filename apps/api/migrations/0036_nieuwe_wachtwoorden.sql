-- Who gives new passwords does not look at them: a line of its own in the log.
alter table inzage_log drop constraint inzage_log_wat_check;
alter table inzage_log add constraint inzage_log_wat_check check (
  wat in ('wachtwoorden', 'nieuwe_wachtwoorden', 'inlogkaarten', 'codes', 'koppeling', 'landkaart', 'voortgang',
    'handelingsplan', 'export'));
