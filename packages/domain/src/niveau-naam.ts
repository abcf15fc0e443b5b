import type { JaarNiveau } from '@letterhaven/contracts/leerling'
import type { Jaarwoorden } from './jaarwoorden.ts'

/**
 * Our own names for a level: 'begin', 'midden' or 'eind' of a school year. They say what is mastered, in the words of our own
 * corpus: 'eind groep 4' is where 8 of 10 words of groep 4 are written right (`adaptief/in-jaren`), and each third of a year is
 * equally long. The assumption behind it is that two years are one logit apart. It is no test score, tells nothing about other
 * children, and uses no other publisher's scale.
 */
const EERSTE = 3
const LAATSTE = 8
const DELEN = ['begin', 'midden', 'eind'] as const
const HALF = 0.5

/** An interval wider than this, in school years, leaves the level open. Our own choice. */
const TE_BREED = 1.7

/** Returns the last year whose words a pupil of this year gets; words beyond it were never asked. */
const hoogste = (jaargroep: number): number => Math.max(EERSTE, Math.min(LAATSTE, jaargroep))

/**
 * Names one level for a pupil of this year: 'midden groep 5', or '… 3e leerjaar' with Flemish words. Beyond the words that were
 * asked it names no level: 'boven eind groep 5'.
 */
export function niveauNaam(
  jaar: number,
  jaargroep: number,
  woorden: Pick<Jaarwoorden, 'groepN'>,
): string {
  const laatste = hoogste(jaargroep)
  if (jaar < EERSTE - HALF) return `onder begin ${woorden.groepN(EERSTE)}`
  if (jaar >= laatste + HALF) return `boven eind ${woorden.groepN(laatste)}`
  const groep = Math.floor(jaar + HALF)
  const derde = Math.min(DELEN.length - 1, Math.floor((jaar + HALF - groep) * DELEN.length))
  return `${DELEN[derde]} ${woorden.groepN(groep)}`
}

/** Whether this level is known well enough to be named. */
export function isNoembaar(niveau: JaarNiveau | null): niveau is JaarNiveau {
  return niveau !== null && niveau.hoog - niveau.laag <= TE_BREED
}

/** Puts the ends of the interval into words: 'tussen eind groep 4 en midden groep 5'; null where both have the same name. */
export function niveauTussen(
  { laag, hoog }: JaarNiveau,
  jaargroep: number,
  woorden: Pick<Jaarwoorden, 'groepN'>,
): string | null {
  const [van, tot] = [niveauNaam(laag, jaargroep, woorden), niveauNaam(hoog, jaargroep, woorden)]
  if (van === tot) return null
  if (laag < EERSTE - HALF) return `hoogstens ${tot}`
  return hoog >= hoogste(jaargroep) + HALF ? `minstens ${van}` : `tussen ${van} en ${tot}`
}

/**
 * The share of the uncertainty that all categories of one child have in common: .81 of 1.30 in the engine's prior (the study
 * behind `adaptief/constanten`). Assumption: it stays the same while answers come in.
 */
const GEDEELD = 0.62

/**
 * Combines the levels of several categories into one: the mean of the estimates. The shared part of its interval does not
 * shrink with more categories; the rest does. Returns null where there are none.
 */
export function niveauOver(niveaus: readonly JaarNiveau[]): JaarNiveau | null {
  const n = niveaus.length
  if (n === 0) return null
  const som = (waarde: (niveau: JaarNiveau) => number) =>
    niveaus.reduce((tot, niveau) => tot + waarde(niveau), 0)
  const half = ({ laag, hoog }: JaarNiveau) => (hoog - laag) / 2
  const jaar = som((niveau) => niveau.jaar) / n
  const samen = GEDEELD * (som(half) / n) ** 2
  const eigen = ((1 - GEDEELD) * som((niveau) => half(niveau) ** 2)) / n ** 2
  const breedte = Math.sqrt(samen + eigen)
  return { jaar, laag: jaar - breedte, hoog: jaar + breedte }
}
