import type { Trap } from '@letterhaven/contracts/trap'
import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doorzichtig, INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
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
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { paletVan, type Palet } from './palet.ts'

/** Returns where the sky ends: a little above the foot of the castle. */
export const kimVan = ({ kasteel, beeld }: Indeling): number => kasteel.y - beeld.h * 0.06

/** Paints sky, stars, and sun or moon. */
function drawHemel(g: G, indeling: Indeling, { lucht, licht, sterren }: Palet): void {
  const { w, k } = indeling
  const kim = kimVan(indeling)
  g.fillStyle = verloop(g, [0, 0, 0, kim], lucht)
  g.fillRect(0, 0, w, kim + 4)
  for (let nr = 0; nr < sterren; nr += 1) {
    const r = 0.9 + (nr % 4) * 0.4
    fill(
      g,
      ovaal([((nr * 131) % 199) * 0.00503 * w, ((nr * 67) % 97) * 0.0062 * kim, r, r]),
      `rgba(255,252,232,${0.4 + (nr % 3) * 0.22})`,
    )
  }
  const [x, y] = [licht.x * w, licht.y * kim]
  gloed(g, [x, y, 190 * k], licht.gloed)
  fill(g, ovaal([x, y, 30 * k, 30 * k]), licht.kleur)
}

/** A mountain: its foot on both sides and its top. */
function drawBerg(
  g: G,
  [links, top, rechts]: readonly [Punt, Punt, Punt],
  [kleur, schaduw, kap]: readonly [string, string, string],
): void {
  const hoog = links[1] - top[1]
  fill(g, lijn([links, top, rechts]), kleur)
  // The shaded side has a jagged edge, as rock has.
  const rug: Punt[] = [
    top,
    [top[0] + hoog * 0.06, top[1] + hoog * 0.28],
    [top[0] - hoog * 0.04, top[1] + hoog * 0.5],
    [top[0] + hoog * 0.1, links[1]],
  ]
  fill(g, lijn([...rug, rechts]), schaduw)
  const op = (kant: Punt, deel: number): Punt => [
    top[0] + (kant[0] - top[0]) * deel,
    top[1] + (kant[1] - top[1]) * deel,
  ]
  const [l, r] = [op(links, 0.36), op(rechts, 0.34)]
  const sneeuw = lijn([
    top,
    l,
    [l[0] + hoog * 0.12, l[1] - hoog * 0.08],
    [top[0] - hoog * 0.03, l[1] + hoog * 0.08],
    [top[0] + hoog * 0.07, l[1] - hoog * 0.07],
    r,
  ])
  fill(g, sneeuw, kap)
  fill(
    g,
    lijn([top, rug[1] ?? top, [top[0] + hoog * 0.07, l[1] - hoog * 0.07], r]),
    doorzichtig(schaduw, 0.5),
  )
}

/** Tops of mountains as shares of the width, and how high they are as a share of the sky. */
const TOPPEN = [
  [
    [0.04, 0.4, 0.3],
    [0.3, 0.56, 0.32],
    [0.62, 0.5, 0.36],
    [0.92, 0.6, 0.3],
  ],
  [
    [-0.02, 0.3, 0.24],
    [0.18, 0.36, 0.22],
    [0.46, 0.3, 0.26],
    [0.78, 0.38, 0.26],
    [1.04, 0.3, 0.2],
  ],
] as const

function drawBergen(g: G, indeling: Indeling, { bergen, kap }: Palet): void {
  const kim = kimVan(indeling)
  const { w, beeld } = indeling
  const breed = Math.max(w, beeld.h * 1.3)
  for (const [nr, rij] of TOPPEN.entries())
    for (const [x, hoog, half] of rij) {
      const top: Punt = [x * w, kim - hoog * beeld.h]
      const voet = kim + 12
      drawBerg(
        g,
        [[top[0] - half * breed, voet], top, [top[0] + half * breed, voet]],
        [...(bergen[nr] ?? ['#ffffff', '#dddddd']), kap],
      )
    }
}

/** Paints a fir with snow on its branches, its foot at (x, y). */
export function drawDen(
  g: G,
  [x, y, s]: readonly [number, number, number],
  [kleur, sneeuw]: readonly [string, string],
): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  fill(g, doos([-4, -16, 8, 18], 2), show(kleur, -0.3))
  for (const [top, breed] of [
    [-46, 30],
    [-66, 24],
    [-86, 17],
  ] as const) {
    fill(g, pad(`M0 ${top - 24}L${breed} ${top + 32}Q0 ${top + 22} ${-breed} ${top + 32}Z`), kleur)
    fill(
      g,
      pad(
        `M0 ${top - 24}L${breed * 0.45} ${top + 2}Q${breed * 0.1} ${top - 4} ${-breed * 0.25} ${top + 8}L${-breed * 0.62} ${top + 12}Z`,
      ),
      sneeuw,
    )
  }
  g.restore()
}

