import { zonderEinde } from '@letterhaven/domain/einde'
import { GROEPENWOORDEN } from './pad.ts'

const GROEPEN_IN_PAD = new RegExp(`^(/admins/[^/]+/)(?:${GROEPENWOORDEN.join('|')})(?=/|$)`)

/** Returns the same path with another word for groups; other paths stay as they are. */
export function metGroepenwoord(pathname: string, woord: string): string {
  return pathname.replace(GROEPEN_IN_PAD, `$1${woord}`)
}

/** Returns the address as this host writes it: with its own word for groups and no slash at the end. */
export function eigenPad(pathname: string, woord: string): string {
  return zonderEinde(metGroepenwoord(pathname, woord), (teken) => teken === '/') || '/'
}

/** Corrects the address on which the page was opened, without adding a step to the history. */
export function setEigenPad(woord: string): void {
  const { pathname, search, hash } = window.location
  const eigen = eigenPad(pathname, woord)
  if (eigen !== pathname) window.history.replaceState(null, '', eigen + search + hash)
}
