import type { IjkBank, Ijkpunt } from '@letterhaven/adaptief'
import { isVerschillend, searchDif, type Dif } from '@letterhaven/adaptief/dif'
import { calibrate, MIN_PROEF } from '@letterhaven/adaptief/ijking'
import type { Catalogus } from '@letterhaven/contracts/taak'
import { sleutelVan, vanSleutel } from '../bank.ts'
import { beproef, type Verlies } from './beproef.ts'
import { judgeWoorden, type BeoordeeldWoord, type GeteldeBank } from './woord-oordeel.ts'
import type { VerzameldPunt } from './ijkpunten.queries.ts'

/** A gathered point with its place in time, and whether a bank has learned from it. */
export interface NachtPunt extends VerzameldPunt {
  readonly id: number
  readonly geleerd: boolean
}

/** What a night goes by. */
export interface NachtPunten {
  /** By the day of their answers: those that wait are learned from, and the newest of them tried on. */
  readonly punten: readonly NachtPunt[]
  /** What is kept of the words that are looked at tonight for a difference between the countries. */
  readonly perLand: readonly NachtPunt[]
}

/** What came of a night: nothing to go on, or a bank with whether it may live. */
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

/** The newest share of what waits, kept apart to try the new bank on; tomorrow it is learned from. */
const PROEF_DEEL = 0.2
/** A word is learned of from so many answers: fewer say little of it, and might say something of somebody. */
export const MIN_ANTWOORDEN = 10

/** Answers a word, on the mean, that are learned from in one step; and how few are not worth one. */
const PER_WOORD = 2
const MIN_STAP = 200

/** The corpus with the words of Flanders beside those that they differ from. */
export function metVlaamse(catalogus: Catalogus, vlaams: ReadonlySet<string>): Catalogus {
  const erbij = catalogus.woorden
    .filter(({ id }) => vlaams.has(id))
    .map((woord) => ({ ...woord, id: sleutelVan(woord.id, 'be') }))
  return { ...catalogus, woorden: [...catalogus.woorden, ...erbij] }
}

/** The words that have a difficulty of their own in Flanders. */
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

/** The bank before the night, in which a word that is about to be split is as hard in both countries. */
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

/** The bank after the night, in which newly split words are as hard as their two countries say. */
function metVerschillen(bank: IjkBank, nieuw: readonly Dif[]): IjkBank {
  const eigen = nieuw.flatMap(({ item, nl, be }) => [
    [item, nl] as const,
    [sleutelVan(item, 'be'), be] as const,
  ])
  return { ...bank, moeilijkheid: { ...bank.moeilijkheid, ...Object.fromEntries(eigen) } }
}

/** Answers behind each word after the night; a newly split word counts those that split it. */
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
 * Learns in steps of a few answers a word, one after the other. In one step every answer is held against the bank
 * before it: where very many say that a word lies far from where it was thought to be, that is a poor guide.
 */
function leerInStappen(catalogus: Catalogus, bank: IjkBank, punten: readonly Ijkpunt[]): IjkBank {
  const stap = Math.max(MIN_STAP, PER_WOORD * countPer(punten).size)
  let na = bank
  for (let i = 0; i < punten.length; i += stap)
    na = calibrate(catalogus, na, punten.slice(i, i + stap))
  return na
}

/**
 * One night: learns from what waits, but for the newest share, on which the new bank is then tried beside the old
 * one. A word that differs between the countries becomes two.
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

  // What split a word has said its part already.
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
