import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { avondlucht } from './paint-avond.ts'
import { drawBordje } from './paint-klein.ts'
import { lucht } from './paint-lucht.ts'
import { molenlucht } from './paint-molen.ts'
import { hogeLucht } from './paint-hoog.ts'
import type { State } from './verdieping.ts'

/** What is round the tower: the morning, the night, and the land of the mills. */
const LUCHTEN = { 1: lucht, 2: avondlucht, 3: molenlucht } as const
/** How far the world sinks from the foot of the tower to its top, as a part of the screen. */
const ZAKT = 0.62
/** No more storeys than this have a sign of their own. */
const BORDJES = 24
const MAAT = 46

/** Makes the world round the tower, which sinks as the hero climbs: what is high above it comes into sight. */
export function makeHemel(stage: Stage, indeling: Indeling, trap: State['trap']) {
  const { w, h } = indeling
  const laag: Laag = stage.laag()
  const hoog = Math.ceil(h * ZAKT)
  for (const [schilder, y] of [
    [() => hogeLucht(trap, { w, h: hoog + 2, k: indeling.k }, stage.schaal), -hoog],
    [() => LUCHTEN[trap](indeling, stage.schaal), 0],
  ] as const)
    stage.beeld(stage.textuur(schilder), { x: 0, y, anker: 0, op: laag })
  return {
    laag,
    /** Shows how far up the hero is, 0…1. */
    show: (deel: number): void => {
      laag.y = Math.min(1, Math.max(0, deel)) * hoog
    },
  }
}

/** Makes the sign on the wall with the number of the storey, which sinks with the tower and is followed by the next. */
export function makeBordje(stage: Stage, { veer, s, grond, brug, molen, slinger }: Indeling) {
  const laag = stage.laag()
  // A floor without room for flags has none for a sign, and before a mill nothing can hang on the wall.
  const past = molen === null && slinger.h > 0
  const maat = MAAT * Math.max(0.8, s * 1.4)
  const texturen = Array.from({ length: past ? BORDJES : 0 }, (_, nr) =>
    stage.textuur(() =>
      bak({ w: maat, h: maat, schaal: stage.schaal }, (g) => drawBordje(g, maat, nr + 1)),
    ),
  )
  const bordjes = texturen.map((textuur) =>
    stage.beeld(textuur, { x: veer + 50 * s + maat * 0.6, y: 0, op: laag }),
  )
  const hoog = grond - brug.y
  let nu = 0

  function set(t: number): void {
    for (const [nr, bordje] of bordjes.entries()) {
      bordje.visible = nr === nu || (nr === nu + 1 && t > 0)
      bordje.y = grond - maat * 0.7 - (nr - nu - t) * hoog
    }
  }
  return {
    laag,
    /** Shows the number of a storey; while a sentence is mended its buttons take that place. */
    show: (verdieping: number, isVrij: boolean): void => {
      laag.alpha = isVrij ? 1 : 0
      nu = verdieping
      set(0)
    },
    zak: set,
  }
}
