import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { bollen, fill, ovaal, streep, pad, verloop } from '@letterhaven/game-kit/tekenen/teken'
import { drawActeurtje, drawDingetje, drawZaaltje, UITLEG } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** Yesterday in brown, and later in a cloud. */
const tijd: UitlegStap['teken'] = (g) => {
  drawZaaltje(g, 120)
  g.fillStyle = verloop(g, [27, 0, 95, 0], ['#5d3d1a', '#b98f55'])
  g.fillRect(27, 17, 68, 106)
  drawActeurtje(g, 'vos', [62, 116, 0.42])
  g.fillStyle = 'rgba(104,66,22,.55)'
  g.fillRect(27, 17, 68, 106)
  streep(g, pad('M40 17v106M82 17v106'), { kleur: 'rgba(255,240,200,.5)', dikte: 1.5 })
  g.fillStyle = '#3d3a72'
  g.fillRect(95, 17, 68, 106)
  fill(
    g,
    bollen([
      [112, 56, 16],
      [130, 48, 18],
      [148, 60, 15],
      [130, 84, 30],
    ]),
    '#fffdf4',
  )
  drawActeurtje(g, 'vos', [130, 110, 0.4])
  fill(g, ovaal([106, 112, 4, 4]), '#fffdf4')
}

/** A hole that burnt into the film. */
const gat: UitlegStap['teken'] = (g) => {
  drawZaaltje(g, 120)
  drawActeurtje(g, 'muis', [62, 112, 0.5])
  drawDingetje(g, ['bal', 'blauw'], [94, 98, 0.44])
  fill(
    g,
    bollen([
      [132, 78, 30],
      [118, 62, 16],
      [148, 64, 16],
      [150, 94, 14],
      [116, 96, 14],
    ]),
    '#ff9d2e',
  )
  fill(
    g,
    bollen([
      [132, 78, 26],
      [118, 62, 12],
      [148, 64, 12],
      [150, 94, 10],
      [116, 96, 10],
    ]),
    '#170a08',
  )
}

const [, eerste] = UITLEG

/** The stages of bioscoop: the matinee, yesterday and later, and the burnt film. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'De matinee', zin: 'Leg de zin bij de film.', teken: eerste.teken },
  {
    naam: 'Gisteren en straks',
    zin: 'Kies uit veel meer woorden.',
    teken: tijd,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De gebrande film',
    zin: 'Er zit een gat in de film.',
    teken: gat,
    uitleg: { plaats: 0, zin: TRAP_ZINNEN[1] },
  },
]
