-- Files of a school's administration: what it calls its pupils and groups, and every file that was held beside the
-- account. Nothing of a file touches the account before it is applied; for thirty days that can be taken back.

-- The key of the administration, where it gave one.
alter table groep add column sleutel text check (sleutel <> '');
-- A group of a year that is over, or that became empty: no list shows it any more.
alter table groep add column gearchiveerd_op timestamptz;
create index groep_sleutel on groep (admin_id, sleutel) where sleutel is not null;

alter table leerling add column sleutel text check (sleutel <> '');
alter table leerling add column eckid text check (eckid <> '');
alter table leerling add column geboortedatum date;
-- What the administration calls the year where that is no number from 1 to 8 (a code of EDEXML).
alter table leerling add column jaarcode text check (jaarcode <> '');
-- Judged at the end of a transaction: two pupils may change keys in one file.
alter table leerling add constraint leerling_sleutel unique (admin_id, sleutel) deferrable initially deferred;
alter table leerling add constraint leerling_eckid unique (admin_id, eckid) deferrable initially deferred;

create table import (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  soort text not null check (soort in ('edexml', 'lijst')),
  bestandsnaam text not null,
  -- Who read the file, and when; names are looked up.
  door uuid not null,
  gelezen_op timestamptz not null,
  meldingen jsonb not null,
  -- What the file says; gone when it was applied, or a day after it was read. As text, so that what is read again is
  -- the same to the letter.
  momentopname json,
  toegepast_op timestamptz,
  toegepast_door uuid,
  -- How many of each kind were changed.
  telling jsonb,
  -- What to do to take it back; gone after thirty days.
  stappen jsonb,
  teruggedraaid_op timestamptz,
  check ((toegepast_op is null) = (telling is null)),
  check (teruggedraaid_op is null or toegepast_op is not null),
  primary key (admin_id, id)
);
create index import_gelezen on import (admin_id, gelezen_op);

alter table import enable row level security;
alter table import force row level security;
create policy eigen_admin on import to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
grant select, insert, update, delete on import to app;

-- Forgets what files said that nobody applied within a day, and how to take back what was applied a month ago. Runs as
-- the owner, because it goes over all admins; it answers nothing but how many. Reviewed (schema/tenancy.ts).
create function ruim_imports_op(nu timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  weg integer;
  kort integer;
begin
  -- An owner that row-level security keeps out would find none, and nobody would notice.
  if row_security_active('public.import') then
    raise exception 'the owner of the tables cannot see imports';
  end if;
  delete from public.import where toegepast_op is null and gelezen_op < nu - interval '1 day';
  get diagnostics weg = row_count;
  update public.import set stappen = null
    where stappen is not null and toegepast_op < nu - interval '30 days';
  get diagnostics kort = row_count;
  return weg + kort;
end $$;
revoke all on function ruim_imports_op from public;
grant execute on function ruim_imports_op to app;
