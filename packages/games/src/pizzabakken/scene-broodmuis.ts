import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { PLAT } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { broodmuis } from './paint-broodmuis.ts'
import type { Pizza } from './scene-pizza.ts'

/** How long the mouse needs to lift the pizza, and to carry it off, in ms. */
const OP_MS = 900
const WEG_MS = 1900
/** How long it stands there in calm play, in ms. */
const STIL_MS = 2600
/** How high it lifts the pizza, as a share of its radius. */
const TIL = 0.94

/** Makes the secret of the kitchen: a mouse of bread takes an empty pizza away, and a new one comes. */
export function makeBroodmuis(
  stage: Stage,
  indeling: Indeling,
  { op, pizza }: { op: Laag; pizza: Pizza },
) {
  const { x, y, r } = indeling.pizza
  const maat = Math.max(0.5, r / 145)
  const voet = y + r * PLAT * 0.9
  const muis = stage.beeld(
    stage.textuur(() => broodmuis(stage.schaal, maat)),
    { x, y: voet, anker: [0.5, 1], op },
  )
  muis.visible = false
  let over = 0

  function stop(): void {
    over = 0
    muis.visible = false
    pizza.draag(0, 0)
  }

  /** Returns how far the mouse is up, and away, 0…1. */
  function fase(): readonly [number, number] {
    if (stage.rustig) return [1, 0]
    const nu = OP_MS + WEG_MS - over
    return [Math.min(1, nu / OP_MS), Math.max(0, (nu - OP_MS) / WEG_MS)]
  }

  stage.opFrame((ms) => {
    if (over <= 0) return
    over -= ms
    if (over <= 0) {
      stop()
      pizza.kom()
    } else {
      const [op1, weg] = fase()
      const hop = weg > 0 ? Math.abs(Math.sin(weg * Math.PI * 7)) * r * 0.1 : 0
      const naar = -(x + r * 1.4) * weg ** 1.6
      muis.scale.set(1, op1)
      muis.set(x + naar, voet - hop)
      muis.rotation = weg > 0 ? Math.sin(weg * Math.PI * 14) * 0.06 : 0
      pizza.draag(naar, -TIL * r * op1 - hop)
    }
    stage.vuil()
  })

  return {
    /** Ends it at once, because the pizza is needed. */
    stop: () => {
      if (over > 0) stop()
    },
    speel: () => {
      if (over > 0) return
      over = stage.rustig ? STIL_MS : OP_MS + WEG_MS
      muis.visible = true
      muis.scale.set(1, 0)
      stage.vuil()
    },
  }
}
