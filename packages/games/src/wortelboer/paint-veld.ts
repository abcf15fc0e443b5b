import type { Trap } from '@letterhaven/contracts/trap'
import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { drawAarde } from './paint-aarde.ts'
import { paletVan, type Palet } from './palet.ts'

/** Paints sun or moon, stars where it is dark, and clouds. */
function drawHemel(g: G, { w, grond, k }: Indeling, { lucht, zon, isNacht }: Palet): void {
  g.fillStyle = verloop(g, [0, 0, 0, grond], lucht)
  g.fillRect(0, 0, w, grond)
  if (isNacht)
    for (let nr = 0; nr < 46; nr += 1)
      fill(
        g,
        ovaal([((nr * 97) % 101) * 0.01 * w, ((nr * 53) % 89) * 0.0105 * grond, 1.7, 1.7]),
        `rgba(255,250,220,${0.45 + (nr % 3) * 0.2})`,
      )
  const [x, y] = [w * 0.84, grond * 0.34]
  gloed(g, [x, y, 170 * k], zon.gloed)
  fill(g, ovaal([x, y, 44 * k, 44 * k]), zon.kleur)
  if (isNacht)
    for (const [dx, dy, r] of [
      [-12, -8, 9],
      [14, 10, 12],
      [6, -20, 6],
    ] as const)
      fill(g, ovaal([x + dx * k, y + dy * k, r * k, r * k * 0.9]), 'rgba(180,170,140,.35)')
}

/** A hill as wide as the screen: where it is highest, and how high it is at its sides. */
const heuvel = (
  w: number,
  onder: number,
  [links, top, rechts]: readonly [number, number, number],
) =>
  pad(
    `M0 ${onder - links}C${w * 0.22} ${onder - top} ${w * 0.42} ${onder - top} ${w * 0.56} ${onder - (top + rechts) / 2}S${w * 0.86} ${onder - rechts * 1.2} ${w} ${onder - rechts}V${onder + 60}H0Z`,
  )

/** Paints furrows that run up a far hill. */
function drawVoren(g: G, { w, grond, k }: Indeling, kleur: string): void {
  for (let nr = 0; nr < 9; nr += 1) {
    const [van, naar] = [w * (0.5 + nr * 0.07), w * (0.6 + nr * 0.034)]
    streep(
      g,
      pad(`M${van} ${grond}Q${(van + naar) / 2} ${grond - 60 * k} ${naar} ${grond - 96 * k}`),
      {
        kleur,
        dikte: 4 * k,
      },
    )
  }
}

/** Paints a house of the village, its foot at (x, y). */
function drawHuis(
  g: G,
  [x, y]: Punt,
  { s, muur, licht }: { s: number; muur: string; licht: string },
): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  solid(g, { pad: doos([-22, -32, 44, 34], 3), kader: [-22, -32, 44, 34], kleur: muur, lijn: 3 })
  const dak = lijn([
    [-29, -30],
    [0, -58],
    [29, -30],
  ])
  solid(g, { pad: dak, kader: [-29, -58, 58, 28], kleur: '#d9553f', lijn: 3 })
  fill(g, doos([-6, -18, 12, 20], 3), '#8a4f2c')
  for (const dx of [-16, 9]) fill(g, doos([dx, -24, 8, 9], 2), licht)
  g.restore()
}

/** Paints a round tree, its foot at (x, y). */
function drawBoom(g: G, [x, y]: Punt, { s, kleur }: { s: number; kleur: string }): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  solid(g, { pad: doos([-5, -30, 10, 32], 3), kader: [-5, -30, 10, 32], kleur: '#8a5a34', lijn: 3 })
  const kroon = bollen([
    [-16, -44, 18],
    [15, -46, 19],
    [0, -62, 21],
  ])
  solid(g, { pad: kroon, kader: [-34, -83, 68, 58], kleur, lijn: 3 })
  g.restore()
}

