import { useEffect, type RefObject } from 'react'

const SELECTIEVAK = '.lh-rij-vinkje input'

function stap(key: string, hier: number, laatste: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(laatste, hier + 1)
    case 'ArrowUp':
      return Math.max(0, hier - 1)
    case 'Home':
      return hier < 0 ? null : 0
    case 'End':
      return hier < 0 ? null : laatste
    default:
      return null
  }
}

/** Keys that a field or a choice needs for itself. */
const heeftPijlen = (doel: HTMLElement): boolean =>
  doel.matches('select, input[type="radio"], [role="menu"] *')

const titelLink = (rij: Element) => rij.querySelector<HTMLAnchorElement>('.lh-rij-titel a')

type Kies = (id: string, reeks: boolean) => void

/** From the row in focus, or from the search field, to the check box that the key leads to. */
function loop(lijst: HTMLElement, gebeurtenis: KeyboardEvent, kies: Kies): void {
  const { key, shiftKey, target } = gebeurtenis
  const rij = target instanceof Element ? target.closest('.lh-rij') : null
  const vakken = [...lijst.querySelectorAll<HTMLInputElement>(SELECTIEVAK)]
  const hier = rij ? vakken.findIndex((vak) => rij.contains(vak)) : -1
  const daar = hier < 0 && key === 'ArrowUp' ? null : stap(key, hier, vakken.length - 1)
  const vak = daar === null ? undefined : vakken[daar]
  if (!vak) return
  gebeurtenis.preventDefault()
  vak.focus()
  const vorige = vakken[hier]
  if (!shiftKey || !vorige) return
  if (!vorige.checked) kies(vorige.value, false)
  kies(vak.value, true)
}

function handleToets(lijst: HTMLElement, gebeurtenis: KeyboardEvent, kies: Kies): void {
  const { key, ctrlKey, metaKey, altKey, target } = gebeurtenis
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey || heeftPijlen(target))
    return
  const rij = target.closest('.lh-rij')
  if (key === 'Enter' && rij && target.matches(SELECTIEVAK)) titelLink(rij)?.click()
  else loop(lijst, gebeurtenis, kies)
}

/**
 * Arrow keys walk over the rows of a list, from the search field down to the first; with Shift they
 * take the rows along. Space chooses by itself, as the focus is on a check box; Enter opens the row.
 */
export function useLijstToetsen(plek: RefObject<HTMLElement | null>, kies: Kies): void {
  useEffect(() => {
    const lijst = plek.current
    if (!lijst) return
    const luister = (gebeurtenis: KeyboardEvent) => handleToets(lijst, gebeurtenis, kies)
    lijst.addEventListener('keydown', luister)
    return () => lijst.removeEventListener('keydown', luister)
  }, [plek, kies])
}
