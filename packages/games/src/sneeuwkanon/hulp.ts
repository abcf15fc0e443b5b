import { zoSchrijfJe } from '@letterhaven/domain/gesproken'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import { askToSay } from '@letterhaven/game-kit/regels/zonder-stem'
import { blijftVan } from './herstel.ts'

/** What is said of a mistake where the language knows no rule. */
const LUISTER = 'Luister nog eens goed. Schrijf klank voor klank.'
/** The same where all that was written is right. */
const VERDER = 'Het begin klopt. Schrijf verder.'

/** Returns a word as its sentence may write it: whole, or cut with hyphens. */
const alsIn = (word: string): RegExp =>
  new RegExp(
    [...word].map((letter) => letter.replace(/[^\p{L}]/u, String.raw`\$&`)).join('-?'),
    'gu',
  )

/** Returns a sentence in which the word goes no further than the blocks that stayed. */
function hide(zin: string, word: string, blijft: string): string {
  const verhuld = zin.replaceAll(alsIn(word), blijft === '' ? 'dit woord' : `${blijft}…`)
  return verhuld.replace(/: dit woord\.$/, '.').replace('….', '…')
}

/** Returns whether what was written is right as far as it goes. */
export const isBegin = ({ word }: Pick<Item, 'word'>, gaf: string): boolean => word.startsWith(gaf)

/** Returns what helps where the language knows no rule of a mistake; null where it knows one. */
function zonderRegel(item: Item, gaf: string): string | null {
  const uitleg = uitlegVan(item, gaf)
  const isLeeg = uitleg === zoSchrijfJe(item.word) || uitleg.startsWith('Zeg het woord langzaam')
  return isLeeg ? (isBegin(item, gaf) ? VERDER : LUISTER) : null
}

/** Returns the rule that a mistake breaks, as it is read aloud. */
export const sayHulp = (item: Item, gaf: string): string =>
  zonderRegel(item, gaf) ?? uitlegVan(item, gaf)

/** Returns a sentence as it goes on behind a colon: with a small letter, but for a word that has a capital itself. */
export const naDubbelePunt = (zin: string, { word }: Pick<Item, 'word'>): string =>
  zin.startsWith(word) ? zin : zin.charAt(0).toLowerCase() + zin.slice(1)

/** What is said after another mistake where the word can be seen again. */
const KIJK = 'Tik op het oog en kijk goed.'

interface Hier {
  /** Whether the word can be heard. */
  readonly stem: boolean
  /** How often it went wrong. */
  readonly missers: number
}

/** Returns the rule that a mistake breaks, as it is read; of the word it tells no more than stayed in the barrel. */
export function hulpBij(item: Item, gaf: string, { stem, missers }: Hier): string {
  const blijft = blijftVan(item, gaf).join('')
  const zin = zonderRegel(item, gaf) ?? hide(uitlegVan(item, gaf), item.word, blijft)
  if (stem) return zin
  return missers > 1 ? `${askToSay(zin)} ${KIJK}` : askToSay(zin)
}
