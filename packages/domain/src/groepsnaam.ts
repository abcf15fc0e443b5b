import type { Land } from '@letterhaven/contracts/admin'

/** The last year of primary school. */
export const LAATSTE_JAAR = 8

/** The number by which a country calls a year in the name of a group: 'groep 5' is the '3e leerjaar'. */
function cijferVan(jaar: number, land: Land): number {
  if (land === 'nl') return jaar
  return jaar < 3 ? jaar + 1 : jaar - 2
}

const KLEUTER = /kleuter|(?<![a-z])k(?=\d)/iu
/** A number that stands alone: that of 'Groep 3A' and those of '3/4', not that of 'Lokaal 12'. */
const CIJFER = /(?<!\d)[1-8](?!\d)/gu

function jaarVan(cijfer: number, naam: string, land: Land): number {
  if (land === 'nl') return cijfer
  return KLEUTER.test(naam) ? cijfer - 1 : cijfer + 2
}

/** The years that a group's name speaks of, in order: 'Groep 3/4' of 3 and 4, 'De Zwaluwen' of none. */
export function jarenInNaam(naam: string, land: Land): number[] {
  const jaren = [...naam.matchAll(CIJFER)]
    .map(([cijfer]) => jaarVan(Number(cijfer), naam, land))
    .filter((jaar) => jaar >= 1 && jaar <= LAATSTE_JAAR)
  return [...new Set(jaren)].toSorted((a, b) => a - b)
}

/** Where reading begins. */
const EERSTE_JAAR = 3

/**
 * The year of who comes new to a group: that of its name where somebody of it sits there, so that one guest changes
 * nothing; else that of who sits there, else what its name says, else where reading begins.
 */
export const jaarVanNieuwe = (
  { naam, jaargroepen }: { readonly naam: string; readonly jaargroepen: readonly number[] },
  land: Land,
): number => {
  const genoemd = jarenInNaam(naam, land)
  return (
    genoemd.find((jaar) => jaargroepen.includes(jaar)) ??
    jaargroepen[0] ??
    genoemd[0] ??
    EERSTE_JAAR
  )
}

/** The letter by which groups of one year are told apart: 'a' of 'Groep 3A'; '' where there is none. */
export const letterVan = (naam: string): string =>
  /(?:\d|\s)([a-z])$/iu.exec(naam.trim())?.[1]?.toLowerCase() ?? ''

/** What a group is called a year later: 'Groep 3A' becomes 'Groep 4A'; a name without a year stays. */
export function naamEenJaarLater(naam: string, land: Land): string {
  const jaren = jarenInNaam(naam, land)
  if (jaren.length === 0 || jaren.includes(LAATSTE_JAAR)) return naam
  const later = naam.replace(CIJFER, (cijfer) => {
    const jaar = jaarVan(Number(cijfer), naam, land)
    return jaar < 1 ? cijfer : String(cijferVan(jaar + 1, land))
  })
  // Who leaves the last year of the kleuters comes into the first of the leerjaren.
  if (land === 'nl' || !jaren.includes(2)) return later
  return later.replace(/kleuterklas|kleuter/iu, 'leerjaar').replace(/(?<![a-z])K(?=\d)/u, 'L')
}
