import type pg from 'pg'
import type { AdminId } from '@letterhaven/contracts/ids'
import { dagenSinds1970 } from '../apps/api/src/kern/vouwen.ts'
import type { Context } from '../apps/api/src/kern/context.ts'
import { createKysely } from '../apps/api/src/platform/db.ts'
import { countAgain } from '../apps/api/src/kern/stand/stand.service.ts'
import type { Tables } from '../apps/api/src/schema/tables.ts'
import { beginStaat } from '../apps/api/src/kern/staat/staat.service.ts'

/** The size of the database: schools with groups and pupils, and the answers per pupil. */
export interface Omvang {
  readonly scholen: readonly { readonly groepen: number; readonly leerlingen: number }[]
  readonly perLeerling: number
}

/** A group whose pages are measured. */
export interface MeetGroep {
  readonly adminId: string
  readonly groepId: string
  readonly docentId: string
  readonly leerlingId: string
}

const WEKEN = 40
const JAARGROEP = 6

/** Makes schools, groups, pupils and placements entirely in the database. */
const MENSEN = `
  with school as (
    select gen_random_uuid() as admin_id, groepen, leerlingen
    from unnest($1::integer[], $2::integer[]) as t (groepen, leerlingen)
  ), admins as (
    insert into admin (admin_id, naam, soort, land) select admin_id, 'Meetschool', 'school', 'nl' from school
  ), groepen as (
    select school.admin_id, gen_random_uuid() as id, g, leerlingen from school, generate_series(1, groepen) g
  ), g as (
    insert into groep (admin_id, id, naam, schooljaar)
    select admin_id, id, 'Groep ' || g, '2026-2027' from groepen
  ), kinderen as (
    select admin_id, groepen.id as groep_id, gen_random_uuid() as id, n
    from groepen, generate_series(1, leerlingen) n
  ), l as (
    insert into leerling (admin_id, id, voornaam, jaargroep)
    select admin_id, id, 'Kind ' || n, ${JAARGROEP} from kinderen
  )
  insert into plaatsing (admin_id, leerling_id, groep_id, van)
  select admin_id, id, groep_id, '2020-08-01' from kinderen`

/** Makes a medewerker who has every group of the largest school. */
const DOCENT = `
  with groot as (
    select admin_id from leerling group by admin_id order by count(*) desc limit 1
  ), m as (
    insert into medewerker (admin_id, id, voornaam) select admin_id, gen_random_uuid(), 'Juf' from groot
    returning admin_id, id
  ), l as (
    insert into login (id, gebruikersnaam, wachtwoord_hash) select id, 'juf@meet.example', 'x' from m
  ), lid as (
    insert into lidmaatschap (login_id, admin_id, role) select id, admin_id, 'docent' from m
  )
  insert into groep_docent (admin_id, groep_id, medewerker_id)
  select groep.admin_id, groep.id, m.id from groep join m on m.admin_id = groep.admin_id`

/** Makes a sign-in for one pupil, so that they can open their map. */
const KIND = `
  with l as (
    insert into login (id, gebruikersnaam, geheim, geheim_versie) values ($2, 'kind.meet', '\\x00', 1)
  )
  insert into lidmaatschap (login_id, admin_id, role) select $2, $1, 'leerling'`

/**
 * Makes a school year of answers for every pupil: sittings of twenty, words of the corpus, four in five right. The words are
 * ordered by category ($4, $5), and a sitting takes ten adjacent ones: one or two categories, as many as the engine practises
 * in a day with the children of the demonstration.
 */
