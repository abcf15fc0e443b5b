import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { raakBeeld } from '@letterhaven/game-kit/onderdelen/gebaar'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch } from '@letterhaven/game-kit/tekenen/raakbaar'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { classify } from './indeling.ts'
import { dalPlaat } from './paint-dal.ts'
import { vlokPlaat } from './paint-loc.ts'
import { paletVan } from './palet.ts'
import { makeEind } from './scene-eind.ts'
import { makeLoc } from './scene-loc.ts'
import { makePloeg } from './scene-ploeg.ts'
import { makeStations } from './scene-stations.ts'
import { TEKEN_LICHT } from './tekens/licht.ts'
import { LICHT } from './trein.tsx'
import { stationsVan } from './ronde.ts'
import { isTekens, type AlleStaat } from './alles.ts'
import { treinVan } from './werf.ts'

/** How many flakes fall. */
const VLOKKEN = 26

/** How long the words of a train that leaves light up, in ms. */
function lichtMs(nu: AlleStaat): number {
  if (isTekens(nu)) return TEKEN_LICHT.na + (nu.opgave?.woorden.length ?? 0) * TEKEN_LICHT.stap
  return LICHT.na + (nu.opgave ? treinVan(nu.opgave).length : 0) * LICHT.stap
}

/** Paints the valley and plays what happens in it: the engine, the mountain line with its stations, the plough, and snow. */
export function mountScene({
  stage,
  state,
  held: soort,
}: SceneOpties<AlleStaat>): Scene<AlleStaat> {
  const { w, h, schaal } = stage
  const indeling = classify(w, h)
  const palet = paletVan(state.trap, state.groep)
  const dal = stage.textuur(() => dalPlaat({ w, h, schaal }, indeling, palet))
  stage.beeld(dal, { x: 0, y: 0, anker: 0 })
  const ver = stage.laag()
  const stations = makeStations(stage, indeling, { op: ver, aantal: state.aantal })
  const ploeg = makePloeg(stage, indeling, stage.laag())
  const eind = makeEind(stage, indeling, { op: stage.laag(), palet, soort })
  const loc = makeLoc(stage, indeling.loc, { soort, op: stage.laag() })
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(schaal))
  const { k } = indeling
  if (palet.sneeuwt) addSneeuw()

  function addSneeuw(): void {
    const vlok = stage.textuur(() => vlokPlaat(schaal))
    const vlokken = Array.from({ length: VLOKKEN }, (_, nr) => {
      const beeld = stage.beeld(vlok, { x: (nr * 137) % w, y: (nr * 211) % h, op: vonken })
      beeld.scale.set(0.4 + ((nr * 7) % 6) / 8)
      return beeld
    })
    stage.opRustigFrame((ms, t) => {
      if (stage.rustig) return
      for (const [nr, beeld] of vlokken.entries()) {
        const y = beeld.y + ms * (0.03 + (nr % 4) * 0.008)
        beeld.set(beeld.x + Math.sin(t / 900 + nr) * 0.3, y > h ? indeling.top * 0.4 : y)
      }
    })
  }

  const burst = (x: number, y: number, n = 10): void =>
    stage.barst(vonken, ster, {
      x,
      y,
      n,
      snelheid: 230 * k,
      omhoog: 150,
      leven: 950,
      schaal: Math.max(0.6, k),
    })

  function leave(nu: AlleStaat): void {
    const klaar = lichtMs(nu)
    loc.juich(klaar + 900)
    loc.leave(klaar + 420)
    stage.tweens.start(
      1,
      () => {
        const plek = stations.plek(stationsVan(nu) - 1)
        if (plek) burst(...plek)
      },
      { wacht: 200 },
    )
  }

  const GEBEURT: Readonly<Record<string, (nu: AlleStaat) => void>> = {
    open: () => loc.comeBack(),
    leg: () => loc.juich(500),
    goed: leave,
    hersteld: leave,
    fout: () => loc.schud(900),
    bots: () => loc.schud(500),
    stuur: () => ploeg.turn(),
    geheim: () => ploeg.spray(),
    jaaa: () => {
      stations.feest()
      for (const [nr, wacht] of [100, 500, 900, 1300].entries())
        stage.tweens.start(1, () => burst(w * (0.3 + nr * 0.18), indeling.voet - 30 * k, 14), {
          wacht,
        })
    },
  }

  function show(nu: AlleStaat): void {
    stations.show(stationsVan(nu))
    const isKlaar = nu.fase === 'klaar'
    loc.visible = !isKlaar
    ploeg.visible = !isKlaar
    eind.show(isKlaar ? stationsVan(nu) : null, nu.aantal)
    stage.vuil()
  }

  function play(event: SpelEvent, nu: AlleStaat): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu)
    if (event.type === 'finish') eind.ride(stationsVan(nu))
    stage.vuil()
  }

  show(state)
  const { x, y, h: hoog, w: breed } = indeling.loc
  return {
    show,
    speel: play,
    touch: (punt) =>
      touch(
        [
          ...stations.raakbaar,
          raakBeeld(
            { x: x + breed / 2, y: y - hoog / 2 },
            { r: hoog * 0.6, answer: () => loc.juich(900) },
          ),
        ],
        punt,
      ),
  }
}
