import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { fill, ovaal, pad, schaduw, solid, streep, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** The lizard that basks is painted in this box, and the one that looks into the lens in that. */
const KLEIN = { w: 92, h: 56 } as const
const GROOT = { w: 300, h: 260 } as const
/** Its own colour is none of those that a sentence can name. */
const HUID = '#d79a6a'
const DONKER = '#8c5236'

/** The lizard on a flat stone, seen from the side. */
export function hagedisPlaat([k, schaal]: readonly [number, number]): Plaat {
  return bak({ w: KLEIN.w * k, h: KLEIN.h * k, schaal }, (g) => {
    g.scale(k, k)
    schaduw(g, [46, 49, 38, 5], 0.3)
    solid(g, {
      pad: pad('M8 48Q4 36 20 34Q46 29 72 34Q88 37 84 48Q46 53 8 48Z'),
      kader: [6, 30, 80, 22],
      kleur: '#a99a9f',
      lijn: 3,
    })
    const staart = pad('M30 30Q14 32 10 22Q8 14 16 13')
    streep(g, staart, { dikte: 8 })
    streep(g, staart, { kleur: HUID, dikte: 3.6 })
    for (const poot of ['M36 30L31 38', 'M56 30L61 38']) {
      streep(g, pad(poot), { dikte: 7 })
      streep(g, pad(poot), { kleur: HUID, dikte: 2.8 })
    }
    solid(g, {
      pad: pad('M26 30Q30 19 46 20Q58 21 62 17Q68 8 78 13Q85 18 79 24Q74 30 62 31Q44 35 26 30Z'),
      kader: [26, 10, 58, 24],
      kleur: HUID,
      lijn: 3.2,
      binnen: () => {
        for (const x of [34, 42, 50, 58]) fill(g, pad(`M${x} 12q5 8 1 14h-5q2-8 4-14Z`), DONKER)
      },
    })
    fill(g, ovaal([73, 16, 2.6, 3]), '#241a44')
  })
}

function drawKop(g: G, metTong: boolean): void {
  solid(g, {
    pad: pad('M48 262C52 214 84 196 150 196C216 196 248 214 252 262Z'),
    kader: [48, 196, 204, 66],
    kleur: HUID,
  })
  if (metTong) {
    const tong = pad(
      'M140 186Q136 220 146 236Q128 250 118 246M160 186Q164 220 154 236Q172 250 182 246',
    )
    streep(g, tong, { dikte: 15 })
    streep(g, tong, { kleur: '#f0567e', dikte: 8 })
  }
  solid(g, {
    pad: pad(
      'M150 40C206 34 268 70 274 128C278 172 222 204 150 204C78 204 22 172 26 128C32 70 94 34 150 40Z',
    ),
    kader: [24, 36, 252, 170],
    kleur: HUID,
    glans: 0.3,
    binnen: () => {
      for (const [x, y, r] of [
        [150, 54, 13],
        [118, 62, 9],
        [182, 62, 9],
        [150, 84, 9],
      ] as const)
        fill(g, ovaal([x, y, r, r * 0.8]), DONKER)
      fill(g, pad('M30 150Q150 218 270 150V214H30Z'), 'rgba(255,238,208,.6)')
    },
  })
  for (const x of [84, 216]) {
    solid(g, {
      pad: ovaal([x, 92, 42, 44]),
      kader: [x - 42, 48, 84, 88],
      kleur: '#fff6d8',
      strook: 0,
    })
    fill(g, ovaal([150 + (x - 150) * 0.86, 96, 22, 26]), '#241a44')
    fill(g, ovaal([150 + (x - 150) * 0.86 - 8, 86, 8, 9]), '#ffffff')
  }
  for (const x of [136, 164]) fill(g, ovaal([x, 142, 4.5, 3.4]), DONKER)
  streep(g, pad('M72 160Q150 206 228 160'), { dikte: 7 })
  for (const x of [66, 234]) fill(g, ovaal([x, 152, 15, 9]), 'rgba(240,110,110,.4)')
  fill(g, ovaal([112, 58, 26, 7], -0.3), wit(0.35))
}

/** The head of the lizard, close to the lens, with its tongue in or out. Its anchor is the middle of its lower edge. */
export function gluurderPlaat(metTong: boolean, [k, schaal]: readonly [number, number]): Plaat {
  return bak({ w: GROOT.w * k, h: GROOT.h * k, schaal }, (g) => {
    g.scale(k, k)
    drawKop(g, metTong)
  })
}
/** How high that head is. */
export const GLUURDER = GROOT.h
