import { op, som, tot } from '../rij.ts'
import { makeToeval, zaad, type Toeval } from '../toeval.ts'
import { reverse } from '../woordgrens.ts'
import { makeVlotlezer, type Schatting } from './product.ts'

/** Words right in a minute that are usual from groep 4 on, and how much readers of a groep differ, on a log scale. */
const GEWOON = [58, 76, 92, 104, 116] as const
const NIVEAU_SD = 0.42
/** Nobody begins faster than this, reading aloud: the product would take it for not reading. */
const SNELST = 260
/** Growth per day as a share: its mean over readers, how much they differ, and how the level wanders beside it. */
const GROEI = { midden: 0.001, sd: 0.0012 }
const ZWERF_DAG = 0.004
/** How far one reading is off, which differs from reader to reader: the mean and the spread of its log. */
const LEZING = { midden: 0.1, sd: 0.3 }
/** Spread of the log time of one word, and how many words are read. */
const WOORD_SD = 0.5
const WOORDEN = 60
/** How much slower a text of a year higher is read. */
const TRAAG = { midden: 0.1, sd: 0.04 }
/** The share of words that go right differs between readers, from the first to the second. */
const RAAK = { laag: 0.86, hoog: 0.995 } as const
/** Two readings a week. */
const OM_DE = 3.5
/** In an untidy class, one reading in twenty is interrupted, and takes two to five times as long. */
const RARE = 0.05

/** A class that is tidy, or one in which readings are interrupted. */
export const KLASSEN = ['netjes', 'met onderbrekingen'] as const
export type Klas = (typeof KLASSEN)[number]

/** What became of one reader: error and bound are squares on a log scale. */
export interface VlotUitslag {
  readonly kwadraat: number
  readonly grens: number
  /** Whether the true rate lay in the interval that was told. */
  readonly isBinnen: boolean
}

/** A reader as they really are. */
interface Lezer {
  readonly groep: number
  readonly begin: number
  readonly groei: number
  readonly traag: number
  readonly ruis: number
  readonly raak: number
}

/** A reading, and the true log rate on that day in a text of the reader's own year. */
interface Gelezen {
  readonly t: number
  readonly jaren: number
  readonly waar: number
}

/** Draws the log rate of the first day, again where nobody reads so fast. */
function drawBegin(toeval: Toeval, gewoon: number): number {
  const begin = Math.log(gewoon) + NIVEAU_SD * toeval.normaal()
  return begin > Math.log(SNELST) ? drawBegin(toeval, gewoon) : begin
}

function drawLezer(toeval: Toeval, nr: number): Lezer {
  const groep = 4 + (nr % GEWOON.length)
  return {
    groep,
    begin: drawBegin(toeval, GEWOON[groep - 4] ?? GEWOON[0]),
    groei: GROEI.midden + GROEI.sd * toeval.normaal(),
    traag: TRAAG.midden + TRAAG.sd * toeval.normaal(),
    ruis: LEZING.midden * Math.exp(LEZING.sd * toeval.normaal()),
    raak: RAAK.laag + (RAAK.hoog - RAAK.laag) * toeval.deel(),
  }
}

/** Draws what a listener notes of one reading. */
function drawLezing(toeval: Toeval, lezer: Lezer, perMinuut: number) {
  const perWoord = (60_000 * lezer.raak) / perMinuut
  const ms = som(
    tot(WOORDEN).map(
      () => perWoord * Math.exp(WOORD_SD * toeval.normaal() - (WOORD_SD * WOORD_SD) / 2),
    ),
  )
  const goed = som(tot(WOORDEN).map(() => (toeval.deel() < lezer.raak ? 1 : 0)))
  return { woorden: WOORDEN, goed, ms }
}

/** Returns the variance that a reading of this reader has around its true rate, on a log scale. */
const ruisVan = ({ ruis, raak }: Lezer): number =>
  ruis ** 2 + (Math.exp(WOORD_SD ** 2) - 1) / WOORDEN + (1 - raak) / (raak * WOORDEN)

/**
 * Returns the least variance with which the rate of the last day can be known from these readings: all of it is normal, so that
 * who knows how readers differ and how noisy this one is can do no better than regression, and no worse.
 */
export function leastVariantie(gelezen: readonly Gelezen[], ruis: number): number {
  const samen = (a: Gelezen, b: Gelezen): number =>
    NIVEAU_SD ** 2 +
    GROEI.sd ** 2 * a.t * b.t +
    ZWERF_DAG ** 2 * Math.min(a.t, b.t) +
    TRAAG.sd ** 2 * a.jaren * b.jaren
  const laatste = gelezen.at(-1)
  if (!laatste) return NIVEAU_SD ** 2
  const met = gelezen.map((een) => samen(een, laatste))
  const omgekeerd = reverse(
    gelezen.map((een, i) =>
      Float64Array.from(gelezen, (ander, j) => samen(een, ander) + (i === j ? ruis : 0)),
    ),
  )
  const verklaard = som(
    omgekeerd.map((rij, i) => op(met, i) * som(rij.map((x, j) => x * op(met, j)))),
  )
  return samen(laatste, laatste) - verklaard
}

/** Lets readers read for so many weeks, and compares what the product says of each with what is true. */
export function followVlotheid(
  naam: string,
  leerlingen: number,
  { klas, weken }: { klas: Klas; weken: number },
): VlotUitslag[] {
  return tot(leerlingen).map((nr) => {
    const toeval = makeToeval(zaad(naam, 11, nr))
    const lezer = drawLezer(toeval, nr)
    const volger = makeVlotlezer(lezer.groep)
    const gelezen: Gelezen[] = []
    let [t, zwerf] = [0, 0]
    while (t <= 7 * weken) {
      const jaren = op([-0.5, 0, 0, 0.5], toeval.choose(4))
      const waar = lezer.begin + lezer.groei * t + zwerf
      const nu = waar - lezer.traag * jaren
      const gehoord = drawLezing(toeval, lezer, Math.exp(nu + lezer.ruis * toeval.normaal()))
      const isRaar = toeval.deel() < RARE && klas === 'met onderbrekingen'
      const langer = 2 + 3 * toeval.deel()
      const ms = isRaar ? gehoord.ms * langer : gehoord.ms
      volger.hoor({ ...gehoord, ms, niveau: lezer.groep + jaren, t })
      gelezen.push({ t, jaren, waar: nu })
      const dagen = OM_DE * (0.6 + 0.8 * toeval.deel())
      t += dagen
      zwerf += ZWERF_DAG * Math.sqrt(dagen) * toeval.normaal()
    }
    return compare(volger.nu(), gelezen, ruisVan(lezer))
  })
}

function compare({ waarde, laag, hoog }: Schatting, gelezen: readonly Gelezen[], ruis: number) {
  const waar = gelezen.at(-1)?.waar ?? Number.NaN
  return {
    kwadraat: (Math.log(waarde) - waar) ** 2,
    grens: leastVariantie(gelezen, ruis),
    isBinnen: Math.log(laag) <= waar && waar <= Math.log(hoog),
  }
}
