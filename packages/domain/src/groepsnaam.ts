import type { Land } from '@letterhaven/contracts/admin'

/** The last year of primary school. */
export const LAATSTE_JAAR = 8

/** Returns the number that a country uses for a year in the name of a group: 'groep 5' is the '3e leerjaar'. */
function cijferVan(jaar: number, land: Land): number {
  if (land === 'nl') return jaar
  return jaar < 3 ? jaar + 1 : jaar - 2
}

const KLEUTER = /kleuter|(?<![a-z])k(?=\d)/iu
/** A number that stands alone: the one in 'Groep 3A' and those in '3/4', but not the one in 'Lokaal 12'. */
const CIJFER = /(?<!\d)[1-8](?!\d)/gu
/** What tells namesakes apart at the end of a name: the '(2)' of 'Groep 3 (2)'. */
const NAAMGENOOT = / \(\d+\)$/u

/** Splits a name that speaks of a year from the number that tells it from its namesakes: in 'De Uilen (3)', 3 is the year. */
function splitNaamgenoot(naam: string): readonly [string, string] {
  const zonder = naam.replace(NAAMGENOOT, '')
  return zonder.search(CIJFER) === -1 ? [naam, ''] : [zonder, naam.slice(zonder.length)]
}

function jaarVan(cijfer: number, naam: string, land: Land): number {
  if (land === 'nl') return cijfer
  return KLEUTER.test(naam) ? cijfer - 1 : cijfer + 2
}

/** Returns the years that a group's name speaks of, in order: 3 and 4 for 'Groep 3/4', none for 'De Zwaluwen'. */
export function jarenInNaam(naam: string, land: Land): number[] {
  const [eigen] = splitNaamgenoot(naam)
  const jaren = [...eigen.matchAll(CIJFER)]
    .map(([cijfer]) => jaarVan(Number(cijfer), naam, land))
    .filter((jaar) => jaar >= 1 && jaar <= LAATSTE_JAAR)
  return [...new Set(jaren)].toSorted((a, b) => a - b)
}

/** The year in which reading begins. */
const EERSTE_JAAR = 3

/**
 * Returns the year of a pupil who is new to a group: the year in the group's name if a pupil of that year sits there, so that
 * one guest changes nothing; else the year of those who sit there, else the one in the name, else the year in which reading
 * begins.
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

/** Returns the letter that tells groups of one year apart: 'a' for 'Groep 3A'; '' where there is none. */
export const letterVan = (naam: string): string =>
  /(?:\d|\s)([a-z])$/iu.exec(splitNaamgenoot(naam.trim())[0])?.[1]?.toLowerCase() ?? ''

/**
 * Returns what a group is called a year later: 'Groep 3A' becomes 'Groep 4A'. A name without a year stays, and so does one with
 * the last year.
 */
export function naamEenJaarLater(naam: string, land: Land): string {
  const jaren = jarenInNaam(naam, land)
  if (jaren.length === 0 || jaren.includes(LAATSTE_JAAR)) return naam
  const [eigen, naamgenoot] = splitNaamgenoot(naam)
  const nieuw = eigen.replace(CIJFER, (cijfer) => {
    const jaar = jaarVan(Number(cijfer), naam, land)
    return jaar < 1 ? cijfer : String(cijferVan(jaar + 1, land))
  })
  const later = `${nieuw}${naamgenoot}`
  // After the last year of the kleuterklas comes the first leerjaar.
  if (land === 'nl' || !jaren.includes(2)) return later
  return later.replace(/kleuterklas|kleuter/iu, 'leerjaar').replace(/(?<![a-z])K(?=\d)/u, 'L')
}
