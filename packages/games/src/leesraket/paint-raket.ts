import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doorzichtig, INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import {
  binnen,
  doos,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

export const ROMP = '#fff1d6'
export const VIN = '#ff6f3c'
const VIN_LINKS = pad('M-74-176C-128-142-158-74-150 2C-132-22-108-34-70-40Z')
const VIN_RECHTS = pad('M74-176C128-142 158-74 150 2C132-22 108-34 70-40Z')
const LIJF = pad(
  'M0-498C58-436 98-340 98-240C98-150 86-92 68-44H-68C-86-92-98-150-98-240C-98-340-58-436 0-498Z',
)

/** Where the window is, measured from the foot of the rocket, and its size. */
export const RUIT = { y: -322, r: 52 } as const

/** The rings of the tank on the hull: how many there are, where the lowest is, and how far apart. */
export const RINGEN = { aantal: 8, onder: -118, stap: 15.5 } as const
const RING = pad('M-87 0Q0 11 87 0V10Q0 21-87 10Z')

/** Draws a ring of the tank with its middle at (0, 0): full, or empty glass. */
export function drawRing(g: G, isVol: boolean): void {
  fill(g, RING, isVol ? '#ff9d2e' : doorzichtig('#1f7f86', 0.16))
  if (!isVol) return
  fill(g, pad('M-84 1Q0 12 84 1V4.5Q0 15.5-84 4.5Z'), '#ffe27a')
}

/** A full ring by itself, of 190 × 40 units, its middle in the middle. */
export const ringPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 190 * s, h: 40 * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(95, 20)
    drawRing(g, true)
  })

function romp(g: G): void {
  fill(g, doos([-110, -402, 220, 5], 0), doorzichtig(INKT, 0.5))
  fill(g, doos([-110, -560, 220, 160], 0), doorzichtig(VIN, 0.96))
  fill(g, pad('M-40-480C-70-440-84-400-90-360L-60-360C-56-410-40-450-20-480Z'), wit(0.24))
  for (const [y, h] of [
    [-250, 12],
    [-96, 16],
  ] as const)
    fill(g, doos([-110, y, 220, h], 0), '#1f7f86')
  for (let i = 0; i < RINGEN.aantal; i += 1) {
    g.save()
    g.translate(0, RINGEN.onder - i * RINGEN.stap)
    drawRing(g, false)
    g.restore()
  }
  for (let i = -4; i <= 4; i += 1)
    for (const y of [-388, -262, -72])
      fill(g, ovaal([i * 22, y, 2.6, 2.6]), doorzichtig(INKT, 0.35))
  fill(g, pad('M62-420C96-340 104-180 70-44H110V-420Z'), doorzichtig('#7a4fa0', 0.13))
}

function straalpijp(g: G): void {
  solid(g, {
    pad: pad('M-40-50H40L54-14Q0-2-54-14Z'),
    kader: [-54, -50, 108, 40],
    kleur: '#6b6796',
    binnen: () => fill(g, doos([-60, -30, 120, 6], 0), doorzichtig(INKT, 0.35)),
  })
}

/** Draws the rocket without what is behind its window, its foot at (0, 0). */
export function drawRaket(g: G): void {
  straalpijp(g)
  solid(g, { pad: VIN_LINKS, kader: [-158, -176, 90, 180], kleur: VIN, glans: 0.3 })
  solid(g, { pad: VIN_RECHTS, kader: [68, -176, 90, 180], kleur: VIN })
  solid(g, {
    pad: LIJF,
    kader: [-98, -498, 196, 456],
    kleur: ROMP,
    donker: -0.08,
    strook: 0.26,
    binnen: romp,
  })
  solid(g, {
    pad: pad('M0-122C17-86 17-30 0 8C-17-30-17-86 0-122Z'),
    kader: [-17, -122, 34, 130],
    kleur: VIN,
  })
  solid(g, { pad: ovaal([0, -498, 9, 9]), kader: [-9, -507, 18, 18], kleur: GOUD })
}

/** Draws the ring and the dark glass of the window. */
export function drawRuit(g: G): void {
  const { y, r } = RUIT
  solid(g, {
    pad: ovaal([0, y, r + 13, r + 13]),
    kader: [-r - 13, y - r - 13, 2 * r + 26, 2 * r + 26],
    kleur: '#ffc93c',
  })
  for (let i = 0; i < 10; i += 1) {
    const hoek = (i / 10) * Math.PI * 2
    const bout = [Math.cos(hoek) * (r + 6.5), y + Math.sin(hoek) * (r + 6.5), 2.6, 2.6] as const
    fill(g, ovaal(bout), doorzichtig(INKT, 0.55))
  }
  streep(g, ovaal([0, y, r, r]), { dikte: 5 })
  fill(
    g,
    ovaal([0, y, r, r]),
    straal(g, [-14, y - 18, 6, r * 1.2], ['#bdf3f0', '#4fb0b8', '#1d5f78']),
  )
}

/** Draws the glass in front of the pupil's animal. */
export function drawGlans(g: G): void {
  const { y, r } = RUIT
  binnen(g, ovaal([0, y, r - 2, r - 2]), () => {
    fill(g, pad(`M-46 ${y + 4}L-6 ${y - 52}H14L-34 ${y + 28}Z`), wit(0.26))
    fill(g, pad(`M14 ${y + 52}L54 ${y - 10}V${y + 8}L28 ${y + 52}Z`), wit(0.16))
  })
  streep(g, ovaal([0, y, r, r]), { dikte: 3 })
}

/** A part of the rocket as a plate of 320 × 530 units, its foot at [.5, .962]. */
export function raketPlaat(deel: (g: G) => void, s: number, schaal: number): Plaat {
  return bak({ w: 320 * s, h: 530 * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(160, 510)
    deel(g)
  })
}

/** Where the foot is in such a plate. */
export const VOET = [0.5, 510 / 530] as const

/** Draws the whole rocket with its animal, standing still. */
export function drawFilled(g: G, held: HeldSoort): void {
  drawRaket(g)
  drawRuit(g)
  binnen(g, ovaal([0, RUIT.y, RUIT.r - 2, RUIT.r - 2]), () => {
    g.translate(0, RUIT.y + 10)
    g.scale(0.86, 0.86)
    drawKop(g, held)
  })
  drawGlans(g)
}
