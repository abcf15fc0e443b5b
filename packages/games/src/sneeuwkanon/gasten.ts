import { DIEREN, type Dier } from '@letterhaven/game-kit/keuzen/koppen'

/** Returns the animal that comes as the guest of the part with this number. */
export const gastNr = (nr: number): Dier => DIEREN[(nr * 3 + 2) % DIEREN.length] ?? 'vos'
