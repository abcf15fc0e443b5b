import { shuffle } from '@letterhaven/game-kit/regels/rng'
import type { Trap } from '@letterhaven/contracts/trap'
import { UITGANGEN } from './enten.ts'

/** How the leaves lie ready, which is another thing at each stage. It stays from word to word. */
export interface Akker {
  /** Which leaves were watered; null where all of them grow by themselves. */
  readonly nat: readonly boolean[] | null
  /** How often can be watered before the pump is needed. */
  readonly water: number
  /** Which leaf lies under each molehill; null where there is no mole. */
  readonly hopen: readonly number[] | null
  /** The leaves that were found under a hill for a form that was right: their hills stay open. */
  readonly gevonden: readonly number[]
  /** The molehill that is open, and how long it still is, in ms; null while all are closed. */
  readonly open: { readonly hoop: number; readonly ms: number } | null
}

/** What the watering can holds, and what is in it at first. */
export const GIETER = { vol: 3, begin: 3 } as const
const OPEN_MS = 2500
const [DROOG, NACHT] = [2, 3] as const

/** Returns how the leaves lie at a word: as they lay, or as a stage begins. */
export function openAkker(
  vorige: Akker | null,
  { trap, rnd }: { readonly trap: Trap; readonly rnd: () => number },
): Akker {
  if (vorige) {
    const { nat, water: was, hopen, gevonden } = vorige
    return { nat, water: was, hopen, gevonden, open: null }
  }
  return {
    nat: trap === DROOG ? UITGANGEN.map(() => false) : null,
    water: trap === DROOG ? GIETER.begin : 0,
    hopen: trap === NACHT ? shuffle([...UITGANGEN.keys()], rnd) : null,
    gevonden: [],
    open: null,
  }
}

/** Waters a dry leaf: it grows, for the whole round. Null where it grows already, or the can is empty. */
export function water(akker: Akker, blad: number): Pick<Akker, 'nat' | 'water'> | null {
  const { nat } = akker
  if (nat?.[blad] !== false || akker.water === 0) return null
  return { nat: nat.with(blad, true), water: akker.water - 1 }
}

/** Pumps one can more. Null where there is no pump, or the can is full. */
export const pump = ({ nat, water: was }: Akker): Pick<Akker, 'water'> | null =>
  nat && was < GIETER.vol ? { water: was + 1 } : null

/** Opens a molehill, and closes the one before. */
export const openHoop = ({ hopen }: Akker, hoop: number): Pick<Akker, 'open'> | null =>
  hopen?.[hoop] === undefined ? null : { open: { hoop, ms: OPEN_MS } }

/** Lets time pass over an open molehill; where nothing moves it stays open until another one is. */
export function closeHoop(
  { open }: Akker,
  { ms, calm }: { readonly ms: number; readonly calm: boolean },
): Pick<Akker, 'open'> | null {
  if (!open || calm) return null
  const over = open.ms - ms
  return { open: over > 0 ? { ...open, ms: over } : null }
}

/** Returns the leaf that lies open under the molehills; null while all are closed. */
export const openBlad = ({ hopen, open }: Akker): number | null =>
  open ? (hopen?.[open.hoop] ?? null) : null

/** Returns whether a leaf can be taken now. */
export function kanEnten(akker: Akker, blad: number): boolean {
  if (akker.nat) return akker.nat[blad] === true
  return akker.hopen ? openBlad(akker) === blad || akker.gevonden.includes(blad) : true
}

/** Returns the found leaves with one more, where leaves lie under hills. */
export const metGevonden = ({ hopen, gevonden }: Akker, blad: number): Pick<Akker, 'gevonden'> => ({
  gevonden: hopen && blad >= 0 && !gevonden.includes(blad) ? [...gevonden, blad] : gevonden,
})
