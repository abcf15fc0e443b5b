import { EERSTE_TELT } from '../../kern/telt-mee.queries.ts'

/**
 * The hot statement: it stores one batch of answers of one admin, for any number of pupils, in one round trip.
 *
 * It stores the answers that are new. It replaces a pupil's state when that state is still the one that was read (`versie`),
 * every answer was new and the answers came in order. Otherwise the answers are stored all the same, `achter_vanaf` remembers
 * from when, and the job that folds them is enqueued in the same transaction.
 *
 * An id that exists already is compared, never replaced. Stored rows are looked up for those ids alone (`rest`), since a lookup
 * per answer may walk everything that a pupil ever gave. New answers are added to the counts of the day (`tel`), from which the
 * pages of teachers are made.
 *
 * The states of more than one pupil are locked in the order of their ids before the first is replaced (`slot`): the database
 * chooses in which order an update walks, and another transaction that changes the same states (a new school year) could
 * deadlock with this one. The state with which a day began is read (`eerst`) before it is replaced: only a single node promises
 * that one statement sees the row as it was while another sees it as it is.
 *
 * Parameters $2..$20 are columns of equal length with a row per answer; $21..$28, $31 and $32 have a row per pupil. $24 holds
 * all states concatenated, each of $32 bytes from place $31 on: an array of bytes would travel as text of twice the length. $29
 * and $30 tell which bank of words and which engine the server folded with.
 */
export const BEWAAR_ANTWOORDEN = `
with inp as (
  select * from unnest(
    $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::boolean[],
    $10::real[], $11::integer[], $12::smallint[], $13::jsonb[], $14::timestamptz[], $15::uuid[], $16::integer[],
    $17::boolean[], $18::text[], $19::text[], $20::integer[]
  ) as t (leerling_id, id, taak_id, spel, woord_id, categorie, gegeven, correct,
    gok, ms, poging, reden, gegeven_op, apparaat, volgnummer, thuis, vraag, hoe, flits_ms)
), ins as (
  insert into antwoord (admin_id, leerling_id, id, taak_id, spel, woord_id, categorie, gegeven, correct,
    gok, ms, poging, reden, gegeven_op, apparaat, volgnummer, thuis, vraag, hoe, flits_ms,
    bank_versie, motor_versie)
  select $1, inp.*, $29::integer, $30::smallint from inp
  on conflict (admin_id, leerling_id, id) do nothing
  returning leerling_id, id, categorie, correct, ms, poging, vraag, gegeven_op
), tel as (
  insert into dagtelling as d (admin_id, leerling_id, dag, categorie, goed, totaal, ms, laatst_op)
  select $1, leerling_id, (gegeven_op at time zone 'Europe/Amsterdam')::date as dag, categorie,
    count(*) filter (where ${EERSTE_TELT} and correct), count(*) filter (where ${EERSTE_TELT}), sum(ms), max(gegeven_op)
  from ins group by leerling_id, dag, categorie
  on conflict (admin_id, leerling_id, dag, categorie) do update set
    goed = d.goed + excluded.goed, totaal = d.totaal + excluded.totaal, ms = d.ms + excluded.ms,
    laatst_op = greatest(d.laatst_op, excluded.laatst_op)
), nieuw as (
  select leerling_id, count(*)::integer as aantal from ins group by leerling_id
), slot as materialized (
  select leerling_id from staat
  where cardinality($21::uuid[]) > 1 and admin_id = $1 and leerling_id = any($21::uuid[])
  order by leerling_id for no key update
), st as (
  select t.*, substring($24::bytea from t.van for t.lengte) as staat,
    coalesce(nieuw.aantal, 0) = t.aantal as alles_nieuw
  from unnest(
    $21::uuid[], $22::integer[], $23::integer[], $25::timestamptz[], $26::timestamptz[],
    $27::boolean[], $28::date[], $31::integer[], $32::integer[]
  ) as t (leerling_id, versie, aantal, eerste_op, laatst_op, op_volgorde, nieuwe_dag, van, lengte)
  left join nieuw using (leerling_id)
  where coalesce(nieuw.aantal, 0) > 0 and (select count(*) from slot) >= 0
), eerst as materialized (
  select s.leerling_id, s.staat, s.laatst_op
  from st join staat s on s.admin_id = $1 and s.leerling_id = st.leerling_id and s.versie = st.versie
  where st.nieuwe_dag is not null
), upd as (
  update staat s set
    staat = case when s.versie = st.versie and s.achter_vanaf is null and st.op_volgorde and st.alles_nieuw
      then st.staat else s.staat end,
    laatst_op = case when s.versie = st.versie and s.achter_vanaf is null and st.op_volgorde and st.alles_nieuw
      then st.laatst_op else s.laatst_op end,
    bank_versie = case when s.versie = st.versie and s.achter_vanaf is null and st.op_volgorde and st.alles_nieuw
      then $29::integer else s.bank_versie end,
    achter_vanaf = case when s.versie = st.versie and s.achter_vanaf is null and st.op_volgorde and st.alles_nieuw
      then null else least(s.achter_vanaf, st.eerste_op) end,
    versie = s.versie + 1
  from st
  where s.admin_id = $1 and s.leerling_id = st.leerling_id and (select count(*) from eerst) >= 0
  returning s.leerling_id, s.versie, s.achter_vanaf
), dag as (
  insert into staat_dag (admin_id, leerling_id, dag, staat, laatst_op)
  select $1, eerst.leerling_id, st.nieuwe_dag, eerst.staat, eerst.laatst_op
  from eerst
  join st on st.leerling_id = eerst.leerling_id
  join upd on upd.leerling_id = eerst.leerling_id and upd.achter_vanaf is null
  on conflict (admin_id, leerling_id, dag) do nothing
), job as (
  select count(vraag_herberekening(upd.leerling_id)::text) as aantal from upd where upd.achter_vanaf is not null
), rest as materialized (
  select inp.leerling_id, inp.id from inp
  where not exists (select from ins where ins.leerling_id = inp.leerling_id and ins.id = inp.id)
), oud as materialized (
  select antwoord.* from rest
  join antwoord on antwoord.admin_id = $1 and antwoord.leerling_id = rest.leerling_id and antwoord.id = rest.id
)
select
  inp.leerling_id, inp.id,
  case
    when ins.id is not null then 'nieuw'
    when oud.id is null then 'onbekend'
    when (oud.taak_id, oud.spel, oud.woord_id, oud.gegeven, oud.ms, oud.poging, oud.apparaat, oud.volgnummer,
        oud.vraag, oud.hoe, oud.flits_ms)
      is not distinct from (inp.taak_id, inp.spel, inp.woord_id, inp.gegeven, inp.ms, inp.poging, inp.apparaat,
        inp.volgnummer, inp.vraag, inp.hoe, inp.flits_ms)
      then 'zelfde'
    else 'anders'
  end as uitkomst,
  upd.versie, upd.achter_vanaf is null as bij,
  (select aantal from job) as jobs
from inp
left join ins on ins.leerling_id = inp.leerling_id and ins.id = inp.id
left join upd on upd.leerling_id = inp.leerling_id
left join oud on oud.leerling_id = inp.leerling_id and oud.id = inp.id
`
