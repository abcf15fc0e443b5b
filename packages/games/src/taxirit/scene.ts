import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { classify, type Indeling } from './indeling.ts'
import { avondPlaat } from './paint-avond.ts'
import { gastPlaat } from './paint-gast.ts'
import { ding } from './paint-klein.ts'
import { kruising, licht } from './paint-kruising.ts'
import { rotondePlaat } from './paint-rotonde.ts'
import { slotPlaat, zwaaiersVan } from './paint-slot.ts'
import { GASTEN, passagierVan } from './passagier.ts'
import { isMis, isRaak, isTerug, metRotonde, type State } from './rit.ts'
import type { Input } from './rules.ts'
import { makeBoek } from './scene-boek.ts'
import { makeMolenaar } from './scene-molenaar.ts'
import { makePlekken } from './scene-plekken.ts'
import { addRecord, turnMolen, hemel, polder, strepen, voorgrond } from './scene-polder.ts'
import { makeTaxi } from './scene-taxi.ts'

/** How many streets a crossing may have. */
const STRATEN = [2, 3, 4] as const

/** Adds a road for every number of streets, and the light of every street. Shows those of a state. */
function makeWegen(stage: Stage, indeling: Indeling): (state: State) => void {
  const vol = { x: 0, y: 0, anker: 0 } as const
  const wegen = STRATEN.map((aantal) => ({
    aantal,
    beeld: stage.beeld(
      stage.textuur(() => kruising(indeling, aantal, stage.schaal)),
      vol,
    ),
  }))
  const lichten = STRATEN.flatMap((aantal) =>
    Array.from({ length: aantal }, (_, nr) => ({
      aantal,
      nr,
      beeld: stage.beeld(
        stage.textuur(() => licht(indeling, [nr, aantal], stage.schaal)),
        vol,
      ),
    })),
  )
  let laatst = 3
  return (state) => {
    const { opgave } = state
    laatst = opgave?.plekken.length ?? laatst
    for (const { aantal, beeld } of wegen) beeld.visible = aantal === laatst
    for (const { aantal, nr, beeld } of lichten)
      beeld.visible = isRaak(state) && aantal === laatst && nr === opgave?.baan
  }
}

/** Adds the roundabout of the second stage, and the evening in which it is driven. */
function addAvond(stage: Stage, indeling: Indeling): void {
  for (const plaat of [rotondePlaat, avondPlaat])
    stage.beeld(
      stage.textuur(() => plaat(indeling, stage.schaal)),
      { x: 0, y: 0, anker: 0 },
    )
}

/** Adds the window in which the passenger is seen who tells. */
function makeGezicht(stage: Stage, { gezicht }: Indeling): (dier: string | null) => void {
  const lijst = stage.beeld(
    stage.textuur(() => ding('medaillon', stage.schaal, (gezicht.r * 2) / 100)),
    gezicht,
  )
  const koppen = GASTEN.map((gast) => ({
    gast,
    beeld: stage.beeld(
      stage.textuur(() => gastPlaat(gast, gezicht.r * 1.36, stage.schaal)),
      { x: gezicht.x, y: gezicht.y + gezicht.r * 0.2, anker: [0.5, 0.62] },
    ),
  }))
  return (wie) => {
    lijst.visible = wie !== null
    for (const { gast, beeld } of koppen) beeld.visible = gast === wie
  }
}

/** Paints how a round ended, once. */
function paintSlot(stage: Stage, indeling: Indeling, { oordelen }: State): void {
  const plaat = stage.textuur(() => slotPlaat(indeling, { oordelen, schaal: stage.schaal }))
  stage.beeld(plaat, { x: 0, y: 0, anker: 0 })
  const rij = zwaaiersVan(indeling, oordelen).map(({ punt: [x, y], plaat: kop }) => ({
    y,
    beeld: stage.beeld(
      stage.textuur(() => kop(stage.schaal)),
      { x, y, anker: [0.5, 0.62] },
    ),
  }))
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, { beeld, y }] of rij.entries()) {
      beeld.y = y - Math.abs(Math.sin(t / 260 + i * 0.8)) * 10 * indeling.k
      beeld.rotation = Math.sin(t / 420 + i) * 0.08
    }
  })
}

