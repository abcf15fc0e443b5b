import type { VeelBeurt } from '@letterhaven/game-kit/regels/veel'
import { dezeStraat } from './straat.ts'
import type { Brief, State } from './straat.ts'

/** A letter that can be brought or written now. */
export type OpenBrief = Pick<VeelBeurt<Brief>, 'plek' | 'item' | 'opgave' | 'poging'>

/** Returns the letter at a place; null when nothing can be done with it now. */
export function briefOp({ plekken }: State, plek: number): OpenBrief | null {
  const { stand, item, opgave, poging = 1 } = plekken[plek] ?? {}
  return stand === 'open' && item && opgave ? { plek, item, opgave, poging } : null
}

/** Returns the letters of the street that is ridden now, in the order of the bag. */
export const briefenHier = (state: State): readonly OpenBrief[] =>
  (dezeStraat(state)?.plekken ?? []).flatMap((plek) => briefOp(state, plek) ?? [])

/** Returns the letter whose word is written at a door now. */
export const deurBrief = (state: State): OpenBrief | null =>
  briefenHier(state).find(({ opgave }) => opgave.deur) ?? null

/** Returns the letter that gets a house next: the one that the pupil took, else the first one without a house. */
export function handBrief(state: State, gepakt: number | null): OpenBrief | null {
  const hier = briefenHier(state).filter(({ opgave }) => !opgave.deur)
  return (
    hier.find(({ plek }) => plek === gepakt) ??
    hier.find(({ opgave }) => opgave.huis === null) ??
    null
  )
}

/** Returns the letters that lie ready for a house. */
export const klaarVoor = (state: State, huis: string): readonly OpenBrief[] =>
  briefenHier(state).filter(({ opgave }) => opgave.huis === huis && !opgave.deur)

/** Returns the place of some letter that is not delivered yet; -1 where there is none. */
export const openPlek = ({ plekken }: State): number =>
  plekken.findIndex(({ stand }) => stand === 'open')
