import { parse } from 'csv-parse/sync'
import type { Land } from '@letterhaven/contracts/admin'
import { leesKolommen, type Kolom } from '@letterhaven/domain/kolommen'
import { leesLijst } from '../bestand/lees-tekst.ts'
import { beoordeel, type Leesopties, type Uitslag } from '../oordeel/beoordeel.ts'
import type { Inhoud, Ruw } from '../oordeel/inhoud.ts'
import { waarVan } from '../oordeel/blik.ts'
import { Geweigerd, type Meldboek } from '../oordeel/meldingen.ts'
import { jaarVan } from './jaar-van-kolom.ts'

/** Whichever of these the first line has most of. */
const SCHEIDINGEN = [';', '\t', ','] as const
const MEESTE_RIJEN = 30_000
const LANGSTE_RIJ = 20_000

function scheiding(tekst: string): string {
  const kop = /^[^\r\n]*/.exec(tekst)?.[0].replaceAll(/"[^"]*"/g, '') ?? ''
  const keren = SCHEIDINGEN.map((teken) => kop.split(teken).length)
  return SCHEIDINGEN[keren.indexOf(Math.max(...keren))] ?? ';'
}

interface Regel {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function leesRegels(tekst: string): Regel[] {
  try {
    return parse(tekst, {
      delimiter: scheiding(tekst),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LANGSTE_RIJ,
      to: MEESTE_RIJEN + 1,
    }) as unknown as Regel[]
  } catch {
    throw new Geweigerd('format')
  }
}

type Cellen = ReadonlyMap<Kolom, string>

function cellenVan(kolommen: readonly (Kolom | null)[], record: readonly string[]): Cellen {
  return new Map(
    kolommen.flatMap((kolom, i) => {
      const cel = record[i]?.trim() ?? ''
      return kolom === null || cel === '' ? [] : [[kolom, cel] as const]
    }),
  )
}

const VELDEN = [
  'achternaam',
  'voorvoegsel',
  'roepnaam',
  'voornamen',
  'geboortedatum',
  'uitstroomdatum',
] as const

/**
 * The year of a pupil: said by itself, or by the name of its group. 'Klas' and 'Leerjaar' are words of both countries: how
 * they count is known by whose list it is, and where nobody says so by the word.
 */
function jaarVanRij(cellen: Cellen, land: Land | undefined): string {
  const jaargroep = cellen.get('jaargroep')
  // A code of the standard, such as S, stays what it is.
  if (jaargroep !== undefined) return jaarVan(jaargroep, 'nl') || jaargroep
  const leerjaar = cellen.get('leerjaar')
  if (leerjaar !== undefined) return jaarVan(leerjaar, land ?? 'be')
  const telling = land ?? (cellen.has('klas') ? 'be' : 'nl')
  return jaarVan(groepVan(cellen), telling)
}

const groepVan = (cellen: Cellen): string => cellen.get('groep') ?? cellen.get('klas') ?? ''

function maakRuw(cellen: Cellen, regel: number, land: Land | undefined): Ruw {
  const velden = VELDEN.flatMap((veld) => {
    const cel = cellen.get(veld)
    return cel === undefined ? [] : [[veld, cel] as const]
  })
  const groep = groepVan(cellen)
  return {
    soort: 'leerling',
    regel,
    sleutel: cellen.get('sleutel') ?? '',
    eckid: cellen.get('eckid') ?? '',
    velden: new Map<string, string>([...velden, ['jaargroep', jaarVanRij(cellen, land)]]),
    rollen: [],
    verwijzingen: groep === '' ? [] : [{ soort: 'groep', sleutel: groep, rollen: [] }],
  }
}

/** A group that only has a name: the name is its key. Its pupils say their own years. */
const maakGroep = (naam: string): Ruw => ({
  soort: 'groep',
  regel: 1,
  sleutel: naam,
  eckid: '',
  velden: new Map([['naam', naam]]),
  rollen: [],
  verwijzingen: [],
})

interface Gelezen {
  readonly record: readonly string[]
  readonly rij: Ruw
}

/** Lines that say all the same and no number are one child that was copied twice. */
function zonderHerhaling(regels: readonly Gelezen[], boek: Meldboek): Ruw[] {
  const gezien = new Set<string>()
  return regels.flatMap(({ record, rij }) => {
    if (rij.sleutel !== '' || rij.eckid !== '') return [rij]
    const wat = JSON.stringify(record.map((cel) => cel.trim().toLowerCase()))
    if (gezien.has(wat)) {
      boek.meld('dup-line', () => waarVan(rij))
      return []
    }
    gezien.add(wat)
    return [rij]
  })
}

interface Lijst {
  readonly regels: readonly Regel[]
  readonly land: Land | undefined
}

function maakInhoud({ regels, land }: Lijst, boek: Meldboek): Inhoud {
  const [kop, ...rest] = regels
  if (rest.length > MEESTE_RIJEN - 1) throw new Geweigerd('limit')
  const kolommen = leesKolommen(kop?.record ?? [])
  if (!kolommen.some((kolom) => kolom === 'roepnaam' || kolom === 'achternaam'))
    throw new Geweigerd('columns')
  const rijen = rest.map(({ record, info }) => ({
    record,
    regel: info.lines,
    cellen: cellenVan(kolommen, record),
  }))
  if (rijen.length === 0) throw new Geweigerd('no-pupils')
  const groepen = new Set(rijen.map(({ cellen }) => groepVan(cellen)).filter(Boolean))
  const tel = (kolom: Kolom): number => rijen.filter(({ cellen }) => cellen.has(kolom)).length
  return {
    school: null,
    secties: new Set(['leerlingen']),
    rijen: {
      vestigingen: [],
      groepen: [...groepen].map(maakGroep),
      leerlingen: zonderHerhaling(
        rijen.map(({ record, cellen, regel }) => ({ record, rij: maakRuw(cellen, regel, land) })),
        boek,
      ),
      leerkrachten: [],
    },
    bsn: tel('bsn'),
    rijksregister: tel('rijksregister'),
  }
}

/**
 * Reads a list of pupils with names of columns in its first line: what WISA, Informat or any spreadsheet saves, or what
 * was copied from one (tabs). Judged as an EDEXML file is. Never throws for what is in the bytes.
 */
export const readLeerlingenlijst = (bytes: Uint8Array, opties: Leesopties = {}): Uitslag =>
  beoordeel((boek) => {
    const tekst = leesLijst(bytes, boek)
    return maakInhoud({ regels: leesRegels(tekst), land: opties.land }, boek)
  }, opties)
