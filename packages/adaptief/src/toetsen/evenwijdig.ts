import { GOK_TYPEN, SLIP } from '../constanten.ts'
import { afvlakking, sigmoid } from '../kansen.ts'
import type { Schatting } from '../types.ts'
import type { BankWoord, Woordenbank } from '../woordenbank.ts'

/** What is asked of an end test: words as hard as those of the begin test, none of them known. */
export interface EvenwijdigeWens {
  readonly begintoets: readonly string[]
  /** Words that were practised or asked before. */
  readonly bekend: ReadonlySet<string>
  /** Where the pupil stood at the begin test: at that level both tests must tell equally much. */
  readonly niveau: number
}

/** The words of an end test, one for each word of the begin test and in its order; or why there is none. */
export type EvenwijdigeToets =
  | {
      readonly soort: 'toets'
      readonly woorden: readonly string[]
      /** How much harder these words are than those of the begin test, on average, in logits. */
      readonly verschil: number
      /** How much this test tells, as a share of what the begin test told. */
      readonly informatie: number
    }
  | {
      readonly soort: 'te_weinig_woorden'
      readonly categorie: string
      readonly nodig: number
      readonly over: number
    }
  | { readonly soort: 'ongelijk'; readonly verschil: number; readonly informatie: number }
  | { readonly soort: 'geen_begintoets' }

/** Two tests that differ more in difficulty, or in what they tell, are not parallel. Own choice. */
export const MEESTE_VERSCHIL = 0.15
export const MINSTE_INFORMATIE = 0.85

/**
 * Chooses an end test to go with a begin test: as many words of each category, as hard, and none that was met. The pairs
 * together differ as little as possible; words that are left over are as good for a later test.
 */
export function chooseEvenwijdig(bank: Woordenbank, wens: EvenwijdigeWens): EvenwijdigeToets {
  const begin = [...new Set(wens.begintoets)].flatMap((id) => bank.woorden.get(id) ?? [])
  if (begin.length === 0) return { soort: 'geen_begintoets' }
  const naast = new Map<string, BankWoord>()
  for (const [categorie, lijst] of Map.groupBy(begin, (w) => w.categorie)) {
    const over = (bank.categorieen.get(categorie)?.woorden ?? []).filter(
      ({ id }) => !wens.bekend.has(id) && !wens.begintoets.includes(id),
    )
    const nodig = lijst.length
    if (over.length < nodig)
      return { soort: 'te_weinig_woorden', categorie, nodig, over: over.length }
    const opNiveau = lijst.toSorted((a, b) => a.mean - b.mean)
    link(opNiveau, over).forEach((woord, i) => naast.set(opNiveau[i]?.id ?? '', woord))
  }
  const woorden = begin.flatMap(({ id }) => naast.get(id) ?? [])
  const maat = (lijst: readonly BankWoord[]) => informatieVan(lijst, wens.niveau)
  const verschil = gemiddelde(woorden) - gemiddelde(begin)
  const informatie = maat(woorden) / maat(begin)
  const isGelijk = Math.abs(verschil) <= MEESTE_VERSCHIL && informatie >= MINSTE_INFORMATIE
  if (!isGelijk) return { soort: 'ongelijk', verschil, informatie }
  return { soort: 'toets', woorden: woorden.map(({ id }) => id), verschil, informatie }
}

const gemiddelde = (lijst: readonly BankWoord[]): number =>
  lijst.reduce((som, w) => som + w.mean, 0) / lijst.length

/**
 * Returns what typed answers to these words tell about an ability (Fisher information), allowing for the uncertainty of the
 * words.
 */
function informatieVan(woorden: readonly Schatting[], niveau: number): number {
  return woorden.reduce((som, { mean, sd }) => {
    const plat = afvlakking(sd * sd)
    const s = sigmoid((niveau - mean) / plat)
    const p = GOK_TYPEN + (1 - GOK_TYPEN - SLIP) * s
    const helling = ((1 - GOK_TYPEN - SLIP) * s * (1 - s)) / plat
    return som + helling ** 2 / (p * (1 - p))
  }, 0)
}

/** Returns the least sum of squared differences when the first i words are paired within the first j others. */
function kostenTabel(een: readonly BankWoord[], ander: readonly BankWoord[]): Float64Array {
  const rij = ander.length + 1
  const kosten = new Float64Array((een.length + 1) * rij).fill(Infinity)
  kosten.fill(0, 0, rij)
  een.forEach(({ mean }, i) => {
    ander.forEach((w, j) => {
      const met = (kosten[i * rij + j] ?? Infinity) + (mean - w.mean) ** 2
      const zonder = kosten[(i + 1) * rij + j] ?? Infinity
      kosten[(i + 1) * rij + j + 1] = Math.min(met, zonder)
    })
  })
  return kosten
}

/**
 * Pairs each word of one list with one of the other, both sorted from easy to hard, with the least sum of squared differences.
 * The best pairs of sorted lists never cross, so the table of the best so far finds them.
 */
function link(een: readonly BankWoord[], ander: readonly BankWoord[]): readonly BankWoord[] {
  const kosten = kostenTabel(een, ander)
  const op = (i: number, j: number) => kosten[i * (ander.length + 1) + j]
  const gekozen: BankWoord[] = []
  let j = ander.length
  for (let i = een.length; i > 0; i -= 1) {
    while (j > i && op(i, j) === op(i, j - 1)) j -= 1
    j -= 1
    gekozen.push(...ander.slice(j, j + 1))
  }
  return gekozen.toReversed()
}
