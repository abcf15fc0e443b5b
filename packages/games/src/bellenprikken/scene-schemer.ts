import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { dierMaat, huizenVan, schuilhoek, wakkerMaat, type Plek } from './huizen.ts'
import type { Indeling } from './indeling.ts'
import { dierPlaat, schijnsel, vuurvliegje } from './paint-dieren.ts'
import { gewektVan, schuilt } from './schemer.ts'
import { DIEREN, type Dier } from './schemerdier.ts'
import type { State } from './stand.ts'

const VLIEGJES = 9
/** How many of them dance round the animal that hides. */
const ROND = 3
const HOP_MS = 620

/** Makes the animals in the dusk: one hides as a dark shape in a light, and those that were woken stay. */
export function makeSchemer(stage: Stage, indeling: Indeling) {
  const { w, k, lucht, horizon } = indeling
  const maat = dierMaat(indeling)
  const wakkerGroot = wakkerMaat(indeling)
  const huizen = huizenVan(indeling)
  const hoek = schuilhoek(indeling)
  const licht = stage.beeld(
    stage.textuur(() => schijnsel(stage.schaal)),
    { x: 0, y: 0 },
  )
  licht.scale.set(maat)
  licht.visible = false
  const setDier = (dier: Dier, isWakker: boolean): Beeld => {
    const { x, y } = isWakker ? huizen[dier] : (hoek ?? huizen[dier])
    const beeld = stage.beeld(
      stage.textuur(() => dierPlaat(dier, isWakker, stage.schaal)),
      { x, y, anker: [0.5, 0.97] },
    )
    beeld.scale.set(isWakker ? wakkerGroot : maat)
    beeld.visible = false
    return beeld
  }
  const dieren = DIEREN.map((dier) => ({
    dier,
    weg: setDier(dier, false),
    wakker: setDier(dier, true),
    ...huizen[dier],
    hoog: 0,
  }))
  const vlieg = stage.textuur(() => vuurvliegje(stage.schaal))
  const vliegjes = Array.from({ length: VLIEGJES }, (_, i) => {
    const beeld = stage.beeld(vlieg, {
      x: ((i * 0.37 + 0.1) % 1) * w,
      y: lucht.y + ((i * 0.61 + 0.2) % 1) * (horizon + 60 * k - lucht.y),
    })
    beeld.scale.set(Math.max(0.6, k) * (0.7 + (i % 3) * 0.2))
    return { beeld, x: beeld.x, y: beeld.y }
  })
  let doel: Plek | null = null

  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, { beeld, x, y }] of vliegjes.entries()) {
      const rond = doel !== null && i < ROND
      const [mx, my] = rond && doel ? [doel.x, doel.y - 46 * maat] : [x, y]
      const ver = rond ? 46 * maat : 24 * k
      beeld.set(
        mx + Math.sin(t / (rond ? 620 : 1900) + i * 2.1) * ver,
        my + Math.cos(t / (rond ? 780 : 2300) + i * 1.7) * ver * 0.8,
      )
      beeld.alpha = 0.55 + 0.45 * Math.sin(t / 420 + i * 1.3)
    }
    licht.alpha = 0.8 + 0.2 * Math.sin(t / 500)
    for (const [i, { wakker, x, y, hoog }] of dieren.entries()) {
      if (!wakker.visible) continue
      wakker.set(x, y - hoog)
      wakker.rotation = Math.round(Math.sin(t / 800 + i * 1.4) * 8) / 160
    }
  })

  function hop(een: (typeof dieren)[number], wacht: number, n: number): void {
    if (stage.rustig) return
    stage.tweens.start(
      HOP_MS * n,
      (deel) => {
        een.hoog = Math.abs(Math.sin(deel * Math.PI * n)) * 34 * maat
      },
      { verloop: VERLOPEN.recht, wacht },
    )
  }

  return {
    /** Shows which animal hides and which ones are awake. */
    show: (staat: State): void => {
      const gewekt = gewektVan(staat)
      const verstopt = staat.opgave && schuilt(staat.opgave)
      for (const { dier, weg, wakker } of dieren) {
        weg.visible = dier === verstopt
        wakker.visible = gewekt.includes(dier)
      }
      doel = verstopt ? (hoek ?? huizen[verstopt]) : null
      licht.visible = doel !== null
      if (doel) licht.set(doel.x, doel.y - 44 * maat)
    },
    /** Lets the animal that was woken last jump for joy; returns where it is. */
    wake: (staat: State): Plek | undefined => {
      const laatste = gewektVan(staat).at(-1)
      const een = dieren.find(({ dier }) => dier === laatste)
      if (!een) return undefined
      hop(een, 0, 3)
      if (!stage.rustig)
        stage.tweens.start(520, (deel) => een.wakker.scale.set(wakkerGroot * (1.9 - 0.9 * deel)), {
          verloop: VERLOPEN.terug,
        })
      return { x: een.x, y: een.y - 44 * wakkerGroot }
    },
    /** Lets all that are awake hop, one after the other. */
    juich: (staat: State, wacht: number): void => {
      const gewekt = gewektVan(staat)
      for (const [i, een] of dieren.filter(({ dier }) => gewekt.includes(dier)).entries())
        hop(een, wacht + i * 110, 2)
    },
  }
}
