import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doos, fill, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { bij } from './paint-klein.ts'

/** Draws the white cap of the miller, round (0, 0), as wide as a head. */
export function drawMuts(g: G): void {
  const bol = pad('M-42 2Q-58-40-18-46Q18-56 46-34Q60-20 44 2Z')
  solid(g, { pad: bol, kader: [-56, -52, 112, 56], kleur: '#fffaf0', lijn: 4, donker: -0.12 })
  streep(g, pad('M-22-38Q-10-24-16-6M20-44Q16-26 22-6'), { kleur: 'rgba(120,100,90,.4)', dikte: 3 })
  solid(g, { pad: doos([-46, -6, 92, 17], 8), kader: [-46, -6, 92, 17], kleur: '#e8d9b8', lijn: 4 })
  fill(g, doos([-8, -3, 16, 11], 3), '#d9833f')
}

export const mutsPlaat = (schaal: number): Plaat =>
  bak({ w: 132, h: 84, schaal }, (g) => bij(g, [66, 60, 1], () => drawMuts(g)))

/** Draws the apron over the clothes, the feet at (0, 0). */
export function drawSchort(g: G): void {
  const schort = pad('M-20-88H20L26-54Q34-24 30-6H-30Q-34-24-26-54Z')
  solid(g, { pad: schort, kader: [-34, -88, 68, 82], kleur: '#fff6e2', lijn: 3.5, donker: -0.14 })
  streep(g, pad('M-16-40H16V-22Q0-16-16-22Z'), { kleur: 'rgba(140,105,70,.65)', dikte: 3 })
}
