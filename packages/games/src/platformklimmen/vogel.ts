import type { Indeling } from './indeling.ts'
import { VOGEL } from './paint-vogel.ts'
import type { Plek } from './route.ts'

/** Returns the scale of the birds. */
export const gastMaat = ({ s }: Pick<Indeling, 's'>): number => Math.min(0.95, Math.max(0.55, s))

/** Returns where a bird waits: at the right end of the line with the flags. */
export function gastPlek({ slinger, s }: Pick<Indeling, 'slinger' | 's'>, nr: number): Plek {
  const maat = gastMaat({ s })
  return {
    x: slinger.x + slinger.w - VOGEL.w * maat * (0.75 + nr * 0.9),
    // On a low line it sits a little under it, as the bar of the game is above.
    y: slinger.y + Math.max(slinger.h * 0.72, VOGEL.h * maat + 4),
  }
}

/** Says for whom the stones are that are left over, as long as nothing was laid on the first floor. */
export const sayGast = (aantal: number): string =>
  aantal === 1 ? 'Eén steen is voor mij!' : 'Twee stenen zijn voor ons!'
