import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { bruggenVan, classify, halte, rijst } from './indeling.ts'
import type { Brug, Indeling } from './indeling.ts'
import { fietsPlaat, handBrief, postjas, POSTMOUW, postpet, vlok, WIELEN } from './paint-fiets.ts'
import { sledePlaat } from './paint-sneeuw.ts'
import { fietsBij, metBruggen, metSneeuw, sneeuwOp, wegVan } from './ronde.ts'
import { makeDag, makeLantaarns, makeLeuningen, makeNacht } from './scene-brug.ts'
import { makePop } from './scene-pop.ts'
import { makeHoorn } from './scene-record.ts'
import { makeAvond, makeRamen, sneeuwt } from './scene-straat.ts'
import { makeBos, makeHoop, makeSneeuwavond } from './scene-sneeuw.ts'
import { aantalHuizen, brievenIn, dezeStraat, straatVan } from './straat.ts'
import type { State } from './straat.ts'
import { deurBrief } from './tas.ts'

const JUICH_MS = 1500
const FEEST_MS = 6000
/** How long the bike rides, at most and at least, and per pixel of its way, in ms. */
const RIT = { minst: 700, meest: 1500, perPixel: 2.4 } as const
/** How far outside the street it is seen no more, unscaled. */
const BUITEN = 190
/** Over how many heaps of snow the bike hops on its way, and how high, unscaled. */
const HOP = { keer: 3, hoog: 26, helling: 0.16 } as const

interface FietsOpties {
  readonly soort: HeldSoort
  /** What it rides on, its lower edge at the anchor of the wheels. */
  readonly plaat: typeof fietsPlaat
  /** The bridges on its way. */
  readonly bruggen: readonly Brug[]
  /** Called where the wheels come down in the snow. */
  readonly opPlof: (x: number, y: number) => void
}

/** Makes the bike with the hero on it, which rides along the houses. */
function makeFiets(
  stage: Stage,
  indeling: Indeling,
  { soort, plaat: paint, bruggen, opPlof }: FietsOpties,
) {
  const { fiets } = indeling
  const { schaal } = stage
  const held = makeHeld(stage, {
    soort,
    maat: fiets.s * 0.86,
    gereedschap: () => handBrief(schaal),
    greep: [0.3, 0.8],
    werk: { lijf: postjas, mouw: POSTMOUW, hoed: () => postpet(schaal) },
  })
  const plaat = stage.beeld(
    stage.textuur(() => paint(fiets.s, schaal)),
    { x: fiets.thuis, y: fiets.y, anker: WIELEN },
  )
  let nu = fiets.thuis
  let doel = nu
  function plaats(x: number, sprong = 0): void {
    nu = x
    const y = fiets.y - rijst(bruggen, x) - sprong * HOP.hoog * fiets.s
    held.plaats(x - 18 * fiets.s, y - 34 * fiets.s)
    plaat.set(x, y)
  }
  plaats(nu)
  /** Rides to a place; `daarna` is done when it is there. A ride that was overtaken by another one stops. */
  function glide(x: number, daarna?: () => void): void {
    const van = nu
    const eind = doel
    let hop = 0
    const ms = Math.abs(x - van) * RIT.perPixel
    stage.tweens.start(
      Math.min(RIT.meest, Math.max(RIT.minst, ms)),
      (deel) => {
        if (doel !== eind) return
        const boog = deel * HOP.keer
        plaats(van + (x - van) * deel, Math.abs(Math.sin(boog * Math.PI)))
        plaat.rotation = deel < 1 ? -Math.cos(boog * Math.PI) * HOP.helling * Math.sign(x - van) : 0
        if (deel >= 1) daarna?.()
        if (Math.floor(boog) === hop) return
        hop = Math.floor(boog)
        opPlof(nu, fiets.y)
      },
      { verloop: VERLOPEN.heenWeer },
    )
  }
  return {
    held,
    x: () => nu,
    /** Puts the bike at a house at once. */
    update: (x: number): void => {
      doel = x
      plaats(x)
    },
    /** Rides to a place; `achterom` leaves the street on the side where it is, and comes back into it on the other one. */
    rijd: (x: number, achterom: boolean): void => {
      if (x === doel) return
      doel = x
      if (!achterom) return glide(x)
      const { x: links, w } = indeling.straat
      const buiten = [links - BUITEN * fiets.s, links + w + BUITEN * fiets.s] as const
      const [uit, erin] = nu < x ? buiten : buiten.toReversed()
      glide(uit ?? x, () => {
        plaats(erin ?? x)
        glide(x)
      })
    },
  }
}

/** Returns the place of the house at which the bike is; -1 where it stays as it is. */
function huisNu(state: State): number {
  const brief = deurBrief(state)
  const straat = brief && straatVan(state, brief.plek)
  if (straat && brief.opgave.huis !== null) return straat.huizen.indexOf(brief.opgave.huis)
  return fietsBij(brievenIn(state, dezeStraat(state))) ?? -1
}

