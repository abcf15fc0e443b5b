import { houdtGrofs } from '@letterhaven/taal/ongepast'
import { KORT, type Indeling } from './indeling.ts'

/** Where the duck swims that talks, as shares of the half axes of the pond, and how far its head is above that. */
export const PRATER = { dx: 0.5, dy: 0.55 } as const
const KOP = 34

/** Returns where the balloon of the duck that talks ends; null where the buttons leave no room for it. */
export function eendPunt({ vijver, hand, h, k }: Pick<Indeling, 'vijver' | 'hand' | 'h' | 'k'>) {
  const y = vijver.y + PRATER.dy * vijver.b - KOP * k
  return h < KORT || y > hand.y ? null : { x: vijver.x + PRATER.dx * vijver.a, y }
}

/** Returns what the duck says: what was stuck together, or what flew away and is no word. Rude words it does not repeat. */
export const eendZin = (tekst: string, isMis: boolean): string =>
  houdtGrofs(tekst.toLowerCase()) ? 'Kwaak?' : isMis ? `Kwaak! ${tekst}!` : `${tekst}?`
