import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { classify } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { lucht, drawVogel, drawWolk } from './paint-lucht.ts'
import { drawBel, touw, verdieping } from './paint-toren.ts'
import type { Input, Kant, State } from './rules.ts'
import { makeKlimmer } from './scene-klimmer.ts'

const JUICH_MS = 1500
const ZAK_MS = 750

/** Adds small life in the sky: drifting clouds and birds. */
function makeLeven(stage: Stage, { w, h, k }: Indeling): void {
  const breed = 150 * k
  const wolk = stage.textuur(() =>
    bak({ w: breed, h: breed * 0.48, schaal: stage.schaal }, (g) => drawWolk(g, breed)),
  )
  const wolken = [0.14, 0.5, 0.88].map((x, i) =>
    stage.beeld(wolk, { x: x * w, y: h * (0.3 + i * 0.13) }),
  )
  const vogel = stage.textuur(() => bak({ w: 30, h: 14, schaal: stage.schaal }, drawVogel))
  const vogels = [0, 1, 2].map((i) =>
    stage.beeld(vogel, { x: w * 0.9 + i * 40, y: h * 0.36 + (i % 2) * 18 }),
  )
  stage.opRustigFrame((ms, t) => {
    if (stage.rustig) return
    for (const [i, beeld] of wolken.entries()) {
      beeld.x += ms * (0.006 + i * 0.003)
      if (beeld.x > w + breed) beeld.x = -breed
    }
    for (const [i, beeld] of vogels.entries()) {
      beeld.x -= ms * 0.02
      beeld.scale.set(1, 0.75 + 0.35 * Math.sin(t / 150 + i))
      if (beeld.x < -40) beeld.x = w + 40 + i * 30
    }
  })
}

/** Makes the floors of the tower: as many as fill the screen, all the same. They sink together and begin again. */
function makeToren(stage: Stage, indeling: Indeling) {
  const { w, h, grond, boven } = indeling
  const hoog = grond - boven
  const laag = stage.laag()
  const plaat = stage.textuur(() =>
    bak({ w, h: hoog, schaal: stage.schaal }, (g) => verdieping(g, indeling)),
  )
  const eerste = Math.ceil(boven / hoog) + 1
  const laatste = Math.ceil((h - grond) / hoog)
  for (let i = -eerste; i <= laatste; i += 1)
    stage.beeld(plaat, { x: 0, y: boven + i * hoog, anker: 0, op: laag })
  return {
    zak: (t: number): void => {
      laag.set(0, t >= 1 ? 0 : hoog * t)
    },
  }
}

/** Makes a bell for every floor. It stays dark until that floor is climbed. */
function makeBellen(stage: Stage, indeling: Indeling, aantal: number) {
  const { x, onder, boven, maat } = indeling.bellen
  const stap = (onder - boven) / Math.max(1, aantal)
  const groot = Math.min(maat, stap * 1.1)
  const plaat = (aan: boolean) =>
    stage.textuur(() =>
      bak({ w: groot * 2, h: groot * 2, schaal: stage.schaal }, (g) => drawBel(g, groot, aan)),
    )
  const [dof, aan] = [plaat(false), plaat(true)]
  const bellen = Array.from({ length: aantal }, (_, i) => {
    const plek = { x, y: onder - stap * (i + 0.5) }
    return { dof: stage.beeld(dof, plek), aan: stage.beeld(aan, plek), luidt: 0 }
  })
  stage.opFrame((ms, t) => {
    for (const [i, bel] of bellen.entries()) {
      if (bel.luidt <= 0) continue
      bel.luidt = Math.max(0, bel.luidt - ms)
      bel.aan.rotation = bel.luidt > 0 && !stage.rustig ? Math.sin(t / 90 + i) * 0.4 : 0
    }
  })
  return {
    show: (goed: number): void => {
      for (const [i, bel] of bellen.entries()) {
        bel.aan.visible = i < goed
        bel.dof.visible = i >= goed
      }
    },
    luid: (nr: number, ms: number): void => {
      const bel = bellen[nr]
      if (bel) bel.luidt = ms
    },
    aantal: bellen.length,
  }
}

/** Paints the tower and plays what happens on it: sky, floors, bells, hero. */
export function mountScene({
  stage,
  state,
  held: soort,
  send,
}: SceneOpties<State, Input>): Scene<State> {
  const indeling = classify(stage.w, stage.h)
  const { schaal } = stage
  stage.beeld(
    stage.textuur(() => lucht(indeling, schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  makeLeven(stage, indeling)
  const toren = makeToren(stage, indeling)
  const koord = stage.textuur(() =>
    bak({ w: stage.w, h: stage.h, schaal }, (g) => touw(g, indeling)),
  )
  stage.beeld(koord, { x: 0, y: 0, anker: 0 })
  const bellen = makeBellen(stage, indeling, state.aantal)
  const klimmer = makeKlimmer(stage, indeling, soort)
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(schaal))
  const barst = (x: number, y: number, n: number): void =>
    stage.barst(vonken, ster, { x, y, n, snelheid: 280, leven: 1000 })

  function goed(nu: State): void {
    klimmer.held.juich(JUICH_MS)
    bellen.luid(nu.goed - 1, JUICH_MS)
    barst(klimmer.held.laag.x, indeling.boven - 40, 9)
    const zak = (t: number): void => {
      toren.zak(t)
      klimmer.zak(t)
    }
    if (stage.rustig) return zak(1)
    stage.tweens.start(ZAK_MS, zak, { verloop: VERLOPEN.heenWeer, wacht: 350 })
  }

  function feest(): void {
    klimmer.held.juich(6000)
    for (let i = 0; i < bellen.aantal; i += 1) bellen.luid(i, 5000)
    for (const deel of [0.25, 0.5, 0.75]) barst(stage.w * deel, stage.h * 0.4, 10)
  }

  const DOE: Record<string, (plek: number, nu: State) => void> = {
    loop: (kant) => klimmer.loop(Math.sign(kant) as Kant),
    spring: () => {
      const nr = klimmer.omhoog()
      if (nr !== null) send({ type: 'klim', plek: nr })
    },
    klim: (plek) => klimmer.klim(plek),
    goed: (_, nu) => goed(nu),
    fout: () => klimmer.glij(),
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'finish') feest()
    if (event.type === 'fx') DOE[event.name]?.(event.plek, nu)
    stage.vuil()
  }

  function show(nu: State): void {
    bellen.show(nu.goed)
    stage.vuil()
  }

  show(state)
  return { show, speel: play }
}
