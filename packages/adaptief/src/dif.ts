import { SLIP, WOORD_SD } from './constanten.ts'
import { verschil, type IjkBank } from './ijking.ts'
import { afvlakking, geldigeGok, kansBij, normaal, sigmoid } from './kansen.ts'
import type { Catalogus, Ijkpunt, Schatting } from './types.ts'

/** The two regions whose pupils may differ in how hard they find a word: their books and their speech differ. */
export type Streek = 'nl' | 'be'

/** What an answer says about its word, and in which region. */
export interface StreekPunt extends Ijkpunt {
  readonly streek: Streek
}

/** How a word differs between the regions, beyond what its whole category does. */
export interface Dif {
  readonly item: string
  /** How many logits harder it is in Flanders than in the Netherlands, with the uncertainty. */
  readonly verschil: Schatting
  /** How sure it is that there is a difference in that direction. */
  readonly zeker: number
  /** The word's difficulty in each region. */
  readonly nl: Schatting
  readonly be: Schatting
  /** The number of answers behind each. */
  readonly n: Readonly<Record<Streek, number>>
}

/** With fewer answers than this in either region, nothing is said. */
export const DIF_MIN = 10
/** A difference counts from this many logits, when it is this sure. */
export const DIF_VANAF = 0.4
export const DIF_ZEKER = 0.99
/** The spread of differences between words, as an sd. They are small, so what is seen is shrunk accordingly. */
const DIF_SD = 0.3
/** The number of words that it takes to tell how much a category as a whole differs. */
const MIN_WOORDEN = 5
const STAPPEN = 12
const STAP_MAX = 1
const KLAAR = 1e-9

interface Deel {
  /** How many logits harder than the bank says, in this region, from its answers alone. */
  readonly d: number
  readonly variantie: number
  readonly n: number
}

interface Waarneming {
  readonly m: number
  readonly v: number
  readonly punt: Ijkpunt
}

/** Returns the slope and the information of the log likelihood of being `d` logits harder than the bank says. */
function helling(rij: readonly Waarneming[], d: number): { g: number; info: number } {
  let [g, info] = [0, 0]
  for (const { m, v, punt } of rij) {
    const gok = geldigeGok(punt.guess)
    const p = kansBij(m - d, v, gok)
    const s = sigmoid((m - d) / afvlakking(v))
    const dp = (-(1 - gok - SLIP) * s * (1 - s)) / afvlakking(v)
    const w = (punt.gewicht * dp) / (p * (1 - p))
    g += w * ((punt.correct ? 1 : 0) - p)
    info += w * dp
  }
  return { g, info }
}

/** Estimates the difference from the answers of one region; a faint prior keeps it finite when all were right. */
function schatDeel(rij: readonly Waarneming[]): Deel {
  const prior = 1 / (4 * WOORD_SD * WOORD_SD)
  let d = 0
  let precisie = prior
  for (let i = 0; i < STAPPEN; i += 1) {
    const { g, info } = helling(rij, d)
    precisie = info + prior
    const stap = Math.max(-STAP_MAX, Math.min(STAP_MAX, (g - prior * d) / precisie))
    d += stap
    if (Math.abs(stap) < KLAAR) break
  }
  return { d, variantie: 1 / precisie, n: rij.length }
}

interface Ruw {
  readonly item: string
  readonly categorie: string
  readonly nl: Deel
  readonly be: Deel
}

function mediaan(getallen: readonly number[]): number {
  const lijst = getallen.toSorted((a, b) => a - b)
  const [links, rechts] = [lijst[(lijst.length - 1) >> 1] ?? 0, lijst[lijst.length >> 1] ?? 0]
  return (links + rechts) / 2
}

/** Returns how much each category differs as a whole, which comes from ability or lessons and not from its words. */
function verschilPerCategorie(ruw: readonly Ruw[]): ReadonlyMap<string, number> {
  const perCategorie = Map.groupBy(ruw, ({ categorie }) => categorie)
  return new Map(
    [...perCategorie].map(([code, lijst]) => [
      code,
      lijst.length < MIN_WOORDEN ? 0 : mediaan(lijst.map(({ nl, be }) => be.d - nl.d)),
    ]),
  )
}

/** Returns a region's difficulty: what its answers say, shrunk towards the bank's. */
function streekWoord(b: Schatting, { d, variantie }: Deel): Schatting {
  const prior = WOORD_SD * WOORD_SD
  const deel = prior / (prior + variantie)
  return { mean: b.mean + deel * d, sd: Math.sqrt(deel * variantie) }
}

/**
 * Finds how words differ in difficulty between the regions for children of equal ability, as far as the answers of both tell:
 * differential item functioning, by region. Words that were met too rarely in either region are left out.
 */
export function searchDif(
  catalogus: Catalogus,
  bank: IjkBank,
  punten: readonly StreekPunt[],
): readonly Dif[] {
  const categorieVan = new Map(catalogus.woorden.map((w) => [w.id, w.categorie]))
  const perWoord = Map.groupBy(punten, ({ item }) => item)
  const ruw = [...perWoord].flatMap(([item, rij]): Ruw[] => {
    const [categorie, b] = [categorieVan.get(item), bank.moeilijkheid[item]]
    if (categorie === undefined || !b) return []
    const van = (streek: Streek): Waarneming[] =>
      rij.flatMap((punt) => {
        if (punt.streek !== streek || !(punt.gewicht > 0)) return []
        const { m } = verschil(bank, { ...b, categorie }, punt)
        return Number.isFinite(m) ? [{ m, v: punt.vaardigheid.variantie, punt }] : []
      })
    const [nl, be] = [van('nl'), van('be')]
    if (nl.length < DIF_MIN || be.length < DIF_MIN) return []
    return [{ item, categorie, nl: schatDeel(nl), be: schatDeel(be) }]
  })
  const samen = verschilPerCategorie(ruw)
  return ruw.flatMap(({ item, categorie, nl, be }) => {
    const b = bank.moeilijkheid[item]
    if (!b) return []
    const eigen = { ...be, d: be.d - (samen.get(categorie) ?? 0) }
    const variantie = nl.variantie + be.variantie
    const krimp = (DIF_SD * DIF_SD) / (DIF_SD * DIF_SD + variantie)
    const gezien = { mean: krimp * (eigen.d - nl.d), sd: Math.sqrt(krimp * variantie) }
    return [
      {
        item,
        verschil: gezien,
        zeker: normaal(Math.abs(gezien.mean) / gezien.sd),
        nl: streekWoord(b, nl),
        be: streekWoord(b, eigen),
        n: { nl: nl.n, be: be.n },
      },
    ]
  })
}

/** Whether the difference is large and sure enough to give the word a difficulty of its own in Flanders. */
export const isVerschillend = ({ verschil: { mean }, zeker }: Dif): boolean =>
  Math.abs(mean) > DIF_VANAF && zeker > DIF_ZEKER
