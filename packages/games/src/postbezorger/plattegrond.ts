import { classify, type Indeling } from './indeling.ts'
import { aantalHuizen } from './straat.ts'
import type { State } from './straat.ts'

/** How much higher the desk at a door is for the sentence of a verb at most, in px. */
const MEER = 110
/** What is left of the street above it at least, or beside it where it is as wide as the screen, in px. */
const RAND = 12
/** A screen lower than this has no room for all rows of keys below the line: they stand beside it, in px. */
const LAAG = 480

/** Gives the desk at a door room for a sentence and the steps to its form: it is higher, and the street goes up by as much, or wider. */
function metVel(indeling: Indeling): Indeling {
  const { w, h, top, paneel, camera, bodem, opstelling } = indeling
  if (opstelling === 'naast' && h >= LAAG) return indeling
  if (opstelling === 'naast')
    return {
      ...indeling,
      paneel: { x: RAND, y: top, w: w - 2 * RAND, h: h - top - RAND },
      isTweedelig: true,
    }
  const meest = opstelling === 'breed' ? MEER / 2 : MEER
  const meer = Math.max(0, Math.min(meest, paneel.y - top - RAND))
  return {
    ...indeling,
    paneel: { ...paneel, y: paneel.y - meer, h: paneel.h + meer },
    camera: camera + meer,
    bodem: bodem + meer,
  }
}

/** Returns the layout of the street and the desk of a round. */
export function indelingVan(
  state: State,
  { w, h }: { readonly w: number; readonly h: number },
): Indeling {
  const indeling = classify(w, h, aantalHuizen(state))
  return state.soort === 'werkwoorden' ? metVel(indeling) : indeling
}
