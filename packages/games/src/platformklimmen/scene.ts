import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import type { Indeling } from './indeling.ts'
import { drawVogel, drawWolk } from './paint-lucht.ts'
import { metLift } from './klim.ts'
import { bovenaan, metMolen } from './molen.ts'
import { drawRomp } from './paint-molen.ts'
import { drawZijde } from './paint-toren.ts'
import { KLOK } from './rules.ts'
import { eindeVan, paintEinde } from './scene-eind.ts'
import { makeBordje, makeHemel } from './scene-hemel.ts'
import { makeKlimmer } from './scene-klimmer.ts'
import { makeDraak } from './scene-draak.ts'
import { makeLampions, makeLift } from './scene-lift.ts'
import { makeBakkerij } from './scene-bakkerij.ts'
import { makeMolen, makeMolenland } from './scene-molen.ts'
import { makeRichels } from './scene-richels.ts'
import { makeSlinger } from './scene-slinger.ts'
import { makeToren } from './scene-toren.ts'
import { makeVerte } from './scene-verte.ts'
import { makeVogels } from './scene-vogel.ts'
import { makeWind } from './scene-wind.ts'
import type { Plek } from './route.ts'
import { gemaakteVan } from './verhaal.ts'
import { isVrij, type Input, type State } from './verdieping.ts'
import { layVloer } from './vloer.ts'

const JUICH_MS = 1500
/** How long the hero is glad of a jump. */
const HUP_MS = 450
/** When the tower sinks by a floor, after the hero has crossed the bridge, and how long that takes. */
const ZAK = { wacht: 880, ms: 900 } as const
/** The lift is on its way as soon as the hero hangs from it. */
const LIFT = { wacht: 520, ms: 1150 } as const

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

/** Returns how far along the bridge the odd word is, 0…1. */
const plekIn = ({ item, opgave }: State): number =>
  ((opgave?.gelegd.length ?? 0) + 0.5) / Math.max(1, item?.woorden.length ?? 1)

/** Returns what tells one floor from the next, and from itself while it is mended. */
const vloerVan = ({ item, poging }: State): string => `${item?.id ?? ''} ${poging}`

