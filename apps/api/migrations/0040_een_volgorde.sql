-- Answers hold the state of a pupil before they look at the pupil (the key of an answer is checked at the statement's end).
-- Whoever erases a pupil takes them in that order as well, and more than one state in the order of their ids: the other way
-- round each would wait for the other. Who moves or merges one does so already.
do $$
declare
  stap record;
  oud text;
begin
  for stap in select * from (values
    ('wis_leerlingen', '  foreach tabel in array array[',
      '  perform from public.staat where admin_id = eigen_admin and leerling_id = any (weg) order by leerling_id for update;
'),
    ('wis_prullenbak', '  -- Who is being put back at this moment',
      '  perform from public.staat where admin_id = eigen_admin and leerling_id = any (wie) order by leerling_id for update;
'),
    ('sluit_account', '  -- A pupil who answers at this moment waits',
      '  perform from public.staat where admin_id = eigen_admin order by leerling_id for update;
')
  ) as stappen (naam, voor, erbij) loop
    oud := pg_get_functiondef(stap.naam::regproc);
    if position(stap.voor in oud) = 0 then
      raise exception 'the function % is not the one that was expected', stap.naam;
    end if;
    execute replace(oud, stap.voor, stap.erbij || stap.voor);
  end loop;
end $$;
