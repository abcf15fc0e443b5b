import { kortOordeel } from '@letterhaven/domain/gesproken'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie } from '@letterhaven/game-kit/scherm/spel-module'
import { misNu, type State } from './stand.ts'
import { sayMis } from './zeg.ts'

const tekst = makeBeurtTekst({
  naam: 'wortels',
  een: 'wortel',
  titels: ['De soep is klaar!', 'Mooie oogst!', 'Goed gewerkt op het veld!'],
  fx: {
    geheim: 'Piep! In de laars woont een muis met haar kleintjes.',
    jaaa: 'Jaaa! Een reuzenwortel!',
    spuug: 'Je pompt water in de gieter. Geef het aan een zaadje.',
  },
})

/** Returns what is said of a form that is not right: which part, or that one is missing. */
const sayFout = (state: State): string | null =>
  state.item?.werkwoord && state.opgave && state.gegeven !== null
    ? `${kortOordeel(uitlegVan(state.item, state.gegeven))} ${sayMis(misNu(state), state.opgave.gewas, state.item.werkwoord)}`
    : null

/** Returns what is said where a mistake is left as it is: the form. */
const sayVorm = ({ item, opgave }: State): string | null =>
  item && opgave?.isGetoond ? `Zo is het: ${item.word}.` : null

/** The texts of wortelboer. The right form is shown only after the last mend failed; until then the pupil makes it. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null => {
    if (event.type === 'fx' && event.name === 'fout') return sayFout(state)
    if (event.type === 'fx' && event.name === 'herstel') return sayVorm(state)
    return tekst.report(event, state)
  },
  correctie: (event: SpelEvent, state: State): Correctie | null =>
    state.poging < MEESTE_POGINGEN ? null : tekst.correctie(event, state),
}
