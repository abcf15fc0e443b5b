import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch, type Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import { classify, type Indeling } from './indeling.ts'
import { BORDEN as LIFT_BORDEN } from './lift.ts'
import { gastPlaat } from './paint-gast.ts'
import { ding } from './paint-klein.ts'
import { slotPlaat, zwaaiersVan } from './paint-slot.ts'
import { GASTEN, lifterVan, passagierVan } from './passagier.ts'
import { bordenVan, isMis, isRaak, isTerug, wegVan, type State } from './rit.ts'
import type { Input } from './rules.ts'
import { makeBoek } from './scene-boek.ts'
import { makeDak } from './scene-dak.ts'
import { makeRijweg } from './scene-weg.ts'
import { makeMolenaar } from './scene-molenaar.ts'
import { makePlekken } from './scene-plekken.ts'
import { addVooraan, hoorderVan, makeLand, makePijlen, type Straat } from './scene-land.ts'
import { addRecord, strepen } from './scene-polder.ts'
import { makeTaxi } from './scene-taxi.ts'

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
function paintSlot(stage: Stage, indeling: Indeling, { oordelen, vorige }: State): void {
  const ronde = { oordelen, dak: vorige?.dak ?? [], schaal: stage.schaal }
  const plaat = stage.textuur(() => slotPlaat(indeling, ronde))
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
 * Paints the land and plays what happens in it. From far to near: sky, land, tulips, streets, places, the winding road, taxi,
 * bushes, the book over all of it, and sparks.
 */
export function mountScene({ stage, state, held }: SceneOpties<State, Input>): Scene<State> {
  const indeling = classify(stage.w, stage.h)
  const { land, tulpen, draaiHard, draaier, showWegen, lantaarns } = makeLand(
    stage,
    indeling,
    state,
  )
  const rijStrepen = strepen(stage, indeling)
  const pijlen = makePijlen(stage, indeling)
  const plekken = makePlekken(stage, indeling, land)
  if (state.vorigRecord) addRecord(stage, indeling, state.vorigRecord)
  const rijweg = makeRijweg(stage, indeling, land)
  const wie = { soort: held, metRotonde: land === 'avond', metLicht: land !== 'dag' }
  const taxi = makeTaxi(stage, indeling, wie)
  const dak = makeDak(stage, indeling, taxi.dak)
  const molenaar = makeMolenaar(stage, indeling, { ...hoorderVan(land, held), draaiHard })
  const vooraan = addVooraan(stage, indeling, land)
  const showGezicht = makeGezicht(stage, indeling)
  const boek = makeBoek(stage, indeling, stage.laag())
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(stage.schaal))
  let gast = passagierVan(state.item?.rit?.wie ?? '', held)
  let isUit = false
  let gekozen: Straat | null = null
  let raakbaar = (): readonly Raakbaar[] => []

  stage.opFrame((ms, t) => {
    taxi.follow(rijweg.taxi())
    rijStrepen(stage.rustig || !taxi.onderweg() ? 0 : ms)
    pijlen(gekozen, t)
  })

  const straatVan = ({ opgave }: State): Straat | null =>
    opgave && opgave.baan >= 0 ? [opgave.baan, bordenVan(opgave).length] : null

  /** Stars over the taxi. */
  function spark(n: number): void {
    const { x, y, maat } = taxi.plek()
    const midden = { x, y: y - 210 * indeling.taxi.maat * maat }
    stage.barst(vonken, ster, { ...midden, n, snelheid: 260, leven: 1000 })
  }

  function goed(na: State): void {
    const straat = straatVan(na)
    if (straat) taxi.weg(straat)
    taxi.juich(1800)
    spark(8)
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

  const DADEN: Readonly<Record<string, (na: State, plek: number) => void>> = {
    goed,
    hersteld: goed,
    fout,
    jaaa,
    open: () => taxi.kom(),
    // Every place that is tried on the roundabout is worth a round.
    stuur: ({ opgave }) => (opgave?.isRond ? taxi.rond() : taxi.veer()),
    geheim: () => molenaar.dans(),
    // The taxi itself answers as well.
    raak: (_na, plek) => {
      taxi.veer()
      taxi.juich(600)
      molenaar.kijk(plek)
    },
    // Who comes along is brought there and back, or is not there.
    samen: (_na, plek) => {
      taxi.om([plek, LIFT_BORDEN])
      taxi.juich(1600)
      spark(7)
    },
    terug: (_na, plek) => {
      taxi.om([plek, LIFT_BORDEN])
      taxi.schud(1600)
    },
    leg: () => {
      const punt = rijweg.passed()
      if (punt) stage.barst(vonken, ster, { ...punt, n: 6, snelheid: 190, leven: 700, schaal: 0.7 })
    },
  }

  function standTaxi(na: State): void {
    const isGegeven = isMis(na) || isRaak(na)
    gekozen = na.fase === 'spelen' && na.opgave?.isRond !== true ? straatVan(na) : null
    taxi.richt(isGegeven || na.fase === 'spelen' ? straatVan(na) : null)
    taxi.stand(isGegeven ? straatVan(na) : null, na.opgave?.isRond === true)
  }

  function showDak(na: State): Dier | null {
    const { dak: spullen = [], lift = null } = na.opgave ?? na.vorige ?? {}
    const punt = rijweg.passed()
    const { x, y } = taxi.plek()
    dak.show(spullen, punt && [punt.x - x, punt.y - y])
    const lifter = lift && na.fase === 'spelen' ? lifterVan(lift.wie, held, gast) : null
    dak.lift(lifter)
    return lifter
  }

  function showSlot(na: State): void {
    if (na.fase !== 'klaar' || isUit) return
    isUit = true
    paintSlot(stage, indeling, na)
  }

  /** Returns what can be touched: under the book nothing, and on the winding road what still stands around it. */
  function raakbaarIn(na: State): readonly Raakbaar[] {
    if (na.fase === 'klaar' || isTerug(na)) return []
    if (wegVan(na)) return [draaier, ...vooraan]
    return [draaier, ...vooraan, ...tulpen.raakbaar, ...plekken.raakbaar()]
  }

  function show(na: State): void {
    const naam = na.item?.rit?.wie
    if (naam !== undefined) gast = passagierVan(naam, held)
    rijweg.show(na)
    taxi.show(gast)
    standTaxi(na)
    const lifter = showDak(na)
    lantaarns((na.opgave ?? na.vorige)?.gebracht ?? 0)
    molenaar.show(na)
    showWegen(na)
    plekken.show(na)
    showGezicht(na.fase === 'klaar' || isTerug(na) ? null : (lifter ?? gast))
    tulpen.show(na.gelukt.length, !stage.rustig && na.fase === 'kijken')
    boek.show(na, gast)
    showSlot(na)
    raakbaar = () => raakbaarIn(na)
    stage.vuil()
  }

  function play(event: SpelEvent, na: State): void {
    if (event.type === 'fx') DADEN[event.name]?.(na, event.plek)
    stage.vuil()
  }

  show(state)
  return { show, speel: play, touch: (punt) => touch(raakbaar(), punt) }
}
