import { hop, raakBeeld } from '@letterhaven/game-kit/onderdelen/gebaar'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { balPlaat, KAT, katPlaat } from './paint-kat.ts'

const RECHT = { verloop: VERLOPEN.recht } as const

/** Makes the cat with its ball. Pushed often enough, the ball hops onto the belt and rides off, the cat behind it. */
export function makeKat(stage: Stage, { kat, bal, band, w }: Indeling, op: Laag) {
  const laag = stage.laag(op)
  const poes = stage.beeld(
    stage.textuur(() => katPlaat(kat.s, stage.schaal)),
    { x: kat.x, y: kat.y, anker: [54 / KAT.w, (KAT.h - 10) / KAT.h], op: laag },
  )
  const maat = Math.max(0.7, kat.s)
  const thuis = { x: bal.x + bal.w / 2, y: bal.y + bal.h - 20 * maat }
  const wol = stage.beeld(
    stage.textuur(() => balPlaat(maat, stage.schaal)),
    { ...thuis, op: laag },
  )
  let weg = false
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig || weg) return
    poes.scale.set(1, 1 + Math.sin(t / 620) * 0.014)
  })

  function bounce(): void {
    stage.tweens.start(
      600,
      (u) => {
        wol.set(
          thuis.x + Math.sin(u * Math.PI) * 12,
          thuis.y - Math.abs(Math.sin(u * Math.PI * 2)) * 44 * (1 - u),
        )
        wol.rotation = u * 3
      },
      RECHT,
    )
  }

  /** Lets the ball ride off along the belt, and the cat run after it. */
  function ride(): void {
    weg = true
    const y = band.y + band.h * 0.45
    stage.tweens.start(
      700,
      (u) =>
        wol.set(
          thuis.x + (w * 0.2 - thuis.x) * u,
          thuis.y + (y - thuis.y) * u - Math.sin(u * Math.PI) * 60,
        ),
      RECHT,
    )
    const run = (
      beeld: typeof wol,
      { wacht, van, hoog }: { wacht: number; van: number; hoog: number },
    ): void =>
      stage.tweens.start(
        1900,
        (u) => {
          beeld.set(van + (w + 160 - van) * u, hoog - Math.abs(Math.sin(u * 22)) * 14)
          beeld.rotation = beeld === wol ? u * 26 : Math.sin(u * 22) * 0.16
        },
        { ...RECHT, wacht },
      )
    run(wol, { wacht: 720, van: w * 0.2, hoog: y })
    stage.tweens.start(
      420,
      (u) =>
        poes.set(
          kat.x + (w * 0.12 - kat.x) * u,
          kat.y + (y + 18 - kat.y) * u - Math.sin(u * Math.PI) * 50,
        ),
      { ...RECHT, wacht: 760 },
    )
    run(poes, { wacht: 1200, van: w * 0.12, hoog: y + 18 })
  }

  return {
    bounce,
    ride,
    show: (duwen: number): void => {
      if (weg) return
      wol.visible = duwen < 3
      poes.visible = duwen < 3
    },
    get raakbaar(): readonly Raakbaar[] {
      return [raakBeeld(poes, { r: 46 * kat.s, answer: () => hop(stage, poes, kat.y) })]
    },
  }
}
