import { sayVerNaast } from '@letterhaven/domain/gesproken'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie, SlotTekst } from '@letterhaven/game-kit/scherm/spel-module'
import { leesbaar } from './hulp.ts'
import { DICHT, isBel } from './rules.ts'
import type { State } from './stand.ts'
import { BALK } from './zinnen.ts'

const tekst = makeBeurtTekst({
  naam: 'bruggen',
  een: 'brug',
  titels: ['Wat een wedstrijd!', 'Mooi geroeid!', 'Goed gewerkt in de boot!'],
  fx: {
    geheim: 'Kwak! De eenden zwemmen mee.',
    jaaa: 'Jaaa! Alle klokken luiden!',
  },
})

/** What is said when the boat does not go. */
const VAST: Readonly<Record<number, string>> = {
  [DICHT.heel]: 'Roei eerst het hele woord.',
  [DICHT.riem]: 'Nu is de andere kant aan de beurt.',
  [DICHT.roep]: 'Roep eerst hoeveel stukken.',
}

/** Returns a correction that shows a word whole, and says in which pieces it is rowed. */
const metStukken = (correctie: Correctie): Correctie => {
  const woord = correctie.graphemes.join('')
  const stukken = correctie.lettergrepen
  const zin = `Zo roei je het: ${stukken.join('-')}.`
  // Almost right is one stroke beside its place; another number of strokes is not.
  const isDichtbij = correctie.vorm.split('|').length === stukken.length
  return { ...correctie, vorm: woord, naast: woord, uitleg: isDichtbij ? zin : sayVerNaast(zin) }
}

/** Returns what is told of a word that went under its bridge: its pieces, and what became of the bell or of the number that was called. */
function sayGoed({ opgave, gegeven }: State): string {
  if (!opgave || gegeven === null) return 'Goed!'
  const stukken = gegeven.split('|').length
  const woord = leesbaar(gegeven)
  if (opgave.bel !== 0)
    return isBel(opgave) ? `Ting! De bel luidt: ${woord}.` : `Goed: ${woord}. De bel bleef stil.`
  if (!opgave.roep) return `Goed: ${woord}.`
  return opgave.roep === stukken
    ? `Goed geroepen: ${stukken}! ${woord}.`
    : `Goed: ${woord}. Je riep ${opgave.roep}, het zijn er ${stukken}.`
}

function sayFx(event: Extract<SpelEvent, { type: 'fx' }>, state: State): string | null {
  switch (event.name) {
    case 'fout':
      return 'Nog niet.'
    case 'goed':
      return sayGoed(state)
    case 'hersteld':
      return 'Nu klopt het!'
    case 'dicht':
      return VAST[event.plek] ?? null
    default:
      return null
  }
}

/** The texts of roeien. The right pieces are shown only after the last mend failed; until then the child finds them. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null =>
    (event.type === 'fx' ? sayFx(event, state) : null) ?? tekst.report(event, state),
  correctie: (event: SpelEvent, state: State): Correctie | null => {
    if (state.poging < MEESTE_POGINGEN) return null
    const correctie = tekst.correctie(event, state)
    return correctie && metStukken(correctie)
  },
  opdracht: ({ opgave }: State): string | null => {
    if (!opgave) return null
    if (opgave.bel !== 0) return BALK.bel
    return opgave.roep === 0 ? BALK.roep : null
  },
  slot: (state: State): SlotTekst => {
    const slot = tekst.slot(state)
    return { ...slot, woorden: (slot.woorden ?? []).map(metStukken) }
  },
}
