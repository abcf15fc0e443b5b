import { CREME, show } from '@letterhaven/game-kit/tekenen/kleur'
import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { write, uitlegKaart } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { arm, bal, lamp, LAMP_KLEUR, ster } from './paint-klein.ts'
import { hogeHoed, jas } from './paint-spullenbaas.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** The scale of the pictures, which are painted for 190 × 170. */
const SCHAAL = 2

/** Paints the field of the machine, with the rays that run from its middle. */
export function veld(g: G): void {
  g.fillStyle = verloop(
    g,
    [0, 0, 70, 170],
    [show('#3557d6', 0.16), '#3557d6', show('#3557d6', -0.24)],
  )
  g.fillRect(0, 0, 190, 170)
  g.save()
  g.translate(95, 96)
  for (let i = 0; i < 20; i += 1) {
    g.rotate(Math.PI / 10)
    fill(
      g,
      lijn([
        [0, 0],
        [-18, -190],
        [18, -190],
      ]),
      i % 2 ? wit(0.09) : 'rgba(30,10,110,.17)',
    )
  }
  g.restore()
}

export function kaart(g: G, kader: Kader, bij: { tekst: string; kleur?: string }): void {
  uitlegKaart(g, kader, { ...bij, maat: kader[3] * 0.7 })
}

/** Paints the board with lamps, as high as what stands on it. */
export function lampenbord(g: G, hoog: number): void {
  const kader: Kader = [16, 14, 158, hoog]
  const rand = doos([22, 20, 146, hoog - 12], 15)
  solid(g, { pad: doos(kader, 20), kader, kleur: '#4a2a8f', lijn: 5 })
  streep(g, rand, { dikte: 9 })
  streep(g, rand, { kleur: '#ffc93c', dikte: 4.5 })
  for (let i = 0; i < 8; i += 1)
    for (const y of [20, hoog + 8])
      fill(g, ovaal([33 + i * 17.7, y, 4, 4]), i % 2 ? '#fffbe0' : '#d9973a')
}

/** Paints the place where something is to be typed. */
export function gat(g: G, kader: Kader): void {
  solid(g, { pad: doos(kader, 7), kader, kleur: '#ffe48a', lijn: 3 })
}

/** Paints the board with a word that has a gap. */
function bord(g: G): void {
  lampenbord(g, 70)
  kaart(g, [42, 30, 106, 38], { tekst: '' })
  write(g, 'p', [58, 50, 28])
  write(g, 'rd', [128, 50, 28])
  gat(g, [70, 34, 40, 30])
}

export function lampje(g: G, [x, y]: Punt, tekst: string): void {
  gloed(g, [x, y, 58], '#ffe27a')
  const plaat = lamp(LAMP_KLEUR.aan, 32, SCHAAL)
  g.drawImage(plaat.canvas, x - plaat.w / 2, y - plaat.h / 2, plaat.w, plaat.h)
  write(g, tekst, [x, y - 3, 30])
}

/** Paints some letter keys, and a finger on the key that is pressed. */
export function toetsen(g: G, letters: readonly string[], druk: number): void {
  letters.forEach((letter, i) => {
    const plek: Kader = [19 + i * 39, 112, 35, 40]
    kaart(g, plek, { tekst: letter, kleur: i === druk ? '#ffe27a' : CREME })
  })
  g.save()
  g.translate(19 + druk * 39 - 84, 28)
  const vinger = pad(
    'M100 122C92 118 90 106 98 106C106 106 106 116 107 124L109 132C124 130 134 134 134 146L130 172H104L92 148C88 140 94 136 98 140L102 146Z',
  )
  solid(g, { pad: vinger, kader: [88, 104, 48, 68], kleur: '#ffe2bd', lijn: 3.5 })
  g.restore()
}

export function kogel(g: G, [x, y]: Punt): void {
  const plaat = bal(12, SCHAAL)
  g.drawImage(plaat.canvas, x - plaat.w / 2, y - plaat.h / 2, plaat.w, plaat.h)
}

export function baas(g: G, [x, y]: Punt, { soort, kleding }: AangekledeHeld): void {
  g.save()
  g.translate(x, y)
  g.scale(0.42, 0.42)
  jas(g, kleding)
  g.translate(0, -122)
  g.scale(0.83, 0.83)
  drawHeldKop(g, soort, { ...kleding, hoed: null })
  g.scale(1 / 0.83, 1 / 0.83)
  const hoed = hogeHoed(SCHAAL)
  g.drawImage(hoed.canvas, -hoed.w / 2, -24 - hoed.h, hoed.w, hoed.h)
  g.restore()
}

export function armen(g: G): void {
  const plaat = arm(58, SCHAAL)
  for (const [x, spiegel, hoek] of [
    [40, 1, 0.42],
    [150, -1, -0.45],
  ] as const) {
    g.save()
    g.translate(x, 138)
    g.scale(spiegel, 1)
    g.rotate(hoek)
    g.drawImage(plaat.canvas, -plaat.w * 0.16, -plaat.h / 2, plaat.w, plaat.h)
    g.restore()
  }
}

/** How flipperkast is played: look at the gap, type what is missing, shoot the ball at a lamp. */
export const UITLEG: readonly [UitlegStap, UitlegStap, UitlegStap] = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      veld(g)
      bord(g)
      baas(g, [95, 178], held)
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g) => {
      veld(g)
      lampje(g, [66, 56], 'a')
      lampje(g, [124, 56], 'a')
      toetsen(g, ['a', 'b', 'c', 'd'], 0)
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g) => {
      veld(g)
      lampje(g, [66, 46], 'a')
      lampje(g, [124, 46], 'a')
      armen(g)
      for (const [x, y, r] of [
        [103, 122, 5],
        [106, 110, 7],
        [110, 98, 9],
      ] as const)
        fill(g, ovaal([x, y, r, r]), 'rgba(255,244,192,.6)')
      kogel(g, [114, 86])
      const plaat = ster(SCHAAL).canvas
      for (const [x, y, m] of [
        [8, 18, 36],
        [152, 14, 36],
        [22, 84, 26],
      ] as const)
        g.drawImage(plaat, x, y, m, m)
    },
  },
]
