import { useEffect, type RefObject } from 'react'

const isInvoer = (doel: EventTarget | null): boolean =>
  doel instanceof HTMLElement &&
  (doel.isContentEditable || doel.matches('input, textarea, select, dialog[open] *'))

/** A single key, without modifiers and outside fields and dialogs, moves the focus to this field. */
export function useFocusToets(toets: string, veld: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleToets = (gebeurtenis: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = gebeurtenis
      if (key !== toets || ctrlKey || metaKey || altKey || isInvoer(target)) return
      gebeurtenis.preventDefault()
      veld.current?.focus()
      veld.current?.select()
    }
    document.addEventListener('keydown', handleToets)
    return () => document.removeEventListener('keydown', handleToets)
  }, [toets, veld])
}
