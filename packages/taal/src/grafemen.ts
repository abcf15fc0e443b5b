import { klinktEngels } from './engels.ts'
import { isGrafeem, isKlinker } from './inventaris.ts'
import { isFranseAu, isFransOu } from './leenwoorden.ts'
import { huidigeBron } from './taalregels/bron.ts'
import { findGrenzen } from './taalregels/grenzen.ts'
import { lijnUit } from './uitlijnen.ts'
import { isAlleen, kanHier, type Omgeving } from './taalregels/letters.ts'

/**
 * Graphemes are the letters that write one sound. Conventions: aai/ooi/oei, eeuw/ieuw/uw, auw/ouw and
 * eau are one; sch = s + ch, but a final -isch = i + sch; ng is one, nk is two; a doubled consonant
 * inside a morpheme is one, over a border two; qu, th, gh, ck and x are one; sj is one, but s + j in -sje; gn is one in -gnon.
 */
const LANGSTE = 4

/** The longest grapheme with which the letters begin, of so many letters at most. */
function langsteGrafeem(
  rest: string,
  hoogstens: number,
  omgeving: Omit<Omgeving, 'na'>,
): string | undefined {
  for (let lengte = Math.min(LANGSTE, hoogstens); lengte > 0; lengte--) {
    const kandidaat = rest.slice(0, lengte)
    const na = rest.slice(lengte)
    if (isGrafeem(kandidaat) && kanHier(kandidaat, { ...omgeving, na })) return kandidaat
  }
  return undefined
}

/** Vowels that say themselves where they end: with a w or an i, or because the next has a trema. */
const DUIDELIJK = /(?:w|aai|ooi|oei)$/

/** Two vowels that meet here may be divided otherwise (`ge-uel`). */
const isTwijfel = (grafeem: string, na: string): boolean =>
  grafeem.length > 1 &&
  isKlinker(grafeem) &&
  !DUIDELIJK.test(grafeem) &&
  /^[aeiouy]/.test(na) &&
  !/^e(?:[nrs]|$)/.test(na)

/** How many letters a grapheme may have here: it crosses no border, and stops between two sounds. */
function ruimte(woord: string, plek: number, grenzen: ReadonlySet<number>): number {
  if (isAlleen(woord, plek)) return 1
  let letters = 1
  while (plek + letters < woord.length && !grenzen.has(plek + letters)) letters += 1
  return letters
}

/**
 * Divides a word into graphemes; the parts always join to exactly the given word. `certain` is false
 * for characters outside the inventory and for places where letters and lists do not decide.
 */
export function segment(woord: string): { graphemes: string[]; certain: boolean } {
  const klein = woord.toLowerCase()
  const { plaatsen, zeker } =
    klein.length === woord.length
      ? findGrenzen(klein, huidigeBron())
      : { plaatsen: new Set<number>(), zeker: false }
  const graphemes: string[] = []
  const engels = klinktEngels(klein)
  const frans = isFransOu(klein) || isFranseAu(klein)
  let certain = zeker && /\p{L}/u.test(woord)
  let i = 0
  while (i < woord.length) {
    const vorige = graphemes.at(-1)?.toLowerCase() ?? ''
    const omgeving = { vorige, engels, frans }
    const gevonden = langsteGrafeem(klein.slice(i), ruimte(klein, i, plaatsen), omgeving)
    const teken = String.fromCodePoint(woord.codePointAt(i) ?? 0)
    const lengte = gevonden?.length ?? teken.length
    if (!gevonden || isTwijfel(gevonden, klein.slice(i + lengte))) certain = false
    graphemes.push(woord.slice(i, i + lengte))
    i += lengte
  }
  return { graphemes, certain }
}

/** A run of the target word: written right, or the place of the difference. */
export interface VerschilDeel {
  deel: string
  soort: 'goed' | 'fout'
}

/** Longer input is never a try at a word; the rest is left out of the comparison. */
const MAX_LETTERS = 60

/** Which graphemes of the target are not, or not alone, in the same place of the given form. */
function foutePlaatsen(doel: readonly string[], gegeven: readonly string[]): boolean[] {
  const fout = doel.map(() => false)
  // A letter too many marks the grapheme it was added to.
  for (const { soort, i } of lijnUit(doel, gegeven))
    if (soort !== 'gelijk') fout[soort === 'extra' ? Math.max(0, i - 1) : i] = true
  return fout
}

/**
 * The target word (as graphemes) in runs, with the graphemes that the given form writes otherwise
 * marked 'fout': `bloem` against `bloum` marks only `oe`. The runs join to the target word; any given
 * form that differs marks at least one grapheme.
 */
export function verschil(doel: readonly string[], gegeven: string): VerschilDeel[] {
  if (gegeven === doel.join('')) return doel.length === 0 ? [] : [{ deel: gegeven, soort: 'goed' }]
  const fout = foutePlaatsen(doel, segment(gegeven.slice(0, MAX_LETTERS)).graphemes)
  if (!fout.includes(true)) fout.fill(true)
  const delen: VerschilDeel[] = []
  doel.forEach((grafeem, i) => {
    const soort = fout[i] ? 'fout' : 'goed'
    const laatste = delen.at(-1)
    if (laatste?.soort === soort) laatste.deel += grafeem
    else delen.push({ deel: grafeem, soort })
  })
  return delen
}
