import { segment } from './grafemen.ts'
import { UITZONDERINGEN } from './uitzonderingen.ts'
import { type Bron, huidigeBron } from './taalregels/bron.ts'
import { countKernen, divideRij } from './taalregels/verdelen.ts'

/** How a word is divided: by sound (`ba-kker`), as it is spoken (`a-vond`, `bak-ker`), or for the end of a line. */
export type Weergave = 'klankgroep' | 'lettergreep' | 'afbreking'

/** Stands for a letter that is not heard, so that it is not the vowel of a part. */
const GEEN_KERN = '_'

/** Places of division, from the front. */
type Plaatsen = readonly number[]

interface Grafeem {
  readonly tekst: string
  readonly begin: number
}

function metPlaats(grafemen: readonly string[]): Grafeem[] {
  let plaats = 0
  return grafemen.map((tekst) => {
    const grafeem = { tekst, begin: plaats }
    plaats += tekst.length
    return grafeem
  })
}

/** Returns the grapheme that a place cuts in two, if any. */
const doorgesneden = (grafemen: readonly Grafeem[], plaats: number): Grafeem | undefined =>
  grafemen.find(({ begin, tekst }) => begin < plaats && plaats < begin + tekst.length)

/** Returns whether a grapheme is a doubled letter, ck or ng, which belongs to both sides; by sound it belongs to the second. */
const isGedeeld = ({ tekst }: Grafeem): boolean =>
  tekst === 'ng' || tekst === 'ck' || /^(.)\1$/.test(tekst)

/** Returns whether a place may cut this grapheme in two. The w of ouw begins a part when a vowel follows (`bou-wen`). */
const magDoor = (grafeem: Grafeem, plaats: number): boolean =>
  isGedeeld(grafeem) ||
  (grafeem.tekst.endsWith('w') && plaats === grafeem.begin + grafeem.tekst.length - 1)

/** Returns the letters in this range as graphemes; of a grapheme that is cut it returns the letters inside the range. */
function stuk(grafemen: readonly Grafeem[], van: number, tot: number): string[] {
  return grafemen.flatMap(({ tekst, begin }) => {
    const deel = tekst.slice(Math.max(0, van - begin), Math.max(0, tot - begin))
    return deel === '' ? [] : [deel]
  })
}

/** The patterns divide `sta-ti-on`, but -tion is said as one, except after an s (`bas-ti-on`). */
const isInTion = (woord: string, plaats: number): boolean =>
  plaats > 2 && /^[^s]tion/.test(woord.slice(plaats - 3, plaats + 2))

/** No line breaks next to an x or y between vowels (`mixen`, `mayo-naise`). */
const isNaastXy = (woord: string, plaats: number): boolean =>
  /^[aeiou][xy][aeiouéè]$/.test(woord.slice(plaats - 1, plaats + 2))

/** The patterns divide `loy-aal` and `can-y-on`, but the y begins the part that it is heard with. */
const isNaY = (woord: string, plaats: number): boolean =>
  /^[aeoun]y[aeouéè]$/.test(woord.slice(plaats - 2, plaats + 1))

// The e is heard before certain endings (`gamer`), but not before a word (`race-auto`).
const STOMME_E = new RegExp(
  `(?:^race|race(?=s?$)|${UITZONDERINGEN.stommeE.join('|')})(?!(?!auto)[aeiounrd])`,
  'g',
)

/** Returns the places of a silent e at the end of an English or French word or part (`game`, `juke-box`). */
const stommeE = (woord: string): number[] =>
  [...woord.matchAll(STOMME_E)].map(({ 0: deel, index }) => index + deel.length - 1)

/**
 * Returns the places of an i that is no vowel of its own: that of -tion (`na-tio-naal`, but `bas-ti-on`) and that of -ouill
 * (`bouil-lon`).
 */
