import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Fx } from '@letterhaven/game-kit/regels/fx'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch, type Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { classify } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { druppel, kring, prikker, ster } from './paint-klein.ts'
import { park } from './paint-park.ts'
import { goudenBel } from './paint-wind.ts'
import { placeInWind } from './plaatsing.ts'
import { makeKikker } from './scene-kikker.ts'
import { makeLantaarns, VLUCHT_MS } from './scene-lantaarns.ts'
import { blowBelletjes, makeEenden, makeFontein } from './scene-vijver.ts'
import { makeWind } from './scene-wind.ts'
import { makeSchemer } from './scene-schemer.ts'
import { inSchemer } from './schemer.ts'
import { lichtjes, slotVan, type Slot, type State } from './stand.ts'
import { metWind } from './wind.ts'

interface Punt {
  readonly x: number
  readonly y: number
}

const KRINGEN = 3
/** When what is no word has come down again, in ms. */
const NEER_MS = 1150

/** How many stars there are in the sky at the end, for each of three bursts. */
const STERREN: Readonly<Record<Slot, number>> = { vol: 16, half: 5, leeg: 0 }

/** Returns where a bubble is, as nearly as the picture has to know. */
function belPunt({ opgave }: State, indeling: Indeling, plek: number): Punt | undefined {
  return opgave
    ? placeInWind(opgave, { ...indeling, letter: 'gewoon' }).find((plaats) => plaats.plek === plek)
    : undefined
}

/** Lays the pupil's own record on the roof of the bandstand: a golden bubble, the larger the longer that word was. */
function layRecord(stage: Stage, { tent: { x, y, k } }: Indeling, letters: number): void {
  if (letters === 0) return
  const r = (15 + Math.min(14, letters) * 2.2) * k
  stage.beeld(
    stage.textuur(() => goudenBel(r, stage.schaal)),
    { x, y: y - 208 * k - r },
  )
}

/** Makes what is left of bubbles: rings, drops and stars. */
function makeVonken(stage: Stage, { k, w, lucht }: Indeling, laag: Laag) {
  const spat = stage.textuur(() => druppel(stage.schaal))
  const ringen = stage.textuur(() => kring(stage.schaal))
  const sterren = stage.textuur(() => ster(stage.schaal))

  function ring(punt: Punt, maat: number, wacht: number): void {
    if (stage.rustig) return
    const b = stage.beeld(ringen, { ...punt, op: laag })
    b.visible = false
    stage.tweens.start(
      620,
      (deel) => {
        b.visible = true
        b.scale.set(k * (0.3 + maat * deel))
        b.alpha = 1 - deel
        if (deel === 1) b.weg()
      },
      { wacht },
    )
  }

  return {
    /** Two bubbles that meet, or part. */
    plop: (punt: Punt): void => {
      for (const [i, maat] of [0.9, 1.5].entries()) ring(punt, maat, i * 60)
      stage.barst(laag, spat, { ...punt, n: 12, snelheid: 230, leven: 620, omhoog: 60 })
    },
    /** A spare bubble that is popped for fun: a big splash. */
    knal: (punt: Punt): void => {
      for (const [i, maat] of [1.1, 1.7].entries()) ring(punt, maat, i * 70)
      stage.barst(laag, spat, { ...punt, n: 14, snelheid: 300, leven: 700, omhoog: 90 })
    },
    /** The whole bubble that bursts in its lantern, after its flight. */
    plof: (punt: Punt): void => {
      for (let i = 0; i < KRINGEN; i += 1) ring(punt, 1.1 + i * 0.7, VLUCHT_MS + i * 110)
      let klaar = false
      stage.tweens.start(VLUCHT_MS, (deel) => {
        if (deel < 1 || klaar) return
        klaar = true
        stage.barst(laag, spat, { ...punt, n: 22, snelheid: 330, leven: 800, omhoog: 110 })
        stage.barst(laag, sterren, { ...punt, n: 9, snelheid: 260, leven: 1100, omhoog: 150 })
      })
    },
    /** Stars round what comes to light. */
    schitter: (punt: Punt): void => {
      ring(punt, 1.4, 0)
      stage.barst(laag, sterren, { ...punt, n: 12, snelheid: 280, leven: 1200, omhoog: 140 })
    },
    /** Stars over the whole sky. */
    feest: (n: number): void => {
      if (n === 0) return
      for (const deel of [0.25, 0.5, 0.75])
        stage.barst(laag, sterren, {
          x: w * deel,
          y: lucht.y + lucht.h * 0.6,
          n,
          snelheid: 320,
          leven: 1500,
          omhoog: 180,
        })
    },
  }
}

