import { baanMidden } from '@letterhaven/game-kit/onderdelen/banen'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { classify } from './indeling.ts'
import { portaal } from './paint-erf.ts'
import { ding } from './paint-klein.ts'
import { licht } from './paint-polder.ts'
import type { Input, State } from './rules.ts'
import { turnMolen, hemel, polder, strepen, voorgrond } from './scene-polder.ts'
import { makeTaxi, passagiers } from './scene-taxi.ts'

const MEESTE_BANEN = 3
/** A ride has so many crossings; a round that begins in the middle of one counts from there. */
const KRUISINGEN = 4
const RONDE = KRUISINGEN

/** Returns who rides along now: somebody else for every ride. A first verdict counts the crossing already. */
function wieRijdt({ nummer, fase, poging, item }: State): number {
  const bij = nummer - (fase === 'kijken' || poging > 1 ? 1 : 0)
  return Math.floor((bij - (item?.keten?.nr ?? 0) + RONDE) / KRUISINGEN)
}

/**
 * Paints the polder and plays what happens in it. From far to near: sky, land, tulips, road, gantry, taxi, sparks,
 * bushes.
 */
export function mountScene({ stage, state, held: soort }: SceneOpties<State, Input>): Scene<State> {
  const indeling = classify(stage.w, stage.h, MEESTE_BANEN)
  hemel(stage, indeling)
  const tulpen = polder(stage, indeling, { aantal: state.aantal, gelukt: state.gelukt.length })
  turnMolen(stage, indeling)
  const banen = [1, 2, 3].flatMap((aantal) =>
    Array.from({ length: aantal }, (_, baan) => {
      const lijnen = [(2 * baan) / aantal - 1, (2 * baan + 2) / aantal - 1] as const
      const plaat = stage.textuur(() => licht(indeling, { lijnen, schaal: stage.schaal }))
      const beeld = stage.beeld(plaat, { x: 0, y: 0, anker: 0 })
      beeld.visible = false
      return { aantal, baan, beeld }
    }),
  )
  const rijStrepen = strepen(stage, indeling)
  stage.beeld(
    stage.textuur(() => portaal(indeling, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const taxi = makeTaxi(stage, indeling, { soort, passagier: wieRijdt(state) })
  const vonken = stage.laag()
  voorgrond(stage, indeling)
  const { gezicht } = indeling
  const lijst = stage.beeld(
    stage.textuur(() => ding('medaillon', stage.schaal, (gezicht.r * 2) / 100)),
    gezicht,
  )
  const gezichten = passagiers(soort).map((dier) =>
    stage.beeld(
      stage.textuur(() => kopPlaat(dier, gezicht.r * 1.36, stage.schaal)),
      { x: gezicht.x, y: gezicht.y + gezicht.r * 0.2, anker: [0.5, 0.62] },
    ),
  )
  const ster = stage.textuur(() => sterPlaat(stage.schaal))
  let nu = state

  stage.opFrame((ms) => {
    const gang = taxi.onderweg() ? 2.4 : 0
    rijStrepen(stage.rustig ? 0 : ms * gang, nu.opgave?.plekken.length ?? MEESTE_BANEN)
  })

  function light({ opgave, fase, gegeven, item }: State): void {
    const isGoed = fase === 'kijken' && gegeven !== null && item?.goed.includes(gegeven) === true
    for (const { aantal, baan, beeld } of banen)
      beeld.visible = isGoed && aantal === opgave?.plekken.length && baan === opgave.baan
  }

  function send({ opgave, fase }: State): void {
    if (!opgave || fase === 'klaar') return
    const u = opgave.baan < 0 ? 0 : baanMidden(opgave.baan, opgave.plekken.length)
    taxi.naar({ u, y: indeling.taxi.wacht })
  }

  function showPassagier(na: State): void {
    const wie = wieRijdt(na) % gezichten.length
    lijst.visible = na.fase !== 'klaar'
    for (const [i, kop] of gezichten.entries()) kop.visible = lijst.visible && i === wie
  }

  function jaaa(): void {
    taxi.juich(3200)
    for (const deel of [0.25, 0.75])
      stage.barst(vonken, ster, {
        x: stage.w * deel,
        y: indeling.horizon,
        n: 10,
        snelheid: 320,
        leven: 1400,
      })
  }

  function goed(na: State): void {
    const { x, y, maat } = taxi.plek()
    taxi.onderdoor()
    taxi.juich(1600)
    const midden = { x, y: y - 210 * indeling.taxi.maat * maat }
    stage.barst(vonken, ster, { ...midden, n: 9, snelheid: 280, leven: 1000 })
    const bloem = tulpen.plek(Math.max(0, na.gelukt.length - 1))
    stage.tweens.start(
      1,
      () => stage.barst(vonken, ster, { ...bloem, n: 6, snelheid: 150, leven: 900, schaal: 0.6 }),
      { wacht: 1100 },
    )
  }

  function fout(): void {
    taxi.schud(900)
    taxi.omweg()
  }

  function feest(): void {
    taxi.kom(wieRijdt(nu))
    taxi.juich(4000)
    for (const deel of [0.2, 0.5, 0.8])
      stage.barst(vonken, ster, {
        x: stage.w * deel,
        y: stage.h * 0.35,
        n: 12,
        snelheid: 360,
        leven: 1600,
      })
  }

  function play(event: SpelEvent, na: State): void {
    nu = na
    send(na)
    if (event.type === 'finish') feest()
    if (event.type === 'fx' && (event.name === 'goed' || event.name === 'hersteld')) goed(na)
    if (event.type === 'fx' && event.name === 'jaaa') jaaa()
    if (event.type === 'fx' && event.name === 'fout') fout()
    if (event.type === 'fx' && event.name === 'open') taxi.kom(wieRijdt(na))
    stage.vuil()
  }

  function show(na: State): void {
    nu = na
    send(na)
    light(na)
    showPassagier(na)
    tulpen.show(na.gelukt.length, !stage.rustig && na.fase === 'kijken')
    stage.vuil()
  }

  show(state)
  return { show, speel: play }
}
