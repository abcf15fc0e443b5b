import type { Input } from './rules.ts'
import type { Opgave } from './stand.ts'
import type { Naad } from './wortel.ts'

/** What on the carrot a tray is open for: a piece of the stem, or the root hair. */
export type Keus = number | 'ge' | null

/** One part of the carrot as it is shown, from its tip to its greens. */
export interface Wortelstuk {
  readonly sleutel: string
  readonly soort: 'letter' | 'ge' | 'blad'
  readonly tekst: string
  /** What is read of it. */
  readonly naam: string
  readonly mis: boolean
  /** Opens this tray, or does this. */
  readonly keus?: Exclude<Keus, null>
  readonly input?: Input
  /** The place to cut before it. */
  readonly snee?: { readonly naam: string; readonly gat: number }
  readonly isEerst: boolean
  /** Whether the stem ends here. */
  readonly isEinde?: boolean
  /** The greens behind it: of the carrot as it grew, or of its new leaf. */
  readonly loof?: 'oud' | 'nieuw'
}

/** Returns the letters as they are read: what was taken out is a place. */
const leesbaar = (stuk: string | undefined): string => (stuk === '' ? 'lege plek' : (stuk ?? ''))

function letterStuk({ gewas }: Opgave, nr: number, slap: readonly number[]): Wortelstuk {
  const { letters, deel, ge, uitgang } = gewas
  const [van, tot] = deel
  const isEinde = nr === tot - 1
  const snee = {
    naam: `Knip tussen ${leesbaar(letters[nr - 1])} en ${leesbaar(letters[nr])}`,
    gat: nr,
  }
  return {
    sleutel: `${nr}`,
    soort: 'letter',
    tekst: letters[nr] ?? '',
    naam: `${leesbaar(letters[nr])}: kies een andere letter`,
    mis: slap.includes(nr),
    keus: nr,
    isEerst: nr === van && ge !== van,
    isEinde,
    ...(nr > van ? { snee } : {}),
    ...(isEinde && uitgang === null && tot === letters.length ? { loof: 'oud' } : {}),
  }
}

/** Returns all parts of a carrot, from left to right, with those that droop: of the stem, these pieces. */
export function listStukken(
  opgave: Opgave,
  mis: readonly Naad[],
  slap: readonly number[],
): readonly Wortelstuk[] {
  const { deel, ge, uitgang } = opgave.gewas
  const [van, tot] = deel
  const uit: Wortelstuk[] = []
  for (let nr = van; nr < tot; nr += 1) {
    if (ge === nr)
      uit.push({
        sleutel: 'ge',
        soort: 'ge',
        tekst: 'ge',
        naam: 'ge: verplaats of haal eraf',
        mis: mis.includes('ge'),
        keus: 'ge',
        isEerst: nr === van,
      })
    uit.push(letterStuk(opgave, nr, slap))
  }
  if (uitgang !== null)
    uit.push({
      sleutel: 'blad',
      soort: 'blad',
      tekst: uitgang,
      naam: `Haal ${uitgang} eraf`,
      mis: mis.includes('uitgang'),
      input: { type: 'blad', blad: null },
      isEerst: false,
      loof: 'nieuw',
    })
  return uit
}
