import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { raakBeeld, sway } from '@letterhaven/game-kit/onderdelen/gebaar'
import { addWolken } from '@letterhaven/game-kit/onderdelen/wolken'
import { touch } from '@letterhaven/game-kit/tekenen/raakbaar'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { classify } from './indeling.ts'
import { popPlaat } from './paint-pop.ts'
import { druppelPlaat, kluitPlaat } from './paint-klein.ts'
import { hemelPlaat, landPlaat } from './paint-veld.ts'
import { paletVan } from './palet.ts'
import { makeBloemen } from './scene-bloemen.ts'
import { makeHeld } from './scene-held.ts'
import { addLeven } from './scene-leven.ts'
import { makeLaars } from './scene-laars.ts'
import { makeMol } from './scene-mol.ts'
import { makeOogst } from './scene-oogst.ts'
import { makeRij } from './scene-rij.ts'
import { makeSoep } from './scene-soep.ts'
import { aantalOogst, type State } from './stand.ts'

/** Where clouds drift: fractions of the width and of the sky, and how wide they are, unscaled. */
const WOLKEN = [
  [0.1, 0.5, 190],
  [0.46, 0.3, 130],
  [0.7, 0.62, 150],
] as const

/** Returns how many carrots were done with before the one of now. */
const gedaanVan = ({ goed, fout, fase, poging }: State): number =>
  goed + fout - (fase === 'kijken' || (fase === 'spelen' && poging > 1) ? 1 : 0)

/** Paints the field and plays what happens on it. From far to near: hills, scarecrow, pot, hero, carrots, and what flies. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const { w, h, schaal } = stage
  const indeling = classify(w, h)
  const { grond, k, pop } = indeling
  const doek = { w, h, schaal }
  const addPlaat = (schilder: typeof landPlaat): void => {
    const plaat = stage.textuur(() => schilder(doek, indeling, state.trap))
    stage.beeld(plaat, { x: 0, y: 0, anker: 0 })
  }
  addPlaat(hemelPlaat)
  const plekken = WOLKEN.map(
    ([x, y, breed]) => [x * w, y * grond, breed * Math.max(0.6, k)] as const,
  )
  for (const wolk of addWolken(stage, plekken, paletVan(state.trap).wolk))
    wolk.alpha = state.trap === 3 ? 0.3 : 0.85
  addPlaat(landPlaat)
  const verschrikker = stage.beeld(
    stage.textuur(() => popPlaat(pop.s, schaal, state.trap === 3)),
    { x: pop.x, y: pop.y, anker: [0.5, 0.97] },
  )
  const leven = addLeven(stage, indeling, { op: stage.laag(), trap: state.trap })
  const oogst = makeOogst(stage, indeling, stage.laag())
  const bloemen = state.trap === 2 ? makeBloemen(stage, indeling, stage.laag()) : null
  const achter = stage.laag()
  const rij = makeRij(stage, indeling, { aantal: state.aantal, op: stage.laag() })
  const held = makeHeld(stage, indeling, { soort, op: achter, voor: stage.laag() })
  const mol = state.trap === 3 ? makeMol(stage, indeling, stage.laag()) : null
  const laars = makeLaars(stage, indeling, stage.laag())
  const soep = makeSoep(stage, indeling, stage.laag())
  const vonken = stage.laag()
  const tex = {
    ster: stage.textuur(() => sterPlaat(schaal)),
    kluit: stage.textuur(() => kluitPlaat(schaal)),
    druppel: stage.textuur(() => druppelPlaat(schaal)),
  }

  const later = (wacht: number, perform: () => void): void =>
    stage.tweens.start(1, perform, { wacht })

  const burst = (wat: keyof typeof tex, n: number, omhoog: number): void =>
    stage.barst(vonken, tex[wat], {
      x: w / 2,
      y: grond - 6,
      n,
      snelheid: 250 * k,
      leven: 1000,
      omhoog,
    })

  /** Soup splashes where a carrot falls in. */
  const splash = (): void =>
    stage.barst(vonken, tex.druppel, {
      ...oogst.midden,
      n: 8,
      snelheid: 150 * k,
      leven: 700,
      omhoog: 120,
    })

  function harvest(nu: State): void {
    held.juich(1700)
    burst('ster', 12, 140)
    oogst.fly(() => {
      oogst.show(aantalOogst(nu), nu.aantal)
      splash()
    })
  }

  const GEBEURT: Readonly<Record<string, (nu: State, plek: number) => void>> = {
    spring: () => {
      rij.leap()
      held.plof()
      burst('kluit', 14, 190)
    },
    goed: harvest,
    hersteld: harvest,
    prik: () => burst('kluit', 5, 60),
    leg: () => burst('ster', 4, 60),
    fout: () => held.schud(900),
    was: () => burst('druppel', 10, 60),
    spuug: () => burst('druppel', 5, 120),
    flits: () => mol?.peek(),
    bots: () => laars.pull(),
    geheim: () => laars.open(),
    jaaa: () => oogst.erupt(() => burst('kluit', 16, 240)),
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu, event.plek)
    if (event.type === 'finish' && aantalOogst(nu) > 0)
      for (const wacht of [0, 400, 800]) later(wacht, () => burst('ster', 10, 200))
    stage.vuil()
  }

  /** Shows what stays from word to word: the soup, flowers and the boot. */
  function showVeld({ opgave, vorige, fase, goed, hersteld, aantal }: State): void {
    const hier = opgave ?? vorige
    if (fase !== 'kijken') oogst.show(aantalOogst({ goed, hersteld }), aantal)
    bloemen?.show(hier?.nat ?? [])
    laars.show(hier?.laars ?? 0)
  }

  function show(nu: State): void {
    const isUit = nu.opgave?.isUit === true
    const isKlaar = nu.fase === 'klaar'
    rij.show(isUit || isKlaar, gedaanVan(nu))
    held.grijp(isKlaar ? 'lucht' : isUit ? 'wortel' : 'loof')
    showVeld(nu)
    soep.show(isKlaar ? aantalOogst(nu) / nu.aantal : null)
    stage.vuil()
  }

  show(state)
  return {
    show,
    speel: play,
    touch: (punt) =>
      touch(
        [
          ...leven,
          raakBeeld(
            { x: pop.x, y: pop.y - 110 * pop.s },
            { r: 60 * pop.s, answer: () => sway(stage, verschrikker, { hoek: 0.12 }) },
          ),
        ],
        punt,
      ),
  }
}
