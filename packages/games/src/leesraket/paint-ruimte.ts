import { drawKop, plaatInKopmaat } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doorzichtig, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  fill,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { plaatHalf, type Indeling, type RuimteIndeling } from './indeling.ts'

/** Draws an animal in a glass helmet round (0, 0), with a ring and an aerial. */
export function drawRuimtevaarder(g: G, dier: HeldSoort): void {
  const glas = ovaal([0, -10, 64, 66])
  fill(g, glas, 'rgba(150,214,255,.34)')
  g.save()
  g.scale(0.84, 0.84)
  drawKop(g, dier)
  g.restore()
  streep(g, glas, { dikte: 8 })
  streep(g, glas, { kleur: '#e9f4ff', dikte: 3.5 })
  fill(g, ovaal([-34, -44, 9, 16], 0.6), wit(0.8))
  const ring = pad('M-44 34Q0 56 44 34L50 48Q0 72 -50 48Z')
  solid(g, { pad: ring, kader: [-50, 34, 100, 34], kleur: '#ff7d4d', lijn: 4 })
  streep(g, pad('M50 -50L62 -68'), { dikte: 5 })
  fill(g, ovaal([63, -70, 7, 7]), INKT)
  fill(g, ovaal([63, -70, 4.5, 4.5]), GOUD)
}

export const ruimtevaarder = (dier: HeldSoort, maat: number, schaal: number): Plaat =>
  plaatInKopmaat(maat, schaal, (g) => drawRuimtevaarder(g, dier))

/** The sky in space, darker above. */
export const ruimteHemel = ({ w, h }: Indeling): Plaat =>
  bak({ w, h, schaal: 0.25 }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, h], ['#0c0f38', '#2a1a63', '#6a2f83'])
    g.fillRect(0, 0, w, h)
    for (const [x, y, r, kleur] of [
      [0.18, 0.3, 0.34, '#3f6be0'],
      [0.66, 0.55, 0.4, '#c4489a'],
      [0.4, 0.86, 0.36, '#3fb0c8'],
    ] as const)
      fill(
        g,
        ovaal([x * w, y * h, r * h, r * h]),
        straal(g, [x * w, y * h, 0, r * h], [doorzichtig(kleur, 0.34), doorzichtig(kleur, 0)]),
      )
  })

/** The earth as it is seen from space, 200 × 200 units. */
export function drawAarde(g: G): void {
  const rond = ovaal([100, 100, 84, 84])
  fill(
    g,
    ovaal([100, 100, 97, 97]),
    straal(g, [100, 100, 80, 97], ['rgba(140,214,255,.6)', 'rgba(140,214,255,0)']),
  )
  fill(g, rond, straal(g, [70, 66, 6, 150], ['#7fd4ff', '#2f86dc', '#1b3f9a']))
  binnen(g, rond, () => {
    for (const land of [
      'M30 60Q60 30 92 44Q104 64 84 78Q74 104 50 92Q30 84 30 60Z',
      'M108 96Q140 76 168 96Q176 132 146 156Q118 160 116 130Z',
      'M62 128Q84 118 92 140Q86 168 66 164Q54 146 62 128Z',
    ])
      fill(g, pad(land), '#63c06a')
    for (const [x, y, a] of [
      [64, 106, 34],
      [132, 62, 30],
      [120, 168, 36],
    ] as const)
      fill(g, ovaal([x, y, a, 7], -0.2), wit(0.7))
  })
  streep(g, rond, { dikte: 4 })
}

/** The ground of the moon, with craters, a flag and a plate under each way through space. Its top is at `boven`. */
export function maangrond(indeling: RuimteIndeling, boven: number, schaal: number): Plaat {
  const { w, h, grond, k, raket, hemel, wacht } = indeling
  return bak({ w, h: h - boven, schaal }, (g) => {
    g.translate(0, -boven)
    const rand = pad(
      `M-10 ${h}V${grond - 8 * k}Q${w * 0.22} ${grond - 30 * k} ${w * 0.46} ${grond}T${w + 10} ${grond - 16 * k}V${h}Z`,
    )
    streep(g, rand, { dikte: 8 })
    fill(g, rand, verloop(g, [0, grond - 24 * k, 0, h], ['#e6def2', '#b3a5d2', '#7a6aa8']))
    for (const [x, y, a] of [
      [0.1, 26, 40],
      [0.3, 60, 26],
      [0.72, 34, 46],
      [0.9, 74, 30],
      [0.52, 84, 36],
    ] as const) {
      fill(g, ovaal([x * w, grond + y * k, a * k, a * 0.34 * k]), doorzichtig('#54457f', 0.5))
      fill(g, ovaal([x * w, grond + (y + 4) * k, a * 0.86 * k, a * 0.24 * k]), '#9a8bc0')
    }
    // No rocket stands there: under the desk, or where that is below the sky between two ways.
    const isNaast = indeling.opstelling === 'naast'
    const [vx, vy] = isNaast
      ? [hemel.x + hemel.w * 1.5, grond + 52 * k]
      : [hemel.x + (hemel.w * 2) / 3, grond]
    const m = Math.max(0.6, k) * (isNaast ? 1 : 0.8)
    streep(g, pad(`M${vx} ${vy}V${vy - 64 * m}`), { dikte: 5 * m })
    const doek = pad(
      `M${vx} ${vy - 64 * m}q${12 * m} ${-8 * m} ${22 * m} 0t${22 * m} 0v${26 * m}q${-10 * m} ${8 * m} ${-22 * m} 0t${-22 * m} 0Z`,
    )
    solid(g, { pad: doek, kader: [vx, vy - 70 * m, 44 * m, 40 * m], kleur: '#ff7d4d', lijn: 3 })
    const [a, b] = [plaatHalf(indeling), 24 * raket.s]
    for (const x of wacht.plekken)
      solid(g, {
        pad: ovaal([x, grond + 2, a, b]),
        kader: [x - a, grond - b, 2 * a, 2 * b],
        kleur: GOUD,
        lijn: 3,
      })
  })
}

/** A comet that flies to the right, 150 × 60 units. */
export const komeet = (schaal: number, k: number): Plaat =>
  bak({ w: 150 * k, h: 60 * k, schaal }, (g) => {
    g.scale(k, k)
    fill(
      g,
      pad('M4 30Q70 16 122 14V46Q70 44 4 30Z'),
      verloop(g, [0, 0, 130, 0], ['rgba(140,220,255,0)', 'rgba(180,236,255,.9)']),
    )
    solid(g, {
      pad: ovaal([124, 30, 18, 18]),
      kader: [106, 12, 36, 36],
      kleur: '#fff3c0',
      lijn: 3,
      glans: 0.5,
    })
  })
