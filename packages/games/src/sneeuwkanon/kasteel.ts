import type { Trap } from '@letterhaven/contracts/trap'
import type { Lengte } from './lengte.ts'

/** How many towers a castle has. */
export const TORENS = 4
/** Who aims there shoots over the castle, into the sky. */
export const LUCHT = -1
/** A sentence hangs over all towers, as a garland. */
export const SLINGER = -2

/** A part of the castle: a word that froze in its place. */
export interface Deel {
  /** The tower it stands in, the sky, or over all towers. */
  readonly toren: number
  /** The word in its syllables, between which it may be broken. */
  readonly stukken: readonly string[]
  /** Whether it was right at the first try. */
  readonly eerste: boolean
  /** Whether it hit what the stage asks for: a tower of its length, or the guest who waits. */
  readonly raak: boolean
  /** The word of a sentence that counts. Absent for what is a word itself. */
  readonly woord?: string
}

/** The stages at which a word's length chooses its tower, and at which there is wind. */
export const PLAN = 2
export const WIND = 3

/** How many floors a tower may have: there is more room than there are words, so that where is a choice. */
export const lagenVan = (trap: Trap): number => (trap === PLAN ? 3 : 4)

/** Returns how many floors each tower has. */
export const hoogtenVan = (delen: readonly Deel[]): readonly number[] =>
  Array.from({ length: TORENS }, (_, nr) => delen.filter(({ toren }) => toren === nr).length)

/** Returns the towers that can grow. */
export const listOpen = (delen: readonly Deel[], lagen: number): readonly number[] =>
  hoogtenVan(delen).flatMap((hoog, nr) => (hoog < lagen ? [nr] : []))

/** Returns where a shot comes down: as many towers further as the wind blows, and where that one is full in the nearest that is not. */
export function landOp(
  { delen, lagen }: { readonly delen: readonly Deel[]; readonly lagen: number },
  doel: number,
  wind: number,
): number {
  const open = listOpen(delen, lagen)
  if (doel === LUCHT || open.length === 0) return LUCHT
  const hier = Math.min(TORENS - 1, Math.max(0, doel + wind))
  return open.toSorted((a, b) => Math.abs(a - hier) - Math.abs(b - hier))[0] ?? LUCHT
}

/** What crowns a tower: nothing while it is empty, battlements, a flag on them, a roof, and a roof with a star. */
export type Kroon = 'leeg' | 'kantelen' | 'vlag' | 'dak' | 'ster'
const KRONEN: readonly Kroon[] = ['leeg', 'kantelen', 'vlag', 'dak']

export const kroonVan = (hoog: number): Kroon => KRONEN[hoog] ?? 'ster'

/** What joins two towers that stand side by side: a bridge at the same height, a slide where one is much higher. */
export interface Verbinding {
  readonly soort: 'brug' | 'glijbaan'
  /** The tower it leaves from, and the one it comes to. */
  readonly van: number
  readonly naar: number
  /** The floor it leaves from, from 1. */
  readonly laag: number
}

const HOOG_VERSCHIL = 2

/** Returns what joins the towers of a castle. */
export function listVerbindingen(hoogten: readonly number[]): readonly Verbinding[] {
  return hoogten.slice(1).flatMap((hoog, nr): readonly Verbinding[] => {
    const links = hoogten[nr] ?? 0
    if (Math.min(links, hoog) === 0) return []
    if (links === hoog)
      return hoog < 2 ? [] : [{ soort: 'brug', van: nr, naar: nr + 1, laag: hoog }]
    if (Math.abs(links - hoog) < HOOG_VERSCHIL) return []
    const [van, naar] = links > hoog ? [nr, nr + 1] : [nr + 1, nr]
    return [{ soort: 'glijbaan', van, naar, laag: Math.max(links, hoog) }]
  })
}

/** Returns the towers of the plan that are full of words of their length: each gets a crown of gold. */
export const goudenTorens = (
  { delen, lagen }: { readonly delen: readonly Deel[]; readonly lagen: number },
  plan: readonly Lengte[] | null,
): readonly number[] =>
  (plan ?? []).flatMap((lengte, nr) => {
    const hier = delen.filter(({ toren }) => toren === nr)
    const isVol = hier.length >= lagen && hier.every(({ raak }) => raak)
    return lengte !== 'vrij' && isVol ? [nr] : []
  })

/** Returns how many rooms have a lamp: those of the words that were right at once. */
export const kamersVan = (delen: readonly Deel[]): number =>
  delen.filter(({ eerste }) => eerste).length
