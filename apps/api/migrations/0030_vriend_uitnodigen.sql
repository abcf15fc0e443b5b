-- Staff recommend us to a colleague elsewhere, by one mail. Who recommends sees for ninety days whom; whether an address
-- was written to before is known by a keyed hash alone, over all admins, and told to nobody.

create table aanbeveling (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  door uuid not null,
  adres text not null check (adres = lower(adres) and length(adres) <= 100),
  zin text not null,
  gemaakt_op timestamptz not null,
  primary key (admin_id, id)
);
create index aanbeveling_door on aanbeveling (admin_id, door, gemaakt_op);
create index aanbeveling_op on aanbeveling (gemaakt_op);
alter table aanbeveling enable row level security;
alter table aanbeveling force row level security;
create policy eigen_admin on aanbeveling to app
  using (admin_id = (select current_setting('app.admin_id')::uuid))
  with check (admin_id = (select current_setting('app.admin_id')::uuid));
grant select, insert on aanbeveling to app;

-- Of no admin (schema/tenancy.ts): an address is written to once in ninety days whoever asks, and never again where its
-- owner said so.
create table aanbeveling_adres (
  adres_hash bytea primary key check (octet_length(adres_hash) = 32),
  -- The recommendation that was sent last, so that another try of the same one goes on.
  laatste uuid,
  laatst_op timestamptz,
  afgemeld_op timestamptz
);
grant select, insert, update on aanbeveling_adres to app;

-- Asks for the mail of a recommendation, in the caller's own transaction. Runs as the owner, because `app` may not touch
-- the queue's tables; it takes no admin but the one of the context, and the job holds ids alone. Reviewed
-- (schema/tenancy.ts).
create function vraag_aanbeveling(waarvan uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'mail_aanbeveling',
    json_build_object('adminId', current_setting('app.admin_id')::uuid, 'id', waarvan),
    job_key => 'mail_aanbeveling:' || waarvan,
    max_attempts => 8
  );
end $$;
revoke all on function vraag_aanbeveling from public;
grant execute on function vraag_aanbeveling to app;

-- Forgets what is ninety days old; who wants no mail stays known by its hash. Runs as the owner, because it goes over
-- all admins; it answers nothing but how many. Reviewed (schema/tenancy.ts).
create function ruim_aanbevelingen_op(nu timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  weg integer;
begin
  -- An owner that row-level security keeps out would find none, and nobody would notice.
  if row_security_active('public.aanbeveling') then
    raise exception 'the owner of the tables cannot see recommendations';
  end if;
  delete from public.aanbeveling where gemaakt_op < nu - interval '90 days';
  get diagnostics weg = row_count;
  delete from public.aanbeveling_adres where afgemeld_op is null and laatst_op < nu - interval '90 days';
  update public.aanbeveling_adres set laatste = null, laatst_op = null
    where afgemeld_op is not null and laatste is not null;
  return weg;
end $$;
revoke all on function ruim_aanbevelingen_op from public;
grant execute on function ruim_aanbevelingen_op to app;
