import type { Item } from '@letterhaven/game-kit/regels/contract'
import { hulpBij, leesbaar } from './hulp.ts'
import { eigenStukken, geroeid, type Opgave } from './stand.ts'

const KANT = { '-1': 'links', '0': '', '1': 'rechts' } as const

/** Returns on which side something is, as it is said. */
export const sayKant = (kant: -1 | 0 | 1): string => KANT[kant]

/** Returns the strokes so far, and the letters that are still to be rowed. */
export function sayNu(opgave: Opgave): string {
  const slagen = eigenStukken(opgave).map((stuk, nr) => `Slag ${nr + 1}: ${stuk}.`)
  const over = opgave.letters.slice(geroeid(opgave))
  const nog = over.length > 0 ? `Nog: ${over.join(' ')}.` : 'Het hele woord is geroeid.'
  return [...slagen, nog].join(' ')
}

/** Returns what is told of a mistake: the pieces as they were rowed, and the rule that fits. */
export const sayFout = (item: Item, gegeven: string): string =>
  [
    gegeven.includes('|') ? `Jij roeide: ${leesbaar(gegeven)}.` : 'Jij roeide het in één slag.',
    ...hulpBij(item, gegeven).zinnen,
  ].join(' ')

function sayTrap({ bel, roep }: Opgave): string {
  if (bel !== 0)
    return ` De bel hangt ${sayKant(bel)}. De laatste slag aan die kant luidt hem. Kies aan welke kant je begint.`
  if (roep === null) return ''
  return roep === 0 ? ' Roep eerst hoeveel stukken het woord heeft.' : ` Je riep ${roep} stukken.`
}

/** Returns what a player who cannot see needs to know. */
export function sayWater({
  item,
  opgave,
}: {
  readonly item: Item
  readonly opgave: Opgave
}): string {
  const fout = opgave.fout === null ? '' : ` ${sayFout(item, opgave.fout)}`
  return `Roei ${item.word} in stukken. ${sayNu(opgave)}${sayTrap(opgave)}${fout}`
}
