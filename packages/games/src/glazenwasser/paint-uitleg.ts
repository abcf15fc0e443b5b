import { CREME, INKT, show, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { drawHeld } from '@letterhaven/game-kit/held/held-plaat'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  binnen,
  bollen,
  doos,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { MUREN } from './paint-huis.ts'
import { ding } from './paint-klein.ts'
import { donkereKamer, glans, kozijn, lichteKamer } from './paint-raam.ts'
import { vuil } from './paint-vuil.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** The window in the pictures, which are painted for 190 × 170. */
const RAAM: Vak = { x: 34, y: 28, w: 122, h: 112 }
const SCHAAL = 2

type Kamer = 'vuil' | 'half' | 'licht'

/** A wall of bricks that fills the picture. */
export function drawMuur(g: G, kleur: string): void {
  g.fillStyle = verloop(g, [0, 0, 60, 170], [show(kleur, 0.2), kleur, show(kleur, -0.16)])
  g.fillRect(0, 0, 190, 170)
  for (let i = 0; i < 26; i += 1)
    fill(g, doos([((i * 53) % 210) - 20, ((i * 29) % 13) * 14, 27, 10], 3), 'rgba(255,244,224,.14)')
}

function ruit(g: G, kamer: Kamer): void {
  const { x, y, w, h } = RAAM
  const maat = { w, h, schaal: SCHAAL }
  kozijn(g, RAAM)
  const achter = kamer === 'licht' ? lichteKamer(maat, 0) : donkereKamer(maat)
  g.drawImage(achter.canvas, x, y, w, h)
  if (kamer === 'licht') buur(g)
  const deel = kamer === 'vuil' ? 0 : 0.55
  if (kamer !== 'licht') {
    const plaat = vuil(maat, 80)
    binnen(g, doos([x + w * deel, y, w * (1 - deel), h], 2), () =>
      g.drawImage(plaat.canvas, x, y, w, h),
    )
  }
  g.drawImage(glans(maat).canvas, x, y, w, h)
}

function buur(g: G): void {
  const { x, y, w, h } = RAAM
  binnen(g, doos([x, y, w, h], 3), () => {
    g.translate(x + w / 2, y + h * 0.82)
    g.scale(0.82, 0.82)
    drawKop(g, 'konijn')
  })
}

/** Draws a card with a word on it, as it hangs in a window. */
function kaart(g: G, kader: Kader, kleur = CREME): void {
  uitlegKaart(g, kader, { tekst: 'boom', maat: 24, kleur })
}

function vinkje(g: G, x: number, y: number): void {
  solid(g, { pad: ovaal([x, y, 15, 15]), kader: [x - 15, y - 15, 30, 30], kleur: '#4cbf55' })
  streep(g, pad(`M${x - 7} ${y}l5 6l9-11`), { kleur: '#ffffff', dikte: 5 })
}

/** A magnifying glass over the word. */
function loep(g: G, x: number, y: number): void {
  streep(g, pad(`M${x + 24} ${y + 24}l26 28`), { dikte: 17 })
  streep(g, pad(`M${x + 26} ${y + 27}l24 25`), { kleur: '#ff7a45', dikte: 9 })
  streep(g, ovaal([x, y, 33, 33]), { dikte: 13 })
  streep(g, ovaal([x, y, 33, 33]), { kleur: GOUD, dikte: 6 })
  fill(g, ovaal([x, y, 29, 29]), 'rgba(190,230,255,.25)')
  streep(g, pad(`M${x - 20} ${y - 8}q6-13 18-14`), { kleur: 'rgba(255,255,255,.9)', dikte: 4 })
}

function schuim(g: G): void {
  fill(
    g,
    bollen(
      [
        [96, 74, 9],
        [104, 92, 7],
        [92, 108, 10],
        [106, 118, 6],
      ],
      2.5,
    ),
    INKT,
  )
  fill(
    g,
    bollen([
      [96, 74, 9],
      [104, 92, 7],
      [92, 108, 10],
      [106, 118, 6],
    ]),
    '#eaf7ff',
  )
}

function sterren(g: G): void {
  const ster = ding('ster', SCHAAL).canvas
  for (const [x, y, m] of [
    [10, 14, 40],
    [140, 4, 46],
    [146, 112, 38],
    [4, 116, 34],
  ] as const)
    g.drawImage(ster, x, y, m, m)
}

/** How glazenwasser is played: look, wash, light. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g) => {
      drawMuur(g, MUREN[0])
      ruit(g, 'vuil')
      kaart(g, [52, 42, 86, 36])
      loep(g, 120, 88)
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g, _maat, held) => {
      drawMuur(g, MUREN[1])
      ruit(g, 'half')
      kaart(g, [82, 36, 80, 34], '#dcffd9')
      vinkje(g, 164, 34)
      schuim(g)
      g.save()
      g.translate(38, 172)
      g.scale(0.72, 0.72)
      drawHeld(g, held.soort, {
        hand: [58, -78],
        tool: ding('wisser', SCHAAL),
        kleding: held.kleding,
      })
      g.restore()
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g) => {
      drawMuur(g, MUREN[2])
      gloed(g, [95, 80, 110], '#fff6c0')
      ruit(g, 'licht')
      kaart(g, [52, 36, 86, 34], '#dcffd9')
      sterren(g)
    },
  },
] as const satisfies readonly UitlegStap[]
