import type { IjkBank, Ijkpunt } from '@letterhaven/adaptief'
import { isVerschillend, searchDif, type Dif } from '@letterhaven/adaptief/dif'
import { calibrate, MIN_PROEF } from '@letterhaven/adaptief/ijking'
import type { Catalogus } from '@letterhaven/contracts/taak'
import { sleutelVan, vanSleutel } from '../bank.ts'
import { beproef, type Verlies } from './beproef.ts'
import { judgeWoorden, type BeoordeeldWoord, type GeteldeBank } from './woord-oordeel.ts'
import type { VerzameldPunt } from './ijkpunten.queries.ts'

/** A collected point, with its place in time and whether a bank has learned from it. */
export interface NachtPunt extends VerzameldPunt {
  readonly id: number
  readonly geleerd: boolean
}

/** The points that a night uses. */
export interface NachtPunten {
  /** Ordered by the day of their answers: the waiting ones are learned from, except the newest of them, which are tested on. */
  readonly punten: readonly NachtPunt[]
  /** The kept points of the words that are checked tonight for a difference between the countries. */
  readonly perLand: readonly NachtPunt[]
}

/** The outcome of a night: too few points, or a bank and whether it may go live. */
export type Nacht =
  | { readonly uitkomst: 'te_weinig'; readonly wachtend: number }
  | {
      readonly uitkomst: 'leeft' | 'niet_beter'
      readonly bank: IjkBank
      readonly woorden: readonly BeoordeeldWoord[]
      /** Ids of the points that it learned from. */
      readonly geleerd: readonly number[]
      readonly proef: number
      readonly verlies: Verlies
    }

/** The newest share of the waiting points, kept apart to test the new bank on; they are learned from tomorrow. */
const PROEF_DEEL = 0.2
/** A word needs this many answers to be learned: fewer say little about it, and might say something about a person. */
export const MIN_ANTWOORDEN = 10

/** The mean number of answers per word in one step of learning, and the smallest number that is worth a step. */
const PER_WOORD = 2
const MIN_STAP = 200

/** Returns the corpus with the Flemish words added beside those that they differ from. */
export function metVlaamse(catalogus: Catalogus, vlaams: ReadonlySet<string>): Catalogus {
  const erbij = catalogus.woorden
    .filter(({ id }) => vlaams.has(id))
    .map((woord) => ({ ...woord, id: sleutelVan(woord.id, 'be') }))
  return { ...catalogus, woorden: [...catalogus.woorden, ...erbij] }
}

/** Returns the words that have a difficulty of their own in Flanders. */
export const vlaamseVan = (bank: IjkBank): Set<string> =>
  new Set(
    Object.keys(bank.moeilijkheid)
      .map(vanSleutel)
      .flatMap(({ item, land }) => (land === 'be' ? [item] : [])),
  )

const alsWoord =
  (vlaams: ReadonlySet<string>) =>
  <P extends VerzameldPunt>(punt: P): P => ({
    ...punt,
    item: sleutelVan(punt.item, punt.land === 'be' && vlaams.has(punt.item) ? 'be' : 'alle'),
  })

const countPer = (punten: readonly Ijkpunt[]): Map<string, number> => {
  const aantal = new Map<string, number>()
  for (const { item } of punten) aantal.set(item, (aantal.get(item) ?? 0) + 1)
  return aantal
}

/** Returns the bank before the night, with each word that is about to be split equally hard in both countries. */
function gesplitst({ bank, n }: GeteldeBank, nieuw: readonly Dif[]): GeteldeBank {
  const erbij = nieuw.flatMap(({ item }) => {
    const b = bank.moeilijkheid[item]
    return b ? [[sleutelVan(item, 'be'), b] as const] : []
  })
  return {
    n,
    bank: { ...bank, moeilijkheid: { ...bank.moeilijkheid, ...Object.fromEntries(erbij) } },
  }
}

/** Returns the bank after the night, with the newly split words as hard as the answers of each country say. */
function metVerschillen(bank: IjkBank, nieuw: readonly Dif[]): IjkBank {
  const eigen = nieuw.flatMap(({ item, nl, be }) => [
    [item, nl] as const,
    [sleutelVan(item, 'be'), be] as const,
  ])
  return { ...bank, moeilijkheid: { ...bank.moeilijkheid, ...Object.fromEntries(eigen) } }
}

