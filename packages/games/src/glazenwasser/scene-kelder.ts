import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import {
  kelderKat,
  kelderLicht,
  kelderOgen,
  kelderRaam,
  kelderStof,
  kelderTralies,
  KATTEN,
  noot,
} from './paint-kelder.ts'

/** How long the band plays, in ms. */
const DUUR = 6500
const OP_MS = 420
/** A cat hops in time with the others, this long for one hop. */
const MAAT_MS = 420
/** How far the cats stand apart, and how high one is, unscaled. */
const TUSSEN = 104
const HOOG = 150

export interface Kelder {
  /** Wipes the window, at which the cats come out and play. */
  speel(): void
}

/** The cellar window, with somebody behind it. */
function makeRaam(stage: Stage, { kelder }: Indeling) {
  const { x, y, w, h } = kelder
  const maat = { w, h, schaal: stage.schaal }
  const [, ogen, licht, stof] = [
    kelderRaam,
    kelderOgen,
    kelderLicht,
    kelderStof,
    kelderTralies,
  ].map((schilder) =>
    stage.beeld(
      stage.textuur(() => schilder(maat)),
      { x, y, anker: 0 },
    ),
  )
  if (licht) licht.visible = false
  return { ogen, licht, stof }
}

/** The band on the quay, under the ground until it plays. */
function makeBand(stage: Stage, { kelder, kade, k, w, h }: Indeling) {
  const maat = Math.max(0.42, k * 0.62)
  const half = ((KATTEN - 1) / 2) * TUSSEN * maat
  const rand = 74 * maat
  const midden = Math.max(half + rand, Math.min(w - half - rand, kelder.x + kelder.w / 2))
  // On an upright screen the tools lie over the quay.
  const voet = kade + (h > w ? -2 : 18 * k)
  const katten = Array.from({ length: KATTEN }, (_, i): Beeld => {
    const x = midden + (i - (KATTEN - 1) / 2) * TUSSEN * maat
    const kat = stage.beeld(
      stage.textuur(() => kelderKat(i, stage.schaal, maat)),
      { x, y: voet, anker: [0.5, 1] },
    )
    kat.visible = false
    return kat
  })
  return { katten, voet, maat }
}

/** Makes the secret of the street: behind the cellar window, cats are waiting to play. */
export function makeKelder(stage: Stage, indeling: Indeling): Kelder {
  const { ogen, licht, stof } = makeRaam(stage, indeling)
  const { katten, voet, maat } = makeBand(stage, indeling)
  const muziek = stage.laag()
  const noten = stage.textuur(() => noot(stage.schaal, Math.max(0.5, maat)))
  let over = 0
  let tot = 0

  function end(): void {
    for (const kat of katten) kat.visible = false
    if (licht) licht.visible = false
    if (stof) stof.alpha = 1
    if (ogen) ogen.visible = true
  }

  stage.opFrame((ms, t) => {
    if (over <= 0) {
      // The eyes blink now and then.
      if (ogen) ogen.scale.y = 1
      if (ogen) ogen.visible = stage.rustig || t % 3400 > 160
      return
    }
    over = Math.max(0, over - ms)
    tot += ms
    const op = stage.rustig ? 1 : Math.min(1, (DUUR - over) / OP_MS, over / OP_MS)
    for (const [i, kat] of katten.entries()) {
      const hop = stage.rustig ? 0 : Math.abs(Math.sin((t / MAAT_MS + i / 3) * Math.PI)) * 9 * maat
      kat.scale.set(1, VERLOPEN.uit(op))
      kat.y = voet - hop
      kat.rotation = stage.rustig ? 0 : Math.sin((t / MAAT_MS) * Math.PI + i) * 0.05
    }
    if (tot > MAAT_MS) {
      tot = 0
      const van = katten[Math.floor(over / MAAT_MS) % KATTEN]
      if (van)
        stage.barst(muziek, noten, {
          x: van.x,
          y: voet - HOOG * maat,
          n: 2,
          snelheid: 70,
          zwaarte: -60,
          leven: 1500,
          omhoog: 60,
        })
    }
    if (over === 0) end()
    stage.vuil()
  })

  return {
    speel: () => {
      over = DUUR
      for (const kat of katten) kat.visible = true
      if (licht) licht.visible = true
      if (stof) stof.alpha = 0
      if (ogen) ogen.visible = false
      stage.vuil()
    },
  }
}
