import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  wit,
  type G,
  type Punt,
} from '@letterhaven/game-kit/tekenen/teken'
import { CHROOM } from './palet.ts'

/** The half width of a stone as it is drawn. */
export const STEEN_R = 22

/** Draws a polished stone round (0, 0). */
export function drawSteen(g: G): void {
  const vorm = pad('M-20 2C-20-12-8-18 4-17C16-16 22-8 21 3C20 13 10 18-2 17C-13 17-20 12-20 2Z')
  solid(g, {
    pad: vorm,
    kader: [-20, -18, 42, 36],
    kleur: '#35c4b5',
    lijn: 3,
    licht: 0.4,
    donker: -0.3,
    binnen: () => {
      fill(g, pad('M-14 6C-4 12 10 10 18 2V20H-18Z'), 'rgba(10,70,90,.25)')
      streep(g, pad('M-12 4Q0-2 14 5'), { kleur: 'rgba(230,255,250,.55)', dikte: 2.5 })
    },
  })
  fill(g, ovaal([-6, -9, 7, 3.6], -0.4), wit(0.8))
}

export const steenPlaat = (schaal: number): Plaat =>
  bak({ w: 52, h: 46, schaal }, (g) => {
    g.translate(26, 23)
    drawSteen(g)
  })

/** The bowl of the jury at scale 1: its back with the inside, and its front, round the middle of its foot. */
export const SCHAAL = { w: 136, h: 76 } as const

const inSchaal = (s: number, schaal: number, teken: (g: G) => void): Plaat =>
  bak({ w: SCHAAL.w * s, h: SCHAAL.h * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(SCHAAL.w / 2, SCHAAL.h - 6)
    teken(g)
  })

export const schaalAchter = (s: number, schaal: number): Plaat =>
  inSchaal(s, schaal, (g) => {
    schaduw(g, [0, 0, 62, 7], 0.5)
    solid(g, { pad: ovaal([0, -46, 60, 15]), kader: [-60, -61, 120, 30], kleur: '#2a6f9a' })
  })

export const schaalVoor = (s: number, schaal: number): Plaat =>
  inSchaal(s, schaal, (g) => {
    solid(g, { pad: doos([-26, -10, 52, 11], 4), kader: [-26, -10, 52, 11], kleur: '#dfe9f7' })
    solid(g, {
      pad: pad('M-60-46C-58-18-34-7 0-7C34-7 58-18 60-46C40-32-40-32-60-46Z'),
      kader: [-60, -46, 120, 40],
      kleur: '#f4f8ff',
      donker: -0.16,
      binnen: () => {
        streep(g, pad('M-62-36C-40-20 40-20 62-36'), { kleur: '#3a8fd0', dikte: 6 })
        for (const x of [-36, -12, 12, 36])
          fill(g, ovaal([x, -17 + (Math.abs(x) / 36) * -6, 4, 4]), '#3a8fd0')
      },
    })
  })

/** The table of the jury, round the middle of its upper edge. */
export const tafelPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 330 * s, h: 74 * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(165, 10)
    solid(g, {
      pad: pad('M-150 0H150L140 60H-140Z'),
      kader: [-150, 0, 300, 60],
      kleur: '#7b2a8a',
      binnen: () => {
        for (let x = -132; x < 140; x += 24)
          streep(g, pad(`M${x} 14Q${x + 3} 40 ${x * 0.95} 62`), {
            kleur: 'rgba(20,4,32,.3)',
            dikte: 5,
          })
      },
    })
    solid(g, { pad: doos([-158, -8, 316, 17], 8), kader: [-158, -8, 316, 17], kleur: CHROOM })
    for (let x = -140; x <= 140; x += 20)
      fill(
        g,
        lijn([
          [x - 8, 9],
          [x + 8, 9],
          [x, 20],
        ]),
        GOUD,
      )
  })

/** Draws the sign that the jury holds up, with a star. */
function drawBordje(g: G): void {
  streep(g, pad('M0 40V6'), { dikte: 11 })
  streep(g, pad('M0 40V6'), { kleur: '#b5763a', dikte: 5 })
  solid(g, { pad: ovaal([0, -16, 26, 26]), kader: [-26, -42, 52, 52], kleur: CREME, lijn: 3.5 })
  const ster = Array.from({ length: 10 }, (_, i): Punt => {
    const [hoek, r] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? 7.5 : 17]
    return [Math.cos(hoek) * r, -16 + Math.sin(hoek) * r]
  })
  solid(g, { pad: lijn(ster), kader: [-18, -34, 36, 36], kleur: GOUD, lijn: 2.5 })
}

export const bordjePlaat = (schaal: number): Plaat =>
  bak({ w: 68, h: 92, schaal }, (g) => {
    g.translate(34, 46)
    drawBordje(g)
  })

/** The broom of the cleaner, its bristles at (0, 0). */
export const bezemPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 60 * s, h: 116 * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(30, 108)
    streep(g, pad('M0-34L6-100'), { dikte: 12 })
    streep(g, pad('M0-34L6-100'), { kleur: '#c98a4b', dikte: 6 })
    solid(g, {
      pad: pad('M-12-40H12L24 0Q0 6-24 0Z'),
      kader: [-24, -40, 48, 46],
      kleur: '#f0c65e',
      binnen: () => {
        for (const x of [-14, -5, 5, 14])
          streep(g, pad(`M${x * 0.6}-34L${x} 4`), { kleur: '#b5851f', dikte: 2.5 })
      },
    })
    solid(g, { pad: doos([-14, -46, 28, 11], 5), kader: [-14, -46, 28, 11], kleur: ROOD, lijn: 3 })
  })
