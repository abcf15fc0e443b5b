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

/** Returns whether a field or a choice needs the arrow keys for itself. */
const heeftPijlen = (doel: HTMLElement): boolean =>
  doel.matches('select, input[type="radio"], [role="menu"] *')

const titelLink = (rij: Element) => rij.querySelector<HTMLAnchorElement>('.lh-rij-titel a')

/** The rows that the keys walk over. */
interface Rijen {
  readonly rijen: readonly { readonly id: string }[]
  readonly choose: (id: string, reeks: boolean) => void
  /** Makes sure that this row is drawn. */
  readonly show: (index: number) => void
}

const vakIn = (rij: Element | null) => rij?.querySelector<HTMLInputElement>(SELECTIEVAK) ?? null

/** Returns the row that the key leads to, from the row in focus or from the search field. */
function doelRij(key: string, van: HTMLInputElement | null, { rijen }: Rijen): number | null {
  const hier = van ? rijen.findIndex(({ id }) => id === van.value) : -1
  return hier < 0 && key === 'ArrowUp' ? null : stap(key, hier, rijen.length - 1)
}

function loop(lijst: HTMLElement, gebeurtenis: KeyboardEvent, lijstRijen: Rijen): void {
  const { key, shiftKey, target } = gebeurtenis
  const { rijen, choose, show } = lijstRijen
  const van = target instanceof Element ? vakIn(target.closest('.lh-rij')) : null
  const daar = doelRij(key, van, lijstRijen)
  const rij = daar === null ? undefined : rijen[daar]
  if (daar === null || !rij) return
  gebeurtenis.preventDefault()
  show(daar)
  lijst.querySelector<HTMLElement>(`${SELECTIEVAK}[value="${CSS.escape(rij.id)}"]`)?.focus()
  if (!shiftKey || !van) return
  if (!van.checked) choose(van.value, false)
  choose(rij.id, true)
}

function handleToets(lijst: HTMLElement, gebeurtenis: KeyboardEvent, rijen: Rijen): void {
  const { key, ctrlKey, metaKey, altKey, target } = gebeurtenis
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey || heeftPijlen(target))
    return
  const rij = target.closest('.lh-rij')
  if (key === 'Enter' && rij && target.matches(SELECTIEVAK)) titelLink(rij)?.click()
  else loop(lijst, gebeurtenis, rijen)
}

/**
 * Arrow keys walk over the rows of a list, from the search field down to the first; with Shift they select the rows along the
 * way. Space selects because the focus is on a check box; Enter opens the row.
 */
export function useLijstToetsen(plek: RefObject<HTMLElement | null>, nu: Rijen): void {
  const { rijen, choose, show } = nu
  useEffect(() => {
    const lijst = plek.current
    if (!lijst) return
    const listen = (gebeurtenis: KeyboardEvent) =>
      handleToets(lijst, gebeurtenis, { rijen, choose, show })
    lijst.addEventListener('keydown', listen)
    return () => lijst.removeEventListener('keydown', listen)
  }, [plek, rijen, choose, show])
}
