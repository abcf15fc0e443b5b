import { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { Indeling } from './indeling.ts'
import type { Opgave } from './quiz.ts'
import type { Input } from './rules.ts'

/** What is dragged out of the bowl; any other number is the desk from which a stone is dragged. */
export const UIT_SCHAAL = -1

interface Delen {
  readonly indeling: Indeling
  readonly opgave: Opgave | null
  readonly kan: boolean
  readonly send: (input: Input) => void
}

/** Drags stones: out of the bowl onto a desk, from desk to desk, and beside all desks back into the bowl. */
export function useStenen({ indeling: { banken }, opgave, kan, send }: Delen) {
  return useSleep({
    vlak: '.qv-vlak',
    kan,
    onLos: ({ nr, x, y }) => {
      const naar = banken.findIndex(
        ({ vak }) => x >= vak.x && x <= vak.x + vak.w && y >= vak.y && y <= vak.y + vak.h,
      )
      if (nr === UIT_SCHAAL) {
        if (naar >= 0) send({ type: 'leg', plek: naar })
        return
      }
      // A drag over a desk without a stone moves nothing.
      if (opgave?.gelegd.includes(nr) !== true || naar === nr) return
      send(naar >= 0 ? { type: 'schuif', plek: nr, naar } : { type: 'neem', plek: nr })
    },
  })
}
