import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch, type Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { groeiVan } from './groei.ts'
import { PLAT } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { topping, TOPPINGS } from './paint-beleg.ts'
import { pizza as pizzaPlaat } from './paint-pizza.ts'
import { raakKok } from './raak.ts'
import { koksbuis, koksmuts, KOKSMOUW, pollepel } from './paint-kok.ts'
import { makeBroodmuis } from './scene-broodmuis.ts'
import { buiten, hangers, keuken, lampen, muisje, recordSter, vuur } from './scene-keuken.ts'
import { makeKlanten } from './scene-klanten.ts'
import { makeBeleg, makeKommen } from './scene-kommen.ts'
import { komVan, makePizza, SOORTEN, soortVan } from './scene-pizza.ts'
import { makeStraatbeeld } from './scene-straat.ts'
import { makeTouw } from './scene-touw.ts'
import { makeVonken } from './scene-vonken.ts'
import {
  dampendePunten,
  gastVan,
  gevoed,
  isGebracht,
  isGetypt,
  isOnderweg,
  KIEST_VANAF,
  pottenVan,
  slotVan,
} from './stand.ts'
import type { State } from './stand.ts'
import { indelingVan } from './straat-plek.ts'

const VLUCHT_MS = 330
/** How many bowls there are before the first word comes. */
const EERST_KOMMEN = 8

/** The reach of the cook's arm, unscaled, and the height of the shoulder. */
const ARM = 112
const SCHOUDER_Y = -70

/** Returns a point in the direction of a slice, at most an arm's length away. */
function reikwijdte({ held: { x, k }, toog }: Indeling, [nx, ny]: Punt): Punt {
  const [sx, sy] = [x + 24 * k, toog + SCHOUDER_Y * k]
  const ver = Math.hypot(nx - sx, ny - sy)
  const deel = Math.min(1, (ARM * k) / ver)
  return [sx + (nx - sx) * deel, sy + (ny - sy) * deel - 24 * k]
}

/** When a guest begins to eat, in ms: as soon as the pizza is at the window, or comes out of the oven. */
const EET_MS = { gebracht: 350, hersteld: 1500, gebakken: 880 } as const

function eetNa({ opgave, poging }: State): number {
  if (!opgave?.straat) return EET_MS.gebakken
  return poging > 1 ? EET_MS.hersteld : EET_MS.gebracht
}

/** Returns the slices that steam on the board: of a pizza that was brought none is seen. */
const dampendOp = (staat: State): readonly number[] =>
  isGebracht(staat) ? [] : dampendePunten(staat)

interface Lagen {
  readonly achter: Laag
  readonly stoom: Laag
  readonly voor: Laag
  readonly gasten: Laag
  readonly happen: Laag
}

/** Makes what grows as soon as it has come; until then nothing does. */
function makeGroei(stage: Stage, vast: Indeling, delen: Lagen & { readonly held: HeldSoort }) {
  const { schaal } = stage
  const build = () =>
    groeiVan()?.makeGroei(stage, vast, {
      ...delen,
      oud: TOPPINGS,
      topping: (teken) => topping(teken, schaal),
      pizza: (punten) => pizzaPlaat(vast.pizza.r, punten, schaal),
      plat: PLAT,
    })
  let er: ReturnType<typeof build>
  return () => (er ??= build())
}

/** Makes the cook, who is the pupil's own hero. */
function makeKok(stage: Stage, { held: { x, k }, toog }: Indeling, soort: HeldSoort) {
  const kok = makeHeld(stage, {
    soort,
    maat: k,
    gereedschap: () => pollepel(stage.schaal),
    greep: [0.5, 0.2],
    werk: { lijf: koksbuis, mouw: KOKSMOUW, hoed: () => koksmuts(stage.schaal) },
  })
  kok.plaats(x, toog - 1)
  return kok
}

