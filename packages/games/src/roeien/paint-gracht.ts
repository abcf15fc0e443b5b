import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doorzichtig, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  bollen,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { brugBoven, brugOp, drawBrug } from './paint-brug.ts'
import { bij } from './paint-klein.ts'
import type { Palet } from './palet.ts'

/** How near the bridges are that one looks through: 1 is the one overhead. */
export const BRUGGEN = [0.115, 0.24, 0.48] as const
/** How high a wall along the water is, as a share of how deep the water lies below the point. */
const KADE = 0.3

/** Returns a point along the canal: beside its middle by halves of its width, below the point by depths of its water, and how near. */
export const opGracht = (
  { punt, brug }: Indeling,
  [u, v, z]: readonly [number, number, number],
): Punt => [punt.x + u * brug.half * z, punt.y + v * brug.laag * z]

function drawLucht(g: G, { w, h, punt }: Indeling, { lucht, zon, isNacht }: Palet): void {
  g.fillStyle = verloop(g, [0, 0, 0, punt.y + 4], lucht)
  g.fillRect(0, 0, w, h)
  if (isNacht)
    for (let nr = 0; nr < 40; nr += 1)
      fill(
        g,
        ovaal([(((nr * 61) % 97) / 97) * w, (((nr * 43) % 89) / 89) * punt.y * 0.8, 1.4, 1.4]),
        '#fff6d2',
      )
  const r = Math.min(w, punt.y * 2) * 0.5
  gloed(g, [punt.x - r * 0.05, punt.y - r * 0.1, r * 1.5], zon)
  fill(g, ovaal([punt.x - r * 0.05, punt.y - r * 0.16, r * 0.1, r * 0.1]), show(zon, 0.5))
}

/** Paints the town far away, on the line of the point. */
function drawStad(g: G, { w, punt, k }: Indeling, { ver }: Palet): void {
  const y = punt.y + 2
  const maat = 24 * k
  for (let nr = -1; nr * maat < w; nr += 1) {
    const hoog = (0.7 + ((nr * 7 + 3) % 5) * 0.26) * maat
    const x = nr * maat
    const gevel = pad(
      `M${x} ${y}V${y - hoog}L${x + maat * 0.5} ${y - hoog - maat * 0.42}L${x + maat} ${y - hoog}V${y}Z`,
    )
    fill(g, gevel, (nr & 1) === 0 ? ver : show(ver, 0.1))
  }
  const toren = w * 0.5 + 30 * k
  fill(
    g,
    pad(`M${toren} ${y}v${-62 * k}l${7 * k} ${-24 * k}l${7 * k} ${24 * k}V${y}Z`),
    show(ver, -0.08),
  )
}

/** Paints one bank: grass, and the wall along the water. */
function drawOever(
  g: G,
  indeling: Indeling,
  { palet, kant }: { readonly palet: Palet; readonly kant: -1 | 1 },
): void {
  const { punt } = indeling
  const ver = 2.4
  const [wx, wy] = opGracht(indeling, [kant, 1, ver])
  const [, ky] = opGracht(indeling, [kant, KADE, ver])
  fill(
    g,
    lijn([
      [punt.x, punt.y],
      [punt.x + kant * indeling.w * 2, punt.y],
      [wx, ky],
    ]),
    verloop(
      g,
      [0, punt.y, 0, indeling.h * 0.7],
      [show(palet.wilg[0], 0.1), palet.wilg[0], palet.wilg[1]],
    ),
  )
  const wand = lijn([
    [punt.x, punt.y],
    [wx, ky],
    [wx, wy],
  ])
  const [licht, donker] = palet.kade
  fill(
    g,
    wand,
    verloop(
      g,
      [punt.x, 0, punt.x + kant * indeling.w * 0.55, 0],
      kant > 0
        ? [show(licht, 0.12), licht, donker]
        : [show(licht, -0.02), donker, show(donker, -0.1)],
    ),
  )
  binnen(g, wand, () => {
    for (let z = 0.07; z < ver; z *= 1.28) {
      const [x, y] = opGracht(indeling, [kant, KADE, z])
      streep(g, pad(`M${x} ${y}V${punt.y + indeling.brug.laag * z}`), {
        kleur: 'rgba(50,20,25,.22)',
        dikte: 2.4 * z,
      })
    }
    for (const v of [0.47, 0.64, 0.82])
      streep(g, lijn([[punt.x, punt.y], opGracht(indeling, [kant, v, ver])], false), {
        kleur: 'rgba(50,20,25,.26)',
        dikte: 2,
      })
    streep(
      g,
      lijn(
        [
          [punt.x, punt.y],
          [wx, wy],
        ],
        false,
      ),
      { kleur: 'rgba(30,60,40,.6)', dikte: 12 },
    )
  })
  streep(
    g,
    lijn(
      [
        [punt.x, punt.y],
        [wx, ky],
      ],
      false,
    ),
    { kleur: show(palet.steen, 0.1), dikte: 5 },
  )
}

