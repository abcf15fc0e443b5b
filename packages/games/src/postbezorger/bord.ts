import type { Land } from '@letterhaven/contracts/admin'
import { tegelNaam } from '@letterhaven/game-kit/onderdelen/lade'
import { straatVan, thuisVan } from './straat.ts'
import type { State } from './straat.ts'

interface Voor {
  readonly land: Land
}

/** What stands on the sign of a house that is no grapheme. */
const BORDEN: Readonly<Record<string, string>> = {
  'kg-open': 'lange klank',
  'kg-dicht': 'korte klank',
  cent: 'c als s',
  cola: 'c als k',
  stam: 'ik-vorm',
  // The plus stays with its t, on one line.
  'stam-t': 'ik-vorm +\u00A0t',
  te: '…te(n)',
  de: '…de(n)',
  'vd-t': '(ge)…t',
  'vd-d': '(ge)…d',
}
/** How a sign is said that is not said as it stands there. */
const NAMEN: Readonly<Record<string, string>> = {
  'stam-t': 'ik-vorm plus t',
  te: 'te of ten achteraan',
  de: 'de of den achteraan',
  'vd-t': 'voltooid, t achteraan',
  'vd-d': 'voltooid, d achteraan',
}

/** Returns a sign as schools of the country have it. */
const inLand = (tekst: string, { land }: Voor): string =>
  land === 'be' ? tekst.replace('ik-vorm', 'stam') : tekst

/** Returns what stands on the sign of a house: '…d' takes words that end on d. */
export const bordVan = (huis: string, voor: Voor): string =>
  inLand(BORDEN[huis] ?? (huis.startsWith('-') ? `…${huis.slice(1)}` : huis), voor)

/** Returns how the sign is said, so that houses that sound alike are told apart. */
export function huisNaam(huis: string, voor: Voor): string {
  const naam = NAMEN[huis] ?? BORDEN[huis]
  if (naam) return inLand(naam, voor)
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
