import { kortOordeel, zoSchrijfJe } from '@letterhaven/domain/gesproken'
import type { Correctie } from '@letterhaven/game-kit/scherm/spel-module'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { sayVormhulp, vormhulpVan, type Stap } from '@letterhaven/game-kit/onderdelen/vormhulp'
import { oordeelVan, type State } from './stand.ts'

const tekst = makeBeurtTekst({
  naam: 'woorden',
  een: 'woord',
  titels: ['Jackpot!', 'Knap geflipperd!', 'De kast staat klaar!'],
  fx: {
    geheim: 'Oehoe! De uil is wakker en vliegt een rondje.',
    jaaa: 'Jaaa! Vier ballen!',
  },
})

/** What is said of a mistake where the language knows no rule. */
const LUISTER = 'Luister nog eens goed. Welke letters horen in het gat?'

/** Returns how often the form that is asked now went wrong. */
const missers = (state: State): number =>
  oordeelVan(state) === 'fout' ? state.poging : state.opgave?.mis ? state.poging - 1 : 0

/** Returns what helps after a mistake in a verb; nothing before. */
export const hulpBij = (state: State, werkwoord: Werkwoordvraag): readonly Stap[] =>
  vormhulpVan(werkwoord, missers(state))

/** Returns the rule that a mistake breaks, as it is read aloud. */
export function regelVan(state: State): string | null {
  const { item, gegeven, opgave } = state
  if (!item || !opgave) return null
  if (item.werkwoord) return sayVormhulp(hulpBij(state, item.werkwoord))
  const vorm = gegeven ?? opgave.voor + (opgave.mis?.gaf ?? '') + opgave.na
  const uitleg = uitlegVan(item, vorm)
  return uitleg === zoSchrijfJe(item.word) ? LUISTER : uitleg
}

/** The texts of flipperkast. The right form is shown only after the last mend failed; until then the pupil makes it. */
export const TEKST = {
  ...tekst,
  // What stands in the gap and the rule of a mistake are on the board, which is heard; nothing may cover the keys meanwhile.
  report: (event: SpelEvent, state: State): string | null =>
    event.type === 'fx' && event.name === 'fout' && state.item && state.gegeven !== null
      ? kortOordeel(uitlegVan(state.item, state.gegeven))
      : tekst.report(event, state),
  correctie: (event: SpelEvent, state: State): Correctie | null =>
    state.poging < MEESTE_POGINGEN ? null : tekst.correctie(event, state),
}
