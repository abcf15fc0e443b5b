import { schoneTekst } from '@letterhaven/domain/schone-tekst'
import type { Leesopties } from './leesopties.ts'
import type { Meldboek } from './meldingen.ts'
import type { Ruw } from './inhoud.ts'
import * as v from './velden.ts'

/** What goes with every line while a file is judged. */
export interface Blik {
  readonly boek: Meldboek
  readonly opties: Leesopties
}

const NAAMVELDEN = ['roepnaam', 'voorvoegsel', 'tussenvoegsel', 'achternaam', 'naam']

/** How somebody finds a line again: by what it is, its name and its number in the file. */
export function waarVan(rij: Ruw): string {
  const naam = NAAMVELDEN.map((veld) => schoneTekst(rij.velden.get(veld) ?? ''))
    .filter(Boolean)
    .join(' ')
  return `${rij.soort} ${v.kortNaam(naam || schoneTekst(rij.sleutel))} (regel ${rij.regel})`
}

/** How often each text stands there. */
export function addUp(rij: readonly string[]): ReadonlyMap<string, number> {
  const keren = new Map<string, number>()
  for (const een of rij) keren.set(een, (keren.get(een) ?? 0) + 1)
  return keren
}

/** The keys of what a line points at. */
export const verwezen = (rij: Ruw, soort: string): string[] =>
  rij.verwijzingen.filter((een) => een.soort === soort).map(({ sleutel }) => schoneTekst(sleutel))

/** A year of the standard; said where it is another one. */
export function readJaargroep(rij: Ruw, { boek }: Blik): string | null {
  const tekst = v.schoonOfNiets(rij.velden.get('jaargroep'))
  if (tekst === null) return null
  const code = v.readJaargroep(tekst)
  if (code === undefined) boek.meld('jaargroep', () => `${waarVan(rij)}: ${v.kortNaam(tekst)}`)
  return code ?? null
}
