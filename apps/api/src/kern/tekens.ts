import type { Land } from '@letterhaven/contracts/admin'
import type { Catalogus, SpelOpgave } from '@letterhaven/contracts/taak'
import type { TekenOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadTekenOpgaven } from '@letterhaven/game-kit/opgave/tekens'
import { TEKEN_CATEGORIEEN, TEKENS, type TekenRij } from '@letterhaven/taal/teken-categorieen'
import type { BekendeOpgave } from './bekende-opgave.ts'
import { takeTurnMet } from './beurten.ts'

/** For whom a taak of marks is made, which turn it is, and the addresses of what went wrong and has to come back. */
interface Wie {
  readonly land: Land
  readonly beurt: number
  readonly gemist?: ReadonlySet<string>
}

type SpelTeken = Extract<SpelOpgave, { soort: 'teken' }>

/** The texts without their marks. */
export interface Tekens {
  /** Returns the text at an address, with its category; null for one that never was. What is right is so in both countries. */
  find(id: string): BekendeOpgave | null
  /** Returns the texts of this turn of these categories, as a country reads them, and what was missed. */
  list(codes: readonly string[], wie: Wie): SpelTeken[]
  /** What the engine needs to know of them. */
  readonly catalogus: Catalogus
}

/** The uncertainty (in logits) of a difficulty that comes from the year alone, before any answer is seen. */
const ONZEKERHEID = 0.6
/** The year in which a text is at 0 on the logit scale, as for words. */
const ANKERGROEP = 4
/** How many texts go into one taak: two rounds, so that a device can play on without a network. */
const PER_TAAK = 24

interface Jaar {
  readonly rij: TekenRij
  readonly per: Readonly<Record<Land, readonly TekenOpgave[]>>
}

const loadJaar = async (rij: TekenRij): Promise<Jaar> => ({
  rij,
  per: {
    nl: await loadTekenOpgaven(rij.groep, 'nl'),
    be: await loadTekenOpgaven(rij.groep, 'be'),
  },
})

/** Makes the catalogue of the engine: a category for each year, with everything that is asked in it. */
const catalogusVan = (jaren: readonly Jaar[]): Catalogus => ({
  categorieen: jaren.map(({ rij: { code, groep, vereist } }) => ({
    code,
    groep,
    vereist: [...vereist],
    gebied: TEKENS,
  })),
  woorden: jaren.flatMap(({ rij, per }) =>
    per.nl.map(({ id }) => ({
      id,
      categorie: rij.code,
      kenmerken: {},
      moeilijkheid: { mean: rij.groep - ANKERGROEP, sd: ONZEKERHEID },
    })),
  ),
})

/** Returns a text as the server judges it: in the words of either country. */
const metBeide = (nl: TekenOpgave, be: TekenOpgave | undefined): TekenOpgave =>
  be === undefined ? nl : { ...nl, goed: [...new Set([...nl.goed, ...be.goed])] }

/** Loads the texts without their marks. */
export async function loadTekens(): Promise<Tekens> {
  const jaren = await Promise.all(Object.values(TEKEN_CATEGORIEEN).map(loadJaar))
  const opAdres = new Map(
    jaren.flatMap(({ rij, per }) =>
      per.nl.map((opgave, nr) => [
        opgave.id,
        { opgave: metBeide(opgave, per.be[nr]), categorie: rij.code },
      ]),
    ),
  )
  return {
    catalogus: catalogusVan(jaren),
    find: (id) => opAdres.get(id) ?? null,
    list: (codes, { land, beurt, gemist }) =>
      jaren
        .filter(({ rij }) => codes.includes(rij.code))
        .flatMap(({ per }) =>
          takeTurnMet(per[land], { aantal: PER_TAAK, beurt }, ({ id }) => gemist?.has(id) === true),
        )
        .map(({ woorden, tekens, goed, ...rest }) => ({
          ...rest,
          woorden: [...woorden],
          tekens: [...tekens],
          goed: [...goed],
        })),
  }
}
