import { diepteVan, strook, wegX } from '@letterhaven/game-kit/onderdelen/banen'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  bollen,
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  wit,
  type G,
  type Kader,
  type Punt,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { LANTAARN } from './lantaarn.ts'

const WARM = '#ffca6a'

/** Where something stands, and how large it is. */
interface Stand {
  readonly x: number
  readonly y: number
  readonly k: number
}

/** Returns where the lighthouse stands. */
export const torenPlek = ({ w, horizon, k }: Indeling): Stand => ({
  x: w * (w < 600 ? 0.13 : 0.1),
  y: horizon + 40 * k,
  k: 0.94 * k,
})
/** How high above the foot of the lighthouse its lamp is, at scale 1. */
export const LAMP_HOOG = 236

const blok = (g: G, kader: Kader, [kleur, rond]: readonly [string, number]): void =>
  solid(g, { pad: doos(kader, rond), kader, kleur })

/** The sky of a storm at dusk: dark blue, and a band of pale light over the sea. Nothing far off has ink. */
export function stormlucht({ w, h, horizon, k }: Indeling, schaal: number): Plaat {
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(
      g,
      [0, 0, 0, horizon + 6],
      ['#12284a', '#1f4468', '#3b7390', '#86b3a6', '#f0dfa0'],
    )
    g.fillRect(0, 0, w, horizon + 40)
    const rnd = stroom(41)
    for (let i = 0; i < 9; i += 1) {
      const [x, y, r] = [w * rnd(), horizon * (0.1 + rnd() * 0.5), (60 + rnd() * 70) * k]
      const wolk = bollen([
        [x, y, r * 0.7],
        [x + r, y + r * 0.16, r * 0.56],
        [x - r, y + r * 0.2, r * 0.5],
        [x + r * 1.8, y + r * 0.34, r * 0.36],
      ])
      fill(g, wolk, i % 2 ? 'rgba(14,34,66,.4)' : 'rgba(40,78,110,.36)')
    }
    schepen(g, { x: w * 0.36, y: horizon + 1, k: Math.max(0.5, k) })
  })
}

/** Draws a ship far off with its lights on. */
function schepen(g: G, { x, y, k }: Stand): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  fill(g, pad('M-44-12H46L36 0H-36Z'), '#2b5673')
  fill(g, pad('M-24-12V-26H10V-12Z'), '#2b5673')
  fill(g, pad('M0-26V-40H9V-26Z'), '#2b5673')
  for (const lamp of [-18, -8, 2]) fill(g, ovaal([lamp, -19, 2.4, 2.4]), WARM)
  g.restore()
}

/** Draws the sea on the left with its surf, and dunes on the right. */
export function drawKust(g: G, indeling: Indeling): void {
  const { w, h, horizon } = indeling
  g.fillStyle = verloop(g, [0, horizon, 0, h], ['#7d9a86', '#8d9a68', '#6b7d4e'])
  g.fillRect(0, horizon, w, h - horizon)
  const band = (van: number, tot: number, kleur: string | CanvasGradient): void =>
    fill(g, lijn(strook(indeling, [van, tot])), kleur)
  band(-40, -2.1, verloop(g, [0, horizon, 0, h], ['#6fb3b8', '#2f7f9c', '#1b5479']))
  band(-2.5, -1.62, verloop(g, [0, horizon, 0, h], ['#d8cf9c', '#c3ab77', '#a98e62']))
  // The surf comes in along the beach.
  for (const [u, breed, alfa] of [
    [-2.52, 0.14, 0.9],
    [-2.95, 0.08, 0.6],
    [-3.6, 0.1, 0.4],
    [-4.6, 0.12, 0.3],
    [-6.2, 0.16, 0.24],
  ] as const)
    band(u - breed, u, wit(alfa))
  const rnd = stroom(29)
  for (let i = 0; i < 90; i += 1) {
    const y = horizon + 4 + (h - horizon) * rnd() ** 1.4
    const d = diepteVan(indeling, y)
    const x = wegX(indeling, y, 1.7 + rnd() * 9)
    if (x > w + 30) continue
    const hoog = 4 + 26 * d
    const helm = pad(
      `M${x} ${y}q-4-${hoog * 0.6}-9-${hoog}m9 ${hoog}v-${hoog * 1.15}m0 ${hoog * 1.15}q4-${hoog * 0.6} 10-${hoog * 0.9}`,
    )
    streep(g, helm, {
      kleur: i % 2 ? 'rgba(190,205,130,.6)' : 'rgba(50,80,60,.5)',
      dikte: 1.5 + 2 * d,
    })
  }
}

