import { classify, type Indeling } from './indeling.ts'
import { aantalHuizen } from './straat.ts'
import type { State } from './straat.ts'

/** How much higher the desk at a door is for the sentence of a verb, below a street and under a wide one, in px. */
const MEER = { onder: 110, breed: 64 } as const
/** What is left of the street above it at least, and beside the screen, in px. */
const RAND = { straat: 12, zij: 12, onder: 8 } as const
/** A screen lower than this has no room for all rows of keys below the line: they stand beside it. */
const LAAG = 480

/** Makes the desk at a door as wide as a low screen. */
function metBreed(indeling: Indeling): Indeling {
  const { w, h, top } = indeling
  const paneel = { x: RAND.zij, y: top, w: w - 2 * RAND.zij, h: h - top - RAND.onder }
  return { ...indeling, paneel, isTweedelig: true }
}

/** Makes the desk at a door higher, and moves the street up by as much. */
function metHoog(indeling: Indeling, meest: number): Indeling {
  const { paneel, top, camera, bodem } = indeling
  const meer = Math.max(0, Math.min(meest, paneel.y - top - RAND.straat))
  return {
    ...indeling,
    paneel: { ...paneel, y: paneel.y - meer, h: paneel.h + meer },
    camera: camera + meer,
    bodem: bodem + meer,
  }
}

/** Gives the desk at a door room for a sentence and the steps to its form. */
function metVel(indeling: Indeling): Indeling {
  const { opstelling, h } = indeling
  if (opstelling !== 'naast') return metHoog(indeling, MEER[opstelling])
  return h < LAAG ? metBreed(indeling) : indeling
}

/** Returns the layout of the street and the desk of a round. */
export function indelingVan(
  state: State,
  { w, h }: { readonly w: number; readonly h: number },
): Indeling {
  const indeling = classify(w, h, aantalHuizen(state))
  return state.soort === 'werkwoorden' ? metVel(indeling) : indeling
}
