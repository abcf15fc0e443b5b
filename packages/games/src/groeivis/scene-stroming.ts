import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import type { Indeling } from './indeling.ts'
import { kwalPlaat, stroomStreep, tunnelPlek } from './paint-diep.ts'

const KWALLEN = [
  { x: 0.24, deel: 0.3, kleur: '#ff9fe0', maat: 0.86 },
  { x: 0.62, deel: 0.16, kleur: '#9fd4ff', maat: 0.62 },
  { x: 0.71, deel: 0.62, kleur: '#c7a8ff', maat: 0.74 },
] as const
/** How many streaks of water run, how fast, in px/ms, and how much faster while the wheel pulls, for how long in ms. */
const STREPEN = 9
const VAART = 0.06
const TREK = { keer: 16, ms: 1100 } as const

/** Makes what moves in the deep: jellyfish, and the water that runs from tunnel to tunnel. */
export function makeStroming(stage: Stage, indeling: Indeling, op: Laag) {
  const { w, zand, bord, k } = indeling
  const boven = bord.y + bord.h
  const { y, r } = tunnelPlek(indeling)
  const rnd = stroom(41)
  const textuur = stage.textuur(() => stroomStreep(stage.schaal))
  const strepen = Array.from({ length: STREPEN }, (_, i) => {
    const beeld = stage.beeld(textuur, {
      x: (i / STREPEN) * (w + 240) - 120,
      y: y + (rnd() * 2 - 1) * r * 0.8,
      op,
    })
    beeld.scale.set(0.6 + rnd() * 0.7)
    return { beeld, vaart: VAART * (0.7 + rnd() * 0.6) }
  })
  const kwallen = KWALLEN.map(({ x, deel, kleur, maat }) => {
    const thuis = boven + (zand - boven) * deel
    const plaat = stage.textuur(() => kwalPlaat(kleur, [Math.max(0.5, maat * k), stage.schaal]))
    const beeld = stage.beeld(plaat, { x: x * w, y: thuis, op })
    beeld.alpha = 0.85
    return { beeld, thuis }
  })
  let trekt = 0

  stage.opFrame((ms) => {
    trekt = Math.max(0, trekt - ms)
    if (stage.rustig) return
    const keer = 1 + (TREK.keer - 1) * (trekt / TREK.ms)
    for (const { beeld, vaart } of strepen) {
      beeld.x += ms * vaart * keer
      beeld.alpha = trekt > 0 ? 1 : 0.45
      if (beeld.x > w + 120) beeld.x = -120
    }
  })
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, { beeld, thuis }] of kwallen.entries()) {
      const slag = Math.sin(t / 620 + i * 1.9)
      beeld.y = thuis + Math.sin(t / 2100 + i * 2.2) * 22 * k
      beeld.scale.set(1 + slag * 0.05, 1 - slag * 0.05)
    }
  })
  return {
    /** Lets the water run fast for a moment, while it carries the shoals. */
    trek: (): void => {
      trekt = TREK.ms
    },
  }
}
