import { logistisch, metGok } from '../kans.ts'
import { gemiddelde, op, som, tot } from '../rij.ts'
import { makeToeval, zaad } from '../toeval.ts'
import { makeTekstlezer, toeslagVan, type Tekst } from './product.ts'

/** The groep at 0 on the scale, on which a school year is one logit, and how much readers of a groep differ. */
const ANKERGROEP = 4
const NIVEAU_SD = 1
/** How far a question is off from what its kind and its text's year say. */
const VRAAG_SD = 0.6
/** How far all questions of a text are off together: little, or as far as one question is by itself. Nobody knows which. */
const TEKSTEN_VERSCHILLEN = { weinig: 0.3, veel: 0.6 } as const
export type Tekstverschil = keyof typeof TEKSTEN_VERSCHILLEN
/** Four questions about each text, each with four choices. */
const SOORTEN = ['letterlijk', 'gevolg', 'woord', 'afleiden'] as const
const KEUZES = 4
/** Texts from the middle of groep 2 up to the middle of groep 8, eight of each quarter of a year. */
const TEKSTEN: readonly Tekst[] = tot(25).flatMap((i) =>
  tot(8).map((nr) => ({ id: `${i}-${nr}`, jaar: 2.5 + i / 4, keuzes: KEUZES })),
)
export const BEGRIP_NA = [6, 12, 24] as const

/** What was found of one reader after so many texts, in school years. */
export interface BegripUitslag {
  readonly na: number
  readonly kwadraat: number
  /** What the answers tell of the level of who does not know how hard single questions are. */
  readonly informatie: number
  readonly isBinnen: boolean
  readonly goed: number
}

/** Places and weights of a normal curve in fifteen steps. */
const PUNTEN = tot(15).map((i) => (i - 7) / 2)
const GEWICHTEN = PUNTEN.map((z) => Math.exp((-z * z) / 2))

/** Returns the chance of a right answer where the difficulty is known but for a normal error. */
export function kansOver(x: number, sd: number, gok: number): number {
  const kansen = PUNTEN.map((z, i) => op(GEWICHTEN, i) * metGok(logistisch(x + sd * z), gok))
  return som(kansen) / som(GEWICHTEN)
}

const H = 1e-4
/** Returns what an answer tells of the level, in 1/logit², of who knows the difficulty but for a normal error. */
export function informatieOver(x: number, sd: number, gok: number): number {
  const p = kansOver(x, sd, gok)
  const helling = (kansOver(x + H, sd, gok) - kansOver(x - H, sd, gok)) / (2 * H)
  return helling ** 2 / (p * (1 - p))
}

/** Returns the chance of each pattern of answers about one text, where what its questions share is not known. */
function patronen(afstanden: readonly number[], samen: number): number[] {
  const perPunt = PUNTEN.map((z) =>
    afstanden.map((x) => kansOver(x + samen * z, VRAAG_SD, 1 / KEUZES)),
  )
  return tot(2 ** afstanden.length).map((patroon) => {
    const kansen = perPunt.map((rij, i) =>
      rij.reduce((product, p, q) => product * ((patroon >> q) & 1 ? p : 1 - p), op(GEWICHTEN, i)),
    )
    return som(kansen) / som(GEWICHTEN)
  })
}

/** Returns what the answers about one text tell of the level together, of who does not know how hard text and questions are. */
export function tekstInformatie(afstanden: readonly number[], samen: number): number {
  const bij = (h: number): number[] =>
    patronen(
      afstanden.map((x) => x + h),
      samen,
    )
  const [onder, hier, boven] = [bij(-H), bij(0), bij(H)]
  return som(hier.map((p, i) => ((op(boven, i) - op(onder, i)) / (2 * H)) ** 2 / p))
}

/** The variance of a level that is left by the mean information of all, and no estimator goes under it (van Trees). */
export const begripGrens = (rijen: readonly BegripUitslag[]): number =>
  1 / (1 / NIVEAU_SD ** 2 + gemiddelde(rijen.map(({ informatie }) => informatie)))

/** Lets readers read the texts that the product chooses, and compares what it says of each with what is true. */
export function readTeksten(
  naam: string,
  leerlingen: number,
  verschil: Tekstverschil,
): BegripUitslag[] {
  const samenSd = TEKSTEN_VERSCHILLEN[verschil]
  return tot(leerlingen).flatMap((nr) => {
    const toeval = makeToeval(zaad(naam, 13, nr))
    const groep = ANKERGROEP + (nr % 5)
    const niveau = groep - ANKERGROEP + NIVEAU_SD * toeval.normaal()
    // Three of four open questions go right in a text that lies this far under the level.
    const waar = ANKERGROEP + niveau - Math.log(3)
    const volger = makeTekstlezer(groep)
    let [informatie, goed] = [0, 0]
    return tot(Math.max(...BEGRIP_NA)).flatMap((n) => {
      const tekst = volger.choose(TEKSTEN)
      const samen = samenSd * toeval.normaal()
      const afstanden = SOORTEN.map(
        (soort) => niveau - (tekst.jaar - ANKERGROEP) - toeslagVan(soort),
      )
      informatie += tekstInformatie(afstanden, samenSd)
      const vragen = SOORTEN.map((soort, i) => {
        const x = op(afstanden, i) - samen - VRAAG_SD * toeval.normaal()
        return { soort, correct: toeval.deel() < metGok(logistisch(x), 1 / KEUZES) }
      })
      goed += som(vragen.map(({ correct }) => (correct ? 1 : 0)))
      volger.hoor(tekst, vragen, n)
      const na = n + 1
      if (!BEGRIP_NA.some((moment) => moment === na)) return []
      const { waarde, laag, hoog } = volger.nu()
      return [
        {
          na,
          kwadraat: (waarde - waar) ** 2,
          informatie,
          isBinnen: laag <= waar && waar <= hoog,
          goed: goed / (na * SOORTEN.length),
        },
      ]
    })
  })
}
