import { metSneeuw } from './ronde.ts'
import type { State } from './straat.ts'

/** What the hero rides on: what its button says, what is said to who presses a house before it, and what is done with it. */
export const VOERTUIGEN = {
  fiets: { knop: 'Fietsen', eerst: 'Stap eerst op de fiets!', heen: 'fiets erheen' },
  slee: { knop: 'Sleeën', eerst: 'Stap eerst op de slee!', heen: 'slee erheen' },
} as const

export type Voertuig = keyof typeof VOERTUIGEN

/** Returns what the hero rides on: a sled where snow lies on the bridges. */
export const voertuigVan = (state: Pick<State, 'trap'>): Voertuig =>
  metSneeuw(state) ? 'slee' : 'fiets'
