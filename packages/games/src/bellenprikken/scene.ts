import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { plekVan, throwAt } from '@letterhaven/game-kit/onderdelen/projectiel'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { belPlek, classify, handVan, krachtVan } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import {
  belletje,
  druppel,
  eend,
  pijltje,
  prikker,
  ster,
  vlieger,
  VLIEGERS,
} from './paint-klein.ts'
import { park } from './paint-park.ts'
import type { State } from './rules.ts'

/** Returns a swing in steps too small to see, so that not every frame has to be drawn again. */
const trap = (golf: number): number => Math.round(golf * 8) / 8

const BELLETJES = 5
const BELLETJE_MS = 5200

/** Adds small bubbles from the machine, and ducks on the pond. */
function leven(stage: Stage, { held, k, ligt, w, h, horizon }: Indeling): void {
  const [mx, my] = [held.x + (ligt ? 118 : 74) * k, held.y + 8 * k - 104 * held.k * 0.82]
  const plaat = stage.textuur(() => belletje(stage.schaal))
  const belletjes = Array.from({ length: BELLETJES }, (_, i) => {
    const b = stage.beeld(plaat, { x: mx, y: my - i * 24 * k })
    b.scale.set((0.4 + (i % 3) * 0.22) * k)
    return b
  })
  const vogel = stage.textuur(() => eend(stage.schaal))
  const eenden = ([0.46, 0.56, 0.7] as const).map((x, i) => {
    const y = horizon + (h - horizon) * (0.5 + (i % 2) * 0.12)
    const b = stage.beeld(vogel, { x: w * x, y })
    b.scale.set(k * (i === 1 ? 0.7 : 0.9))
    return { b, x: w * x, y }
  })
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, b] of belletjes.entries()) {
      const deel = (t / BELLETJE_MS + i / BELLETJES) % 1
      b.set(mx + Math.sin(deel * 7 + i) * 16 * k, my - deel * 170 * k)
      b.alpha = Math.min(1, (1 - deel) * 2.5)
    }
    for (const [i, { b, x, y }] of eenden.entries())
      b.set(x + trap(Math.sin(t / 2600 + i * 2)) * 16 * k, y + trap(Math.sin(t / 700 + i)) * 2)
  })
}

/** Makes the kites: one for each word that was right. */
function makeVliegers(stage: Stage, { w, lucht, k }: Indeling) {
  const laag = stage.laag()
  const platen = VLIEGERS.map((kleur) => stage.textuur(() => vlieger(kleur, stage.schaal)))
  const hoog = lucht.onder - lucht.top
  const alle = Array.from({ length: 20 }, (_, i) => {
    const x = w * (0.06 + ((i * 0.382 + 0.08) % 0.9))
    const y = lucht.top + hoog * (0.14 + ((i * 0.29) % 0.52))
    const plaat = platen[i % platen.length]
    const b = plaat && stage.beeld(plaat, { x, y, op: laag })
    if (b) {
      b.scale.set(Math.max(0.5, k * 0.82))
      b.visible = false
    }
    return { b, x, y }
  })
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, { b }] of alle.entries())
      if (b?.visible) b.rotation = 0.2 + 0.12 * trap(Math.sin(t / 900 + i * 1.7))
  })
  return (aantal: number, direct: boolean): void => {
    for (const [i, { b, x, y }] of alle.entries()) {
      const moet = i < aantal
      if (!b || b.visible === moet) continue
      b.visible = moet
      if (moet && !direct)
        stage.tweens.start(1400, (deel) => b.set(x, y + (1 - deel) * (stage.h - y)), {
          verloop: VERLOPEN.uit,
        })
    }
  }
}

/**
 * Paints the park and plays what happens in it. The layers from far to near: park, kites, ducks and machine, hero,
 * drops.
 */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const maat = { w: stage.w, h: stage.h, schaal: stage.schaal }
  const vast = classify(stage.w, stage.h, 8)
  const grond = stage.textuur(() => bak(maat, (g) => park(g, vast)))
  stage.beeld(grond, { x: 0, y: 0, anker: 0 })
  const showVliegers = makeVliegers(stage, vast)
  leven(stage, vast)
  const held = makeHeld(stage, {
    soort,
    maat: vast.held.k,
    gereedschap: () => prikker(stage.schaal),
    greep: [0.5, 0.86],
  })
  held.plaats(vast.held.x, vast.held.y)
  const vonken = stage.laag()
  const spat = stage.textuur(() => druppel(stage.schaal))
  const sterren = stage.textuur(() => ster(stage.schaal))
  const pijlen = stage.textuur(() => pijltje(stage.schaal))

  function prik(bel: number, { opgave }: State): void {
    if (!opgave) return
    const indeling = classify(stage.w, stage.h, opgave.bellen.length)
    const doel = belPlek(indeling, bel, opgave.stijging)
    const { held: plek } = vast
    const [dx, dy] = [doel.x - plek.x, doel.y - plek.y + 70 * plek.k]
    const deel = Math.min(1, (104 * plek.k) / Math.hypot(dx, dy))
    held.reik(plek.x + dx * deel, plek.y - 70 * plek.k + dy * deel)
    toss(doel, () =>
      stage.barst(vonken, spat, { ...doel, n: 12, snelheid: 250, leven: 560, omhoog: 40 }),
    )
  }

  /** Throws a dart from the hand to a bubble. */
  function toss(doel: { x: number; y: number }, raak: () => void): void {
    if (stage.rustig) return raak()
    const van = handVan(vast)
    const { vaart, zwaarte } = krachtVan(vast)
    const s = Math.hypot(doel.x - van.x, doel.y - van.y) / vaart
    const worp = throwAt(van, doel, { s, zwaarte })
    const pijl = stage.beeld(pijlen, { ...van, op: vonken })
    pijl.scale.set(Math.max(0.7, vast.k))
    stage.tweens.start(
      s * 1000,
      (k) => {
        const { x, y, hoek } = plekVan(worp, k * s)
        pijl.set(x, y)
        pijl.rotation = hoek
        if (k < 1) return
        pijl.weg()
        raak()
      },
      { verloop: VERLOPEN.recht },
    )
  }

  function juich(ms: number, n: number): void {
    held.juich(ms)
    const { lijn } = vast
    for (const deel of [0.3, 0.5, 0.7])
      stage.barst(vonken, sterren, {
        x: lijn.van + (lijn.tot - lijn.van) * deel,
        y: lijn.y,
        n,
        snelheid: 300,
        leven: 1100,
        omhoog: 160,
      })
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'finish') juich(4000, 12)
    if (event.type === 'fx' && event.name === 'prik') prik(event.plek, nu)
    if (event.type === 'fx' && event.name === 'goed') juich(1700, 4)
    if (event.type === 'fx' && event.name === 'fout') held.schud(800)
    stage.vuil()
  }

  function show(nu: State, direct = false): void {
    showVliegers(nu.goed, direct)
    stage.vuil()
  }

  show(state, true)
  return { show: (nu) => show(nu), speel: play }
}
