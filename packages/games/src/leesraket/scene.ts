import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { classify } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { voorgrond } from './paint-grond.ts'
import { ding } from './paint-klein.ts'
import { lucht } from './paint-lucht.ts'
import { meterGlans, meterGlas, slinger, steiger } from './paint-toren.ts'
import type { State } from './rules.ts'
import { makeMeter, makePubliek, torenLampen, verLeven } from './scene-leven.ts'
import { makeRaket } from './scene-raket.ts'

function toren(stage: Stage, indeling: Indeling): void {
  const { w, h, scherm, meter, raket, opstelling } = indeling
  const plaat = stage.textuur(() =>
    bak({ w, h, schaal: stage.schaal }, (g) => {
      steiger(g, indeling)
      meterGlas(g, indeling)
      if (opstelling !== 'rij') return
      const y = scherm.y - 64 * raket.s
      slinger(g, [-10, y - 46], [scherm.x + 14, y])
      slinger(g, [scherm.x + scherm.w - 14, y], [meter.x - 2, meter.y - 6])
    }),
  )
  stage.beeld(plaat, { x: 0, y: 0, anker: 0 })
}

/** Makes drops of light that run along a hose. */
function makeStroom(stage: Stage, { slangen, k }: Indeling) {
  const laag = stage.laag()
  const drup = stage.textuur(() => ding('drup', stage.schaal, Math.max(0.8, k)))
  return (nr: number): void => {
    const slang = slangen[nr]
    if (!slang || stage.rustig) return
    const [[x0, y0], [x1, y1], [x2, y2]] = slang
    for (let i = 0; i < 6; i += 1) {
      const beeld = stage.beeld(drup, { x: x0, y: y0, op: laag })
      const set = (t: number): void => {
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
        beeld.set(a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2)
        if (t >= 1) beeld.weg()
      }
      stage.tweens.start(620, set, { verloop: VERLOPEN.recht, wacht: i * 85 })
    }
  }
}

/** Paints the platform and plays what happens on it. From far to near: sky, tower, tube, neighbours, rocket, ground. */
export function mountScene({ stage, state, held }: SceneOpties<State>): Scene<State> {
  const indeling = classify(stage.w, stage.h)
  const { raket, grond, scherm, opstelling } = indeling
  const { schaal } = stage
  stage.beeld(
    stage.textuur(() => lucht(indeling, schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  verLeven(stage, indeling)
  toren(stage, indeling)
  torenLampen(stage, indeling)
  const setMeter = makeMeter(stage, indeling, state.aantal)
  const glans = stage.textuur(() =>
    bak({ w: stage.w, h: stage.h, schaal }, (g) => meterGlans(g, indeling, state.aantal)),
  )
  stage.beeld(glans, { x: 0, y: 0, anker: 0 })
  const achter = stage.laag()
  const vaartuig = makeRaket(stage, indeling, held)
  const publiek = makePubliek(stage, indeling, opstelling === 'rij' ? achter : stage.laag())
  const boven = Math.min(scherm.y, grond, ...indeling.tanks.map(({ y }) => y)) - 26
  const voor = stage.textuur(() => voorgrond(indeling, boven, schaal))
  stage.beeld(voor, { x: 0, y: boven, anker: 0 })
  const stroom = makeStroom(stage, indeling)
  const vonken = stage.laag()
  const tex = {
    ster: stage.textuur(() => ding('ster', schaal)),
    wolk: stage.textuur(() => ding('wolk', schaal, Math.max(0.7, indeling.k))),
  }

  const deelGoed = ({ goed, fout }: State): number => goed / Math.max(1, goed + fout)
  const rook = (n: number): void =>
    stage.barst(vonken, tex.wolk, {
      x: raket.x,
      y: grond,
      n,
      snelheid: 190,
      zwaarte: -30,
      leven: 1100,
      omhoog: 10,
    })

  function goed(nu: State): void {
    stroom(nu.opgave?.vormen.indexOf(nu.gegeven ?? '') ?? -1)
    vaartuig.juich(1400)
    publiek.juich(1600)
    rook(8)
    stage.barst(vonken, tex.ster, {
      x: raket.x,
      y: grond - 330 * raket.s,
      n: 9,
      snelheid: 290,
      leven: 950,
    })
  }

  function start(nu: State): void {
    rook(16)
    publiek.juich(6000)
    vaartuig.vlieg(deelGoed(nu), stage.rustig)
    for (const deel of [0.25, 0.5, 0.75])
      stage.barst(vonken, tex.ster, {
        x: stage.w * deel,
        y: stage.h * 0.34,
        n: 10,
        snelheid: 340,
        leven: 1700,
      })
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'finish') start(nu)
    if (event.type === 'fx' && event.name === 'goed') goed(nu)
    if (event.type === 'fx' && event.name === 'fout') {
      vaartuig.schud()
      rook(5)
    }
    stage.vuil()
  }

  function show(nu: State, springt = true): void {
    setMeter(nu.goed, springt)
    publiek.show(nu.goed, springt)
    stage.vuil()
  }

  show(state, false)
  if (state.fase === 'klaar') vaartuig.vlieg(deelGoed(state), true)
  return { show, speel: play }
}
