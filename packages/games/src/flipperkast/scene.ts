import type { Fx } from '@letterhaven/game-kit/regels/fx'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { touch } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { metTrein } from './achtbaan.ts'
import { rijenVan } from './gat.ts'
import { classify, lampenVan, ringVan } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { LAMPEN } from './paint-kermis.ts'
import { snipper, ster } from './paint-klein.ts'
import { hogeHoed, jas, JASMOUW, toverstaf } from './paint-spullenbaas.ts'
import { opRij, callFor, vonkenVan } from './roep.ts'
import type { Input } from './rules.ts'
import { makeBal, RIT_MS, VLUCHT_MS } from './scene-bal.ts'
import { makeVeld } from './scene-kast.ts'
import { makeAvond, makeKermis, makePrijzen, makeVoorgrond } from './scene-kermis.ts'
import { makeLampen } from './scene-lampen.ts'
import { raakbaarVan } from './scene-raak.ts'
import { makeRoep } from './scene-roep.ts'
import { makeTrein } from './scene-trein.ts'
import { makeUil } from './scene-uil.ts'
import { aantalGoed, lichtVan } from './stand.ts'
import type { State } from './stand.ts'

/** How far apart the rockets of the end are, in ms. */
const VUUR_MS = 420

/** So often in a row a ball is kept up till it is called. */
const ROEP_OM = 5

/** How many balls a full ring brings. */
const RINGBALLEN = 2

