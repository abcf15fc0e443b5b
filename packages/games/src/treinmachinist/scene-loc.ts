import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import { KAAL } from '@letterhaven/game-kit/held/held-kleding'
import { plaatInKopmaat } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { LOC, locPlaat, randPlaat, rookPlaat } from './paint-loc.ts'

/** How often a puff of steam comes, in ms, standing and riding. */
const ROOK = { staat: 900, rijdt: 130 } as const
/** How wide the head of the driver is relative to the engine. */
const KOP = 60
const [RAAM_X, RAAM_Y] = LOC.raam

export interface Plek {
  readonly x: number
  readonly y: number
  readonly h: number
}

/** Makes the red engine with the hero in its cab. */
export function makeLoc(
  stage: Stage,
  { x, y, h }: Plek,
  { soort, op }: { readonly soort: HeldSoort; readonly op: Laag },
) {
  const { kleding = KAAL, schaal } = stage
  const s = h / LOC.h
  const laag = stage.laag(op)
  const plaats = (schilder: typeof locPlaat): Beeld => {
    const beeld = stage.beeld(
      stage.textuur(() => schilder(s, schaal)),
      { x: -2 * s, y: -112 * s, anker: 0, op: laag },
    )
    beeld.scale.set(s)
    return beeld
  }
  plaats(locPlaat)
  const kop = stage.beeld(
    stage.textuur(() => plaatInKopmaat(KOP, schaal * s, (g) => drawHeldKop(g, soort, kleding))),
    { x: RAAM_X * s, y: (RAAM_Y - LOC.h) * s, anker: [0.5, 0.62], op: laag },
  )
  kop.scale.set(s)
  plaats(randPlaat)
  const rook = stage.textuur(() => rookPlaat(schaal))
  let [weg, blij, nee, puf] = [0, 0, 0, 0]
  laag.set(x, y)

  stage.opFrame((ms, t) => {
    const leeft = stage.rustig ? 0 : 1
    blij = Math.max(0, blij - ms)
    nee = Math.max(0, nee - ms)
    const schok = weg === 0 ? 0 : Math.sin(t / 45) * 1.2 * leeft
    laag.set(x + weg, y + schok)
    kop.y =
      (RAAM_Y -
        LOC.h +
        (blij > 0 ? -Math.abs(Math.sin(t / 110)) * 7 : Math.sin(t / 420) * 1.2) * leeft) *
      s
    kop.rotation =
      (nee > 0
        ? Math.sin(t / 75) * 0.2
        : blij > 0
          ? Math.sin(t / 130) * 0.12
          : Math.sin(t / 900) * 0.04) * leeft
    puf += ms
    if (puf < (weg === 0 ? ROOK.staat : ROOK.rijdt)) return
    puf = 0
    stage.barst(op, rook, {
      x: x + weg + LOC.pijp[0] * s,
      y: y + (LOC.pijp[1] - LOC.h) * s,
      n: 1,
      snelheid: 14,
      zwaarte: -60,
      omhoog: 34,
      leven: 1500,
      schaal: Math.max(0.6, s),
    })
  })

  /** Rides from one place to another, both as far from its own. */
  const ride = (
    van: number,
    naar: number,
    { ms, wacht = 0 }: { ms: number; wacht?: number },
  ): void =>
    stage.tweens.start(
      ms,
      (u) => {
        weg = u === 1 ? naar : van + (naar - van) * u
        stage.vuil()
      },
      { wacht, verloop: naar === 0 ? VERLOPEN.uit : (k) => k ** 2.4 },
    )

  return {
    /** Leaves to the left after a while. */
    leave: (wacht: number): void => ride(0, -x - LOC.w * s * 1.6, { ms: 640, wacht }),
    /** Comes back for the next train, where it is gone. */
    comeBack: (): void => {
      if (weg === 0) return
      ride(weg, 0, { ms: 420 })
    },
    juich: (ms: number): void => {
      blij = ms
    },
    schud: (ms: number): void => {
      nee = ms
    },
    set visible(isEr: boolean) {
      laag.visible = isEr
    },
  }
}
