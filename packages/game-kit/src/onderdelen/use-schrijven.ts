import type { KeyboardEvent } from 'react'
import { useLade } from './lade.tsx'
import { opToets } from './op-toets.ts'

interface Schrijven {
  /** The tiles with which the word is laid; null where it is typed. */
  readonly tegels: readonly string[] | null
  /** Whether something can be written now. */
  readonly kan: boolean
  readonly onTegel: (plek: number) => void
  readonly onTeken: (teken: string) => void
  readonly onWis: () => void
  readonly onGeef: () => void
}

const GEEN: readonly string[] = []
/** How far the arrow up and down lead over the tiles. */
const KOLOMMEN = 6

/** Writes a word by tiles or by keys. `onToets` belongs on the element round the whole game; `letters` is for Schrijfletters. */
export function useSchrijven({ tegels, kan, onTegel, onTeken, onWis, onGeef }: Schrijven) {
  const lade = useLade({
    tegels: tegels ?? GEEN,
    kolommen: KOLOMMEN,
    kan,
    onKies: onTegel,
    onWis,
    onGeef,
  })
  const typ = opToets({ onTeken, onWis, onGeef })
  function onToets(e: KeyboardEvent): void {
    if (!kan) return
    if (tegels) lade.onToets(e)
    else typ(e)
  }
  return { onToets, letters: { lade, tegels, kan, onTegel, onTeken, onWis } }
}
