import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { hop } from '@letterhaven/game-kit/onderdelen/gebaar'
import { touch, type Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { meesterBij } from './dieren.ts'
import { classify } from './indeling.ts'
import { meesterPlaat } from './paint-dier.ts'
import { bezemPlaat, bordjePlaat } from './paint-klein.ts'
import { snipperPlaat } from './paint-bank.ts'
import { studioPlaat } from './paint-studio.ts'
import { paletVan } from './palet.ts'
import { bankVan, isZeker, zaalVan, type State } from './quiz.ts'
import { makeBanken } from './scene-banken.ts'
import { showSlot } from './scene-slot.ts'
import { makeStenen } from './scene-stenen.ts'
import { makeZaal } from './scene-zaal.ts'
import { BEZEM } from './rules.ts'

/** Paints the studio and plays what happens in it. From far to near: wall, light, desks with animals, jury, hall, stones. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const { w, h, schaal } = stage
  const indeling = classify(w, h)
  const { k, meester: plek, bezem: bezemVak } = indeling
  const palet = paletVan(state.trap)
  stage.beeld(
    stage.textuur(() =>
      studioPlaat({ w, h, schaal }, indeling, { palet, trap: state.trap, groep: state.groep }),
    ),
    { x: 0, y: 0, anker: 0 },
  )
  const heel = plek.x < indeling.vraag.x - 60
  const meester = stage.beeld(
    stage.textuur(() => meesterPlaat(meesterBij(soort), { s: plek.s, schaal, heel })),
    { x: plek.x, y: plek.y, anker: [64 / 136, heel ? 0.975 : 1] },
  )
  const banken = makeBanken(stage, indeling, { held: soort, palet, op: stage.laag() })
  const held =
    indeling.held.s > 0.3
      ? makeHeld(stage, {
          soort,
          maat: indeling.held.s,
          gereedschap: () => bordjePlaat(schaal),
          greep: [0.5, 0.86],
        })
      : null
  held?.plaats(indeling.held.x, indeling.held.y)
  const stenen = makeStenen(stage, indeling, stage.laag())
  const zaal = makeZaal(stage, indeling, { palet, op: stage.laag(), record: state.vorigRecord })
  const bs = bezemVak.h / 116
  const bezem = stage.beeld(
    stage.textuur(() => bezemPlaat(bs, schaal)),
    { x: bezemVak.x + bezemVak.w / 2, y: bezemVak.y + bezemVak.h, anker: [0.5, 0.94] },
  )
  const slot = stage.laag()
  const vonken = stage.laag()
  const tex = {
    ster: stage.textuur(() => sterPlaat(schaal)),
    steen: stage.textuur(() => snipperPlaat(schaal)),
  }
  let [danst, isUit] = [0, false]
  let raakbaar: readonly Raakbaar[] = []

  const burst = (
    wat: keyof typeof tex,
    { x, y }: { readonly x: number; readonly y: number },
    n: number,
  ): void =>
    stage.barst(vonken, tex[wat], { x, y, n, snelheid: 300 * k, leven: 1300, omhoog: 190 * k })

  stage.opFrame((ms, t) => {
    if (danst <= 0) return
    danst -= ms
    const aan = danst > 0 && !stage.rustig
    bezem.rotation = aan ? Math.sin(t / 130) * 0.5 : 0
    bezem.y = bezemVak.y + bezemVak.h - (aan ? Math.abs(Math.sin(t / 130)) * 26 : 0)
  })

  /** The stones on the truth come back as confetti, and the hall rises. */
  function goed(nu: State): void {
    const bank = nu.opgave && bankVan(nu.opgave)
    banken.juich(bank ?? null)
    held?.juich(1600)
    hop(stage, meester, plek.y)
    zaal.juich(null, 1100)
    const dier = indeling.banken[bank ?? 0]?.dier
    if (!dier || !nu.opgave) return
    burst('ster', { x: dier.x, y: dier.y }, 9)
    burst('steen', { x: dier.x, y: dier.y + 30 * k }, isZeker(nu.opgave) ? 14 : 7)
  }

  function jaaa(rij: number): void {
    zaal.juich(rij, 3200)
    for (const [i, { dier }] of indeling.banken.entries())
      stage.tweens.start(
        1,
        () => {
          burst('steen', { x: dier.x, y: dier.y - 20 * k }, 8)
          burst('ster', { x: dier.x, y: dier.y }, 6)
        },
        { wacht: 180 * i },
      )
  }

  const GEBEURT: Readonly<Record<string, (nu: State, plek: number) => void>> = {
    goed,
    hersteld: goed,
    fout: (nu) => {
      banken.schud(nu.opgave && bankVan(nu.opgave))
      held?.schud(900)
    },
    stamp: () => banken.slag(),
    leg: () => held?.juich(260),
    loop: (_nu, bank) => banken.schud(bank),
    bots: () => {
      danst = 500
    },
    geheim: () => {
      danst = 5000
      burst('ster', { x: bezem.x + 10, y: bezem.y - 60 }, 12)
    },
    jaaa: (_nu, rij) => jaaa(rij),
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu, event.plek)
    stage.vuil()
  }

  function showEinde(nu: State): void {
    if (nu.fase !== 'klaar' || isUit) return
    isUit = true
    showSlot(stage, indeling, { state: nu, held: soort, op: slot })
    if (nu.goed > 0) zaal.juich(null, 4000)
  }

  const master = {
    x: plek.x,
    y: plek.y - 110 * plek.s,
    r: 60 * plek.s,
    answer: () => hop(stage, meester, plek.y),
  }

  function show(nu: State): void {
    const zaalNu = zaalVan(nu)
    banken.show(nu)
    stenen.show(nu)
    zaal.show(zaalNu.publiek)
    bezem.visible = nu.fase === 'spelen' && nu.opgave?.isOpen === true
    if (zaalNu.bezem < BEZEM && danst > 600) danst = 0
    raakbaar = nu.fase === 'klaar' ? [] : [master]
    showEinde(nu)
    stage.vuil()
  }

  show(state)
  return { show, speel: play, touch: (punt) => touch(raakbaar, punt) }
}
