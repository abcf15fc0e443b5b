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
  /** Where the next wagons go in, and how many came off there; null where they go to the end of their engine. */
  readonly gat: { readonly plek: number; readonly aantal: number } | null
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
    /** `los` takes the wagon at a place out of the train, and the others close up; `gat` lets the next wagon go in there. */
    | { readonly type: 'los' | 'gat'; readonly plek: number }
    | { readonly type: 'wissel' | 'sluit' | 'vertrek' | 'ploeg' | 'gezien' | GedeeldeZet }
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

/** Returns whether a place lies between the wagons of one engine, and not where that one couples. */
const isTussen = ({ kop, staart }: Pick<Werf, 'kop' | 'staart'>, plek: number): boolean =>
  plek < kop.length || (plek > kop.length && plek <= kop.length + staart.length)

/** Returns where a wagon goes in: at the chosen place, and else at the end of its engine. */
function insertWagon(
  { kop, staart, duwt, gat }: Werf,
  wagon: number,
): Pick<Werf, 'kop' | 'staart'> {
  const plek = gat?.plek ?? kop.length
  const isKop = gat ? plek < kop.length : !duwt
  return isKop
    ? { kop: kop.toSpliced(plek, 0, wagon), staart }
    : { kop, staart: staart.toSpliced(plek - kop.length, 0, wagon) }
}

/** Returns the place that is still open after a wagon went in. */
function nextGat(gat: Werf['gat'], na: Pick<Werf, 'kop' | 'staart'>): Werf['gat'] {
  if (!gat || gat.aantal < 2 || !isTussen(na, gat.plek + 1)) return null
  return { plek: gat.plek + 1, aantal: gat.aantal - 1 }
}

/** Returns the yard with a wagon in its train; null for one that is not there or cannot be fetched. */
export function couple(werf: Werf, wagon: number): Werf | null {
  if (spoorVan(werf, wagon) < 0) return null
  const sporen = zonderWagon(werf.sporen, wagon)
  const deel = insertWagon(werf, wagon)
  return { ...werf, ...deel, gat: nextGat(werf.gat, deel), sporen, raar: null }
}

/** Returns the yard with a wagon on the empty siding, or back on its own; null where that cannot be. */
export function setAside(werf: Werf, wagon: number): Werf | null {
  if (spoorVan(werf, wagon) < 0 || ervoor(werf, wagon) !== null) return null
  const leeg = zijsporen(werf).find((spoor) => werf.sporen[spoor]?.length === 0)
  const naar = staatOpzij(werf, wagon) ? werf.thuis[wagon] : leeg
  if (naar === undefined) return null
  return { ...werf, sporen: metVoorop(zonderWagon(werf.sporen, wagon), naar, wagon) }
}

/** Returns the yard in which the next wagon goes in at a place; null where that is no place between wagons. */
export function openAt(werf: Werf, plek: number): Werf | null {
  if (plek === treinVan(werf).length && !werf.duwt) return { ...werf, gat: null }
  return isTussen(werf, plek) && plek >= 0 ? { ...werf, gat: { plek, aantal: 1 } } : null
}

/** Returns the yard without the wagon at a place of the train; null where there is none. It goes back to its own siding. */
export function uncouple(werf: Werf, plek: number): Werf | null {
  const wagon = treinVan(werf)[plek]
  if (wagon === undefined) return null
  const blijft = (een: number): boolean => een !== wagon
  const deel = { kop: werf.kop.filter(blijft), staart: werf.staart.filter(blijft) }
  const isHier = werf.gat?.plek === plek || werf.gat?.plek === plek + 1
  const aantal = isHier ? (werf.gat?.aantal ?? 0) + 1 : 1
  return {
    ...werf,
    ...deel,
    sporen: metVoorop(werf.sporen, werf.thuis[wagon] ?? 0, wagon),
    gat: isTussen(deel, plek) ? { plek, aantal } : null,
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

/** Returns how an answer went that is shown now; null while nothing is. */
export function oordeelVan({ fase, opgave, gegeven }: State): 'goed' | 'fout' | null {
  if (fase !== 'kijken' || !opgave || gegeven === null) return null
  return isHeel(opgave, gegeven.split('/')) ? 'goed' : 'fout'
}
