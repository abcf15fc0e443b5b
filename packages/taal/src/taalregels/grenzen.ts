import type { Bron } from './bron.ts'

/** Places between letters that no grapheme may cross, since two parts of the word meet there. */
export interface Grenzen {
  readonly plaatsen: ReadonlySet<number>
  /** False where letters and lists do not decide. */
  readonly zeker: boolean
}

type Oordeel = 'grens' | 'heel' | 'twijfel'

const VOORVOEGSEL =
  /^(?:aan|af|bij|binnen|boven|buiten|door|her|in|mee|mis|na|om|on|ont|onder|op|over|rond|samen|tegen|terug|uit|van|ver|vol|voor|voort|weg)$/
/** Short ends that look like words and are endings: `van-gen`, `op-per`. */
const UITGANG = /^[^aeiouy]?e(?:n|r|l|nd|rs|ls)?$/
const KLINKER = /[aeiouyéèêëïöü]/
/** Ways in which a known word may be longer here. */
const BUIGING = /(?:en|e|t|d|de|te|den|ten|s|je|jes)$/
/** What may stand between the parts of a compound. */
const TUSSEN = /(?:en|e|s)$/

const bekend = (woord: string, { kent }: Bron): boolean =>
  woord.length >= 3 && (kent(woord) || (BUIGING.test(woord) && kent(woord.replace(BUIGING, ''))))

/** Is this the first part of a compound, with or without a letter between? */
const isDeel = (woord: string, { kent }: Bron): boolean =>
  woord.length >= 3 &&
  (kent(woord) || (TUSSEN.test(woord) && woord.length >= 5 && kent(woord.replace(TUSSEN, ''))))

/** Does a word begin here that stands on its own, after a prefix? */
function naVoorvoegsel(links: string, rechts: string, bron: Bron): boolean {
  if (!VOORVOEGSEL.test(links) || !KLINKER.test(rechts) || UITGANG.test(rechts)) return false
  return bekend(rechts, bron) || (rechts.startsWith('ge') && bekend(rechts.slice(2), bron))
}

/** n and g, of `aan-gaan` and `wijn-glas`, or the one sound of `tong`. */
function bijNg(woord: string, plek: number, bron: Bron): Oordeel {
  const [links, rechts] = [woord.slice(0, plek), woord.slice(plek)]
  if (/^g[lrn]?[^aeiouy]/.test(rechts) && rechts.length > 3 && isDeel(links, bron)) return 'grens'
  if (naVoorvoegsel(links, rechts, bron)) return 'grens'
  if (bron.kent(woord.slice(0, plek + 1))) return 'heel'
  if (rechts.length >= 4 && isDeel(links, bron) && bekend(rechts, bron)) return 'grens'
  return VOORVOEGSEL.test(links) && rechts.length > 2 && !UITGANG.test(rechts) ? 'twijfel' : 'heel'
}

/** A verb on -elen or -eren is seldom the second part of a word: `schar-relen`. */
const GEEN_TWEEDE = /^[^aeiouy]e[lrn]e[nr]/

/** What follows a letter like its own and never makes one sound with it: `mid-dellijk`, `mis-schien`, `ac-cent`. */
const ALTIJD_TWEE = /^(?:lijk|sch|c[ei])/

const isTweeLange = (links: string, rechts: string, bron: Bron): boolean =>
  links.length >= 4 &&
  rechts.length >= 4 &&
  !GEEN_TWEEDE.test(rechts) &&
  isDeel(links, bron) &&
  bron.kent(rechts)

/** Two equal letters, of `op-pakken` and `bus-station`, or the one sound of `bakker`. */
function bijDubbel(woord: string, plek: number, bron: Bron): Oordeel {
  const [links, rechts] = [woord.slice(0, plek), woord.slice(plek)]
  if (ALTIJD_TWEE.test(rechts)) return 'grens'
  if (naVoorvoegsel(links, rechts, bron) || isTweeLange(links, rechts, bron)) return 'grens'
  const isCluster = /^[^aeiouy][^aeiouyj]/.test(rechts) && KLINKER.test(rechts)
  if (isCluster) return isDeel(links, bron) ? 'grens' : 'twijfel'
  const kanBegin = VOORVOEGSEL.test(links) && rechts.length > 3 && !UITGANG.test(rechts)
  return kanBegin && !bron.isGeladen ? 'twijfel' : 'heel'
}

/** t and h of `licht-huis`, or the t of `thee`. */
function bijTh(woord: string, plek: number, bron: Bron): Oordeel {
  const [links, rechts] = [woord.slice(0, plek), woord.slice(plek)]
  if (links.length < 2) return 'heel'
  if (naVoorvoegsel(links, rechts, bron)) return 'grens'
  if (/(?:ch|[sfkp])t$/.test(links)) return 'grens'
  return rechts.length >= 4 && isDeel(links, bron) && bekend(rechts, bron) ? 'grens' : 'heel'
}

const SJ_LEEN = /^sj|(?:pasj|kosj|hasj|geisj|masj|dosj|tsja|tsji)/
const GH_LEEN = /^gh|spagh|yogh|joghurt|sorgh|afgh/

/** Pairs of letters that are one grapheme or the meeting of two parts, with what decides. */
const PAREN: readonly {
  readonly paar: RegExp
  readonly oordeel: (woord: string, plek: number, bron: Bron) => Oordeel
}[] = [
  { paar: /^ng$/, oordeel: bijNg },
  { paar: /^([bcdfgklmnprstz])\1$/, oordeel: bijDubbel },
  { paar: /^th$/, oordeel: bijTh },
  { paar: /^sj$/, oordeel: (woord) => (SJ_LEEN.test(woord) ? 'heel' : 'grens') },
  { paar: /^gh$/, oordeel: (woord) => (GH_LEEN.test(woord) ? 'heel' : 'grens') },
]

/** Words in which letters and lists would say otherwise, with their borders. */
const UITZONDERING: Readonly<Record<string, readonly number[]>> = {
  affiche: [],
  affiches: [],
  geuit: [2],
  juweel: [2],
  juwelen: [2],
  succes: [3],
  accent: [2],
}

/** Where the parts of a word meet inside what could be one grapheme. */
export function vindGrenzen(woord: string, bron: Bron): Grenzen {
  const vast = Object.hasOwn(UITZONDERING, woord) ? UITZONDERING[woord] : undefined
  if (vast) return { plaatsen: new Set(vast), zeker: true }
  const plaatsen = new Set<number>()
  let zeker = true
  for (let plek = 1; plek < woord.length; plek += 1) {
    const paar = woord.slice(plek - 1, plek + 1)
    const oordeel = PAREN.find((kandidaat) => kandidaat.paar.test(paar))?.oordeel(woord, plek, bron)
    if (oordeel === 'grens') plaatsen.add(plek)
    if (oordeel === 'twijfel') zeker = false
  }
  return { plaatsen, zeker }
}
