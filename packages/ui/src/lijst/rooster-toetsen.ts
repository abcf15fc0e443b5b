import type { KeyboardEvent } from 'react'

/** A place in a grid. Column 0 is the head of the row. */
export interface Plek {
  readonly rij: number
  readonly kolom: number
}

/** Returns where an arrow, Home or End leads within these rows and columns; null for any other key. */
export function volgendePlek(
  { key, ctrl }: { key: string; ctrl: boolean },
  { rij, kolom }: Plek,
  einde: Plek,
): Plek | null {
  const binnen = (r: number, k: number): Plek => ({
    rij: Math.max(0, Math.min(einde.rij, r)),
    kolom: Math.max(0, Math.min(einde.kolom, k)),
  })
  switch (key) {
    case 'ArrowDown':
      return binnen(rij + 1, kolom)
    case 'ArrowUp':
      return binnen(rij - 1, kolom)
    case 'ArrowRight':
      return binnen(rij, kolom + 1)
    case 'ArrowLeft':
      return binnen(rij, kolom - 1)
    case 'Home':
      return binnen(ctrl ? 0 : rij, 0)
    case 'End':
      return binnen(ctrl ? einde.rij : rij, einde.kolom)
    default:
      return null
  }
}

/** Returns the place of an element, or null outside a grid. */
export function plekVan(element: Element): Plek | null {
  const tekst = element.closest<HTMLElement>('[data-plek]')?.dataset['plek']
  const [rij, kolom] = tekst?.split('-').map(Number) ?? []
  return rij === undefined || kolom === undefined ? null : { rij, kolom }
}

/** Moves the focus through a grid whose places carry `data-plek="rij-kolom"`. */
export function roosterToets(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, target, currentTarget } = event
  const hier = target instanceof Element ? plekVan(target) : null
  if (!hier || metaKey || altKey) return
  const laatste = [...currentTarget.querySelectorAll('[data-plek]')].at(-1)
  const einde = laatste && plekVan(laatste)
  const daar = einde ? volgendePlek({ key, ctrl: ctrlKey }, hier, einde) : null
  if (!daar) return
  event.preventDefault()
  focusPlek(currentTarget, daar)
}

/** Puts the focus on a place of a grid: on its link or button, or else on the place itself. */
export function focusPlek(rooster: Element, { rij, kolom }: Plek): void {
  const cel = rooster.querySelector<HTMLElement>(`[data-plek="${rij}-${kolom}"]`)
  ;(cel?.querySelector<HTMLElement>('a, button') ?? cel)?.focus()
}