/** Paints the water with what is mirrored in it: the light in the middle, and the bridges upside down. */
function drawWater(g: G, indeling: Indeling, palet: Palet): void {
  const { punt, h, w, brug } = indeling
  const vlak = lijn([
    [punt.x, punt.y],
    opGracht(indeling, [-1, 1, 2.4]),
    opGracht(indeling, [1, 1, 2.4]),
  ])
  fill(g, vlak, verloop(g, [0, punt.y, 0, h], palet.water))
  binnen(g, vlak, () => {
    for (const s of BRUGGEN) {
      const y = punt.y + brug.laag * s
      g.save()
      g.translate(punt.x, y)
      g.scale(1, -0.62)
      const { half, breed } = brugOp(indeling, s)
      const spiegel = new Path2D()
      spiegel.rect(-breed, 0, breed * 2, brug.hoog * s * 2.2)
      spiegel.ellipse(0, 0, half * 0.94, brug.hoog * s * 1.5, 0, 0, Math.PI * 2)
      g.globalAlpha = 0.42
      g.fillStyle = palet.muur[1]
      g.fill(spiegel, 'evenodd')
      g.restore()
    }
    for (let ring = 1; ring <= 6; ring += 1) {
      const licht = lijn([
        [punt.x - ring, punt.y],
        [punt.x + ring, punt.y],
        [punt.x + w * 0.055 * ring, h],
        [punt.x - w * 0.055 * ring, h],
      ])
      const kleuren = [doorzichtig(palet.glans, 0.34), doorzichtig(palet.glans, 0.015)]
      fill(g, licht, verloop(g, [0, punt.y, 0, h], kleuren))
    }
    drawRimpels(g, indeling, palet)
  })
}

/** Paints ripples, wider the nearer they are. */
function drawRimpels(g: G, { punt, h, w }: Indeling, { glans, water }: Palet): void {
  for (let nr = 0; nr < 150; nr += 1) {
    const z = (((nr * 37) % 149) / 149) ** 1.7
    const y = punt.y + 6 + z * (h - punt.y)
    const x = punt.x + ((((nr * 71) % 127) / 127) * 2 - 1) * (w * 0.06 + w * 0.62 * z)
    const lang = 7 + 46 * z
    streep(g, pad(`M${x - lang / 2} ${y}q${lang / 4} ${-3 * z} ${lang / 2} 0t${lang / 2} 0`), {
      kleur:
        nr % 3 === 0
          ? doorzichtig(water.at(-1) ?? '#33402a', 0.34)
          : doorzichtig(glans, 0.12 + 0.2 * (1 - z)),
      dikte: 1.2 + 2.6 * z,
    })
  }
}

/** Paints a willow, its foot at (0, 0): a trunk that leans to the water, and hanging branches. */
function drawWilg(g: G, [licht, donker]: Palet['wilg']): void {
  fill(g, ovaal([0, 0, 40, 8]), 'rgba(40,50,20,.35)')
  fill(g, pad('M-11 2Q-4-60-18-110L16-112Q8-60 14 2Z'), '#7a5638')
  streep(g, pad('M-11 2Q-4-60-18-110M14 2Q8-60 16-112'), { kleur: 'rgba(50,30,20,.8)', dikte: 3 })
  fill(
    g,
    bollen([
      [-34, -130, 40],
      [10, -152, 48],
      [44, -124, 36],
      [0, -118, 42],
    ]),
    donker,
  )
  for (let nr = 0; nr < 26; nr += 1) {
    const x = -74 + nr * 6
    const op = -118 - Math.sin((nr / 25) * Math.PI) * 50
    const lang = 56 + ((nr * 29) % 53)
    streep(g, pad(`M${x * 0.8} ${op}Q${x * 1.15} ${op + lang * 0.3} ${x * 1.08} ${op + lang}`), {
      kleur: nr % 3 === 0 ? show(licht, 0.14) : nr % 3 === 1 ? licht : donker,
      dikte: 6,
    })
  }
}

