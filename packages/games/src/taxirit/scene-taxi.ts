import { diepteVan } from '@letterhaven/game-kit/onderdelen/banen'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { zijdeVan } from './berm.ts'
import { langsStraat, TAXI_BREED, type Grond, type Indeling } from './indeling.ts'
import { koplicht } from './paint-avond.ts'
import { ding } from './paint-klein.ts'
import { KOPPEN_IN_TAXI, taxiPlaat, drawBehind, drawFront } from './paint-taxi.ts'
import { OP_ROTONDE, opRotonde, overRotonde } from './rotonde.ts'
import { gastPlaat } from './paint-gast.ts'
import { GASTEN, type Gast } from './passagier.ts'

type Straat = readonly [nr: number, aantal: number]

/** How far into a street the taxi goes before it turns round, and where it stands when nothing moves. */
const TOT = { om: 0.68, stil: 0.6, weg: 0.5 } as const
/** The share of a drive that lies before the crossing. */
const AANLOOP = 0.32

export interface Taxi {
  /** Puts the indicator on for a street, or off. */
  richt(straat: Straat | null): void
  /** Bounces on its wheels, because another street was chosen. */
  veer(): void
  /** Drives into a street and away. */
  weg(straat: Straat): void
  /** Drives into a street, and turns round there. */
  om(straat: Straat): void
  /** Comes from behind the pupil. */
  kom(): void
  /** Drives a round on the roundabout. */
  rond(): void
  /** Stands still in a street, where nothing moves by itself; null before the crossing or, with `isRond`, on its roundabout. */
  stand(straat: Straat | null, isRond: boolean): void
  /** Drives on the winding road: how far aside, and how far it leans. Null where there is no such road. */
  follow(op: { readonly x: number; readonly helling: number } | null): void
  /** Shows who rides along. */
  show(gast: Gast): void
  juich(ms: number): void
  schud(ms: number): void
  plek(): { x: number; y: number; maat: number }
  /** What lies on the roof, in the measures of the taxi. */
  readonly dak: Laag
  onderweg(): boolean
}

/** Returns where a taxi is on its way from before the crossing to the end of a street. */
function routeOp(indeling: Indeling, straat: Straat, deel: number): Grond {
  const { w, kruising, taxi } = indeling
  if (deel > AANLOOP) return langsStraat(indeling, straat, (deel - AANLOOP) / (1 - AANLOOP))
  const y = taxi.wacht + (kruising.voet - taxi.wacht) * (deel / AANLOOP)
  return { x: w / 2, y, diep: diepteVan(indeling, y) }
}

interface Wie {
  readonly soort: HeldSoort
  /** Whether the crossings are roundabouts. */
  readonly metRotonde: boolean
  /** Whether its headlamps are on. */
  readonly metLicht: boolean
}

/** How far the taxi leans to the street of its indicator, in radians, and how far its wheels go there, in px at scale 1. */
const LEUNEN = { hoek: 0.032, opzij: 15 } as const
/** How long it rolls out to the middle of the road after a drive, in ms. */
const UITROL_MS = 450
/** How long it takes to turn into its street, where the winding road takes over. */
const INSLAAN_MS = 700
/** How long it bounces when another street is chosen, in ms. */
const VEER_MS = 420

/** How much of a drive it takes to come from where the taxi happens to be to its way. */
const INVOEGEN = 0.12
/** The share of a round in which the taxi comes to the roundabout. */
const OPRIJDEN = 0.22

/** Returns a way that begins where the taxi is now. */
const mergeFrom =
  (van: Grond, route: (k: number) => Grond) =>
  (k: number): Grond => {
    const naar = route(k)
    const deel = Math.min(1, k / INVOEGEN)
    const mix = (een: number, ander: number): number => een + (ander - een) * deel
    return { x: mix(van.x, naar.x), y: mix(van.y, naar.y), diep: mix(van.diep, naar.diep) }
  }

