import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { isZelfdeTijd } from './paren.ts'

/** Returns the form for ik, as the steps to a form name it; null where none of them does. */
const ikVorm = ({ stappen }: Werkwoordvraag): string | null =>
  stappen.find(({ vraag }) => /^De (?:ik-vorm|stam)\?/.test(vraag))?.antwoord ?? null

/** Returns a form with a t behind it as children write it, which doubles an open vowel (ga, gaat). */
const metT = ({ word, choices = [] }: Item): string =>
  choices.find(({ vorm }) => vorm.startsWith(word) && vorm.endsWith('t'))?.vorm ?? `${word}t`

/** What becomes of the end of a form at the house opposite its own, by that house. */
const EINDE: Readonly<Record<string, readonly [weg: RegExp, komt: string]>> = {
  te: [/de(?=n?$)/, 'te'],
  de: [/te(?=n?$)/, 'de'],
  'vd-t': [/d$/, 't'],
  'vd-d': [/t$/, 'd'],
}

/** Returns the form of a verb with the ending of a house; null at the house of another tense, which needs another sentence. */
export function werkvormBij(item: Item, huis: string): string | null {
  const { word, werkwoord } = item
  const { klasse = '' } = werkwoord ?? {}
  if (!werkwoord || !isZelfdeTijd(huis, klasse)) return null
  if (huis === klasse) return word
  const einde = EINDE[huis]
  if (einde) return word.replace(...einde)
  return huis === 'stam' ? ikVorm(werkwoord) : metT(item)
}