const stommeI = (woord: string): number[] =>
  [...woord.matchAll(/(?<=[^s]t)i(?=on)|(?<=ou)i(?=ll)/g)].map(({ index }) => index)

/** Returns whether a part that begins here would have only a silent vowel. */
const isVoorStom = (woord: string, plaats: number, stom: readonly number[]): boolean =>
  stom.some((e) => plaats <= e && !/[aeiouy]/.test(woord.slice(plaats, e)))

/** Returns the places that the patterns give for every run of letters; another part begins after a hyphen or space. */
function patroonplaatsen(woord: string, { afbreken }: Bron): number[] {
  const plaatsen = [...woord.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: letters, index }) => [
    ...(/[- ]/.test(woord[index - 1] ?? '') ? [index] : []),
    ...[...afbreken(letters)].map((plaats) => index + plaats),
  ])
  const stom = stommeE(woord)
  const goede = plaatsen
    .filter((plaats) => plaats > 0 && !isInTion(woord, plaats) && !isVoorStom(woord, plaats, stom))
    .map((plaats) => (isNaY(woord, plaats) ? plaats - 1 : plaats))
  return [...new Set(goede)]
}

/** Moves the place before a diminutive ending where the patterns have it wrong: `konink-je` (koning), `auto-otje` (auto). */
function verkleind(woord: string, plaatsen: Plaatsen, { kent, isGeladen }: Bron): Plaatsen {
  const eind = /(?:[^aeiouy]in(?<na>kjes?)|[aeiou](?<tje>tjes?))$/.exec(woord)?.groups
  if (!eind || !isGeladen) return plaatsen
  const vanEind = (uitgang: string): number => woord.length - uitgang.length
  const verzet = (van: number, naar: number): Plaatsen =>
    [...new Set([...plaatsen.filter((plaats) => plaats !== van), naar])].toSorted((a, b) => a - b)
  if (eind['na'] !== undefined) return verzet(vanEind(eind['na']), vanEind(eind['na']) + 1)
  const tje = vanEind(eind['tje'] ?? '')
  const isKlinkerwoord = kent(woord.slice(0, tje)) || kent(woord.slice(0, tje - 1))
  return isKlinkerwoord && !kent(woord.slice(0, tje + 1)) ? verzet(tje + 1, tje) : plaatsen
}

const divideUp = (woord: string, plaatsen: Plaatsen): string[] =>
  [0, ...plaatsen].map((begin, i) => woord.slice(begin, plaatsen[i] ?? woord.length))

/** Returns whether this part is the 's before a word of time, which is said separately. */
const isLos = (deel: readonly string[]): boolean => deel.at(-1) === ' '

/** Removes places that would leave a part without a vowel, and adds those that a part with two vowels needs. */
function verfijn(
  grafemen: readonly Grafeem[],
  lengte: number,
  ruw: Plaatsen,
): { plaatsen: number[]; bijgemaakt: number } {
  const plaatsen: number[] = []
  let [begin, bijgemaakt] = [0, 0]
  for (const eind of [...ruw, lengte]) {
    const deel = stuk(grafemen, begin, eind)
    const rest = stuk(grafemen, eind, lengte)
    if (eind < lengte && !isLos(deel) && (countKernen(deel) === 0 || countKernen(rest) === 0))
      continue
    const nieuw = divideRij(deel, begin)
    bijgemaakt += nieuw.length
    plaatsen.push(...nieuw, ...(eind < lengte ? [eind] : []))
    begin = eind
  }
  return { plaatsen, bijgemaakt }
}

/** Returns whether s and t begin a part together by sound, as they do after a long sound (`mee-ster`) within one word. */
function isLangeSt(grafemen: readonly Grafeem[], plaats: number): boolean {
  const i = grafemen.findIndex(({ begin }) => begin === plaats)
  const [lang, s, t] = [grafemen[i - 2], grafemen[i - 1], grafemen[i]]
  if (s?.tekst !== 's' || t?.tekst !== 't' || !lang || !LANG.test(lang.tekst)) return false
  const woord = grafemen.map(({ tekst }) => tekst).join('')
  const { kent } = huidigeBron()
  return !(woord.length - plaats >= 4 && kent(woord.slice(0, plaats)) && kent(woord.slice(plaats)))
}

