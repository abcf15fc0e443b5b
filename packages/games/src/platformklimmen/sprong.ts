/** How a ledge takes whoever lands on it: a beam stands still, a spring bounces on, a swing swings. */
export type Richelsoort = 'balk' | 'veer' | 'schommel'
const SOORTEN: readonly Richelsoort[] = ['balk', 'schommel', 'veer']

/** Returns what kind of ledge carries a stone. */
export const richelVan = (steen: number): Richelsoort =>
  SOORTEN[Math.max(0, steen) % SOORTEN.length] ?? 'balk'

/** How far a ledge is from where it hangs at rest, and how far it leans. */
export interface Wiebel {
  readonly x: number
  readonly y: number
  readonly hoek: number
}
const STIL: Wiebel = { x: 0, y: 0, hoek: 0 }

/** How long each of them goes on after a landing, in ms. */
export const DUUR: Readonly<Record<Richelsoort, number>> = { balk: 260, veer: 1150, schommel: 2400 }
/** How far the plank of a swing hangs below its hook. */
export const TOUW = 74

/** Returns how a ledge moves under the hero, `t` from 0 to 1 after the landing. `kant` is where it came from: -1 or 1. */
export function rock(soort: Richelsoort, t: number, kant: number): Wiebel {
  if (t <= 0 || t >= 1) return STIL
  const dooft = (1 - t) ** 2
  if (soort === 'schommel') {
    const hoek = Math.sin(t * Math.PI * 6) * 0.42 * dooft * kant
    return { x: Math.sin(hoek) * -TOUW, y: (Math.cos(hoek) - 1) * TOUW, hoek }
  }
  // A spring goes down under the weight and throws up again, lower each time; a beam only gives a little.
  if (soort === 'veer') return { ...STIL, y: Math.sin(t * Math.PI * 5) * 20 * dooft }
  return { ...STIL, y: Math.sin(t * Math.PI) * 4 }
}

/** How flat the hero is, and how high off the plate of a spring, `t` from 0 to 1 after the landing. */
export function squash(
  soort: Richelsoort,
  t: number,
): { readonly plat: number; readonly op: number } {
  if (t <= 0 || t >= 1) return { plat: 0, op: 0 }
  const dooft = (1 - t) ** 2
  if (soort === 'veer') {
    const golf = Math.sin(t * Math.PI * 5)
    return { plat: golf * 0.3 * dooft, op: Math.max(0, -golf) * 46 * dooft }
  }
  return { plat: Math.sin(Math.min(1, t * 3) * Math.PI) * 0.26 * dooft, op: 0 }
}

/** A second tap between these parts of the flight is well timed. */
const TOP = { van: 0.34, tot: 0.9 } as const

/** How a somersault goes: how much higher than the jump, and how often round. */
export interface Salto {
  readonly hoog: number
  readonly keer: 1 | 2
}

/** Returns the somersault that a second tap makes at this part of the flight: twice round and much higher round the top of it. */
export const saltoOp = (t: number): Salto =>
  t >= TOP.van && t <= TOP.tot ? { hoog: 120, keer: 2 } : { hoog: 56, keer: 1 }

/** Returns the height of an arc above the straight way, `t` from 0 to 1. */
export const arcAt = (hoog: number, t: number): number => 4 * hoog * t * (1 - t)
