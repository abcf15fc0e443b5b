import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { INDELINGEN } from './indeling.ts'
import type { Indeling, Uur } from './indeling.ts'
import { stralend } from './lichtrij.ts'
import { ding } from './paint-klein.ts'
import { huisVan } from './ladder.ts'
import { makeHangbak, type Hangplek } from './scene-bak.ts'
import { makeKelder } from './scene-kelder.ts'
import { makeSier } from './scene-klop.ts'
import { makeLadder, makeVlaggen } from './scene-ladder.ts'
import { makeLampjes } from './scene-lampjes.ts'
import { makeNacht } from './scene-nacht.ts'
import { makeRamen, WAS_MS } from './scene-ramen.ts'
import { achtergrond, bloemen, straat, voorgrond, water } from './scene-straat.ts'
import { makeTweetal } from './scene-tweetal.ts'
import type { State } from './rules.ts'
import { isVrijeKeus, openRaam, standVan, uurVan } from './stand.ts'

type FxEvent = Extract<SpelEvent, { type: 'fx' }>

type MakeHangplek = (
  stage: Stage,
  indeling: Indeling,
  start: { readonly soort: HeldSoort; readonly state: State },
) => Hangplek

/** What is washed from at each hour. */
const HANGPLEKKEN: Readonly<Record<Uur, MakeHangplek>> = {
  dag: (stage, indeling, { soort, state }) =>
    makeHangbak(stage, indeling, { soort, plek: state.actief }),
  avond: makeLadder,
  nacht: makeTweetal,
}