/** Paints the street and plays what happens in it: houses, lights, smoke, snow, bike, hero. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const huizen = aantalHuizen(state)
  const indeling = classify(stage.w, stage.h, huizen)
  const { schaal } = stage
  const isSneeuw = metSneeuw(state)
  const isNacht = metBruggen(state)
  const hemel = (isSneeuw ? makeSneeuwavond : isNacht ? makeNacht : makeDag)(stage, indeling)
  const pop = makePop(stage, indeling)
  if (isNacht) makeLantaarns(stage, indeling, isSneeuw)
  const avond = makeAvond(stage, indeling, isNacht && !isSneeuw)
  const hoorn = makeHoorn(stage, indeling, state)
  const ramen = makeRamen(stage, indeling, soort)
  sneeuwt(stage, indeling)
  if (isSneeuw) sneeuwt(stage, indeling)
  const bruggen = isNacht ? bruggenVan(indeling) : []
  const sneeuw = stage.laag()
  const bal = stage.textuur(() => vlok(6 * indeling.fiets.s, schaal))
  const fiets = makeFiets(stage, indeling, {
    soort,
    plaat: isSneeuw ? sledePlaat : fietsPlaat,
    bruggen,
    // Whoever hops through the snow is waved at from the windows.
    opPlof: (x, y) => {
      stage.barst(sneeuw, bal, { x, y, n: 7, snelheid: 190, leven: 700, omhoog: 160 })
      ramen.juich(900)
    },
  })
  if (isNacht) makeLeuningen(stage, indeling)
  const hoop = isSneeuw ? makeHoop(stage, indeling, soort) : null
  if (isSneeuw) makeBos(stage, indeling)
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(schaal))

  function spat(huis: number, n: number): void {
    const vak = indeling.huizen[huis]
    if (!vak) return
    const [x, y] = [vak.x + vak.w / 2, vak.y + vak.h * 0.72]
    stage.barst(vonken, ster, { x, y, n, snelheid: 260, leven: 950 })
  }

  function goed(nu: State, plek: number): void {
    fiets.held.juich(JUICH_MS)
    const huis = nu.plekken[plek]?.opgave?.huis ?? ''
    const nr = straatVan(nu, plek)?.huizen.indexOf(huis) ?? -1
    const vak = indeling.huizen[nr]
    if (vak) fiets.held.reik(vak.x + vak.w / 2, vak.y + vak.h)
    spat(nr, 9)
  }

  /** All lids clap: the whole street sings. */
  function zing(ms: number): void {
    fiets.held.juich(ms)
    ramen.juich(ms)
    for (const nr of indeling.huizen.keys()) spat(nr, 10)
  }

  /** The shortest round: the bell rings, stars spring from the bridges, and the northern light flares up. */
  function bel(): void {
    fiets.held.juich(JUICH_MS)
    hemel.flakker()
    for (const { x, hoog } of bruggen)
      stage.barst(vonken, ster, { x, y: indeling.fiets.y - hoog, n: 8, snelheid: 240, leven: 1200 })
  }

  const DAAD: Readonly<Record<string, (nu: State, plek: number) => void>> = {
    goed,
    hersteld: goed,
    jaaa: () => zing(JUICH_MS * 2),
    fout: () => fiets.held.schud(700),
    bel,
    stamp: (nu, plek) => {
      fiets.held.juich(500)
      hoop?.schep(sneeuwOp(brievenIn(nu, straatVan(nu, plek))))
    },
    geheim: () => {
      fiets.held.juich(JUICH_MS * 2)
      pop.speel({ x: fiets.x(), y: indeling.fiets.y })
    },
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'finish' && nu.goed > 0) zing(FEEST_MS)
    if (event.type === 'fx') DAAD[event.name]?.(nu, event.plek)
    stage.vuil()
  }

  /** The house before which the bike was last. */
  let hier = -1

  function show(nu: State): void {
    const { goed: inEens, fout, hersteld, aantal } = nu
    const bezorgd = { aantal: inEens + hersteld.length, totaal: aantal }
    ramen.show(bezorgd)
    avond.show(bezorgd, inEens + fout)
    hemel.show(bezorgd)
    hoorn.show(nu)
    const straat = dezeStraat(nu)
    const gang = { brieven: brievenIn(nu, straat), huizen: straat?.huizen.length ?? 0 }
    hoop?.show(sneeuwOp(gang.brieven))
    const nr = huisNu(nu)
    const isAchterom = hier >= 0 && nr >= 0 && wegVan(gang, hier, nr).includes(gang.huizen)
    if (nr >= 0) {
      fiets.rijd(halte(indeling, nr), isAchterom)
      hier = nr
    }
    stage.vuil()
  }

  show(state)
  const begin = huisNu(state)
  if (begin >= 0) fiets.update(halte(indeling, begin))
  return { show, speel: play }
}
