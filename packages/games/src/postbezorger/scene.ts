import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { bruggenVan } from './indeling.ts'
import { fietsPlaat, vlok } from './paint-fiets.ts'
import { sledePlaat } from './paint-sneeuw.ts'
import { metBruggen, metSneeuw, sneeuwOp } from './ronde.ts'
import { makeBezoek } from './scene-bezoek.ts'
import { makeDag, makeLantaarns, makeLeuningen, makeNacht } from './scene-brug.ts'
import { makeDeuren } from './scene-deur.ts'
import { makeFiets } from './scene-fiets.ts'
import { makePop } from './scene-pop.ts'
import { makePost } from './scene-post.ts'
import { makeRaak } from './scene-raak.ts'
import { makeHoorn } from './scene-record.ts'
import { makeAvond, makeRamen, sneeuwt } from './scene-straat.ts'
import { makeBos, makeHoop, makeSlapers, makeSneeuwavond } from './scene-sneeuw.ts'
import { indelingVan } from './plattegrond.ts'
import { brievenIn, dezeStraat, huisVan, straatVan, thuisVan } from './straat.ts'
import type { State } from './straat.ts'

const JUICH_MS = 1500
const FEEST_MS = 6000
/** How long a letter flies before the chimney greets it, in ms. */
const VLUCHT_MS = 620

/** Returns what paints the sky and the street of a stage. */
function hemelVan(state: State) {
  if (metSneeuw(state)) return makeSneeuwavond
  return metBruggen(state) ? makeNacht : makeDag
}

/** Paints the street and plays what happens in it: houses, lights, smoke, snow, bike, hero. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const indeling = indelingVan(state, stage)
  const { schaal } = stage
  const isSneeuw = metSneeuw(state)
  const isNacht = metBruggen(state)
  const hemel = hemelVan(state)(stage, indeling)
  const pop = makePop(stage, indeling)
  if (isNacht) makeLantaarns(stage, indeling, isSneeuw)
  const deuren = makeDeuren(stage, indeling, soort)
  const avond = makeAvond(stage, indeling, isNacht && !isSneeuw)
  const hoorn = makeHoorn(stage, indeling, state)
  const ramen = makeRamen(stage, indeling, soort)
  sneeuwt(stage, indeling)
  if (isSneeuw) sneeuwt(stage, indeling)
  const bruggen = isNacht ? bruggenVan(indeling) : []
  const sneeuw = stage.laag()
  const bal = stage.textuur(() => vlok(6 * indeling.fiets.s, schaal))
  const slapers = isSneeuw ? makeSlapers(stage, indeling, soort) : null
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
  const hoop = slapers && makeHoop(stage, indeling, slapers)
  if (isSneeuw) makeBos(stage, indeling)
  const post = makePost(stage, indeling)
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(schaal))

  function spat(huis: number, n: number): void {
    const vak = indeling.huizen[huis]
    if (!vak) return
    const [x, y] = [vak.x + vak.w / 2, vak.y + vak.h * 0.72]
    stage.barst(vonken, ster, { x, y, n, snelheid: 260, leven: 950 })
  }

  /** Where a letter was delivered last. */
  let bezorgdBij = -1
  /** Who took it. */
  let wie: HeldSoort = soort

  function goed(nu: State, plek: number): void {
    const thuis = thuisVan(nu, plek)
    fiets.held.juich(JUICH_MS)
    bezorgdBij = thuis
    wie = deuren.dier(thuis)
    post.bring(fiets.x(), thuis)
    deuren.juich(thuis, JUICH_MS, true)
    post.puff(thuis, VLUCHT_MS)
    spat(thuis, 9)
  }

  function fout(nu: State, plek: number): void {
    const nr = huisVan(nu, plek)
    fiets.held.schud(700)
    deuren.schud(nr, 900)
    post.give(nr, fiets.x())
  }

  /** A letter that is laid ready: stars at its house, and who lives there looks forward to it. */
  function ready(nu: State, plek: number): void {
    spat(huisVan(nu, plek), 4)
    deuren.juich(huisVan(nu, plek), 900)
  }

  /** The whole street sings: all doors open, who lives there dances, and notes rise. */
  function zing(ms: number): void {
    fiets.held.juich(ms)
    ramen.juich(ms)
    for (const nr of indeling.huizen.keys()) {
      spat(nr, 6)
      deuren.juich(nr, ms)
      post.sing(nr, ms)
    }
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
    jaaa: (nu, plek) => {
      zing(JUICH_MS * 2)
      const hier = straatVan(nu, plek)?.plekken ?? []
      post.answer(
        fiets.x(),
        hier.map((een) => thuisVan(nu, een)),
      )
    },
    fout,
    huis: ready,
    loop: () => fiets.arrive(),
    bel,
    stamp: (nu, plek) => {
      fiets.held.juich(500)
      hoop?.schep(sneeuwOp(brievenIn(nu, straatVan(nu, plek))), fiets.x())
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

  const bezoek = makeBezoek(stage, { state, indeling, fiets, deuren })

  function show(nu: State): void {
    const { goed: inEens, fout: mis, hersteld, aantal } = nu
    const bezorgd = { aantal: inEens + hersteld.length, totaal: aantal }
    ramen.show(bezorgd, bezorgdBij, wie)
    avond.show(bezorgd, inEens + mis, bezorgdBij)
    hemel.show(bezorgd)
    hoorn.show(nu)
    hoop?.show(sneeuwOp(brievenIn(nu, dezeStraat(nu))), fiets.x())
    bezoek.show(nu)
    stage.vuil()
  }

  const answer = makeRaak(stage, indeling, { fiets, deuren, ramen, post })
  show(state)
  return { show, speel: play, touch: answer }
}