/** Counts the answers behind each word after the night; a newly split word counts those that split it. */
function addUp(
  { n }: GeteldeBank,
  erbij: ReadonlyMap<string, number>,
  nieuw: readonly Dif[],
): Map<string, number> {
  const na = new Map(n)
  for (const [sleutel, aantal] of erbij) na.set(sleutel, (na.get(sleutel) ?? 0) + aantal)
  for (const { item, n: per } of nieuw) {
    na.set(item, per.nl)
    na.set(sleutelVan(item, 'be'), per.be)
  }
  return na
}

/**
 * Learns in consecutive steps of a few answers per word. In a single step every answer would be compared with the bank before
 * it, which is a poor guide when very many answers say that a word lies far from its estimate.
 */
function leerInStappen(catalogus: Catalogus, bank: IjkBank, punten: readonly Ijkpunt[]): IjkBank {
  const stap = Math.max(MIN_STAP, PER_WOORD * countPer(punten).size)
  let na = bank
  for (let i = 0; i < punten.length; i += stap)
    na = calibrate(catalogus, na, punten.slice(i, i + stap))
  return na
}

/**
 * Runs one night: learns from the waiting points except the newest share, and then tests the new bank against the old one on
 * that share. A word that differs between the countries becomes two.
 */
export function calibrateNacht(
  catalogus: Catalogus,
  oud: GeteldeBank,
  { punten, perLand }: NachtPunten,
): Nacht {
  const bekend = new Set(catalogus.woorden.map(({ id }) => id))
  const van = punten.filter(({ item }) => bekend.has(item))
  const wachtend = van.filter(({ geleerd }) => !geleerd)
  if (wachtend.length < 2 * MIN_PROEF) return { uitkomst: 'te_weinig', wachtend: wachtend.length }
  const apart = Math.max(MIN_PROEF, Math.floor(wachtend.length * PROEF_DEEL))
  const proef = wachtend.slice(-apart)
  const straks = new Set(proef.map(({ id }) => id))
  const isEerder = ({ id }: NachtPunt): boolean => !straks.has(id)

  const al = vlaamseVan(oud.bank)
  const verschillen = searchDif(
    catalogus,
    oud.bank,
    perLand.filter(isEerder).map((punt) => ({ ...punt, streek: punt.land })),
  )
  const nieuw = verschillen.filter((dif) => isVerschillend(dif) && !al.has(dif.item))
  const voor = gesplitst(oud, nieuw)
  const vlaams = vlaamseVan(voor.bank)
  const geheel = metVlaamse(catalogus, vlaams)

  const kan = wachtend.filter(isEerder).map(alsWoord(vlaams))
  const aantal = countPer(kan)
  const pasGesplitst = new Set(nieuw.flatMap(({ item }) => [item, sleutelVan(item, 'be')]))
  const leer = kan.filter(
    ({ item }) =>
      pasGesplitst.has(item) || (oud.n.get(item) ?? 0) + (aantal.get(item) ?? 0) >= MIN_ANTWOORDEN,
  )
  if (leer.length === 0) return { uitkomst: 'te_weinig', wachtend: wachtend.length }

  // The answers that split a word have been used already.
  const overig = leer.filter(({ item }) => !pasGesplitst.has(item))
  const na = metVerschillen(leerInStappen(geheel, voor.bank, overig), nieuw)
  const later = proef.map(alsWoord(vlaams))
  const { verlies, isBeter } = beproef(geheel, { oud: voor.bank, nieuw: na }, later)
  return {
    uitkomst: isBeter ? 'leeft' : 'niet_beter',
    bank: na,
    woorden: judgeWoorden({
      catalogus: geheel,
      voor,
      na: { bank: na, n: addUp(oud, countPer(overig), nieuw) },
      leer: overig,
      later,
      verschillen,
    }).filter(({ n }) => n >= MIN_ANTWOORDEN),
    geleerd: leer.map(({ id }) => id),
    proef: later.length,
    verlies,
  }
}