const ANTWOORDEN = `
  insert into antwoord (admin_id, leerling_id, id, taak_id, spel, woord_id, categorie, gegeven, correct, gok,
    ms, poging, reden, gegeven_op, apparaat, volgnummer, thuis, bank_versie, motor_versie)
  select admin_id, leerling_id,
    (lpad(to_hex((extract(epoch from op) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
      || 'a' || substr(md5(random()::text), 1, 15))::uuid,
    leerling_id, 'glazenwasser', woord, categorie, woord, random() < 0.8, 0.5,
    (2000 + random() * 6000)::integer, 1,
    jsonb_build_object('soort', 'groei', 'categorie', categorie, 'kans', 0.8, 'zeker', jsonb_build_array(0.7, 0.9)),
    op, leerling_id, n, false, 0, 2
  from (
    select l.admin_id, l.id as leerling_id, n,
      ($4::text[])[plek] as woord, ($5::text[])[plek] as categorie,
      date_trunc('day', $1::timestamptz) - (($2 - n) / 20) * interval '1 day' * (${WEKEN} * 7.0 / ($2 / 20.0))
        - interval '14 hours' + (n % 20) * interval '9 seconds' + random() * interval '5 seconds' as op
    from (select * from leerling where admin_id = $3) l, generate_series(1, $2::integer) n,
      lateral (select 1 + ((hashtextextended(l.id::text, n / 20) & 65535) + n % 10) % cardinality($4::text[])) as w (plek)
  ) rijen`

async function fillStaten(pool: pg.Pool, { inhoud }: Context): Promise<void> {
  const { engine } = inhoud
  const id = '00000000-0000-4000-8000-00000000000f'
  const leerling = { id, jaargroep: JAARGROEP, dyslexie: false } as Parameters<typeof beginStaat>[1]
  let staat = beginStaat(inhoud, leerling)
  const t0 = dagenSinds1970(new Date()) - 30
  for (let n = 0; n < 400; n += 1) {
    const keuze = engine.next(staat, { t: t0 + n * 0.05, guess: 0.5 })
    if (!keuze) break
    staat = engine.update(staat, keuze.itemId, {
      correct: n % 5 !== 0,
      t: t0 + n * 0.05,
      guess: 0.5,
      source: 'practice',
      place: 'school',
    })
  }
  const bytes = Buffer.from(engine.serialize(staat))
  await pool.query(
    `insert into staat (admin_id, leerling_id, versie, staat, laatst_op, begin_jaargroep)
     select admin_id, id, 1, $1, now(), jaargroep from leerling`,
    [bytes],
  )
}

/** Fills an empty database in the fastest way, as its owner; returns one group of the largest school. */
export async function fillDatabase(
  pool: pg.Pool,
  ctx: Context,
  { scholen, perLeerling }: Omvang,
): Promise<MeetGroep> {
  await pool.query(MENSEN, [scholen.map((s) => s.groepen), scholen.map((s) => s.leerlingen)])
  await pool.query(DOCENT)
  const admins = await pool.query<{ admin_id: AdminId }>('select admin_id from admin')
  const woorden = ctx.inhoud.catalogus.woorden.toSorted((a, b) =>
    a.categorie < b.categorie ? -1 : 1,
  )
  const [ids, codes] = [woorden.map((w) => w.id), woorden.map((w) => w.categorie)]
  for (const { admin_id } of admins.rows)
    await pool.query(ANTWOORDEN, [new Date(), perLeerling, admin_id, ids, codes])
  const db = createKysely<Tables>(pool)
  for (const { admin_id: adminId } of admins.rows) {
    const kinderen = db.selectFrom('leerling').select('id').where('admin_id', '=', adminId)
    const ids = (await kinderen.execute()).map(({ id }) => id)
    await countAgain({ db, adminId }, ids)
  }
  await fillStaten(pool, ctx)
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<MeetGroep>(
    `select d.admin_id as "adminId", d.groep_id as "groepId", d.medewerker_id as "docentId",
       p.leerling_id as "leerlingId"
     from groep_docent d join plaatsing p on p.admin_id = d.admin_id and p.groep_id = d.groep_id
     order by d.groep_id limit 1`,
  )
  const [groep] = rows
  if (!groep) throw new Error('er is geen groep om te meten')
  await pool.query(KIND, [groep.adminId, groep.leerlingId])
  return groep
}
