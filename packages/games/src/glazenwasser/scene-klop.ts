import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import { DIEREN, KOPPEN } from '@letterhaven/game-kit/keuzen/koppen'
import type { Dier, HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import { buurHoogte, setBuur, type BuurBeeld } from './scene-buur.ts'

/** How long somebody looks out after a knock, and how far shutters open for that. */
const UIT_MS = 1900
const KIER = 0.3
/** How large who looks out of a window of the scenery is, relative to it, and how far from its middle: the flowers stand there. */
const KOP = 0.5
const OPZIJ = 0.24

/** Goes up at once, stays, and goes down again: 0…1…0. */
const opEnNeer = (k: number): number =>
  k < 0.14 ? VERLOPEN.terug(k / 0.14) : k > 0.86 ? (1 - k) / 0.14 : 1

/** A window as far as a knock goes. */
interface Klopraam extends BuurBeeld {
  readonly luiken: readonly { readonly scale: { x: number } }[]
}

/** Opens the shutters a little, and somebody looks who knocks there; `isDicht` tells whether they are still shut meanwhile. */
export function lookOut(b: Klopraam, stage: Stage, isDicht: () => boolean): void {
  setBuur(b, 0)
  b.buur.visible = true
  stage.tweens.start(
    UIT_MS,
    (k) => {
      if (!isDicht()) return
      const op = opEnNeer(k)
      b.licht.alpha = 0.8 * op
      b.buur.y = buurHoogte(b.vak, op)
      for (const [i, luik] of b.luiken.entries())
        luik.scale.x = 1 - (1 - KIER) * op * (i === 0 ? 1 : 0.96)
      if (k < 1) return
      b.buur.visible = false
    },
    { verloop: VERLOPEN.recht },
  )
}

/** How long somebody waves, and how far the paw swings, in radians. */
const WUIF_MS = 1200
const ZWAAI = 0.5
/** A paw as it is painted, and how large it is, relative to a window. */
const POOT = { w: 44, h: 96 } as const
const POOT_MAAT = 0.42

/** An arm with a paw that is held up. */
const pootPlaat = (vacht: string, maat: number, schaal: number): Plaat =>
  bak({ w: POOT.w * maat, h: POOT.h * maat, schaal }, (g) => {
    g.scale(maat, maat)
    streep(g, pad('M22 100V34'), { dikte: 26 })
    streep(g, pad('M22 100V34'), { kleur: vacht, dikte: 17 })
    solid(g, { pad: ovaal([22, 24, 17, 18]), kader: [5, 6, 34, 36], kleur: vacht })
  })

/** Waves from a window, beside the face of who lives there. */
export function waveFrom(
  stage: Stage,
  op: Laag,
  { vak, dier }: { readonly vak: Vak; readonly dier: Dier },
): void {
  if (stage.rustig) return
  const maat = (Math.min(vak.w, vak.h) * POOT_MAAT) / POOT.h
  const poot = stage.beeld(
    stage.textuur(() => pootPlaat(KOPPEN[dier].vacht, maat, stage.schaal)),
    { x: vak.x + vak.w * 0.86, y: vak.y + vak.h, anker: [0.5, 1], op },
  )
  const wave = (k: number): void => {
    poot.y = vak.y + vak.h * (1 + 0.5 * (1 - Math.min(1, 4 * Math.min(k, 1 - k))))
    poot.rotation = Math.sin(k * Math.PI * 6) * ZWAAI
    if (k >= 1) poot.weg()
  }
  stage.tweens.start(WUIF_MS, wave, { verloop: VERLOPEN.recht })
}

/** Makes who lives behind the windows of the scenery: each of them pops up beside the flowers after a knock. */
export function makeSier(stage: Stage, { sier }: Indeling, held: HeldSoort) {
  const op = stage.laag()
  // The last of the list live nowhere in the street.
  const dieren = DIEREN.filter((dier) => dier !== held).toReversed()
  const bewoners = sier.map((vak: Vak, i) => {
    const dier = dieren[i % dieren.length] ?? 'beer'
    const maat = Math.min(vak.w, vak.h) * KOP
    const beeld = stage.beeld(
      stage.textuur(() => kopPlaat(dier, maat, stage.schaal)),
      {
        x: vak.x + vak.w * (i % 2 ? 0.5 + OPZIJ : 0.5 - OPZIJ),
        y: vak.y + vak.h,
        anker: [0.5, 1],
        op,
      },
    )
    beeld.visible = false
    return beeld
  })
  return {
    /** Returns where somebody looks out now; null where there is no such window. */
    klop: (nr: number): { x: number; y: number } | null => {
      const beeld = bewoners[nr]
      if (!beeld) return null
      beeld.visible = true
      stage.tweens.start(
        UIT_MS,
        (k) => {
          const hoog = opEnNeer(k)
          beeld.scale.set(1, Math.max(0.02, hoog))
          beeld.rotation = stage.rustig ? 0 : Math.sin(k * 22) * 0.06 * hoog
          beeld.visible = k < 1
        },
        { verloop: VERLOPEN.recht },
      )
      return { x: beeld.x, y: beeld.y }
    },
  }
}
