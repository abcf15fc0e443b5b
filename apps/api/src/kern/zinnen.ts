import type { Land } from '@letterhaven/contracts/admin'
import type { Catalogus, SpelOpgave } from '@letterhaven/contracts/taak'
import {
  beeldAdressenVan,
  beeldOpgaveVan,
  filmAdressenVan,
  filmOpgaveVan,
  loadZinsOpgaven,
  type ZinsOpgave,
  type ZinSoort,
} from '@letterhaven/game-kit/opgave/zinnen'
import { takeTurnMet } from './beurten.ts'
import { BEGRIP, BEGRIP_CATEGORIEEN, type BegripRij } from '@letterhaven/taal/begrip'

/** For whom a taak of sentences is made, which turn it is, and the addresses of what went wrong and has to come back. */
interface Wie {
  readonly land: Land
  readonly beurt: number
  readonly gemist?: ReadonlySet<string>
}

/** What is asked about sentences, as it goes to a device. */
type SpelZin = Extract<SpelOpgave, { soort: ZinSoort }>

/** The opgaven about sentences. */
export interface Zinnen {
  /** Returns the opgave at an address, with its category; null for one that never was. What is right is so in both countries. */
  find(id: string): { readonly opgave: ZinsOpgave; readonly categorie: string } | null
  /** Returns the opgaven of these categories for a country. Of the many scenes and films it takes those of this turn, and what was missed. */
  list(codes: readonly string[], wie: Wie): SpelZin[]
  /** What the engine needs to know of them. */
  readonly catalogus: Catalogus
}

/** The uncertainty (in logits) of a difficulty that comes from the year alone, before any answer is seen. */
const ONZEKERHEID = 0.6
/** The year in which a sentence is at 0 on the logit scale, as for words. */
const ANKERGROEP = 4
/** How many scenes, and how many films, go into one taak: two rounds, so that a device can play on without a network. */
const PER_TAAK = 24

interface Jaar {
  readonly rij: BegripRij
  readonly verhalen: Readonly<Record<Land, readonly SpelZin[]>>
  /** The addresses of what is drawn: scenes, and films. */
  readonly getekend: readonly (readonly string[])[]
}

async function loadJaar(rij: BegripRij): Promise<Jaar> {
  const van = async (land: Land): Promise<readonly SpelZin[]> => {
    const [zinnen, gaten] = await Promise.all([
      loadZinsOpgaven('zin', rij.groep, land),
      loadZinsOpgaven('gat', rij.groep, land),
    ])
    return [...zinnen, ...gaten] as SpelZin[]
  }
  const verhalen = { nl: await van('nl'), be: await van('be') }
  return { rij, verhalen, getekend: [beeldAdressenVan(rij.groep), filmAdressenVan(rij.groep)] }
}

/** Makes the catalogue of the engine: a category for each year, with everything that is asked in it. */
const catalogusVan = (jaren: readonly Jaar[]): Catalogus => ({
  categorieen: jaren.map(({ rij: { code, groep, vereist } }) => ({
    code,
    groep,
    vereist: [...vereist],
    gebied: BEGRIP,
  })),
  woorden: jaren.flatMap(({ rij, verhalen, getekend }) =>
    [...verhalen.nl.map(({ id }) => id), ...getekend.flat()].map((id) => ({
      id,
      categorie: rij.code,
      kenmerken: {},
      moeilijkheid: { mean: rij.groep - ANKERGROEP, sd: ONZEKERHEID },
    })),
  ),
})

/** Loads the opgaven about sentences. A scene or a film is drawn when it is first asked for, and kept. */
export async function loadZinnen(): Promise<Zinnen> {
  const jaren = await Promise.all(Object.values(BEGRIP_CATEGORIEEN).map(loadJaar))
  const verhalen = new Map<string, SpelZin>(
    jaren.flatMap(({ verhalen: { nl } }) => nl.map((opgave) => [opgave.id, opgave] as const)),
  )
  const catalogus = catalogusVan(jaren)
  const categorieen = new Map(catalogus.woorden.map(({ id, categorie }) => [id, categorie]))
  const getekend = new Map<string, SpelZin>()
  const drawOp = (adres: string): SpelZin | null => {
    const bekend = getekend.get(adres)
    if (bekend) return bekend
    const nieuw = (beeldOpgaveVan(adres) ?? filmOpgaveVan(adres)) as SpelZin | null
    if (nieuw) getekend.set(adres, nieuw)
    return nieuw
  }
  return {
    catalogus,
    find(id) {
      const categorie = categorieen.get(id)
      if (categorie === undefined) return null
      const opgave = verhalen.get(id) ?? drawOp(id)
      return opgave && { opgave, categorie }
    },
    list: (codes, { land, beurt, gemist }) =>
      jaren
        .filter(({ rij }) => codes.includes(rij.code))
        .flatMap((jaar) => [
          ...jaar.verhalen[land],
          ...jaar.getekend
            .flatMap((adressen) =>
              takeTurnMet(
                adressen,
                { aantal: PER_TAAK, beurt },
                (adres) => gemist?.has(adres) === true,
              ),
            )
            .flatMap((adres) => drawOp(adres) ?? []),
        ]),
  }
}
