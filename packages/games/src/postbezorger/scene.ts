import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { classify } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { fietsPlaat, handBrief, postjas, POSTMOUW, postpet, vlok, WIELEN } from './paint-fiets.ts'
import { LICHT_RAND, drawLicht } from './paint-huis.ts'
import { plein } from './paint-plein.ts'
import type { State } from './rules.ts'

const VLOKKEN = 26
const JUICH_MS = 1500

/** Makes one window with a neighbour behind it. It is dark until its letter has come. */
function makeRaam(stage: Stage, vak: Vak, dier: HeldSoort) {
  const laag = stage.laag()
  const maat = { w: vak.w + 2 * LICHT_RAND, h: vak.h + 2 * LICHT_RAND, schaal: stage.schaal }
  stage.beeld(
    stage.textuur(() => bak(maat, (g) => drawLicht(g, vak.w, vak.h))),
    { x: vak.x - LICHT_RAND, y: vak.y - LICHT_RAND, anker: 0, op: laag },
  )
  const hoog = Math.min(vak.w, vak.h) * 0.86
  const kop = stage.beeld(
    stage.textuur(() => kopPlaat(dier, hoog, stage.schaal)),
    { x: vak.x + vak.w / 2, y: vak.y + vak.h - hoog * 0.32, op: laag },
  )
  return { laag, kop, y: kop.y, blij: 0 }
}

/** Makes the windows in the order in which they light up: from house to house, so that the whole square fills. */
function makeRamen(stage: Stage, { ramen }: Indeling, held: HeldSoort) {
  const buren = DIEREN.filter((dier) => dier !== held)
  const perHuis = Math.max(...ramen.map((rij) => rij.length))
  const alle = Array.from({ length: perHuis }, (_, n) => ramen.flatMap((rij) => rij[n] ?? []))
    .flat()
    .map((vak, i) => makeRaam(stage, vak, buren[(i * 5) % buren.length] ?? held))
  stage.opFrame((ms, t) => {
    for (const [i, raam] of alle.entries()) {
      raam.blij = Math.max(0, raam.blij - ms)
      if (stage.rustig) continue
      raam.kop.y = raam.y - (raam.blij > 0 ? Math.abs(Math.sin(t / 150 + i)) * 6 : 0)
      raam.kop.rotation = raam.blij > 0 ? Math.sin(t / 110 + i) * 0.12 : 0
    }
  })
  return {
    /** Turns on this many lights. When there are more letters than windows, the last ones find every window lit. */
    show: (aantal: number): void => {
      for (const [i, { laag }] of alle.entries()) laag.visible = i < aantal
    },
    juich: (ms: number): void => {
      for (const raam of alle) raam.blij = ms
    },
    laatste: (aantal: number) => alle[Math.min(aantal, alle.length) - 1],
  }
}

/** Adds falling snow, each flake at its own pace. */
function sneeuwt(stage: Stage, { w, h, k }: Indeling): void {
  if (stage.rustig) return
  const maten = [2, 3, 4.4].map((r) =>
    stage.textuur(() => vlok(r * Math.max(0.8, k), stage.schaal)),
  )
  const vlokken = Array.from({ length: VLOKKEN }, (_, i) => {
    const textuur = maten[i % maten.length]
    if (!textuur) throw new Error('no flake')
    return stage.beeld(textuur, { x: ((i * 97) % 100) * 0.01 * w, y: ((i * 61) % 100) * 0.01 * h })
  })
  stage.opRustigFrame((ms, t) => {
    for (const [i, beeld] of vlokken.entries()) {
      beeld.y += ms * (0.022 + (i % 3) * 0.012)
      beeld.x += Math.sin(t / 900 + i * 2.1) * 0.35
      if (beeld.y > h + 8) beeld.y = -8
    }
  })
}

/** Paints the square and plays what happens on it: houses, lights, snow, bike, hero. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const indeling = classify(stage.w, stage.h)
  const { fiets } = indeling
  const { schaal } = stage
  stage.beeld(
    stage.textuur(() => plein(indeling, schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const ramen = makeRamen(stage, indeling, soort)
  sneeuwt(stage, indeling)
  const held = makeHeld(stage, {
    soort,
    maat: fiets.s * 0.86,
    gereedschap: () => handBrief(schaal),
    greep: [0.3, 0.8],
    werk: { lijf: postjas, mouw: POSTMOUW, hoed: () => postpet(schaal) },
  })
  held.plaats(fiets.x - 18 * fiets.s, fiets.y - 34 * fiets.s)
  stage.beeld(
    stage.textuur(() => fietsPlaat(fiets.s, schaal)),
    { x: fiets.x, y: fiets.y, anker: WIELEN },
  )
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(schaal))

  function goed({ goed: aantal, opgave, gegeven }: State): void {
    held.juich(JUICH_MS)
    const huis = indeling.huizen[opgave?.vormen.indexOf(gegeven ?? '') ?? -1]
    const raam = ramen.laatste(aantal)
    if (raam) raam.blij = JUICH_MS
    if (!huis) return
    held.reik(huis.x + huis.w / 2, huis.y + huis.h)
    stage.barst(vonken, ster, {
      x: huis.x + huis.w / 2,
      y: huis.y + huis.h * 0.72,
      n: 9,
      snelheid: 260,
      leven: 950,
    })
  }

  function feest(): void {
    held.juich(6000)
    ramen.juich(6000)
    for (const huis of indeling.huizen)
      stage.barst(vonken, ster, {
        x: huis.x + huis.w / 2,
        y: huis.y,
        n: 10,
        snelheid: 320,
        leven: 1600,
      })
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'finish') feest()
    if (event.type === 'fx' && event.name === 'goed') goed(nu)
    if (event.type === 'fx' && event.name === 'fout') held.schud(700)
    stage.vuil()
  }

  function show({ goed: aantal }: State): void {
    ramen.show(aantal)
    stage.vuil()
  }

  show(state)
  return { show, speel: play }
}