/** Paints a house of the village with snow on its roof and light behind its windows, its foot at (x, y). */
function drawHuis(g: G, [x, y, s]: readonly [number, number, number], { muur, kap }: Palet): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  gloed(g, [0, -16, 46], '#ffcf6a')
  solid(g, { pad: doos([-24, -34, 48, 36], 3), kader: [-24, -34, 48, 36], kleur: muur, lijn: 3 })
  const dak = pad('M-31-30L0-60L31-30Q20-25 10-29Q0-24-12-28Q-22-24-31-30Z')
  solid(g, { pad: dak, kader: [-31, -60, 62, 34], kleur: kap, lijn: 3, donker: -0.12 })
  solid(g, { pad: doos([10, -64, 9, 20], 2), kader: [10, -64, 9, 20], kleur: muur, lijn: 2.5 })
  for (const dx of [-17, 7]) {
    fill(g, doos([dx - 2, -26, 14, 16], 3), INKT)
    fill(g, doos([dx, -24, 10, 12], 2), '#ffe27a')
  }
  fill(g, doos([-5, -18, 10, 20], [5, 5, 0, 0]), show(muur, -0.3))
  g.restore()
}

/** A drift of snow as wide as the screen, its crest at these heights from left to right. */
const drift = (w: number, h: number, [a, b, c]: readonly [number, number, number]): Path2D =>
  pad(
    `M-4 ${a}C${w * 0.24} ${a - (a - b) * 0.2} ${w * 0.3} ${b} ${w * 0.52} ${b}S${w * 0.84} ${c} ${w + 4} ${c}V${h + 4}H-4Z`,
  )

/** Paints village, firs and snow: what lies between the mountains and the keys. */
function drawLand(g: G, indeling: Indeling, palet: Palet): void {
  const { w, h, k, kasteel, beeld } = indeling
  const kim = kimVan(indeling)
  const { sneeuw, schaduw, dennen, kap } = palet
  const [top = '', midden = '', onder = ''] = sneeuw
  const bossen = Math.ceil(w / (44 * k))
  for (let nr = 0; nr < bossen; nr += 1)
    drawDen(
      g,
      [
        (nr + 0.5) * 44 * k + ((nr * 37) % 19),
        kim + 10 + ((nr * 13) % 9),
        (0.34 + ((nr * 7) % 5) * 0.07) * k,
      ],
      [dennen[nr % 2] ?? '', doorzichtig(kap, 0.75)],
    )
  fill(g, drift(w, h, [kim + 8, kim - 2, kim + 2]), midden)
  const links = indeling.opstelling === 'naast' ? beeld.x : 0
  for (const [dx, dy, s] of [
    [0.035, 10, 0.7],
    [0.1, 16, 0.95],
    [0.175, 9, 0.66],
    [0.235, 15, 0.78],
  ] as const)
    drawHuis(
      g,
      [links + dx * Math.max(360, w - links), kim + dy * k, s * Math.max(0.5, k) * 0.95],
      palet,
    )
  const voet = kasteel.y
  g.fillStyle = verloop(g, [0, voet - 20, 0, h], [top, midden, onder])
  g.fill(drift(w, h, [voet + 2, voet + 8, voet - 10]))
  // Drifts of the slope, each lit from the left.
  for (const [nr, hoog] of [0.16, 0.38, 0.62, 0.84].entries()) {
    const y = voet + (h - voet) * hoog
    const schuin = (nr % 2 === 0 ? 18 : -16) * k
    g.fillStyle = verloop(
      g,
      [0, y - 20, 0, y + 70 * k],
      [doorzichtig(schaduw, 0.34), doorzichtig(schaduw, 0)],
    )
    g.fill(drift(w, h, [y + schuin, y - schuin, y + schuin * 0.6]))
    streep(
      g,
      pad(
        `M-4 ${y + schuin}C${w * 0.24} ${y + schuin} ${w * 0.3} ${y - schuin} ${w * 0.52} ${y - schuin}S${w * 0.84} ${y + schuin * 0.6} ${w + 4} ${y + schuin * 0.6}`,
      ),
      { kleur: doorzichtig('#ffffff', 0.55), dikte: 3 },
    )
  }
  for (let nr = 0; nr < 40; nr += 1)
    fill(
      g,
      ovaal([
        ((nr * 89) % 101) * 0.0099 * w,
        voet + 16 + ((nr * 41) % 83) * 0.012 * (h - voet),
        1.5,
        1.5,
      ]),
      'rgba(255,255,255,.9)',
    )
}

