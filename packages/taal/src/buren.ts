import type { WordEntry } from './woord.ts'

/** The fields of a word that its neighbours are found by. */
export type Burenwoord = Pick<WordEntry, 'w' | 'g' | 'kg' | 'groep' | 'band' | 'be'>

/**
 * Real words near a word: those in `een` are one sound away; those in `ver` are two or more sounds away, also from all of
 * `een`. Of a word that has neither, `ruil` holds words from which it is made by changing one or two letters.
 */
export interface Buren {
  readonly een: string[]
  readonly ver: string[]
  readonly ruil?: string[]
}

const HOOGSTENS = { een: 3, ver: 6, ruil: 3 } as const
/** How many graphemes may be changed, and how many a word has at most to be made so. */
const RUIL = { anders: 2, grafemen: 6 } as const

/** Graphemes that sound alike, or nearly so for some speakers: changing one into the other does not change the sound. */
const ALS: Readonly<Record<string, string>> = {
  ij: 'ei',
  ou: 'au',
  auw: 'au',
  ouw: 'au',
  c: 'k',
  ck: 'k',
  th: 't',
  y: 'i',
  z: 's',
  v: 'f',
  g: 'ch',
}
/** How a letter sounds at the end of a word. */
const ALS_EIND: Readonly<Record<string, string>> = {
  d: 't',
  dt: 't',
  b: 'p',
  a: 'aa',
  e: 'ee',
  i: 'ie',
  o: 'oo',
  u: 'uu',
}

interface Klankwoord {
  readonly woord: Burenwoord
  readonly klanken: readonly string[]
}

/** Returns whether this is a word of one klankgroep; in longer words the sound of a letter depends on its place. */
const isKort = ({ w, kg, g }: Burenwoord): boolean =>
  kg.length === 1 && g.length > 1 && /^[a-z]+$/.test(w)

const klankenVan = (g: readonly string[]): string[] =>
  g.map(
    (grafeem, i) => (i === g.length - 1 ? ALS_EIND[grafeem] : undefined) ?? ALS[grafeem] ?? grafeem,
  )

const aantalAnders = (a: readonly string[], b: readonly string[]): number =>
  a.filter((deel, i) => deel !== b[i]).length

/** Mixes the letters of two words into a number, so that not every word gets the same foils. */
function loting(a: string, b: string): number {
  let som = 7
  for (const letter of a + b) som = (som * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return som
}

/** Returns whether a word can be made by changing graphemes: it is not long, and has nothing but letters. */
const isRuilbaar = ({ w, g }: Burenwoord): boolean =>
  g.length > 1 && g.length <= RUIL.grafemen && /^[a-z]+$/.test(w)

/** Returns the words from which a word is made by changing one or two of its graphemes, but never all of them. */
function ruilVan(woorden: readonly Burenwoord[], zelf: Burenwoord): Buren | undefined {
  const kan = woorden.flatMap((ander) => {
    if (ander.g.length !== zelf.g.length || ander.groep > zelf.groep) return []
    const anders = aantalAnders(zelf.g, ander.g)
    const past = anders > 0 && anders <= RUIL.anders && anders < zelf.g.length
    return past ? [{ w: ander.w, rang: anders * 100_000 + loting(zelf.w, ander.w) }] : []
  })
  const ruil = kan.toSorted((a, b) => a.rang - b.rang).slice(0, HOOGSTENS.ruil)
  return ruil.length === 0 ? undefined : { een: [], ver: [], ruil: ruil.map(({ w }) => w) }
}

/** Orders words by year, then by how common they are, then by lot. */
const opGemak =
  (w: string) =>
  ({ woord: a }: Klankwoord, { woord: b }: Klankwoord): number =>
    a.groep - b.groep || a.band - b.band || loting(w, a.w) - loting(w, b.w)

/** Returns the words with as many sounds as this word and of no later year. */
const verwanten = (kort: readonly Klankwoord[], { woord, klanken }: Klankwoord): Klankwoord[] =>
  kort.filter(
    (ander) =>
      ander.klanken.length === klanken.length &&
      ander.woord.groep <= woord.groep &&
      ander.woord.w !== woord.w,
  )

function burenVan(kort: readonly Klankwoord[], zelf: Klankwoord): Buren | undefined {
  const { w, g } = zelf.woord
  const kring = verwanten(kort, zelf)
  const isBuur = ({ woord, klanken }: Klankwoord) =>
    aantalAnders(g, woord.g) === 1 && aantalAnders(zelf.klanken, klanken) === 1
  const een = kring.filter(isBuur).toSorted(opGemak(w)).slice(0, HOOGSTENS.een)
  if (een.length === 0) return undefined
  const bezet = [zelf, ...een]
  const ver = kring
    .filter(({ klanken }) => bezet.every((b) => aantalAnders(b.klanken, klanken) > 1))
    .map((ander) => ({
      w: ander.woord.w,
      rang: aantalAnders(zelf.klanken, ander.klanken) * 100_000 + loting(w, ander.woord.w),
    }))
    .toSorted((a, b) => a.rang - b.rang)
    .slice(0, HOOGSTENS.ver)
  return { een: een.map(({ woord }) => woord.w), ver: ver.map((ander) => ander.w) }
}

/**
 * Returns a function that gives the neighbours of each of these words among the others (`boom`: `boot`, `room`, and as foils
 * `maan`, `deur`); undefined for a word that has none. Of words of more than one klankgroep it knows only from which they are
 * made by changing letters. Words that Flanders does not use are nobody's neighbour.
 */
export function makeBuren(woorden: Iterable<Burenwoord>): (w: string) => Buren | undefined {
  const hier = [...woorden].filter((woord) => woord.be?.avoid !== true)
  const ruilbaar = hier.filter(isRuilbaar)
  const bekendRuil = new Map(ruilbaar.map((woord) => [woord.w, woord]))
  const kort = hier
    .filter(isKort)
    .map((woord): Klankwoord => ({ woord, klanken: klankenVan(woord.g) }))
  const bekend = new Map(kort.map((woord) => [woord.woord.w, woord]))
  const gevonden = new Map<string, Buren | undefined>()
  const search = (w: string): Buren | undefined => {
    const [klank, letters] = [bekend.get(w), bekendRuil.get(w)]
    return (klank && burenVan(kort, klank)) ?? (letters && ruilVan(ruilbaar, letters))
  }
  return (w) => {
    if (!gevonden.has(w)) gevonden.set(w, search(w))
    return gevonden.get(w)
  }
}