/**
 * Paints the park and plays what happens in it. The layers from far to near: park, fountain, ducks, evening, lanterns,
 * hero, drops.
 */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const maat = { w: stage.w, h: stage.h, schaal: stage.schaal }
  const vast = classify(stage.w, stage.h)
  const isWind = metWind(state)
  const grond = stage.textuur(() => bak(maat, (g) => park(g, vast, state.trap)))
  stage.beeld(grond, { x: 0, y: 0, anker: 0 })
  const fontein = makeFontein(stage, vast)
  const { fly, hop, quack, raakbaar: eenden } = makeEenden(stage, vast)
  layRecord(stage, vast, state.vorigRecord ?? 0)
  const leap = makeKikker(stage, vast)
  const schemer = inSchemer(state) ? makeSchemer(stage, vast) : null
  const vlagen = stage.laag()
  const blow = isWind ? makeWind(stage, vast, vlagen) : null
  if (!isWind) blowBelletjes(stage, vast)
  const lampen = makeLantaarns(stage, vast, state.aantal)
  const held = makeHeld(stage, {
    soort,
    maat: vast.held.k,
    gereedschap: () => prikker(stage.schaal),
    greep: [0.5, 0.86],
  })
  held.plaats(vast.held.x, vast.held.y)
  const vonken = makeVonken(stage, vast, stage.laag())

  /** Points at a bubble with the ring. */
  function reik(punt: Punt): void {
    const { x, y, k } = vast.held
    const [dx, dy] = [punt.x - x, punt.y - y + 70 * k]
    const deel = Math.min(1, (104 * k) / Math.hypot(dx, dy))
    held.reik(x + dx * deel, y - 70 * k + dy * deel)
  }

  function goed(nu: State): void {
    held.juich(1900)
    const van = nu.opgave && belPunt(nu, vast, nu.opgave.los ?? -1)
    const naar = lampen.punt(lichtjes(nu) - 1)
    if (van) vonken.plop(van)
    if (naar) vonken.plof(naar)
    fontein.spuit(VLUCHT_MS)
    hop(VLUCHT_MS)
    schemer?.juich(nu, VLUCHT_MS)
  }

  /** An animal wakes with a shower of stars. */
  function wake(nu: State): void {
    const punt = schemer?.wake(nu)
    if (!punt) return
    reik(punt)
    held.juich(1500)
    vonken.schitter(punt)
  }

  function finish(nu: State): void {
    const slot = slotVan(nu)
    lampen.dim(slot, false)
    vonken.feest(STERREN[slot])
    if (slot === 'leeg') return
    held.juich(slot === 'vol' ? 5000 : 2400)
    if (slot === 'vol') fly()
  }

  function plop(nu: State, plek: number): void {
    const punt = belPunt(nu, vast, plek)
    if (!punt) return
    reik(punt)
    vonken.plop(punt)
  }

  function knal(nu: State, plek: number): void {
    const punt = belPunt(nu, vast, plek)
    if (!punt) return
    reik(punt)
    vonken.knal(punt)
  }

  /** Points at a bubble that comes near, and lets the fan blow at it. */
  function blowAt(nu: State, plek: number): void {
    const punt = belPunt(nu, vast, plek)
    if (!punt) return
    reik(punt)
    blow?.(punt)
  }

  /** The frog leaps from the bubble of all that is not of the word. */
  function leapFrom(nu: State, plek: number): void {
    const punt = belPunt(nu, vast, plek)
    if (!punt) return
    held.juich(2600)
    vonken.plop(punt)
    leap(punt)
  }

  const OP: Readonly<Partial<Record<Fx, (nu: State, plek: number) => void>>> = {
    leg: (nu, plek) => {
      plop(nu, plek)
      quack()
    },
    prik: plop,
    raak: knal,
    goed,
    hersteld: goed,
    // The ducks laugh when what is no word has come down again.
    fout: () => {
      held.schud(800)
      hop(NEER_MS)
    },
    stuur: blowAt,
    bel: wake,
    geheim: leapFrom,
    jaaa: () => fly(),
  }

  function show(nu: State, direct: boolean): void {
    lampen.show(lichtjes(nu), direct)
    fontein.rise(Math.min(1, lichtjes(nu) / nu.aantal), direct)
    schemer?.show(nu)
    stage.vuil()
  }

  const { vijver, tent, k } = vast
  const raakbaar: readonly Raakbaar[] = [
    ...eenden,
    { x: vijver.x, y: vijver.y - 16 * k, r: 48 * k, answer: () => fontein.spuit(0) },
    {
      x: vast.held.x,
      y: vast.held.y - 70 * vast.held.k,
      r: 80 * vast.held.k,
      answer: () => held.juich(700),
    },
    {
      x: tent.x,
      y: tent.y - 100 * tent.k,
      r: 84 * tent.k,
      answer: () => vonken.schitter({ x: tent.x, y: tent.y - 190 * tent.k }),
    },
  ]
  show(state, true)
  if (state.fase === 'klaar') lampen.dim(slotVan(state), true)
  return {
    show: (nu) => show(nu, false),
    touch: (punt) => touch(raakbaar, punt),
    speel: (event: SpelEvent, nu: State) => {
      if (event.type === 'finish') finish(nu)
      if (event.type === 'fx') OP[event.name]?.(nu, event.plek)
      stage.vuil()
    },
  }
}
