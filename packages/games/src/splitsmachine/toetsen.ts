import { WIELEN } from './wielen.ts'
import type { Input } from './rules.ts'
import type { Opgave } from './stand.ts'

/** What a key does: an input, a step along gaps or wheels, going to the lever or back to the word, or the knife of now. */
export type Daad =
  | { readonly doe: 'zet'; readonly input: Input }
  | { readonly doe: 'loop'; readonly stap: 1 | -1 }
  | { readonly doe: 'hendel' | 'band' | 'mes' }

interface Toets {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly target: EventTarget | null
}

const metInput = (input: Input): Daad => ({ doe: 'zet', input })

const VAST: Readonly<Record<string, Daad>> = {
  Enter: metInput({ type: 'hak' }),
  ' ': { doe: 'mes' },
  ArrowLeft: { doe: 'loop', stap: -1 },
  ArrowRight: { doe: 'loop', stap: 1 },
  ArrowDown: { doe: 'hendel' },
  ArrowUp: { doe: 'band' },
}

/** Whether a key is one of the browser's own, or presses what has the focus. */
function isVanAnder({ key, ctrlKey, metaKey, altKey, target }: Toets): boolean {
  const opKnop = typeof HTMLButtonElement !== 'undefined' && target instanceof HTMLButtonElement
  return ctrlKey || metaKey || altKey || (opKnop && (key === 'Enter' || key === ' '))
}

/** Returns what a key does that is a digit or a sign: a wheel, or a sack more or less. */
function tekenDaad(key: string, { wielen, zakken, spelling }: Opgave): Daad | null {
  const wiel = wielen || spelling?.stap === 'wiel' ? WIELEN[Number(key) - 1] : undefined
  if (wiel) return metInput({ type: 'wiel', wiel })
  if (zakken === null || !/^[+-]$/.test(key)) return null
  return metInput({ type: 'zak', erbij: key === '+' })
}

/** Returns what a key does now; null for one that does nothing. Enter and Space press a button, as everywhere. */
export function toetsDaad(toets: Toets, opgave: Opgave): Daad | null {
  const { key } = toets
  if (isVanAnder(toets)) return null
  const gat = opgave.sneden.at(-1)
  if (key === 'Backspace') return gat === undefined ? null : metInput({ type: 'snij', gat })
  return VAST[key] ?? tekenDaad(key, opgave)
}
