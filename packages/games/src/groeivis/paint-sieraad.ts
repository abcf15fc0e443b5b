import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, solid, streep, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** The colours of the shells on the string, in turn. */
const SCHELPEN = ['#ff9ec4', '#ffe27a', '#9fe8ff', '#ffb37a', '#c9b2ff'] as const
const KROON = { w: 96, h: 72 } as const

const SCHELP = 'M18 33Q7 33 8 27Q1 21 3 13Q9 2 18 2Q27 2 33 13Q35 21 28 27Q29 33 18 33Z'

/** Paints a shell of 36 × 36. */
function drawSchelp(g: G, kleur: string): void {
  solid(g, { pad: pad(SCHELP), kader: [3, 2, 30, 31], kleur, lijn: 3.4, glans: 0.4 })
  streep(g, pad('M18 31V6M15 31Q10 20 9 9M21 31Q26 20 27 9'), {
    kleur: 'rgba(60,20,90,.34)',
    dikte: 2,
  })
}

/** A shell of the string. One that was not earned yet in this round is a pale shape. */
export function schelpPlaat(
  nr: number,
  verdiend: boolean,
  [k, schaal]: readonly [number, number],
): Plaat {
  return bak({ w: 36 * k, h: 36 * k, schaal }, (g) => {
    g.scale(k, k)
    if (verdiend) return drawSchelp(g, SCHELPEN[nr % SCHELPEN.length] ?? '#ffffff')
    fill(g, pad(SCHELP), 'rgba(240,250,255,.5)')
    streep(g, pad(SCHELP), { kleur: wit(0.9), dikte: 2.4 })
  })
}

/** The crown of the fish that is called fish. Its anchor is the middle of its lower edge. */
export function kroonPlaat([k, schaal]: readonly [number, number]): Plaat {
  return bak({ w: KROON.w * k, h: KROON.h * k, schaal }, (g) => {
    g.scale(k, k)
    solid(g, {
      pad: pad('M14 62L8 22L30 40L48 10L66 40L88 22L82 62Q48 70 14 62Z'),
      kader: [8, 10, 80, 56],
      kleur: GOUD,
      glans: 0.5,
      binnen: () => fill(g, pad('M0 52Q48 62 96 52V72H0Z'), 'rgba(190,110,0,.28)'),
    })
    for (const [x, y, kleur] of [
      [8, 20, '#ff7d9c'],
      [48, 9, '#7fe3ff'],
      [88, 20, '#ff7d9c'],
    ] as const) {
      fill(g, ovaal([x, y, 7, 7]), INKT)
      fill(g, ovaal([x, y, 4.4, 4.4]), kleur)
    }
    fill(g, ovaal([48, 50, 6, 6]), '#ff7d9c')
  })
}
