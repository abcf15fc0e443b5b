import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch, type Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import { classify, classifyRuimte } from './indeling.ts'
import { splitAt } from './herstel.ts'
import { ding } from './paint-klein.ts'
import { hoogsteVlucht, hoogteVan, inWoorden } from './hoogte.ts'
import { kanSchrijven, type State } from './rules.ts'
import { BANEN, inRuimte } from './ruimte.ts'
import { isGestuurd, ritVan } from './rit-regels.ts'
import { makeMeter } from './scene-meter.ts'
import { makeRaket } from './scene-raket.ts'
import { makeRit } from './scene-rit.ts'
import { makeRuimte } from './scene-ruimte.ts'
import { makeStoet } from './scene-stoet.ts'
import { makeStukken } from './scene-stukken.ts'
import { makeStunts } from './scene-stunt.ts'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { makeWereld, STIJG_MS } from './scene-wereld.ts'

/** Returns how many pieces are in the tank: what was written, and what still stands of it behind a gap. */
const tankVan = ({ opgave }: State): number =>
  (opgave?.regel.length ?? 0) + (opgave?.gat?.na.length ?? 0)

/** Whether the rocket waits for the next letter. */
const isAanZet = ({ fase, opgave }: State): boolean =>
  fase === 'spelen' && opgave !== null && kanSchrijven(opgave)

/** Returns the part of what was written that is not in the word. */
function misVan({ item, opgave, gegeven }: State): string {
  if (!item || !opgave || gegeven === null) return ''
  const { voor, na } = splitAt(item, gegeven, opgave.tegels !== null)
  return gegeven.slice(voor.join('').length, gegeven.length - na.join('').length)
}

/** Whether a point lies in the sky, and not under the desk. */
const inHemel = ({ x, y, w, h }: Vak, punt: { readonly x: number; readonly y: number }): boolean =>
  punt.x >= x && punt.x <= x + w && punt.y >= y && punt.y <= y + h

/** How quickly the world follows the rocket where the sky becomes larger, as a share for each ms. */
const MEE = 0.0035

/** When the engine sputters at a mistake, in ms. */
const SPUTTER = [0, 320, 660] as const
/** When sparks fly from the rocket as it rises, in ms. */
const TREKKEN = [120, 420, 760, 1080] as const

