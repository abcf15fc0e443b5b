import type { Zet } from '@letterhaven/game-kit/regels/beurt'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import type { Opgave } from './opgave.ts'
import { SPULLEN, type Rit, type Spul, type Straat } from './straat.ts'

/** From this stage on a pizza is not eaten at the counter: it hangs on a rope, and is pulled to the window that ordered it. */
export const BEZORGT_VANAF = 3

/** The first year that reads of two things at a window. */
const TWEE_VANAF = 4

/** The number of windows; the rope ends that far. */
export const RAMEN = 3
/** How far the pan can be pulled past the first window. */
const VOORBIJ = -0.4

const een = (spul: Spul): string => `een ${spul}`

/** Returns what a guest says of the own window, so that no other one fits. */
function zinVan(ramen: readonly (readonly Spul[])[], thuis: number): string {
  const hier = ramen[thuis] ?? []
  const elders = ramen.flat().find((spul) => !hier.includes(spul))
  const [eerste = 'plant', tweede] = hier
  if (tweede) return `Bij mij is ${een(eerste)} en ${een(tweede)}.`
  const isAlleen = ramen.every((raam) => raam.length === 1)
  return isAlleen || !elders
    ? `Bij mij is ${een(eerste)}.`
    : `Bij mij is ${een(eerste)}, maar geen ${elders}.`
}

/** Makes the windows for one order: each with another thing, or later each with one or both of two. */
export function makeStraat(groep: number, rnd: () => number): Straat {
  const [a = 'plant', b = 'muis', c = 'lamp'] = shuffle(SPULLEN, rnd)
  const soorten = groep < TWEE_VANAF ? [[a], [b], [c]] : [[a], [a, b], [b]]
  const ramen = shuffle(soorten, rnd)
  const thuis = Math.min(RAMEN - 1, Math.floor(rnd() * RAMEN))
  return { ramen, thuis, zin: zinVan(ramen, thuis) }
}

/** Hangs the pizza on the rope, beside the oven. */
export const begin = (): Rit => ({ mand: RAMEN, gebeld: [] })

/** Returns the pizza pulled along the rope; null where it does not hang, or to no place of it. */
export function pull(opgave: Opgave, x: number): Zet<Opgave> | null {
  const { rit } = opgave
  if (!rit || !Number.isFinite(x)) return null
  const mand = Math.max(VOORBIJ, Math.min(RAMEN, x))
  return mand === rit.mand ? null : { opgave: { ...opgave, rit: { ...rit, mand } } }
}

/** Rings at a window: the guest takes the pizza, and that is the answer. Anybody else ordered nothing. */
export function ring(opgave: Opgave, raam: number): Zet<Opgave> | null {
  const { rit, straat, ligt } = opgave
  if (!rit || !straat || !straat.ramen[raam]) return null
  const daar = { ...rit, mand: raam }
  if (raam === straat.thuis)
    return {
      opgave: { ...opgave, rit: daar },
      gegeven: ligt.join(''),
      events: [fx('bel', raam)],
    }
  const gebeld = rit.gebeld.includes(raam) ? rit.gebeld : [...rit.gebeld, raam]
  return { opgave: { ...opgave, rit: { ...daar, gebeld } }, events: [fx('raam', raam)] }
}

/** Returns what stands at a window, in words. */
export const raamNaam = (spullen: readonly Spul[]): string =>
  `Raam met ${spullen.map(een).join(' en ')}`
