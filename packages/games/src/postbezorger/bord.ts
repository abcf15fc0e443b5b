import type { Land } from '@letterhaven/contracts/admin'
import { tegelNaam } from '@letterhaven/game-kit/onderdelen/lade'
import { straatVan, thuisVan } from './straat.ts'
import type { State } from './straat.ts'

interface Voor {
  readonly land: Land
}

/** A sign, as it is seen and as it is said. */
type Bord = readonly [tekst: string, naam: string]

/** What stands on the sign of a house that is no grapheme. */
const BORDEN: Readonly<Record<string, Bord>> = {
  'kg-open': ['lange klank', 'lange klank'],
  'kg-dicht': ['korte klank', 'korte klank'],
  cent: ['c als s', 'c als s'],
  cola: ['c als k', 'c als k'],
  stam: ['ik-vorm', 'ik-vorm'],
  // The plus stays with its t, on one line.
  'stam-t': ['ik-vorm +\u00A0t', 'ik-vorm plus t'],
  te: ['…te(n)', 'te of ten achteraan'],
  de: ['…de(n)', 'de of den achteraan'],
  'vd-t': ['(ge)…t', 'voltooid, t achteraan'],
  'vd-d': ['(ge)…d', 'voltooid, d achteraan'],
}

/** As schools in Flanders call it. */
const BORDEN_BE: Readonly<Record<string, Bord>> = {
  stam: ['stam', 'stam'],
  'stam-t': ['stam +\u00A0t', 'stam plus t'],
}

const findBord = (huis: string, { land }: Voor): Bord | undefined =>
  (land === 'be' ? BORDEN_BE[huis] : undefined) ?? BORDEN[huis]

/** Returns what stands on the sign of a house: '…d' takes words that end on d. */
export const bordVan = (huis: string, voor: Voor): string =>
  findBord(huis, voor)?.[0] ?? (huis.startsWith('-') ? `…${huis.slice(1)}` : huis)

/** Returns how the sign is said, so that houses that sound alike are told apart. */
export function huisNaam(huis: string, voor: Voor): string {
  const bord = findBord(huis, voor)
  if (bord) return bord[1]
  return huis.startsWith('-') ? `${tegelNaam(huis.slice(1))} achteraan` : tegelNaam(huis)
}

const thuis = (state: State, plek: number): string =>
  straatVan(state, plek)?.huizen[thuisVan(state, plek)] ?? ''

/** Returns what stands on the sign of the house where a letter belongs. */
export const bordThuis = (state: State, plek: number): string => bordVan(thuis(state, plek), state)

/** Returns the same as it is said of a letter that came back. */
export function naamThuis(state: State, plek: number): string {
  const { item } = state.plekken[plek] ?? {}
  return item?.werkwoord ? huisNaam(thuis(state, plek), state) : bordThuis(state, plek)
}
