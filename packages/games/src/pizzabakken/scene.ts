import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { classify } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { kom, topping } from './paint-beleg.ts'
import { ding, LAMPEN, snippertje } from './paint-ding.ts'
import { koksbuis, koksmuts, KOKSMOUW, pollepel } from './paint-kok.ts'
import { dampendePunten, gastVan, isGetypt } from './stand.ts'
import type { State } from './stand.ts'
import { buiten, hangers, keuken, lampen, muisje, vuur } from './scene-keuken.ts'
import { makeDamp } from './scene-damp.ts'
import { makeKlanten } from './scene-klanten.ts'
import { komVan, makePizza, SOORTEN, soortVan } from './scene-pizza.ts'

const VLUCHT_MS = 330

/** Makes the bowls. The returned function arranges them for a word. */
function makeKommen(stage: Stage, { w, h, kommen: [eerste] }: Indeling) {
  const breed = eerste?.w ?? 100
  const laag = stage.laag()
  const platen = Array.from({ length: SOORTEN }, (_, i) =>
    stage.textuur(() => kom(i, { w: breed, schaal: stage.schaal })),
  )
  const beelden: Beeld[] = []
  return (aantal: number): Indeling => {
    const indeling = classify(w, h, aantal)
    for (const [i, vak] of indeling.kommen.entries()) {
      const plaat = platen[i % SOORTEN]
      const b = plaat && (beelden[i] ??= stage.beeld(plaat, { x: 0, y: 0, anker: 0, op: laag }))
      b?.set(vak.x, vak.y - 3)
      b?.scale.set(vak.w / breed)
    }
    for (const [i, b] of beelden.entries()) b.visible = i < aantal
    return indeling
  }
}

/** The reach of the cook's arm, unscaled, and the height of the shoulder. */
const ARM = 112
const SCHOUDER_Y = -70

/** Returns a point in the direction of a slice, at most an arm's length away. */
function reikwijdte({ held: { x, k }, toog }: Indeling, [nx, ny]: Punt): Punt {
  const [sx, sy] = [x + 24 * k, toog + SCHOUDER_Y * k]
  const ver = Math.hypot(nx - sx, ny - sy)
  const deel = Math.min(1, (ARM * k) / ver)
  return [sx + (nx - sx) * deel, sy + (ny - sy) * deel - 24 * k]
}

/**
 * Paints the kitchen and plays what happens in it. The layers from far to near: street, guests, kitchen, pizza, cook,
 * bowls.
 */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const getypt = isGetypt(state)
  const vast = classify(stage.w, stage.h, getypt ? 'blad' : SOORTEN)
  buiten(stage, vast)
  const gasten = stage.laag()
  keuken(stage, vast)
  const klanten = makeKlanten(stage, vast, { op: gasten, held: soort, nummer: gastVan(state) })
  const fik = vuur(stage, vast)
  const lichten = lampen(stage, vast)
  hangers(stage, vast)
  muisje(stage, vast)
  const pizza = makePizza(stage, vast)
  const held = makeHeld(stage, {
    soort,
    maat: vast.held.k,
    gereedschap: () => pollepel(stage.schaal),
    greep: [0.5, 0.2],
    werk: { lijf: koksbuis, mouw: KOKSMOUW, hoed: () => koksmuts(stage.schaal) },
  })
  held.plaats(vast.held.x, vast.toog - 1)
  const setKommen = getypt ? () => vast : makeKommen(stage, vast)
  let indeling = setKommen(state.opgave?.kommen.length ?? 8)
  const damp = makeDamp(stage, vast)
  const vonken = stage.laag()
  const ster = stage.textuur(() => ding('ster', stage.schaal))
  const snippers = LAMPEN.map((kleur) => stage.textuur(() => snippertje(kleur, stage.schaal)))
  const vliegers = Array.from({ length: SOORTEN }, (_, i) =>
    stage.textuur(() => topping(i, stage.schaal)),
  )

  /** Lets a topping fly from its bowl to its slice. */
  function lay(plek: number, { opgave }: State): void {
    if (!opgave || stage.rustig) return
    const { kommen, punten } = opgave
    const deel = opgave.ligt[plek] ?? ''
    const bron = indeling.kommen[komVan(kommen, deel)]
    const plaat = vliegers[soortVan(kommen, deel)]
    const [nx, ny] = pizza.plek(punten, plek)
    // What is typed falls from above the pizza.
    const vx = bron ? bron.x + bron.w / 2 : nx
    const vy = bron ? bron.y + bron.h * 0.3 : ny - vast.pizza.r
    if (!plaat) return
    held.reik(...reikwijdte(vast, [nx, ny]))
    const b = stage.beeld(plaat, { x: vx, y: vy, op: vonken })
    b.scale.set(Math.min(1, vast.pizza.r / 130))
    stage.tweens.start(
      VLUCHT_MS,
      (deel) => {
        b.set(vx + (nx - vx) * deel, vy + (ny - vy) * deel - Math.sin(deel * Math.PI) * 70)
        b.rotation = deel * 4
        if (deel >= 1) b.weg()
      },
      { verloop: VERLOPEN.uit },
    )
  }

  function goed(): void {
    const { x, y, r } = indeling.pizza
    held.juich(1700)
    klanten.juich(1900)
    pizza.bak()
    fik.laai()
    stage.barst(vonken, ster, { x, y: y - r * 0.5, n: 9, snelheid: 300, leven: 1000, omhoog: 150 })
    for (const plaat of snippers)
      stage.barst(vonken, plaat, {
        x,
        y: y - r * 0.6,
        n: 5,
        snelheid: 320,
        leven: 1300,
        omhoog: 170,
      })
  }

  function fout(): void {
    held.schud(800)
    klanten.schud()
    pizza.schud()
  }

  function feest(): void {
    lichten.show(1, 1)
    held.juich(4000)
    klanten.juich(4000)
    for (const [i, deel] of [0.2, 0.4, 0.6, 0.8].entries()) {
      const plek = { x: stage.w * deel, y: stage.h * 0.3 }
      stage.barst(vonken, ster, { ...plek, n: 9, snelheid: 340, leven: 1600 })
      const plaat = snippers[i]
      if (plaat) stage.barst(vonken, plaat, { ...plek, n: 14, snelheid: 380, leven: 1900 })
    }
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'finish') feest()
    if (event.type === 'fx' && event.name === 'leg') lay(event.plek, nu)
    if (event.type === 'fx' && (event.name === 'goed' || event.name === 'hersteld')) goed()
    if (event.type === 'fx' && event.name === 'fout') fout()
    stage.vuil()
  }

  function show(nu: State): void {
    if (nu.opgave) indeling = setKommen(nu.opgave.kommen.length)
    klanten.naar(gastVan(nu))
    pizza.show(nu)
    damp(dampendePunten(nu).map((punt) => pizza.plek(nu.opgave?.punten ?? 1, punt)))
    lichten.show(nu.fase === 'klaar' ? nu.aantal : nu.goed, nu.aantal)
    stage.vuil()
  }

  show(state)
  return { show, speel: play }
}
