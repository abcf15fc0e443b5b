import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { classify } from './indeling.ts'
import { ding } from './paint-klein.ts'
import { hoogsteVlucht, hoogteVan, inWoorden } from './hoogte.ts'
import type { State } from './rules.ts'
import { makeRaket } from './scene-raket.ts'
import { makeStunts } from './scene-stunt.ts'
import { makeWereld, STIJG_MS } from './scene-wereld.ts'

/** Paints the world and plays what happens in it. From far to near: sky, what is met in it, rocket, ground and near clouds. */
export function mountScene({ stage, state, held }: SceneOpties<State>): Scene<State> {
  const indeling = classify(stage.w, stage.h)
  const { raket, vlucht, hemel } = indeling
  const wereld = makeWereld(stage, indeling, {
    hoogst: hoogsteVlucht(state.aantal, state.trap > 1),
    record: state.vorigRecord === null ? null : inWoorden(state.vorigRecord),
  })
  const showStunt = makeStunts(stage, indeling, stage.laag())
  const vaartuig = makeRaket(stage, indeling, held)
  wereld.addVoor()
  const vonken = stage.laag()
  const tex = {
    ster: stage.textuur(() => ding('ster', stage.schaal)),
    wolk: stage.textuur(() => ding('wolk', stage.schaal, Math.max(0.7, indeling.k))),
  }
  let hoogte = 0

  const rook = (n: number): void =>
    stage.barst(vonken, tex.wolk, {
      x: raket.x,
      y: vlucht.voet,
      n,
      snelheid: 190,
      zwaarte: -30,
      leven: 1100,
      omhoog: 10,
    })

  function rise(nu: State, springt: boolean): void {
    const naar = hoogteVan(nu)
    if (naar > 0 && (naar !== hoogte || !springt)) vaartuig.vlieg(STIJG_MS, !springt)
    wereld.stijg(naar, !springt)
    hoogte = naar
  }

  function jaaa(): void {
    for (const deel of [0.25, 0.5, 0.75])
      stage.barst(vonken, tex.ster, {
        x: hemel.x + hemel.w * deel,
        y: hemel.y + hemel.h * 0.4,
        n: 10,
        snelheid: 340,
        leven: 1700,
      })
  }

  const GEBEURT: Readonly<Record<string, (nu: State) => void>> = {
    leg: () => {
      vaartuig.tank()
      rook(2)
    },
    goed: ({ item }) => {
      vaartuig.juich(1600)
      wereld.publiek(1800)
      rook(12)
      if (item) showStunt(item.word)
    },
    hersteld: ({ item }) => {
      vaartuig.juich(900)
      rook(6)
      if (item) showStunt(item.word)
    },
    fout: () => {
      vaartuig.schud()
      rook(4)
    },
    geheim: () => wereld.knipoog(),
    jaaa,
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu)
    if (event.type === 'finish' && hoogteVan(nu) > 0) jaaa()
    stage.vuil()
  }

  rise(state, false)
  return {
    show: (nu) => {
      if (hoogteVan(nu) !== hoogte) rise(nu, true)
      vaartuig.fuel(nu.gegeven === null ? (nu.opgave?.regel.length ?? 0) : 0)
      stage.vuil()
    },
    speel: play,
  }
}
