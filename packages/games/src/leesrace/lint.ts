import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'

/** The words in the frame of a photograph, the first and the last of them. */
export interface Lint {
  readonly van: number
  readonly tot: number
  /** Whether its first word was chosen, and the last one comes. */
  readonly isHalf: boolean
}

/** Returns the words of a sentence, as they are printed. */
export const woordenVan = (zin: string): readonly string[] => zin.split(/\s+/).filter(Boolean)

/** Returns a frame round a whole sentence. */
export const heelLint = (zin: string): Lint => ({
  van: 0,
  tot: woordenVan(zin).length - 1,
  isHalf: false,
})

/** Returns the frame after a tap on a word: the first tap begins it, the second ends it, at either side. */
export function tapLint({ van, tot, isHalf }: Lint, woord: number): Lint {
  if (!isHalf) return { van: woord, tot: woord, isHalf: true }
  return { van: Math.min(van, woord), tot: Math.max(tot, woord), isHalf: false }
}

/** Returns the frame without its first or its last word; null where it holds one word only. */
export function cutLint({ van, tot }: Lint, kant: number): Lint | null {
  if (van >= tot) return null
  return kant < 0 ? { van: van + 1, tot, isHalf: false } : { van, tot: tot - 1, isHalf: false }
}

const kaal = (tekst: string): string => tekst.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns the words that a reason quotes of a sentence, the first and the last; null where it quotes none. */
export function citaatIn(zin: string, waarom: string): readonly [number, number] | null {
  const woorden = woordenVan(zin).map(kaal)
  for (const [, citaat = ''] of waarom.matchAll(/“([^“”]+)”/g)) {
    const deel = woordenVan(citaat).map(kaal)
    const van = woorden.findIndex((_, nr) => deel.every((woord, i) => woorden[nr + i] === woord))
    if (van >= 0 && deel.length > 0) return [van, van + deel.length - 1]
  }
  return null
}

/** How many words beside the proof may be in a sharp photograph. */
const ERBIJ = 2

/**
 * Returns whether a photograph is sharp: half of the words that are quoted are in it, and hardly any other. Of a sentence of which
 * nothing is quoted one is sharp that leaves half of it out.
 */
export function isScherp(
  { van, tot }: Pick<Lint, 'van' | 'tot'>,
  zin: string,
  { waarom = '' }: Pick<TekstOpgave, 'waarom'>,
): boolean {
  const lang = tot - van + 1
  const citaat = citaatIn(zin, waarom)
  if (!citaat) return lang <= Math.max(3, Math.ceil(woordenVan(zin).length / 2))
  const [eerste, laatste] = citaat
  const raak = Math.min(tot, laatste) - Math.max(van, eerste) + 1
  return raak >= (laatste - eerste + 1) / 2 && lang - raak <= ERBIJ
}

/** Returns the quoted words that are not in a photograph; null where none is missing. */
export function gemistVan(
  { van, tot }: Pick<Lint, 'van' | 'tot'>,
  zin: string,
  { waarom = '' }: Pick<TekstOpgave, 'waarom'>,
): string | null {
  const citaat = citaatIn(zin, waarom)
  if (!citaat) return null
  const [eerste, laatste] = citaat
  const woorden = woordenVan(zin)
  const delen = [
    woorden.slice(eerste, Math.min(laatste + 1, van)),
    woorden.slice(Math.max(eerste, tot + 1), laatste + 1),
  ]
  const gemist = delen.filter(({ length }) => length > 0).map((deel) => deel.join(' '))
  return gemist.length > 0 ? gemist.join(' … ').replace(/[.,:;!?]$/, '') : null
}
