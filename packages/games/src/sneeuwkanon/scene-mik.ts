import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/onderdelen/projectiel'
import { deelVak, type Indeling } from './indeling.ts'
import { hoogtenVan, LUCHT } from './kasteel.ts'
import { boogPlek } from './boog.ts'
import type { Opgave } from './stand.ts'

const STIPPEN = 15
/** With wind nobody knows where a shot comes down: of its arc so much is seen. */
const IN_WIND = 0.5

/** Returns the middle of where a word is going to freeze in a tower, or of the sky. */
export function plekIn(indeling: Indeling, toren: number, hoog: number): Punt {
  const { lucht, kasteel } = indeling
  if (toren === LUCHT) return { x: lucht.x + lucht.w / 2, y: lucht.y + lucht.h / 2 }
  const { x, y, w, h } = deelVak(indeling, toren, Math.min(hoog, kasteel.lagen - 1))
  return { x: x + w / 2, y: y + h / 2 }
}

/** Makes the dots of the arc on which a word is going to fly. */
export function makeMik(stage: Stage, indeling: Indeling, op: Laag) {
  const stippen = stage.tekening(op)
  const { mond, beeld } = indeling
  return {
    show: (opgave: Opgave | null): void => {
      stippen.clear()
      if (!opgave || opgave.doel === null || opgave.zin) return
      const { doel, delen, wind } = opgave
      const naar = plekIn(indeling, doel, hoogtenVan(delen)[doel] ?? 0)
      const tot = wind === 0 ? 1 : IN_WIND
      for (let nr = 1; nr < STIPPEN; nr += 1) {
        const t = (nr / STIPPEN) * tot
        const { x, y } = boogPlek(mond, naar, { t, hoog: beeld.h * 0.22 })
        stippen.teken(
          { soort: 'cirkel', midden: [x, y], r: 4.6 - t * 1.6 },
          { vul: 'rgba(29,60,120,.75)' },
        )
        stippen.teken({ soort: 'cirkel', midden: [x, y], r: 3 - t }, { vul: '#ffffff' })
      }
    },
  }
}
