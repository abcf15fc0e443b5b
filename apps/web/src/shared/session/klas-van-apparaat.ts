import { winkels, type Opslag } from '@letterhaven/ui/apparaat/opslag'
import { padVan } from '../routes/pad.ts'

const SLEUTEL = { school: 'lh-schoolcode', klas: 'lh-klascode' } as const
/** Any other value in the store was not written by us. */
const CODE = /^[A-Za-z0-9]{4,20}$/

/** The codes of the school and the class in which this device was last used: only codes, never a name. */
export interface Codes {
  readonly schoolcode: string | null
  readonly klascode: string | null
}

function read(opslag: Opslag, sleutel: string): string | null {
  const waarde = opslag.getItem(sleutel)
  return waarde !== null && CODE.test(waarde) ? waarde : null
}

/** Returns the codes that this device remembers. */
export const readCodes = (opslag: Opslag = winkels.local): Codes => ({
  schoolcode: read(opslag, SLEUTEL.school),
  klascode: read(opslag, SLEUTEL.klas),
})

/** Remembers where a pupil found their name; a device that stores nothing asks again. */
export function rememberCodes(codes: Codes, opslag: Opslag = winkels.local): void {
  if (codes.schoolcode !== null) opslag.setItem(SLEUTEL.school, codes.schoolcode)
  if (codes.klascode !== null) opslag.setItem(SLEUTEL.klas, codes.klascode)
}

/** Forgets the class: the device is used elsewhere from now on, or the code no longer opens anything. */
export function forgetKlas(opslag: Opslag = winkels.local): void {
  opslag.removeItem(SLEUTEL.klas)
}

/** Forgets the school as well. */
export function forgetSchool(opslag: Opslag = winkels.local): void {
  forgetKlas(opslag)
  opslag.removeItem(SLEUTEL.school)
}

/** Returns where the next child on this device finds their name: the page of the class, when the device knows one. */
export function padNaWissel(opslag: Opslag = winkels.local): string {
  const { klascode } = readCodes(opslag)
  return klascode === null ? padVan('login', {}) : padVan('login-klas', { klascode })
}
