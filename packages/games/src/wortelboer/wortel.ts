import { toggleSnede } from '@letterhaven/game-kit/onderdelen/mes'
import { listEnten, VOOR, WEG, type Uitgang } from './enten.ts'

/** A part of the verb: from its how manieth piece up to which. */
export type Deel = readonly [van: number, tot: number]

/** What was made of a carrot so far. Pieces are graphemes, and keep the number that they have in the whole verb. */
export interface Gewas {
  /** What each piece is now; empty where it was taken out. */
  readonly letters: readonly string[]
  /** The part in the hand. */
  readonly deel: Deel
  /** What the last cut took off, which can be taken instead. */
  readonly los: Deel | null
  /** Before which piece the root hair stands; null without one. */
  readonly ge: number | null
  readonly uitgang: Uitgang | null
}

/** A carrot as it comes out of the ground: the whole verb. */
export const heel = (stukken: readonly string[]): Gewas => ({
  letters: stukken,
  deel: [0, stukken.length],
  los: null,
  ge: null,
  uitgang: null,
})

/** Whether a carrot is shorter than it grew. */
export const isKorter = ({ deel: [van, tot], letters }: Pick<Gewas, 'deel' | 'letters'>): boolean =>
  tot - van < letters.length

const perk = (n: number, [van, tot]: Deel): number => Math.min(tot, Math.max(van, n))
const metDeel = (gewas: Gewas, deel: Deel, los: Deel): Gewas => ({
  ...gewas,
  deel,
  los,
  ge: gewas.ge === null ? null : perk(gewas.ge, deel),
})

/** Cuts in the gap before a piece: what is right of it falls. Null where nothing can be cut. */
export function cutGewas(gewas: Gewas, gat: number): Gewas | null {
  const [van, tot] = gewas.deel
  if (!toggleSnede(tot - van, [], gat - van)) return null
  return metDeel(gewas, [van, gat], [gat, tot])
}

/** Takes what fell instead of what is in the hand. */
export const takeLos = (gewas: Gewas): Gewas | null =>
  gewas.los && metDeel(gewas, gewas.los, gewas.deel)

/** Makes a piece of the stem another one, or takes it out. Null for what its tray does not hold. */
export function setLetter(
  gewas: Gewas,
  stukken: readonly string[],
  { plek, ent }: { readonly plek: number; readonly ent: string },
): Gewas | null {
  const [van, tot] = gewas.deel
  const was = gewas.letters[plek]
  const stuk = stukken[plek]
  if (was === undefined || stuk === undefined || plek < van || plek >= tot || was === ent)
    return null
  if (ent !== WEG && ent !== stuk && !listEnten(stuk).includes(ent)) return null
  return { ...gewas, letters: gewas.letters.with(plek, ent) }
}

/** Grafts the root hair before a piece, or takes it off. */
export function setGe(gewas: Gewas, plek: number | null): Gewas | null {
  const [van, tot] = gewas.deel
  const kan = plek === null || (Number.isInteger(plek) && plek >= van && plek < tot)
  return kan && plek !== gewas.ge ? { ...gewas, ge: plek } : null
}

/** Returns the stem before and behind the root hair. */
function stamDelen({ letters, deel: [van, tot], ge }: Gewas): readonly [string, string] {
  const naad = ge ?? van
  return [letters.slice(van, naad).join(''), letters.slice(naad, tot).join('')]
}

export const stamVan = (gewas: Gewas): string => stamDelen(gewas).join('')

/** Returns the form that was made. */
export function vormVan(gewas: Gewas): string {
  const [voor, na] = stamDelen(gewas)
  return `${voor}${gewas.ge === null ? '' : VOOR}${na}${gewas.uitgang ?? ''}`
}

/** Where two parts of a carrot meet, or its stem. */
export type Naad = 'ge' | 'stam' | 'uitgang'
export const NADEN: readonly Naad[] = ['ge', 'stam', 'uitgang']
