import { useEffect, useRef } from 'react'

/** What single keys do, by `KeyboardEvent.key`; letters in lower case. */
export type Toetsen = Readonly<Record<string, () => void>>

const isInvoer = (doel: EventTarget | null): boolean =>
  doel instanceof HTMLElement &&
  (doel.isContentEditable ||
    doel.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'))

/** Returns whether something covers the page and takes the keys: a dialog or an open menu. */
const isBedekt = (): boolean => document.querySelector('dialog[open], [role="menu"]') !== null

/** Handles the keys of a page: each works without modifiers, outside fields, dialogs and menus. */
export function useToetsen(toetsen: Toetsen): void {
  const nu = useRef(toetsen)
  useEffect(() => {
    nu.current = toetsen
  })
  useEffect(() => {
    const handleToets = (gebeurtenis: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = gebeurtenis
      const perform = nu.current[key]
      if (!perform || ctrlKey || metaKey || altKey || defaultPrevented) return
      if (isInvoer(target) || isBedekt()) return
      gebeurtenis.preventDefault()
      perform()
    }
    document.addEventListener('keydown', handleToets)
    return () => document.removeEventListener('keydown', handleToets)
  }, [])
}
