import { kortOordeel } from '@letterhaven/domain/gesproken'
import type { Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie } from '@letterhaven/game-kit/scherm/spel-module'
import { isNabij } from './hulp.ts'
import { LUCHT, type Deel } from './kasteel.ts'
import { LENGTE_NAAM } from './lengte.ts'
import { woordUit } from './noot.ts'
import { delenVan, isVerhuisd, type Opgave, type State } from './stand.ts'
import { dicteeZin, type Zinwerk } from './zin.ts'
import { BALK } from './zinnen.ts'
import { findSlip } from './zinslip.ts'

const tekst = makeBeurtTekst({
  naam: 'woorden',
  een: 'woord',
  titels: ['Wat een kasteel!', 'Mooi gebouwd!', 'Het kanon staat klaar!'],
  fx: {
    geheim: 'Je woord straalt!',
    jaaa: 'Jaaa! Het noorderlicht!',
  },
})

/** What happens to a word that is right now. */
const GOED: ReadonlySet<string> = new Set(['goed', 'hersteld'])

/** Returns what is said of a mistake at once: that it was almost right, only where it was near. */
const sayOordeel = (item: Item, gaf: string): string =>
  isNabij(item, gaf) ? kortOordeel(uitlegVan(item, gaf)) : 'Nog niet.'

/** Returns what is said where a shot cannot be fired, or a letter not be written. */
const sayDicht = ({ opgave }: State): string =>
  opgave?.zin ? 'Schrijf de zin.' : opgave?.doel === null ? 'Kies een toren.' : 'Schrijf het woord.'

/** Returns what stands in the bar while a sentence is written. */
function balkZin({ gaf, gezien, keren }: Opgave, zin: Zinwerk): string {
  if (zin.gaf !== null) return BALK.rest
  if (gaf !== null) return BALK.woord
  return gezien && keren === 0 ? BALK.onthoudZin : BALK.zin
}

/** Returns what was given for the word of a mistake: of a line no more than that word. */
const metWoord = <T extends { readonly item: Item; readonly vorm: string }>(misser: T): T => {
  const zin = dicteeZin(misser.item)
  const isRegel = zin !== null && misser.vorm.includes(' ') && misser.vorm !== misser.item.word
  return isRegel ? { ...misser, vorm: woordUit(misser.item, zin, misser.vorm) } : misser
}

/** Returns what is said of a sentence that is not right yet; null of anything else. */
function reportZin(name: string, state: State): string | null {
  const zin = state.opgave?.zin
  if (!zin || !state.item) return null
  if (name === 'terug') return findSlip(zin.tekst, zin.regel)?.zin ?? null
  if (name !== 'fout' || state.gegeven === null) return null
  const gaf = woordUit(state.item, zin.tekst, state.gegeven)
  return gaf === '' ? 'Nog niet.' : sayOordeel(state.item, gaf)
}

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

/** The texts of sneeuwkanon. The right form is shown only after the last mend failed; until then the pupil makes it. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null => {
    if (event.type !== 'fx') return null
    const inZin = reportZin(event.name, state)
    if (inZin !== null) return inZin
    if (event.name === 'dicht') return sayDicht(state)
    if (event.name === 'fout' && state.item && state.gegeven !== null)
      return sayOordeel(state.item, state.gegeven)
    return (GOED.has(event.name) ? sayRaak(state) : null) ?? tekst.report(event, state)
  },
  opdracht: ({ opgave, nummer }: State): string | null => {
    if (opgave === null) return null
    if (opgave.zin) return balkZin(opgave, opgave.zin)
    if (opgave.doel === null) return BALK.plan
    if (opgave.vast > 0 || opgave.na.length > 0) return BALK.herstel
    if (opgave.gezien && opgave.keren === 0 && nummer === 0) return BALK.onthoud
    return opgave.wind === 0 ? null : BALK.wind
  },
  correctie: (event: SpelEvent, state: State): Correctie | null =>
    state.poging < MEESTE_POGINGEN || state.opgave?.zin ? null : tekst.correctie(event, state),
  slot: (state: State) => tekst.slot({ ...state, missers: state.missers.map(metWoord) }),
}
