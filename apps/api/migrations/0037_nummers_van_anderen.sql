-- The school numbers of other admins that begin like this: what a school must know before it takes a number, asked in
-- the transaction that takes it. Runs as the owner, because row-level security shows `app` its own admin alone; it tells
-- numbers of a public register, and not whose they are. One of the reviewed SECURITY DEFINER functions
-- (apps/api/src/schema/tenancy.ts).
create function nummers_van_anderen(begin_van_nummer text) returns setof text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  eigen_admin uuid := current_setting('app.admin_id')::uuid;
begin
  -- An owner that row-level security keeps out would find no other school, and nobody would notice.
  if row_security_active('public.admin') then
    raise exception 'the owner of the tables cannot see admins';
  end if;
  return query select admin.schoolnummer from public.admin
    where admin.admin_id <> eigen_admin and admin.schoolnummer <> ''
      and lower(left(admin.schoolnummer, length(begin_van_nummer))) = lower(begin_van_nummer);
end $$;
revoke all on function nummers_van_anderen from public;
grant execute on function nummers_van_anderen to app;
