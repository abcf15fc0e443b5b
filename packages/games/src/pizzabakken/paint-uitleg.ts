import { CREME, INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { PLAT } from './indeling.ts'
import { kom, TOPPINGS } from './paint-beleg.ts'
import { ding } from './paint-ding.ts'
import { koksbuis, koksmuts } from './paint-kok.ts'
import { pizza, plank } from './paint-pizza.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** The scale of the pictures, which are painted for 190 × 170. */
const SCHAAL = 2

function keuken(g: G, toog: number): void {
  g.fillStyle = verloop(g, [0, 0, 0, toog], ['#2f9a8f', '#7fd0b8'])
  g.fillRect(0, 0, 190, toog)
  g.fillStyle = verloop(g, [0, toog, 0, 170], ['#f4bd78', '#cd8544'])
  g.fillRect(0, toog, 190, 170 - toog)
  fill(g, doos([0, toog - 4, 190, 4], 0), INKT)
}

function kaart(g: G, kader: Kader, tekst: string): void {
  uitlegKaart(g, kader, { tekst, maat: 22, lijn: 3 })
}

/** Paints a pizza of three slices round (0, 0), with these sounds on its slices. */
export function taart(g: G, r: number, delen: readonly string[]): void {
  for (const plaat of [plank(r, SCHAAL), pizza(r, 3, SCHAAL)])
    g.drawImage(plaat.canvas, -plaat.w / 2, -plaat.h / 2, plaat.w, plaat.h)
  for (const [i, deel] of delen.entries()) {
    if (deel === '') continue
    const hoek = -Math.PI / 2 + ((i + 0.5) / 3) * Math.PI * 2
    const op = (ver: number, extra: number): Punt => [
      Math.cos(hoek + extra) * r * ver,
      Math.sin(hoek + extra) * r * ver * PLAT,
    ]
    for (const [ver, extra] of [
      [0.82, -0.5],
      [0.82, 0.5],
      [0.24, 0],
    ] as const) {
      g.save()
      g.translate(...op(ver, extra))
      g.scale(r / 190, r / 190)
      TOPPINGS[[2, 0, 4][i] ?? 0]?.(g)
      g.restore()
    }
    const [x, y] = op(0.55, 0)
    kaart(g, [x - 17, y - 15, 34, 30], deel)
  }
}

/** Paints something with its origin at a point. */
export function bij(g: G, [x, y]: Punt, teken: () => void): void {
  g.save()
  g.translate(x, y)
  teken()
  g.restore()
}

/** Paints a balloon with an ear in it: a word is spoken. */
function ballon(g: G): void {
  const vorm = pad(
    'M30 8H160Q176 8 176 24V50Q176 66 160 66H112L98 80L88 66H30Q14 66 14 50V24Q14 8 30 8Z',
  )
  solid(g, { pad: vorm, kader: [14, 14, 162, 78], kleur: CREME, donker: -0.06 })
  g.translate(0, -7)
  solid(g, { pad: ovaal([46, 44, 20, 20]), kader: [26, 24, 40, 40], kleur: '#62bdf2', lijn: 3 })
  streep(g, pad('M36 41h5l8-6v19l-8-6h-5zM54 39a7 7 0 0 1 0 11M59 36a12 12 0 0 1 0 17'), {
    dikte: 3,
  })
  for (const x of [88, 118, 148])
    solid(g, { pad: ovaal([x, 44, 9, 9]), kader: [x - 9, 35, 18, 18], kleur: GOUD, lijn: 3 })
  g.translate(0, 7)
}

function kok(g: G, held: HeldSoort): void {
  koksbuis(g)
  bij(g, [0, -122], () => {
    g.scale(0.83, 0.83)
    drawKop(g, held)
    g.scale(1 / 0.83, 1 / 0.83)
    const muts = koksmuts(SCHAAL)
    g.drawImage(muts.canvas, -muts.w / 2, -24 - muts.h, muts.w, muts.h)
  })
}

/** An open oven with a fire. */
function vuurmond(g: G): void {
  solid(g, {
    pad: pad('M14 118V70A56 56 0 0 1 176 70V118Z'),
    kader: [14, 12, 162, 108],
    kleur: '#dd7753',
  })
  const gat = pad('M36 116V78A59 50 0 0 1 154 78V116Z')
  solid(g, { pad: gat, kader: [36, 28, 118, 88], kleur: '#5a1f3d' })
  gloed(g, [95, 104, 62], '#ff9a3c')
  const vlam = ding('vlam', SCHAAL, 0.6)
  for (const [x, hoog] of [
    [50, 0.8],
    [72, 1],
    [95, 1.25],
    [118, 1],
    [140, 0.8],
  ] as const)
    g.drawImage(vlam.canvas, x - vlam.w / 2, 114 - vlam.h * hoog, vlam.w, vlam.h * hoog)
}

function sterren(g: G): void {
  const ster = ding('ster', SCHAAL).canvas
  for (const [x, y, m] of [
    [2, 4, 36],
    [146, 2, 44],
    [152, 122, 36],
  ] as const)
    g.drawImage(ster, x, y, m, m)
}

/** Paints a slice that waits for its sound. */
export function open(g: G, [x, y]: Punt): void {
  const vak = doos([x - 17, y - 15, 34, 30], 9)
  fill(g, vak, '#ffe48a')
  streep(g, vak, { kleur: '#b8860b', dikte: 3 })
}

/** Paints the path of a hand from a bowl to a slice. */
function boogpijl(g: G): void {
  const boog = pad('M160 112Q166 34 86 50')
  streep(g, boog, { dikte: 12 })
  streep(g, boog, { kleur: GOUD, dikte: 6 })
  const punt = lijn([
    [72, 55],
    [90, 40],
    [94, 60],
  ])
  streep(g, punt, { dikte: 8 })
  fill(g, punt, GOUD)
}

/** How pizzabakken is played: hear, lay, bake. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g) => {
      g.fillStyle = verloop(g, [0, 0, 0, 170], ['#ff9f7a', '#ffcf8a', '#fff0c0'])
      g.fillRect(0, 0, 190, 170)
      bij(g, [98, 134], () => {
        g.scale(0.78, 0.78)
        drawKop(g, 'panda')
      })
      ballon(g)
      solid(g, { pad: doos([-8, 156, 206, 20], 6), kader: [-8, 156, 206, 20], kleur: '#c9803f' })
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g) => {
      keuken(g, 12)
      bij(g, [84, 80], () => taart(g, 64, ['v', 'i']))
      open(g, [84 - Math.cos(Math.PI / 6) * 35, 80 - 15])
      const rood = kom(TOPPINGS[1] ?? (() => undefined), { w: 74, schaal: SCHAAL })
      g.drawImage(rood.canvas, 114, 102, rood.w, rood.h)
      kaart(g, [133, 134, 36, 28], 's')
      boogpijl(g)
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, held) => {
      keuken(g, 118)
      vuurmond(g)
      schaduw(g, [112, 162, 50, 8])
      bij(g, [114, 134], () => taart(g, 40, ['v', 'i', 's']))
      bij(g, [34, 170], () => {
        g.scale(0.72, 0.72)
        kok(g, held.soort)
      })
      sterren(g)
    },
  },
] as const satisfies readonly UitlegStap[]
