import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'

/** The average width of a bold letter in a sentence, relative to its size. */
const BREEDTE: Readonly<Record<Letter, number>> = { gewoon: 0.56, ruim: 0.66, dyslexie: 0.82 }
const REGEL = 1.24
const [GROOTST, KLEINST] = [32, 12] as const

interface Ruimte {
  readonly w: number
  readonly h: number
  /** How large the reader set text, 1 for the usual size. */
  readonly schaal: number
  readonly letter: Letter
}

/** Whether a text fits its place at a size of its letters, no word broken. */
function past(tekst: string, { w, h, letter }: Ruimte, maat: number): boolean {
  const breed = maat * BREEDTE[letter]
  const perRegel = w / breed
  const langst = Math.max(...tekst.split(/[ -]/).map((woord) => woord.length))
  // A line ends before a word that does not fit any more: half of the longest word is lost on average.
  const regels = Math.ceil(tekst.length / Math.max(1, perRegel - Math.min(langst, 8) * 0.42))
  return langst * breed * 1.08 <= w && regels * maat * REGEL <= h
}

/** Returns the size of the letters of a text in its place, in px: as large as fits, and larger for who reads larger letters. */
export function letterMaat(tekst: string, ruimte: Ruimte): number {
  for (let maat = Math.round(GROOTST * ruimte.schaal); maat > KLEINST; maat -= 1)
    if (past(tekst, ruimte, maat)) return maat
  return KLEINST
}

/** Returns one size for several texts in places of the same size: the smallest of theirs, so that none looks more important. */
export const letterMaatVan = (teksten: readonly string[], ruimte: Ruimte): number =>
  Math.min(...teksten.map((tekst) => letterMaat(tekst, ruimte)))

/** The largest letters of a text on the large screen, and the share of its room that its letters may fill. */
const LEES = { grootst: 34, vol: 0.5 } as const
/** The width of a letter of a text times the height of its line, relative to the size of its letters squared. */
const LETTERVLAK = 0.53 * 1.6

/** Returns how large the letters of a text may become where the screen has more room than it needs, in px. */
export function maatOpScherm(zinnen: readonly string[], { w, h }: Pick<Ruimte, 'w' | 'h'>): number {
  const letters = zinnen.reduce((som, { length }) => som + length + 1, 0)
  const maat = Math.sqrt((w * h * LEES.vol) / Math.max(1, letters * LETTERVLAK))
  return Math.min(LEES.grootst, Math.floor(maat))
}
