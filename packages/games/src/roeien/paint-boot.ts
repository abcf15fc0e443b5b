import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { bij } from './paint-klein.ts'

/** The boat, seen from its stern, in px at scale 1: half its width, how high its side is, and how far a bench is behind the next. */
export const BOOT = { half: 92, rand: -60, bank: 25, punt: 62 } as const

/** Returns how high the bow is above the water with so many benches before the stern. */
export const boegVan = (banken: number): number => BOOT.rand - BOOT.punt - banken * BOOT.bank

/** Paints the hull as it lies ahead of the stern: its inside, its benches and its bow. */
export function drawRomp(g: G, banken: number): void {
  const boeg = boegVan(banken)
  const { half, rand } = BOOT
  fill(g, ovaal([0, 2, half * 1.5, 26]), 'rgba(24,40,24,.34)')
  const buiten = pad(
    `M${-half} ${rand}C${-half * 0.98} ${rand + (boeg - rand) * 0.6} ${-30} ${boeg + 10} 0 ${boeg}C30 ${boeg + 10} ${half * 0.98} ${rand + (boeg - rand) * 0.6} ${half} ${rand}L${half * 0.8} 0H${-half * 0.8}Z`,
  )
  solid(g, { pad: buiten, kader: [-half, boeg, half * 2, -boeg], kleur: '#b9713f' })
  binnen(g, buiten, () => {
    fill(
      g,
      pad(
        `M${-half + 13} ${rand}C${-half * 0.86} ${rand + (boeg - rand) * 0.56} -24 ${boeg + 24} 0 ${boeg + 18}C24 ${boeg + 24} ${half * 0.86} ${rand + (boeg - rand) * 0.56} ${half - 13} ${rand}V0H${-half + 13}Z`,
      ),
      '#6f4128',
    )
    for (let nr = 0; nr <= banken; nr += 1) {
      const y = rand - 12 - nr * BOOT.bank
      const b = half - 14 - nr * 13
      fill(g, doos([-b, y, 2 * b, 11], 4), '#d79a5e')
      streep(g, pad(`M${-b} ${y + 11}H${b}`), { kleur: 'rgba(45,20,20,.5)', dikte: 3 })
    }
  })
}

/** Paints the stern, over the legs of who sits there. */
export function drawSpiegel(g: G): void {
  const { half, rand } = BOOT
  const vorm = pad(
    `M${-half - 3} ${rand}Q0 ${rand + 17} ${half + 3} ${rand}C${half} ${-18} ${half * 0.62} 12 0 15C${-half * 0.62} 12 ${-half} ${-18} ${-half - 3} ${rand}Z`,
  )
  solid(g, {
    pad: vorm,
    kader: [-half, rand, half * 2, 76],
    kleur: '#c67a41',
    binnen: () => {
      for (const y of [-36, -18]) {
        streep(g, pad(`M${-half} ${y - 4}Q0 ${y + 13} ${half} ${y - 4}`), {
          kleur: 'rgba(80,35,20,.45)',
          dikte: 3,
        })
      }
      fill(g, pad(`M${-half} -8Q0 10 ${half} -8V20H${-half}Z`), ROOD)
      streep(g, pad(`M${-half} -8Q0 10 ${half} -8`), { kleur: CREME, dikte: 4 })
    },
  })
  solid(g, { pad: ovaal([0, -27, 17, 15]), kader: [-17, -42, 34, 30], kleur: GOUD, lijn: 3.2 })
  // A swan, the sign of the club.
  streep(g, pad('M-8-22Q0-17 9-23Q2-26 0-30Q-4-36-8-33'), { kleur: '#8a4a22', dikte: 3.4 })
  streep(g, pad(`M${-half - 3} ${rand}Q0 ${rand + 17} ${half + 3} ${rand}`), {
    kleur: '#f0b878',
    dikte: 5,
  })
  for (const kant of [-1, 1]) fill(g, ovaal([kant * half, rand, 6, 6]), '#5b5a68')
}

const VLAK = { w: 290, h: 290, x: 145, y: 244 } as const
export const BOOT_ANKER = [VLAK.x / VLAK.w, VLAK.y / VLAK.h] as const

export const rompPlaat = (banken: number, schaal: number): Plaat =>
  bak({ w: VLAK.w, h: VLAK.h, schaal }, (g) =>
    bij(g, [VLAK.x, VLAK.y, 1], () => drawRomp(g, banken)),
  )

export const spiegelPlaat = (schaal: number): Plaat =>
  bak({ w: VLAK.w, h: VLAK.h, schaal }, (g) => bij(g, [VLAK.x, VLAK.y, 1], () => drawSpiegel(g)))

/** Paints the waves that a boat pushes aside when it shoots ahead. */
export const golfPlaat = (schaal: number): Plaat =>
  bak({ w: 420, h: 150, schaal }, (g) =>
    bij(g, [210, 108, 1], () => {
      for (const kant of [-1, 1])
        for (const [ver, dikte, alfa] of [
          [0, 11, 0.85],
          [22, 7, 0.6],
          [42, 4, 0.4],
        ] as const)
          streep(
            g,
            pad(
              `M${kant * (70 + ver * 0.5)} ${-78 + ver}Q${kant * (112 + ver)} ${-40 + ver * 0.6} ${kant * (150 + ver)} ${20 + ver * 0.3}`,
            ),
            { kleur: `rgba(255,253,235,${alfa})`, dikte },
          )
    }),
  )
export const GOLF_ANKER = [0.5, 108 / 150] as const

/** Paints the horn of the cox, its mouthpiece at (0, 0). */
export function drawToeter(g: G): void {
  solid(g, {
    pad: lijn([
      [-3, -5],
      [34, -20],
      [34, 16],
      [-3, 5],
    ]),
    kader: [-3, -20, 37, 36],
    kleur: ROOD,
    lijn: 3.4,
  })
  solid(g, { pad: ovaal([34, -2, 6, 19]), kader: [28, -21, 12, 38], kleur: CREME, lijn: 3.2 })
}

export const toeterPlaat = (schaal: number): Plaat =>
  bak({ w: 60, h: 56, schaal }, (g) => bij(g, [10, 30, 1], () => drawToeter(g)))
