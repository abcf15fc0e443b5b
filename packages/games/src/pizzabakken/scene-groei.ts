import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import type { Schilder } from './paint-beleg.ts'
import { deksel, menubord, menudeel, weckpot } from './paint-feest.ts'
import { POTTEN } from './paint-nieuw.ts'
import { paintSlot, type Zaal } from './scene-slot.ts'
import type { Slot } from './stand.ts'

export { POTTEN }
import { makeDamp } from './scene-damp.ts'
import { makeHap } from './scene-hap.ts'

/** When a jar comes up, in ms after a pizza was right: the board is empty then. */
const POT_MS = 1250

/** Makes the menu, which gets a row for each jar. */
function makeMenu(stage: Stage, { menu }: Indeling, { achter: op, oud }: Groeidelen) {
  const { x, y } = menu
  const midden = { x: x + menu.w / 2, y: y + menu.h / 2, op }
  stage.beeld(
    stage.textuur(() => menubord(menu, oud, stage.schaal)),
    midden,
  )
  const rijen = POTTEN.map((wat, rij) =>
    stage.beeld(
      stage.textuur(() => menudeel(menu, rij, { wat, schaal: stage.schaal })),
      midden,
    ),
  )
  return (potten: number): void => {
    for (const [i, rij] of rijen.entries()) rij.visible = i < potten
  }
}

/** Lets a jar come up on the empty board, and its lid fly off. */
function makePotten(stage: Stage, { pizza, k }: Indeling, { voor: op, topping }: Groeidelen) {
  const maat = Math.max(0.6, Math.min(1.3, pizza.r / 120))
  const { x, y } = pizza
  return (pot: number): void => {
    const wat = POTTEN[pot] ?? []
    if (stage.rustig || wat.length === 0) return
    const plaat = stage.textuur(() => weckpot(wat, stage.schaal, maat))
    const glas = stage.beeld(plaat, { x, y: y - 6, op })
    const dop = stage.beeld(
      stage.textuur(() => deksel(stage.schaal, maat)),
      { x, y: y - 60 * maat, op },
    )
    const set = (groot: number): void => {
      for (const b of [glas, dop]) b.scale.set(groot)
    }
    set(0)
    stage.tweens.start(280, set, { wacht: POT_MS, verloop: VERLOPEN.terug })
    const fly = (deel: number): void => {
      dop.set(x + deel * 120 * k, y - 60 * maat - Math.sin(deel * 2.4) * 150 * k)
      dop.rotation = deel * 5
      dop.alpha = deel > 0.7 ? (1 - deel) / 0.3 : 1
    }
    stage.tweens.start(700, fly, { wacht: POT_MS + 420, verloop: VERLOPEN.recht })
    for (const [i, teken] of wat.entries()) {
      const stuk = stage.textuur(() => topping(teken))
      let is = false
      const burst = (): void => {
        if (is) return
        is = true
        stage.barst(op, stuk, {
          x: x + (i - 1) * 20,
          y: y - 50 * maat,
          n: 5,
          snelheid: 300,
          leven: 1500,
          omhoog: 240,
        })
      }
      stage.tweens.start(1, burst, { wacht: POT_MS + 440 + i * 90 })
    }
    const leave = (deel: number): void => {
      glas.alpha = 1 - deel
      if (deel < 1) return
      glas.weg()
      dop.weg()
    }
    stage.tweens.start(260, leave, { wacht: POT_MS + 1300 })
  }
}

/** Where it is painted, and what it takes from the kitchen. */
export interface Groeidelen extends Zaal {
  /** Behind the pizza, and over it. */
  readonly achter: Laag
  readonly stoom: Laag
  /** Where a guest is seen to eat. */
  readonly happen: Laag
  /** The toppings that are there from the start, and what makes a plate of any. */
  readonly oud: readonly Schilder[]
  readonly topping: (teken: Schilder) => Plaat
}

/** Makes what grows in a round. */
export function makeGroei(stage: Stage, indeling: Indeling, delen: Groeidelen) {
  const menu = makeMenu(stage, indeling, delen)
  let isUit = false
  return {
    hap: makeHap(stage, delen.happen),
    damp: makeDamp(stage, indeling, delen.stoom),
    /** Opens a jar; the menu shows what was in it. */
    open: makePotten(stage, indeling, delen),
    /** Shows the menu after so many jars, and how the round ended when it did. */
    show(potten: number, slot: Slot | null): void {
      menu(potten)
      if (slot === null || isUit) return
      isUit = true
      paintSlot(stage, indeling, { ...delen, slot })
    },
  }
}
