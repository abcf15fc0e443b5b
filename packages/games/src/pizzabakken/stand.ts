import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import { beginHerstel } from './herstel.ts'
import { delenVan, verdeeldVan, type Opgave } from './opgave.ts'

export type State = BeurtStaat<Opgave>

/** The first year that types its dictee. */
const TOETSEN_VANAF = 6

/** From this stage on the slice that is laid next is chosen, at night. */
export const KIEST_VANAF = 2

/** Returns whether the words of a taak are typed. */
export const isGetypt = ({ soort, groep }: Pick<State, 'soort' | 'groep'>): boolean =>
  soort === 'dictee' && groep >= TOETSEN_VANAF

/** How many guests have eaten when a jar opens. */
export const MIJLPALEN = [3, 6, 9] as const

/** Returns how many guests have eaten: what was mended tastes as good. */
export const gevoed = ({ goed, hersteld }: Pick<State, 'goed' | 'hersteld'>): number =>
  goed + hersteld.length

/** Returns how many jars of toppings were opened. */
export const pottenVan = (staat: Pick<State, 'goed' | 'hersteld'>): number =>
  MIJLPALEN.filter((mijl) => gevoed(staat) >= mijl).length

/** How a round ends: everybody toasts, some do, or the kitchen is still at it. */
export type Slot = 'vol' | 'half' | 'leeg'

/** The share of right orders that fills the restaurant. */
const VOL = 0.9

/** Returns how a round ends. */
export function slotVan({ goed, aantal }: Pick<State, 'goed' | 'aantal'>): Slot {
  if (goed === 0) return 'leeg'
  return goed >= aantal * VOL ? 'vol' : 'half'
}

/** Returns which guest is served, from 0: as long as a pizza is looked at or mended, the one who ordered it. */
export const gastVan = ({ fase, poging, nummer }: State): number =>
  fase === 'kijken' || fase === 'klaar' || poging > 1 ? nummer - 1 : nummer

/** Returns whether it is seen now that the pizza is not what was ordered. */
export const isMis = ({ fase, gegeven, item }: State): boolean =>
  fase === 'kijken' && item !== null && gegeven !== item.word

/** Returns whether the pizza hangs on the rope, and can be brought. */
export const isOnderweg = ({ fase, opgave }: Pick<State, 'fase' | 'opgave'>): boolean =>
  fase === 'spelen' && opgave !== null && opgave.rit !== null

/** Returns whether the pizza was brought, and is looked at where it hangs. */
export const isGebracht = ({ fase, opgave }: Pick<State, 'fase' | 'opgave'>): boolean =>
  fase === 'kijken' && opgave !== null && opgave.rit !== null

/** Returns what lies on the slices. A wrong pizza lies at once as it is mended, so that all that speaks of it means the same slices. */
export function gelegdVan(staat: State): readonly string[] {
  const { item, opgave } = staat
  if (!item || !opgave) return []
  return isMis(staat) ? verdeeldVan(opgave, item) : opgave.ligt
}

/** Returns the slices that steam: those of a wrong pizza, until it is baked again. What was swapped may be as wrong as before. */
export function dampendePunten(staat: State): readonly number[] {
  const { item, opgave } = staat
  if (!item || !opgave) return []
  if (isMis(staat)) return beginHerstel(delenVan(opgave, item), verdeeldVan(opgave, item)).open
  const { herstel } = opgave
  return staat.fase === 'spelen' && herstel ? herstel.open : []
}

/** An order that was baked, for its ticket. */
export interface Bon {
  readonly woord: string
  readonly isHersteld: boolean
}

/** Returns the orders that were baked so far, in their order: right at once, or mended. */
export function bonnenVan({ oordelen, gelukt, missers, hersteld }: State): readonly Bon[] {
  const goed = [...gelukt]
  const fout = missers.map(({ item }) => item.word)
  return oordelen.flatMap((isGoed) => {
    const woord = (isGoed ? goed : fout).shift() ?? ''
    return isGoed || hersteld.includes(woord) ? [{ woord, isHersteld: !isGoed }] : []
  })
}
