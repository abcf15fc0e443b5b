import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { bruggenVan, rijst, rijweg } from './indeling.ts'
import type { Brug, Indeling } from './indeling.ts'
import { drawStang } from './paint-fiets.ts'

const SNEEUW = '#f6f9ff'
const STEEN = '#b98a78'
const DELEN = 18

/** Returns the curve of a bridge at a height, from its left foot to its right one. */
function boog(brug: Brug, y: number): readonly Punt[] {
  return Array.from({ length: DELEN + 1 }, (_, i): Punt => {
    const x = brug.x + brug.half * ((2 * i) / DELEN - 1)
    return [x, y - rijst([brug], x)]
  })
}

/** Paints the frozen ditch under a bridge, from between the houses to the near edge of the street. */
function sloot(g: G, { x, half }: Brug, { grond, straat }: Indeling): void {
  const h = straat.y + straat.h
  const [boven, onder] = [half * 0.34, half * 0.86]
  const vorm = lijn([
    [x - boven, grond + 2],
    [x + boven, grond + 2],
    [x + onder, h + 8],
    [x - onder, h + 8],
  ])
  streep(g, vorm, { kleur: SNEEUW, dikte: 14 })
  fill(g, vorm, verloop(g, [0, grond, 0, h], ['#d8f2fb', '#9fd3ea', '#76b4da']))
  for (const [deel, breed] of [
    [0.16, 0.5],
    [0.72, 0.6],
    [0.9, 0.36],
  ] as const) {
    const y = grond + (h - grond) * deel
    streep(g, pad(`M${x - half * breed * 0.6} ${y}q${half * breed * 0.5}-5 ${half * breed} 1`), {
      kleur: wit(0.8),
      dikte: 2.5,
    })
  }
}

/** Paints all ditches. The road and the bridges lie over them. */
export function drawSloten(g: G, indeling: Indeling): void {
  for (const brug of bruggenVan(indeling)) sloot(g, brug, indeling)
}

/** Paints a row of posts with a rail of snow along a curve. */
function leuning(g: G, punten: readonly Punt[], hoog: number): void {
  for (const [i, [x, y]] of punten.entries())
    if (i % 3 === 0) {
      const paal: Kader = [x - 2.5, y - hoog, 5, hoog + 2]
      solid(g, { pad: doos(paal, 2), kader: paal, kleur: '#8a5a3c', lijn: 2.5 })
    }
  const rail = lijn(
    punten.map(([x, y]): Punt => [x, y - hoog]),
    false,
  )
  const dik = Math.max(6, hoog * 0.36)
  drawStang(g, rail, [dik + 4, dik, SNEEUW])
}

const railHoog = ({ hoog }: Brug): number => Math.max(7, hoog * 0.62)

/** Paints a bridge as far as it is behind whoever rides over it: deck, wall with its arch, and the far rail. */
export function drawBrug(g: G, brug: Brug, indeling: Indeling): void {
  const { y, hoog } = rijweg(indeling)
  const { x, half } = brug
  const [ver, dicht] = [boog(brug, y), boog(brug, y + hoog)]
  leuning(g, ver, railHoog(brug))
  const muur = lijn([...dicht, [x + half, y + hoog + 5], [x - half, y + hoog + 5]])
  solid(g, {
    pad: muur,
    kader: [x - half, y + hoog - brug.hoog, 2 * half, brug.hoog + 5],
    kleur: STEEN,
    lijn: 3.5,
  })
  const gat = pad(
    `M${x - half * 0.5} ${y + hoog + 6}A${half * 0.5} ${brug.hoog * 0.8} 0 0 1 ${x + half * 0.5} ${y + hoog + 6}Z`,
  )
  streep(g, gat, { kleur: '#e2c4b0', dikte: 7 })
  fill(g, gat, '#31406e')
  fill(g, ovaal([x, y + hoog + 3, half * 0.36, 3]), '#9fd3ea')
  const dek = lijn([...ver, ...dicht.toReversed()])
  streep(g, dek, { dikte: 5 })
  fill(g, dek, verloop(g, [0, y - brug.hoog, 0, y + hoog], ['#d9c6b6', '#cbb6a6']))
  for (const [i, [px, py]] of ver.entries()) {
    const [nx, ny] = dicht[i] ?? [px, py]
    if (i % 2)
      streep(
        g,
        lijn([
          [px, py + 2],
          [nx, ny - 2],
        ]),
        { kleur: 'rgba(80,60,90,.2)', dikte: 2 },
      )
  }
}

/** The margin round the near rail. */
const RAND = 12

/** The near rail of a bridge, which hides the wheels of whoever rides over it; with where it lies. */
export function nabijeRail(
  brug: Brug,
  indeling: Indeling,
  schaal: number,
): { readonly x: number; readonly y: number; readonly plaat: () => Plaat } {
  const { y, hoog } = rijweg(indeling)
  const rail = railHoog(brug)
  const [links, boven] = [brug.x - brug.half - RAND, y + hoog - brug.hoog - rail - RAND]
  const maat = { w: 2 * (brug.half + RAND), h: brug.hoog + rail + 2 * RAND, schaal }
  return {
    x: links,
    y: boven,
    plaat: () =>
      bak(maat, (g) => {
        g.translate(-links, -boven)
        leuning(g, boog(brug, y + hoog), rail)
      }),
  }
}

/** How much room the light of a lantern takes, unscaled. */
const LICHT = 60

/** A lantern on its post, its foot in the middle of the lower edge. */
export function lantaarn(k: number, schaal: number): Plaat {
  return bak({ w: 2 * LICHT * k, h: 150 * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(LICHT, 148)
    gloed(g, [0, -96, LICHT - 8], '#ffd98a')
    drawStang(g, pad('M0 0V-84'), [9, 4, '#3f4d78'])
    const kader: Kader = [-11, -110, 22, 28]
    solid(g, {
      pad: pad('M-7-82L-11-106H11L7-82Z'),
      kader,
      kleur: '#ffe7a0',
      lijn: 3.5,
      donker: -0.05,
    })
    fill(g, pad('M-14-106L0-120L14-106Z'), INKT)
    fill(g, pad('M-12-109L0-122L12-109Q0-113-12-109Z'), SNEEUW)
  })
}
