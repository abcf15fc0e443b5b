-- One child that stands in a school twice: found, said to be two, or made into one without losing an answer.

-- Two pupils of whom somebody said that they are two children. The smaller id stands first.
create table geen_dubbel (
  admin_id uuid not null references admin (admin_id),
  een uuid not null,
  ander uuid not null check (een < ander),
  op timestamptz not null,
  door uuid not null,
  primary key (admin_id, een, ander),
  foreign key (admin_id, een) references leerling (admin_id, id),
  foreign key (admin_id, ander) references leerling (admin_id, id)
);

create table samenvoeging (
  admin_id uuid not null references admin (admin_id),
  id uuid not null,
  op timestamptz not null,
  door uuid not null,
  -- The first name and a letter of who stayed: enough to know again whom a school meant, and no more.
  naam text not null,
  -- As many came over.
  antwoorden integer not null check (antwoorden >= 0),
  -- Who stayed, as long as it is here.
  leerling_id uuid,
  -- The id that is no more, for as long as a device may keep answers under it.
  oud_id uuid,
  primary key (admin_id, id)
);
create index samenvoeging_op on samenvoeging (admin_id, op desc);
create index samenvoeging_oud on samenvoeging (admin_id, leerling_id) where oud_id is not null;

do $$
declare
  tabel text;
begin
  foreach tabel in array array['geen_dubbel', 'samenvoeging'] loop
    execute format('alter table %I enable row level security', tabel);
    execute format('alter table %I force row level security', tabel);
    execute format(
      'create policy eigen_admin on %I to app using (admin_id = (select current_setting(''app.admin_id'')::uuid)) with check (admin_id = (select current_setting(''app.admin_id'')::uuid))',
      tabel
    );
  end loop;
end $$;
grant select, insert, delete on geen_dubbel to app;
-- Written by the function that merges, and by nobody else.
grant select on samenvoeging to app;

