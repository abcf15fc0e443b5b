import { delenVan } from '@letterhaven/game-kit/onderdelen/mes'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { hulpBij, leesbaar } from './hulp.ts'
import { eigenStukken, type Opgave, type Spelling } from './stand.ts'
import { WIEL_NAAM } from './wielen.ts'

/** Returns the place of a gap by the letters around it. */
export const sayGat = ({ blokken, spelling }: Opgave, gat: number): string =>
  spelling ? `tussen blok ${gat} en ${gat + 1}` : `tussen ${blokken[gat - 1]} en ${blokken[gat]}`

/** Returns what lies on the belt, as it is cut now: letters, or so many blocks without them. */
export const sayNu = ({ blokken, sneden, spelling }: Opgave): string =>
  delenVan(blokken, sneden)
    .map((deel) => (spelling ? sayBlokken(deel.length) : deel.join('')))
    .join(' - ')

export const sayBlokken = (aantal: number): string =>
  `${aantal} ${aantal === 1 ? 'blok' : 'blokken'}`

/** Says what can be done with a word that is heard. */
function saySpelling(opgave: Opgave, { stap, stuk, wiel, regel }: Spelling): string {
  if (stap === 'schrijf')
    return `Schrijf het hele woord. ${regel.length === 0 ? 'Er staat nog niets.' : `Er staat ${regel.join('')}.`}`
  if (stap === 'wiel') {
    const ligt = wiel === null ? '' : ` Het ligt op het wiel ${WIEL_NAAM[wiel]}.`
    return `Op welk wiel hoort stuk ${stuk + 1}? Waar eindigt het op: lang, kort of medeklinker?${ligt}`
  }
  return `Hak het woord dat je hoort. Op de band ligt ${sayNu(opgave)}.`
}

/** Returns what is told of a mistake: the pieces as they were cut, and the rule that fits. */
export const sayFout = (item: Item, gegeven: string): string =>
  [`Jij hakte: ${leesbaar(gegeven)}.`, ...hulpBij(item, gegeven).zinnen].join(' ')

const sayVast = ({ ander }: Opgave): string =>
  ander === null ? '' : ` Het oude woord ${ander} zit eraan vast. Hak dat er eerst af.`

/** Returns what a player who cannot see needs to know. */
export function sayBand(
  { item, opgave }: { readonly item: Item; readonly opgave: Opgave },
  nu: number | null,
): string {
  if (nu !== null)
    return `Op welk wiel hoort het stuk ${eigenStukken(opgave)[nu]}? Waar eindigt het op: lang, kort of medeklinker?`
  if (opgave.spelling) return `${saySpelling(opgave, opgave.spelling)}${sayVast(opgave)}`
  const zakken =
    opgave.zakken === null ? '' : ` Voor elk stuk één zak. Er staan er ${opgave.zakken}.`
  const fout = opgave.fout === null ? '' : ` ${sayFout(item, opgave.fout)}`
  return `Hak ${item.word} in stukken. Op de band ligt ${sayNu(opgave)}.${sayVast(opgave)}${zakken}${fout}`
}
