import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import { KAAL } from '@letterhaven/game-kit/held/held-kleding'
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
import { fietsPlaat } from './paint-fiets.ts'
import { BOUW, LICHT_RAND, raam, drawLicht } from './paint-huis.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

function winter(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 150], ['#5b86cf', '#a9c6ef', '#ffd9d2'])
  g.fillRect(0, 0, 190, 170)
  fill(g, pad('M0 138Q60 120 110 136T190 130V170H0Z'), '#f2f6ff')
  for (let i = 0; i < 14; i += 1) fill(g, ovaal([(i * 67) % 190, (i * 41) % 140, 2, 2]), wit(0.85))
}

/** Paints a letter with its word. The gap is a dashed box. */
function brief(g: G, [x, y, w, h]: Kader): void {
  solid(g, {
    pad: doos([x, y, w, h], 6),
    kader: [x, y, w, h],
    kleur: '#fff8ea',
    lijn: 3.5,
    donker: -0.06,
  })
  const [m, cy] = [x + w / 2, y + h / 2 + 2]
  write(g, 'tr', [m - w * 0.27, cy, h * 0.46])
  write(g, 'n', [m + w * 0.3, cy, h * 0.46])
  g.setLineDash([5, 4])
  streep(g, doos([m - w * 0.13, cy - h * 0.24, w * 0.3, h * 0.48], 5), {
    kleur: '#2f5fb3',
    dikte: 3,
  })
  g.setLineDash([])
}

function huis(
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
  streep(
    g,
    lijn(
      [
        [x - 5, y + 3],
        [x + w / 2, y - w * 0.44],
        [x + w + 5, y + 3],
      ],
      false,
    ),
    { dikte: 13 },
  )
  streep(
    g,
    lijn(
      [
        [x - 5, y + 3],
        [x + w / 2, y - w * 0.44],
        [x + w + 5, y + 3],
      ],
      false,
    ),
    { kleur: '#f6f9ff', dikte: 7 },
  )
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

/** How postbezorger is played: read, deliver, light up. */
export const UITLEG: readonly UitlegStap[] = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      winter(g)
      g.drawImage(fietsPlaat(0.56, 2).canvas, 12, 82, 168, 84)
      g.save()
      g.translate(64, 92)
      g.scale(0.5, 0.5)
      drawHeldKop(g, held.soort, KAAL)
      g.restore()
      brief(g, [62, 12, 116, 56])
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g) => {
      winter(g)
      huis(g, { x: 14, y: 36, w: 72, h: 92 }, { nr: 0, deel: 'ij' })
      huis(g, { x: 104, y: 36, w: 72, h: 92 }, { nr: 2, deel: 'ei' })
      brief(g, [50, 124, 80, 40])
      const hand = pad('M128 138q8-4 10 5l4 14q16-2 18 8q2 10-6 18h-20q-10-12-14-22q4-8 12 0z')
      solid(g, { pad: hand, kader: [120, 134, 44, 50], kleur: '#ffe2bd', lijn: 3.5 })
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, held) => {
      winter(g)
      huis(g, { x: 58, y: 48, w: 76, h: 96 }, { nr: 2, deel: 'ei', licht: true })
      g.save()
      g.translate(32, 128)
      g.scale(0.52, 0.52)
      drawHeldKop(g, held.soort, KAAL)
      g.restore()
      solid(g, { pad: ovaal([146, 96, 17, 17]), kader: [129, 79, 34, 34], kleur: '#4cbf55' })
      streep(g, pad('M138 96l6 7l11-13'), { kleur: '#ffffff', dikte: 5 })
    },
  },
]
