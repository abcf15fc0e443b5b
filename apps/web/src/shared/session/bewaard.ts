import { winkels, type Opslag } from '@letterhaven/ui/apparaat/opslag'

/**
 * The prefix of what is kept on the device: a pupil's pages as they were last fetched, and what a teacher was typing. It is
 * erased at sign-out and when somebody else signs in.
 */
const VOORVOEGSEL = 'lh-bewaard:'

const naamVan = (userId: string, wat: string): string => `${VOORVOEGSEL}${userId}:${wat}`

/** Whose it is, and what it is. */
type Plek = readonly [userId: string, wat: string]

/** Keeps what somebody saw or typed last; returns whether it will still be there after the page is closed. */
export const save = (opslag: Opslag, [userId, wat]: Plek, inhoud: unknown): boolean =>
  opslag.setItem(naamVan(userId, wat), JSON.stringify(inhoud))

/** Removes one thing that was kept on this device. */
export const forget = (opslag: Opslag, [userId, wat]: Plek): void =>
  opslag.removeItem(naamVan(userId, wat))

/** Returns what somebody saw or typed last; undefined when nothing was kept or it cannot be read. */
export function readSaved(opslag: Opslag, [userId, wat]: Plek): unknown {
  try {
    return JSON.parse(opslag.getItem(naamVan(userId, wat)) ?? '') as unknown
  } catch {
    return undefined
  }
}

/** Removes what was kept in a store for everybody, or for everybody except one user. */
export function eraseSaved(opslag: Opslag, behalve: string | null = null): void {
  const eigen = behalve === null ? null : naamVan(behalve, '')
  for (const naam of opslag.namen())
    if (naam.startsWith(VOORVOEGSEL) && !(eigen !== null && naam.startsWith(eigen)))
      opslag.removeItem(naam)
}

/** Does the same for this device and this tab. */
export function eraseHere(behalve: string | null = null): void {
  eraseSaved(winkels.local, behalve)
  eraseSaved(winkels.session, behalve)
}
