import { kortOordeel } from '@letterhaven/domain/gesproken'
import type { Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie } from '@letterhaven/game-kit/scherm/spel-module'
import { isNabij } from './hulp.ts'
import { LUCHT, type Deel } from './kasteel.ts'
import { LENGTE_NAAM } from './lengte.ts'
import { delenVan, isVerhuisd, type Opgave, type State } from './stand.ts'
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

/** Returns what is said of a mistake at once: that it was almost right, only where it was near. */
const sayOordeel = (item: Item, gaf: string): string =>
  isNabij(item, gaf) ? kortOordeel(uitlegVan(item, gaf)) : 'Nog niet.'

/** Returns what is said where a shot cannot be fired, or a letter not be written. */
const sayDicht = ({ opgave }: State): string =>
  opgave?.doel === null ? 'Kies een toren.' : 'Schrijf het woord.'

/** Returns what is said of a word that came down where it does not fit: what belongs there, and that it slides on where it does. */
function sayNaast(opgave: Opgave, deel: Deel): string | null {
  const lengte = opgave.plan?.[opgave.doel ?? LUCHT]
  if (lengte === undefined || lengte === 'vrij') return null
  const word = deel.stukken.join('')
  const door = isVerhuisd(opgave, deel) ? ' Het woord glijdt door.' : ''
  return `Deze toren is voor ${LENGTE_NAAM[lengte]}: ${word} heeft er ${Array.from(word).length}.${door}`
}

/** Returns what is said of a word that missed the guest: where the wind took it. */
function sayMisser(word: string, wind: number): string {
  const blies = wind === 0 ? '' : ` De wind blies naar ${wind > 0 ? 'rechts' : 'links'}.`
  return `Goed! ${word}. De gast liep mis.${blies}`
}

/** Returns what is said of a word that hit what its stage asks for, or did not fit its plan; null at any other. */
function sayRaak(state: State): string | null {
  const { opgave } = state
  const deel = delenVan(state).at(-1)
  if (!deel || !opgave) return null
  const word = deel.stukken.join('')
  if (deel.raak) return `${opgave.plan ? 'Past precies!' : 'Raak!'} ${word}.`
  if (opgave.plan) return sayNaast(opgave, deel)
  return opgave.gast === null ? null : sayMisser(word, opgave.wind)
}

const GOED: ReadonlySet<string> = new Set(['goed', 'hersteld'])

/** The texts of sneeuwkanon. The right form is shown only after the last mend failed; until then the pupil makes it. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null => {
    if (event.type !== 'fx') return null
    if (event.name === 'dicht') return sayDicht(state)
    if (event.name === 'fout' && state.item && state.gegeven !== null)
      return sayOordeel(state.item, state.gegeven)
    return (GOED.has(event.name) ? sayRaak(state) : null) ?? tekst.report(event, state)
  },
  opdracht: ({ opgave, nummer }: State): string | null => {
    if (opgave === null) return null
    if (opgave.doel === null) return BALK.plan
    if (opgave.vast > 0 || opgave.na.length > 0) return BALK.herstel
    if (opgave.gezien && opgave.keren === 0 && nummer === 0) return BALK.onthoud
    return opgave.wind === 0 ? null : BALK.wind
  },
  correctie: (event: SpelEvent, state: State): Correctie | null =>
    state.poging < MEESTE_POGINGEN ? null : tekst.correctie(event, state),
}
