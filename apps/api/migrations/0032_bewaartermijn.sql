-- What is kept of people has an end, whether or not somebody looks. Two years for who looked at what and who did what to
-- whom, ninety days for an invitation that is over, and for the name that a school's own system gave us what was said
-- there. Runs as the owner, because it goes over all admins; it answers nothing but how many. Reviewed
-- (schema/tenancy.ts).
create function ruim_sporen_op(nu timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tabel text;
  weg integer;
  alle integer := 0;
begin
  -- An owner that row-level security keeps out would find none, and nobody would notice.
  if row_security_active('public.inzage_log') then
    raise exception 'the owner of the tables cannot see who looked';
  end if;
  foreach tabel in array array['inzage_log', 'docent_log', 'verhuis_log'] loop
    execute format('delete from public.%I where op < $1', tabel) using nu - interval '2 years';
    get diagnostics weg = row_count;
    alle := alle + weg;
  end loop;
  delete from public.docent_uitnodiging
    where coalesce(aangenomen_op, ingetrokken_op, geldig_tot) < nu - interval '90 days';
  get diagnostics weg = row_count;
  alle := alle + weg;
  delete from public.koppelverzoek
    where coalesce(beantwoord_op, 'infinity') < nu - interval '30 days'
      or (beantwoord_op is null and gevraagd_op < nu - interval '180 days');
  get diagnostics weg = row_count;
  return alle + weg;
end $$;
revoke all on function ruim_sporen_op from public;
grant execute on function ruim_sporen_op to app;
