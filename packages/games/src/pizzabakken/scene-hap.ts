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

/** How long the cheese is pulled, in ms. */
const TREK_MS = 850
const KAAS = '#ffd95e'

/** Makes the slice that a guest eats, with the thread of cheese between it and the mouth. */
export function makeHap(stage: Stage, op: Laag) {
  const draad = stage.tekening(op)
  let delen: readonly Beeld[] = []
  let beurt = 0

  function clear(): void {
    beurt += 1
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
    /** Gives a guest a taste of a pizza that is wrong: it pulls another face each time, and holds the slice far away. */
    proef: (eter: Eter, keer: number): void => {
      const { punt, mond } = serve(eter)
      mond.weg()
      const { x, y, maat, vacht, ogen } = eter
      const gezicht = stage.beeld(
        stage.textuur(() => vies({ vacht, ogen, schaal: stage.schaal, keer })),
        { x, y, op },
      )
      gezicht.scale.set(maat)
      delen = [punt, gezicht]
      punt.set(x + 58 * maat, y + 14 * maat)
      const deze = beurt
      const shudder = (deel: number): void => {
        if (beurt !== deze) return
        const uit = 1 - deel
        gezicht.scale.set(
          maat * (1 + Math.sin(deel * 26) * 0.09 * uit),
          maat * (1 + Math.cos(deel * 26) * 0.07 * uit),
        )
        gezicht.x = x + Math.sin(deel * 40) * 5 * uit * maat
        if (deel >= 1) gezicht.scale.set(maat)
      }
      stage.tweens.start(1100, shudder, { verloop: VERLOPEN.recht })
    },
    /** Lets a guest eat: the slice is pulled from the mouth, the cheese comes along, and lets go. */
    eet(eter: Eter, komt: number): void {
      const { x, y, maat } = eter
      const { punt, mond } = serve(eter)
      const deze = beurt
      const isNog = (): boolean => beurt === deze
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
      stage.tweens.start(200, come, { wacht: komt, verloop: VERLOPEN.terug })
      stage.tweens.start(TREK_MS, pull, { wacht: komt + 240, verloop: VERLOPEN.uit })
      const snap = (): void => {
        if (isNog()) draad.clear()
      }
      stage.tweens.start(1, snap, { wacht: komt + 260 + TREK_MS + 200 })
    },
  }
}
