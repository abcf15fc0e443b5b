import { schoneTekst } from '@letterhaven/domain/schone-tekst'
import type { Land } from '@letterhaven/contracts/admin'
import { readDagkolom } from '@letterhaven/domain/lijst/dagkolom'
import { kanOvergaan, oordeelOverJaar } from '@letterhaven/domain/jaar-van-school'
import { schooljaarVan } from '@letterhaven/domain/schooljaar'
import type { SchoolRij } from '../momentopname.ts'
import type { Blik } from './blik.ts'
import { Geweigerd } from './meldingen.ts'
import * as v from './velden.ts'

const BRIN = /^(\d{2}[A-Z]{2})(\d{2})?$/
const SCHOOLJAAR = /^(\d{4}) ?[-/\u2013] ?(?:\d{2})?(\d{2})$/

/** Returns '2026-2027', also when it is written '2026/27'; null when the text is not a school year. */
function readSchooljaar(tekst: string | null): string | null {
  const [, van, tot] = SCHOOLJAAR.exec(tekst ?? '') ?? []
  if (van === undefined) return null
  const jaar = `${van}-${String(Number(van) + 1).padStart(4, '0')}`
  return jaar.endsWith(tot ?? '') ? jaar : null
}

const GEEN_SCHOOL: SchoolRij = {
  schooljaar: null,
  peildatum: null,
  brin: null,
  dependance: null,
  instellingsnummer: null,
  schoolsleutel: null,
}

const readDag = (tekst: string | null): string | null => readDagkolom([tekst]).dagen[0]?.dag ?? null

/** Returns the school and the year of a file; refuses the file of another school. */
export function makeSchool(velden: ReadonlyMap<string, string> | null, blik: Blik): SchoolRij {
  if (velden === null) {
    checkLijstjaar(blik)
    return GEEN_SCHOOL
  }
  const veld = (naam: string): string | null => v.schoonOfNiets(velden.get(naam))
  const [, brin = null, achter] = BRIN.exec((veld('brincode') ?? '').toUpperCase()) ?? []
  const instellingsnummer = veld('instellingsnummer')?.replace(/^0+(?=\d)/, '') ?? null
  const schooljaar = readSchooljaar(veld('schooljaar'))
  checkSchool(brin ?? instellingsnummer, blik)
  checkJaar(schooljaar, brin === null && instellingsnummer !== null ? 'be' : 'nl', blik)
  return {
    schooljaar,
    peildatum: readDag(veld('peildatum')),
    brin,
    dependance: veld('dependancecode') ?? achter ?? null,
    instellingsnummer,
    schoolsleutel: veld('schoolkey'),
  }
}

/** Compares only the first four characters for a Dutch school: the last two tell its locations apart. */
function isDezelfdeSchool(eigen: string, verwacht: string): boolean {
  const kaal = (nummer: string): string => BRIN.exec(nummer)?.[1] ?? nummer.replace(/^0+(?=\d)/, '')
  return kaal(eigen) === kaal(schoneTekst(verwacht).toUpperCase())
}

function checkSchool(eigen: string | null, { boek, opties }: Blik): void {
  if (eigen === null) boek.report('school-unknown')
  else if (opties.school !== undefined && !isDezelfdeSchool(eigen, opties.school))
    throw new Geweigerd('other-school', eigen)
}

/** Warns when a list may belong to the coming school year, which is possible from June on and which no list says. */
function checkLijstjaar({ boek, opties: { vandaag, land, bezet = null } }: Blik): void {
  if (vandaag === undefined || land === undefined) return
  if (kanOvergaan({ vandaag, land, bezet }))
    boek.report('list-year', () => schooljaarVan(vandaag, land))
}

/** Refuses the file of a year that the school has left or may not move to yet, because it would move everybody to that year. */
function checkJaar(schooljaar: string | null, land: Land, { boek, opties }: Blik): void {
  const { vandaag, bezet = null } = opties
  if (schooljaar === null) return boek.report('school-year')
  if (vandaag === undefined) return
  const oordeel = oordeelOverJaar(schooljaar, { vandaag, land: opties.land ?? land, bezet })
  if (oordeel === 'voorbij') throw new Geweigerd('year-over', schooljaar)
  if (oordeel === 'later') throw new Geweigerd('year-later', schooljaar)
  if (oordeel === 'vorig') boek.report('last-year', () => schooljaar)
}
