import type { Input } from './rules.ts'
import { isTeZien, type State } from './stand.ts'

/** Returns the next sentence that can be seen from one on, in a direction; null at the end. */
function volgendeZin({ item, opgave }: State, stap: 1 | -1): number | null {
  if (!item || !opgave) return null
  const begin = opgave.vlag ?? (stap > 0 ? -1 : item.zinnen.length)
  for (let nr = begin + stap; nr >= 0 && nr < item.zinnen.length; nr += stap)
    if (isTeZien(opgave, nr)) return nr
  return null
}

const readToets = (key: string, isKnop: boolean): Input | null =>
  key === 'ArrowDown' || (key === ' ' && !isKnop) ? { type: 'licht' } : null

/** By how many sentences a key moves the flag, and at which side of the photograph one takes a word away. */
const STAPPEN: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
const KANTEN: Readonly<Record<string, 1 | -1>> = { ArrowRight: -1, ArrowLeft: 1 }

function vraagToets(
  key: string,
  { state, isKnop }: { readonly state: State; readonly isKnop: boolean },
): Input | null {
  const [stap, kant] = [STAPPEN[key], KANTEN[key]]
  if (stap !== undefined) {
    const nr = volgendeZin(state, stap)
    return nr === null ? null : { type: 'regel', nr }
  }
  if (kant !== undefined) return state.opgave?.lint ? { type: 'snij', nr: kant } : null
  return key === 'Enter' && !isKnop ? { type: 'geef' } : null
}

/** Returns what a key of a keyboard does. Enter and Space on a button press that button, as everywhere. */
export function inputVan(
  key: string,
  wie: { readonly state: State; readonly isKnop: boolean },
): Input | null {
  const { state, isKnop } = wie
  if (state.fase === 'kijken')
    return !isKnop && (key === 'Enter' || key === ' ') ? { type: 'verder' } : null
  if (state.fase !== 'spelen' || !state.opgave) return null
  return state.opgave.isVraag ? vraagToets(key, wie) : readToets(key, isKnop)
}
