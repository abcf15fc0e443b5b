import type { GameInput, Rules } from '@letterhaven/game-kit/regels/contract'
import type { Plek, VeelStaat } from '@letterhaven/game-kit/regels/veel'

/** How long what is said of a mistake in a verb stands, as long as nobody goes on from it, in ms; twice that in calm play. */
const LEES_MS = 9000

/** Whether a mistake in a verb was just made here. A word has a card, over which time stands still. */
const isNieuw = ({ stand, isJuist, item }: Plek<unknown>, vorige: Plek<unknown> | undefined) =>
  stand === 'kijken' &&
  isJuist === false &&
  item?.werkwoord !== undefined &&
  vorige?.stand !== 'kijken'

/** Gives who made a mistake in a verb the time to read why, or to go on before. */
export function metLeestijd<O, I extends GameInput>(
  rules: Rules<VeelStaat<O>, I>,
): Rules<VeelStaat<O>, I> {
  return {
    ...rules,
    step: (staat, input) => {
      const [na, events] = rules.step(staat, input)
      const wacht = LEES_MS * (na.opties.calm ? 2 : 1)
      const nr = na.plekken.findIndex((plek, i) => isNieuw(plek, staat.plekken[i]))
      const plek = na.plekken[nr]
      return [plek ? { ...na, plekken: na.plekken.with(nr, { ...plek, wacht }) } : na, events]
    },
  }
}
