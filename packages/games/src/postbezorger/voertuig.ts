import { metSneeuw } from './ronde.ts'
import type { State } from './straat.ts'

/** What the hero rides on, and what is done with it. */
export const VOERTUIGEN = {
  fiets: { heen: 'fiets erheen' },
  slee: { heen: 'slee erheen' },
} as const

export type Voertuig = keyof typeof VOERTUIGEN

/** Returns what the hero rides on: a sled where snow lies on the bridges. */
export const voertuigVan = (state: Pick<State, 'trap'>): Voertuig =>
  metSneeuw(state) ? 'slee' : 'fiets'
