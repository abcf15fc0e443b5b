import type { Input } from './rules.ts'
import { NIEMAND } from './race.ts'
import { isTeZien, kanSprinten, type Opgave, type State } from './stand.ts'

/** Returns the next sentence that can be seen from one on, in a direction; null at the end. */
function volgendeZin({ item, opgave }: State, stap: 1 | -1): number | null {
  if (!item || !opgave) return null
  const begin = opgave.vlag ?? (stap > 0 ? -1 : item.zinnen.length)
  for (let nr = begin + stap; nr >= 0 && nr < item.zinnen.length; nr += stap)
    if (isTeZien(opgave, nr)) return nr
  return null
}

/** By how many sentences a key moves star or flag. */
const STAPPEN: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Moves the star along the stretch that is read. */
function readToets(key: string, { state, isKnop }: Wie): Input | null {
  const { opgave } = state
  const stap = STAPPEN[key]
  if (!opgave) return null
  if (stap === undefined) return key === 'Enter' && !isKnop ? { type: 'licht' } : null
  const { ster, nu, gelezen } = opgave
  const nr = ster === null ? (stap > 0 ? nu : gelezen - 1) : ster + stap
  return nr >= nu && nr < gelezen ? { type: 'ster', nr } : null
}

/** The call of each of the two buttons: the left one and the right one. */
export const listKeuzen = ({ roepen }: Opgave): readonly number[] =>
  roepen.length > 1 ? roepen.map(({ wie }) => wie) : [NIEMAND, roepen[0]?.wie ?? 0]

/** The keys of the two buttons. */
const KANTEN: readonly string[] = ['ArrowLeft', 'ArrowRight']

const callToets = (key: string, opgave: Opgave): Input | null => {
  const nr = listKeuzen(opgave)[KANTEN.indexOf(key)]
  return nr === undefined ? null : { type: 'roep', nr }
}

/** Moves the flag, or says who bluffs. */
function vraagToets(key: string, { state }: Wie): Input | null {
  const stap = STAPPEN[key]
  if (stap === undefined) return state.opgave && callToets(key, state.opgave)
  const nr = volgendeZin(state, stap)
  return nr === null ? null : { type: 'regel', nr }
}

/** Runs, turns a call, or goes on from what is told. */
function kijkToets(key: string, { state, isKnop }: Wie): Input | null {
  if (state.opgave?.isDraai) return callToets(key, state.opgave)
  const isRen = kanSprinten(state) && (key === ' ' || KANTEN.includes(key))
  if (isRen) return { type: 'ren' }
  return !isKnop && (key === 'Enter' || key === ' ') ? { type: 'verder' } : null
}

/** Whose key it is, and whether the focus is on a button that does something by itself. */
interface Wie {
  readonly state: State
  readonly isKnop: boolean
}

/** Returns what a key of a keyboard does. Enter and Space on a button press that button, as everywhere; while there is a sprint, Space runs. */
export function inputVan(key: string, wie: Wie): Input | null {
  const { state } = wie
  if (state.fase === 'kijken') return kijkToets(key, wie)
  if (state.fase !== 'spelen' || !state.opgave) return null
  return state.opgave.isVraag ? vraagToets(key, wie) : readToets(key, wie)
}
