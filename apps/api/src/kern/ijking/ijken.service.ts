import type { Kysely } from 'kysely'
import type { Catalogus } from '@letterhaven/contracts/taak'
import { calibrateBankOf, sleutelVan, type OpgeslagenBank } from '../bank.ts'
import type { Tables } from '../../schema/tables.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import {
  claimNacht,
  deletePunten,
  findBank,
  findLevendeVersie,
  insertBankVersie,
  insertWoorden,
  listPunten,
  listPuntenPerLand,
  markGeleerd,
  countPunten,
} from './bank.queries.ts'
import type { Verlies } from './beproef.ts'
import { calibrateNacht, type NachtPunt } from './nacht.ts'
import type { GeteldeBank } from './woord-oordeel.ts'

/** The outcome of a night. */
export type Ijking =
  | { readonly uitkomst: 'bezig' }
  | { readonly uitkomst: 'te_weinig'; readonly wachtend: number }
  | {
      readonly uitkomst: 'leeft' | 'niet_beter'
      readonly versie: number
      readonly punten: number
      readonly proef: number
      readonly verlies: Verlies
    }

/** Points are raw material, so they are kept no longer than a backup lives. */
const BEWAAR_DAGEN = 35
/** A night uses at most this many points, the newest: they say enough, and a server has other work. */
const HOOGSTENS = 200_000
const DAY_MS = 86_400_000
const DAGEN_PER_WEEK = 7
/** How many answers of each country a word is compared on: more hardly make the comparison more certain. */
const PER_WOORD = 400

type Punt = Awaited<ReturnType<typeof listPunten>>[number]

const alsNachtPunt = (rij: Punt): NachtPunt => ({
  id: rij.id,
  geleerd: rij.geleerd_in !== null,
  dag: rij.dag,
  land: rij.land,
  item: rij.item,
  correct: rij.correct,
  guess: rij.gok,
  gewicht: rij.gewicht,
  vaardigheid: { mean: rij.mean, variantie: rij.variantie },
  cel: rij.cel,
  eerder: rij.eerder,
})

const teltMee = (catalogus: Catalogus, bewaard: OpgeslagenBank | null): GeteldeBank => ({
  bank: calibrateBankOf(catalogus, bewaard),
  n: new Map(bewaard?.woorden.map(({ item, land, n }) => [sleutelVan(item, land), n])),
})

/** When more points are kept than a night looks at, the words take turns in being compared between the countries. */
async function readPerLand(db: Kysely<Tables>, nu: Date): Promise<Punt[]> {
  const delen = Math.max(
    1,
    Math.min(DAGEN_PER_WEEK, Math.ceil((await countPunten(db)) / HOOGSTENS)),
  )
  const deel = Math.floor(nu.getTime() / DAY_MS) % delen
  return listPuntenPerLand(db, { deel, delen, perWoord: PER_WOORD })
}

async function calibrate(db: Kysely<Tables>, catalogus: Catalogus, nu: Date): Promise<Ijking> {
  await deletePunten(db, dagVan(new Date(nu.getTime() - BEWAAR_DAGEN * DAY_MS)))
  const voorganger = await findLevendeVersie(db)
  const bewaard = voorganger === 0 ? null : ((await findBank(db, voorganger)) ?? null)
  const punten = (await listPunten(db, HOOGSTENS)).map(alsNachtPunt)
  const perLand = (await readPerLand(db, nu)).map(alsNachtPunt)
  const nacht = calibrateNacht(catalogus, teltMee(catalogus, bewaard), { punten, perLand })
  if (nacht.uitkomst === 'te_weinig') return nacht
  const { uitkomst, bank, woorden, geleerd, proef, verlies } = nacht
  const leeft = uitkomst === 'leeft'
  const kop = { punten: geleerd.length, proef, verlies }
  const versie = await insertBankVersie(db, { ...kop, voorganger, nu, leeft, bank })
  if (leeft) {
    await insertWoorden(db, versie, woorden)
    await markGeleerd(db, geleerd, versie)
  }
  return { uitkomst, versie, ...kop }
}

/**
 * Runs the calibration of a night in one transaction, so that an interruption leaves the bank as it was. Two runs at the same
 * time count as one; a night that is run again finds its answers already learned from, and too few left. Only a bank that
 * predicts later answers better goes live; what a rejected one would have learned from waits for the next night.
 */
export function calibrateWoorden(
  kysely: Kysely<Tables>,
  { catalogus, now }: { readonly catalogus: Catalogus; readonly now: Date },
): Promise<Ijking> {
  return kysely.transaction().execute(async (db): Promise<Ijking> => {
    if (!(await claimNacht(db))) return { uitkomst: 'bezig' }
    return calibrate(db, catalogus, now)
  })
}
