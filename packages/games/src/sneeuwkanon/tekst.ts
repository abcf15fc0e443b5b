import { kortOordeel } from '@letterhaven/domain/gesproken'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie } from '@letterhaven/game-kit/scherm/spel-module'
import { lengteVan } from './lengte.ts'
import { delenVan, type State } from './stand.ts'
import { BALK } from './zinnen.ts'

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

/** Returns what is said of a word that stands where it does not fit: how long it is. It stands there all the same. */
function sayLengte(word: string, groep: number): string {
  const letters = Array.from(word).length
  return `Goed! ${word}: ${letters} letters. Dat is ${lengteVan(word, groep)}.`
}

/** Returns what is said of a word that hit what its stage asks for, or did not fit its plan; null at any other. */
function sayRaak(state: State): string | null {
  const { opgave, groep } = state
  const deel = delenVan(state).at(-1)
  if (!deel) return null
  const word = deel.stukken.join('')
  if (deel.raak) return `${opgave?.plan ? 'Past precies!' : 'Raak!'} ${word}.`
  if (opgave?.plan) return sayLengte(word, groep)
  return opgave?.gast === null ? null : `Goed! ${word}. De gast liep mis.`
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
  opdracht: ({ opgave }: State): string | null => {
    if (opgave === null) return null
    if (opgave.doel === null) return BALK.plan
    if (opgave.vast > 0) return BALK.herstel
    return opgave.wind === 0 ? null : BALK.wind
  },
  correctie: (event: SpelEvent, state: State): Correctie | null =>
    state.poging < MEESTE_POGINGEN ? null : tekst.correctie(event, state),
}