/** Paints the rock and ice on which the castle stands, and the foundation of each of its towers. */
function drawGrondslag(g: G, { kasteel, k }: Indeling, { ijs, sneeuw, schaduw }: Palet): void {
  const { x, y, stap } = kasteel
  const breed = stap * 4
  g.fillStyle = verloop(
    g,
    [0, y - 6, 0, y + 40 * k],
    [doorzichtig(schaduw, 0.6), doorzichtig(schaduw, 0)],
  )
  g.fill(ovaal([x + breed / 2, y + 12 * k, breed * 0.58, 26 * k]))
  const rots = pad(
    `M${x - 14 * k} ${y + 16 * k}Q${x - 6 * k} ${y - 6 * k} ${x + 12 * k} ${y - 5 * k}H${x + breed - 12 * k}Q${x + breed + 6 * k} ${y - 6 * k} ${x + breed + 12 * k} ${y + 16 * k}Q${x + breed / 2} ${y + 30 * k} ${x - 14 * k} ${y + 16 * k}Z`,
  )
  solid(g, {
    pad: rots,
    kader: [x - 14 * k, y - 6 * k, breed + 26 * k, 34 * k],
    kleur: show(ijs, -0.12),
    lijn: 3.5,
  })
  fill(
    g,
    pad(
      `M${x - 2} ${y - 2}Q${x + breed / 2} ${y - 12 * k} ${x + breed + 2} ${y - 2}Q${x + breed * 0.8} ${y + 8 * k} ${x + breed * 0.6} ${y + 3 * k}T${x + breed * 0.3} ${y + 6 * k}T${x - 2} ${y - 2}Z`,
    ),
    sneeuw[0] ?? '#fff',
  )
}

/** Paints the low wall behind the towers, from which the castle is going to grow. */
function drawMuur(g: G, { kasteel }: Indeling, { ijs }: Palet): void {
  const { x, y, stap, laag } = kasteel
  const [hoog, breed] = [laag * 0.46, stap * 4]
  const kader: Kader = [x + stap * 0.12, y - hoog, breed - stap * 0.24, hoog + 4]
  const kleur = show(ijs, -0.16)
  const n = Math.round(kader[2] / 26)
  const b = kader[2] / (n * 2 - 1)
  for (let nr = 0; nr < n; nr += 1) {
    const tand: Kader = [kader[0] + nr * 2 * b, y - hoog - laag * 0.13, b, laag * 0.2]
    solid(g, { pad: doos(tand, 2), kader: tand, kleur, lijn: 3 })
    fill(g, doos([tand[0] - 1, tand[1] - 2, b + 2, laag * 0.07], 3), '#f8fdff')
  }
  solid(g, {
    pad: doos(kader, 3),
    kader,
    kleur,
    lijn: 3,
    binnen: () => {
      for (const dy of [0.36, 0.7])
        streep(g, pad(`M${kader[0]} ${kader[1] + hoog * dy}h${kader[2]}`), {
          kleur: 'rgba(255,255,255,.35)',
          dikte: 2,
        })
      for (let nr = 0; nr < n * 2; nr += 1)
        streep(
          g,
          pad(
            `M${kader[0] + nr * b} ${kader[1] + hoog * (nr % 2 === 0 ? 0.36 : 0.7)}v${hoog * 0.34}`,
          ),
          { kleur: 'rgba(255,255,255,.28)', dikte: 2 },
        )
    },
  })
}

/** The sky of a stage, painted once for a size. */
export const hemelPlaat = (maat: Maat, indeling: Indeling, trap: Trap): Plaat =>
  bak(maat, (g) => drawHemel(g, indeling, paletVan(trap)))

/** Mountains, village, firs and snow of a stage, before the sky. */
export const landPlaat = (maat: Maat, indeling: Indeling, trap: Trap): Plaat =>
  bak(maat, (g) => {
    const palet = paletVan(trap)
    drawBergen(g, indeling, palet)
    drawLand(g, indeling, palet)
    drawMuur(g, indeling, palet)
    drawGrondslag(g, indeling, palet)
  })
