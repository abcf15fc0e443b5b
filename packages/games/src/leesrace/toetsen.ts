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

const readToets = (key: string, isKnop: boolean): Input | null => {
  if (key === 'ArrowDown') return { type: 'licht' }
  if (key === 'ArrowUp') return { type: 'terug' }
  return key === ' ' && !isKnop ? { type: 'licht' } : null
}

function vraagToets(
  key: string,
  { state, isKnop }: { state: State; isKnop: boolean },
): Input | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const nr = volgendeZin(state, key === 'ArrowDown' ? 1 : -1)
      return nr === null ? null : { type: 'regel', nr }
    }
    case 'ArrowRight':
      return state.opgave?.lint ? { type: 'snij', nr: -1 } : null
    case 'ArrowLeft':
      return state.opgave?.lint ? { type: 'snij', nr: 1 } : null
    case 'Enter':
      return isKnop ? null : { type: 'geef' }
    default:
      return null
  }
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