/**
 * Paints the polder and plays what happens in it. From far to near: sky, land, tulips, streets, places, taxi, bushes, the book
 * over all of it, and sparks.
 */
export function mountScene({ stage, state, held }: SceneOpties<State, Input>): Scene<State> {
  const indeling = classify(stage.w, stage.h)
  const isAvond = metRotonde(state)
  hemel(stage, indeling, isAvond ? 'avond' : 'dag')
  const tulpen = polder(stage, indeling, { aantal: state.aantal, gelukt: state.gelukt.length })
  const draaiHard = turnMolen(stage, indeling)
  const showWegen = makeWegen(stage, indeling)
  if (isAvond) addAvond(stage, indeling)
  const rijStrepen = strepen(stage, indeling)
  const showPlekken = makePlekken(stage, indeling)
  if (state.vorigRecord) addRecord(stage, indeling, state.vorigRecord)
  const taxi = makeTaxi(stage, indeling, { soort: held, metRotonde: isAvond })
  const molenaar = makeMolenaar(stage, indeling, {
    dier: held === 'muis' ? 'kat' : 'muis',
    draaiHard,
  })
  voorgrond(stage, indeling)
  const showGezicht = makeGezicht(stage, indeling)
  const boek = makeBoek(stage, indeling, stage.laag())
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(stage.schaal))
  let gast = passagierVan(state.item?.rit?.wie ?? '', held)
  let isUit = false

  stage.opFrame((ms) => rijStrepen(stage.rustig || !taxi.onderweg() ? 0 : ms))

  const straatVan = ({ opgave }: State) =>
    opgave && opgave.baan >= 0 ? ([opgave.baan, opgave.plekken.length] as const) : null

  function goed(na: State): void {
    const straat = straatVan(na)
    const { x, y, maat } = taxi.plek()
    if (straat) taxi.weg(straat)
    taxi.juich(1800)
    const midden = { x, y: y - 210 * indeling.taxi.maat * maat }
    stage.barst(vonken, ster, { ...midden, n: 8, snelheid: 260, leven: 1000 })
    const bloem = tulpen.plek(Math.max(0, na.gelukt.length - 1))
    stage.tweens.start(
      1,
      () => stage.barst(vonken, ster, { ...bloem, n: 6, snelheid: 150, leven: 900, schaal: 0.6 }),
      { wacht: 1100 },
    )
  }

  function fout(na: State): void {
    const straat = straatVan(na)
    taxi.schud(2200)
    if (straat) taxi.om(straat)
  }

  function jaaa(): void {
    boek.lach()
    for (const punt of boek.vreugde)
      stage.barst(vonken, ster, { ...punt, n: 10, snelheid: 300, leven: 1400 })
  }

  const DADEN: Readonly<Record<string, (na: State) => void>> = {
    goed,
    hersteld: goed,
    fout,
    jaaa,
    open: () => taxi.kom(),
    loop: () => taxi.rond(),
    // Every place that is tried on the roundabout is worth a round.
    stuur: ({ opgave }) => opgave?.isRond && taxi.rond(),
    geheim: () => molenaar.dans(),
  }

  function standTaxi(na: State): void {
    const isGegeven = isMis(na) || isRaak(na)
    taxi.richt(isGegeven || na.fase === 'spelen' ? straatVan(na) : null)
    taxi.stand(isGegeven ? straatVan(na) : null, na.opgave?.isRond === true)
  }

  function show(na: State): void {
    const wie = na.item?.rit?.wie
    if (wie !== undefined) gast = passagierVan(wie, held)
    taxi.show(gast)
    standTaxi(na)
    molenaar.show(na)
    showWegen(na)
    showPlekken(na)
    showGezicht(na.fase === 'klaar' || isTerug(na) ? null : gast)
    tulpen.show(na.gelukt.length, !stage.rustig && na.fase === 'kijken')
    boek.show(na, gast)
    if (na.fase === 'klaar' && !isUit) {
      isUit = true
      paintSlot(stage, indeling, na)
    }
    stage.vuil()
  }

  function play(event: SpelEvent, na: State): void {
    if (event.type === 'fx') {
      DADEN[event.name]?.(na)
      if (event.name === 'raak') molenaar.kijk(event.plek)
    }
    stage.vuil()
  }

  show(state)
  return { show, speel: play }
}
