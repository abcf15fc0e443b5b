import type { KeyboardEvent } from 'react'
import { daadVan } from './toetsen.ts'

interface Doen {
  readonly onTeken: (teken: string) => void
  readonly onWis: () => void
  readonly onGeef: () => void
}

/**
 * Returns what to do on a key press anywhere in the game while its line is written. Enter and Space on a button press that
 * button, as everywhere.
 */
export function opToets({ onTeken, onWis, onGeef }: Doen) {
  return (e: KeyboardEvent): void => {
    if (e.target instanceof HTMLButtonElement && (e.key === 'Enter' || e.key === ' ')) return
    const { key, ctrlKey, metaKey, altKey } = e
    const daad = daadVan({ key, ctrlKey, metaKey, altKey, vast: e.getModifierState('CapsLock') })
    if (!daad) return
    e.preventDefault()
    if (daad.doe === 'teken') onTeken(daad.teken)
    else if (daad.doe === 'wis') onWis()
    else if (!e.repeat) onGeef()
  }
}
