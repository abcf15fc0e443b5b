import { kortOordeel, zoSchrijfJe } from '@letterhaven/domain/gesproken'
import type { Correctie } from '@letterhaven/game-kit/scherm/spel-module'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
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

type Stap = Werkwoordvraag['stappen'][number]

/** After so many mistakes the rule that follows from the steps is told as well; the form itself is always left to the child. */
const REGEL_NA = 2

/** Returns how often the form that is asked now went wrong. */
const missers = (state: State): number =>
  oordeelVan(state) === 'fout' ? state.poging : state.opgave?.mis ? state.poging - 1 : 0

/** Returns the rule of a form without the form. */
const zonderVorm = ({ dus }: Werkwoordvraag): string => `${dus.slice(0, dus.lastIndexOf(':'))}.`

/** Returns what helps after a mistake in a verb: the steps to its form, and after another one the rule. None before. */
export function hulpBij(state: State, werkwoord: Werkwoordvraag): readonly Stap[] {
  const keer = missers(state)
  if (keer === 0) return []
  const regel = { vraag: zonderVorm(werkwoord), antwoord: '' }
  return keer < REGEL_NA ? werkwoord.stappen : [...werkwoord.stappen, regel]
}

/** Returns that help as it is read aloud; '' where there is none. */
export const sayHulp = (state: State, werkwoord: Werkwoordvraag): string =>
  hulpBij(state, werkwoord)
    .map(({ vraag, antwoord }) => (antwoord === '' ? vraag : `${vraag} ${antwoord}.`))
    .join(' ')

/** Returns the rule that a mistake breaks, as it is read aloud. */
export function regelVan(state: State): string | null {
  const { item, gegeven, opgave } = state
  if (!item || !opgave) return null
  if (item.werkwoord) return sayHulp(state, item.werkwoord)
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
