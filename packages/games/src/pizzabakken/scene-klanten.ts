import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import { DIEREN, KOPPEN } from '@letterhaven/game-kit/keuzen/koppen'
import type { Dier, HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { pad, solid } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { MOND, type Eter, type Houding } from './eter.ts'

const JASSEN = ['#7a6ce0', '#e8628a', '#3f8fd6', '#4caf6d', '#e89a3c'] as const
/**
 * The step through the animals. It has no divisor in common with the number of animals without the hero, so that
 * everyone gets a turn.
 */
const STAP = 4

/** Returns the guests in order: every animal but the hero. */
export function gastenVan(held: HeldSoort): readonly Dier[] {
  const anderen = DIEREN.filter((dier) => dier !== held)
  return anderen.flatMap((_, i) => anderen[(i * STAP + 1) % anderen.length] ?? [])
}

/** A guest to the waist, in one of the coats; `over` is painted over the face. */
export function klantPlaat(
  dier: Dier,
  i: number,
  { schaal, over }: { readonly schaal: number; readonly over?: (g: G) => void },
): Plaat {
  return bak({ w: 150, h: 210, schaal }, (g) => {
    g.translate(75, 96)
    const jas = pad('M-52 120C-54 66-40 44-16 42H16C40 44 54 66 52 120Z')
    solid(g, { pad: jas, kader: [-54, 42, 108, 78], kleur: JASSEN[i % JASSEN.length] ?? JASSEN[0] })
    drawKop(g, dier)
    over?.(g)
  })
}

/** How far the eyes are from the mouth, to both sides and up; those of a frog are on its head. */
export const OGEN = { gewoon: [19, -27], bult: [22, -61] } as const

/** Moves a guest, who stands at (x, y), as it eats. */
export function pose(
  b: Beeld,
  { x, y, maat }: { readonly x: number; readonly y: number; readonly maat: number },
  { op, opzij, plat }: Houding,
): void {
  b.set(x + opzij * maat, y - op * maat)
  b.scale.set(maat * (1 + plat), maat * (1 - plat))
  b.rotation = 0
}

/** Where a guest stands in the window: 0 orders, 1 is next, -1 has had their pizza, and further is out of sight. */
type Beurt = -2 | -1 | 0 | 1 | 2

export interface Klanten {
  /** Lets the guest of this word order. */
  naar(nummer: number): void
  juich(ms: number): void
  /** Returns the guest who ordered. */
  eter(): Eter
  /** Shakes the head, because this was not ordered. */
  schud(): void
}

/** Makes the guests in the window: one orders, one waits, one has eaten. */
export function makeKlanten(
  stage: Stage,
  indeling: Indeling,
  { op, held, nummer }: { readonly op: Laag; readonly held: HeldSoort; readonly nummer: number },
): Klanten {
  const { loket, k } = indeling
  const grondmaat = Math.min(1.05 * k, loket.w / 270, loket.h / 236)
  const dieren = gastenVan(held)
  const bodem = loket.y + loket.h
  const beelden = dieren.map((dier, i) => {
    const b = stage.beeld(
      stage.textuur(() => klantPlaat(dier, i, { schaal: stage.schaal })),
      { x: 0, y: 0, anker: [0.5, 1], op },
    )
    return { b, x: 0, maat: 0, y: 0, beurt: 2 as Beurt }
  })
  type Gast = (typeof beelden)[number]

  function set(gast: Gast, beurt: number): void {
    const groot = Math.max(0, 1 - Math.abs(beurt) * 0.34)
    gast.x = loket.x + loket.w * (0.5 - beurt * 0.335)
    gast.maat = grondmaat * Math.max(0.62, groot)
    gast.y = bodem + (34 - 14 * Math.min(1, Math.abs(beurt))) * grondmaat
    gast.b.scale.set(gast.maat)
    gast.b.set(gast.x, gast.y)
  }

  function wijs(nu: number, direct: boolean): void {
    const n = beelden.length
    for (const [i, gast] of beelden.entries()) {
      const verschil = (((i - nu) % n) + n) % n
      const ver = verschil > n / 2 ? verschil - n : verschil
      const beurt = Math.max(-2, Math.min(2, nu === 0 && ver < 0 ? 2 : ver)) as Beurt
      const van = gast.beurt
      gast.beurt = beurt
      const isUit = Math.abs(beurt) === 2
      if (direct || Math.abs(van - beurt) !== 1) {
        set(gast, beurt)
        gast.b.visible = !isUit
        continue
      }
      gast.b.visible = true
      stage.tweens.start(
        620,
        (deel) => {
          set(gast, van + (beurt - van) * deel)
          if (deel >= 1) gast.b.visible = !isUit
        },
        { verloop: VERLOPEN.heenWeer },
      )
    }
  }

  let blij = 0
  let nee = 0
  let houding: Houding | null = null
  let nu = nummer
  wijs(nu, true)
  stage.opFrame((ms, t) => {
    blij = Math.max(0, blij - ms)
    nee = Math.max(0, nee - ms)
    for (const [i, gast] of beelden.entries()) {
      if (!gast.b.visible || stage.rustig) continue
      if (gast.beurt === 0 && houding) {
        pose(gast.b, gast, houding)
        continue
      }
      const hop = gast.beurt === 0 && blij > 0 ? Math.abs(Math.sin(t / 150)) * 20 * k : 0
      const adem = Math.round(Math.sin(t / 430 + i) * 4) / 2
      gast.b.y = gast.y - hop + adem
      gast.b.rotation = gast.beurt === 0 && nee > 0 ? Math.sin(t / 80) * 0.06 : 0
    }
  })

  return {
    naar: (volgende) => {
      if (volgende === nu) return
      nu = volgende
      wijs(nu, false)
    },
    eter: () => {
      const i = ((nu % dieren.length) + dieren.length) % dieren.length
      const { vacht, oor } = KOPPEN[dieren[i] ?? 'muis']
      return {
        x: beelden[i]?.x ?? 0,
        y: (beelden[i]?.y ?? 0) - MOND * grondmaat,
        maat: grondmaat,
        vacht,
        ogen: oor === 'bult' ? OGEN.bult : OGEN.gewoon,
        houd: (anders) => {
          houding = anders
          if (!anders) beelden[i]?.b.scale.set(beelden[i].maat)
        },
      }
    },
    juich: (ms) => {
      blij = ms
    },
    schud: () => {
      nee = 700
    },
  }
}
