import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { classify, classifyRuimte } from './indeling.ts'
import { ding } from './paint-klein.ts'
import { hoogsteVlucht, hoogteVan, inWoorden } from './hoogte.ts'
import type { State } from './rules.ts'
import { BANEN, inRuimte } from './ruimte.ts'
import { makeMeter } from './scene-meter.ts'
import { makeRaket } from './scene-raket.ts'
import { makeRuimte } from './scene-ruimte.ts'
import { makeStoet } from './scene-stoet.ts'
import { makeStunts } from './scene-stunt.ts'
import { makeWereld, STIJG_MS } from './scene-wereld.ts'

/** Returns how many pieces are in the tank: what was written, and what still stands of it behind a gap. */
const tankVan = ({ opgave }: State): number =>
  (opgave?.regel.length ?? 0) + (opgave?.gat?.na.length ?? 0)

/** When sparks fly from the rocket as it rises, in ms. */
const TREKKEN = [120, 420, 760, 1080] as const

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
  const meter = makeMeter(stage, indeling, {
    ...hoogten,
    top: ruimte && ruimte.wacht.y + ruimte.wacht.maat * 0.72,
  })
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

  /** Leaves a trail of sparks on the way up, and bursts through the line of the highest flight so far. */
  function climb(naar: number): void {
    if (stage.rustig) return
    for (const wacht of TREKKEN)
      stage.tweens.start(
        1,
        () =>
          stage.barst(vonken, tex.ster, {
            x: vaartuig.voet().x,
            y: vlucht.voet + 6,
            n: 5,
            snelheid: 150,
            leven: 800,
            omhoog: -60,
          }),
        { wacht },
      )
    const { record } = hoogten
    if (record !== null && record > 0 && hoogte <= record && naar > record) jaaa()
  }

  function rise(nu: State, springt: boolean): void {
    const naar = hoogteVan(nu)
    if (naar > 0 && (naar !== hoogte || !springt)) vaartuig.vlieg(STIJG_MS, !springt)
    wereld.stijg(naar, !springt)
    meter.show(naar, springt ? STIJG_MS : 0)
    if (springt) climb(naar)
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
      vaartuig.fuel(nu.gegeven === null ? tankVan(nu) : 0)
      stage.vuil()
    },
    speel: play,
  }
}
