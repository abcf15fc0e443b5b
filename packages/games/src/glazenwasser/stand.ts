import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import type { Plek, VeelBeurt } from '@letterhaven/game-kit/regels/veel'
import type { Uur } from './indeling.ts'
import { metLadder } from './ladder.ts'
import { metRijen } from './lichtrij.ts'
import { gemaakteVorm } from './rules.ts'
import type { Raam, State } from './rules.ts'

/**
 * dicht: shutters closed, no word. vuil: a word to judge. schoon: its word is right now, and the light is on. spat: its word is
 * wrong and shown so. gewezen: left wrong.
 */
export type Stand = 'dicht' | 'vuil' | 'schoon' | 'spat' | 'gewezen'

/** Returns how a window looks. */
export function standVan({ stand, poging, isJuist }: Plek<Raam>): Stand {
  if (stand === 'leeg' || stand === 'gevraagd') return 'dicht'
  if (stand === 'open') return poging === 1 ? 'vuil' : 'spat'
  if (isJuist) return 'schoon'
  return stand === 'kijken' ? 'spat' : 'gewezen'
}

/** Returns whether a window is partly washed: it calls until the rest is done. */
export const isHalf = (plek: Plek<Raam>): boolean =>
  standVan(plek) === 'vuil' && plek.opgave !== null && plek.opgave.vuil < 1

/**
 * The window that is open: the one that the pupil turned to, else the first. None after a mistake there, until the same word is
 * asked again: what is typed under its correction is meant for it, and not for another window.
 */
export function openRaam({
  plekken,
  actief,
}: State): Pick<VeelBeurt<Raam>, 'plek' | 'item' | 'opgave' | 'poging'> | null {
  const hier = plekken[actief]
  if (hier?.stand === 'kijken' && hier.isJuist !== true) return null
  const open = plekken.flatMap(({ stand, item, opgave, poging }, plek) =>
    stand === 'open' && item && opgave?.isOpen ? [{ plek, item, opgave, poging }] : [],
  )
  return open.find(({ plek }) => plek === actief) ?? open[0] ?? null
}

/**
 * Returns the window whose mistake is shown and will be mended there; null where there is none. Whoever goes elsewhere meanwhile
 * comes to this window first.
 */
export function teHerstellen({ plekken }: Pick<State, 'plekken'>): number | null {
  const plek = plekken.findIndex(
    ({ stand, isJuist, poging, item, gegeven }) =>
      stand === 'kijken' &&
      isJuist === false &&
      poging < MEESTE_POGINGEN &&
      gemaakteVorm(gegeven ?? '') !== item?.word,
  )
  return plek < 0 ? null : plek
}

/** Returns whether nothing was done in the street yet. */
export const isBegin = ({ plekken }: Pick<State, 'plekken'>): boolean =>
  plekken.every(({ stand, opgave }) => stand === 'open' && opgave?.vuil === 1)

/**
 * Returns whether no window is chosen by itself: at the beginning of a street in which the boat calls windows, who plays goes to the
 * first of them.
 */
export const isVrijeKeus = (staat: Pick<State, 'plekken' | 'trap'>): boolean =>
  metRijen(staat) && isBegin(staat)

/** Returns the hour at which the street is washed. */
export const uurVan = (staat: Pick<State, 'trap'>): Uur =>
  metLadder(staat) ? 'avond' : metRijen(staat) ? 'nacht' : 'dag'
