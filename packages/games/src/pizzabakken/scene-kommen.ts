import type { Beeld, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import { isNieuw, schilderVan } from './groei.ts'
import { classify } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { kom, topping } from './paint-beleg.ts'
import { SOORTEN } from './scene-pizza.ts'
import type { Beleg } from './scene-pizza.ts'
import { pottenVan } from './stand.ts'

/** Remembers the plates of toppings: one for the look that each kind began with, and one for its new look. */
function memoPlaten(make: (soort: number, potten: number) => Textuur) {
  const bekend = new Map<string, Textuur>()
  return (soort: number, potten: number): Textuur => {
    const sleutel = `${soort} ${isNieuw(soort, potten)}`
    const plaat = bekend.get(sleutel) ?? make(soort, potten)
    bekend.set(sleutel, plaat)
    return plaat
  }
}

/** Makes what gives the plate of a topping as it looks now. */
export function makeBeleg(stage: Stage): Beleg {
  const plaatVan = memoPlaten((soort, potten) =>
    stage.textuur(() => topping(schilderVan(soort, potten), stage.schaal)),
  )
  return (soort, staat) => plaatVan(soort, pottenVan(staat))
}

/**
 * Makes the bowls. The returned function arranges them for a word, with the toppings of so many jars, and puts them away while
 * what the guest says lies over them.
 */
export function makeKommen(stage: Stage, { w, h, kommen: [eerste] }: Indeling) {
  const breed = eerste?.w ?? 100
  const laag = stage.laag()
  const plaatVan = memoPlaten((soort, potten) =>
    stage.textuur(() => kom(schilderVan(soort, potten), { w: breed, schaal: stage.schaal })),
  )
  const beelden = new Map<string, Beeld>()
  return (aantal: number, potten: number, isWeg: boolean): Indeling => {
    laag.visible = !isWeg
    const indeling = classify(w, h, aantal)
    for (const b of beelden.values()) b.visible = false
    for (const [i, vak] of indeling.kommen.entries()) {
      const soort = i % SOORTEN
      const sleutel = `${i} ${isNieuw(soort, potten)}`
      const b =
        beelden.get(sleutel) ??
        stage.beeld(plaatVan(soort, potten), { x: 0, y: 0, anker: 0, op: laag })
      beelden.set(sleutel, b)
      b.visible = true
      b.set(vak.x, vak.y - 3)
      b.scale.set(vak.w / breed)
    }
    return indeling
  }
}