/** Paints trees along both banks at a nearness. */
function drawBomen(
  g: G,
  indeling: Indeling,
  { palet, z }: { readonly palet: Palet; readonly z: number },
): void {
  for (const kant of [-1, 1] as const) {
    const [x, y] = opGracht(indeling, [kant * (z > 0.7 ? 1.16 : 1.42), KADE * 1.05, z])
    bij(g, [x, y, z * indeling.brug.hoog * 0.0085], () => {
      g.scale(kant, 1)
      drawWilg(g, palet.wilg)
    })
  }
}

/** Paints branches that hang into the picture, and reeds below. */
function drawVoorgrond(g: G, { w, h, k, punt }: Indeling, { wilg }: Palet): void {
  const [licht, donker] = wilg
  for (const kant of [-1, 1] as const) {
    bij(g, [kant < 0 ? 0 : w, 0, 1], () => {
      g.scale(-kant, 1)
      for (let nr = 0; nr < 17; nr += 1) {
        const x = -8 + nr * Math.min(9 * k, w * 0.017)
        const lang = punt.y * (1.06 - nr * 0.034) * (0.72 + ((nr * 29) % 31) / 90)
        const tak = pad(`M${x} -6Q${x + 14} ${lang * 0.5} ${x + 4} ${lang}`)
        streep(g, tak, { kleur: donker, dikte: 5 })
        for (let y = 30; y < lang; y += 13)
          fill(
            g,
            ovaal([x + 9 - (y / lang) * 4, y, 4.5 * k + 1, 10 * k + 2], nr % 2 ? 0.5 : -0.5),
            nr % 3 === 0 ? show(licht, 0.12) : nr % 3 === 1 ? licht : donker,
          )
      }
    })
    bij(g, [kant < 0 ? 0 : w, h, k], () => {
      g.scale(-kant, 1)
      for (let nr = 0; nr < 11; nr += 1) {
        const x = nr * 13 - 4
        const op = 120 - nr * 7 + ((nr * 17) % 29)
        streep(g, pad(`M${x} 8Q${x + 3} ${-op * 0.5} ${x + 12} ${-op}`), {
          kleur: nr % 2 ? licht : donker,
          dikte: 6,
        })
        if (nr % 3 === 1) fill(g, ovaal([x + 11, -op + 6, 6, 19], 0.12), '#6b4428')
      }
    })
  }
}

/** The canal under its bridges, painted once. */
export const grachtPlaat = (maat: Maat, indeling: Indeling, palet: Palet): Plaat =>
  bak(maat, (g) => {
    const { punt, brug } = indeling
    drawLucht(g, indeling, palet)
    drawStad(g, indeling, palet)
    for (const kant of [-1, 1] as const) drawOever(g, indeling, { palet, kant })
    drawWater(g, indeling, palet)
    for (const [nr, s] of BRUGGEN.entries()) {
      drawBomen(g, indeling, { palet, z: s * 1.3 })
      bij(g, [punt.x, punt.y, 1], () => {
        // Below its feet a bridge stands in the water, which lies before it.
        g.beginPath()
        g.rect(-indeling.w, -indeling.h, indeling.w * 2, indeling.h + brug.laag * s)
        g.clip()
        drawBrug(g, brugOp(indeling, s), palet)
      })
      if (nr < BRUGGEN.length - 1) drawBomen(g, indeling, { palet, z: s * 1.75 })
    }
    drawBomen(g, indeling, { palet, z: 0.74 })
    bij(g, [punt.x, punt.y, 1], () => drawBrug(g, brugBoven(indeling), palet))
    drawVoorgrond(g, indeling, palet)
  })
