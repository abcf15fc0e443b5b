import * as z from 'zod/mini'
import type { Land } from '@letterhaven/contracts/admin'
import { type Naam, NaamSchema } from '@letterhaven/contracts/leerling'
import { MEESTE_ERBIJ } from '@letterhaven/contracts/nieuwe-leerlingen-maten'
import { readJaarInCel } from '@letterhaven/domain/jaar-in-cel'
import { readNamen, type LijstRegel } from '@letterhaven/domain/namenlijst'
import { naamSleutel } from '@letterhaven/domain/naamsleutel'

/** A line of the form; its key stays the same while it is being typed in. */
export const RegelSchema = z.extend(NaamSchema, {
  sleutel: z.string(),
  jaargroep: z.int(),
  /** What a list said about the year, if that is not a year: somebody has to choose. Otherwise ''. */
  jaarTekst: z.string(),
})
export type Regel = Readonly<z.infer<typeof RegelSchema>>

/** A sentence for each invalid field of a line. */
export type VeldFouten = Readonly<Partial<Record<keyof Naam | 'jaargroep', string>>>

export const isLeeg = ({ voornaam, tussenvoegsel, achternaam }: Naam): boolean =>
  `${voornaam}${tussenvoegsel}${achternaam}`.trim() === ''

const leeg = (jaargroep: number): Regel => ({
  sleutel: crypto.randomUUID(),
  voornaam: '',
  tussenvoegsel: '',
  achternaam: '',
  jaargroep,
  jaarTekst: '',
})

/** Returns whether a line can be added as it is. */
export const isGoed = ({ voornaam, jaarTekst }: Regel): boolean =>
  voornaam.trim() !== '' && jaarTekst === ''

interface Plak {
  /** The line into which the text was pasted. */
  readonly bij: string
  readonly tekst: string
  /** The year for pupils whose year is not in the list. */
  readonly jaargroep: number
  readonly land: Land
}

function uitLijst({ jaar, ...naam }: LijstRegel, { jaargroep, land }: Plak): Regel {
  const gelezen = jaar === '' ? jaargroep : readJaarInCel(jaar, land)
  return { ...leeg(gelezen ?? jaargroep), ...naam, jaarTekst: gelezen === null ? jaar : '' }
}

/** Returns the lines with an empty one at the end, if there is room. */
export function metLege(regels: readonly Regel[], jaargroep: number): Regel[] {
  const laatste = regels.at(-1)
  if (regels.length >= MEESTE_ERBIJ || (laatste && isLeeg(laatste))) return [...regels]
  return [...regels, leeg(jaargroep)]
}

/** Returns three lines to begin with. */
export const beginRegels = (jaargroep: number): Regel[] =>
  Array.from({ length: 3 }, () => leeg(jaargroep))

/**
 * Turns what was pasted into lines, which replace that line and the empty ones after it. Null when it is a single word or name
 * for the field itself; `over` is the number of names for which there was no room.
 */
export function paste(
  regels: readonly Regel[],
  lijst: Plak,
): { regels: Regel[]; over: number } | null {
  const { bij, tekst, jaargroep } = lijst
  if (!/[\n\t]/u.test(tekst.trim())) return null
  const namen = readNamen(tekst)
  if (namen.length === 0) return null
  const plek = regels.findIndex(({ sleutel }) => sleutel === bij)
  const voor = regels.slice(0, plek).filter((regel) => !isLeeg(regel))
  const na = regels.slice(plek + 1).filter((regel) => !isLeeg(regel))
  const nieuw = namen.map((naam) => uitLijst(naam, lijst))
  const alle = [...voor, ...nieuw, ...na]
  return {
    regels: metLege(alle.slice(0, MEESTE_ERBIJ), jaargroep),
    over: Math.max(0, alle.length - MEESTE_ERBIJ),
  }
}

const kenmerk = ({ voornaam, tussenvoegsel, achternaam }: Naam): string =>
  naamSleutel(`${voornaam} ${tussenvoegsel} ${achternaam}`)

/** Returns what needs a check in a line: a pupil of this name is already in the group, or in a line above. */
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
