import { zoSchrijfJe } from '@letterhaven/domain/gesproken'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import { askToSay } from '@letterhaven/game-kit/regels/zonder-stem'
import { splitAt, splitVorm } from './herstel.ts'

/** What is said of a mistake where the language knows no rule. */
const LUISTER = 'Luister nog eens goed. Schrijf klank voor klank.'
/** The same where all that was written is right. */
const VERDER = 'Het begin klopt. Schrijf verder.'

/** Returns a word as its sentence may write it: whole, or cut with hyphens, but not as the beginning of a longer one. */
const alsIn = (word: string): RegExp =>
  new RegExp(
    `${[...word].map((letter) => letter.replace(/[^\p{L}]/u, String.raw`\$&`)).join('-?')}(?!\\p{L})`,
    'gu',
  )

/** What follows from a rule where the word itself is left out of it, as one plain sentence. */
const KORTER: readonly (readonly [RegExp, string])[] = [
  [/(?:: dit woord, dus|, dus|:) dit woord\.$/, '.'],
  [/ van dit woord\.$/, '.'],
  [/^Deze mag je onthouden: in dit woord zit (.+)$/, 'Hier hoort $1'],
  [/^Deze mag je onthouden: dit woord /, 'Dit woord '],
  [/, maar dit woord schrijf je met /, ', maar je schrijft '],
  [/^Alle letters zijn er al! Zet/, 'Je schreef alle letters. Zet'],
]

/** Returns the rule of a mistake without its word, which the child writes itself. */
function hide(zin: string, word: string): string {
  const zonder = zin.replaceAll(alsIn(word), 'dit woord').replace(/^dit/, 'Dit')
  return KORTER.reduce((tekst, [lang, kort]) => tekst.replace(lang, kort), zonder)
}

/** Returns whether what was written is right as far as it goes. */
export const isBegin = ({ word }: Pick<Item, 'word'>, gaf: string): boolean => word.startsWith(gaf)

/** Returns whether a sentence points at letters that are no sound: more of them than one can look at. */
function isBrok({ graphemes }: Item, zin: string): boolean {
  const stuk = /naar het stukje '(.+?)'/.exec(zin)?.[1]
  return stuk !== undefined && !graphemes.includes(stuk)
}

/** Returns what helps where the language knows no rule of a mistake; null where it knows one. */
function zonderRegel(item: Item, gaf: string): string | null {
  const uitleg = uitlegVan(item, gaf)
  const isLeeg = uitleg === zoSchrijfJe(item.word) || uitleg.startsWith('Zeg het woord langzaam')
  if (!isLeeg && !isBrok(item, uitleg)) return null
  return isBegin(item, gaf) ? VERDER : LUISTER
}

/** Returns the rule of the last letter of a word that can be made longer, where what went wrong is that letter. */
function sayLanger({ word, lang, categorieen = [] }: Item, gaf: string): string | null {
  const letter = word.at(-1)
  const isLaatste = gaf.length === word.length && gaf.slice(0, -1) === word.slice(0, -1)
  const past = categorieen.some((code) => code.startsWith('langermaak')) && !lang?.endsWith('s')
  return lang && past && isLaatste ? `Maak het langer: ${lang}. Dan hoor je de ${letter}.` : null
}

/** Returns the rule that a mistake breaks, as it is read aloud. */
export const sayHulp = (item: Item, gaf: string): string =>
  zonderRegel(item, gaf) ?? uitlegVan(item, gaf)

/** What is said after another mistake where the word can be seen again. */
const KIJK = 'Kijk nog eens.'

interface Hier {
  /** Whether the word can be heard. */
  readonly stem: boolean
  /** How often it went wrong. */
  readonly missers: number
}

/** Returns the rule that a mistake breaks, as it is read: one sentence, without the word. */
export function hulpBij(item: Item, gaf: string, { stem, missers }: Hier): string {
  const zin =
    sayLanger(item, gaf) ?? zonderRegel(item, gaf) ?? hide(uitlegVan(item, gaf), item.word)
  if (stem) return zin
  return missers > 1 ? `${askToSay(zin)} ${KIJK}` : askToSay(zin)
}

/** The part of a word that may be wrong in a form that is near it, and what is always near, in letters. */
const NABIJ = { deel: 0.4, minst: 2 } as const

/** Returns whether a form that was given is near its word: no more than a sound or two differ. */
export function isNabij(item: Item, gaf: string): boolean {
  const mis = Math.max(splitVorm(item, gaf).mis.length, splitAt(item, gaf).vakken)
  return mis < item.word.length && mis <= Math.max(NABIJ.minst, item.word.length * NABIJ.deel)
}
