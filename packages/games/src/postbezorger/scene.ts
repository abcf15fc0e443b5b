import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { bruggenVan, classify, halte } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { fietsPlaat, vlok } from './paint-fiets.ts'
import { sledePlaat } from './paint-sneeuw.ts'
import { wachtVoor } from './rit.ts'
import { fietsBij, metBruggen, metSneeuw, sneeuwOp, wegVan } from './ronde.ts'
import { makeDag, makeLantaarns, makeLeuningen, makeNacht } from './scene-brug.ts'
import { makeDeuren } from './scene-deur.ts'
import { makeFiets } from './scene-fiets.ts'
import { makePop } from './scene-pop.ts'
import { makePost } from './scene-post.ts'
import { makeHoorn } from './scene-record.ts'
import { makeAvond, makeRamen, sneeuwt } from './scene-straat.ts'
import { makeBos, makeHoop, makeSneeuwavond } from './scene-sneeuw.ts'
import { aantalHuizen, brievenIn, dezeStraat, goedeHuizen, straatVan } from './straat.ts'
import type { State } from './straat.ts'
import { deurBrief, terugBrief } from './tas.ts'

const JUICH_MS = 1500
const FEEST_MS = 6000
const CAMERA_MS = 320
/** How long a letter flies before the chimney greets it, in ms. */
const VLUCHT_MS = 620

/** Makes the camera: it goes down to a door while a word is written there, and back up for the whole street. */
function makeCamera({ wortel, tweens }: Stage, { camera }: Indeling) {
  let doel = 0
  return (isLaag: boolean, direct = false): void => {
    const naar = isLaag ? -camera : 0
    if (naar === doel) return
    const van = wortel.y
    doel = naar
    if (direct) wortel.y = naar
    else
      tweens.start(
        CAMERA_MS,
        (d) => {
          if (doel === naar) wortel.y = van + (naar - van) * d
        },
        { verloop: VERLOPEN.uit },
      )
  }
}

/** Returns the place in its street of a house to which a letter goes; -1 where it has none. */
function huisVan(state: State, plek: number): number {
  const huis = state.plekken[plek]?.opgave?.huis
  return huis == null ? -1 : (straatVan(state, plek)?.huizen.indexOf(huis) ?? -1)
}

/** Returns the place of the house where a letter belongs, whatever house it was brought to. */
function thuisVan(state: State, plek: number): number {
  const straat = straatVan(state, plek)
  const item = state.plekken[plek]?.item
  const juist = item && straat ? goedeHuizen(item, straat.huizen)[0] : undefined
  return juist === undefined ? huisVan(state, plek) : (straat?.huizen.indexOf(juist) ?? -1)
}

/** Returns the place of the house at which the bike is; -1 where it stays as it is. */
function huisNu(state: State): number {
  const brief = deurBrief(state)
  return brief ? huisVan(state, brief.plek) : (fietsBij(brievenIn(state, dezeStraat(state))) ?? -1)
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
  const deuren = makeDeuren(stage, indeling, soort)
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
  const post = makePost(stage, indeling)
  const aimCamera = makeCamera(stage, indeling)
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

  function goed(nu: State, plek: number): void {
    const [nr, thuis] = [huisVan(nu, plek), thuisVan(nu, plek)]
    fiets.held.juich(JUICH_MS)
    bezorgdBij = thuis
    post.bring(fiets.x(), nr)
    if (thuis !== nr) post.pass(nr, thuis)
    deuren.juich(thuis, JUICH_MS)
    post.puff(thuis, VLUCHT_MS)
    spat(thuis, 9)
  }

  function fout(nu: State, plek: number): void {
    const nr = huisVan(nu, plek)
    fiets.held.schud(700)
    deuren.schud(nr)
    post.give(nr, fiets.x())
  }

  /** A letter that is laid ready: stars at its house, and who lives there looks forward to it. */
  function ready(nu: State, plek: number): void {
    spat(huisVan(nu, plek), 4)
    deuren.juich(huisVan(nu, plek), 900)
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
  /** The letter for which the bike left or stands at a door, and whether it is there. */
  let bezoek = -1
  let isAan = false

  function arrive(nr: number): void {
    isAan = true
    deuren.show(nr)
    aimCamera(true)
  }

  /** Rides to a house, past the others; without bridges always forward, so the way back goes round. */
  function ride(nu: State, nr: number): void {
    const straat = dezeStraat(nu)
    const gang = { brieven: brievenIn(nu, straat), huizen: straat?.huizen.length ?? 0 }
    const isRond = isNacht ? wegVan(gang, hier, nr).includes(gang.huizen) : nr < hier
    const achterom = hier >= 0 && nr >= 0 && isRond
    hier = nr
    isAan = false
    aimCamera(false)
    deuren.show(-1)
    fiets.rijd(halte(indeling, nr), { achterom, wacht: wachtVoor(nu), daarna: () => arrive(nr) })
  }

  /** Leads the bike and the camera to the letter that is written now, and away from a door where nothing is. */
  function visit(nu: State): void {
    const terug = terugBrief(nu)
    const brief = terug ? null : deurBrief(nu)
    if (brief && brief.plek !== bezoek) {
      bezoek = brief.plek
      return ride(nu, huisVan(nu, brief.plek))
    }
    aimCamera(brief !== null && isAan)
    if (brief || terug) return
    bezoek = -1
    deuren.show(-1)
  }

  function show(nu: State): void {
    const { goed: inEens, fout: mis, hersteld, aantal } = nu
    const bezorgd = { aantal: inEens + hersteld.length, totaal: aantal }
    ramen.show(bezorgd, bezorgdBij)
    avond.show(bezorgd, inEens + mis, bezorgdBij)
    hemel.show(bezorgd)
    hoorn.show(nu)
    hoop?.show(sneeuwOp(brievenIn(nu, dezeStraat(nu))))
    visit(nu)
    stage.vuil()
  }

  const begin = huisNu(state)
  if (begin >= 0) fiets.update(halte(indeling, begin))
  hier = begin
  bezoek = deurBrief(state)?.plek ?? -1
  isAan = bezoek >= 0
  if (isAan) deuren.show(begin)
  aimCamera(isAan && !terugBrief(state), true)
  show(state)
  return { show, speel: play }
}
