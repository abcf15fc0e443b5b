import type { Naam } from '@letterhaven/contracts/leerling'
import { leesNamen } from '@letterhaven/domain/namenlijst'
import { MEESTE_ERBIJ } from '@letterhaven/contracts/nieuwe-leerlingen-maten'

/** A line of the form; its key stays while it is typed in. */
export interface Regel extends Naam {
  readonly sleutel: string
  readonly jaargroep: number
}

export const isLeeg = ({ voornaam, tussenvoegsel, achternaam }: Naam): boolean =>
  `${voornaam}${tussenvoegsel}${achternaam}`.trim() === ''

const leeg = (jaargroep: number): Regel => ({
  sleutel: crypto.randomUUID(),
  voornaam: '',
  tussenvoegsel: '',
  achternaam: '',
  jaargroep,
})

/** The lines with one that is empty at the end, as far as there is room. */
export function metLege(regels: readonly Regel[], jaargroep: number): Regel[] {
  const laatste = regels.at(-1)
  if (regels.length >= MEESTE_ERBIJ || (laatste && isLeeg(laatste))) return [...regels]
  return [...regels, leeg(jaargroep)]
}

/** Three lines to begin with. */
export const beginRegels = (jaargroep: number): Regel[] =>
  Array.from({ length: 3 }, () => leeg(jaargroep))

/**
 * What was pasted in a line, as lines: they take the place of that line and of the empty ones after it. Null where it
 * is one word or name for the field itself; `over` are names for which there was no room.
 */
export function plak(
  regels: readonly Regel[],
  { bij, tekst, jaargroep }: { bij: string; tekst: string; jaargroep: number },
): { regels: Regel[]; over: number } | null {
  if (!/[\n\t]/u.test(tekst.trim())) return null
  const namen = leesNamen(tekst)
  if (namen.length === 0) return null
  const plek = regels.findIndex(({ sleutel }) => sleutel === bij)
  const voor = regels.slice(0, plek).filter((regel) => !isLeeg(regel))
  const na = regels.slice(plek + 1).filter((regel) => !isLeeg(regel))
  const nieuw = namen.map((naam): Regel => ({ ...leeg(jaargroep), ...naam }))
  const alle = [...voor, ...nieuw, ...na]
  return {
    regels: metLege(alle.slice(0, MEESTE_ERBIJ), jaargroep),
    over: Math.max(0, alle.length - MEESTE_ERBIJ),
  }
}

const kenmerk = ({ voornaam, tussenvoegsel, achternaam }: Naam): string =>
  `${voornaam} ${tussenvoegsel} ${achternaam}`.toLowerCase().replaceAll(/\s+/gu, ' ').trim()

/** What is worth a look in a line: somebody of this name is in the group, or stands above it. */
export function opmerking(
  regel: Regel,
  { regels, bekend }: { regels: readonly Regel[]; bekend: readonly Naam[] },
): 'bekend' | 'dubbel' | null {
  if (isLeeg(regel)) return null
  const eigen = kenmerk(regel)
  if (bekend.some((naam) => kenmerk(naam) === eigen)) return 'bekend'
  const eerste = regels.find((een) => kenmerk(een) === eigen)
  return eerste && eerste.sleutel !== regel.sleutel ? 'dubbel' : null
}
