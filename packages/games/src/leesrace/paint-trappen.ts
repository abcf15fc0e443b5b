import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { KAAL } from '@letterhaven/game-kit/held/held-kleding'
import { doos, fill, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawFoto, drawStok } from './paint-klein.ts'
import { drawLoper } from './paint-loper.ts'
import { bij, drawBlad, drawStadion, drawVinger } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

const ochtend: UitlegStap['teken'] = (g, _maat, held) => {
  drawStadion(g)
  bij(g, [52, 158, 0.74], () => drawLoper(g, held))
  drawBlad(
    g,
    [90, 22, 92],
    [
      { soort: 'aan', woorden: [20, 26] },
      { soort: 'goed', woorden: [28, 14], vlag: 'staat' },
      { soort: 'aan', woorden: [16, 30] },
    ],
  )
}

/** A stretch of the text that is shut. */
function drawDicht(g: G, kader: Kader, naam: string): void {
  solid(g, {
    pad: doos(kader, 8),
    kader,
    kleur: '#f3c65c',
    lijn: 3.5,
    binnen: () => {
      for (let x = kader[0]; x < kader[0] + kader[2]; x += 22)
        fill(g, doos([x, kader[1] - 4, 11, kader[3] + 8], 0), '#eab94a')
    },
  })
  write(g, naam, [kader[0] + kader[2] / 2, kader[1] + kader[3] / 2 + 1, 17])
}

const estafette: UitlegStap['teken'] = (g, _maat, held) => {
  drawStadion(g, 2)
  drawDicht(g, [100, 10, 82, 28], '1–4')
  drawBlad(
    g,
    [100, 43, 82],
    [
      { soort: 'aan', woorden: [18, 22] },
      { soort: 'aan', woorden: [24, 12] },
    ],
  )
  drawDicht(g, [100, 106, 82, 28], '9–12')
  bij(g, [34, 160, 0.58], () => drawLoper(g, held))
  bij(g, [80, 162, 0.52], () =>
    drawLoper(g, { soort: 'panda', kleding: { ...KAAL, trui: 'blauw' } }, { nummer: '2' }),
  )
  bij(g, [58, 104, 0.9], () => {
    g.rotate(-0.5)
    drawStok(g)
  })
  drawVinger(g, [150, 60])
}

const finish: UitlegStap['teken'] = (g, _maat, held) => {
  drawStadion(g, 3)
  bij(g, [44, 160, 0.66], () => drawLoper(g, held))
  drawBlad(
    g,
    [58, 14, 126],
    [
      { soort: 'aan', woorden: [22, 30, 16], lint: [1, 2], vlag: 'hand' },
      { soort: 'aan', woorden: [30, 22] },
    ],
  )
  bij(g, [112, 118, 1.05], () => drawFoto(g, true))
  bij(g, [158, 116, 1.05], () => drawFoto(g, true))
  streep(g, pad('M92 88H184'), { dikte: 3 })
  drawVinger(g, [122, 32])
}

/** The stages of leesrace: dawn, the relay at noon, and the photo finish of the evening. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Ochtendloop', zin: 'Plant je vlag in de ochtend.', teken: ochtend },
  {
    naam: 'Estafette',
    zin: 'De tekst gaat dicht. Geef het stokje door.',
    teken: estafette,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'Fotofinish',
    zin: 'Maak een foto van de woorden die het bewijzen.',
    teken: finish,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[1] },
  },
]
