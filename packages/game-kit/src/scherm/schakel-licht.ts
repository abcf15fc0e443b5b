import type { Instellingen } from '../keuzen/instellingen.ts'

const MERK = 'data-schakel'
const DOELEN = 'button:not(:disabled, [aria-disabled="true"], [aria-hidden="true"])'

const RIJ = '[data-rij]'
/** A row of buttons whose light is inside it. */
const BINNEN = 'data-binnen'

const knoppenIn = (el: HTMLElement): HTMLElement[] =>
  [...el.querySelectorAll<HTMLElement>(DOELEN)].filter((knop) => knop.getClientRects().length > 0)

/**
 * Returns what can be chosen now: the buttons of the open panel, else those of the game. Buttons of one row count as one, until
 * that row is chosen; then they alone can be, so that a keyboard takes eight steps and not forty.
 */
function doelen(wortel: HTMLElement): HTMLElement[] {
  const paneel = [...wortel.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  const binnen = paneel ? null : wortel.querySelector<HTMLElement>(`[${BINNEN}]`)
  if (binnen) return knoppenIn(binnen)
  const alle = knoppenIn(paneel ?? wortel).map((el) => el.closest<HTMLElement>(RIJ) ?? el)
  return [...new Set(alle)]
}

/** Puts the buttons of the game itself before those of the bar, because words come first. */
function opVolgorde(lijst: readonly HTMLElement[]): HTMLElement[] {
  const balk = lijst.filter((el) => el.closest('.lhs-hud'))
  return [...lijst.filter((el) => !balk.includes(el)), ...balk]
}

/** Lets the light out of the row that it is in. Returns that row. */
function leave(wortel: HTMLElement): HTMLElement | null {
  const rij = wortel.querySelector<HTMLElement>(`[${BINNEN}]`)
  rij?.removeAttribute(BINNEN)
  return rij
}

function stap(wortel: HTMLElement): void {
  const rij = opVolgorde(doelen(wortel))
  const nu = rij.findIndex((el) => el.hasAttribute(MERK))
  for (const el of wortel.querySelectorAll(`[${MERK}]`)) el.removeAttribute(MERK)
  // After the last button of a row the light goes on behind it.
  const verlaten = nu === rij.length - 1 ? leave(wortel) : null
  if (verlaten) {
    verlaten.setAttribute(MERK, '')
    return stap(wortel)
  }
  const doel = rij[(nu + 1) % rij.length]
  doel?.setAttribute(MERK, '')
  doel?.focus({ preventScroll: true })
}

function choose(wortel: HTMLElement): void {
  const doel = doelen(wortel).find((el) => el.hasAttribute(MERK))
  if (!doel) return stap(wortel)
  if (doel.matches(RIJ)) {
    doel.setAttribute(BINNEN, '')
    return stap(wortel)
  }
  leave(wortel)
  doel.click()
}

/**
 * Lets the light move along everything that is a button, until what it returns is called. With one key it moves by itself and the key
 * (space or Enter) chooses; with two, space moves it and Enter chooses. Held keys do not repeat.
 */
export function startLicht(
  el: HTMLElement,
  { schakelaar, tempo }: Pick<Instellingen, 'schakelaar' | 'tempo'>,
): () => void {
  let klok = 0
  const loop = () => {
    clearInterval(klok)
    if (schakelaar === 'een') klok = window.setInterval(() => stap(el), tempo)
  }
  const toets = (e: KeyboardEvent) => {
    if (e.key !== ' ' && e.key !== 'Enter') return
    e.preventDefault()
    e.stopPropagation()
    if (e.repeat) return
    if (schakelaar === 'twee' && e.key === ' ') stap(el)
    else choose(el)
    loop()
  }
  // Space clicks a button on keyup, which would choose twice.
  const los = (e: KeyboardEvent) => {
    if (e.key === ' ') e.preventDefault()
  }
  stap(el)
  loop()
  addEventListener('keydown', toets, true)
  addEventListener('keyup', los, true)
  return () => {
    clearInterval(klok)
    removeEventListener('keydown', toets, true)
    removeEventListener('keyup', los, true)
    leave(el)
    for (const gemerkt of el.querySelectorAll(`[${MERK}]`)) gemerkt.removeAttribute(MERK)
  }
}
