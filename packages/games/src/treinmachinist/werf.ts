import { foutPlek, inhoudVan } from '@letterhaven/game-kit/onderdelen/rij'
import type { Beurt, BeurtStaat, GedeeldeZet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Item } from '@letterhaven/game-kit/regels/contract'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'

/** The yard of one train. Wagons go by their number. */
export interface Werf {
  /** What stands on each wagon. */
  readonly wagons: readonly string[]
  /** Every order that is right. */
  readonly ordes: readonly (readonly string[])[]
  /** The wagons on each siding, the one that can be fetched first. The last sidings may be there to put one aside. */
  readonly sporen: readonly (readonly number[])[]
  /** The siding of each wagon, to which it goes back. */
  readonly thuis: readonly number[]
  /** The wagons behind the red engine, and those before the blue one, both as they are read. */
  readonly kop: readonly number[]
  readonly staart: readonly number[]
  /** Whether the next wagon goes to the blue engine. */
  readonly duwt: boolean
  /** The first odd wagon of a train that was sent off, by its place; null where none is known. */
  readonly raar: number | null
  /** What was sent off last and was not right. */
  readonly mis: string | null
  /** Whether anything was uncoupled, and how many trains so far went without that. */
  readonly isLos: boolean
  readonly zonder: number
  /** How often the snow plough was pushed in this round. */
  readonly ploeg: number
  /** Whether the word was seen, because it could not be heard. */
  readonly gezien: boolean
}

export type Staat<T extends Item | ZinOpgave = Item | ZinOpgave> = BeurtStaat<Werf, T>
export type State = Staat<Item> | Staat<ZinOpgave>
export type Werkbeurt = Pick<Beurt<Werf, Item | ZinOpgave>, 'item' | 'opgave'> & {
  readonly staat: Pick<State, 'trap' | 'poging' | 'gegeven'>
}

export type Input = GameInput &
  (
    | {
        /** Couples the front wagon of its siding; `haal` has the shunter fetch any; `opzij` sets one aside, or takes it back. */
        readonly type: 'koppel' | 'haal' | 'opzij'
        readonly wagon: number
      }
    /** Uncouples at a place of the train, with all that is behind it as seen from its engine. */
    | { readonly type: 'los'; readonly plek: number }
    | { readonly type: 'wissel' | 'vertrek' | 'ploeg' | 'gezien' | GedeeldeZet }
  )

/** The stage at which a second engine pushes. */
const BLAUW_VANAF = 3
export const metBlauw = ({ trap }: Pick<State, 'trap'>): boolean => trap >= BLAUW_VANAF

/** Fewer wagons than this are no train. */
export const MINST = 2

/** Returns the wagons of the train as it is read. */
export const treinVan = ({ kop, staart }: Pick<Werf, 'kop' | 'staart'>): readonly number[] => [
  ...kop,
  ...staart,
]

/** Returns what the train says, piece by piece. */
export const tekstenVan = (werf: Werf): readonly string[] => inhoudVan(werf.wagons, treinVan(werf))

/** Returns the siding on which a wagon stands; -1 for one in the train. */
export const spoorVan = ({ sporen }: Pick<Werf, 'sporen'>, wagon: number): number =>
  sporen.findIndex((spoor) => spoor.includes(wagon))

/** Returns the wagon that stands before another one on its siding; null for one that can be fetched. */
export function ervoor(werf: Pick<Werf, 'sporen'>, wagon: number): number | null {
  const spoor = werf.sporen[spoorVan(werf, wagon)] ?? []
  return spoor[0] === undefined || spoor[0] === wagon ? null : spoor[0]
}

/** Returns the sidings that are no wagon's own. */
export const zijsporen = ({ sporen, thuis }: Pick<Werf, 'sporen' | 'thuis'>): readonly number[] =>
  [...sporen.keys()].filter((spoor) => !thuis.includes(spoor))

/** Returns whether a wagon was set aside. */
export const staatOpzij = (werf: Werf, wagon: number): boolean =>
  zijsporen(werf).includes(spoorVan(werf, wagon))

/** Returns the sidings without a wagon. */
const zonderWagon = (sporen: Werf['sporen'], wagon: number): Werf['sporen'] =>
  sporen.map((spoor) => (spoor.includes(wagon) ? spoor.filter((een) => een !== wagon) : spoor))

const metVoorop = (sporen: Werf['sporen'], spoor: number, wagon: number): Werf['sporen'] =>
  sporen.map((rij, nr) => (nr === spoor ? [wagon, ...rij] : rij))

/** Returns the yard with a wagon at the end of its train; null for one that is not there or cannot be fetched. */
export function couple(werf: Werf, wagon: number): Werf | null {
  if (spoorVan(werf, wagon) < 0) return null
  const sporen = zonderWagon(werf.sporen, wagon)
  const deel = werf.duwt ? { staart: [wagon, ...werf.staart] } : { kop: [...werf.kop, wagon] }
  return { ...werf, ...deel, sporen, raar: null }
}

/** Returns the yard with a wagon on the empty siding, or back on its own; null where that cannot be. */
export function setAside(werf: Werf, wagon: number): Werf | null {
  if (spoorVan(werf, wagon) < 0 || ervoor(werf, wagon) !== null) return null
  const leeg = zijsporen(werf).find((spoor) => werf.sporen[spoor]?.length === 0)
  const naar = staatOpzij(werf, wagon) ? werf.thuis[wagon] : leeg
  if (naar === undefined) return null
  return { ...werf, sporen: metVoorop(zonderWagon(werf.sporen, wagon), naar, wagon) }
}

/** Returns the wagons that leave the train where it is uncoupled, the one that came last first. */
export function eraf({ kop, staart }: Werf, plek: number): readonly number[] {
  if (!Number.isInteger(plek) || plek < 0 || plek >= kop.length + staart.length) return []
  return plek < kop.length ? kop.slice(plek).toReversed() : staart.slice(0, plek - kop.length + 1)
}

/** Returns the yard with the train uncoupled at a place; null where there is none. What comes off goes to its own siding. */
export function uncouple(werf: Werf, plek: number): Werf | null {
  const weg = eraf(werf, plek)
  if (weg.length === 0) return null
  const blijft = (wagon: number): boolean => !weg.includes(wagon)
  return {
    ...werf,
    sporen: weg.reduce(
      (sporen, wagon) => metVoorop(sporen, werf.thuis[wagon] ?? 0, wagon),
      werf.sporen,
    ),
    kop: werf.kop.filter(blijft),
    staart: werf.staart.filter(blijft),
    raar: null,
    isLos: true,
  }
}

/** Returns the place of the first odd wagon; -1 where a right order begins so. */
export const raarIn = ({ ordes }: Pick<Werf, 'ordes'>, teksten: readonly string[]): number =>
  foutPlek(ordes, teksten)

/** Returns whether a train is one of the right orders, whole. */
export const isHeel = ({ ordes }: Pick<Werf, 'ordes'>, teksten: readonly string[]): boolean =>
  ordes.some((orde) => orde.length === teksten.length && raarIn({ ordes: [orde] }, teksten) < 0)

/** Returns how many trains left, at once or mended: so many stations are open. */
export const stationsVan = ({ goed, hersteld }: Pick<State, 'goed' | 'hersteld'>): number =>
  goed + hersteld.length

/** Returns how an answer went that is shown now; null while nothing is. */
export function oordeelVan({ fase, opgave, gegeven }: State): 'goed' | 'fout' | null {
  if (fase !== 'kijken' || !opgave || gegeven === null) return null
  return isHeel(opgave, gegeven.split('/')) ? 'goed' : 'fout'
}
