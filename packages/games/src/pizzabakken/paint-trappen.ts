import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, fill, gloed, ovaal, pad, solid, verloop } from '@letterhaven/game-kit/tekenen/teken'
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

const [, leg] = UITLEG

/** The stages of pizzabakken: clockwise by day, and any slice first at night. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Rondom', zin: 'Begin bij de eerste punt.', teken: leg.teken },
  {
    naam: 'Kies je punt',
    zin: 'Kies zelf met welke punt je begint.',
    teken: nacht,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
]
