-- A pupil sits in one group at a time. Two who moved one pupil at the same moment could leave it in two; the last place
-- stands. A table whose owner row-level security keeps out would change nothing.
alter table plaatsing no force row level security;
update plaatsing as oud set tot = greatest(oud.van, (now() at time zone 'Europe/Amsterdam')::date)
  where oud.tot is null and exists (
    select from plaatsing as later
    where later.admin_id = oud.admin_id and later.leerling_id = oud.leerling_id and later.tot is null
      and (later.van, later.groep_id) > (oud.van, oud.groep_id));
alter table plaatsing force row level security;
create unique index plaatsing_nu on plaatsing (admin_id, leerling_id) where tot is null;

-- Moving a pupil to another school. Who stores answers holds the state first and then the pupil: so does this. And ids
-- that were made into the pupil come along, because a device may still keep answers under one; who did that is the old
-- school's. The function is taken as it stands, so that nothing is lost that another migration added to it.
do $$
declare
  oud text := pg_get_functiondef('verhuis_leerling'::regproc);
  kind text := '  select leerling.* into kind from public.leerling';
  staat text := '  perform from public.staat
    join public.verhuistoken as token on token.admin_id = staat.admin_id and token.leerling_id = staat.leerling_id
    where token.admin_id = van and token.token_hash = hash for update of staat;
';
  wis text := '  perform public.wis_leerlingen(van, array[kind.id]);';
  ids text := '  insert into public.samenvoeging
    select nieuw.* from public.samenvoeging as oud,
      jsonb_populate_record(oud, anders || jsonb_build_object(''door'', ''00000000-0000-0000-0000-000000000000'')) as nieuw
    where oud.admin_id = van and oud.leerling_id = kind.id and oud.oud_id is not null;
';
begin
  if position(kind in oud) = 0 or position(wis in oud) = 0 then
    raise exception 'the function that moves a pupil is not the one that was expected';
  end if;
  execute replace(replace(oud, kind, staat || kind), wis, ids || wis);
end $$;
