import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { DAK_HOOG, OP_DAK, plekOpDak, RIJ_HOOG } from './dak.ts'
import { dingPlaat, parapluPlaat } from './paint-ding.ts'
import type { Ding } from './weg.ts'

/** How large a thing on the roof is, beside its own size. */
const DING = 0.82

/** How high who rides on the roof sits over it: on top of the lamp of the taxi, before the pile, and so low that the signs never hide it. */
const ZITHOOGTE = RIJ_HOOG + 6

/** Makes the pile on the roof, and who sits on it under an umbrella. */
export function makeDak(stage: Stage, { taxi: { maat: m } }: Indeling, laag: Laag) {
  const spullen: Beeld[] = []
  const stapel = stage.laag(laag)
  const lifter = stage.laag(laag)
  let dier: Dier | null = null

  function add(wat: Ding, nr: number): Beeld {
    const [x, y] = plekOpDak(nr)
    const plaat = stage.textuur(() => dingPlaat(wat, DING * m, stage.schaal))
    const beeld = stage.beeld(plaat, { x: x * m, y: y * m, anker: [0.5, 1], op: stapel })
    beeld.rotation = ((nr % 3) - 1) * 0.12
    spullen.push(beeld)
    return beeld
  }

  stage.opFrame((_ms, t) => {
    const golf = stage.rustig ? 0 : 1
    for (const [i, beeld] of spullen.entries())
      beeld.rotation = ((i % 3) - 1) * 0.12 + Math.sin(t / 260 + i) * 0.03 * golf
    lifter.set(0, (-DAK_HOOG - ZITHOOGTE + Math.sin(t / 300) * 3 * golf) * m)
    lifter.rotation = Math.sin(t / 700) * 0.05 * golf
  })

  return {
    /** Shows what lies there. With `van` the last thing flies there from that place, in the measures of the roof. */
    show(dak: readonly Ding[], van: readonly [number, number] | null): void {
      for (let nr = spullen.length; nr < dak.length; nr += 1) {
        const wat = dak[nr]
        if (!wat) continue
        const beeld = add(wat, nr)
        const [x, y] = [beeld.x, beeld.y]
        if (!van || stage.rustig) continue
        stage.tweens.start(
          460,
          (k) => {
            beeld.set(
              van[0] + (x - van[0]) * k,
              van[1] + (y - van[1]) * k - Math.sin(k * Math.PI) * 60 * m,
            )
            beeld.scale.set(1 + Math.sin(k * Math.PI) * 0.5)
          },
          { verloop: VERLOPEN.uit },
        )
      }
      for (const [nr, beeld] of spullen.entries()) beeld.visible = nr + OP_DAK >= spullen.length
    },
    /** Shows who sits on top in the rain; null for nobody. */
    lift(nu: Dier | null): void {
      if (nu === dier) return
      dier = nu
      for (const kind of lifter.kinderen.slice()) lifter.takeAway(kind)
      if (!nu) return
      const paraplu = stage.textuur(() => parapluPlaat(m, stage.schaal))
      stage.beeld(paraplu, { x: 34 * m, y: -10 * m, anker: [0.5, 1], op: lifter })
      const kop = stage.textuur(() => kopPlaat(nu, 84 * m, stage.schaal))
      stage.beeld(kop, { x: -6 * m, y: -38 * m, anker: [0.5, 0.62], op: lifter })
    },
  }
}
