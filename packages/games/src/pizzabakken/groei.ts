import { TOPPINGS, type Schilder } from './paint-beleg.ts'
import type * as Groei from './scene-groei.ts'
import { MIJLPALEN } from './stand.ts'

let geladen: typeof Groei | null = null

/**
 * Loads what grows in a round: new toppings, the menu, how guests eat and how it ends. None of it is needed for the first word, so
 * it comes after the game itself; where it does not come, the game is played without it.
 */
export function fetchGroei(): void {
  void import('./scene-groei.ts').then(
    (module) => {
      geladen = module
    },
    () => undefined,
  )
}

export const groeiVan = (): typeof Groei | null => geladen

/** Returns what paints the new look of a kind of topping; undefined as long as its jar is closed. */
function nieuwVan(soort: number, potten: number): Schilder | undefined {
  const pot = soort % MIJLPALEN.length
  return pot < potten ? geladen?.POTTEN[pot]?.[Math.floor(soort / MIJLPALEN.length)] : undefined
}

/** Returns whether a kind of topping has its new look, after so many jars. */
export const isNieuw = (soort: number, potten: number): boolean =>
  nieuwVan(soort, potten) !== undefined

/** Returns what paints a kind of topping, after so many jars. */
export const schilderVan = (soort: number, potten: number): Schilder =>
  nieuwVan(soort, potten) ?? TOPPINGS[soort % TOPPINGS.length] ?? (() => undefined)
