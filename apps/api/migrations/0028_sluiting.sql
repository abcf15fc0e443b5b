-- The end of an account: asked for by who runs it, taken back until the day, and then everything of it is erased.

alter table admin add column sluit_op timestamptz;
alter table admin add column sluit_gevraagd_op timestamptz;
alter table admin add column sluit_door uuid;
alter table admin add constraint admin_sluiting
  check (num_nulls(sluit_op, sluit_gevraagd_op, sluit_door) in (0, 3));
create index admin_sluit_op on admin (sluit_op) where sluit_op is not null;

-- The proof outlives the account: an id that leads nowhere, numbers and a hash. An account may have had no pupils.
alter table wisbewijs drop constraint wisbewijs_admin_id_fkey;
alter table wisbewijs drop constraint wisbewijs_leerlingen_check;
alter table wisbewijs add constraint wisbewijs_leerlingen_check check (leerlingen >= 0);

-- Erases the admin of the context, where its day has come: every row of every table that names an admin, and those who
-- signed in here and nowhere else. Null where there is nothing to do: taken back, too early, or done before. All of it
-- or nothing. Tables are found in the catalogue, each after those that point at it, so that a new one is never forgotten.
-- Runs as the owner, because `app` may delete hardly anything. Reviewed (schema/tenancy.ts).
create function sluit_account(nu timestamptz) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  eigen_admin uuid := current_setting('app.admin_id')::uuid;
  kinderen uuid[];
  mensen uuid[];
  namen text[];
  over oid[];
  tabel oid;
  aantal bigint;
  telling jsonb := '{}';
begin
  -- An owner that row-level security keeps out would find no account, and nobody would notice.
  if row_security_active('public.admin') or row_security_active('public.leerling') then
    raise exception 'the owner of the tables cannot see accounts';
  end if;
  -- Nothing that hangs on this row is added from here on, and of two who come at once one finds nothing left.
  perform from public.admin where admin_id = eigen_admin and sluit_op <= nu for update;
  if not found then
    return null;
  end if;
  -- A pupil who answers at this moment waits, and is then told that there is no such pupil.
  select coalesce(array_agg(id order by id), '{}') into kinderen from (
    select id from public.leerling where admin_id = eigen_admin order by id for update
  ) als_laatste;
  select coalesce(array_agg(id), '{}') into mensen from (
    select login_id as id from public.lidmaatschap where admin_id = eigen_admin
    union select id from public.medewerker where admin_id = eigen_admin
    union select unnest(kinderen)
  ) wie;

  select array_agg(t.oid order by t.relname) into over
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and a.attname = 'admin_id' and not a.attisdropped and t.relname <> 'wisbewijs';
  while cardinality(over) > 0 loop
    select een into tabel from unnest(over) as een where not exists (
      select from pg_constraint c
      where c.contype = 'f' and c.confrelid = een and c.conrelid <> een and c.conrelid = any (over)
    ) limit 1;
    if tabel is null then
      raise exception 'tables of an account point at each other in a circle';
    end if;
    execute format('delete from %s where admin_id = $1', tabel::regclass) using eigen_admin;
    get diagnostics aantal = row_count;
    if aantal > 0 then
      telling := telling || jsonb_build_object((select relname from pg_class where oid = tabel), aantal);
    end if;
    over := array_remove(over, tabel);
    tabel := null;
  end loop;

  -- Who works at another school too, or is written down there, keeps the way in. Sessions, second steps, cards and links
  -- of accounts go along with a sign-in.
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(gebruikersnaam), '{}') into mensen, namen
    from public.login
    where id = any (mensen) and kantoor_role is null
      and not exists (select from public.lidmaatschap where lidmaatschap.login_id = login.id)
      and not exists (select from public.leerling where leerling.id = login.id)
      and not exists (select from public.medewerker where medewerker.id = login.id);
  delete from public.herstelaanvraag where gebruikersnaam = any (namen);
  delete from public.login where id = any (mensen);
  get diagnostics aantal = row_count;
  telling := telling || jsonb_build_object('login', aantal);

  insert into public.wisbewijs (admin_id, id, op, leerlingen, telling, afdruk)
    values (eigen_admin, gen_random_uuid(), nu, cardinality(kinderen), telling,
      sha256(convert_to(array_to_string(eigen_admin || kinderen, ','), 'UTF8')));
  return telling;
end $$;
revoke all on function sluit_account from public;
grant execute on function sluit_account to app;

-- Asks for the mail that tells everybody who runs the admin of the context that it closes, or that it does not; in the
-- caller's own transaction. Jobs hold ids alone, and a later one takes the place of one that has not left yet. Runs as
-- the owner, because `app` may not touch the queue's tables. Reviewed.
create function vraag_sluitpost(wat text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  eigen_admin uuid := current_setting('app.admin_id')::uuid;
  wie uuid;
begin
  if wat not in ('sluiten', 'niet_sluiten') then
    raise exception 'no mail of this kind';
  end if;
  for wie in
    select login_id from public.lidmaatschap
    where admin_id = eigen_admin and role in ('schooladmin', 'rtadmin', 'thuisadmin')
  loop
    perform graphile_worker.add_job(
      'mail_sluiting',
      json_build_object('adminId', eigen_admin, 'id', wie, 'wat', wat),
      job_key => 'mail_sluiting:' || eigen_admin || ':' || wie,
      max_attempts => 8
    );
  end loop;
end $$;
revoke all on function vraag_sluitpost from public;
grant execute on function vraag_sluitpost to app;
