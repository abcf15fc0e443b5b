import { winkels, type Opslag } from '@letterhaven/ui/apparaat/opslag'

/**
 * What the pages of a pupil looked like when they were last fetched, and what a teacher was typing; leaves the device at
 * sign-out, and when another comes.
 */
const VOORVOEGSEL = 'lh-bewaard:'

const naamVan = (userId: string, wat: string): string => `${VOORVOEGSEL}${userId}:${wat}`

/** Whose it is, and what. */
type Plek = readonly [userId: string, wat: string]

/** Keeps what somebody saw or typed last; whether it will be there after the page was closed. */
export const save = (opslag: Opslag, [userId, wat]: Plek, inhoud: unknown): boolean =>
  opslag.setItem(naamVan(userId, wat), JSON.stringify(inhoud))

/** Takes one thing that was kept off this device. */
export const forget = (opslag: Opslag, [userId, wat]: Plek): void =>
  opslag.removeItem(naamVan(userId, wat))

/** What somebody saw or typed last; undefined where nothing was kept, or something that cannot be read. */
export function readSaved(opslag: Opslag, [userId, wat]: Plek): unknown {
  try {
    return JSON.parse(opslag.getItem(naamVan(userId, wat)) ?? '') as unknown
  } catch {
    return undefined
  }
}

/** Takes everything that was kept of anybody out of a store, or of anybody but one. */
export function eraseSaved(opslag: Opslag, behalve: string | null = null): void {
  const eigen = behalve === null ? null : naamVan(behalve, '')
  for (const naam of opslag.namen())
    if (naam.startsWith(VOORVOEGSEL) && !(eigen !== null && naam.startsWith(eigen)))
      opslag.removeItem(naam)
}

/** The same for this device and this tab. */
export function eraseHere(behalve: string | null = null): void {
  eraseSaved(winkels.local, behalve)
  eraseSaved(winkels.session, behalve)
}
