import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { classify, classifyRuimte } from './indeling.ts'
import { ding } from './paint-klein.ts'
import { hoogsteVlucht, hoogteVan, inWoorden } from './hoogte.ts'
import type { State } from './rules.ts'
import { BANEN, inRuimte } from './ruimte.ts'
import { makeRaket } from './scene-raket.ts'
import { makeRuimte } from './scene-ruimte.ts'
import { makeStoet } from './scene-stoet.ts'
import { makeStunts } from './scene-stunt.ts'
import { makeWereld, STIJG_MS } from './scene-wereld.ts'

/** Paints the world and plays what happens in it. From far to near: sky, what is met in it, rocket, ground and near clouds. */
export function mountScene({ stage, state, held }: SceneOpties<State>): Scene<State> {
  const ruimte = inRuimte(state) ? classifyRuimte(stage.w, stage.h, BANEN.length) : null
  const indeling = ruimte ?? classify(stage.w, stage.h)
  const { vlucht, hemel } = indeling
  const hoogten = {
    hoogst: hoogsteVlucht(state.aantal, state.trap === 2),
    record: state.vorigRecord === null ? null : inWoorden(state.vorigRecord),
  }
  const wereld = ruimte ? makeRuimte(stage, ruimte, hoogten) : makeWereld(stage, indeling, hoogten)
  const showStunt = makeStunts(stage, indeling, stage.laag())
  const vaartuig = makeRaket(stage, indeling, held)
  const stoet = ruimte && makeStoet(stage, ruimte, vaartuig.voet)
  wereld.addVoor()
  const vonken = stage.laag()
  const tex = {
    ster: stage.textuur(() => ding('ster', stage.schaal)),
    wolk: stage.textuur(() => ding('wolk', stage.schaal, Math.max(0.7, indeling.k))),
  }
  let hoogte = 0
  let baanX: number | null = null

  const rook = (n: number): void =>
    stage.barst(vonken, tex.wolk, {
      x: vaartuig.voet().x,
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

  /** Steers to the way on which the rocket should be. */
  function steer({ opgave }: State, direct: boolean): void {
    const naar = ruimte?.wacht.plekken[opgave?.ruimte?.baan ?? -1]
    if (naar !== undefined && naar !== baanX) vaartuig.steer(naar, direct)
    baanX = naar ?? baanX
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
    klim: ({ opgave }) => stoet?.pickUp(opgave),
    geheim: () => wereld.knipoog(),
    jaaa,
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu)
    if (event.type === 'finish' && hoogteVan(nu) > 0) jaaa()
    stage.vuil()
  }

  rise(state, false)
  steer(state, true)
  stoet?.show(state.opgave ?? state.vorige, true)
  return {
    show: (nu) => {
      steer(nu, false)
      stoet?.show(nu.opgave, false)
      if (hoogteVan(nu) !== hoogte) rise(nu, true)
      vaartuig.fuel(nu.gegeven === null ? (nu.opgave?.regel.length ?? 0) : 0)
      stage.vuil()
    },
    speel: play,
  }
}
