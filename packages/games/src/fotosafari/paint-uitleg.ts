import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { gloed, pad, streep, verloop, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { bordHout } from './paint-land.ts'
import { camera, jeepPlaat, drawFoto } from './paint-jeep.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

function avond(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 120], ['#f0684e', '#ffb765', '#ffe9a8'])
  g.fillRect(0, 0, 190, 170)
  gloed(g, [50, 96, 70], '#fff4c8')
  fill(g, pad('M0 104Q60 92 190 106V170H0Z'), '#d49a45')
}

function kaart(g: G, kader: Kader, tekst: string): void {
  uitlegKaart(g, kader, { tekst, maat: 19 })
}

function bord(g: G, [x, y]: Punt, woord: string): void {
  g.save()
  g.translate(x, y)
  g.scale(0.5, 0.5)
  bordHout(g, { x: 0, y: 0, w: 150, h: 64 })
  g.restore()
  kaart(g, [x + 8, y + 5, 59, 22], woord)
}

/** The corners of the viewfinder of a camera. */
function hoeken(g: G, [x, y, w, h]: Kader): void {
  for (const [dikte, kleur] of [
    [9, INKT],
    [5, '#fffef7'],
  ] as const)
    for (const [px, py, sx, sy] of [
      [x, y, 1, 1],
      [x + w, y, -1, 1],
      [x, y + h, 1, -1],
      [x + w, y + h, -1, -1],
    ] as const)
      streep(g, pad(`M${px} ${py + 20 * sy}V${py}H${px + 20 * sx}`), { dikte, kleur })
}

function kop(g: G, [x, y, s]: readonly [number, number, number], teken: (g: G) => void): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  teken(g)
  g.restore()
}

/** How fotosafari is played: read, look round, take the picture. */
export const UITLEG: readonly UitlegStap[] = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      avond(g)
      kop(g, [70, 106, 0.46], (h) => drawHeldKop(h, held.soort, held.kleding))
      g.drawImage(jeepPlaat(0.5, 2).canvas, 14, 92, 160, 75)
      kaart(g, [12, 12, 166, 44], 'De ____ blaft.')
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g) => {
      avond(g)
      kop(g, [54, 82, 0.34], (h) => drawKop(h, 'konijn'))
      bord(g, [16, 92], 'hont')
      kop(g, [140, 66, 0.34], (h) => drawKop(h, 'panda'))
      bord(g, [102, 76], 'hond')
      hoeken(g, [94, 30, 90, 96])
      const pijl = pad('M26 34H78M64 22l16 12l-16 12')
      streep(g, pijl, { dikte: 14 })
      streep(g, pijl, { kleur: '#ffe14d', dikte: 7 })
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g) => {
      avond(g)
      g.save()
      g.translate(60, 20)
      g.rotate(-0.06)
      drawFoto(g, 96, false)
      g.restore()
      kop(g, [110, 66, 0.4], (h) => drawKop(h, 'panda'))
      g.drawImage(camera(3).canvas, 14, 96, 76, 64)
    },
  },
]
