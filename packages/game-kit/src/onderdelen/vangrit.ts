import type { GameInput, SpelEvent } from '../regels/contract.ts'
import { fx, type Fx } from '../regels/fx.ts'

/** Where one is on a ride: left, in the middle, or right. */
export type Kant = -1 | 0 | 1
const KANTEN: readonly number[] = [-1, 0, 1] satisfies readonly Kant[]
const isKant = (getal: number): getal is Kant => KANTEN.includes(getal)

/** Something that comes by: at which side, and how long after the beginning it is there, in ms. */
interface Vondst<Ding> {
  readonly wat: Ding
  readonly kant: Kant
  readonly na: number
}

/** A ride on which things come by, to be caught. It ends by itself; who steers is on it a little longer. */
export interface Vangrit<Ding> {
  readonly t: number
  readonly duur: number
  readonly kant: Kant
  readonly vondsten: readonly Vondst<Ding>[]
}

/** The lengths of a ride, in ms. */
export interface Ritmaat {
  /** How long it takes when nobody steers, and when somebody does. */
  readonly zelf: number
  readonly hand: number
  /** When each thing comes by. The last ones come where only who steers is. */
  readonly na: readonly number[]
}

/** Lays out a ride with as many things as there are, each at its side. */
export function layVangrit<Ding>(
  dingen: readonly Ding[],
  { zelf, na }: Ritmaat,
  kantBij: (nr: number) => Kant,
): Vangrit<Ding> {
  const vondsten = dingen.flatMap((wat, nr): readonly Vondst<Ding>[] => {
    const om = na[nr]
    return om === undefined ? [] : [{ wat, kant: kantBij(nr), na: om }]
  })
  return { t: 0, duur: zelf, kant: 0, vondsten }
}

/** Returns what comes by on a ride before it ends by itself. */
export const listLangs = <Ding>({ vondsten, duur }: Vangrit<Ding>): readonly Vondst<Ding>[] =>
  vondsten.filter(({ na }) => na < duur)

/** Steers to a side, or back to the middle. */
export type Zwenk = GameInput & { readonly type: 'zwenk'; readonly kant: number }

const isZwenk = (input: GameInput): input is Zwenk => input.type === 'zwenk' && 'kant' in input

/** Returns to which side an arrow steers; null for another key, or where one is at that side. */
export function kantVan(toets: string, { kant }: Pick<Vangrit<unknown>, 'kant'>): Kant | null {
  const naar = kant + (toets === 'ArrowLeft' ? -1 : toets === 'ArrowRight' ? 1 : 0)
  return naar !== kant && isKant(naar) ? naar : null
}

/** What a step on a ride leads to. */
interface Ritstap<Ding> {
  /** The ride from here on; null where it is over. */
  readonly rit: Vangrit<Ding> | null
  /** What was caught in this step. */
  readonly mee: readonly Ding[]
  readonly events: readonly SpelEvent[]
}

function rideOn<Ding>(rit: Vangrit<Ding>, ms: number, vang: Fx): Ritstap<Ding> {
  const t = Math.min(rit.duur, rit.t + ms)
  const raak = rit.vondsten.flatMap(({ wat, kant, na }, nr) =>
    na > rit.t && na <= t && kant === rit.kant ? [{ wat, nr }] : [],
  )
  return {
    rit: t < rit.duur ? { ...rit, t } : null,
    mee: raak.map(({ wat }) => wat),
    events: raak.map(({ nr }) => fx(vang, nr)),
  }
}

/**
 * Takes a step on a ride: time that passes, a hand that steers, or whoever goes on, who is there at once. Nothing of it is an
 * answer. Returns null for what means nothing on a ride.
 */
export function stepVangrit<Ding>(
  rit: Vangrit<Ding>,
  input: GameInput,
  { hand, vang }: Pick<Ritmaat, 'hand'> & { readonly vang: Fx },
): Ritstap<Ding> | null {
  if (input.type === 'verder') return { rit: null, mee: [], events: [] }
  if (isZwenk(input)) {
    const { kant } = input
    if (!isKant(kant) || kant === rit.kant) return null
    return { rit: { ...rit, kant, duur: hand }, mee: [], events: [fx('zet', kant + 1)] }
  }
  const ms = input.type === 'tick' && 'ms' in input ? Number(input.ms) : 0
  return ms > 0 ? rideOn(rit, ms, vang) : null
}
