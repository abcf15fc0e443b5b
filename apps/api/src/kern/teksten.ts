import { askMoeilijkheid } from '@letterhaven/adaptief/lezen/begrip'
import type { Schatting } from '@letterhaven/adaptief'
import type { Land } from '@letterhaven/contracts/admin'
import type { Catalogus, SpelOpgave } from '@letterhaven/contracts/taak'
import { tekstOpgavenVan } from '@letterhaven/game-kit/opgave/teksten'
import { loadTeksten, type Leestekst } from '@letterhaven/taal/tekst'
import {
  TEKST,
  TEKST_CATEGORIEEN,
  TEKSTNIVEAUS_VAN,
  type TekstRij,
} from '@letterhaven/taal/tekst-categorieen'
import { takeTurn } from './beurten.ts'
import type { BekendeOpgave } from './bekende-opgave.ts'

/** For whom a taak of texts is made, which turn it is, and which questions were asked not long ago. */
interface Wie {
  readonly land: Land
  readonly beurt: number
  readonly gevraagd?: ReadonlyMap<string, unknown>
}

type Tekstvragen = Extract<SpelOpgave, { soort: 'tekst' }>[]

/** The questions about texts. */
export interface Teksten {
  /** Returns the question at an address, with its category; null for one that never was. What is right is so in both countries. */
  find(id: string): BekendeOpgave | null
  /** Returns whole texts of these categories for a country, each with its questions: first those that were not read lately. */
  list(codes: readonly string[], wie: Wie): Tekstvragen
  /** Returns how hard the question at an address is assumed to be; null for one that never was. */
  moeilijkheid(id: string): Schatting | null
  /** What the engine needs to know of them. */
  readonly catalogus: Catalogus
}

/** How far the texts of the end of a year are from those of its middle, in school years. */
const HALF_JAAR = 0.5
/** How many texts go into one taak: two rounds of the longest, so that a device can play on without a network. */
const PER_TAAK = 6

interface Tekst {
  readonly rij: TekstRij
  readonly bron: Leestekst
  /** Its place in school years: 4.25 for the end of groep 4. */
  readonly jaar: number
  readonly per: Readonly<Record<Land, Tekstvragen>>
}

async function loadJaar(rij: TekstRij): Promise<readonly Tekst[]> {
  const niveaus = TEKSTNIVEAUS_VAN[rij.groep]
  const lijsten = await Promise.all(niveaus.map(loadTeksten))
  return lijsten.flatMap((teksten, i) =>
    teksten.map((bron) => ({
      rij,
      bron,
      jaar: rij.groep + (i - niveaus.length + 1.5) * HALF_JAAR,
      per: {
        nl: [...tekstOpgavenVan(bron, 'nl')] as Tekstvragen,
        be: [...tekstOpgavenVan(bron, 'be')] as Tekstvragen,
      },
    })),
  )
}

/** Makes the catalogue of the engine: a category for each year, with everything that is asked in it. */
const catalogusVan = (teksten: readonly Tekst[]): Catalogus => ({
  categorieen: Object.values(TEKST_CATEGORIEEN).map(({ code, groep, vereist }) => ({
    code,
    groep,
    vereist: [...vereist],
    gebied: TEKST,
  })),
  woorden: teksten.flatMap(({ rij, bron, jaar, per }) =>
    per.nl.map(({ id }, nr) => ({
      id,
      categorie: rij.code,
      kenmerken: {},
      moeilijkheid: askMoeilijkheid(jaar, bron.vragen[nr]?.soort),
    })),
  ),
})

/** Loads the texts with their questions. */
export async function loadTekstKern(): Promise<Teksten> {
  const teksten = (await Promise.all(Object.values(TEKST_CATEGORIEEN).map(loadJaar))).flat()
  const opAdres = new Map(
    teksten.flatMap(({ rij, per }) =>
      per.nl.map((opgave) => [opgave.id, { opgave, categorie: rij.code }] as const),
    ),
  )
  const catalogus = catalogusVan(teksten)
  const maten = new Map(catalogus.woorden.map(({ id, moeilijkheid }) => [id, moeilijkheid]))
  return {
    catalogus,
    moeilijkheid: (id) => maten.get(id) ?? null,
    find: (id) => opAdres.get(id) ?? null,
    list(codes, { land, beurt, gevraagd }) {
      const hier = teksten.filter(({ rij }) => codes.includes(rij.code))
      const isGelezen = ({ per }: Tekst) => per.nl.some(({ id }) => gevraagd?.has(id) === true)
      const nieuw = hier.filter((tekst) => !isGelezen(tekst))
      // Who has read them all gets those of this turn again.
      const weer = takeTurn(hier.filter(isGelezen), { aantal: PER_TAAK, beurt })
      return [...nieuw, ...weer].slice(0, PER_TAAK).flatMap(({ per }) => per[land])
    },
  }
}