/** A place that the patterns left out but that is just as good: it is between two consonants, with no x or y. */
const isTussenMedeklinkers = (woord: string, plaats: number): boolean =>
  /^[^aeiouyxéèêëïöü][^aeiouyxéèêëïöü]$/.test(woord.slice(plaats - 1, plaats + 1))

/** Returns whether something begins here after a hyphen or a space. */
const isNaTeken = (grafemen: readonly Grafeem[], plaats: number): boolean =>
  grafemen.some(({ tekst, begin }) => /^[- ]$/.test(tekst) && begin + 1 === plaats)

const LANG = /^(?:aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|au|ou)$/

const WEERGAVEN: Readonly<
  Record<Weergave, (plaatsen: Plaatsen, grafemen: readonly Grafeem[], lengte: number) => number[]>
> = {
  lettergreep: (plaatsen) => [...plaatsen],
  klankgroep: (plaatsen, grafemen) =>
    plaatsen.map((plaats) => {
      const grafeem = doorgesneden(grafemen, plaats)
      if (grafeem && isGedeeld(grafeem)) return grafeem.begin
      return isLangeSt(grafemen, plaats) ? plaats - 1 : plaats
    }),
  // A line never ends or begins with a single letter of the word, nor ends with a single letter after a hyphen or space.
  afbreking: (plaatsen, grafemen, lengte) =>
    plaatsen.filter(
      (plaats) => plaats > 1 && plaats < lengte - 1 && !isNaTeken(grafemen, plaats - 1),
    ),
}

/**
 * Divides a word; the parts always join to exactly the given word. It uses the hyphenation patterns where they are loaded,
 * corrected where they leave a part with two vowels (`a-na-nas`, `ra-di-o`), and otherwise rules alone. `certain` is false
 * where the letters and the word list do not decide.
 */
export function syllables(
  woord: string,
  weergave: Weergave,
): { parts: string[]; certain: boolean } {
  const { graphemes: letters, certain } = segment(woord)
  const graphemes = letters.map((tekst) => tekst.toLowerCase())
  const bron = huidigeBron()
  const klein = woord.toLowerCase()
  const stom = [...stommeE(klein), ...stommeI(klein)]
  const grafemen = metPlaats(graphemes)
  const kernen = grafemen.map((grafeem) =>
    stom.includes(grafeem.begin) ? { ...grafeem, tekst: GEEN_KERN } : grafeem,
  )
  const patronen = patroonplaatsen(woord.toLowerCase(), bron).filter((plaats) => {
    const grafeem = doorgesneden(grafemen, plaats)
    return !grafeem || magDoor(grafeem, plaats)
  })
  const gesorteerd = patronen.toSorted((a, b) => a - b)
  const ruw = verkleind(woord.toLowerCase(), gesorteerd, bron)
  const { plaatsen, bijgemaakt } = verfijn(kernen, woord.length, ruw)
  // A line breaks where the patterns say so or between two consonants, and never next to an x or y between vowels.
  const gekozen =
    weergave === 'afbreking' && bron.isGeladen
      ? plaatsen.filter(
          (plaats) =>
            !isNaastXy(klein, plaats) &&
            (ruw.includes(plaats) || isTussenMedeklinkers(woord, plaats)),
        )
      : plaatsen
  const parts = divideUp(woord, WEERGAVEN[weergave](gekozen, grafemen, woord.length))
  const aantal = countKernen(kernen.map(({ tekst }) => tekst))
  const isZeker = aantal === 1 || (aantal > 1 && bron.isGeladen && bijgemaakt <= 1)
  return { parts, certain: certain && isZeker }
}
