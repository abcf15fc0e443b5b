-- Storing answers locks a pupil's state first and the pupil last, because foreign keys are checked at the end of a statement.
-- Erasing a pupil must lock in the same order, and several states in the order of their ids; otherwise the two can deadlock.
-- Moving and merging a pupil already do.
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
