import type { Input } from './rules.ts'
import { beurtKant, type Opgave } from './stand.ts'

interface Toets {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly target: EventTarget | null
}

/** Whether a key is one of the browser's own, or presses the button that has the focus. */
function isVanAnder({ key, ctrlKey, metaKey, altKey, target }: Toets): boolean {
  const opKnop = typeof HTMLButtonElement !== 'undefined' && target instanceof HTMLButtonElement
  return ctrlKey || metaKey || altKey || (opKnop && (key === 'Enter' || key === ' '))
}

/** Returns what a key does now; null for one that does nothing. Space pulls the oar, which is not told here, because it is held. */
export function toetsDaad(toets: Toets, opgave: Opgave): Input | null {
  if (isVanAnder(toets)) return null
  const { key } = toets
  switch (key) {
    case 'Enter':
      return { type: opgave.houdt === null ? 'vaar' : 'los' }
    case 'Backspace':
      return { type: 'terug' }
    case 'ArrowLeft':
    case 'ArrowRight':
      return { type: 'schuif', stap: key === 'ArrowLeft' ? -1 : 1 }
    default:
      return opgave.roep !== null && /^[2-7]$/.test(key)
        ? { type: 'roep', aantal: Number(key) }
        : null
  }
}

/** Returns with which oar Space rows now. */
export const spatieKant = (opgave: Opgave): -1 | 0 | 1 =>
  opgave.bel === 0 ? 0 : beurtKant(opgave) || -1
