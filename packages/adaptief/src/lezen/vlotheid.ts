import { LAATSTE_DAG, Z80 } from '../constanten.ts'
import { normaal } from '../kansen.ts'
import {
  KOERS_DAGEN,
  KOERS_LEZINGEN,
  KOERS_OVER,
  KOERS_VERSCHIL,
  KOERS_ZEKER,
  LEZING_SD,
  MIN_WOORDEN,
  SNELSTE_WOORD,
  TRAAGHEID_PER_JAAR,
  TRAAGHEID_SD,
  TRAAGSTE_WOORD,
  VLOT_BEGIN,
  VLOT_BEGIN_SD,
  WOORDTIJD_SD,
  HELLING_DAGEN,
} from './constanten.ts'
import { beginSpoor, letRun, measure, type Spoor } from './spoor.ts'

/** One reading: a list of words or a text, as far as it was read. */
export interface Lezing {
  /** The number of words that were tried, and how many of them were right. */
  readonly woorden: number
  readonly goed: number
  /** The active time in ms. */
  readonly ms: number
  /** How hard the text is, as a place in school years: 4.5 = the end of groep 4. */
  readonly niveau: number
  readonly t: number
}

/** Why a reading does not count; a teacher may see it. */
export type LezingFout = 'geen_getallen' | 'te_weinig_woorden' | 'onderbroken' | 'niet_gelezen'

/** How fluently somebody reads, over time. */
export interface Vlotheid {
  /** The number of readings that counted, the moment of the first and that of the last. */
  readonly n: number
  readonly eerste: number
  readonly laatste: number
  /** The text level that the rate is converted to, and that of the last reading. */
  readonly ijkniveau: number
  readonly niveau: number
  readonly spoor: Spoor
}

/** Returns the estimate before any reading: what a child of this year may read, very roughly. */
export function beginVlotheid(groep: number): Vlotheid {
  const plek = Math.round(Math.max(0, Math.min(VLOT_BEGIN.length - 1, groep - 3)))
  const niveau = Math.fround(groep)
  const spoor = beginSpoor(Math.log(VLOT_BEGIN[plek] ?? VLOT_BEGIN[0]), VLOT_BEGIN_SD)
  return { n: 0, eerste: 0, laatste: 0, ijkniveau: niveau, niveau, spoor }
}

/** No text lies further than this from the years of a school. */
const HOOGSTE_NIVEAU = 20

/** Returns why this reading does not count; null where it does. The limits keep a stray clock from making a reader slow. */
export function checkLezing({ woorden, goed, ms, niveau, t }: Lezing): LezingFout | null {
  if (![woorden, goed, ms, niveau, t].every(Number.isFinite)) return 'geen_getallen'
  if (goed < 0 || goed > woorden || ms <= 0) return 'geen_getallen'
  if (Math.abs(niveau) > HOOGSTE_NIVEAU || t < 0 || t > LAATSTE_DAG) return 'geen_getallen'
  if (woorden < MIN_WOORDEN) return 'te_weinig_woorden'
  if (ms / woorden > TRAAGSTE_WOORD) return 'onderbroken'
  return ms / woorden < SNELSTE_WOORD ? 'niet_gelezen' : null
}

const MS_PER_MINUUT = 60_000
const MEESTE_N = 0xffff

/** Returns what a reading says: the log of the words right per minute in a text of level `ijkniveau`. */
function metingVan({ woorden, goed, ms, niveau }: Lezing, ijkniveau: number) {
  const jaren = niveau - ijkniveau
  const perMinuut = ((goed + 0.5) * MS_PER_MINUUT) / ms
  return {
    y: Math.log(perMinuut) + TRAAGHEID_PER_JAAR * jaren,
    ruis: LEZING_SD ** 2 + WOORDTIJD_SD ** 2 / woorden + (TRAAGHEID_SD * jaren) ** 2,
  }
}

/** Returns the fluency after a reading that counts; a reading from before the last one counts at the moment of the last one. */
export function readFluently(v: Vlotheid, lezing: Lezing): Vlotheid {
  const isEerste = v.n === 0
  const t = isEerste ? Math.max(0, lezing.t) : Math.max(v.laatste, lezing.t)
  const niveau = Math.fround(lezing.niveau)
  const ijkniveau = isEerste ? niveau : v.ijkniveau
  const { y, ruis } = metingVan(lezing, ijkniveau)
  const nu = isEerste ? v.spoor : letRun(v.spoor, t - v.laatste)
  return {
    n: Math.min(MEESTE_N, v.n + 1),
    eerste: isEerste ? t : v.eerste,
    laatste: t,
    ijkniveau,
    niveau,
    spoor: measure(nu, y, ruis),
  }
}

/** The direction of the fluency, where that can be told. */
export type Leeskoers = 'vooruit' | 'gelijk' | 'achteruit' | 'nog_niet_te_zeggen'

/** Words right per minute in a text like the last one, with the 80 % interval and the direction. */
export interface VlotheidNu {
  readonly perMinuut: number
  readonly laag: number
  readonly hoog: number
  /** How many words right per minute are gained in a week. */
  readonly perWeek: number
  readonly koers: Leeskoers
}

/** Returns the fluency on day t: growth is expected to continue for a while, and uncertainty grows. */
export function vlotheidOp(v: Vlotheid, t: number = v.laatste): VlotheidNu {
  const dagen = v.n > 0 && Number.isFinite(t) ? Math.max(0, t - v.laatste) : 0
  const { niveau, helling, vNiveau } = letRun(v.spoor, dagen)
  const midden = niveau - TRAAGHEID_PER_JAAR * (v.niveau - v.ijkniveau)
  const sd = Math.hypot(Math.sqrt(vNiveau), TRAAGHEID_SD * (v.niveau - v.ijkniveau))
  const perMinuut = Math.exp(midden)
  return {
    perMinuut,
    laag: Math.exp(midden - Z80 * sd),
    hoog: Math.exp(midden + Z80 * sd),
    perWeek: perMinuut * 7 * helling,
    koers: koersVan(v),
  }
}

/**
 * Returns the direction: the growth over two months by the slope after the last reading, judged by how certain that slope is.
 */
function koersVan({ n, eerste, laatste, spoor }: Vlotheid): Leeskoers {
  if (n < KOERS_LEZINGEN || laatste - eerste < KOERS_DAGEN) return 'nog_niet_te_zeggen'
  const weg = HELLING_DAGEN * (1 - Math.exp(-KOERS_OVER / HELLING_DAGEN))
  const groei = weg * spoor.helling
  const sd = weg * Math.sqrt(spoor.vHelling)
  const kansMeer = (grens: number): number => normaal((groei - grens) / sd)
  if (kansMeer(0) >= KOERS_ZEKER && groei >= KOERS_VERSCHIL) return 'vooruit'
  if (1 - kansMeer(0) >= KOERS_ZEKER && groei <= -KOERS_VERSCHIL) return 'achteruit'
  const isGelijk = kansMeer(-2 * KOERS_VERSCHIL) - kansMeer(2 * KOERS_VERSCHIL) >= KOERS_ZEKER
  return isGelijk ? 'gelijk' : 'nog_niet_te_zeggen'
}
