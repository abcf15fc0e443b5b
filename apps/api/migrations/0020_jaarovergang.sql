-- The way into a new school year: what was decided for it so far. Carrying it out is written down as an import is, and
-- taken back by the same road.

create table jaarovergang (
  admin_id uuid not null references admin (admin_id),
  schooljaar text not null check (schooljaar ~ '^\d{4}-\d{4}$'),
  versie integer not null,
  keuzes jsonb not null,
  primary key (admin_id, schooljaar)
);
alter table jaarovergang enable row level security;
alter table jaarovergang force row level security;
create policy eigen_admin on jaarovergang to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
grant select, insert, update on jaarovergang to app;

alter table import drop constraint import_soort_check;
alter table import add constraint import_soort_check check (soort in ('edexml', 'lijst', 'jaarovergang'));
