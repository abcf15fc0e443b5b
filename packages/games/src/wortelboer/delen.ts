import type { Input } from './invoer.ts'
import type { Opgave } from './stand.ts'
import type { Naad } from './wortel.ts'

/** What on the carrot a tray is open for: a piece of the stem, or the root hair. */
export type Keus = number | 'ge' | null

/** One part of the carrot as it is shown, from its tip to its greens. What does nothing now is no button. */
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
  /** Whether it shows that it can be changed. */
  readonly potlood?: boolean
  /** The place to cut before it. */
  readonly snee?: { readonly naam: string; readonly gat: number }
  readonly isEerst: boolean
  /** Whether the stem ends here. */
  readonly isEinde?: boolean
  /** The greens behind it: of the carrot as it grew, or of its new leaf. */
  readonly loof?: 'oud' | 'nieuw'
}

/** How the parts of a carrot look: which droop, which pieces of the stem do, and which of them can become another one. */
export interface Blik {
  readonly mis: readonly Naad[]
  readonly slap: readonly number[]
  readonly isKeuze: (plek: number) => boolean
}

/** Returns the letters as they are read: what was taken out is a place. */
const leesbaar = (stuk: string | undefined): string => (stuk === '' ? 'lege plek' : (stuk ?? ''))

/** Returns what can be done with a piece of the stem now: cut before it, make it another one, or go back to doing so. */
function letterDaad({ gewas, werk }: Opgave, nr: number, isKeuze: boolean): Partial<Wortelstuk> {
  const { letters, deel } = gewas
  const hier = leesbaar(letters[nr])
  if (werk === 'knip')
    return nr > deel[0]
      ? { snee: { naam: `Knip tussen ${leesbaar(letters[nr - 1])} en ${hier}`, gat: nr } }
      : {}
  if (werk === 'stam')
    return isKeuze ? { keus: nr, potlood: true, naam: `${hier}: kies een andere letter` } : {}
  // One button for the whole stem: who goes by keys or a switch passes it once.
  return nr === deel[1] - 1
    ? { input: { type: 'werk', werk: 'stam' }, potlood: true, naam: 'Verander de letters' }
    : {}
}

function letterStuk(opgave: Opgave, nr: number, { slap, isKeuze }: Blik): Wortelstuk {
  const { letters, deel, ge, uitgang } = opgave.gewas
  const [van, tot] = deel
  const isEinde = nr === tot - 1
  return {
    sleutel: `${nr}`,
    soort: 'letter',
    tekst: letters[nr] ?? '',
    naam: leesbaar(letters[nr]),
    mis: slap.includes(nr),
    isEerst: nr === van && ge !== van,
    isEinde,
    ...letterDaad(opgave, nr, isKeuze(nr)),
    ...(isEinde && uitgang === null && tot === letters.length ? { loof: 'oud' } : {}),
  }
}

/** Returns what is done with what was grafted: while leaves lie ready it is moved or taken off, later that is gone back to. */
const entDaad = ({ werk }: Opgave, naam: string, eigen: Partial<Wortelstuk>): Partial<Wortelstuk> =>
  werk === 'blad'
    ? eigen
    : werk === 'geef'
      ? { input: { type: 'werk', werk: 'blad' }, potlood: true, naam: `Verander ${naam}` }
      : {}

/** Returns all parts of a carrot, from left to right, with those that droop. */
export function listStukken(opgave: Opgave, blik: Blik): readonly Wortelstuk[] {
  const { deel, ge, uitgang } = opgave.gewas
  const [van, tot] = deel
  const uit: Wortelstuk[] = []
  for (let nr = van; nr < tot; nr += 1) {
    if (ge === nr)
      uit.push({
        sleutel: 'ge',
        soort: 'ge',
        tekst: 'ge',
        naam: 'ge',
        mis: blik.mis.includes('ge'),
        isEerst: nr === van,
        ...entDaad(opgave, 'ge', { keus: 'ge', naam: 'ge: verplaats of haal eraf', potlood: true }),
      })
    uit.push(letterStuk(opgave, nr, blik))
  }
  if (uitgang !== null)
    uit.push({
      sleutel: 'blad',
      soort: 'blad',
      tekst: uitgang,
      naam: uitgang,
      mis: blik.mis.includes('uitgang'),
      isEerst: false,
      loof: 'nieuw',
      ...entDaad(opgave, uitgang, {
        input: { type: 'blad', blad: null },
        naam: `Haal ${uitgang} eraf`,
      }),
    })
  return uit
}
