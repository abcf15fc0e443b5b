-- Asks the job queue for a mail, in the caller's own transaction. Runs as the owner, because `app` may not touch
-- the queue's tables; of the two kinds of mail alone, and the job holds an id alone: whom it is for is looked up
-- when it is sent. One of the reviewed SECURITY DEFINER functions (apps/api/src/schema/tenancy.ts).
create function vraag_post(soort text, waarvan uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if soort not in ('mail_herstel', 'mail_gewijzigd') then
    raise exception 'no mail of this kind';
  end if;
  -- Eight tries, each wait longer than the one before: some half an hour in all.
  perform graphile_worker.add_job(
    soort,
    json_build_object('id', waarvan),
    job_key => soort || ':' || waarvan,
    max_attempts => 8
  );
end $$;
revoke all on function vraag_post from public;
grant execute on function vraag_post to app;
