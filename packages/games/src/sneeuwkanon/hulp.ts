import { zoSchrijfJe } from '@letterhaven/domain/gesproken'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import { askToSay } from '@letterhaven/game-kit/regels/zonder-stem'
import { blijftVan } from './herstel.ts'

/** What is said of a mistake where the language knows no rule, or where nothing of the word is there yet. */
const LUISTER = 'Luister nog eens goed. Schrijf klank voor klank.'

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

/** Returns the rule that a mistake breaks; of the word it tells no more than stayed in the barrel. */
export function hulpBij(item: Item, gaf: string, stem: boolean): string {
  const uitleg = uitlegVan(item, gaf)
  const isLeeg = uitleg === zoSchrijfJe(item.word) || uitleg.startsWith('Zeg het woord langzaam')
  const zin = isLeeg ? LUISTER : hide(uitleg, item.word, blijftVan(item, gaf).join(''))
  return stem ? zin : askToSay(zin)
}
