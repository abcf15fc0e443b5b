import { raakBeeld } from '@letterhaven/game-kit/onderdelen/gebaar'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch } from '@letterhaven/game-kit/tekenen/raakbaar'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { classify } from './indeling.ts'
import { meelPlaat } from './paint-klein.ts'
import { machinePlaat, portaalPlaat } from './paint-machine.ts'
import { uitzichtPlaat, wandPlaat } from './paint-zolder.ts'
import { paletVan } from './palet.ts'
import { makeBrood } from './scene-brood.ts'
import { makeHeld } from './scene-held.ts'
import { makeKat } from './scene-kat.ts'
import { makeMolen } from './scene-molen.ts'
import { makeZakken } from './scene-zakken.ts'
import { aantalZakken, gedraaid, type State } from './stand.ts'
import { WIELEN } from './wielen.ts'

/** Paints the mill and plays what happens in it. From far to near: sails, wall, hero, belt, stones, sacks, and flour. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const { w, h, schaal } = stage
  const indeling = classify(w, h)
  const palet = paletVan(state.trap, state.groep)
  const doek = { w, h, schaal }
  const addPlaat = (schilder: typeof wandPlaat): void => {
    const plaat = stage.textuur(() => schilder(doek, indeling, palet))
    stage.beeld(plaat, { x: 0, y: 0, anker: 0 })
  }
  addPlaat(uitzichtPlaat)
  const buiten = stage.laag()
  addPlaat(wandPlaat)
  const wand = stage.laag()
  const achter = stage.laag()
  addPlaat(machinePlaat)
  const onder = stage.laag()
  const molen = makeMolen(stage, indeling, {
    buiten,
    wand,
    onder,
    isNacht: palet.isNacht === true,
  })
  addPlaat(portaalPlaat)
  // On a low screen the miller stands before the belt, and not behind it.
  const bij = indeling.isLaag ? stage.laag() : achter
  const held = makeHeld(stage, indeling, { soort, op: bij })
  const zakken = makeZakken(stage, indeling, stage.laag())
  const kat = makeKat(stage, indeling, stage.laag())
  const vonken = stage.laag()
  const brood = makeBrood(stage, indeling, stage.laag())
  const tex = {
    ster: stage.textuur(() => sterPlaat(schaal)),
    meel: stage.textuur(() => meelPlaat(schaal)),
  }

  const later = (wacht: number, perform: () => void): void =>
    stage.tweens.start(1, perform, { wacht })

  const burst = (wat: keyof typeof tex, x: number, y: number): void =>
    stage.barst(vonken, tex[wat], {
      x,
      y,
      n: wat === 'ster' ? 10 : 9,
      snelheid: (wat === 'ster' ? 260 : 150) * indeling.k,
      leven: 950,
      omhoog: wat === 'ster' ? 150 : 70,
      schaal: Math.max(0.7, indeling.k),
    })

  /** Lets flour come off the stones, of one of them or of all. */
  const puff = (welke: readonly number[]): void => {
    for (const nr of welke) {
      const steen = indeling.stenen[nr]
      if (steen) burst('meel', steen.x, steen.y - steen.r * 0.4)
    }
  }

  function mill(): void {
    held.juich(1500)
    molen.hak()
    later(300, () => puff([0, 1, 2]))
    later(420, () => burst('ster', w / 2, indeling.band.y + indeling.band.h / 2))
  }

  const laatsteWiel = ({ opgave }: State): number => {
    const wiel = opgave?.wielen?.ligt.findLast((ligt) => ligt !== null)
    return wiel ? WIELEN.indexOf(wiel) : 0
  }

  const GEBEURT: Readonly<Record<string, (nu: State) => void>> = {
    stamp: () => {
      held.trek()
      molen.hak()
      later(260, () => burst('meel', w / 2, indeling.band.y + indeling.band.h * 0.8))
    },
    leg: (nu) => puff([laatsteWiel(nu)]),
    goed: mill,
    hersteld: mill,
    fout: () => held.schud(900),
    dicht: () => held.schud(600),
    spuug: () => held.schud(500),
    bots: () => kat.bounce(),
    geheim: () => kat.ride(),
    jaaa: () => {
      molen.jaaa()
      held.juich(3600)
      for (const wacht of [0, 700, 1400]) later(wacht, () => puff([0, 1, 2]))
      later(200, () => burst('ster', indeling.raam.x, indeling.raam.y))
    },
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu)
    if (event.type === 'finish' && aantalZakken(nu) > 0) {
      molen.jaaa()
      for (const wacht of [300, 800, 1300]) later(wacht, () => burst('ster', w / 2, h * 0.7))
    }
    stage.vuil()
  }

  function show(nu: State): void {
    const hier = nu.opgave ?? nu.vorige
    molen.show(gedraaid(nu))
    zakken.show(aantalZakken(nu), hier?.koorden ?? [])
    kat.show(hier?.bal ?? 0)
    brood.show(nu.fase === 'klaar' ? [...nu.gelukt, ...nu.hersteld] : null)
    stage.vuil()
  }

  show(state)
  const { raam } = indeling
  return {
    show,
    speel: play,
    touch: (punt) =>
      touch(
        [
          ...molen.raakbaar,
          ...kat.raakbaar,
          raakBeeld(raam, { r: raam.r, answer: () => molen.hak() }),
        ],
        punt,
      ),
  }
}
