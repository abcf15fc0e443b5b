import { isUitgang, listEnten, VOOR } from './enten.ts'
import type { Input } from './invoer.ts'
import type { Opgave } from './stand.ts'
import { naStam } from './werk.ts'

/** What a key does: an input, a step along the buttons, going to the crate, or closing the tray. */
export type Daad =
  | { readonly doe: 'zet'; readonly input: Input }
  | { readonly doe: 'loop'; readonly stap: 1 | -1 }
  | { readonly doe: 'krat' }
  | { readonly doe: 'dicht' }

interface Toets {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly target: EventTarget | null
}

interface Hier {
  readonly opgave: Opgave
  readonly kan: boolean
  /** Whether a mistake is mended. */
  readonly isHerstel: boolean
  /** The piece whose tray is open, and whether any tray is. */
  readonly keus: number | null
  readonly isOpen: boolean
}

const metInput = (input: Input): Daad => ({ doe: 'zet', input })

/** What is written letter after letter grows as long as it is one of those: t, te, ten. */
const groei = (was: string, letter: string, kan: (tekst: string) => boolean): string | null =>
  kan(was + letter) ? was + letter : kan(letter) ? letter : null

/** Returns what a letter does in the tray of a piece: it becomes that, or grows. */
function bakDaad(letter: string, { gewas, stukken }: Opgave, plek: number): Daad | null {
  const enten = listEnten(stukken[plek] ?? '')
  const ent = groei(gewas.letters[plek] ?? '', letter, (tekst) => enten.includes(tekst))
  return ent === null ? null : metInput({ type: 'letter', plek, ent })
}

/** Returns what a letter does: it becomes the piece whose tray is open, or the leaf once that is what is done. */
function letterDaad(letter: string, { opgave, keus }: Hier): Daad | null {
  const { gewas, werk } = opgave
  if (keus !== null) return bakDaad(letter, opgave, keus)
  if (werk === 'knip' || werk === 'stam') return null
  if (letter === VOOR[0])
    return metInput({ type: 'ge', plek: gewas.ge === null ? gewas.deel[0] : null })
  const blad = groei(gewas.uitgang ?? '', letter, isUitgang)
  return blad !== null && isUitgang(blad) && blad !== gewas.uitgang
    ? metInput({ type: 'blad', blad })
    : null
}

const VAST: Readonly<Record<string, Daad>> = {
  ArrowLeft: { doe: 'loop', stap: -1 },
  ArrowRight: { doe: 'loop', stap: 1 },
  ArrowDown: { doe: 'krat' },
}

/** Returns what the button below does: it goes on to what is done next, and gives the form at the end. */
export function verderMet(
  opgave: Pick<Opgave, 'werk' | 'gewas' | 'mis'>,
  isHerstel: boolean,
): Input {
  const { werk, gewas } = opgave
  if (werk === 'geef') return { type: 'krat' }
  if (werk === 'blad')
    return gewas.uitgang === null ? { type: 'kaal' } : { type: 'werk', werk: 'geef' }
  return { type: 'werk', werk: werk === 'knip' ? 'stam' : naStam(opgave, isHerstel) }
}

/** Whether a key is one of the browser's own, or presses what has the focus. */
function isVanAnder({ key, ctrlKey, metaKey, altKey, target }: Toets): boolean {
  const opKnop = typeof HTMLButtonElement !== 'undefined' && target instanceof HTMLButtonElement
  return ctrlKey || metaKey || altKey || (key === 'Enter' && opKnop)
}

/** Returns what a key does now; null for one that does nothing. Enter and Space press a button, as everywhere. */
export function toetsDaad(toets: Toets, hier: Hier): Daad | null {
  const { key } = toets
  if (isVanAnder(toets)) return null
  if (!hier.kan) return key === 'ArrowUp' && !hier.opgave.isUit ? metInput({ type: 'trek' }) : null
  if (key === 'Backspace') return hier.isOpen ? { doe: 'dicht' } : metInput({ type: 'undo' })
  if (key === 'Enter' && !hier.isOpen) return metInput(verderMet(hier.opgave, hier.isHerstel))
  return VAST[key] ?? (/^[a-z]$/.test(key) ? letterDaad(key, hier) : null)
}