/**
 * Paints the street and plays what happens in it. The layers from far to near: sky, rooms, street, glass, hero,
 * particles, props.
 */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const uur = uurVan(state)
  const indeling = INDELINGEN[uur](stage.w, stage.h, state.plekken.length)
  achtergrond(stage, indeling)
  const kamers = stage.laag()
  straat(stage, indeling)
  const lampjes = makeLampjes(stage, indeling, state)
  const vlaggen = makeVlaggen(stage, indeling)
  const glas = stage.laag()
  const ramen = makeRamen(stage, indeling, { kamers, glas, held: soort })
  const buiten = makeSier(stage, indeling, soort)
  const ring = stage.tekening()
  const tulpen = bloemen(stage, indeling, stage.laag())
  const vonken = stage.laag()
  const vaart = water(stage, indeling)
  const dingen = voorgrond(stage, indeling)
  const kelder = makeKelder(stage, indeling)
  const nacht = uur === 'nacht' ? makeNacht(stage, indeling) : null
  const { held, naar, raakbaar } = HANGPLEKKEN[uur](stage, indeling, { soort, state })
  const tex = {
    ster: stage.textuur(() => ding('ster', stage.schaal)),
    bel: stage.textuur(() => ding('bel', stage.schaal)),
    kluit: stage.textuur(() => ding('kluit', stage.schaal)),
  }

  function showRing(nu: State): void {
    const vak = indeling.ramen[nu.actief]
    ring.clear()
    const raam = nu.plekken[nu.actief]
    if (!vak || !raam || standVan(raam) !== 'vuil') return
    // The turn is at this window, and nobody chose it.
    if (nu.actief === state.actief && isVrijeKeus(nu)) return
    const doos = {
      soort: 'doos',
      kader: [vak.x - 8, vak.y - 8, vak.w + 16, vak.h + 14],
      rond: 10,
    } as const
    ring.teken(doos, { lijn: INKT, dikte: 11 })
    ring.teken(doos, { lijn: GOUD, dikte: 6 })
  }

  /** The windows over which the sponge goes now: what comes of them is seen when it is through. */
  const gewassen = new Set<number>()

  function sponge(plek: number): void {
    gewassen.add(plek)
    let schuim = 0
    ramen.wash(plek, (x, y) => {
      held.reik(x, y)
      schuim += 1
      if (schuim % 5 === 1)
        stage.barst(vonken, tex.bel, { x, y, n: 3, snelheid: 110, zwaarte: -40, leven: 900 })
    })
  }

  function was(event: FxEvent): void {
    const vak = indeling.ramen[event.plek]
    if (!vak) return
    if (event.x === undefined || event.y === undefined) return sponge(event.plek)
    ramen.veegOp(event.plek, event.x, event.y)
    const [x, y] = [vak.x + event.x * vak.w, vak.y + event.y * vak.h]
    held.reik(x, y)
    stage.barst(vonken, tex.bel, { x, y, n: 2, snelheid: 90, zwaarte: 60, leven: 900, omhoog: 40 })
  }

  /** Plays what came of a window: at once, or when the sponge has gone over it. */
  function afterWash(plek: number, perform: () => void): void {
    const wacht = gewassen.delete(plek) ? WAS_MS : 0
    if (wacht > 0) stage.tweens.start(1, perform, { wacht })
    else perform()
  }

  function goed(plek: number): void {
    const midden = ramen.middelpunt(plek)
    if (!midden) return
    held.juich(1100)
    stage.barst(vonken, tex.ster, { ...midden, n: 9, snelheid: 270, leven: 900 })
    stage.barst(vonken, tex.bel, { ...midden, n: 10, snelheid: 190, zwaarte: -60, leven: 1300 })
  }

  /** Somebody looks out where the hero knocked. */
  function klop(nr: number): void {
    const ver = nr - indeling.ramen.length
    if (ver < 0) ramen.klop(nr)
    const midden = ver < 0 ? ramen.middelpunt(nr) : buiten.klop(ver)
    if (midden) stage.barst(vonken, tex.ster, { ...midden, n: 4, snelheid: 150, leven: 700 })
  }

  function feest(): void {
    held.juich(4000)
    ramen.feest()
    nacht?.speel()
    for (const deel of [0.2, 0.5, 0.8])
      stage.barst(vonken, tex.ster, {
        x: stage.w * deel,
        y: stage.h * 0.3,
        n: 12,
        snelheid: 360,
        leven: 1600,
      })
    stage.vuil()
  }

  function spat(plek: number): void {
    const midden = ramen.middelpunt(plek)
    if (!midden) return
    held.schud(700)
    stage.barst(vonken, tex.kluit, { ...midden, n: 16, snelheid: 240, zwaarte: 700 })
    stage.tweens.start(420, (k) => (glas.x = Math.sin(k * 22) * 5 * (1 - k)), {
      verloop: VERLOPEN.recht,
    })
  }

  function vlagUit(plek: number, nu: State): void {
    const midden = vlaggen.midden(huisVan(plek, nu.plekken.length))
    if (midden) stage.barst(vonken, tex.ster, { ...midden, n: 14, snelheid: 280, leven: 1300 })
  }

  /** A row shines: the band plays, and fire goes up from its windows one after another. */
  function straal(plek: number, nu: State): void {
    const rij = stralend(nu).find(({ plekken }) => plekken.includes(plek))
    nacht?.speel()
    held.juich(2200)
    ramen.feest(rij?.plekken)
    for (const [i, raam] of (rij?.plekken ?? []).entries()) {
      const midden = ramen.middelpunt(raam)
      if (midden)
        stage.tweens.start(
          1,
          () => stage.barst(vonken, tex.ster, { ...midden, n: 12, snelheid: 320, leven: 1300 }),
          { wacht: 160 * i },
        )
    }
  }

  const GEBEURT: Readonly<Record<string, (event: FxEvent, nu: State) => void>> = {
    was,
    bots: ({ plek }) => klop(plek),
    goed: ({ plek }) => afterWash(plek, () => goed(plek)),
    hersteld: ({ plek }) => goed(plek),
    fout: ({ plek }) => afterWash(plek, () => spat(plek)),
    jaaa: () => ramen.feest(),
    huis: ({ plek }, nu) => vlagUit(plek, nu),
    bel: ({ plek }, nu) => straal(plek, nu),
    geheim: () => {
      kelder.speel()
      held.juich(2600)
    },
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'finish') feest()
    if (event.type !== 'fx') return
    GEBEURT[event.name]?.(event, nu)
    stage.vuil()
  }

  function show(nu: State): void {
    ramen.show(nu)
    // Who makes a word hangs at that window, whatever was tapped meanwhile.
    naar({ ...nu, actief: openRaam(nu)?.plek ?? nu.actief })
    nacht?.show(nu, true)
    lampjes.show(nu)
    vlaggen.show(nu, true)
    showRing(nu)
    stage.vuil()
  }

  vlaggen.show(state, false)
  nacht?.show(state, false)
  show(state)
  const alles = [...raakbaar, ...(nacht ? [nacht.raakbaar] : []), ...dingen, ...vaart, ...tulpen]
  return { show, speel: play, touch: (punt) => touch(alles, punt) }
}
