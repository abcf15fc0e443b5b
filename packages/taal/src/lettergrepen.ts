import { segment } from './grafemen.ts'
import { UITZONDERINGEN } from './uitzonderingen.ts'
import { type Bron, huidigeBron } from './taalregels/bron.ts'
import { countKernen, divideRij } from './taalregels/verdelen.ts'

/** How a word is divided: as it sounds (`ba-kker`), as it is spoken (`a-vond`, `bak-ker`), or at the end of a line. */
export type Weergave = 'klankgroep' | 'lettergreep' | 'afbreking'

/** Stands for a letter that is not heard: no part has it for its vowel. */
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

/** The grapheme that a place cuts in two, if any. */
const doorgesneden = (grafemen: readonly Grafeem[], plaats: number): Grafeem | undefined =>
  grafemen.find(({ begin, tekst }) => begin < plaats && plaats < begin + tekst.length)

/** A doubled letter, ck and ng belong to both sides: as it sounds, to the second. */
const isGedeeld = ({ tekst }: Grafeem): boolean =>
  tekst === 'ng' || tekst === 'ck' || /^(.)\1$/.test(tekst)

/** May a place cut this grapheme in two? The w of ouw begins a part when a vowel follows (`bou-wen`). */
const magDoor = (grafeem: Grafeem, plaats: number): boolean =>
  isGedeeld(grafeem) ||
  (grafeem.tekst.endsWith('w') && plaats === grafeem.begin + grafeem.tekst.length - 1)

/** The letters from here to there as graphemes; one that is cut gives the letter on this side. */
function stuk(grafemen: readonly Grafeem[], van: number, tot: number): string[] {
  return grafemen.flatMap(({ tekst, begin }) => {
    const deel = tekst.slice(Math.max(0, van - begin), Math.max(0, tot - begin))
    return deel === '' ? [] : [deel]
  })
}

/** The patterns divide `sta-ti-on`; -tion is said in one, but not after an s (`bas-ti-on`). */
const isInTion = (woord: string, plaats: number): boolean =>
  plaats > 2 && /^[^s]tion/.test(woord.slice(plaats - 3, plaats + 2))

/** Beside an x or y between vowels no line breaks (`mixen`, `mayo-naise`). */
const isNaastXy = (woord: string, plaats: number): boolean =>
  /^[aeiou][xy][aeiouéè]$/.test(woord.slice(plaats - 1, plaats + 2))

/** The patterns divide `loy-aal` and `can-y-on`; the y begins the part that is heard with it. */
const isNaY = (woord: string, plaats: number): boolean =>
  /^[aeoun]y[aeouéè]$/.test(woord.slice(plaats - 2, plaats + 1))

// Not before an ending that makes the e heard (`gamer`), but before a word (`race-auto`).
const STOMME_E = new RegExp(
  `(?:^race|race(?=s?$)|${UITZONDERINGEN.stommeE.join('|')})(?!(?!auto)[aeiounrd])`,
  'g',
)

/** Places of an e at the end of an English or French word, or of a part, that nobody hears (`game`, `juke-box`). */
const stommeE = (woord: string): number[] =>
  [...woord.matchAll(STOMME_E)].map(({ 0: deel, index }) => index + deel.length - 1)

/** The i that carries no part: of -tion (`na-tio-naal`, but `bas-ti-on`), and of -ouill (`bouil-lon`). */
const stommeI = (woord: string): number[] =>
  [...woord.matchAll(/(?<=[^s]t)i(?=on)|(?<=ou)i(?=ll)/g)].map(({ index }) => index)

/** Would a part begin here that has only such an e? */
const isVoorStom = (woord: string, plaats: number, stom: readonly number[]): boolean =>
  stom.some((e) => plaats <= e && !/[aeiouy]/.test(woord.slice(plaats, e)))

/** What the patterns say of every run of letters; after a hyphen or space another part begins. */
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

/** Small words whose end the patterns begin in the wrong place: `konink-je` (koning), `auto-otje` (auto). */
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

/** 's before a word of time is said apart. */
const isLos = (deel: readonly string[]): boolean => deel.at(-1) === ' '

/** Takes away places that would leave a part without a vowel, and adds those that a part with two needs. */
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

/** After a long sound s and t begin a part together, as it sounds (`mee-ster`), within one word. */
function isLangeSt(grafemen: readonly Grafeem[], plaats: number): boolean {
  const i = grafemen.findIndex(({ begin }) => begin === plaats)
  const [lang, s, t] = [grafemen[i - 2], grafemen[i - 1], grafemen[i]]
  if (s?.tekst !== 's' || t?.tekst !== 't' || !lang || !LANG.test(lang.tekst)) return false
  const woord = grafemen.map(({ tekst }) => tekst).join('')
  const { kent } = huidigeBron()
  return !(woord.length - plaats >= 4 && kent(woord.slice(0, plaats)) && kent(woord.slice(plaats)))
}

/** A place that the patterns forgot and that is as good: no vowels meet there, and no x or y is near. */
const isTussenMedeklinkers = (woord: string, plaats: number): boolean =>
  /^[^aeiouyxéèêëïöü][^aeiouyxéèêëïöü]$/.test(woord.slice(plaats - 1, plaats + 1))

/** Does something begin here after a hyphen or a space? */
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
  // A line never ends or begins with a single letter, of the word or of what follows a hyphen.
  afbreking: (plaatsen, grafemen, lengte) =>
    plaatsen.filter(
      (plaats) => plaats > 1 && plaats < lengte - 1 && !isNaTeken(grafemen, plaats - 1),
    ),
}

/**
 * Divides a word; the parts always join to exactly the given word. By the hyphenation patterns where they
 * are loaded, repaired where these leave a part with two vowels (`a-na-nas`, `ra-di-o`), else by rules
 * alone. `certain` is false where letters and lists do not decide.
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
  // A line breaks where the patterns say so, and nowhere else.
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
