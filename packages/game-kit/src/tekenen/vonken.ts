import { bak } from './bake.ts'
import type { Plaat } from './bake.ts'
import { lijn, solid } from './teken.ts'
import type { G, Punt } from './teken.ts'

/** Draws the star of joy, in a box of 46 × 46. */
export function drawSter(g: G): void {
  const punten = Array.from({ length: 10 }, (_, i): Punt => {
    const [hoek, r] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? 8.5 : 18]
    return [23 + Math.cos(hoek) * r, 24 + Math.sin(hoek) * r]
  })
  solid(g, { pad: lijn(punten), kader: [5, 5, 36, 36], kleur: '#ffc928', lijn: 3.5, glans: 0.6 })
}

/** Bakes the star into a plate, for bursts. */
export const sterPlaat = (schaal: number): Plaat => bak({ w: 46, h: 46, schaal }, drawSter)
