import { kortOordeel } from '@letterhaven/domain/gesproken'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie } from '@letterhaven/game-kit/scherm/spel-module'
import { delenVan, type State } from './stand.ts'

const tekst = makeBeurtTekst({
  naam: 'woorden',
  een: 'woord',
  titels: ['Wat een kasteel!', 'Mooi gebouwd!', 'Het kanon staat klaar!'],
  fx: {
    geheim: 'Je woord straalt!',
    jaaa: 'Jaaa! Het noorderlicht!',
  },
})

/** Returns what is said where a shot cannot be fired, or a letter not be written. */
const sayDicht = ({ opgave }: State): string =>
  opgave?.doel === null ? 'Kies een toren.' : 'Schrijf het woord.'

/** Returns what is said of a word that hit what its stage asks for; null where it did not. */
function sayRaak(state: State): string | null {
  const deel = delenVan(state).at(-1)
  if (!deel?.raak) return null
  return `${state.opgave?.plan ? 'Past precies!' : 'Raak!'} ${deel.stukken.join('')}.`
}

const GOED: ReadonlySet<string> = new Set(['goed', 'hersteld'])

/** The texts of sneeuwkanon. The right form is shown only after the last mend failed; until then the pupil makes it. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null => {
    if (event.type !== 'fx') return null
    if (event.name === 'dicht') return sayDicht(state)
    if (event.name === 'fout' && state.item && state.gegeven !== null)
      return kortOordeel(uitlegVan(state.item, state.gegeven))
    return (GOED.has(event.name) ? sayRaak(state) : null) ?? tekst.report(event, state)
  },
  correctie: (event: SpelEvent, state: State): Correctie | null =>
    state.poging < MEESTE_POGINGEN ? null : tekst.correctie(event, state),
}
