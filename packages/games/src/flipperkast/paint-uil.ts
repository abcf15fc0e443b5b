import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** slaapt: in its nightcap. gluurt: with one eye open. kijkt: with both. vliegt: awake, with its wings spread. */
export type UilStand = 'slaapt' | 'gluurt' | 'kijkt' | 'vliegt'

const BRUIN = '#a9774a'
const DONKER = '#7d5233'

function oog(g: G, x: number, open: boolean): void {
  solid(g, { pad: ovaal([x, -14, 13, 13]), kader: [x - 13, -27, 26, 26], kleur: CREME, lijn: 3 })
  if (!open) {
    streep(g, pad(`M${x - 7} -14Q${x} -7 ${x + 7} -14`), { dikte: 3.5 })
    return
  }
  fill(g, ovaal([x, -14, 8.5, 9]), '#ffb52e')
  fill(g, ovaal([x, -14, 5, 6]), INKT)
  fill(g, ovaal([x - 2, -17, 2, 2]), '#ffffff')
}

/** Paints a striped nightcap that hangs to the left. */
function slaapmuts(g: G): void {
  const muts = pad('M-27 -30Q-26 -52 2 -54Q-24 -58 -42 -38Q-50 -28 -46 -20Q-40 -26 -36 -27Z')
  solid(g, {
    pad: pad('M-26 -30Q-24 -54 4 -54Q24 -50 26 -30Q0 -40 -26 -30Z'),
    kader: [-26, -54, 52, 24],
    kleur: '#4fc3f7',
    lijn: 3,
    binnen: (q) => {
      for (const x of [-14, 4, 20]) fill(q, ovaal([x, -42, 4, 18], 0.2), 'rgba(255,255,255,.7)')
    },
  })
  solid(g, { pad: muts, kader: [-50, -58, 52, 40], kleur: '#4fc3f7', lijn: 3 })
  solid(g, {
    pad: pad('M-29 -27Q0 -42 29 -27L27 -35Q0 -49 -27 -35Z'),
    kader: [-29, -49, 58, 22],
    kleur: '#ffffff',
    lijn: 3,
    strook: 0.1,
  })
  solid(g, {
    pad: ovaal([-45, -18, 6.5, 6.5]),
    kader: [-52, -25, 14, 14],
    kleur: '#ffffff',
    lijn: 3,
  })
}

function vleugel(g: G, kant: -1 | 1, vliegt: boolean): void {
  g.save()
  g.scale(kant, 1)
  const vorm = vliegt
    ? pad(
        'M24 0C44 -34 74 -38 92 -26C88 -16 82 -12 78 -10C80 -2 72 4 66 5C66 12 56 17 50 16C42 22 30 20 24 16Z',
      )
    : pad('M24 -2C38 4 40 26 28 40C22 34 20 14 24 -2Z')
  solid(g, { pad: vorm, kader: [20, -38, 74, 78], kleur: DONKER, lijn: 3.5 })
  g.restore()
}

/** The owl of the cabinet, `r` about half its height. Its middle is the middle of the plate. */
export function uil(stand: UilStand, r: number, schaal: number): Plaat {
  const k = r / 52
  const vliegt = stand === 'vliegt'
  const [w, h] = vliegt ? [210, 124] : [124, 130]
  return bak({ w: w * k, h: h * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(w / 2, h / 2 + 8)
    for (const kant of [-1, 1] as const) vleugel(g, kant, vliegt)
    solid(g, {
      pad: pad('M-30 -34L-26 -50L-12 -40H12L26 -50L30 -34C40 -6 36 44 0 46C-36 44 -40 -6 -30 -34Z'),
      kader: [-38, -50, 76, 96],
      kleur: BRUIN,
    })
    fill(g, ovaal([0, 20, 21, 22]), '#e8c897')
    for (const [x, y] of [
      [-9, 12],
      [9, 12],
      [0, 22],
      [-9, 31],
      [9, 31],
    ] as const)
      streep(g, pad(`M${x - 4} ${y}q4 5 8 0`), { kleur: DONKER, dikte: 2.6 })
    oog(g, -13, stand === 'kijkt' || vliegt)
    oog(g, 13, stand !== 'slaapt')
    solid(g, { pad: pad('M-6 -6H6L0 6Z'), kader: [-6, -6, 12, 12], kleur: '#ffb52e', lijn: 3 })
    for (const x of [-12, 12])
      solid(g, {
        pad: ovaal([x, 46, 9, 5]),
        kader: [x - 9, 41, 18, 10],
        kleur: '#ffb52e',
        lijn: 3,
      })
    if (!vliegt) slaapmuts(g)
  })
}
