import { KOPPEN } from '@letterhaven/game-kit/keuzen/koppen'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Spul, Straat } from './straat.ts'
import type { Indeling, Straatplek } from './indeling.ts'
import { ding } from './paint-ding.ts'
import { gevel, gordijn, lucht, overval, schemerlamp, vlok, voorgevel } from './paint-straat.ts'
import { gastenVan, klantPlaat, OGEN, pose } from './scene-klanten.ts'
import type { Klanten } from './scene-klanten.ts'
import { MOND, type Eter, type Houding } from './eter.ts'
import { gastVan, isGebracht } from './stand.ts'
import type { State } from './stand.ts'

const STOF = ['#c94f7c', '#3f8fd6', '#e0a52e', '#5fae5a'] as const
/** How much of a curtain is seen when it is open, and how long it takes to open, in ms. */
const OPEN = 0.2
const SCHUIF_MS = 420
/** How long the next houses take to come, in ms. */
const RIJD_MS = 1100
const VLOKKEN = 18
/** How far a guest hangs over the sill, unscaled. */
const OVER = 34

/** Who eats as long as there is no street. */
const NIEMAND: Eter = {
  x: 0,
  y: 0,
  maat: 1,
  vacht: '#ffffff',
  ogen: OGEN.gewoon,
  houd: () => undefined,
}
const STIL: Houding = { op: 0, opzij: 0, plat: 0 }

interface Raam {
  readonly helften: readonly [Beeld, Beeld]
  readonly gast: Beeld
  readonly eter: Eter
  readonly y: number
  isOpen: boolean
  /** How long it still shakes its head, or hops, in ms. */
  nee: number
  blij: number
}

interface Rij {
  readonly laag: Laag
  readonly ramen: readonly Raam[]
  readonly straat: Straat
}

/** Puts what stands at a window on its sill. */
function addSpullen(
  stage: Stage,
  op: Laag,
  { vak, spullen }: { vak: Vak; spullen: readonly Spul[] },
) {
  const breed = vak.w * 0.4
  for (const [i, spul] of spullen.entries()) {
    const plaat = () => {
      if (spul === 'lamp') return schemerlamp(stage.schaal, breed / 66)
      return ding(spul, stage.schaal, breed / (spul === 'muis' ? 64 : 84))
    }
    const x = vak.x + vak.w * (i === 0 ? 0.2 : 0.8)
    stage.beeld(stage.textuur(plaat), { x, y: vak.y + vak.h + 3, anker: [0.5, 0.97], op })
  }
}

/** Lets snow fall over the street. */
function sneeuw(stage: Stage, { w, toog, k }: Indeling): void {
  const plaat = stage.textuur(() => vlok(stage.schaal))
  const vlokken = Array.from({ length: VLOKKEN }, (_, i) => {
    const b = stage.beeld(plaat, {
      x: ((i * 97) % VLOKKEN) * (w / VLOKKEN),
      y: ((i * 53) % 17) * (toog / 17),
    })
    b.scale.set(Math.max(0.4, k * (0.5 + (i % 3) * 0.3)))
    return b
  })
  stage.opRustigFrame((ms, t) => {
    if (stage.rustig) return
    for (const [i, b] of vlokken.entries()) {
      b.y = (b.y + (ms * (16 + (i % 4) * 7)) / 1000) % toog
      b.x += Math.sin(t / 900 + i) * 0.25
    }
  })
}

