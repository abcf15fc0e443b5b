import { delenVan } from '@letterhaven/game-kit/onderdelen/mes'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { hulpBij, leesbaar } from './hulp.ts'
import { eigenStukken, type Opgave } from './stand.ts'

/** Returns the place of a gap by the letters around it. */
export const sayGat = ({ blokken }: Opgave, gat: number): string =>
  `tussen ${blokken[gat - 1]} en ${blokken[gat]}`

/** Returns what lies on the belt, as it is cut now. */
export const sayNu = ({ blokken, sneden }: Opgave): string =>
  delenVan(blokken, sneden)
    .map((deel) => deel.join(''))
    .join(' - ')

/** Returns what is told of a mistake: the pieces as they were cut, and the rule that fits. */
export const sayFout = (item: Item, gegeven: string): string =>
  [`Jij hakte: ${leesbaar(gegeven)}.`, ...hulpBij(item, gegeven).zinnen].join(' ')

/** Returns what a player who cannot see needs to know. */
export function sayBand(
  { item, opgave }: { readonly item: Item; readonly opgave: Opgave },
  nu: number | null,
): string {
  if (nu !== null)
    return `Op welk wiel hoort het stuk ${eigenStukken(opgave)[nu]}? Waar eindigt het op: lang, kort of medeklinker?`
  const vast =
    opgave.ander === null
      ? ''
      : ` Het oude woord ${opgave.ander} zit eraan vast. Hak dat er eerst af.`
  const zakken =
    opgave.zakken === null ? '' : ` Voor elk stuk één zak. Er staan er ${opgave.zakken}.`
  const fout = opgave.fout === null ? '' : ` ${sayFout(item, opgave.fout)}`
  return `Hak ${item.word} in stukken. Op de band ligt ${sayNu(opgave)}.${vast}${zakken}${fout}`
}