/** Makes the pupil's animal in a tailcoat beside the cabinet, where there is room for it. */
function makeBaas(
  stage: Stage,
  { held: plaats }: Indeling,
  soort: Parameters<typeof makeHeld>[1]['soort'],
) {
  if (!plaats) return null
  const { x, y, maat } = plaats
  const held = makeHeld(stage, {
    soort,
    maat,
    gereedschap: () => toverstaf(stage.schaal),
    greep: [0.5, 0.8],
    werk: { lijf: jas, mouw: JASMOUW, hoed: () => hogeHoed(stage.schaal) },
  })
  held.plaats(x, y)
  held.laag.scale.set(-1, 1)
  return {
    juich: held.juich,
    schud: held.schud,
    /** The animal is mirrored, so what it reaches for lies on its other side. */
    point: ([px, py]: readonly [number, number]): void => held.reik(2 * x - px, py),
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
 * Paints the fair and the cabinet, and plays what happens. From far to near: fair, stall, evening, cabinet, lamps, balls,
 * sparks, hero, balloons.
 */
export function mountScene({
  stage,
  state,
  held: soort,
  send,
}: SceneOpties<State, Input>): Scene<State> {
  const indeling = classify(stage.w, stage.h, rijenVan(state.groep))
  makeKermis(stage, indeling, state.trap)
  const prijzen = makePrijzen(stage, indeling, state.aantal)
  const light = makeAvond(stage, indeling)
  const veld = makeVeld(stage, indeling, { begin: state, soort })
  const trein = metTrein(state) ? makeTrein(stage, indeling) : null
  const lampen = makeLampen(stage, indeling)
  const bal = makeBal(stage, indeling, {
    send,
    opBots: (nummer, extra) => {
      veld.klopBumper(nummer)
      send({ type: 'bots', plek: nummer, extra })
    },
    opSlag: (x, y) => barst(x, y, 5),
    opRij: (keer) => keer > 0 && keer % ROEP_OM === 0 && roep(`${keer}× hoog!`, GOUD),
  })
  const uil = makeUil(stage, indeling)
  const barst = makeVonken(stage)
  const roep = makeRoep(stage, indeling)
  const baas = makeBaas(stage, indeling, soort)
  const voorgrond = makeVoorgrond(stage, indeling)
  let vlucht = 0
  let nummer: number = state.nummer

  function naVlucht(perform: () => void): void {
    stage.tweens.start(1, perform, { wacht: vlucht })
    vlucht = 0
  }

  function knockAll(): void {
    for (const nummer of indeling.bumpers.keys()) veld.klopBumper(nummer)
  }

  function goed(nu: State): void {
    const plekken = lampenVan(indeling, nu.opgave?.regel.length ?? 0)
    naVlucht(() => {
      const dubbel = nu.opgave?.gereden ? 2 : 1
      const vonken = vonkenVan(nu.oordelen)
      for (const { midden } of plekken)
        barst(...midden, Math.ceil((vonken * dubbel) / plekken.length))
      roep(callFor(bal.rit(), nu.oordelen), GOUD)
      lampen.loop()
      // Who has a row of right words makes all that live in the field hop.
      if (opRij(nu.oordelen) > 1) knockAll()
      baas?.juich(1200)
      if (!nu.opgave?.kant) return
      trein?.rijd()
      // Who was chosen brings a ball along, and so do the others in the train.
      if (trein) bal.multibal(nu.opgave.wagens.length + 1)
    })
  }

  function fout(): void {
    naVlucht(() => {
      lampen.rek()
      bal.duizel()
      roep('Boing!', '#ff9ac0')
      knockAll()
      baas?.schud(700)
    })
  }

  function jaaa(): void {
    bal.multibal()
    baas?.juich(2200)
    veld.feest()
    barst(stage.w / 2, indeling.veld.boven + 40 * indeling.k, 14)
  }

  /** Ends the evening: with as many rockets as words burn, and none where nothing does. */
  function feest(nu: State): void {
    const raketten = Math.round(lichtVan(nu) * 9)
    if (aantalGoed(nu) === 0) return
    baas?.juich(4000)
    prijzen.feest()
    if (lichtVan(nu) >= 1) veld.feest()
    for (let i = 0; i < raketten; i += 1)
      stage.tweens.start(
        1,
        () =>
          barst(stage.w * (0.12 + ((i * 0.37) % 0.78)), stage.h * (0.2 + ((i * 0.23) % 0.3)), 9),
        { wacht: i * VUUR_MS },
      )
  }

  const GEBEURT: Partial<Record<Fx, (nu: State, plek: number) => void>> = {
    open: bal.verder,
    herstel: bal.terug,
    terug: bal.terug,
    leg: (nu) => {
      bal.clear()
      const [laatste] = lampenVan(indeling, nu.opgave?.regel.length ?? 0).slice(-1)
      if (laatste) baas?.point(laatste.midden)
    },
    flip: (_, plek) => bal.hef(plek, true),
    zak: (_, plek) => bal.hef(plek, false),
    schiet: (_, plek) => bal.schiet(plek),
    raak: (_, plek) => lampen.klop(plek),
    vlieg: () => {
      vlucht = VLUCHT_MS
      bal.vlieg()
    },
    rijd: (nu, plek) => {
      vlucht = nu.gegeven === null ? 0 : RIT_MS.gegeven + VLUCHT_MS
      bal.rijd(plek)
    },
    samen: () => {
      const [x, y] = ringVan(indeling)
      bal.multibal(RINGBALLEN)
      veld.feest()
      baas?.juich(1600)
      barst(x, y, 16)
    },
    klim: (_, keer) => {
      roep(`Record: ${keer}×!`, '#9be27a')
      barst(...indeling.wacht, 10)
      baas?.juich(1000)
    },
    bel: () => uil?.schrik(),
    geheim: () => {
      uil?.vlieg()
      baas?.juich(3000)
      if (indeling.uil) barst(...indeling.uil.midden, 8)
    },
    goed,
    hersteld: goed,
    fout,
    jaaa,
  }

  const raken = {
    knock: (bumper: number): void => {
      veld.klopBumper(bumper)
      const bol = indeling.bumpers[bumper]
      if (bol) barst(...bol.midden, 3)
      // It is only heard.
      send({ type: 'bots', plek: bumper, extra: true })
    },
    bob: bal.bob,
    cheer: () => baas?.juich(900),
    prizes: prijzen.feest,
    rest: [...(trein?.raakbaar ?? []), ...voorgrond],
  }

  function show(nu: State): void {
    nummer = nu.nummer
    veld.show(nu)
    trein?.show(nu)
    lampen.show(nu)
    bal.show(nu)
    uil?.show(nu)
    prijzen.show(aantalGoed(nu))
    light(lichtVan(nu))
    stage.vuil()
  }

  show(state)
  return {
    show,
    touch: (punt) => touch(raakbaarVan(indeling, nummer, raken), punt),
    speel: (event, nu) => {
      if (event.type === 'finish') feest(nu)
      if (event.type === 'fx') GEBEURT[event.name]?.(nu, event.plek)
      stage.vuil()
    },
  }
}
