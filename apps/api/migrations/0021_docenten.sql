-- The staff of a school: invited by mail, given groups, out of service and back. Who is out of service keeps its name
-- on what it did and has no membership, so that no way in is left.

alter table medewerker add column uit_dienst_op timestamptz;
-- What it comes back as.
alter table medewerker add column was_role text check (was_role in ('schooladmin', 'docent', 'rtadmin', 'thuisadmin'));
alter table medewerker add constraint medewerker_uit_dienst check ((uit_dienst_op is null) = (was_role is null));
grant delete on lidmaatschap, groep_docent to app;

-- Who was asked to come. The token goes out by mail; its hash is here alone, and begins when the mail leaves.
create table docent_uitnodiging (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  adres text not null check (adres = lower(adres)),
  voornaam text not null,
  tussenvoegsel text not null default '',
  achternaam text not null default '',
  role text not null check (role in ('schooladmin', 'docent', 'rtadmin')),
  groepen uuid[] not null,
  gemaakt_op timestamptz not null,
  token_hash bytea check (octet_length(token_hash) = 32),
  geldig_tot timestamptz not null,
  aangenomen_op timestamptz,
  ingetrokken_op timestamptz,
  primary key (admin_id, id),
  unique (admin_id, token_hash)
);
-- One invitation at a time for an address.
create unique index docent_uitnodiging_open on docent_uitnodiging (admin_id, adres)
  where aangenomen_op is null and ingetrokken_op is null;

-- What staff did to staff, for the school to read.
create table docent_log (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  op timestamptz not null,
  -- Without keys: what was done stays when who did it is gone.
  wie uuid not null,
  wat text not null check (wat in
    ('uitgenodigd', 'opnieuw', 'ingetrokken', 'aangenomen', 'rol', 'groepen', 'uit_dienst', 'terug')),
  -- What somebody was called then; who was invited has no id yet.
  over text not null,
  primary key (admin_id, id)
);
create index docent_log_op on docent_log (admin_id, op desc);

do $$
declare
  tabel text;
begin
  foreach tabel in array array['docent_uitnodiging', 'docent_log'] loop
    execute format('alter table %I enable row level security', tabel);
    execute format('alter table %I force row level security', tabel);
    execute format(
      'create policy eigen_admin on %I to app using (admin_id = (select current_setting(''app.admin_id'')::uuid)) with check (admin_id = (select current_setting(''app.admin_id'')::uuid))',
      tabel
    );
  end loop;
end $$;
grant select, insert, update on docent_uitnodiging to app;
grant select, insert on docent_log to app;

-- Asks for the mail of an invitation, in the caller's own transaction. Runs as the owner, because `app` may not touch
-- the queue's tables; it takes no admin but the one of the context, and the job holds ids alone. Reviewed
-- (schema/tenancy.ts).
create function vraag_uitnodiging(waarvan uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'mail_uitnodiging',
    json_build_object('adminId', current_setting('app.admin_id')::uuid, 'id', waarvan),
    job_key => 'mail_uitnodiging:' || waarvan,
    max_attempts => 8
  );
end $$;
revoke all on function vraag_uitnodiging from public;
grant execute on function vraag_uitnodiging to app;
