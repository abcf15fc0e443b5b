import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { hapje, open } from './paint-feest.ts'
import { vies } from './paint-vies.ts'

/** Where a guest's mouth is, how large the guest is painted, the colour of its fur, and where its eyes are from the mouth. */
export interface Eter {
  readonly x: number
  readonly y: number
  readonly maat: number
  readonly vacht: string
  readonly ogen: Punt
}

/** When the slice comes out of the oven, how long the cheese is pulled, and when it lets go; in ms. */
const KOMT_MS = 1150
const TREK_MS = 850
const KAAS = '#ffd95e'

/** Makes the slice that a guest eats, with the thread of cheese between it and the mouth. */
export function makeHap(stage: Stage, op: Laag) {
  const draad = stage.tekening(op)
  let delen: readonly Beeld[] = []
  let keer = 0

  function clear(): void {
    keer += 1
    draad.clear()
    for (const b of delen) b.weg()
    delen = []
  }

  function drawDraad(
    { x, y, maat }: Eter,
    [px, py]: readonly [number, number],
    slap: number,
  ): void {
    draad.clear()
    for (const [opzij, dik] of [
      [0, 5],
      [6, 3],
    ] as const) {
      const boog = {
        soort: 'boog',
        van: [x, y + opzij * 0.6 * maat],
        via: [(x + px) / 2, (y + py) / 2 + (slap + opzij) * maat],
        naar: [px, py + opzij * 0.8 * maat],
      } as const
      draad.teken(boog, { lijn: INKT, dikte: (dik + 4) * maat })
      draad.teken(boog, { lijn: KAAS, dikte: dik * maat })
    }
  }

  function serve(eter: Eter): { readonly punt: Beeld; readonly mond: Beeld } {
    clear()
    const { x, y, maat, vacht } = eter
    const mond = stage.beeld(
      stage.textuur(() => open(stage.schaal)),
      { x, y, op },
    )
    const punt = stage.beeld(
      stage.textuur(() => hapje(vacht, stage.schaal)),
      { x: x + 30 * maat, y, op },
    )
    mond.scale.set(maat)
    punt.scale.set(maat)
    delen = [punt, mond]
    return { punt, mond }
  }

  return {
    clear,
    /** Gives a guest a taste of a pizza that is wrong: it pulls a face, and holds the slice far away. */
    proef: (eter: Eter): void => {
      const { punt, mond } = serve(eter)
      mond.weg()
      const { x, y, maat, vacht, ogen } = eter
      const gezicht = stage.beeld(
        stage.textuur(() => vies({ vacht, ogen, schaal: stage.schaal })),
        { x, y, op },
      )
      gezicht.scale.set(maat)
      delen = [punt, gezicht]
      punt.set(x + 58 * maat, y + 14 * maat)
    },
    /** Lets a guest eat: the slice is pulled from the mouth, the cheese comes along, and lets go. */
    eet(eter: Eter): void {
      const { x, y, maat } = eter
      const { punt, mond } = serve(eter)
      const deze = keer
      const isNog = (): boolean => keer === deze
      const pull = (deel: number): void => {
        if (!isNog()) return
        const [px, py] = [x + (30 + 44 * deel) * maat, y - 10 * deel * maat]
        punt.set(px, py)
        drawDraad(eter, [px - 30 * maat, py], 6 + 20 * deel)
      }
      if (stage.rustig) return pull(1)
      const come = (deel: number): void => {
        if (!isNog()) return
        punt.scale.set(maat * deel)
        mond.scale.set(maat * deel)
      }
      come(0)
      stage.tweens.start(200, come, { wacht: KOMT_MS, verloop: VERLOPEN.terug })
      stage.tweens.start(TREK_MS, pull, { wacht: KOMT_MS + 240, verloop: VERLOPEN.uit })
      const snap = (): void => {
        if (isNog()) draad.clear()
      }
      stage.tweens.start(1, snap, { wacht: KOMT_MS + 260 + TREK_MS + 200 })
    },
  }
}