/** Sea, beach and dunes. */
export const kustland = (indeling: Indeling, schaal: number): Plaat =>
  bak({ w: indeling.w, h: indeling.h, schaal }, (g) => drawKust(g, indeling))

/** Draws the lighthouse, its foot at (0, 0). */
export function drawVuurtoren(g: G): void {
  fill(g, pad('M-150 26Q-90-34-10-30Q80-30 150 26Z'), '#7d8a5c')
  streep(g, pad('M-150 26Q-90-34-10-30Q80-30 150 26'), { dikte: 4 })
  const romp = lijn([
    [-38, -20],
    [-24, -206],
    [24, -206],
    [38, -20],
  ])
  solid(g, {
    pad: romp,
    kader: [-38, -206, 76, 186],
    kleur: CREME,
    binnen: () => {
      for (const y of [-176, -104, -32]) fill(g, doos([-44, y - 34, 88, 34], 0), ROOD)
    },
  })
  for (const y of [-150, -78]) fill(g, doos([-7, y, 14, 20], 7), INKT)
  blok(g, [-36, -216, 72, 12], ['#3a4a78', 4])
  blok(g, [-20, -254, 40, 38], ['#ffe69a', 5])
  streep(g, pad('M-7-254V-216M7-254V-216'), { dikte: 3 })
  const dak = pad('M-28-254Q0-262 28-254L0-290Z')
  solid(g, { pad: dak, kader: [-28, -290, 56, 36], kleur: ROOD })
}

/** Draws a row of little beach houses, each in its own colour, with a light on. */
function huisjes(g: G, { x, y, k }: Stand): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  for (const [i, kleur] of ['#ff8f6b', '#3cc6c0', '#ffd97a', '#8fa8f0'].entries()) {
    const links = -150 + i * 72
    schaduw(g, [links + 34, 2, 40, 7])
    blok(g, [links, -62, 64, 62], [kleur, 3])
    for (const b of [12, 36]) fill(g, doos([links + b, -62, 10, 62], 0), wit(0.5))
    const nok: readonly Punt[] = [
      [links - 8, -58],
      [links + 32, -98],
      [links + 72, -58],
    ]
    solid(g, { pad: lijn(nok), kader: [links - 8, -98, 80, 40], kleur: CREME })
    gloed(g, [links + 32, -30, 40], WARM)
    blok(g, [links + 22, -42, 20, 42], ['#ffe69a', 3])
  }
  g.restore()
}

/** What stands along the coast: the lighthouse and the beach houses. */
export function kusterf(indeling: Indeling, schaal: number): Plaat {
  const { w, h, horizon, k } = indeling
  return bak({ w, h, schaal }, (g) => {
    huisjes(g, { x: w - 150 * k, y: horizon + 40 * k, k: 0.84 * k })
    const { x, y, k: maat } = torenPlek(indeling)
    g.save()
    g.translate(x, y)
    g.scale(maat, maat)
    drawVuurtoren(g)
    g.restore()
  })
}

/** The dusk over the land, and light that lies on the wet road. */
export function schemering(indeling: Indeling, schaal: number): Plaat {
  const { w, h, horizon } = indeling
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(
      g,
      [0, horizon - 30, 0, h],
      ['rgba(14,40,80,0)', 'rgba(14,40,84,.34)', 'rgba(8,26,64,.5)'],
    )
    g.fillRect(0, horizon - 30, w, h - horizon + 30)
    for (const [u, deel, hoog] of [
      [-0.72, 0.62, 0.2],
      [0.7, 0.56, 0.24],
      [-0.3, 0.82, 0.14],
      [0.34, 0.9, 0.12],
    ] as const) {
      const y = horizon + (h - horizon) * deel
      const d = diepteVan(indeling, y)
      g.save()
      g.translate(wegX(indeling, y, u), y)
      g.scale(0.24 + d * 0.2, 1)
      g.globalAlpha = 0.5
      gloed(g, [0, 0, (h - horizon) * hoog], WARM)
      g.restore()
    }
  })
}

