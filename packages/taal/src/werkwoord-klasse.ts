import { stamMetT } from './werkwoord-regels.ts'
import { werkwoordCategorieen, type WerkwoordWaarom } from './werkwoord-waarom.ts'
import type { Rolvraag, Werkwoord } from './werkwoord.ts'

/** The classes between which the rule for an ending chooses, two of a category. */
export const WERKWOORD_KLASSEN = ['stam', 'stam-t', 'te', 'de', 'vd-t', 'vd-d'] as const
export type WerkwoordKlasse = (typeof WERKWOORD_KLASSEN)[number]

/** The class of a form by the reason for which it is written so. What follows no rule for an ending, or has none, is in none. */
const KLASSE_BIJ: Readonly<Partial<Record<WerkwoordWaarom, WerkwoordKlasse>>> = {
  stam: 'stam',
  inversie: 'stam',
  gebiedend: 'stam',
  'stam-t': 'stam-t',
  'stam-dt': 'stam-t',
  'kofschip-te': 'te',
  'kofschip-de': 'de',
  'vd-t': 'vd-t',
  'vd-d': 'vd-d',
}

/** Whether its present tells an ending from none: not where the stem has its t already (`ik zet`, `hij zet`). */
const hasEnding = ({ stam }: Werkwoord): boolean => stamMetT(stam) !== stam

/** Returns the class of the form that a place in a sentence asks for; undefined where no such rule makes it. */
export function werkwoordKlasse(
  werkwoord: Werkwoord,
  vraag: Rolvraag,
): WerkwoordKlasse | undefined {
  const [les] = werkwoordCategorieen(werkwoord, vraag)
  const klasse = les && KLASSE_BIJ[les.why]
  return les?.code === 'ww-tt' && !hasEnding(werkwoord) ? undefined : klasse
}
