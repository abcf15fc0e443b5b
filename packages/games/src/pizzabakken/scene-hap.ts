import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Eter } from './eter.ts'
import { hapje, open } from './paint-feest.ts'
import { lekker } from './paint-lekker.ts'
import { vies } from './paint-vies.ts'
import { makeSmul, type Maal } from './scene-smul.ts'

const KAAS = '#ffd95e'

/** Makes the slice that a guest eats, with the thread of cheese between it and the mouth. */
export function makeHap(stage: Stage, op: Laag) {
  const draad = stage.tekening(op)
  const smul = makeSmul(stage, op)
  let delen: readonly Beeld[] = []
  let beurt = 0
  let laatste: Eter | null = null

  function clear(): void {
    beurt += 1
    laatste?.houd(null)
    laatste = null
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
    laatste = eter
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
    /** Lets a guest eat what is right, with taste. */
    eet(eter: Eter, maal: Maal): void {
      const { x, y, maat, vacht, ogen } = eter
      const { punt, mond } = serve(eter)
      const plaat = () => lekker({ vacht, ogen, schaal: stage.schaal, keer: maal.gast })
      const gezicht = stage.beeld(stage.textuur(plaat), { x, y, op })
      gezicht.scale.set(maat)
      delen = [punt, mond, gezicht]
      const deze = beurt
      smul(
        eter,
        {
          punt,
          mond,
          gezicht,
          draad: (naar, slap) => (naar ? drawDraad(eter, naar, slap) : draad.clear()),
          isNog: () => beurt === deze,
        },
        maal,
      )
    },
  }
}
