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
