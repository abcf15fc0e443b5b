import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { KAR } from './kar-maat.ts'
import { karAchter, karPlaat } from './paint-kar.ts'
import { ANKER, wortelPlaat } from './paint-wortel.ts'
import { KRATTEN } from './stand.ts'

/** So many carrots are seen in a crate; more lie below them. */
const ZICHTBAAR = 5
/** When a carrot leaps to its crate, and how long it flies, in ms. */
const VLUCHT = { wacht: 1300, ms: 720 } as const
/** At most so many giants stand behind the cart. */
const REUZEN = 3

/** How large a carrot in a crate is: its tip stays behind the front of its crate. */
const KLEIN = 0.27
const kratX = (krat: number): number => KAR.kratten[krat]?.[0] ?? KAR.w / 2
const kratY = (krat: number): number => KAR.kratten[krat]?.[1] ?? 0

/** Makes the cart with its crates, and the carrots that fill them. */
export function makeOogst(stage: Stage, { kar, w, grond, k }: Indeling, op: Laag) {
  const { x, y, s } = kar
  const links = x - (KAR.w / 2) * s
  const boven = y - KAR.h * s
  const klein = stage.textuur(() => wortelPlaat(KLEIN * s, stage.schaal))
  const reus = stage.textuur(() => wortelPlaat(1.5 * k, stage.schaal))
  const reuzenLaag = stage.laag(op)
  stage.beeld(
    stage.textuur(() => karAchter(s, stage.schaal)),
    { x: links - 12 * s, y: boven, anker: 0, op },
  )
  const achter = stage.laag(op)
  const reuzen = Array.from({ length: REUZEN }, (_, nr): Beeld => {
    const beeld = stage.beeld(reus, {
      x: x + (nr - 1) * 50 * s,
      y: boven + 20 * s,
      anker: ANKER,
      op: reuzenLaag,
    })
    beeld.rotation = (nr - 1) * 0.26
    beeld.scale.set((0.4 * s) / k)
    beeld.visible = false
    return beeld
  })
  const inhoud = KRATTEN.map((_, krat) =>
    Array.from({ length: ZICHTBAAR }, (_leeg, nr): Beeld => {
      const beeld = stage.beeld(klein, {
        x: links + (kratX(krat) + ((nr * 2) % 5) * 15 - 30) * s,
        y: boven + (kratY(krat) + 4 - (nr > 2 ? 5 : 0)) * s,
        anker: ANKER,
        op: achter,
      })
      beeld.rotation = (nr - 2) * 0.16
      beeld.visible = false
      return beeld
    }),
  )
  stage.beeld(
    stage.textuur(() => karPlaat(s, stage.schaal)),
    { x: links - 12 * s, y: boven, anker: 0, op },
  )
  const vlieger = stage.beeld(klein, { x: 0, y: 0, anker: ANKER, op: stage.laag(op) })
  vlieger.visible = false
  let was: readonly number[] = []

  function show(oogst: readonly number[], aantalReuzen: number): void {
    was = oogst
    inhoud.forEach((rij, krat) =>
      rij.forEach((beeld, nr) => {
        beeld.visible = nr < (oogst[krat] ?? 0)
      }),
    )
    reuzen.forEach((beeld, nr) => {
      beeld.visible = nr < aantalReuzen
    })
  }

  /** Lets the carrot of the hand fly into its crate. */
  function fly(oogst: readonly number[]): void {
    const krat = oogst.findIndex((aantal, nr) => aantal > (was[nr] ?? 0))
    const doelX = links + kratX(krat) * s
    const doelY = boven + kratY(krat) * s
    stage.tweens.start(
      VLUCHT.ms,
      (u) => {
        vlieger.visible = u < 1
        vlieger.set(
          w / 2 + (doelX - w / 2) * u,
          grond - 40 * k + (doelY - grond + 40 * k) * u - Math.sin(u * Math.PI) * 90 * k,
        )
        vlieger.rotation = u * 5
      },
      { wacht: VLUCHT.wacht, verloop: VERLOPEN.recht },
    )
  }

  /** Lets a giant shoot up out of the ground, and land on the cart. */
  function erupt(aantal: number, gebeurt: () => void): void {
    const beeld = reuzen[Math.min(REUZEN, aantal) - 1]
    if (!beeld) return
    const [eindX, eindY, draai, maat] = [beeld.x, beeld.y, beeld.rotation, beeld.scale.x]
    const top = grond - 30 * k
    stage.tweens.start(
      900,
      (u) => {
        beeld.visible = true
        beeld.rotation = 0
        beeld.scale.set(1)
        beeld.set(w / 2, top + (1 - u) * 330 * k)
      },
      { wacht: 300, verloop: VERLOPEN.terug },
    )
    stage.tweens.start(1, gebeurt, { wacht: 520 })
    stage.tweens.start(
      800,
      (u) => {
        beeld.rotation = draai * u
        beeld.scale.set(1 + (maat - 1) * u)
        beeld.set(
          w / 2 + (eindX - w / 2) * u,
          top + (eindY - top) * u - Math.sin(u * Math.PI) * 120 * k,
        )
      },
      { wacht: 1300, verloop: VERLOPEN.recht },
    )
  }

  return { show, fly, erupt }
}
