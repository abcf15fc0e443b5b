import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import { CREME } from '@letterhaven/game-kit/tekenen/kleur'
import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, lijn, pad, solid, streep, verloop, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawBel } from './paint-klein.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

const LETTERS = 22

function weide(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 120], ['#5aa6f2', '#d8f1ff'])
  g.fillRect(0, 0, 190, 170)
  fill(g, pad('M0 128Q60 112 120 124T190 120V170H0Z'), '#7ecb4c')
  streep(g, pad('M0 128Q60 112 120 124T190 120'), { dikte: 3 })
}

function bel(g: G, deel: string, [x, y]: readonly [number, number]): void {
  drawBel(g, [x, y, 24])
  write(g, deel, [x, y, LETTERS])
}

function tegel(g: G, deel: string, [x, y]: readonly [number, number]): void {
  const kader: Kader = [x - 17, y, 34, 32]
  solid(g, { pad: doos(kader, 8), kader, kleur: CREME, lijn: 3, donker: -0.05 })
  write(g, deel, [x, y + 17, LETTERS])
  const knijper: Kader = [x - 4, y - 8, 8, 15]
  solid(g, { pad: doos(knijper, 2), kader: knijper, kleur: '#ffb24a', lijn: 2.5 })
}

function draad(g: G, y: number): void {
  const touw = lijn(
    [
      [0, y],
      [190, y],
    ],
    false,
  )
  streep(g, touw, { dikte: 5 })
  streep(g, touw, { kleur: '#fff6e0', dikte: 2 })
}

/** An ear in a balloon, over the hero. */
function hear(g: G, held: AangekledeHeld): void {
  weide(g)
  const vorm = pad(
    'M62 12H164Q178 12 178 26V66Q178 80 164 80H112L92 98L88 80H62Q48 80 48 66V26Q48 12 62 12Z',
  )
  solid(g, { pad: vorm, kader: [48, 12, 130, 86], kleur: CREME, donker: -0.06 })
  streep(g, pad('M96 48A14 16 0 1 1 122 54Q112 60 112 66Q106 74 100 68M104 46Q108 38 114 44'), {
    dikte: 4.5,
  })
  streep(g, pad('M136 34Q144 46 136 58M148 28Q160 46 148 64'), { kleur: '#3f8fd6', dikte: 4.5 })
  kop(g, held, [50, 132])
}

function kop(g: G, held: AangekledeHeld, [x, y]: readonly [number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(0.62, 0.62)
  drawHeldKop(g, held.soort, held.kleding)
  g.restore()
}

/** A finger pricks the next bubble. */
function prik(g: G): void {
  weide(g)
  bel(g, 'i', [104, 44])
  bel(g, 's', [158, 74])
  bel(g, 'aa', [44, 62])
  draad(g, 112)
  tegel(g, 'v', [60, 112])
  const hand = pad(
    'M104 54L122 60Q128 62 126 70L124 90Q122 98 112 98Q100 96 96 84Q94 76 100 76L106 78Z',
  )
  solid(g, { pad: hand, kader: [94, 54, 34, 44], kleur: '#ffd7b0', lijn: 3 })
}

/** The whole word on the line, and the button. */
function klaar(g: G, held: AangekledeHeld): void {
  weide(g)
  draad(g, 40)
  for (const [i, deel] of ['v', 'i', 's'].entries()) tegel(g, deel, [56 + i * 40, 40])
  const knop: Kader = [88, 110, 88, 38]
  solid(g, { pad: doos(knop, 19), kader: knop, kleur: '#7fd66a' })
  write(g, 'Klaar', [132, 130, LETTERS])
  kop(g, held, [46, 132])
}

/** The instruction in three pictures. */
export const UITLEG: readonly UitlegStap[] = [
  { zin: UITLEG_ZINNEN[0], teken: (g, maat, held) => pas(g, maat, () => hear(g, held)) },
  { zin: UITLEG_ZINNEN[1], teken: (g, maat) => pas(g, maat, () => prik(g)) },
  { zin: UITLEG_ZINNEN[2], teken: (g, maat, held) => pas(g, maat, () => klaar(g, held)) },
]

/** Scales a picture that is painted for 190 × 170 to the whole size. */
function pas(g: G, { w, h }: { readonly w: number; readonly h: number }, teken: () => void): void {
  g.save()
  g.scale(w / 190, h / 170)
  teken()
  g.restore()
}