/** Paints the tower and plays what happens on it: sky, sides, flags, ledges, hero. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State, Input>): Scene<State> {
  let indeling = layVloer(state, stage.w, stage.h)
  let vloer = ''
  const isMolen = metMolen(state)
  const isLift = metLift(state) && !isMolen
  const hemel = makeHemel(stage, indeling, state.trap)
  if (isMolen) makeMolenland(stage, indeling, hemel.laag)
  else if (!isLift) makeLeven(stage, indeling)
  const toren = makeToren(stage, indeling, isMolen ? drawRomp : drawZijde)
  const bakkerij = isMolen ? makeBakkerij(stage, indeling) : null
  const molen = isMolen ? makeMolen(stage, indeling) : null
  const draak = makeDraak(stage, indeling)
  const bordje = makeBordje(stage, indeling)
  const richels = makeRichels(stage, indeling)
  const lift = isLift ? makeLift(stage, indeling) : null
  if (isLift) makeLampions(stage, indeling)
  const eindlaag = stage.laag()
  let isAf = false
  let isBegonnen = false
  const slinger = makeSlinger(stage, indeling, state)
  const wind = isMolen ? makeWind(stage, indeling) : null
  if (wind) stage.opRustigFrame((_, t) => slinger.wave(stage.rustig ? 0 : wind.kracht(), t))
  const klimmer = makeKlimmer(stage, indeling, { soort, richels })
  const vogels = makeVogels(stage, indeling)
  const verte = makeVerte(stage, indeling, { soort, aantal: state.aantal })
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(stage.schaal))
  const barst = (x: number, y: number, n: number): void =>
    stage.barst(vonken, ster, { x, y, n, snelheid: 280, leven: 1000 })

  /** How far up the tower the hero is, 0…1, when so many storeys of the round are below it. */
  const hoogteVan = (vloeren: number): number => vloeren / Math.max(1, state.aantal)

  /** Crosses the bridge, and brings the next floor down to the hero: the tower sinks, and the world with it. */
  function climb(nu: State): void {
    vogels.hup()
    if (lift) klimmer.hang()
    else {
      klimmer.held.juich(JUICH_MS)
      klimmer.steekOver()
    }
    const { wacht, ms } = lift ? LIFT : ZAK
    barst(indeling.brug.x + indeling.brug.w / 2, indeling.brug.y + 20, 9)
    if (stage.rustig) return
    const gemaakt = gemaakteVan(nu)
    verte.open(gemaakt)
    let van: Plek | null = null
    stage.tweens.start(
      ms,
      (t) => {
        van ??= klimmer.halt()
        const diep = toren.zak(t)
        if (!lift && !molen) richels.zak(diep)
        bordje.zak(t)
        hemel.show(hoogteVan(gemaakt - 1 + t))
        if (lift) lift.hijs(t)
        else klimmer.zak(van, t)
      },
      { verloop: VERLOPEN.heenWeer, wacht },
    )
  }

  /** The stone of the mill on which the hero rides, while the wind takes it round. */
  let rit: number | null = null
  /** Where the stones are now. */
  let stenen = indeling.stenen
  molen?.opDraai((vakken, snel) => {
    stenen = vakken
    richels.leg({ ...indeling, stenen })
    const vak = rit === null ? undefined : stenen[rit]
    if (vak) klimmer.ride(vak.x + vak.w / 2, vak.y)
    klimmer.tread(snel)
    if (snel === 0) rit = null
  })

  /** A sentence that does not fit takes the hero round with the mill. */
  function goRound({ opgave }: State): void {
    if (opgave && !stage.rustig) rit = bovenaan(opgave)
    klimmer.held.schud(1200)
  }

  function celebrate(): void {
    klimmer.held.juich(6000)
    slinger.luid(state.aantal, 5000)
    for (const deel of [0.25, 0.5, 0.75]) barst(stage.w * deel, stage.h * 0.4, 10)
  }

  /** Jumps to a stone, or to its ledge where its word is gone; on a mill the hero stays on what is at the top. */
  function hopOp(steen: number, isWeg: boolean, { opgave }: State): void {
    if (!molen || !opgave) return klimmer.spring(steen, isWeg)
    const top = bovenaan(opgave)
    klimmer.spring(top, !isVrij(opgave, top))
  }

  const DOE: Record<string, (plek: number, nu: State) => void> = {
    spring: (steen, nu) => {
      hopOp(steen, true, nu)
      klimmer.held.juich(HUP_MS)
      const vak = stenen[steen]
      if (vak) barst(vak.x + vak.w / 2, vak.y + vak.h / 2, 4)
    },
    terug: (steen, nu) => hopOp(steen, false, nu),
    loop: (steen, nu) => hopOp(steen, nu.opgave !== null && !isVrij(nu.opgave, steen), nu),
    stuur: (_, nu) => hopOp(-1, false, nu),
    flip: () => {
      const salto = klimmer.salto()
      klimmer.held.juich(HUP_MS * (salto?.keer ?? 1))
      if (salto) barst(salto.x, salto.y - 60 * indeling.s, salto.keer === 2 ? 12 : 4)
    },
    klim: () => wind?.blow(),
    // It looks at the empty planks and shakes its head.
    bots: () => klimmer.held.schud(600),
    goed: (_, nu) => climb(nu),
    hersteld: (_, nu) => climb(nu),
    fout: (_, nu) => {
      vogels.hup()
      if (molen) goRound(nu)
      else klimmer.breek(plekIn(nu))
    },
    geheim: () => barst(draak.vreugde.x, draak.vreugde.y, 14),
    jaaa: (hoog) => {
      slinger.luid(hoog / KLOK - 1, 2600)
      toren.draai(hoog / KLOK)
    },
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'finish' && eindeVan(nu) !== 'voet') celebrate()
    if (event.type === 'fx') DOE[event.name]?.(event.plek, nu)
    stage.vuil()
  }

  /** Lays the ledges of a new floor, and puts the hero at its foot. */
  function layNieuw(nu: State): void {
    vloer = vloerVan(nu)
    if (nu.poging === 1) richels.appear()
    indeling = layVloer(nu, stage.w, stage.h)
    bordje.show(gemaakteVan(nu), nu.poging === 1)
    hemel.show(hoogteVan(gemaakteVan(nu)))
    stenen = indeling.stenen
    richels.leg(indeling)
    lift?.leg(indeling)
    rit = null
    molen?.leg(indeling, nu.opgave?.stand ?? 0, nu.poging === 1)
    const op = molen && nu.opgave ? bovenaan(nu.opgave) : (nu.opgave?.op ?? null)
    klimmer.place(indeling, op, op !== null && nu.opgave?.gelegd.includes(op) === true)
  }

  /** Turns the mill as it stands, and shows what it baked. */
  function showMolen({ opgave, vorige }: State): void {
    if (!molen || !bakkerij) return
    const { gemalen = 0 } = opgave ?? vorige ?? {}
    if (opgave) molen.draai(opgave.stand)
    if (bakkerij.show(gemalen, isBegonnen ? molen.naaf() : null)) molen.enjoy()
    isBegonnen = true
  }

  function show(nu: State): void {
    const einde = nu.fase === 'klaar' ? eindeVan(nu) : null
    if (nu.fase === 'spelen' && vloerVan(nu) !== vloer) layNieuw(nu)
    showMolen(nu)
    slinger.show(nu)
    draak.show(nu)
    vogels.show(nu, indeling)
    if (nu.fase !== 'kijken') verte.close()
    for (const { laag } of [richels, bordje]) laag.visible = einde === null
    for (const tuig of [lift, molen]) if (tuig) tuig.laag.visible = einde === null
    toren.laag.visible = einde !== 'top'
    draak.laag.visible = einde === null
    if (einde && !isAf) klimmer.sta(paintEinde(stage, eindlaag, { einde, indeling }))
    isAf = einde !== null
    stage.vuil()
  }

  layNieuw(state)
  toren.show(Math.floor(gemaakteVan(state) / KLOK))
  show(state)
  return {
    show,
    speel: play,
    touch: (punt) => touch([...vogels.raakbaar(), ...slinger.raakbaar], punt),
  }
}
