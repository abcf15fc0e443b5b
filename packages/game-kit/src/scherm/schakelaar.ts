import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Instellingen } from '../keuzen/instellingen.ts'

const MERK = 'data-schakel'
const DOELEN = 'button:not(:disabled, [aria-disabled="true"], [aria-hidden="true"])'

/** Returns what can be chosen now: the buttons of the open panel, else those of the game. */
function doelen(wortel: HTMLElement): HTMLElement[] {
  const paneel = [...wortel.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  return [...(paneel ?? wortel).querySelectorAll<HTMLElement>(DOELEN)].filter(
    (el) => el.getClientRects().length > 0,
  )
}

/** Puts the buttons of the game itself before those of the bar, because words come first. */
function opVolgorde(lijst: readonly HTMLElement[]): HTMLElement[] {
  const balk = lijst.filter((el) => el.closest('.lhs-hud'))
  return [...lijst.filter((el) => !balk.includes(el)), ...balk]
}

function stap(wortel: HTMLElement): void {
  const rij = opVolgorde(doelen(wortel))
  const nu = rij.findIndex((el) => el.hasAttribute(MERK))
  for (const el of wortel.querySelectorAll(`[${MERK}]`)) el.removeAttribute(MERK)
  const doel = rij[(nu + 1) % rij.length]
  doel?.setAttribute(MERK, '')
  doel?.focus({ preventScroll: true })
}

function choose(wortel: HTMLElement): void {
  const doel = doelen(wortel).find((el) => el.hasAttribute(MERK))
  if (doel) doel.click()
  else stap(wortel)
}

/**
 * Switch control over everything that is a button. With one key, a light moves along the buttons by itself and the key
 * (space or Enter) chooses; with two, space moves the light and Enter chooses. Held keys do not repeat.
 */
export function useSchakelaar(
  wortel: RefObject<HTMLElement | null>,
  { schakelaar, tempo }: Pick<Instellingen, 'schakelaar' | 'tempo'>,
): void {
  useEffect(() => {
    const el = wortel.current
    if (!el || schakelaar === 'uit') return
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
      for (const gemerkt of el.querySelectorAll(`[${MERK}]`)) gemerkt.removeAttribute(MERK)
    }
  }, [wortel, schakelaar, tempo])
}