/** Adds the parts of the taxi: boot, heads and lamps, all in one layer. */
function assemble(stage: Stage, { taxi: { maat: m } }: Indeling, { soort, metLicht }: Wie) {
  const schim = stage.beeld(
    stage.textuur(() => ding('schim', stage.schaal, m)),
    { x: 0, y: 0 },
  )
  const laag = stage.laag()
  const beeld = (plaat: () => ReturnType<typeof ding>, anker: readonly [number, number]) =>
    stage.beeld(stage.textuur(plaat), { x: 0, y: 0, anker, op: laag })
  if (metLicht) beeld(() => koplicht(m, stage.schaal), [0.5, 1]).set(0, -70 * m)
  beeld(() => taxiPlaat(drawBehind, m, stage.schaal), [0.5, 1])
  const dak = stage.laag(laag)
  const held = beeld(() => kopPlaat(soort, 100 * m, stage.schaal), [0.5, 0.62])
  const gasten = GASTEN.map((gast) => ({
    gast,
    kop: beeld(() => gastPlaat(gast, 92 * m, stage.schaal), [0.5, 0.62]),
  }))
  beeld(() => taxiPlaat(drawFront, m, stage.schaal), [0.5, 1])
  const lampen = [-1, 1].map((kant) => {
    const lamp = beeld(() => ding('lamp', stage.schaal, m * 1.3), [0.5, 0.5])
    lamp.set(kant * 108 * m, -92 * m)
    lamp.visible = false
    return { kant, lamp }
  })
  return { schim, laag, held, gasten, lampen, dak }
}

