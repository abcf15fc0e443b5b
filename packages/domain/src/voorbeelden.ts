import { markeer } from './markeer.ts'

/** What is needed of a word to show it as an example of its category. */
export interface VoorbeeldWoord {
  readonly woord: string
  readonly grafemen: readonly string[]
  /** How common: 1 (daily) to 5 (rare). */
  readonly band: number
  /** The wrong form that shows what the category is about, with the rule it breaks. */
  readonly fout: { readonly vorm: string; readonly regel: string } | null
  readonly plaatje?: string | undefined
}

/** The number of example words beside a goal: what fits on a shutter. */
const AANTAL = 4
/** With this many graphemes or more a word no longer fits beside its picture. */
const LANG = 9

/** Returns the rule that more than half of the words are about; null where a category is about no single one. */
function hoofdregel(woorden: readonly VoorbeeldWoord[]): string | null {
  const regels = woorden.map(({ fout }) => fout?.regel)
  return (
    regels.find((regel) => regel && regels.filter((r) => r === regel).length * 2 > regels.length) ??
    null
  )
}

/**
 * Chooses the words that show a category best: with a picture, daily, short. Each comes with the indexes of the graphemes that
 * the category is about. The choice depends on the arguments alone.
 */
export function chooseVoorbeelden<W extends VoorbeeldWoord>(
  woorden: readonly W[],
): readonly { readonly woord: W; readonly markeer: number[] }[] {
  const regel = hoofdregel(woorden)
  const gewicht = (w: W) =>
    (w.plaatje === undefined ? 20 : 0) +
    (w.fout?.regel === regel ? 0 : 10) +
    (w.grafemen.length >= LANG ? 40 : 0) +
    w.band * 2 +
    w.grafemen.length / 4
  const opGewicht = woorden
    .toSorted((a, b) => gewicht(a) - gewicht(b))
    .map((woord) => ({ woord, markeer: plekken(woord, regel) }))
  return omBeurten(opGewicht).slice(0, AANTAL)
}

/** Lets the graphemes take turns where a category is about several (aai, ooi, oei); otherwise the order stays. */
function omBeurten<V extends { readonly woord: VoorbeeldWoord; readonly markeer: number[] }>(
  voorbeelden: readonly V[],
): readonly V[] {
  const gemerkt = ({ woord, markeer: plek }: V) => plek.map((i) => woord.grafemen[i]).join(' ')
  const laatst = voorbeelden.length
  const beurt = (v: V, i: number) =>
    v.markeer.length === 0
      ? laatst
      : voorbeelden.slice(0, i).filter((eerder) => gemerkt(eerder) === gemerkt(v)).length
  const beurten = new Map(voorbeelden.map((v, i) => [v, beurt(v, i)]))
  return voorbeelden.toSorted((a, b) => (beurten.get(a) ?? 0) - (beurten.get(b) ?? 0))
}

function plekken({ grafemen, fout }: VoorbeeldWoord, regel: string | null): number[] {
  if (!fout || fout.regel !== regel) return []
  return markeer(grafemen, fout.vorm).flatMap(({ anders }, i) => (anders ? [i] : []))
}
