-- Seats for pupils: what was ordered, for which school year. What counts is the sum of what stands; nothing is thrown
-- away, so that a school and the office see the same history.

create table licentie_bestelling (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  schooljaar text not null check (schooljaar ~ '^\d{4}-\d{4}$'),
  plaatsen integer not null check (plaatsen between 1 and 5000),
  op timestamptz not null,
  door uuid,
  -- The school's own mark on the invoice.
  kenmerk text not null default '' check (length(kenmerk) <= 60),
  ingetrokken_op timestamptz,
  primary key (admin_id, id)
);
alter table licentie_bestelling enable row level security;
alter table licentie_bestelling force row level security;
create policy eigen_admin on licentie_bestelling to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
-- An order may be withdrawn, and never becomes another order.
grant select, insert, update (ingetrokken_op) on licentie_bestelling to app;

-- Who practised before there were seats keeps one for each pupil, in the school year that runs.
insert into licentie_bestelling (admin_id, id, schooljaar, plaatsen, op)
select admin_id, gen_random_uuid(), jaar || '-' || jaar + 1, least(5000, aantal), now()
from (
  select admin.admin_id, count(*)::integer as aantal,
    extract(year from now() - make_interval(months => case land when 'be' then 8 else 7 end))::integer as jaar
  from admin join leerling on leerling.admin_id = admin.admin_id and leerling.deleted_at is null
  where admin.soort <> 'demo'
  group by admin.admin_id, admin.land
) met_leerlingen;
