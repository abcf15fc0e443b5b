import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { gewezenRamen, stralend } from './lichtrij.ts'
import { noot } from './paint-kelder.ts'
import { rijLamp, sloep, SLOEP, spiegeling } from './paint-nacht.ts'
import { standVan } from './stand.ts'
import type { State } from './rules.ts'

/** How long the band plays for a row, in ms, and how long one beat of it is. */
const SPEELT_MS = 4200
/** How long it plays for who touches the boat, in ms. */
const TOETJE_MS = 900
const MAAT_MS = 380
/** The room beside the boat for the board with the letters, and for the ear. */
const BORD = 214
const OOR = 76

export interface Nacht {
  show(nu: State, springt: boolean): void
  /** The band plays for a row. */
  speel(): void
  /** The band, which plays a little for who touches it. */
  readonly raakbaar: Raakbaar
}

/** The light of each window on the water, where it is lit. */
function makeSpiegel(stage: Stage, { ramen, kade, k, h }: Indeling) {
  const boven = kade + 36 * k
  const w = (ramen[0]?.w ?? 80) * 0.62
  const lanen = ramen.map(({ x, w: breed, y }) => {
    // A window that is higher up lies further out on the water.
    const ver = (1 - y / kade) * (h - boven) * 0.35
    const laan = stage.beeld(
      stage.textuur(() => spiegeling({ w, h: Math.max(24, h - boven), schaal: stage.schaal })),
      { x: x + breed / 2, y: boven + ver, anker: [0.5, 0] },
    )
    laan.alpha = 0
    return laan
  })
  const licht = ramen.map(() => 0)
  stage.opRustigFrame((_ms, t) => {
    for (const [i, laan] of lanen.entries()) {
      const golf = stage.rustig ? 0 : Math.sin(t / 520 + i * 1.7)
      laan.alpha = (licht[i] ?? 0) * (0.8 + golf * 0.16)
      laan.scale.x = 1 + golf * 0.07
    }
  })
  return {
    show: ({ plekken }: State): void => {
      for (const [i, raam] of plekken.entries()) {
        licht[i] = standVan(raam) === 'schoon' ? 1 : 0
        const laan = lanen[i]
        if (laan) laan.alpha = licht[i] ?? 0
      }
    },
  }
}

/** A lantern at every window of a row that shines, and a dark one where a row is pointed out. */
function makeRijlampen(stage: Stage, { ramen, k }: Indeling) {
  const maat = Math.max(0.56, Math.min(1, k * 0.9))
  const [licht, donker] = [true, false].map((isAan) => {
    const plaat = stage.textuur(() => rijLamp(maat, stage.schaal, isAan))
    return ramen.map(({ x, y, w }): Beeld => {
      const lamp = stage.beeld(plaat, { x: x + w - 2, y: y + 6 * maat, anker: [0.5, 0.1] })
      lamp.visible = false
      return lamp
    })
  })
  const lampen = licht ?? []
  stage.opRustigFrame((_ms, t) => {
    for (const rij of [lampen, donker ?? []])
      for (const [i, lamp] of rij.entries())
        lamp.rotation = stage.rustig ? 0 : Math.sin(t / 600 + i) * 0.08
  })
  return (nu: State, springt: boolean): void => {
    const aan = stralend(nu).flatMap(({ plekken }) => plekken)
    const gewezen = gewezenRamen(nu)
    for (const [plek, lamp] of (donker ?? []).entries())
      lamp.visible = gewezen.includes(plek) && !aan.includes(plek)
    for (const [plek, lamp] of lampen.entries()) {
      if (lamp.visible === aan.includes(plek)) continue
      lamp.visible = aan.includes(plek)
      if (springt && lamp.visible)
        stage.tweens.start(620, (d) => lamp.scale.set(d), {
          verloop: VERLOPEN.terug,
          wacht: aan.indexOf(plek) * 160,
        })
    }
  }
}

/** The boat with the band, between the board with the letters and the ear. */
function makeSloep(stage: Stage, { w, h, kade, k }: Indeling) {
  const ruimte = Math.max(90, w - BORD - OOR)
  const maat = Math.min(1.1, (ruimte - 8) / SLOEP.w, (h - kade + 30 * k) / SLOEP.h)
  const x = Math.min(w - OOR - (SLOEP.w * maat) / 2, BORD + (SLOEP.w * maat) / 2 + w * 0.04)
  const y = h - 6
  const boot = stage.beeld(
    stage.textuur(() => sloep(maat, stage.schaal)),
    { x, y, anker: [0.5, 1] },
  )
  const muziek: Laag = stage.laag()
  const noten = stage.textuur(() => noot(stage.schaal, Math.max(0.5, maat)))
  let over = 0
  let tot = 0
  stage.opFrame((ms, t) => {
    const golf = stage.rustig ? 0 : Math.sin(t / 1100)
    boot.rotation = golf * 0.02
    boot.y = y + golf * 1.5
    if (over <= 0) return
    over = Math.max(0, over - ms)
    tot += ms
    if (!stage.rustig) {
      boot.rotation = Math.sin((t / MAAT_MS) * Math.PI) * 0.05
      boot.y = y - Math.abs(Math.sin((t / MAAT_MS) * Math.PI)) * 6 * maat
    }
    if (tot > MAAT_MS) {
      tot = 0
      const van = { x: x - 70 * maat, y: y - 60 * maat }
      stage.barst(muziek, noten, {
        ...van,
        n: 2,
        snelheid: 80,
        zwaarte: -60,
        leven: 1700,
        omhoog: 70,
      })
    }
    stage.vuil()
  })
  const play = (ms: number): void => {
    over = Math.max(over, ms)
    stage.vuil()
  }
  return {
    play,
    raakbaar: {
      x,
      y: y - SLOEP.h * maat * 0.5,
      r: Math.max(32, SLOEP.w * maat * 0.4),
      answer: () => play(TOETJE_MS),
    },
  }
}

/** Makes what the street has by night alone: light on the water, a band in a boat, and lanterns for every row that shines. */
export function makeNacht(stage: Stage, indeling: Indeling): Nacht {
  const spiegel = makeSpiegel(stage, indeling)
  const { play, raakbaar } = makeSloep(stage, indeling)
  const showLampen = makeRijlampen(stage, indeling)
  return {
    show: (nu, springt) => {
      spiegel.show(nu)
      showLampen(nu, springt)
    },
    speel: () => play(SPEELT_MS),
    raakbaar,
  }
}
