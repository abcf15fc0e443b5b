-- Ids are chosen before rows are changed: a statement that picks its rows by other tables, or makes an id per row while it
-- writes, can run on one node alone (record 0052). Both functions are taken as they stand, so that nothing is lost that
-- another migration added to them.
do $$
declare
  wis text := pg_get_functiondef('wis_leerlingen'::regproc);
  voeg text := pg_get_functiondef('voeg_samen'::regproc);
  paar text[];
begin
  foreach paar slice 1 in array array[
    ['  namen text[] := weg::text[];', '  namen text[] := weg::text[];
  los uuid[];'],
    ['  delete from public.login where id = any (weg)
    and not exists (select from public.leerling where leerling.id = login.id)
    and not exists (select from public.lidmaatschap where lidmaatschap.login_id = login.id);
', '  -- Nobody becomes somebody''s pupil or member again while the sign-in goes.
  select coalesce(array_agg(vrij.id), ''{}'') into los from (
    select id from public.login where id = any (weg)
      and not exists (select from public.leerling where leerling.id = login.id)
      and not exists (select from public.lidmaatschap where lidmaatschap.login_id = login.id)
    order by id for update
  ) as vrij;
  delete from public.login where id = any (los);
']
  ] loop
    if position(paar[1] in wis) = 0 then
      raise exception 'the function that erases is not the one that was expected';
    end if;
    wis := replace(wis, paar[1], paar[2]);
  end loop;
  execute wis;

  foreach paar slice 1 in array array[
    ['overlay(oud.id::text placing right(gen_random_uuid()::text, 12) from 25)::uuid',
     'overlay(oud.id::text placing right(md5(oud.id::text || weg::text), 12) from 25)::uuid'],
    ['then gen_random_uuid() else oud.id end', 'then md5(oud.id::text || weg::text)::uuid else oud.id end']
  ] loop
    if position(paar[1] in voeg) = 0 then
      raise exception 'the function that merges is not the one that was expected';
    end if;
    voeg := replace(voeg, paar[1], paar[2]);
  end loop;
  execute voeg;
end $$;
