import { plaatsenVan } from '@letterhaven/game-kit/onderdelen/leesblad'
import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'

/** A part with fewer sentences gives away which of them is meant. */
const KLEINST = 3

type Tekst = Pick<TekstOpgave, 'zinnen' | 'alineas' | 'citaat'>

/**
 * Returns the places of the sentences of the part of a text in which its answer is to be found: whole paragraphs, and where one is
 * short the next as well.
 */
export function stukVan({ zinnen, alineas, citaat = [] }: Tekst): readonly number[] {
  const delen = plaatsenVan(zinnen.length, alineas)
  const nrs = new Set(
    delen.flatMap((deel, nr) => (deel.some((plaats) => citaat.includes(plaats)) ? [nr] : [])),
  )
  if (nrs.size === 0) return []
  const list = () => delen.flatMap((deel, nr) => (nrs.has(nr) ? deel : []))
  while (list().length < KLEINST && nrs.size < delen.length) {
    const na = Math.max(...nrs) + 1
    nrs.add(na < delen.length ? na : Math.min(...nrs) - 1)
  }
  return list()
}

/** Returns in which third of a text the middle of a part is. */
export function waarVan(stuk: readonly number[], zinnen: readonly string[]): string {
  const midden = ((stuk[0] ?? 0) + (stuk.at(-1) ?? 0) + 1) / 2 / Math.max(1, zinnen.length)
  if (midden < 1 / 3) return 'aan het begin'
  return midden > 2 / 3 ? 'aan het einde' : 'in het midden'
}
