import { ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegVink, write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawDen } from './paint-dal.ts'
import { drawStation } from './paint-klein.ts'
import { drawLoc, drawRaamrand, LOC } from './paint-loc.ts'
import { SOORT_ZINNEN, UITLEG_ZINNEN } from './zinnen.ts'

const KLEUREN = ['#f2a03d', '#e8704a', '#f0c23c', '#ee8fa0'] as const

const bij = (g: G, [x, y, s]: readonly [number, number, number], draw: () => void): void => {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  draw()
  g.restore()
}

/** The valley behind each picture, by day or in the evening. */
export function drawDalletje(
  g: G,
  lucht: readonly string[] = ['#6fb0ea', '#cfe8fb'],
  sneeuw = '#f4f9ff',
): void {
  g.fillStyle = verloop(g, [0, 0, 0, 70], lucht)
  g.fillRect(0, 0, 190, 170)
  fill(
    g,
    lijn([
      [70, 62],
      [122, 12],
      [178, 62],
    ]),
    '#8ba7d8',
  )
  fill(
    g,
    lijn([
      [104, 29],
      [122, 12],
      [141, 29],
      [128, 26],
      [119, 31],
    ]),
    '#ffffff',
  )
  g.fillStyle = verloop(g, [0, 58, 0, 170], [sneeuw, '#cfe0f5'])
  g.fillRect(0, 58, 190, 112)
  for (const [x, s] of [
    [172, 0.5],
    [186, 0.62],
  ] as const)
    bij(g, [x, 66, s], () => drawDen(g, '#2c8062'))
}

export function drawRails(g: G, y: number): void {
  for (let x = 4; x < 190; x += 10) fill(g, doos([x, y - 2, 5, 8], 1), '#7b5a44')
  streep(g, pad(`M0 ${y}H190M0 ${y + 5}H190`), { kleur: '#46506c', dikte: 2.4 })
}

/** The red engine with the hero, its wheels at y. */
export function drawKop(
  g: G,
  [y, s]: readonly [y: number, schaal: number],
  { soort, kleding }: AangekledeHeld,
): void {
  bij(g, [2, y - LOC.h * s, s], () => {
    drawLoc(g)
    bij(g, [...LOC.raam, 0.42], () => drawHeldKop(g, soort, kleding))
    drawRaamrand(g)
  })
}

/** A wagon with its word. */
export function drawWagentje(
  g: G,
  [x, y, w, h]: Kader,
  [tekst, nr]: readonly [tekst: string, nr: number],
): void {
  const kleur = KLEUREN[nr % KLEUREN.length] ?? ''
  solid(g, { pad: doos([x, y, w, h - 6], 5), kader: [x, y, w, h - 6], kleur, lijn: 2.6 })
  fill(g, doos([x + 4, y + 4, w - 8, h - 15], 3), '#fffbf0')
  for (const dx of [w * 0.24, w * 0.76]) fill(g, ovaal([x + dx, y + h - 4, 5, 5]), '#3b4260')
  write(g, tekst, [
    x + w / 2,
    y + h / 2 - 4,
    Math.min(17, ((w - 8) / Math.max(2, tekst.length)) * 1.65),
  ])
}

export const drawPijl = (g: G, weg: string): void => {
  streep(g, pad(weg), { dikte: 8 })
  streep(g, pad(weg), { kleur: '#ffe14d', dikte: 4 })
}

type Woorden = readonly [eerste: string, tweede: string, derde: string, vreemd: string]

function stappen(
  zinnen: readonly string[],
  [een, twee, drie, vreemd]: Woorden,
): readonly UitlegStap[] {
  return [
    {
      zin: zinnen[0] ?? '',
      teken: (g, _maat, held) => {
        drawDalletje(g)
        drawRails(g, 88)
        drawKop(g, [88, 0.46], held)
        drawWagentje(g, [14, 122, 50, 34], [twee, 1])
        drawWagentje(g, [72, 122, 50, 34], [een, 0])
        drawWagentje(g, [130, 122, 50, 34], [drie, 2])
        drawPijl(g, 'M97 114Q98 96 92 84M84 94l8-11l11 8')
      },
    },
    {
      zin: zinnen[1] ?? '',
      teken: (g, _maat, held) => {
        drawDalletje(g)
        drawRails(g, 88)
        drawKop(g, [88, 0.4], held)
        drawWagentje(g, [64, 58, 38, 32], [een, 0])
        drawWagentje(g, [105, 58, 38, 32], [twee, 1])
        drawWagentje(g, [146, 58, 38, 32], [drie, 2])
        drawWagentje(g, [66, 122, 58, 34], [vreemd, 3])
        streep(g, pad('M64 118L126 160M126 118L64 160'), { kleur: ROOD, dikte: 5 })
      },
    },
    {
      zin: zinnen[2] ?? '',
      teken: (g, _maat, held) => {
        drawDalletje(g)
        for (const [nr, x] of [84, 112, 140].entries())
          bij(g, [x - 14, 30 - nr * 6, 0.5], () => drawStation(g, nr, nr < 2))
        drawRails(g, 104)
        drawKop(g, [104, 0.4], held)
        for (const [nr, tekst] of [een, twee, drie].entries())
          drawWagentje(g, [64 + nr * 41, 74, 38, 32], [tekst, nr])
        solid(g, {
          pad: doos([48, 124, 94, 34], 12),
          kader: [48, 124, 94, 34],
          kleur: '#5cc46a',
          lijn: 3,
        })
        write(g, 'Vertrek', [95, 141, 18])
        uitlegVink(g, 160, 141)
      },
    },
  ]
}

/** How treinmachinist is played: with the words of a sentence, and with the pieces of a word. */
export const UITLEG = stappen(UITLEG_ZINNEN, ['De', 'hond', 'rent.', 'huis'])
export const SOORT_UITLEG = {
  plakken: stappen(SOORT_ZINNEN.plakken.uitleg, ['ba', 'na', 'nen', 'ven']),
} as const
