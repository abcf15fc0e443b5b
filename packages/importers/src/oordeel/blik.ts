import { schoneTekst } from '@letterhaven/domain/schone-tekst'
import type { Leesopties } from './leesopties.ts'
import type { Meldboek } from './meldingen.ts'
import type { Ruw } from './inhoud.ts'
import * as v from './velden.ts'

/** What is passed along with every line while a file is judged. */
export interface Blik {
  readonly boek: Meldboek
  readonly opties: Leesopties
}

const NAAMVELDEN = ['roepnaam', 'voorvoegsel', 'tussenvoegsel', 'achternaam', 'naam']

/** Describes where a line is, so that somebody can find it: by its kind, its name and its number in the file. */
export function waarVan(rij: Ruw): string {
  const naam = NAAMVELDEN.map((veld) => schoneTekst(rij.velden.get(veld) ?? ''))
    .filter(Boolean)
    .join(' ')
  return `${rij.soort} ${v.kortNaam(naam || schoneTekst(rij.sleutel))} (regel ${rij.regel})`
}

/** Counts how often each text occurs. */
export function addUp(rij: readonly string[]): ReadonlyMap<string, number> {
  const keren = new Map<string, number>()
  for (const een of rij) keren.set(een, (keren.get(een) ?? 0) + 1)
  return keren
}

/** Returns the keys that a line refers to. */
export const verwezen = (rij: Ruw, soort: string): string[] =>
  rij.verwijzingen.filter((een) => een.soort === soort).map(({ sleutel }) => schoneTekst(sleutel))

/** Returns a year of the standard, or null; reports a year that the standard does not have. */
export function readJaargroep(rij: Ruw, { boek }: Blik): string | null {
  const tekst = v.schoonOfNiets(rij.velden.get('jaargroep'))
  if (tekst === null) return null
  const code = v.readJaargroep(tekst)
  if (code === undefined) boek.report('jaargroep', () => `${waarVan(rij)}: ${v.kortNaam(tekst)}`)
  return code ?? null
}
