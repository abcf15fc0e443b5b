import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import { CREME } from '@letterhaven/game-kit/tekenen/kleur'
import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
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

export function bel(g: G, deel: string, [x, y, r]: readonly [number, number, number]): void {
  drawBel(g, [x, y, r])
  write(g, deel, [x, y, LETTERS])
}

/** Three lines behind what moves to the right. */
function vaart(g: G, x: number, y: number): void {
  streep(g, pad(`M${x} ${y - 12}h16M${x - 8} ${y}h20M${x} ${y + 12}h16`), {
    kleur: wit(0.95),
    dikte: 4,
  })
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

/** A finger pushes one bubble against another, on the side where it belongs. */
function plak(g: G): void {
  weide(g)
  bel(g, 'oo', [40, 40, 20])
  vaart(g, 24, 88)
  bel(g, 'is', [134, 84, 34])
  bel(g, 'v', [78, 84, 25])
  const hand = pad(
    'M70 96L88 102Q94 104 92 112L90 132Q88 140 78 140Q66 138 62 126Q60 118 66 118L72 120Z',
  )
  solid(g, { pad: hand, kader: [60, 96, 34, 44], kleur: '#ffd7b0', lijn: 3 })
}

/** The whole word rises, past a lantern that it lights. */
function laat(g: G, held: AangekledeHeld): void {
  weide(g)
  streep(g, pad('M0 14Q60 40 100 22T190 18'), { dikte: 4 })
  gloed(g, [156, 52, 34], '#ffe9a8')
  solid(g, { pad: ovaal([156, 48, 15, 17]), kader: [141, 31, 30, 34], kleur: '#fff3cf', lijn: 3 })
  streep(g, pad('M156 22V32'), { dikte: 4 })
  streep(g, pad('M82 112v16M100 116v18M118 112v16'), { kleur: wit(0.95), dikte: 4 })
  bel(g, 'vis', [100, 70, 38])
  kop(g, held, [40, 136])
}

/** The instruction in three pictures. */
export const UITLEG: readonly [UitlegStap, UitlegStap, UitlegStap] = [
  { zin: UITLEG_ZINNEN[0], teken: (g, maat, held) => pas(g, maat, () => hear(g, held)) },
  { zin: UITLEG_ZINNEN[1], teken: (g, maat) => pas(g, maat, () => plak(g)) },
  { zin: UITLEG_ZINNEN[2], teken: (g, maat, held) => pas(g, maat, () => laat(g, held)) },
]

/** Scales a picture that is painted for 190 × 170 to the whole size. */
export function pas(
  g: G,
  { w, h }: { readonly w: number; readonly h: number },
  teken: () => void,
): void {
  g.save()
  g.scale(w / 190, h / 170)
  teken()
  g.restore()
}