/** Paints the world and plays what happens in it. From far to near: sky, what is met in it, rocket, ground and near clouds. */
export function mountScene({ stage, state, held }: SceneOpties<State>): Scene<State> {
  const ruimte = inRuimte(state) ? classifyRuimte(stage.w, stage.h, BANEN.length) : null
  const indeling = ruimte ?? classify(stage.w, stage.h)
  const { vlucht, hemel, raket, grond } = indeling
  const hoogten = {
    hoogst: hoogsteVlucht(state.aantal, state.trap === 2),
    record: state.vorigRecord === null ? null : inWoorden(state.vorigRecord),
  }
  const wereld = ruimte ? makeRuimte(stage, ruimte, hoogten) : makeWereld(stage, indeling, hoogten)
  const hoog = makeRit(stage, indeling)
  const vaartuig = makeRaket(stage, indeling, held)
  const rit = hoog.addVoor(vaartuig)
  // Nothing that comes by or was caught covers the word.
  const showStunt = makeStunts(stage, indeling, stage.laag())
  const stoet = ruimte && makeStoet(stage, ruimte, vaartuig.voet)
  wereld.addVoor()
  const meter = makeMeter(stage, indeling, {
    ...hoogten,
    top: ruimte && ruimte.wacht.y + ruimte.wacht.maat * 0.72,
  })
  const vonken = stage.laag()
  const tex = {
    ster: stage.textuur(() => ding('ster', stage.schaal)),
    wolk: stage.textuur(() => ding('wolk', stage.schaal, Math.max(0.7, indeling.k))),
  }
  const stukken = makeStukken(stage, indeling, vaartuig.voet)
  let hoogte = 0

  /** Returns where the flame is. */
  const plekVan = () => ({ x: vaartuig.voet().x, y: vaartuig.voet().y + 6 })

  const rook = (n: number): void =>
    stage.barst(vonken, tex.wolk, {
      ...plekVan(),
      n,
      snelheid: 190,
      zwaarte: -30,
      leven: 1100,
      omhoog: 10,
    })

  /** Leaves a trail of sparks on the way up, and bursts through the line of the highest flight so far. */
  function climb(naar: number): void {
    if (stage.rustig) return
    for (const wacht of TREKKEN)
      stage.tweens.start(
        1,
        () =>
          stage.barst(vonken, tex.ster, {
            ...plekVan(),
            n: 5,
            snelheid: 150,
            leven: 800,
            omhoog: -60,
          }),
        { wacht },
      )
    const { record } = hoogten
    if (record !== null && record > 0 && hoogte <= record && naar > record) jaaa()
  }

  function rise(nu: State, springt: boolean): void {
    const naar = hoogteVan(nu)
    if (naar > 0 && (naar !== hoogte || !springt)) vaartuig.vlieg(STIJG_MS, !springt)
    wereld.stijg(naar, !springt)
    meter.show(naar, springt ? STIJG_MS : 0)
    if (springt) climb(naar)
    hoogte = naar
  }

  function jaaa(): void {
    for (const deel of [0.25, 0.5, 0.75])
      stage.barst(vonken, tex.ster, {
        x: hemel.x + hemel.w * deel,
        y: hemel.y + hemel.h * 0.4,
        n: 10,
        snelheid: 340,
        leven: 1700,
      })
  }

  /** Steers to where the rocket should be: on a flight to the middle of the large sky, else to its own place. */
  function steer({ opgave }: State, direct: boolean): void {
    const naar = ruimte?.wacht.plekken[opgave?.ruimte?.baan ?? -1] ?? raket.x
    const thuis = { x: naar, y: hoogte > 0 ? vlucht.voet : grond }
    vaartuig.steer(rit.plek() ?? thuis, direct)
  }

  const GEBEURT: Readonly<Record<string, (nu: State, plek: number) => void>> = {
    leg: ({ opgave }) => {
      stukken.fuel(opgave?.regel ?? [])
      vaartuig.tank()
      rook(2)
    },
    goed: ({ item }) => {
      vaartuig.juich(1600)
      wereld.publiek(1800)
      rook(12)
      if (item) showStunt(item.word)
    },
    hersteld: ({ item }) => {
      vaartuig.juich(900)
      rook(6)
      if (item) showStunt(item.word)
    },
    fout: (nu) => {
      vaartuig.schud()
      stukken.spit(misVan(nu))
      for (const wacht of SPUTTER) stage.tweens.start(1, () => rook(5), { wacht })
    },
    hap: (nu, nr) => {
      const plek = rit.pickUp(nr)
      if (!isGestuurd(nu)) return
      vaartuig.juich(700)
      stage.barst(vonken, tex.ster, { ...plek, n: 9, snelheid: 260, leven: 700 })
    },
    klim: ({ opgave }) => stoet?.pickUp(opgave),
    geheim: () => wereld.knipoog(),
    jaaa,
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu, event.plek)
    if (event.type === 'finish' && hoogteVan(nu) > 0) jaaa()
    stage.vuil()
  }

  let lager = 0
  stage.opFrame((ms) => {
    const naar = rit.lager()
    if (Math.abs(naar - lager) < 0.5) return
    lager += (naar - lager) * (stage.rustig ? 1 : Math.min(1, ms * MEE))
    wereld.lower(lager)
  })

  /** Whether nothing comes down that is steered to, so that a touch is only a touch. */
  let isStil = ritVan(state) === null

  /** Returns the rocket with who sits in it, as it is touched. */
  function raketRaakbaar(): Raakbaar {
    const { x, y, zoom } = vaartuig.voet()
    const s = raket.s * zoom
    return { x, y: y - 240 * s, r: Math.max(36, 190 * s), answer: vaartuig.hup }
  }

  rise(state, false)
  rit.show(state, true)
  steer(state, true)
  stoet?.show(state.opgave ?? state.vorige, true)
  return {
    show: (nu) => {
      isStil = ritVan(nu) === null && nu.fase !== 'klaar'
      rit.show(nu, false)
      stoet?.show(nu.opgave, false)
      if (hoogteVan(nu) !== hoogte) rise(nu, true)
      steer(nu, false)
      vaartuig.fuel(nu.gegeven === null ? tankVan(nu) : 0, isAanZet(nu))
      stage.vuil()
    },
    speel: play,
    touch: (punt) =>
      isStil && inHemel(hemel, punt) && touch([raketRaakbaar(), ...wereld.raakbaar], punt),
  }
}