/** Makes the houses along the rope. At each order the stall has gone on to the next ones. */
export function makeStraatbeeld(
  stage: Stage,
  indeling: Indeling & { readonly straat: Straatplek },
  held: HeldSoort,
): Klanten & { show(state: State): void; nee(raam: number): void } {
  const { w, straat: plek } = indeling
  const dieren = gastenVan(held)
  stage.beeld(
    stage.textuur(() => lucht(indeling, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const huizen = stage.laag()
  sneeuw(stage, indeling)
  let rij: Rij | null = null
  let nu = -1

  function makeRaam(
    laag: Laag,
    i: number,
    { vak, straat, nummer }: { vak: Vak; straat: Straat; nummer: number },
  ): Raam {
    const isThuis = i === straat.thuis
    const wie = (nummer + (isThuis ? 0 : 2 + i)) % dieren.length
    const dier = dieren[wie] ?? 'muis'
    const maat = Math.min(vak.w / 134, vak.h / 158)
    const { vacht, oor } = KOPPEN[dier]
    const ogen = oor === 'bult' ? OGEN.bult : OGEN.gewoon
    const [x, y] = [vak.x + vak.w / 2, vak.y + vak.h + OVER * maat]
    const over = isThuis ? {} : { over: overval(dier, nummer + i, [ogen[0], ogen[1] + 30]) }
    const gast = stage.beeld(
      stage.textuur(() => klantPlaat(dier, wie, { schaal: stage.schaal, ...over })),
      { x, y, anker: [0.5, 1], op: laag },
    )
    gast.scale.set(maat)
    gast.visible = false
    const kleur = STOF[(nummer + i) % STOF.length] ?? STOF[0]
    const half = stage.textuur(() => gordijn({ w: vak.w / 2 + 1, h: vak.h }, kleur, stage.schaal))
    const helften = [
      stage.beeld(half, { x: vak.x, y: vak.y, anker: 0, op: laag }),
      stage.beeld(half, { x: vak.x + vak.w, y: vak.y, anker: 0, op: laag }),
    ] as const
    helften[1].scale.set(-1, 1)
    const houd = (houding: Houding | null): void => pose(gast, { x, y, maat }, houding ?? STIL)
    const eter = { x, y: y - MOND * maat, maat, vacht, ogen, houd }
    return { helften, gast, eter, y, isOpen: false, nee: 0, blij: 0 }
  }

  function build(straat: Straat, nummer: number): Rij {
    const laag = stage.laag(huizen)
    const rijtje = { straat: plek, nummer, schaal: stage.schaal }
    stage.beeld(
      stage.textuur(() => gevel(indeling, rijtje)),
      { x: 0, y: 0, anker: 0, op: laag },
    )
    const ramen = plek.ramen.map((vak, i) => makeRaam(laag, i, { vak, straat, nummer }))
    stage.beeld(
      stage.textuur(() => voorgevel(indeling, rijtje)),
      { x: 0, y: 0, anker: 0, op: laag },
    )
    for (const [i, vak] of plek.ramen.entries())
      addSpullen(stage, laag, { vak, spullen: straat.ramen[i] ?? [] })
    return { laag, ramen, straat }
  }

  /** Lets the next houses come, and those of before go. */
  function drive(naar: Rij, van: Rij | null): void {
    if (!van) return
    stage.tweens.start(
      RIJD_MS,
      (deel) => {
        naar.laag.x = w * (1 - deel)
        van.laag.x = -w * deel
        if (deel >= 1) huizen.takeAway(van.laag)
      },
      { verloop: VERLOPEN.heenWeer },
    )
  }

  function open(raam: Raam): void {
    if (raam.isOpen) return
    raam.isOpen = true
    raam.gast.visible = true
    const diep = raam.eter.maat * 90
    stage.tweens.start(SCHUIF_MS, (deel) => {
      const breed = 1 - (1 - OPEN) * deel
      raam.helften[0].scale.set(breed, 1)
      raam.helften[1].scale.set(-breed, 1)
    })
    stage.tweens.start(360, (deel) => (raam.gast.y = raam.y + diep * (1 - deel)), {
      verloop: VERLOPEN.terug,
      wacht: 120,
    })
  }

  const thuis = (): Raam | undefined => rij?.ramen[rij.straat.thuis]

  stage.opFrame((ms, t) => {
    for (const raam of rij?.ramen ?? []) {
      if (raam.nee <= 0 && raam.blij <= 0) continue
      raam.nee -= ms
      raam.blij -= ms
      raam.gast.rotation = raam.nee > 0 && !stage.rustig ? Math.sin(t / 70) * 0.1 : 0
      const hop = raam.blij > 0 && !stage.rustig ? Math.abs(Math.sin(t / 150)) * 12 : 0
      raam.gast.y = raam.y - hop * raam.eter.maat
    }
  })

  return {
    show(state) {
      const { opgave, fase, poging } = state
      const nummer = gastVan(state)
      if (!opgave?.straat || fase === 'klaar') return
      if (nummer !== nu || !rij) {
        const vorige = rij
        rij = build(opgave.straat, nummer)
        nu = nummer
        drive(rij, vorige)
      }
      const wacht = isGebracht(state) || poging > 1
      for (const [i, raam] of rij.ramen.entries())
        if (opgave.rit?.gebeld.includes(i) || (wacht && i === opgave.straat.thuis)) open(raam)
    },
    nee: (i) => {
      const raam = rij?.ramen[i]
      if (raam) raam.nee = 1100
    },
    naar: () => undefined,
    eter: () => thuis()?.eter ?? NIEMAND,
    juich: (ms) => {
      const raam = thuis()
      if (raam) raam.blij = ms
    },
    schud: () => {
      const raam = thuis()
      if (raam) raam.nee = 700
    },
  }
}
