import type { Land } from '@letterhaven/contracts/admin'
import type { Catalogus, SpelOpgave } from '@letterhaven/contracts/taak'
import { tekstOpgavenVan } from '@letterhaven/game-kit/opgave/teksten'
import { loadTeksten, type Leestekst, type Vraagsoort } from '@letterhaven/taal/tekst'
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
  /** What the engine needs to know of them. */
  readonly catalogus: Catalogus
}

/** The year in which a question is at 0 on the logit scale, as for words. */
const ANKERGROEP = 4
/** The uncertainty (in logits) of a difficulty that comes from the level alone, before any answer is seen. */
const ONZEKERHEID = 0.6
/** How far the texts of the end of a year are from those of its middle, in logits: half a year. */
const HALF_JAAR = 0.5
/** How much harder it is to think what is not said than to find what is, in logits: our own first guess. */
const VRAAGMAAT: Readonly<Record<Vraagsoort, number>> = {
  letterlijk: -0.3,
  volgorde: 0,
  gevolg: 0,
  gevoel: 0,
  woord: 0.2,
  hoofdgedachte: 0.3,
  afleiden: 0.3,
}
/** How many texts go into one taak: two rounds of the longest, so that a device can play on without a network. */
const PER_TAAK = 6

interface Tekst {
  readonly rij: TekstRij
  readonly bron: Leestekst
  /** How far its level is from the middle of its year, in logits. */
  readonly afstand: number
  readonly per: Readonly<Record<Land, Tekstvragen>>
}

async function loadJaar(rij: TekstRij): Promise<readonly Tekst[]> {
  const niveaus = TEKSTNIVEAUS_VAN[rij.groep]
  const lijsten = await Promise.all(niveaus.map(loadTeksten))
  return lijsten.flatMap((teksten, i) =>
    teksten.map((bron) => ({
      rij,
      bron,
      afstand: (i - niveaus.length + 1.5) * HALF_JAAR,
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
  woorden: teksten.flatMap(({ rij, bron, afstand, per }) =>
    per.nl.map(({ id }, nr) => ({
      id,
      categorie: rij.code,
      kenmerken: {},
      moeilijkheid: {
        mean: rij.groep - ANKERGROEP + afstand + VRAAGMAAT[bron.vragen[nr]?.soort ?? 'gevolg'],
        sd: ONZEKERHEID,
      },
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
  return {
    catalogus: catalogusVan(teksten),
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
