import { klinktEngels } from './engels.ts'
import { isGrafeem, isKlinker } from './inventaris.ts'
import { isFranseAu, isFransOu } from './leenwoorden.ts'
import { huidigeBron } from './taalregels/bron.ts'
import { findGrenzen } from './taalregels/grenzen.ts'
import { lijnUit } from './uitlijnen.ts'
import { isAlleen, kanHier, type Omgeving } from './taalregels/letters.ts'

/**
 * The longest grapheme. A grapheme is the letters that write one sound. Conventions: aai/ooi/oei, eeuw/ieuw/uw, auw/ouw and eau
 * are one; sch = s + ch, but a final -isch = i + sch; ng is one, nk is two; a doubled consonant is one inside a morpheme and
 * two across a border; qu, th, gh, ck and x are one; sj is one, but s + j in -sje; gn is one in -gnon.
 */
const LANGSTE = 4

/** Returns the longest grapheme that the letters begin with, of at most `hoogstens` letters. */
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

/** Vowels whose end is clear, because it is a w or an i. */
const DUIDELIJK = /(?:w|aai|ooi|oei)$/

/** Returns whether two vowels that meet here may be divided in another way (`ge-uel`). */
const isTwijfel = (grafeem: string, na: string): boolean =>
  grafeem.length > 1 &&
  isKlinker(grafeem) &&
  !DUIDELIJK.test(grafeem) &&
  /^[aeiouy]/.test(na) &&
  !/^e(?:[nrs]|$)/.test(na)

/**
 * Returns how many letters a grapheme may have here: it crosses no border, and a letter that is a sound by itself stays alone.
 */
function ruimte(woord: string, plek: number, grenzen: ReadonlySet<number>): number {
  if (isAlleen(woord, plek)) return 1
  let letters = 1
  while (plek + letters < woord.length && !grenzen.has(plek + letters)) letters += 1
  return letters
}

/**
 * Divides a word into graphemes; the parts always join to exactly the given word. `certain` is false for characters outside the
 * inventory and for places where the letters and the word list do not decide.
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

/** A run of the target word, marked as written right or as the place of a difference. */
export interface VerschilDeel {
  deel: string
  soort: 'goed' | 'fout'
}

/** Longer input is never an attempt at a word, so the rest is left out of the comparison. */
const MAX_LETTERS = 60

/** Returns for each grapheme of the target whether the given form lacks it in that place, or has something added to it. */
function foutePlaatsen(doel: readonly string[], gegeven: readonly string[]): boolean[] {
  const fout = doel.map(() => false)
  // A superfluous letter marks the grapheme that it was added to.
  for (const { soort, i } of lijnUit(doel, gegeven))
    if (soort !== 'gelijk') fout[soort === 'extra' ? Math.max(0, i - 1) : i] = true
  return fout
}

/**
 * Returns the target word (as graphemes) in runs, with the graphemes that the given form writes in another way marked 'fout':
 * `bloem` against `bloum` marks only `oe`. The runs join to the target word; any given form that differs marks at least one
 * grapheme.
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
