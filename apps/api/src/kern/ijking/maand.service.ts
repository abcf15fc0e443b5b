import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  beproefAannames,
  estimateAannames,
  type Maandlog,
  type Maandproef,
} from '@letterhaven/adaptief/maand'
import { geldigeAannames } from '@letterhaven/adaptief/aannames'
import type { IjkBank } from '@letterhaven/adaptief'
import type { Land } from '@letterhaven/contracts/admin'
import type { Catalogus } from '@letterhaven/contracts/taak'
import { calibrateBankOf, sleutelVan } from '../bank.ts'
import type { AdminScope } from '../context.ts'
import { withReadScope } from '../../platform/scope.ts'
import type { Tables } from '../../schema/tables.ts'
import { responseVan } from '../vouwen.ts'
import { scopeVan } from '../jaarscope.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import {
  claimNacht,
  findBank,
  findLevendeVersie,
  insertBankVersie,
  kopieerWoorden,
} from './bank.queries.ts'
import type { Verlies } from './beproef.ts'
import { listBegonnen, listEersteAntwoorden, listScholen } from './maand.queries.ts'
import { metVlaamse, vlaamseVan } from './nacht.ts'

/** The outcome of a month. */
export type Maand =
  | { readonly uitkomst: 'bezig' }
  | { readonly uitkomst: 'te_weinig'; readonly leerlingen: number }
  | {
      readonly uitkomst: 'leeft' | 'niet_beter'
      readonly versie: number
      readonly leerlingen: number
      readonly verlies: Verlies
    }

/** Only pupils who began at most this many days ago count: their school year is usually still the one they began in. */
const DAGEN = 180
const DAY_MS = 86_400_000
/** Fewer answers tell little about a pupil; later ones tell more about learning than about how the pupil began. */
const [MINST, EERSTE] = [60, 250]
/** Fewer pupils say nothing about all pupils; more make it no more certain than a month needs. */
const [MIN_LEERLINGEN, LEERLINGEN, PER_SCHOOL] = [100, 400, 25]
/** One in this many pupils is kept apart, to test on. */
const APART = 4

interface Delen {
  readonly kysely: Kysely<Tables>
  /** Signs in as the office, only for the list of schools. */
  readonly office: Kysely<Tables>
  readonly catalogus: Catalogus
  readonly now: Date
}

/** Orders the schools differently every month, but the same when the job is run again. */
const lotVan = (id: string, maand: string): string =>
  createHash('sha256').update(`${maand}/${id}`).digest('hex')

/** Reads the first answers of some pupils of one school, as the engine takes them, without names or ids. */
async function readSchool(
  scope: AdminScope,
  { land, sinds, vlaams, scopeVan }: Steekproef & { readonly land: Land },
): Promise<Maandlog[]> {
  const leerlingen = await listBegonnen(scope, { sinds, minst: MINST, hoogstens: PER_SCHOOL })
  const logs: Maandlog[] = []
  for (const { id, jaargroep, dyslexie } of leerlingen) {
    const rijen = await listEersteAntwoorden(scope, id, EERSTE)
    const antwoorden = rijen.map((rij) => ({
      ...responseVan(rij),
      item: sleutelVan(rij.woord_id, land === 'be' && vlaams.has(rij.woord_id) ? 'be' : 'alle'),
      telt: rij.poging === 1 && !rij.thuis,
    }))
    logs.push({ leerling: { groep: jaargroep, scope: scopeVan(jaargroep), dyslexie }, antwoorden })
  }
  return logs
}

interface Steekproef {
  readonly sinds: Date
  readonly vlaams: ReadonlySet<string>
  readonly scopeVan: (jaargroep: number) => string[]
}

/** Reads a sample of pupils across the schools, each within the scope of its own admin. */
async function readSteekproef(
  { kysely, office, now }: Delen,
  steekproef: Steekproef,
): Promise<Maandlog[]> {
  const maand = dagVan(now).slice(0, 7)
  const scholen = (await listScholen(office)).toSorted((a, b) =>
    lotVan(a.admin_id, maand) < lotVan(b.admin_id, maand) ? -1 : 1,
  )
  const logs: Maandlog[] = []
  for (const { admin_id: adminId, land } of scholen) {
    if (logs.length >= LEERLINGEN) break
    const vanSchool = await withReadScope(kysely, adminId, (scope) =>
      readSchool(scope, { ...steekproef, land }),
    )
    logs.push(...vanSchool)
  }
  return logs.slice(0, LEERLINGEN)
}

interface Uitkomst {
  readonly leeft: boolean
  readonly bank: IjkBank
  readonly leer: readonly Maandlog[]
  readonly proef: readonly Maandlog[]
  readonly verlies: Verlies
}

/** Learns from three of every four pupils, and tests on the fourth. */
function estimate(
  proef: Maandproef & { readonly bank: IjkBank },
  logs: readonly Maandlog[],
): Uitkomst {
  const leer = logs.filter((_, i) => i % APART !== 0)
  const apart = logs.filter((_, i) => i % APART === 0)
  const oud = geldigeAannames(proef.bank.aannames)
  const nieuw = estimateAannames(proef, leer)
  const { verlies, isBeter } = beproefAannames(proef, { oud, nieuw }, apart)
  return { leeft: isBeter, bank: { ...proef.bank, aannames: nieuw }, leer, proef: apart, verlies }
}

const countAntwoorden = (logs: readonly Maandlog[]): number =>
  logs.reduce((tot, { antwoorden }) => tot + antwoorden.length, 0)

/** Records the month, unless another bank went live in the meantime. */
function save(
  { kysely, now }: Delen,
  { leeft, bank, leer, proef, verlies }: Uitkomst,
): Promise<Maand> {
  return kysely.transaction().execute(async (db): Promise<Maand> => {
    const vrij = await claimNacht(db)
    if (!vrij || (await findLevendeVersie(db)) !== bank.versie) return { uitkomst: 'bezig' }
    const versie = await insertBankVersie(db, {
      voorganger: bank.versie,
      nu: now,
      leeft,
      bank,
      punten: countAntwoorden(leer),
      proef: countAntwoorden(proef),
      verlies,
    })
    if (leeft) await kopieerWoorden(db, { van: bank.versie, naar: versie })
    const uitkomst = leeft ? 'leeft' : 'niet_beter'
    return { uitkomst, versie, leerlingen: leer.length + proef.length, verlies }
  })
}

/**
 * Learns once a month what is assumed about all pupils, from the first answers of some hundreds of them. It goes live only when
 * it predicts the first answers of other pupils better, as a version of the bank with the same words. Nothing is kept about
 * pupils but these four numbers.
 */
export async function estimateLeerlingen(delen: Delen): Promise<Maand> {
  const { kysely, catalogus, now } = delen
  const versie = await findLevendeVersie(kysely)
  const bank = calibrateBankOf(
    catalogus,
    versie === 0 ? null : ((await findBank(kysely, versie)) ?? null),
  )
  const vlaams = vlaamseVan(bank)
  const logs = await readSteekproef(delen, {
    sinds: new Date(now.getTime() - DAGEN * DAY_MS),
    vlaams,
    scopeVan: (jaargroep) => scopeVan({ catalogus }, jaargroep),
  })
  if (logs.length < MIN_LEERLINGEN) return { uitkomst: 'te_weinig', leerlingen: logs.length }
  return save(delen, estimate({ catalogus: metVlaamse(catalogus, vlaams), bank }, logs))
}
