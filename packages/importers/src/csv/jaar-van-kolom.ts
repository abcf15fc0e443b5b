import type { Land } from '@letterhaven/contracts/admin'
import { jarenInNaam } from '@letterhaven/domain/groepsnaam'
import { readJaarInCel } from '@letterhaven/domain/jaar-in-cel'

/** Matches the years before the first leerjaar; in Flanders these are three years of kleuters. */
const KLEUTER = /^(?:k\D*([1-3])|([1-3])\D*k)/i
const CIJFER = /[1-8]/

/** How the years in a list are counted: the Dutch way from 1 to 8, or the Flemish way, in which the first leerjaar is 3. */
export type Telling = Land

function jaarVanNaam(naam: string, telling: Telling): string {
  const kleuter = telling === 'be' && KLEUTER.exec(naam)
  if (kleuter) return String(Number(kleuter[1] ?? kleuter[2]) - 1)
  const jaren = CIJFER.test(naam) ? jarenInNaam(naam, telling) : []
  return jaren.length === 1 ? String(jaren[0]) : ''
}

/**
 * Returns the standard's year for a cell or for the name of a group. A word in it tells how it counts ('groep 5', '3de
 * leerjaar'); otherwise it counts as the list does. Empty for a combination group, because its pupils differ.
 */
export function jaarVan(tekst: string, telling: Telling): string {
  const jaar = readJaarInCel(tekst, telling)
  return jaar === null ? jaarVanNaam(tekst, telling) : String(jaar)
}