-- What a pupil leaves here is erased with the rest of it. The function is taken as it stands, so that nothing is lost
-- that another migration added to it.
do $$
declare
  oud text := pg_get_functiondef('wis_leerlingen'::regproc);
  voor text := '  delete from public.leerling where';
  nieuw text := '  delete from public.geen_dubbel where admin_id = eigen_admin and (een = any (weg) or ander = any (weg));
  -- That two were made into one stays; who that was is forgotten.
  update public.samenvoeging set leerling_id = null, oud_id = null, naam = ''''
    where admin_id = eigen_admin and leerling_id = any (weg);
';
begin
  if position(voor in oud) = 0 then
    raise exception 'the function that erases is not the one that was expected';
  end if;
  execute replace(oud, voor, nieuw || voor);
end $$;

-- The method tests of one pupil for another. One that both handed in is kept twice; of one that lies open at both, what
-- the other has stands.
create function verplaats_toetsen(eigen_admin uuid, van uuid, naar uuid) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  deel public.methodetoets_leerling;
  hier public.methodetoets_leerling;
  onder uuid;
begin
  for deel in
    select * from public.methodetoets_leerling where admin_id = eigen_admin and leerling_id = van
  loop
    onder := deel.methodetoets_id;
    select * into hier from public.methodetoets_leerling
      where admin_id = eigen_admin and leerling_id = naar and methodetoets_id = deel.methodetoets_id;
    if found and deel.ingeleverd_op is null and (hier.begonnen_op is not null or hier.ingeleverd_op is not null) then
      continue;
    elsif found and hier.ingeleverd_op is null then
      delete from public.methodetoets_antwoord
        where admin_id = eigen_admin and leerling_id = naar and methodetoets_id = onder;
      delete from public.methodetoets_leerling
        where admin_id = eigen_admin and leerling_id = naar and methodetoets_id = onder;
    elsif found then
      onder := gen_random_uuid();
      insert into public.methodetoets
        select nieuw.* from public.methodetoets as toets,
          jsonb_populate_record(toets, jsonb_build_object('id', onder, 'groep_id', null)) as nieuw
        where toets.admin_id = eigen_admin and toets.id = deel.methodetoets_id;
    end if;
    insert into public.methodetoets_leerling
      select * from jsonb_populate_record(deel, jsonb_build_object('leerling_id', naar, 'methodetoets_id', onder));
    insert into public.methodetoets_antwoord
      select nieuw.* from public.methodetoets_antwoord as regel,
        jsonb_populate_record(regel, jsonb_build_object('leerling_id', naar, 'methodetoets_id', onder)) as nieuw
      where regel.admin_id = eigen_admin and regel.leerling_id = van and regel.methodetoets_id = deel.methodetoets_id;
  end loop;
end $$;
revoke all on function verplaats_toetsen from public;

-- Makes two pupils of the admin of the context into one: everything of `weg` goes over to `blijft`, and then `weg` is
-- erased by the list of the prullenbak. Answers how many answers went over; null where one of the two is not here. Who
-- calls it puts the years of the two in order and has the state folded anew, in the same transaction. Runs as the
-- owner, because `app` may not change whose an answer is. Reviewed (schema/tenancy.ts).
create function voeg_samen(blijft uuid, weg uuid, nu timestamptz, wie uuid) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  eigen_admin uuid := current_setting('app.admin_id')::uuid;
  vandaag date := (nu at time zone 'Europe/Amsterdam')::date;
  anders jsonb := jsonb_build_object('leerling_id', blijft);
  kind public.leerling;
  erbij integer;
  aantal integer;
begin
  -- An owner that row-level security keeps out would move nothing, and erase all the same.
  if row_security_active('public.antwoord') then
    raise exception 'the owner of the tables cannot see answers';
  end if;
  -- Who stores answers holds the state first and then the pupil: so does this.
  perform from public.staat where admin_id = eigen_admin and leerling_id in (blijft, weg) order by leerling_id for update;
  perform from public.leerling where admin_id = eigen_admin and id in (blijft, weg) order by id for update;
  select * into kind from public.leerling where admin_id = eigen_admin and id = weg and deleted_at is null;
  if kind.id is null or blijft = weg or not exists (
    select from public.leerling where admin_id = eigen_admin and id = blijft and deleted_at is null
  ) then
    return null;
  end if;

  -- Windows of both stay, each with its taken: the map shows the first of a goal. What is lit at one is lit, and each
  -- light counts as often as it was earned.
  select coalesce(max(volgorde), -1) + 1 into erbij from public.somvenster
    where admin_id = eigen_admin and leerling_id = blijft;
  insert into public.somvenster
    select nieuw.* from public.somvenster as oud
    left join lateral (
      select hier.id, hier.aan_sinds from public.somvenster as hier
      where hier.admin_id = eigen_admin and hier.leerling_id = blijft and hier.categorieen[1] = oud.categorieen[1]
      order by hier.volgorde limit 1
    ) as eerste on true
    cross join lateral jsonb_populate_record(oud, anders || jsonb_build_object('volgorde', oud.volgorde + erbij,
      'aan_sinds', case when eerste.id is not null and eerste.aan_sinds is null then null else oud.aan_sinds end)) as nieuw
    where oud.admin_id = eigen_admin and oud.leerling_id = weg;
  update public.somvenster as hier set aan_sinds = least(hier.aan_sinds, licht.sinds)
    from (
      select categorieen[1] as doel, min(aan_sinds) as sinds from public.somvenster
      where admin_id = eigen_admin and leerling_id = weg and aan_sinds is not null group by 1
    ) as licht
    where hier.admin_id = eigen_admin and hier.leerling_id = blijft and hier.categorieen[1] = licht.doel
      and hier.volgorde = (
        select min(volgorde) from public.somvenster as alle
        where alle.admin_id = eigen_admin and alle.leerling_id = blijft and alle.categorieen[1] = licht.doel);
  insert into public.taak
    select nieuw.* from public.taak as oud, jsonb_populate_record(oud, anders) as nieuw
    where oud.admin_id = eigen_admin and oud.leerling_id = weg;

  -- An id that both have (no device makes one twice) gets another of the same moment: no answer takes another's place.
  update public.antwoord as oud set leerling_id = blijft, id = case when exists (
      select from public.antwoord as hier where hier.admin_id = eigen_admin and hier.leerling_id = blijft and hier.id = oud.id
    ) then overlay(oud.id::text placing right(gen_random_uuid()::text, 12) from 25)::uuid else oud.id end
    where oud.admin_id = eigen_admin and oud.leerling_id = weg;
  get diagnostics aantal = row_count;
  insert into public.dagtelling as d
    select nieuw.* from public.dagtelling as oud, jsonb_populate_record(oud, anders) as nieuw
    where oud.admin_id = eigen_admin and oud.leerling_id = weg
    on conflict (admin_id, leerling_id, dag, categorie) do update set
      goed = d.goed + excluded.goed, totaal = d.totaal + excluded.totaal, ms = d.ms + excluded.ms,
      laatst_op = greatest(d.laatst_op, excluded.laatst_op);
  -- The state is folded from the very beginning.
  delete from public.staat_dag where admin_id = eigen_admin and leerling_id = blijft;

  -- What both bought is paid once.
  insert into public.aankoop
    select nieuw.* from public.aankoop as oud, jsonb_populate_record(oud, anders || jsonb_build_object('id', case when exists (
      select from public.aankoop as hier where hier.admin_id = eigen_admin and hier.leerling_id = blijft and hier.id = oud.id
    ) then gen_random_uuid() else oud.id end)) as nieuw
    where oud.admin_id = eigen_admin and oud.leerling_id = weg
    on conflict (admin_id, leerling_id, ding) do nothing;
  insert into public.eigen_plek as hier
    select nieuw.* from public.eigen_plek as oud, jsonb_populate_record(oud, anders) as nieuw
    where oud.admin_id = eigen_admin and oud.leerling_id = weg
    on conflict (admin_id, leerling_id) do update set
      uiterlijk = coalesce(hier.uiterlijk, excluded.uiterlijk), inrichting = coalesce(hier.inrichting, excluded.inrichting);
  perform public.verplaats_toetsen(eigen_admin, weg, blijft);

  -- Where it sat before; where it sits now only for whom sits nowhere.
  insert into public.plaatsing
    select nieuw.* from public.plaatsing as oud,
      jsonb_populate_record(oud, anders || jsonb_build_object('tot', case when exists (
        select from public.plaatsing as hier
        where hier.admin_id = eigen_admin and hier.leerling_id = blijft and hier.tot is null
      ) then coalesce(oud.tot, greatest(oud.van, vandaag)) else oud.tot end)) as nieuw
    where oud.admin_id = eigen_admin and oud.leerling_id = weg
    on conflict do nothing;

  update public.koppeling set login_id = blijft where login_id = weg;
  update public.koppelverzoek set gekoppeld_aan = blijft where admin_id = eigen_admin and gekoppeld_aan = weg;
  update public.inzage_log set leerling_id = blijft where admin_id = eigen_admin and leerling_id = weg;
  update public.verhuis_log set leerling_id = blijft where admin_id = eigen_admin and leerling_id = weg;
  update public.samenvoeging set leerling_id = blijft where admin_id = eigen_admin and leerling_id = weg;
  insert into public.geen_dubbel
    select eigen_admin, least(derde.id, blijft), greatest(derde.id, blijft), derde.op, derde.door
    from (
      select case when een = weg then ander else een end as id, op, door from public.geen_dubbel
      where admin_id = eigen_admin and weg in (een, ander)
    ) as derde
    where derde.id <> blijft
    on conflict do nothing;
  -- A file that is taken back takes nobody away who was here before it.
  update public.import set stappen = coalesce((
      select jsonb_agg(stap) from jsonb_array_elements(stappen) as stap
      where not (stap ->> 'soort' = 'leerling_nieuw' and stap ->> 'id' = blijft::text)
    ), '[]')
    where admin_id = eigen_admin and stappen is not null
      and stappen @> jsonb_build_array(jsonb_build_object('soort', 'leerling_nieuw', 'id', blijft));

  if (public.wis_leerlingen(eigen_admin, array[weg]) ->> 'antwoord')::integer <> 0 then
    raise exception 'an answer would have been erased';
  end if;
  update public.leerling set
      sleutel = coalesce(sleutel, kind.sleutel), eckid = coalesce(eckid, kind.eckid),
      geboortedatum = coalesce(geboortedatum, kind.geboortedatum),
      dyslexie = dyslexie or kind.dyslexie, rustig = rustig or kind.rustig
    where admin_id = eigen_admin and id = blijft;
  insert into public.samenvoeging (admin_id, id, op, door, naam, antwoorden, leerling_id, oud_id)
    select eigen_admin, gen_random_uuid(), nu, wie, trim(voornaam || ' ' || left(achternaam, 1)), aantal, blijft, weg
    from public.leerling where admin_id = eigen_admin and id = blijft;
  return aantal;
end $$;
revoke all on function voeg_samen from public;
grant execute on function voeg_samen to app;

-- Forgets the ids that are no more of before a moment, over all admins; answers how many. Runs as the owner, because it
-- goes over all admins. Reviewed (schema/tenancy.ts).
create function vergeet_oude_ids(voor timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  aantal integer;
begin
  if row_security_active('public.samenvoeging') then
    raise exception 'the owner of the tables cannot see who was merged';
  end if;
  update public.samenvoeging set oud_id = null where oud_id is not null and op < voor;
  get diagnostics aantal = row_count;
  return aantal;
end $$;
revoke all on function vergeet_oude_ids from public;
grant execute on function vergeet_oude_ids to app;
