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

/** What a month came to. */
export type Maand =
  | { readonly uitkomst: 'bezig' }
  | { readonly uitkomst: 'te_weinig'; readonly leerlingen: number }
  | {
      readonly uitkomst: 'leeft' | 'niet_beter'
      readonly versie: number
      readonly leerlingen: number
      readonly verlies: Verlies
    }

/** Who began so many days ago at most: its school year is still the one it began in, more often than not. */
const DAGEN = 180
const DAY_MS = 86_400_000
/** Fewer answers tell little of a pupil; later ones tell of learning more than of how it began. */
const [MINST, EERSTE] = [60, 250]
/** From fewer pupils nothing is said of all; more make it no surer than a month needs. */
const [MIN_LEERLINGEN, LEERLINGEN, PER_SCHOOL] = [100, 400, 25]
/** One in so many pupils is kept apart, to try on. */
const APART = 4

interface Delen {
  readonly kysely: Kysely<Tables>
  /** Signs in as the office, for the list of schools alone. */
  readonly office: Kysely<Tables>
  readonly catalogus: Catalogus
  readonly now: Date
}

/** An order of schools that is another one every month, and the same when the job is run again. */
const lotVan = (id: string, maand: string): string =>
  createHash('sha256').update(`${maand}/${id}`).digest('hex')

/** The first answers of some pupils of one school, as the engine hears them; no name and no id goes along. */
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

/** A sample of pupils over the schools, each read within its own walls. */
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

/** Learns from three of four pupils, and tries on the fourth. */
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

/** Writes the month down, unless another bank has come to live meanwhile. */
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
 * What is assumed of all pupils, learned once a month from the first answers of some hundreds. Only where it foresees
 * those of other pupils better does it go live, as a version of the bank with the same words. Of pupils nothing is
 * kept but these four numbers.
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
    scopeVan: (jaargroep) =>
      catalogus.categorieen
        .filter(({ groep }) => groep <= Math.max(3, jaargroep))
        .map(({ code }) => code),
  })
  if (logs.length < MIN_LEERLINGEN) return { uitkomst: 'te_weinig', leerlingen: logs.length }
  return save(delen, estimate({ catalogus: metVlaamse(catalogus, vlaams), bank }, logs))
}
