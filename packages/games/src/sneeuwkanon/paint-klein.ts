import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** The colours of a block: of snow, and of ice once it holds. */
const SNEEUW = '#eaf6ff'
export const IJSBLOK = '#8fdcf5'

/** A block of snow with a letter, so large. */
export const blokPlaat = (
  letter: string,
  { maat, schaal, kleur = SNEEUW }: { maat: number; schaal: number; kleur?: string },
): Plaat =>
  bak({ w: maat * 1.3, h: maat * 1.3, schaal }, (g) => {
    const o = maat * 0.15
    solid(g, {
      pad: doos([o, o, maat, maat], maat * 0.2),
      kader: [o, o, maat, maat],
      kleur,
      lijn: 2.5,
      donker: -0.1,
    })
    g.font = `700 ${maat * 0.66}px Andika, system-ui, sans-serif`
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.fillStyle = INKT
    g.fillText(letter, maat * 0.65, maat * 0.66)
  })

/** A puff of powder. */
export const pufPlaat = (schaal: number): Plaat =>
  bak({ w: 44, h: 44, schaal }, (g) => {
    const wolk = bollen([
      [16, 24, 12],
      [28, 22, 13],
      [22, 15, 11],
    ])
    fill(g, wolk, straal(g, [18, 14, 2, 28], ['#ffffff', '#f2faff', '#c6e2f6']))
  })

/** A flake of snow. */
export const vlokPlaat = (schaal: number): Plaat =>
  bak({ w: 12, h: 12, schaal }, (g) => {
    g.fillStyle = straal(
      g,
      [6, 6, 0, 6],
      ['rgba(255,255,255,1)', 'rgba(255,255,255,.85)', 'rgba(255,255,255,0)'],
    )
    g.fillRect(0, 0, 12, 12)
  })

/** The flash at the muzzle. */
export const flitsPlaat = (maat: number, schaal: number): Plaat =>
  bak({ w: maat, h: maat, schaal }, (g) => gloed(g, [maat / 2, maat / 2, maat / 2], '#fff0b0'))

/** Paints the burning stick with which the hero lights the fuse, in a box of 40 × 92. */
export function drawFakkel(g: G): void {
  solid(g, { pad: doos([16, 36, 8, 52], 4), kader: [16, 36, 8, 52], kleur: '#a9693a', lijn: 3 })
  solid(g, { pad: doos([12, 32, 16, 14], 4), kader: [12, 32, 16, 14], kleur: '#6d4a7c', lijn: 3 })
  gloed(g, [20, 20, 20], '#ffb03a')
  solid(g, {
    pad: pad('M20 2Q34 16 29 28Q26 36 20 36Q13 36 11 28Q8 18 16 14Q15 8 20 2Z'),
    kader: [9, 2, 22, 34],
    kleur: '#ff9a2e',
    lijn: 3,
  })
  fill(g, pad('M20 14Q27 22 24 29Q22 33 20 33Q16 33 15 28Q15 22 20 14Z'), '#ffe98a')
}
export const fakkelPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 40 * s, h: 92 * s, schaal }, (g) => {
    g.scale(s, s)
    drawFakkel(g)
  })

/** A wheel of the cannon with eight spokes, round the middle of its plate. */
export const wielPlaat = (r: number, schaal: number): Plaat =>
  bak({ w: 2 * r + 12, h: 2 * r + 12, schaal }, (g) => {
    const m = r + 6
    solid(g, {
      pad: ovaal([m, m, r, r]),
      kader: [m - r, m - r, 2 * r, 2 * r],
      kleur: '#9a5f38',
      lijn: 4,
    })
    fill(g, ovaal([m, m, r * 0.74, r * 0.74]), '#4a2a3c')
    for (let nr = 0; nr < 4; nr += 1) {
      const [dx, dy] = [
        Math.cos((nr * Math.PI) / 4) * r * 0.76,
        Math.sin((nr * Math.PI) / 4) * r * 0.76,
      ]
      const spaak = pad(`M${m - dx} ${m - dy}L${m + dx} ${m + dy}`)
      streep(g, spaak, { dikte: r * 0.2 + 4 })
      streep(g, spaak, { kleur: '#c98a52', dikte: r * 0.2 - 1 })
    }
    solid(g, {
      pad: ovaal([m, m, r * 0.27, r * 0.27]),
      kader: [m - r * 0.27, m - r * 0.27, r * 0.54, r * 0.54],
      kleur: '#ffc93c',
      lijn: 3.5,
      glans: 0.5,
    })
    fill(
      g,
      pad(
        `M${m - r} ${m + r * 0.4}Q${m} ${m + r * 1.5} ${m + r} ${m + r * 0.4}Q${m} ${m + r * 0.95} ${m - r} ${m + r * 0.4}Z`,
      ),
      'rgba(248,253,255,.9)',
    )
  })

/** The dark that falls while the sky lights up: at any hour it is seen. */
export const donkerPlaat = (w: number, h: number): Plaat =>
  bak({ w, h, schaal: 0.1 }, (g) => {
    g.fillStyle = verloop(
      g,
      [0, 0, 0, h],
      ['#0a1250', '#14226e', 'rgba(30,54,130,.5)', 'rgba(30,54,130,0)'],
    )
    g.fillRect(0, 0, w, h)
  })

/** A curtain of northern light, wide and soft. */
export const lichtPlaat = (w: number, h: number, kleuren: readonly string[]): Plaat =>
  bak({ w, h, schaal: 0.5 }, (g) => {
    const n = 44
    for (let nr = 0; nr < n; nr += 1) {
      const t = nr / (n - 1)
      const golf = Math.sin(t * 7.3) * 0.11 + Math.sin(t * 15 + 1) * 0.05
      const onder = h * (0.78 + golf)
      const hoog = h * (0.5 + 0.16 * Math.sin(t * 11 + 2) + 0.1 * Math.sin(t * 31))
      const sterk =
        (0.35 + 0.3 * Math.sin(t * 9 + 0.6) ** 2) * Math.sin(Math.PI * Math.min(1, Math.max(0, t)))
      g.globalAlpha = Math.max(0, sterk)
      g.fillStyle = verloop(g, [0, onder - hoog, 0, onder], kleuren)
      g.fillRect((w / n) * nr - 1, onder - hoog, w / n + 3, hoog)
    }
    g.globalAlpha = 1
  })