/** One beam of the lighthouse, from its lamp in the middle of the left edge. */
export function lichtbundel(k: number, schaal: number): Plaat {
  const [w, h] = [620 * k, 190 * k]
  return bak({ w, h, schaal }, (g) => {
    const bundel = lijn([
      [0, h * 0.46],
      [w, 0],
      [w, h],
      [0, h * 0.54],
    ])
    fill(
      g,
      bundel,
      verloop(
        g,
        [0, 0, w, 0],
        ['rgba(255,240,170,.8)', 'rgba(255,240,170,.26)', 'rgba(255,240,170,0)'],
      ),
    )
  })
}

/** A lantern beside the road, turned up or burning low. It stands on the middle of its lower edge. */
export const lantaarnPlaat = (isAan: boolean, k: number, schaal: number): Plaat =>
  bak({ w: LANTAARN.w * k, h: LANTAARN.h * k, schaal }, (g) => {
    g.scale(k, k)
    gloed(g, [55, 46, isAan ? 54 : 30], WARM)
    streep(g, pad('M55 184V64'), { dikte: 13 })
    streep(g, pad('M55 184V64'), { kleur: '#4f6f96', dikte: 6 })
    solid(g, {
      pad: pad('M36 30H74L66 62H44Z'),
      kader: [36, 30, 38, 32],
      kleur: isAan ? '#ffe69a' : '#c9a566',
    })
    solid(g, { pad: pad('M30 30Q55 8 80 30Z'), kader: [30, 12, 50, 18], kleur: '#3a4a78' })
    blok(g, [43, 174, 24, 12], ['#3a4a78', 4])
  })

/** A seal in a rain hat, who comes up out of the sea. Its foot is the lower edge. */
export const zeehondPlaat = (maat: number, schaal: number): Plaat =>
  bak({ w: 180 * maat, h: 240 * maat, schaal }, (g) => {
    g.scale(maat, maat)
    g.translate(90, 232)
    for (const kant of [-1, 1]) {
      const vin = pad(
        `M${kant * 36}-92Q${kant * 82}-112 ${kant * 78}-148Q${kant * 52}-136 ${kant * 26}-112Z`,
      )
      solid(g, {
        pad: vin,
        kader: [Math.min(kant * 26, kant * 82), -148, 56, 60],
        kleur: '#6f83a6',
      })
    }
    const lijf = pad('M-58 8Q-66-70-44-126Q-30-176 0-176T44-126Q66-70 58 8Z')
    solid(g, { pad: lijf, kader: [-62, -176, 124, 184], kleur: '#8ea2c4' })
    fill(g, ovaal([0, -42, 36, 54]), 'rgba(232,240,255,.6)')
    for (const kant of [-1, 1]) {
      fill(g, ovaal([kant * 18, -136, 6, 7]), INKT)
      fill(g, ovaal([kant * 18 - 2, -139, 2, 2]), '#ffffff')
      streep(g, pad(`M${kant * 14}-112L${kant * 46}-118M${kant * 14}-107L${kant * 46}-104`), {
        dikte: 2.5,
      })
    }
    solid(g, {
      pad: ovaal([0, -112, 20, 14]),
      kader: [-20, -126, 40, 28],
      kleur: '#dfe8fa',
      lijn: 3,
    })
    fill(g, ovaal([0, -119, 8, 6]), INKT)
    streep(g, pad('M-8-106Q0-99 8-106'), { dikte: 3 })
    solid(g, {
      pad: pad('M-36-152Q-36-200 0-202T36-152Q0-166-36-152Z'),
      kader: [-36, -202, 72, 50],
      kleur: '#ffcf33',
    })
    solid(g, {
      pad: pad('M-58-146Q0-178 58-146Q0-160-58-146Z'),
      kader: [-58, -172, 116, 26],
      kleur: '#ffcf33',
    })
  })

/** A drop that splashes. */
export const druppelPlaat = (schaal: number): Plaat =>
  bak({ w: 22, h: 22, schaal }, (g) => {
    fill(g, ovaal([11, 11, 9, 10]), 'rgba(190,230,250,.9)')
    fill(g, ovaal([8, 8, 4, 4]), '#ffffff')
  })
