import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Fx } from '@letterhaven/game-kit/regels/fx'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { Held } from '@letterhaven/game-kit/held/held'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { classify } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { BUMPER } from './kast-wereld.ts'
import { LAMPEN } from './paint-kermis.ts'
import { snipper, ster } from './paint-klein.ts'
import { hogeHoed, jas, JASMOUW, toverstaf } from './paint-spullenbaas.ts'
import type { Input, State } from './rules.ts'
import { makeBal, VLUCHT_MS } from './scene-bal.ts'
import { makeVeld } from './scene-kast.ts'
import { makeKermis, makePrijzen, makeVoorgrond } from './scene-kermis.ts'

/** Makes the pupil's animal in a tailcoat beside the cabinet, its arm towards the plunger. */
function makeBaas(
  stage: Stage,
  { held: { x, y, maat }, baan }: Indeling,
  soort: Parameters<typeof makeHeld>[1]['soort'],
) {
  const held: Held = makeHeld(stage, {
    soort,
    maat,
    gereedschap: () => toverstaf(stage.schaal),
    greep: [0.5, 0.8],
    werk: { lijf: jas, mouw: JASMOUW, hoed: () => hogeHoed(stage.schaal) },
  })
  held.plaats(x, y)
  held.laag.scale.set(-1, 1)
  return {
    held,
    /** The animal is mirrored, so what it reaches for lies on its other side. */
    naarVeer: () => held.reik(2 * x - baan.x, baan.bal + 40 * maat),
  }
}

/** Makes bursts of stars and paper from a point. */
function makeVonken(stage: Stage) {
  const laag = stage.laag()
  const sterTex = stage.textuur(() => ster(stage.schaal))
  const snippers = LAMPEN.map((kleur) => stage.textuur(() => snipper(kleur, stage.schaal)))
  return (x: number, y: number, n: number) => {
    stage.barst(laag, sterTex, { x, y, n, snelheid: 290, leven: 1000 })
    for (const tex of snippers)
      stage.barst(laag, tex, {
        x,
        y,
        n: Math.ceil(n / 2),
        snelheid: 360,
        zwaarte: 300,
        leven: 1300,
      })
  }
}

/**
 * Paints the fair and the cabinet, and plays what happens. From far to near: fair, stall, cabinet, ball, sparks, hero,
 * balloons.
 */
export function mountScene({
  stage,
  state,
  held: soort,
  send,
}: SceneOpties<State, Input>): Scene<State> {
  const indeling = classify(stage.w, stage.h)
  makeKermis(stage, indeling)
  const prijzen = makePrijzen(stage, indeling, state.aantal)
  const veld = makeVeld(stage, indeling, state.aantal)
  const bal = makeBal(stage, indeling, {
    send,
    opBots: (naam) => {
      if (naam < BUMPER) veld.klopDoel(naam)
      else veld.klopBumper(naam - BUMPER)
      send({ type: 'bots', plek: naam })
    },
  })
  const barst = makeVonken(stage)
  const { held, naarVeer } = makeBaas(stage, indeling, soort)
  makeVoorgrond(stage, indeling)
  let isVlucht = false

  function naVlucht(perform: () => void): void {
    stage.tweens.start(1, perform, { wacht: isVlucht ? VLUCHT_MS : 0 })
    isVlucht = false
  }

  function goed(nu: State): void {
    const wit = indeling.doelen[nu.opgave?.doel ?? 0]
    naVlucht(() => {
      if (wit) barst(...wit.midden, 9)
      veld.klopDoel(nu.opgave?.doel ?? 0)
      held.juich(1200)
    })
  }

  function fout(nu: State): void {
    naVlucht(() => {
      veld.schudDoel(nu.opgave?.doel ?? 0)
      held.schud(700)
    })
  }

  function feest(): void {
    held.juich(4000)
    veld.feest()
    prijzen.feest()
    for (const deel of [0.2, 0.5, 0.8]) barst(stage.w * deel, stage.h * 0.34, 12)
  }

  function opFx({ name, plek, y = 0 }: Extract<SpelEvent, { type: 'fx' }>, nu: State): void {
    const fx: Partial<Record<Fx, () => void>> = {
      open: bal.terug,
      terug: bal.terug,
      richt: () => veld.klopDoel(plek),
      trek: () => {
        bal.trek(y)
        naarVeer()
      },
      schiet: () => {
        naarVeer()
        bal.schiet(y)
      },
      flip: () => bal.hef(plek, true),
      zak: () => bal.hef(plek, false),
      vlieg: () => {
        isVlucht = true
        bal.vlieg(plek)
      },
      goed: () => goed(nu),
      fout: () => fout(nu),
    }
    fx[name]?.()
  }

  function show(nu: State): void {
    veld.show(nu)
    bal.show(nu)
    prijzen.show(nu.goed)
    stage.vuil()
  }

  show(state)
  return {
    show,
    speel: (event, nu) => {
      if (event.type === 'finish') feest()
      if (event.type === 'fx') opFx(event, nu)
      stage.vuil()
    },
  }
}