/** Makes the taxi from behind, with the hero at the wheel and the passenger beside it. */
export function makeTaxi(stage: Stage, indeling: Indeling, wie: Wie): Taxi {
  const { w, taxi } = indeling
  const m = taxi.maat
  const { schim, laag, held, gasten, lampen, dak } = assemble(stage, indeling, wie)
  const thuis: Grond = { x: w / 2, y: taxi.wacht, diep: diepteVan(indeling, taxi.wacht) }
  let nu: Grond = thuis
  let rust: Grond = thuis
  let rit: ((k: number) => Grond) | null = null
  let kant: number | null = null
  let isEerst = true
  let opWeg: { readonly x: number; readonly helling: number } | null = null
  let [leun, veer] = [0, 0]
  let [deel, blij, nee, ritNr] = [0, 0, 0, 0]
  const naarStraat = wie.metRotonde ? overRotonde : routeOp
  const begin = wie.metRotonde ? OP_ROTONDE : 0

  function start(ms: number, route: (k: number) => Grond, verloop = VERLOPEN.heenWeer): void {
    // Where nothing moves by itself, the state says where the taxi stands.
    if (stage.rustig) return
    const nr = ++ritNr
    rit = wie.metRotonde ? mergeFrom(nu, route) : route
    deel = 0
    const set = (k: number): void => {
      if (nr !== ritNr) return
      deel = k
      if (k < 1) return
      nu = route(1)
      rit = null
    }
    stage.tweens.start(ms, set, { verloop })
  }

  function plek(): { x: number; y: number; maat: number } {
    const maat = Math.max(0.05, nu.diep / thuis.diep)
    const rand = (TAXI_BREED / 2) * m * maat
    return { x: Math.min(w - rand, Math.max(rand, nu.x)), y: nu.y, maat }
  }

  function paintKoppen(t: number, golf: number): void {
    const wiebel = blij > 0 ? Math.sin(t / 90) * 0.16 : nee > 0 ? Math.sin(t / 80) * 0.15 : 0
    const hap = blij > 0 ? Math.abs(Math.sin(t / 110)) * 9 : 0
    const [hx, hy] = KOPPEN_IN_TAXI.held
    const [px, py] = KOPPEN_IN_TAXI.passagier
    // Who drives looks where the taxi is going.
    held.set((hx + leun * 9) * m, (hy + Math.sin(t / 380) * 1.5 * golf) * m)
    held.rotation = Math.sin(t / 760) * 0.05 * golf + leun * 0.16
    for (const { kop } of gasten) {
      kop.set(px * m, (py - hap + Math.sin(t / 420 + 1) * 1.5 * golf) * m)
      kop.rotation = (0.05 + wiebel) * golf
    }
  }

  /** Lets time pass: where the taxi is, and how far it leans to its street. */
  function move(ms: number): void {
    blij = Math.max(0, blij - ms)
    nee = Math.max(0, nee - ms)
    veer = Math.max(0, veer - ms)
    if (opWeg) nu = { ...thuis, x: thuis.x + opWeg.x }
    else if (rit) nu = rit(deel)
    else if (stage.rustig) nu = rust
    const doel = rit || opWeg ? 0 : (kant ?? 0)
    leun = stage.rustig ? doel : leun + (doel - leun) * Math.min(1, ms * 0.012)
  }

  stage.opFrame((ms, t) => {
    const golf = stage.rustig ? 0 : 1
    const was = plek().x
    move(ms)
    const { x, y, maat } = plek()
    const stuiter = Math.sin((veer / VEER_MS) * Math.PI * 2) * 7 * m
    const hop = blij > 0 ? -Math.abs(Math.sin(t / 150)) * 9 * m : Math.sin(t / 110) * 1.4
    laag.set(x + leun * LEUNEN.opzij * m, y + (hop - stuiter) * golf * maat)
    laag.scale.set(maat)
    const schuin = opWeg?.helling ?? ((x - was) / Math.max(8, ms)) * 0.1
    laag.rotation = Math.max(-0.07, Math.min(0.07, schuin)) * golf + leun * LEUNEN.hoek
    schim.set(x, y - 8 * m * maat)
    schim.scale.set(maat)
    for (const { kant: hier, lamp } of lampen)
      lamp.visible = kant === hier && (stage.rustig || t % 900 < 520)
    paintKoppen(t, golf)
  })

  return {
    richt: (straat) => {
      kant = straat && zijdeVan(straat)
    },
    veer: () => {
      veer = stage.rustig ? 0 : VEER_MS
    },
    weg: (straat) =>
      start(
        INSLAAN_MS,
        (k) => naarStraat(indeling, straat, begin + (TOT.weg - begin) * k),
        VERLOPEN.recht,
      ),
    follow: (op) => {
      const was = opWeg
      opWeg = op
      if (op) {
        ritNr += 1
        rit = null
      } else if (was) {
        const { x } = nu
        start(UITROL_MS, (k) => ({ ...thuis, x: x + (thuis.x - x) * k }), VERLOPEN.uit)
      }
    },
    om: (straat) =>
      start(
        2300,
        (k) => {
          const ver = TOT.om * Math.sin(k * Math.PI)
          return naarStraat(indeling, straat, k < 0.5 ? Math.max(begin, ver) : ver)
        },
        VERLOPEN.recht,
      ),
    kom: () => {
      if (!rit && Math.abs(nu.y - thuis.y) < 4) return
      const diep = thuis.diep * 1.3
      start(
        650,
        (k) => ({ x: w / 2, y: thuis.y + 230 * m * (1 - k), diep: diep + (thuis.diep - diep) * k }),
        VERLOPEN.uit,
      )
    },
    rond: () => {
      if (rit) return
      const isOp = Math.abs(nu.y - thuis.y) > 4
      const oprit = isOp ? 0 : OPRIJDEN
      start(2300, (k) =>
        k < oprit
          ? overRotonde(indeling, [0, 1], (k / oprit) * OP_ROTONDE)
          : opRotonde(indeling, ((k - oprit) / (1 - oprit)) * 2 * Math.PI),
      )
    },
    stand: (straat, isRond) => {
      const los = isRond ? opRotonde(indeling, 0) : thuis
      rust = straat ? naarStraat(indeling, straat, TOT.stil) : los
      if (stage.rustig || isEerst) nu = rust
      isEerst = false
    },
    show: (wie) => {
      for (const { gast, kop } of gasten) kop.visible = gast === wie
    },
    juich: (ms) => {
      blij = ms
    },
    schud: (ms) => {
      nee = ms
    },
    plek,
    dak,
    onderweg: () => rit !== null || opWeg !== null,
  }
}
