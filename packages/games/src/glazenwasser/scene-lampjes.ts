import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { lampje } from './paint-ladder.ts'
import { lichten } from './rules.ts'
import type { State } from './rules.ts'

interface Lampje {
  readonly aan: Beeld
  readonly uit: Beeld
}

/**
 * Shows the pupil's own record along the cornices: a lamp for each window that was lit in the best round, lit again by those of this
 * one. Lamps beyond the record come as they are earned. There are none before the first record.
 */
export function makeLampjes(stage: Stage, indeling: Indeling, state: State) {
  const { huizen, k } = indeling
  const record = state.vorigRecord ?? 0
  const aantal = record > 0 ? Math.max(record, state.plekken.length) : 0
  const maat = Math.max(0.6, k)
  const uit = stage.textuur(() => lampje(false, maat, stage.schaal))
  const aan = stage.textuur(() => lampje(true, maat, stage.schaal))
  const breed = huizen.reduce((som, huis) => som + huis.w, 0)

  function plaatsVan(nr: number): { x: number; y: number } {
    let ver = ((nr + 0.5) / aantal) * breed
    const huis = huizen.find(({ w }) => {
      const hier = ver <= w
      if (!hier) ver -= w
      return hier
    })
    return { x: (huis?.x ?? 0) + ver, y: (huis?.lijst ?? 0) + 3 }
  }

  const lampjes = Array.from({ length: aantal }, (_, nr): Lampje => {
    const plaats = { ...plaatsVan(nr), anker: 0.5 }
    return { aan: stage.beeld(aan, plaats), uit: stage.beeld(uit, plaats) }
  })
  let brandt = lichten(state)

  function show(nu: State, springt: boolean): void {
    const n = lichten(nu)
    for (const [nr, lamp] of lampjes.entries()) {
      lamp.uit.visible = nr >= n && nr < record
      lamp.aan.visible = nr < n
      if (!springt || nr < brandt || nr >= n) continue
      stage.tweens.start(500, (d) => lamp.aan.scale.set(d), { verloop: VERLOPEN.terug })
    }
    brandt = n
  }

  show(state, false)
  return { show: (nu: State) => show(nu, true) }
}