/**
 * Paints the kitchen and plays what happens in it. The layers from far to near: street, guests, kitchen, pizza, cook,
 * bowls.
 */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const getypt = isGetypt(state)
  const isNacht = state.trap === KIEST_VANAF
  const vast = { ...indelingVan(stage, getypt ? 'blad' : SOORTEN, state.trap), isNacht }
  const opStraat = vast.straat ? { ...vast, straat: vast.straat } : null
  const straat = opStraat && makeStraatbeeld(stage, opStraat, soort)
  if (!straat) buiten(stage, vast)
  const gasten = stage.laag()
  const spullen = keuken(stage, vast)
  const klanten =
    straat ?? makeKlanten(stage, vast, { op: gasten, held: soort, nummer: gastVan(state) })
  const fik = vuur(stage, vast)
  const lichten = lampen(stage, vast)
  recordSter(stage, vast, state)
  const dingen = [...spullen, ...hangers(stage, vast), ...muisje(stage, vast)]
  const achter = stage.laag()
  const beleg = makeBeleg(stage)
  const touw = opStraat && makeTouw(stage, opStraat)
  const happen = straat ? stage.laag() : gasten
  const pizza = makePizza(stage, vast, beleg)
  touw?.hang(pizza)
  const broodmuis = makeBroodmuis(stage, vast, { op: stage.laag(), pizza })
  const kok = makeKok(stage, vast, soort)
  const setKommen = getypt ? () => vast : makeKommen(stage, vast)
  let indeling = setKommen(EERST_KOMMEN, 0, false)
  const stoom = stage.laag()
  const voor = stage.laag()
  const vonken = makeVonken(stage, vast, voor)
  const groei = makeGroei(stage, vast, { achter, stoom, voor, gasten, happen, held: soort })
  let gast = gastVan(state)
  let laatst = state

  /** Lets a topping fly from its bowl to its slice. */
  function lay(plek: number, staat: State): void {
    const { opgave } = staat
    if (!opgave || stage.rustig) return
    const { kommen, punten } = opgave
    const deel = opgave.ligt[plek] ?? ''
    const bron = indeling.kommen[komVan(kommen, deel)]
    const [nx, ny] = pizza.plek(punten, plek)
    // What is typed falls from above the pizza.
    const vx = bron ? bron.x + bron.w / 2 : nx
    const vy = bron ? bron.y + bron.h * 0.3 : ny - vast.pizza.r
    kok.reik(...reikwijdte(vast, [nx, ny]))
    const b = stage.beeld(beleg(soortVan(kommen, deel), staat), { x: vx, y: vy, op: voor })
    b.scale.set(Math.min(1, vast.pizza.r / 130))
    const fly = (ver: number): void => {
      b.set(vx + (nx - vx) * ver, vy + (ny - vy) * ver - Math.sin(ver * Math.PI) * 70)
      b.rotation = ver * 4
      if (ver >= 1) b.weg()
    }
    stage.tweens.start(VLUCHT_MS, fly, { verloop: VERLOPEN.uit })
  }

  function goed(nu: State): void {
    kok.juich(1700)
    const komt = eetNa(nu)
    klanten.juich(komt)
    groei()?.hap.eet(klanten.eter(), { komt, gast: gastVan(nu), gevoed: gevoed(nu) })
    if (touw) touw.eet(komt)
    else {
      pizza.bak()
      fik.laai()
    }
    vonken.goed()
  }

  function fout(nu: State): void {
    kok.schud(800)
    klanten.schud()
    groei()?.hap.proef(klanten.eter(), gastVan(nu) + nu.poging)
    if (!touw) pizza.schud()
  }

  function feest(nu: State): void {
    const slot = slotVan(nu)
    if (slot === 'leeg') return
    kok.juich(slot === 'vol' ? 4000 : 1500)
    klanten.juich(slot === 'vol' ? 4000 : 1500)
    vonken.feest(slot === 'vol')
  }

  const GEBEURT: Readonly<Record<string, (nu: State, plek: number) => void>> = {
    leg: (nu, plek) => lay(plek, nu),
    goed,
    hersteld: goed,
    fout,
    herstel: () => groei()?.hap.clear(),
    jaaa: (_nu, pot) => groei()?.open(pot),
    geheim: () => {
      broodmuis.speel()
      klanten.juich(2400)
    },
    bak: () => {
      broodmuis.stop()
      if (touw) fik.laai()
    },
    raam: (_nu, plek) => straat?.nee(plek),
    dicht: () => kok.schud(500),
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'finish') feest(nu)
    if (event.type === 'fx') GEBEURT[event.name]?.(nu, event.plek)
    stage.vuil()
  }

  function show(nu: State): void {
    laatst = nu
    const dit = gastVan(nu)
    if (dit !== gast || nu.fase === 'klaar') groei()?.hap.clear()
    gast = dit
    const aantal = nu.opgave?.kommen.length ?? indeling.kommen.length
    indeling = setKommen(aantal, pottenVan(nu), isOnderweg(nu))
    klanten.naar(dit)
    straat?.show(nu)
    pizza.show(nu)
    touw?.show(nu)
    groei()?.damp(dampendOp(nu).map((punt) => pizza.plek(nu.opgave?.punten ?? 1, punt)))
    lichten.show(nu.goed, nu.aantal)
    groei()?.show(pottenVan(nu), nu.fase === 'klaar' ? slotVan(nu) : null)
    stage.vuil()
  }

  /** Returns what can be touched: cook, things, and the guest at the window of the kitchen. */
  function raakbaar(): readonly Raakbaar[] {
    const { x, y, maat } = klanten.eter()
    const wie = { x, y, r: Math.max(32, 70 * maat), answer: () => klanten.juich(900) }
    return [raakKok(kok, vast.held.k), ...dingen, ...(straat ? [] : [wie])]
  }

  show(state)
  let wacht = groei() === undefined
  stage.opFrame(() => {
    if (!wacht || !groei()) return
    wacht = false
    show(laatst)
  })
  return {
    show,
    speel: play,
    touch: (punt) => laatst.fase !== 'klaar' && touch(raakbaar(), punt),
  }
}
