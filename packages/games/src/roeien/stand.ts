import { judge } from '@letterhaven/game-kit/opgave/judge'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import { litNa, tempoVan } from './houd.ts'
import { eindenVan, stukkenVan } from './letters.ts'

/** A side of the boat: left, right, or neither. */
export type Kant = -1 | 0 | 1

/** What lies ready for one word. */
export interface Opgave {
  readonly letters: readonly string[]
  /** After which letter each stroke ended. */
  readonly slagen: readonly number[]
  /** How long the oar is held, in ms; null while it is up. */
  readonly houdt: number | null
  /** With which oar the word was begun; 0 before that, and where there is one oar. */
  readonly begin: Kant
  /** On which side the bell of the bend hangs; 0 where there is none. */
  readonly bel: Kant
  /** How many strokes the cox called; 0 before that, null where nothing is called. */
  readonly roep: number | null
  /** Whether no stroke that was held had to be steered. */
  readonly isRecht: boolean
  /** Whether the last stroke was held over more letters than one. */
  readonly isGehouden: boolean
  /** The last mistake in this word, of which is told until the next try; null before one. */
  readonly fout: string | null
  /** The words of this round on their bridges, in the pieces in which they were rowed. */
  readonly bogen: readonly string[]
  /** The row of words in one go, and the longest such row. */
  readonly rij: number
  readonly langste: number
  /** How many bells rang in the bends, or words in which the crew kept one swing. */
  readonly bellen: number
  /** How often the ducks were lured. */
  readonly eenden: number
}

export type State = BeurtStaat<Opgave>

/** Returns how many letters were rowed. */
export const geroeid = ({ slagen }: Pick<Opgave, 'slagen'>): number => slagen.at(-1) ?? 0

/** Whether every letter was rowed. */
export const isVol = (opgave: Pick<Opgave, 'slagen' | 'letters'>): boolean =>
  geroeid(opgave) === opgave.letters.length

/** Returns the pieces that were rowed so far. */
export const eigenStukken = ({
  letters,
  slagen,
}: Pick<Opgave, 'slagen' | 'letters'>): readonly string[] => stukkenVan(letters, slagen)

/** Returns how many letters are lit by the stroke that is held now. */
export const litVan = (opgave: Opgave, groep: number): number =>
  opgave.houdt === null
    ? 0
    : litNa(opgave.houdt, tempoVan(groep), opgave.letters.length - geroeid(opgave))

/** Returns with which oar a stroke is made, by its number. */
export const kantVan = ({ begin }: Pick<Opgave, 'begin'>, nr: number): Kant =>
  begin === 0 ? 0 : ((nr % 2 === 0 ? begin : -begin) as Kant)

/** Returns with which oar the next stroke has to be made; 0 where either will do. */
export const beurtKant = (opgave: Pick<Opgave, 'begin' | 'slagen'>): Kant =>
  opgave.slagen.length === 0 ? 0 : kantVan(opgave, opgave.slagen.length)

/** Returns the ends of each way in which a word may be rowed. */
export function wegenVan(
  { syllables = [], lettergrepen = [] }: Item,
  letters: readonly string[],
): readonly (readonly number[])[] {
  return [syllables, lettergrepen].flatMap((stukken) => {
    const einden = eindenVan(letters, stukken)
    return einden ? [einden] : []
  })
}

/** Returns how many of the first strokes are right, by the way that agrees longest. */
export function countVoor(
  item: Item,
  { letters, slagen }: Pick<Opgave, 'letters' | 'slagen'>,
): number {
  const lang = wegenVan(item, letters).map((weg) => {
    const mis = slagen.findIndex((tot, nr) => tot !== weg[nr])
    return mis < 0 ? slagen.length : mis
  })
  return Math.max(0, ...lang)
}

/** Returns where the first stroke of the last mistake ended that should not, until the child rows on; null where none did. */
export function foutEind(item: Item, { letters, slagen, fout }: Opgave): number | null {
  const einden = fout === null ? null : eindenVan(letters, fout.split('|'))
  if (!einden) return null
  const voor = countVoor(item, { letters, slagen: einden })
  const eind = einden[voor] ?? letters.length
  return eind < letters.length && slagen.length <= voor ? eind : null
}

/** Returns the verdict on what was given, while it is shown. */
export function oordeelVan({ item, gegeven }: State): 'goed' | 'fout' | null {
  if (!item || gegeven === null) return null
  return judge(item, 'ritme:kg', gegeven)?.correct ? 'goed' : 'fout'
}

/** Returns how many words of this round went under their bridge: right at once, or mended. */
export const aantalBogen = ({ goed, hersteld }: Pick<State, 'goed' | 'hersteld'>): number =>
  goed + hersteld.length

/** The most that sit in a boat. */
export const ACHT = 8

/** Returns how many row now: with each word one comes on board. */
export const roeiersVan = (staat: Pick<State, 'goed' | 'hersteld'>): number =>
  Math.min(ACHT, 1 + aantalBogen(staat))

/** Returns the number of the word on the water. The round counts it as soon as it was tried. */
export const woordNr = ({
  nummer,
  fase,
  poging,
}: Pick<State, 'nummer' | 'fase' | 'poging'>): number =>
  nummer - (fase === 'kijken' || poging > 1 ? 1 : 0)

/** In this round the bridge rings so often. */
const KEREN = 3

/** Returns how often all bells rang by now: at each third part of the round. */
export const gebeierd = (staat: Pick<State, 'goed' | 'hersteld' | 'aantal'>): number =>
  Math.floor((aantalBogen(staat) * KEREN) / Math.max(KEREN, staat.aantal))