/** Paints the hills with the village for which the soup is, and the near meadow. */
function drawLand(g: G, indeling: Indeling, { heuvels, isNacht }: Palet): void {
  const { w, grond, k } = indeling
  const [ver, midden, dicht] = heuvels
  fill(g, heuvel(w, grond, [104 * k, 132 * k, 70 * k]), ver)
  const licht = isNacht ? '#ffe27a' : '#8ad6fb'
  const muur = isNacht ? '#8f88b8' : '#fff1d6'
  for (const [x, y, s] of [
    [0.25, 120, 0.62],
    [0.31, 124, 0.8],
    [0.37, 120, 0.66],
  ] as const)
    drawHuis(g, [x * w, grond - y * k + 8 * k], { s: s * k, muur, licht })
  fill(g, heuvel(w, grond, [58 * k, 66 * k, 112 * k]), midden)
  drawVoren(g, indeling, show(midden, -0.12))
  for (const [x, y, s] of [
    [0.03, 56, 0.95],
    [0.2, 66, 0.7],
    [0.64, 84, 0.62],
    [0.7, 92, 0.8],
  ] as const)
    drawBoom(g, [x * w, grond - y * k + 6 * k], { s: s * k, kleur: show(dicht, -0.1) })
  fill(g, heuvel(w, grond, [30 * k, 26 * k, 40 * k]), dicht)
}

/** Paints the edge of the field: grass that hangs over the earth. */
function drawRand(g: G, { w, grond, k }: Indeling, [licht, donker]: Palet['gras']): void {
  const punten: string[] = [`M-4 ${grond - 15 * k}H${w + 4}V${grond + 6 * k}`]
  for (let x = w + 4; x > -8; x -= 16 * k)
    punten.push(
      `Q${x - 4 * k} ${grond + (9 + ((x * 7) % 9)) * k} ${x - 8 * k} ${grond + 3 * k}T${x - 16 * k} ${grond + 4 * k}`,
    )
  const rand = pad(`${punten.join('')}Z`)
  streep(g, rand, { kleur: INKT, dikte: 7 })
  g.save()
  g.clip(rand)
  g.fillStyle = verloop(g, [0, grond - 15 * k, 0, grond + 10 * k], [licht, donker])
  g.fillRect(-4, grond - 20 * k, w + 8, 60 * k)
  g.restore()
  for (let x = 6; x < w; x += 23 * k)
    streep(
      g,
      pad(
        `M${x} ${grond - 12 * k}q${2 * k} ${-9 * k} ${7 * k} ${-13 * k}M${x + 4 * k} ${grond - 12 * k}q0 ${-6 * k} ${-4 * k} ${-10 * k}`,
      ),
      {
        kleur: donker,
        dikte: 3 * k,
      },
    )
}

/** Paints cracks in dry earth. */
function drawBarsten(g: G, { w, grond, rij, k }: Indeling): void {
  for (let x = 20 * k; x < w; x += 74 * k) {
    const d = rij * 0.7 + ((x * 13) % 30) * k
    streep(
      g,
      pad(
        `M${x} ${grond + 6}l${6 * k} ${d * 0.4}l${-9 * k} ${d * 0.3}l${4 * k} ${d * 0.3}M${x + 5 * k} ${grond + d * 0.4}l${13 * k} ${d * 0.22}`,
      ),
      {
        kleur: 'rgba(60,28,16,.5)',
        dikte: 3 * k,
      },
    )
  }
}

/** The sky of a stage, painted once for a size. */
export const hemelPlaat = (maat: Maat, indeling: Indeling, trap: Trap): Plaat =>
  bak(maat, (g) => drawHemel(g, indeling, paletVan(trap)))

/** Hills, grass and earth of a stage, before the sky. */
export const landPlaat = (maat: Maat, indeling: Indeling, trap: Trap): Plaat =>
  bak(maat, (g) => {
    const palet = paletVan(trap)
    drawLand(g, indeling, palet)
    drawAarde(g, indeling, palet)
    if (palet.isDroog) drawBarsten(g, indeling)
    drawRand(g, indeling, palet.gras)
  })
