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
    geheim: 'Je woord danst in het noorderlicht!',
    jaaa: 'Jaaa! Het noorderlicht!',
  },
})

/** Returns what is said where a shot cannot be fired, or a letter not be written. */
function sayDicht({ opgave }: State): string {
  return opgave?.doel === null ? 'Kies eerst een toren.' : 'Schrijf eerst het woord.'
}

/** Returns what is said of where a word came down: only what it was that it hit. */
function sayRaak(state: State): string {
  const { raak = false } = delenVan(state).at(-1) ?? {}
  if (!raak) return ''
  return state.opgave?.plan ? ' Het past precies!' : ' De gast woont in je kasteel!'
}

/** The texts of sneeuwkanon. The right form is shown only after the last mend failed; until then the pupil makes it. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null => {
    if (event.type !== 'fx') return null
    if (event.name === 'dicht') return sayDicht(state)
    if (event.name === 'fout' && state.item && state.gegeven !== null)
      return kortOordeel(uitlegVan(state.item, state.gegeven))
    const zin = tekst.report(event, state)
    const isGoed = event.name === 'goed' || event.name === 'hersteld'
    return zin !== null && isGoed ? `${zin}${sayRaak(state)}` : zin
  },
  correctie: (event: SpelEvent, state: State): Correctie | null =>
    state.poging < MEESTE_POGINGEN ? null : tekst.correctie(event, state),
}
