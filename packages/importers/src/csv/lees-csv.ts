import type { Land } from '@letterhaven/contracts/admin'
import { noemtIemand, type Kolom } from '@letterhaven/domain/kolommen'
import { readLijst, type Lijst, type LijstRij } from '@letterhaven/domain/lijst/read-lijst'
import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import { readLijsttekst } from '../bestand/read-tekst.ts'
import { judge, type Uitslag } from '../oordeel/beoordeel.ts'
import type { Leesopties } from '../oordeel/leesopties.ts'
import { waarVan } from '../oordeel/blik.ts'
import type { Inhoud, Ruw } from '../oordeel/inhoud.ts'
import { Geweigerd, type Meldboek } from '../oordeel/meldingen.ts'
import { readGroepsnamen, makeGroepOpNaam, type Groepsnamen } from './groepen-op-naam.ts'
import { jaarVan } from './jaar-van-kolom.ts'

const MEESTE_RIJEN = 30_000
/** How many characters of the first line are shown when it names no columns. */
const LANGSTE_KOP = 80

type Cellen = ReadonlyMap<Kolom, string>

const VELDEN = [
  'achternaam',
  'voorvoegsel',
  'roepnaam',
  'voornamen',
  'geboortedatum',
  'uitstroomdatum',
] as const

/**
 * Returns the year of a pupil, from their own cell or from the name of their group. 'Klas' and 'Leerjaar' are used in
 * both countries: how they count depends on the school's country and, when that is unknown, on the word itself.
 */
function jaarVanRij(cellen: Cellen, land: Land | undefined): string {
  const jaargroep = cellen.get('jaargroep')
  // A code of the standard, such as S, is kept.
  if (jaargroep !== undefined) return jaarVan(jaargroep, 'nl') || jaargroep
  const leerjaar = cellen.get('leerjaar')
  if (leerjaar !== undefined) return jaarVan(leerjaar, land ?? 'be')
  const telling = land ?? (cellen.has('klas') ? 'be' : 'nl')
  return jaarVan(groepVan(cellen), telling)
}

const groepVan = (cellen: Cellen): string => cellen.get('groep') ?? cellen.get('klas') ?? ''

/** Matches a number that a spreadsheet took for one of its own and rounded: '1,23457E+11'. */
const BEDORVEN = /^\d[.,]\d+E\+?\d+$/iu

interface Bij {
  readonly boek: Meldboek
  readonly land: Land | undefined
  readonly groepen: Groepsnamen
}

function makeRuw({ waarden, regel, steektUit }: LijstRij, { boek, land, groepen }: Bij): Ruw {
  const velden = VELDEN.flatMap((veld) => {
    const cel = waarden.get(veld)
    return cel === undefined ? [] : [[veld, cel] as const]
  })
  const groep = groepen.naamVan(groepVan(waarden))
  const nummer = waarden.get('sleutel') ?? ''
  const rij: Ruw = {
    soort: 'leerling',
    regel,
    sleutel: BEDORVEN.test(nummer) ? '' : nummer,
    eckid: waarden.get('eckid') ?? '',
    velden: new Map<string, string>([...velden, ['jaargroep', jaarVanRij(waarden, land)]]),
    rollen: [],
    verwijzingen: groep === '' ? [] : [{ soort: 'groep', sleutel: groep, rollen: [] }],
  }
  if (rij.sleutel !== nummer) boek.report('number-spoiled', () => `${waarVan(rij)}: ${nummer}`)
  if (steektUit) boek.report('cells-beyond', () => waarVan(rij))
  return rij
}

/** Drops repeated lines: identical lines without a number are one child who was copied twice. */
function zonderHerhaling(rijen: readonly LijstRij[], bij: Bij): Ruw[] {
  const gezien = new Set<string>()
  return rijen.flatMap((lijstRij) => {
    const rij = makeRuw(lijstRij, bij)
    if (rij.sleutel !== '' || rij.eckid !== '') return [rij]
    const wat = JSON.stringify(lijstRij.cellen.map(naamSleutel))
    if (gezien.has(wat)) {
      bij.boek.report('dup-line', () => waarVan(rij))
      return []
    }
    gezien.add(wat)
    return [rij]
  })
}

/**
 * Refuses a list without column names, with an unclosed quote, with too many lines or without pupils; where it can, it
 * names the line and what it contains.
 */
function check({ kolommen, rijen, los, open, teVeel }: Lijst): void {
  const eerste = los[0]
  if (open !== null) throw new Geweigerd('quote', `regel ${open}, het teken "`)
  if (teVeel !== null) throw new Geweigerd('limit', `regel ${teVeel}`)
  if (rijen.length > MEESTE_RIJEN - 1) throw new Geweigerd('limit')
  if (kolommen === null || !noemtIemand(kolommen)) {
    const zegt = eerste?.cellen.filter(Boolean).join(', ').slice(0, LANGSTE_KOP)
    throw new Geweigerd('columns', eerste && `regel ${eerste.regel}: ${zegt}`)
  }
  if (rijen.length === 0) throw new Geweigerd('no-pupils')
}

function makeInhoud(tekst: string, land: Land | undefined, boek: Meldboek): Inhoud {
  const lijst = readLijst(tekst)
  check(lijst)
  const { rijen, boven, dubbel } = lijst
  for (const kop of dubbel) boek.report('column-twice', () => `kolom ${kop}`)
  for (const { regel, cellen } of boven)
    boek.report('row-above', () => `regel ${regel}: ${cellen.filter(Boolean).join(', ')}`)
  const groepen = readGroepsnamen(rijen.map(({ waarden }) => groepVan(waarden)))
  const count = (kolom: Kolom): number => rijen.filter(({ waarden }) => waarden.has(kolom)).length
  return {
    school: null,
    secties: new Set(['leerlingen']),
    groepenOpNaam: true,
    rijen: {
      vestigingen: [],
      groepen: groepen.namen.map(makeGroepOpNaam),
      leerlingen: zonderHerhaling(rijen, { boek, land, groepen }),
      leerkrachten: [],
    },
    bsn: count('bsn'),
    rijksregister: count('rijksregister'),
  }
}

/**
 * Reads a list of pupils that names its columns: what WISA, Informat or any spreadsheet saves, or what was copied from
 * one (tabs). It is judged in the same way as an EDEXML file. Never throws because of the content of the bytes.
 */
export const readLeerlingenlijst = (bytes: Uint8Array, opties: Leesopties = {}): Uitslag =>
  judge((boek) => makeInhoud(readLijsttekst(bytes, boek), opties.land, boek), opties)
