import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import { isGestuurd } from './rit-regels.ts'
import type { State } from './rules.ts'

const tekst = makeBeurtTekst({
  naam: 'woorden',
  een: 'woord',
  fx: { klim: 'Je passagier vliegt mee!', hap: 'Gevangen!' },
  titels: ['Naar de sterren!', 'Wat een vlucht!', 'Goed geoefend!'],
})

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = {
  ...tekst,
  // What flew straight at a rocket that nobody steered is no catch of the pupil's.
  report: (event: SpelEvent, state: State): string | null =>
    event.type === 'fx' && event.name === 'hap' && !isGestuurd(state)
      ? null
      : tekst.report(event, state),
}
