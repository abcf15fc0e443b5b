import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** The whale is painted round (0, 0), looking left, within this. */
export const REUS = { w: 760, h: 300 } as const

const LIJF =
  'M-330 44C-338-30-276-104-150-118C-10-132 120-96 214-34C250-12 282-12 306-24Q322-86 366-104Q362-66 350-40Q372-22 374 22Q336 18 314-2C286 30 240 60 176 82C60 120-120 130-230 118C-296 110-326 88-330 44Z'
const BUIK =
  'M-328 58C-250 92-130 84-40 92C60 98 130 96 190 76C60 124-120 132-230 118C-290 110-322 92-328 58Z'

/** Paints the eye and the mouth: asleep, or awake and pleased. */
function gezicht(g: G, wakker: boolean): void {
  const lijn = { kleur: '#0e0b2e', dikte: 7 }
  streep(g, pad(wakker ? 'M-326 56Q-262 96-196 44' : 'M-326 60Q-262 78-202 60'), lijn)
  if (!wakker) return streep(g, pad('M-206 8Q-190 22-174 8'), lijn)
  fill(g, ovaal([-190, 2, 21, 23]), '#ffffff')
  fill(g, ovaal([-195, 5, 12, 14]), '#241a44')
  fill(g, ovaal([-200, -1, 5, 5]), '#ffffff')
  streep(g, ovaal([-190, 2, 21, 23]), lijn)
  fill(g, ovaal([-158, 42, 20, 12]), 'rgba(255,140,180,.5)')
}

function drawReus(g: G, wakker: boolean): void {
  solid(g, {
    pad: pad(LIJF),
    kader: [-330, -124, 700, 248],
    kleur: wakker ? '#4f7fd0' : '#4653a8',
    licht: 0.22,
    donker: -0.3,
    binnen: () => {
      fill(g, pad(BUIK), verloop(g, [0, 60, 0, 130], [wit(wakker ? 0.55 : 0.2), wit(0.1)]))
      for (const y of [86, 98, 110])
        streep(g, pad(`M-300 ${y - 8}Q-160 ${y + 12} 20 ${y}`), {
          kleur: 'rgba(20,16,70,.24)',
          dikte: 3,
        })
      fill(g, ovaal([-90, -96, 130, 9], -0.03), wit(wakker ? 0.4 : 0.16))
    },
  })
  solid(g, {
    pad: pad('M-96 60Q-132 130-60 144Q-34 112-36 66Z'),
    kader: [-128, 60, 94, 84],
    kleur: wakker ? '#3f69bb' : '#303a84',
  })
  gezicht(g, wakker)
}

/** The whale that lies behind the reef, scaled by k. Asleep it could be a hill. */
export function reusPlaat(wakker: boolean, [k, schaal]: readonly [number, number]): Plaat {
  return bak({ w: REUS.w * k, h: REUS.h * k, schaal }, (g) => {
    g.translate((REUS.w * k) / 2, (REUS.h * k) / 2)
    g.scale(k, k)
    drawReus(g, wakker)
  })
}

/** Where the first and the last spot lie along its back, how high the middle is, and how much lower an end. */
const RUG = { van: -264, tot: 236, top: -84, lager: 62 } as const

/** Returns the spots along its back that can glow, measured from its middle: from both ends inwards, as they light up. */
export function vlekPlekken(aantal: number): readonly { x: number; y: number }[] {
  const midden = (RUG.van + RUG.tot) / 2
  return Array.from({ length: aantal }, (_, i) => {
    const stap = (Math.floor(i / 2) / Math.max(1, aantal - 1)) * (RUG.tot - RUG.van)
    const x = i % 2 === 0 ? RUG.tot - stap : RUG.van + stap
    const ver = (x - midden) / (RUG.tot - midden)
    return { x, y: RUG.top + RUG.lager * ver ** 2 + (Math.floor(i / 2) % 2) * 18 }
  })
}

/** A spot of the whale that glows. */
export function vlekPlaat([k, schaal]: readonly [number, number]): Plaat {
  return bak({ w: 96 * k, h: 96 * k, schaal }, (g) => {
    g.scale(k, k)
    gloed(g, [48, 48, 46], '#7ff0ff')
    fill(g, ovaal([48, 48, 12, 12]), straal(g, [45, 44, 1, 13], ['#ffffff', '#c9fbff', '#58dcf0']))
  })
}
