import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, fill, solid } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawLoper } from './paint-loper.ts'
import { bij, drawBallon, drawBlad, drawRivaal, drawStadion, drawVinger } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

const ochtend: UitlegStap['teken'] = (g, _maat, held) => {
  drawStadion(g)
  drawBallon(g, [12, 10, 74, 34], { breed: 38, punt: 46 })
  bij(g, [42, 160, 0.66], () => drawRivaal(g, 0))
  bij(g, [98, 162, 0.66], () => drawLoper(g, held))
  drawBlad(
    g,
    [100, 14, 82],
    [
      { soort: 'aan', woorden: [16, 20] },
      { soort: 'goed', woorden: [22, 10], vlag: 'staat' },
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

const dicht: UitlegStap['teken'] = (g, _maat, held) => {
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
  bij(g, [46, 158, 0.7], () => drawLoper(g, held))
  drawVinger(g, [150, 60])
}

const ruzie: UitlegStap['teken'] = (g, _maat, held) => {
  drawStadion(g, 3)
  drawBallon(g, [8, 10, 80, 34], { breed: 40, punt: 40 })
  drawBallon(g, [102, 10, 80, 34], { breed: 30, punt: 132 })
  bij(g, [38, 148, 0.66], () => drawRivaal(g, 0))
  bij(g, [152, 148, 0.66], () => drawRivaal(g, 1))
  bij(g, [94, 164, 0.66], () => drawLoper(g, held))
}

/** The stages of leesrace: dawn, the shut text at noon, and the quarrel of the evening. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Blufrace', zin: 'Betrap wie er bluft, met de tekst.', teken: ochtend },
  {
    naam: 'Dichte tekst',
    zin: 'De tekst gaat dicht. Onthoud waar iets staat.',
    teken: dicht,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'Ruzie op de baan',
    zin: 'Twee lopers hebben ruzie. Wie bluft er?',
    teken: ruzie,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[1] },
  },
]
