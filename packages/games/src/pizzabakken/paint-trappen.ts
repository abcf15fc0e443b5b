import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import { ding } from './paint-ding.ts'
import { bij, open, taart, UITLEG } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** The kitchen at night: the last slice is laid first, and a hand chooses another. */
const nacht: UitlegStap['teken'] = (g) => {
  g.fillStyle = verloop(g, [0, 0, 0, 62], ['#1d2160', '#4a489e'])
  g.fillRect(0, 0, 190, 62)
  for (const [x, y] of [
    [20, 14],
    [52, 30],
    [84, 10],
    [108, 34],
  ] as const)
    fill(g, ovaal([x, y, 2, 2]), '#fff6cf')
  gloed(g, [156, 26, 48], '#fff3c0')
  fill(g, ovaal([156, 26, 15, 15]), '#fff3c8')
  fill(g, ovaal([149, 22, 13, 13]), '#2a2d76')
  g.fillStyle = verloop(g, [0, 62, 0, 170], ['#c98a56', '#8d5a3c'])
  g.fillRect(0, 62, 190, 108)
  fill(g, doos([0, 58, 190, 5], 0), INKT)
  bij(g, [92, 98], () => taart(g, 60, ['v', '', 's']))
  open(g, [92, 131])
  const hand = pad(
    'M100 140c-3-8 9-12 13-4l2 4c4-8 13-5 13 3 5-6 12-1 10 7l-2 20h-24c-6-10-8-20-12-30Z',
  )
  solid(g, { pad: hand, kader: [98, 130, 42, 44], kleur: '#ffe2bd', lijn: 3.5 })
}

/** The street in winter: a pizza hangs on a rope between two windows, and a hand pulls it to the one with the plant. */
const straat: UitlegStap['teken'] = (g) => {
  g.fillStyle = verloop(g, [0, 0, 0, 170], ['#22336f', '#6a6fb8', '#f2b8b0'])
  g.fillRect(0, 0, 190, 170)
  for (const [x, gevel, stof] of [
    [6, '#b8574f', '#ff9f5a'],
    [100, '#4f8f86', '#3f8fd6'],
  ] as const) {
    solid(g, { pad: doos([x, 30, 84, 150], 4), kader: [x, 30, 84, 150], kleur: gevel, lijn: 3.5 })
    solid(g, {
      pad: doos([x - 4, 22, 92, 14], 7),
      kader: [x - 4, 22, 92, 14],
      kleur: '#f4f8ff',
      lijn: 3,
    })
    solid(g, {
      pad: doos([x + 12, 50, 60, 74], 6),
      kader: [x + 12, 50, 60, 74],
      kleur: '#fdf6e6',
      lijn: 3,
    })
    fill(g, doos([x + 17, 55, 50, 64], 4), stof)
    solid(g, {
      pad: doos([x + 6, 120, 72, 11], 5),
      kader: [x + 6, 120, 72, 11],
      kleur: '#f4f8ff',
      lijn: 3,
    })
  }
  gloed(g, [48, 84, 40], '#fff0a0')
  const groen = ding('plant', 2, 0.56)
  g.drawImage(groen.canvas, 20, 74, groen.w, groen.h)
  streep(g, pad('M-4 46H194'), { dikte: 7 })
  streep(g, pad('M-4 46H194'), { kleur: '#e9c98a', dikte: 3 })
  streep(g, pad('M108 46L72 100M108 46L144 100'), { dikte: 5 })
  streep(g, pad('M108 46L72 100M108 46L144 100'), { kleur: '#e9c98a', dikte: 2 })
  bij(g, [108, 108], () => taart(g, 37, ['v', 'i', 's']))
  const pijl = pad('M66 150H34M46 138L32 150L46 162')
  streep(g, pijl, { dikte: 14 })
  streep(g, pijl, { kleur: GOUD, dikte: 7 })
}

const [, leg] = UITLEG

/** The stages of pizzabakken: clockwise by day, any slice first at night, and brought along a rope in winter. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Rondom', zin: 'Begin bij de eerste punt.', teken: leg.teken },
  {
    naam: 'Kies je punt',
    zin: 'Kies zelf met welke punt je begint.',
    teken: nacht,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'Bezorgen',
    zin: 'Breng de pizza naar het goede raam.',
    teken: straat,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[1] },
  },
]
