import { INKT, CREME } from '@letterhaven/game-kit/tekenen/kleur'
import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  doos,
  gloed,
  fill,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart, uitlegVink, write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawDier, type Poserend } from './paint-dier.ts'
import { camera, jeepPlaat } from './paint-jeep.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

function avond(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 100], ['#f0684e', '#ffb765', '#ffe9a8'])
  g.fillRect(0, 0, 190, 170)
  gloed(g, [50, 66, 70], '#fff4c8')
  fill(g, pad('M0 74Q60 64 190 76V170H0Z'), '#dfae58')
}

const MET = { dracht: [{ wat: 'muts', kleur: 'rood' }] } as const
const ZONDER = { dracht: [{ wat: 'pet', kleur: 'blauw' }] } as const

/** Draws an animal that stands somewhere, at a scale. */
export function drawDierOp(
  g: G,
  [x, y, s]: readonly [number, number, number],
  wie: Pick<Poserend['dier'], 'soort' | 'dracht'>,
): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  drawDier(g, { dier: { ...wie, kijkt: 'links' }, houding: 'rust', nat: false })
  g.restore()
}

/** The corners of the frame of the camera. */
function hoeken(g: G, [x, y, w, h]: Kader): void {
  for (const [dikte, kleur] of [
    [9, INKT],
    [5, '#ffe14d'],
  ] as const)
    for (const [px, py, sx, sy] of [
      [x, y, 1, 1],
      [x + w, y, -1, 1],
      [x, y + h, 1, -1],
      [x + w, y + h, -1, -1],
    ] as const)
      streep(g, pad(`M${px} ${py + 20 * sy}V${py}H${px + 20 * sx}`), { dikte, kleur })
}

function paar(g: G): void {
  drawDierOp(g, [52, 142, 0.72], { soort: 'aap', ...ZONDER })
  drawDierOp(g, [140, 142, 0.72], { soort: 'aap', ...MET })
}

/** How fotosafari is played: read, aim, take the photo. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      avond(g)
      g.save()
      g.translate(70, 112)
      g.scale(0.4, 0.4)
      drawHeldKop(g, held.soort, held.kleding)
      g.restore()
      g.drawImage(jeepPlaat(0.5, 2).canvas, 14, 94, 160, 75)
      uitlegKaart(g, [20, 10, 150, 60], { tekst: '', maat: 19 })
      write(g, 'de aap', [95, 28, 19])
      write(g, 'met de muts', [95, 52, 19])
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g) => {
      avond(g)
      paar(g)
      hoeken(g, [98, 56, 82, 98])
      const pijl = pad('M44 34H92M80 23l14 11l-14 11')
      streep(g, pijl, { dikte: 13 })
      streep(g, pijl, { kleur: '#ffe14d', dikte: 7 })
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g) => {
      avond(g)
      const foto: Kader = [74, 14, 100, 122]
      solid(g, { pad: doos(foto, 5), kader: foto, kleur: CREME, donker: -0.05 })
      fill(g, doos([82, 22, 84, 86], 3), '#f0c878')
      fill(g, ovaal([100, 38, 9, 9]), '#fff3cf')
      drawDierOp(g, [124, 104, 0.7], { soort: 'aap', ...MET })
      uitlegVink(g, 124, 122)
      g.drawImage(camera(3).canvas, 8, 92, 76, 64)
    },
  },
] as const satisfies readonly UitlegStap[]
