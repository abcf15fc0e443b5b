import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { Achtbaan } from './achtbaan.ts'
import type { Gatwoord, Invulling } from './gat.ts'

/** wacht: between the flippers. weg: shot, but not yet taken up by a picture. rolt: the picture keeps it in play. */
export type Bal = 'wacht' | 'weg' | 'rolt'

/** The current word: its gap, what was typed in it, and where the ball is. */
export interface Kast extends Gatwoord, Invulling, Achtbaan {
  readonly bal: Bal
  /** How long this ball has been under way, in ms. */
  readonly ms: number
  /** Whether what stands in the gap was given. */
  readonly af: boolean
  /** How many balls were lost and given back. */
  readonly kwijt: number
  /** How many bumpers were hit in this round. */
  readonly botsen: number
  /** How often in a row the ball is kept up now, and the most of this round. */
  readonly hoog: number
  readonly hoogst: number
  /** Whether the ball of the word before is still in play, while this one waits for its letters. */
  readonly vrij: boolean
  /** How long the word is seen whole yet, where nothing else tells it, in ms; 0 while its gap is a gap. */
  readonly zicht: number
  /** How the word came to the pupil: heard, seen for a moment, or only by its sentence or picture. */
  readonly hoe: 'gehoord' | 'gezien' | 'gelezen'
}

export type State = BeurtStaat<Kast>

/** So many bumpers light the whole ring in the field. */
export const RING = 12

/** Returns how much of the ring in the field burns, 0…1: it goes out when it is full. */
export const ringVol = ({ botsen }: Pick<Kast, 'botsen'>): number => (botsen % RING) / RING

/** A row of balls that are kept up is a record from this length on. */
export const RECORD = 3

/** Returns the longest row of a round in which a ball was kept up. */
export const hoogstVan = ({ hoog, hoogst }: Pick<Kast, 'hoog' | 'hoogst'>): number =>
  Math.max(hoog, hoogst)

/** Returns whether the ball was kept up for longer than ever in this round. */
export const isRecord = ({ hoog, hoogst }: Pick<Kast, 'hoog' | 'hoogst'>): boolean =>
  hoog >= RECORD && hoog > hoogst

/** After so many words more than one ball rolls. */
export const MULTIBAL = 3
/** How much of its light a mended word gives. */
const HERSTELD = 0.5

/** Returns how many words are right now, at once or mended. */
export const aantalGoed = ({ goed, hersteld }: Pick<State, 'goed' | 'hersteld'>): number =>
  goed + hersteld.length

/** Returns how much of the fair burns, 0…1. */
export function lichtVan(staat: Pick<State, 'goed' | 'hersteld' | 'aantal'>): number {
  return Math.min(1, (staat.goed + staat.hersteld.length * HERSTELD) / staat.aantal)
}

/** How what was given turned out; null while nothing was given. */
export function oordeelVan({ gegeven, item }: State): 'goed' | 'fout' | null {
  if (gegeven === null) return null
  return gegeven === item?.word ? 'goed' : 'fout'
}
