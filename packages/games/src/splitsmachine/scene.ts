import { raakBeeld } from '@letterhaven/game-kit/onderdelen/gebaar'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch } from '@letterhaven/game-kit/tekenen/raakbaar'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { plekkenVan } from './blokken.ts'
import { classify, layCel } from './indeling.ts'
import { linksVan, MAAL, vallenVan } from './malen.ts'
import { kruimelPlaat, meelPlaat } from './paint-klein.ts'
import { machinePlaat, portaalPlaat } from './paint-machine.ts'
import { uitzichtPlaat, wandPlaat } from './paint-zolder.ts'
import { paletVan } from './palet.ts'
import { makeBrood } from './scene-brood.ts'
import { makeHeld } from './scene-held.ts'
import { makeKat } from './scene-kat.ts'
import { makeMolen } from './scene-molen.ts'
import { makeZakken, VUL } from './scene-zakken.ts'
import { aantalZakken, gedraaid, type State } from './stand.ts'
import { zonderLetters } from './verborgen.ts'
import { WIELEN } from './wielen.ts'

/** The flour that runs from one stone: how many flakes, how they follow each other, and their arc. */
const STROOM = { n: 9, ms: 460, stap: 44, boog: 46 } as const

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
    kruimel: stage.textuur(() => kruimelPlaat(schaal)),
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

  /** Lets crumbs fly where each knife comes down. */
  function crumble(nu: State): void {
    const { opgave } = zonderLetters(nu)
    if (!opgave) return
    const { blokken, sneden } = opgave
    const plekken = plekkenVan(blokken)
    const { cel } = layCel(indeling, plekken.at(-1) ?? 1, readTekstschaal())
    const links = linksVan(blokken, cel, indeling)
    const { y, h: hoog } = indeling.band
    for (const gat of sneden)
      stage.barst(vonken, tex.kruimel, {
        x: links + (plekken[gat] ?? 0) * cel,
        y: y + hoog * 0.3,
        n: 9,
        snelheid: 190 * indeling.k,
        omhoog: 190 * indeling.k,
        zwaarte: 900,
        leven: 700,
      })
  }

  /** Lets flour run from a stone into the newest sack. */
  function pour(nr: number, [naarX, naarY]: readonly [number, number]): void {
    const steen = indeling.stenen[nr]
    if (!steen || stage.rustig) return
    const van = { x: steen.x, y: steen.y + steen.r * 0.7 }
    for (let i = 0; i < STROOM.n; i += 1) {
      const vlok = stage.beeld(tex.meel, { ...van, op: vonken })
      vlok.visible = false
      stage.tweens.start(
        STROOM.ms,
        (u) => {
          vlok.visible = u < 1
          vlok.set(
            van.x + (naarX - van.x) * u,
            van.y + (naarY - van.y) * u - Math.sin(u * Math.PI) * STROOM.boog * indeling.k,
          )
          if (u === 1) vlok.weg()
        },
        { wacht: i * STROOM.stap, verloop: VERLOPEN.recht },
      )
    }
  }

  /** Lets every piece fall into its stone, and the flour of all of them fill a sack. */
  function mill(nu: State): void {
    held.juich(1500)
    molen.hak()
    later(260, () => burst('ster', w / 2, indeling.band.y + indeling.band.h / 2))
    const mond = zakken.mond(aantalZakken(nu) - 1)
    for (const val of nu.opgave ? vallenVan(nu.opgave) : []) {
      if (!val) continue
      later(val.wacht + MAAL.val, () => {
        molen.maal(val.steen)
        puff([val.steen])
        pour(val.steen, mond)
      })
    }
    later(VUL.wacht + VUL.ms * 0.6, () => burst('meel', ...mond))
  }

  const laatsteWiel = ({ opgave }: State): number => {
    const wiel = opgave?.wielen?.ligt.findLast((ligt) => ligt !== null)
    return wiel ? WIELEN.indexOf(wiel) : 0
  }

  const GEBEURT: Readonly<Record<string, (nu: State, plek: number) => void>> = {
    stamp: (nu) => {
      held.trek()
      molen.hak()
      later(120, () => crumble(nu))
      later(200, () => burst('meel', w / 2, indeling.band.y + indeling.band.h * 0.8))
    },
    leg: (nu) =>
      later(340, () => {
        molen.maal(laatsteWiel(nu))
        puff([laatsteWiel(nu)])
      }),
    samen: (_, plek) => {
      held.trek()
      molen.hak()
      molen.maal(plek)
      puff([plek])
    },
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
    if (event.type === 'fx') GEBEURT[event.name]?.(nu, event.plek)
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
          ...indeling.stenen.map((steen, nr) =>
            raakBeeld(steen, {
              r: steen.r,
              answer: () => {
                molen.maal(nr)
                puff([nr])
              },
            }),
          ),
          raakBeeld(raam, { r: raam.r, answer: () => molen.hak() }),
        ],
        punt,
      ),
  }
}
