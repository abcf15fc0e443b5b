import { gelijkschrift } from '../opgave/opgave.ts'

/** The most signs that a line takes: longer than any word, and as much as fits. */
const MEESTE_TEKENS = 24
/** What a key of a keyboard may write: one letter of any script that has an accent, or a sign of Dutch words. */
const TEKEN = /^[\p{L}'\- ]$/u

/** What a pupil wrote, sign by sign. `ij` from its own key is one sign. Plain data. */
export type Regel = readonly string[]

/** Returns the line with a sign behind it; null when it is no sign, or the line is full. A line never begins with a space. */
export function addTeken(regel: Regel, teken: string): Regel | null {
  const netjes = gelijkschrift(teken)
  const isTeken = netjes.toLowerCase() === 'ij' || TEKEN.test(netjes)
  if (!isTeken || regel.length >= MEESTE_TEKENS || (regel.length === 0 && netjes === ' '))
    return null
  return [...regel, netjes]
}

/** Returns the line without its last sign; null when it is empty. */
export const dropTeken = (regel: Regel): Regel | null =>
  regel.length === 0 ? null : regel.slice(0, -1)

/** Returns the first sign that a line needs to become `vorm`, or 'wis' where it went another way; null when it is `vorm`. */
export function stapNaar(regel: Regel, vorm: string): string | 'wis' | null {
  const nu = regel.join('')
  if (nu === vorm) return null
  return vorm.startsWith(nu) ? (/^./u.exec(vorm.slice(nu.length))?.[0] ?? null) : 'wis'
}

/** What a press of a key means for a line: a sign, or taking the last one off, or giving it. */
export type ToetsDaad =
  | { readonly doe: 'teken'; readonly teken: string }
  | { readonly doe: 'wis' | 'geef' }

/** The parts of a press that decide. */
export interface Toetsdruk {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** Whether capitals are locked, which no child means. */
  readonly vast: boolean
}

/** Returns what a key press means; null for a key that means nothing here. AltGr writes accents, and counts. */
export function daadVan({ key, ctrlKey, metaKey, altKey, vast }: Toetsdruk): ToetsDaad | null {
  if (metaKey || ctrlKey !== altKey) return null
  if (key === 'Backspace') return { doe: 'wis' }
  if (key === 'Enter') return { doe: 'geef' }
  if (!TEKEN.test(gelijkschrift(key))) return null
  const omgekeerd = key === key.toUpperCase() ? key.toLowerCase() : key.toUpperCase()
  return { doe: 'teken', teken: vast ? omgekeerd : key }
}
