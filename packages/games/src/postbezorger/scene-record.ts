import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { posthoorn } from './paint-hoorn.ts'
import { lampen } from './paint-lucht.ts'
import { bezorgd } from './rules.ts'
import type { State } from './straat.ts'

/** Hangs a horn on the string of lamps where the pupil's best round came. It shines once this round comes as far. */
export function makeHoorn(
  stage: Stage,
  indeling: Indeling,
  { vorigRecord, aantal, ...begin }: State,
): { show(nu: State): void } {
  const record = vorigRecord ?? 0
  const alle = lampen(indeling)
  const nr = Math.ceil((Math.min(record, aantal) / aantal) * alle.length) - 1
  const [x, y] = alle[nr] ?? [0, 0]
  if (record <= 0) return { show: () => undefined }
  const k = Math.max(0.62, indeling.k)
  const hang = (isBereikt: boolean) =>
    stage.beeld(
      stage.textuur(() => posthoorn(k, isBereikt, stage.schaal)),
      { x, y: y + 4, anker: [0.5, 0.3] },
    )
  const [dof, glans] = [hang(false), hang(true)]
  let is = bezorgd(begin) >= record

  function update(): void {
    dof.visible = !is
    glans.visible = is
  }

  update()
  return {
    show: (nu) => {
      const springt = !is && bezorgd(nu) >= record
      is = bezorgd(nu) >= record
      update()
      if (springt)
        stage.tweens.start(900, (d) => glans.scale.set(0.4 + 0.6 * d), { verloop: VERLOPEN.terug })
    },
  }
}
