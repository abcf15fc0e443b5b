import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import { KAAL } from '@letterhaven/game-kit/held/held-kleding'
import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  doos,
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
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { drawBrief, drawStang, fietsPlaat } from './paint-fiets.ts'
import { BOUW, LICHT_RAND, raam, drawLicht } from './paint-huis.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** Paints a sky of these colours, and the snowy land below it. */
export function drawVeld(g: G, hemel: readonly string[], sneeuw: string): void {
  g.fillStyle = verloop(g, [0, 0, 0, 150], hemel)
  g.fillRect(0, 0, 190, 170)
  fill(g, pad('M0 130Q60 118 110 128T190 124V170H0Z'), sneeuw)
}

/** Paints flakes or stars down to a height. */
export function drawVlokken(g: G, tot: number): void {
  for (let i = 0; i < 18; i += 1) fill(g, ovaal([(i * 67) % 190, (i * 41) % tot, 2, 2]), wit(0.9))
}

function winter(g: G): void {
  drawVeld(g, ['#5b86cf', '#a9c6ef', '#ffd9d2'], '#f2f6ff')
  drawVlokken(g, 140)
}

/** Paints a closed letter, with the stripes of airmail along its foot. */
function brief(g: G, [x, y, w, h]: Kader): void {
  drawBrief(g, [x + w / 2, y + h, w, h], 0)
  g.fillStyle = '#d8433f'
  for (let i = 0; i < 4; i += 1) g.fillRect(x + 6 + i * (w / 4), y + h - 8, w / 9, 4)
}

/** Paints a hand that points at what is tapped. */
export function wijs(g: G, x: number, y: number): void {
  const vorm = pad(`M${x} ${y}q8-4 10 5l4 14q16-2 18 8q2 10-6 18h-20q-10-12-14-22q-4-8 8-4z`)
  solid(g, { pad: vorm, kader: [x - 8, y - 4, 44, 50], kleur: '#ffe2bd', lijn: 3.5 })
}

/** Paints an arrow along the road, from one house to another. */
function rit(g: G, pijl: string): void {
  drawStang(g, pad(pijl), [9, 5, '#7fe07f'])
}

/** Paints a house with its sign. */
export function drawHuis(
  g: G,
  vak: Vak,
  { nr, deel, licht = false }: { nr: number; deel: string; licht?: boolean },
): void {
  const bouw = BOUW[nr]
  if (!bouw) return
  const { x, y, w, h } = vak
  solid(g, {
    pad: lijn([
      [x, y],
      [x + w / 2, y - w * 0.42],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]),
    kader: [x, y - w * 0.4, w, h + w * 0.4],
    kleur: bouw.muur,
  })
  const kap = lijn(
    [
      [x - 5, y + 3],
      [x + w / 2, y - w * 0.44],
      [x + w + 5, y + 3],
    ],
    false,
  )
  drawStang(g, kap, [13, 7, '#f6f9ff'])
  const r: Vak = { x: x + w * 0.32, y: y + h * 0.04, w: w * 0.36, h: h * 0.36 }
  raam(g, r, bouw.kozijn)
  if (licht) {
    g.save()
    g.translate(r.x - LICHT_RAND, r.y - LICHT_RAND)
    drawLicht(g, r.w, r.h)
    g.restore()
  }
  const bord: Kader = [x + w * 0.12, y + h * 0.54, w * 0.76, h * 0.32]
  solid(g, { pad: doos(bord, 6), kader: bord, kleur: '#ffffff', lijn: 3.5, donker: -0.08 })
  write(g, deel, [x + w / 2, bord[1] + bord[3] / 2 + 1, h * 0.25])
}

/** Paints the hero on the bike with its letters, or on what else it rides. */
export function opFiets(
  g: G,
  held: AangekledeHeld,
  { x, plaat = fietsPlaat }: { x: number; plaat?: typeof fietsPlaat },
): void {
  g.drawImage(plaat(0.4, 2).canvas, x, 104, 120, 60)
  g.save()
  g.translate(x + 38, 108)
  g.scale(0.38, 0.38)
  drawHeldKop(g, held.soort, KAAL)
  g.restore()
}

const LINKS: Vak = { x: 14, y: 34, w: 72, h: 84 }
const RECHTS: Vak = { x: 104, y: 34, w: 72, h: 84 }

/** Paints two houses in the snow, by what stands on their signs. */
export function drawTweeHuizen(g: G, [links, rechts]: readonly [string, string]): void {
  winter(g)
  drawHuis(g, LINKS, { nr: 0, deel: links })
  drawHuis(g, RECHTS, { nr: 2, deel: rechts })
}

/** Paints the way to one of two houses, by what stands on their signs. */
export function drawWeg(g: G, held: AangekledeHeld, borden: readonly [string, string]): void {
  drawTweeHuizen(g, borden)
  brief(g, [34, 98, 30, 21])
  brief(g, [120, 98, 30, 21])
  opFiets(g, held, { x: 4 })
  rit(g, 'M112 152h44l-10-8m10 8l-10 8')
}

/** Paints a letter that came home: the house with its light on, the word that was written, the bike and a tick. */
export function drawThuis(
  g: G,
  held: AangekledeHeld,
  { deel, woord }: { readonly deel: string; readonly woord: string },
): void {
  winter(g)
  drawHuis(g, { x: 96, y: 40, w: 80, h: 92 }, { nr: 2, deel, licht: true })
  const regel: Kader = [10, 26, 80, 40]
  solid(g, { pad: doos(regel, 9), kader: regel, kleur: '#fffef7', lijn: 3.5 })
  write(g, woord, [48, 47, 25])
  streep(g, pad('M80 33V58'), { kleur: '#1867c0', dikte: 3 })
  opFiets(g, held, { x: 2 })
  solid(g, { pad: ovaal([162, 46, 16, 16]), kader: [146, 30, 32, 32], kleur: '#4cbf55' })
  streep(g, pad('M154 46l6 7l10-13'), { kleur: '#ffffff', dikte: 5 })
}

const BORDEN = ['ei', 'ij'] as const

/** How postbezorger is played: find the house of each letter, ride there, and write. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g) => {
      drawTweeHuizen(g, BORDEN)
      for (const x of [18, 66, 114]) brief(g, [x, 126, 44, 32])
      rit(g, 'M92 122Q120 96 132 96l-9-6m9 6l-7 8')
      wijs(g, 98, 132)
    },
  },
  { zin: UITLEG_ZINNEN[1], teken: (g, _maat, held) => drawWeg(g, held, BORDEN) },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, held) => drawThuis(g, held, { deel: 'ij', woord: 'dijk' }),
  },
] as const satisfies readonly UitlegStap[]
