import { BANKEN } from './stenen.ts'
import type { Opgave, State } from './quiz.ts'
import type { Input } from './rules.ts'

/** What a key does: a move, or walking to another button. */
export type Daad =
  | { readonly doe: 'zet'; readonly input: Input }
  | { readonly doe: 'stuur' }
  | { readonly doe: 'bank'; readonly stap: number }
  | { readonly doe: 'knoppen' }

const STAP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1 }

/** The moves that have a key of their own. */
const ZETTEN: Readonly<Record<string, 'terug' | 'lees' | 'geef'>> = {
  Backspace: 'terug',
  Delete: 'terug',
  t: 'lees',
  g: 'geef',
}

/** Returns a key by its name, and a digit with Shift as `-1` to `-9`, whatever a keyboard writes for it. */
export function naamVanToets({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const cijfer = /^(?:Digit|Numpad)([1-9])$/.exec(code)
  return shiftKey && cijfer ? `-${cijfer[1]}` : key
}

/** Returns what a key does at the desks: digits lay a stone, with Shift they take one, Backspace takes one back, t brings the text, arrows walk. */
function bijBanken(key: string, { trap }: State): Daad | null {
  const bank = Number(key) - 1
  if (/^[1-9]$/.test(key))
    return bank < BANKEN ? { doe: 'zet', input: { type: 'leg', plek: bank } } : null
  const neem = /^-([1-4])$/.exec(key)
  if (neem) return { doe: 'zet', input: { type: 'neem', plek: Number(neem[1]) - 1 } }
  const type = ZETTEN[key]
  if (type) return { doe: 'zet', input: { type } }
  if (key === 's' && trap === 2) return { doe: 'stuur' }
  if (key === 'ArrowDown') return { doe: 'knoppen' }
  const stap = STAP[key]
  return stap === undefined ? null : { doe: 'bank', stap }
}

/** Returns what a key does now; null where it does nothing of the game. */
export function toetsDaad(key: string, opgave: Opgave, state: State): Daad | null {
  const klein = key.length === 1 ? key.toLowerCase() : key
  if (state.fase !== 'spelen' || opgave.trom !== null) return null
  if (!opgave.isOpen) return bijBanken(klein, state)
  // The text is read through once before it can be laid aside with a key.
  const kan = klein === 't' && opgave.isGelezen
  return kan ? { doe: 'zet', input: { type: 'klaar' } } : null
}
