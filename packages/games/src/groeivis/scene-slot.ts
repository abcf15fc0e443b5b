import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Indeling } from './indeling.ts'
import { thuisPlaat } from './paint-thuis.ts'
import type { Slot } from './stand.ts'

/** Returns where the hero is at the end: beside the panel on a wide screen, below it on a narrow one. */
export const eindPlek = ({ w, h, zand, balk }: Indeling): Plek =>
  w >= h
    ? { x: w * 0.19, y: balk + (zand - balk) * 0.6 }
    : { x: w / 2, y: zand - (zand - balk) * 0.1 }

/** Makes the home in the reef. Its lamp burns for a fish that comes home small. */
export function makeThuis(stage: Stage, indeling: Indeling, op: Laag) {
  const { w, h, zand, k } = indeling
  const maat = Math.max(0.6, k)
  const x = w >= h ? w * 0.09 : w * 0.8
  const beeld = stage.beeld(
    stage.textuur(() => thuisPlaat([maat, stage.schaal])),
    { x, y: zand + 24 * k, anker: [0.5, 1], op },
  )
  beeld.visible = false
  return {
    show: (slot: Slot | null): void => {
      beeld.visible = slot === 'leeg'
    },
  }
}
