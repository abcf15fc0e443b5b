import { delenVan, type Sneden } from '@letterhaven/game-kit/onderdelen/mes'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { isKlinker } from '@letterhaven/taal/inventaris'
import { snedenVan } from './blokken.ts'
import type { Hulp } from './hulp.ts'

/** How often is clapped, as it is said. */
const KEREN: readonly string[] = ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven']

/** Returns how many vowels are heard in each piece. */
const klinkersPer = (delen: readonly (readonly string[])[]): readonly number[] =>
  delen.map((deel) => deel.filter(isKlinker).length)

/** Says to which side a piece is off. */
function sayMaat(stuk: number, eigen: Sneden, goed: Sneden): string {
  const [hier = 0, daar = 0] = [eigen[stuk], goed[stuk]]
  return `Stuk ${stuk + 1} is nog te ${hier > daar ? 'lang' : 'kort'}.`
}

/**
 * Returns the rule that a wrong chop of a word that is heard breaks. It tells of pieces by their number: no letter of the word is
 * read before it is written.
 */
export function blokHulp(item: Item, mis: Sneden, missers: number): Hulp {
  const { graphemes, syllables = [] } = item
  const goed = snedenVan(graphemes, syllables) ?? []
  const tellen = klinkersPer(delenVan(graphemes, mis))
  const geen = tellen.indexOf(0)
  if (geen >= 0)
    return {
      zinnen: [`In stuk ${geen + 1} zit geen klinker.`, 'Elk stuk heeft één klinker.'],
      stuk: geen,
    }
  const veel = tellen.findIndex((aantal) => aantal > 1)
  if (veel >= 0)
    return {
      zinnen: [
        `Klap het woord: ${KEREN[syllables.length] ?? syllables.length} keer.`,
        'Bij elke klap hoort een stuk.',
      ],
      stuk: veel,
    }
  const stuk = Math.max(
    0,
    mis.findIndex((gat, nr) => gat !== goed[nr]),
  )
  const maat = missers > 1 ? sayMaat(stuk, mis, goed) : 'Zeg het langzaam, stuk voor stuk.'
  return { zinnen: [maat, 'Waar begint het volgende stuk?'], stuk }
}
