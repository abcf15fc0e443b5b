import { INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'

const STAAL = '#f06a62'
const MAST = '#e9e4f2'

/** A lattice column from `boven` to `onder`. */
function vakwerk(
  g: G,
  [x, boven, b, onder]: readonly [number, number, number, number],
  lijnDikte: number,
): void {
  const stap = b * 1.15
  const n = Math.max(2, Math.round((onder - boven) / stap))
  const d = (onder - boven) / n
  for (const [kleur, dikte] of [
    [INKT, lijnDikte * 2.5],
    [show(STAAL, -0.12), lijnDikte],
  ] as const)
    for (let i = 0; i < n; i += 1) {
      const y = boven + i * d
      streep(
        g,
        lijn(
          [
            [x, y],
            [x + b, y + d],
          ],
          false,
        ),
        { kleur, dikte },
      )
      streep(
        g,
        lijn(
          [
            [x + b, y],
            [x, y + d],
          ],
          false,
        ),
        { kleur, dikte },
      )
    }
  for (const px of [x - 5, x + b - 5]) {
    const kader: Kader = [px, boven - 4, 10, onder - boven + 8]
    solid(g, { pad: doos(kader, 4), kader, kleur: STAAL, lijn: 3.5, donker: -0.1 })
  }
}

/** The two columns that carry the screen, behind the rocket. */
export function steiger(g: G, { scherm, grond, raket: { s }, k }: Indeling): void {
  const b = Math.max(22, 34 * k)
  const boven = scherm.y - 64 * s
  for (const x of [scherm.x + 12, scherm.x + scherm.w - 12 - b])
    vakwerk(g, [x, boven, b, grond + 4], Math.max(3, 4 * k))
}

/** Returns where the lamps on the columns are. */
export function lampen({
  scherm,
  raket: { s },
  k,
}: Indeling): readonly (readonly [number, number])[] {
  const b = Math.max(22, 34 * k)
  const y = scherm.y - 64 * s - 12
  return [
    [scherm.x + 12 + b / 2, y],
    [scherm.x + scherm.w - 12 - b / 2, y],
  ]
}

/** Frame and dark glass of the screen, and its row of small bulbs. */
export function schermLijst(g: G, { x, y, w, h }: Vak): void {
  const kader: Kader = [x - 13, y - 13, w + 26, h + 26]
  solid(g, { pad: doos(kader, 24), kader, kleur: '#ffc93c', glans: 0 })
  fill(g, doos([x - 5, y - 5, w + 10, h + 10], 16), INKT)
  fill(g, doos([x, y, w, h], 12), verloop(g, [x, y, x, y + h], ['#17405f', '#0f2c4a', '#0b2140']))
  fill(
    g,
    pad(`M${x + 16} ${y + h}L${x + 16 + h} ${y}H${x + 50 + h}L${x + 50} ${y + h}Z`),
    wit(0.05),
  )
  const n = Math.max(6, Math.round(w / 44))
  for (let i = 0; i <= n; i += 1)
    for (const py of [y - 9, y + h + 9]) {
      const px = x + 8 + ((w - 16) * i) / n
      fill(g, ovaal([px, py, 4.4, 4.4]), INKT)
      fill(g, ovaal([px, py, 2.8, 2.8]), '#fffbe2')
    }
}

/** Paints a cloud, a moon and a planet beside the tube, to show how high it goes. */
function merken(g: G, { meter: { x, y, h }, k }: Indeling): void {
  const mx = x - 24 * Math.max(0.7, k)
  const m = Math.max(0.62, k)
  g.save()
  g.translate(mx, y + 10)
  g.scale(m, m)
  streep(g, ovaal([0, 0, 17, 5], -0.3), { dikte: 8 })
  solid(g, { pad: ovaal([0, 0, 11, 11]), kader: [-11, -11, 22, 22], kleur: '#ee6a86', lijn: 3 })
  streep(g, pad('M-14 5Q0 8 15-6'), { kleur: '#ffdce6', dikte: 3.5 })
  g.restore()
  g.save()
  g.translate(mx, y + h * 0.42)
  g.scale(m, m)
  const sikkel = pad('M4-13A13 13 0 1 0 13 6A11 11 0 1 1 4-13Z')
  solid(g, { pad: sikkel, kader: [-13, -13, 26, 26], kleur: '#ffe08a', lijn: 3 })
  g.restore()
  g.save()
  g.translate(mx, y + h * 0.8)
  g.scale(m, m)
  const wolk = pad('M-15 8A7 7 0 0 1-12-5A9 9 0 0 1 5-8A8 8 0 0 1 13 8Z')
  solid(g, { pad: wolk, kader: [-16, -14, 32, 22], kleur: '#ffffff', lijn: 3, donker: -0.08 })
  g.restore()
}

/** Paints the glass tube that fills with every right word. */
export function meterGlas(g: G, indeling: Indeling): void {
  const { x, y, w, h } = indeling.meter
  merken(g, indeling)
  const voet: Kader = [x - 12, y + h - 4, w + 24, 18]
  solid(g, { pad: doos(voet, 7), kader: voet, kleur: STAAL })
  const kop: Kader = [x - 7, y - 14, w + 14, 16]
  solid(g, { pad: doos(kop, 8), kader: kop, kleur: '#ffc93c' })
  streep(g, doos([x, y, w, h], w * 0.35), { dikte: 9 })
  streep(g, doos([x, y, w, h], w * 0.35), { kleur: MAST, dikte: 2 })
  fill(
    g,
    doos([x, y, w, h], w * 0.35),
    verloop(g, [x, 0, x + w, 0], ['#2d6d86', '#123c5c', '#0d2a4a']),
  )
}

/** Paints the highlights of the glass, over what is in it. */
export function meterGlans(g: G, { meter: { x, y, w, h } }: Indeling, aantal: number): void {
  for (let i = 1; i < aantal; i += 1)
    fill(g, doos([x, y + (h * i) / aantal - 1, w * 0.34, 2], 1), wit(0.55))
  fill(g, doos([x + w * 0.14, y + 8, w * 0.2, h - 16], w * 0.1), wit(0.28))
}

/** Paints a lamp and the light round it. */
export function lampLicht(g: G, r: number): void {
  gloed(g, [r, r, r], '#ff8d6b')
  fill(g, ovaal([r, r, 8, 8]), INKT)
  fill(g, ovaal([r, r, 5, 5]), '#ffe9d2')
}

/** Paints a string of pennants between the columns and the tube. */
export function slinger(
  g: G,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): void {
  const kleuren = ['#ff6f3c', '#ffd23f', '#f6f2ff', '#ef5f8a', '#39c0b0']
  const diep = Math.abs(x1 - x0) * 0.12 + 10
  const mx = (x0 + x1) / 2
  const my = (y0 + y1) / 2 + diep
  streep(g, pad(`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`), { dikte: 3 })
  const n = Math.max(3, Math.round(Math.abs(x1 - x0) / 34))
  for (let i = 0; i < n; i += 1) {
    const t = (i + 0.5) / n
    const px = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t ** 2 * x1
    const py = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t ** 2 * y1
    const vlag = lijn([
      [px - 10, py],
      [px + 10, py],
      [px, py + 19],
    ])
    solid(g, { pad: vlag, kader: [px - 10, py, 20, 19], kleur: kleuren[i % 5] ?? STAAL, lijn: 2.5 })
  }
}
