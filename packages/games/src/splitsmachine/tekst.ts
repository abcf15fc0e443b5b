import { sayVerNaast } from '@letterhaven/domain/gesproken'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie, SlotTekst } from '@letterhaven/game-kit/scherm/spel-module'
import { KLEM, metWielen, nuStuk } from './rules.ts'
import { leesbaar } from './hulp.ts'
import { eigenStukken, type State } from './stand.ts'
import { daarom } from './wielen.ts'
import { BALK } from './zinnen.ts'

const tekst = makeBeurtTekst({
  naam: 'zakken meel',
  een: 'zak meel',
  titels: ['De molen draait!', 'Mooi gemalen!', 'Goed gewerkt in de molen!'],
  fx: {
    geheim: 'Miauw! De bal rijdt weg, en de kat erachteraan.',
    jaaa: 'Jaaa! De wieken draaien!',
  },
})

/** What is said when the lever does not move. */
const VAST: Readonly<Record<number, string>> = {
  [KLEM.vast]: 'Er zit nog een woord aan vast.',
  [KLEM.heel]: 'Laat het andere woord in één stuk.',
  [KLEM.leeg]: 'Tik eerst tussen twee letters. Eén stuk? Hak nog eens.',
  [KLEM.zakken]: 'Voor elk stuk één zak. Dat past nog niet.',
  [KLEM.wiel]: 'Kies eerst een wiel.',
}

/** What is said where the belt does something that is no answer. */
const VAN_BAND: Readonly<Record<string, string>> = {
  spuug: 'Dat wiel spuugt het stuk weer uit.',
  rijd: 'Het oude woord is eraf.',
}

/** Returns a correction that shows a word whole, and says in which pieces it parts. */
const metStukken = (correctie: Correctie): Correctie => {
  const woord = correctie.graphemes.join('')
  const stukken = correctie.lettergrepen
  const zin =
    stukken.length > 1
      ? `Zo gaat het uit elkaar: ${leesbaar(stukken.join('|'))}.`
      : 'Dit woord is één stuk. Laat het heel.'
  // Almost right is one knife beside its place; another number of pieces is not.
  const isDichtbij = correctie.vorm.split('|').length === stukken.length
  const uitleg = isDichtbij ? zin : sayVerNaast(zin)
  return { ...correctie, vorm: woord, naast: woord, uitleg }
}

/** Says of a word that was laid by the game that it gives no sack now, and why that is no loss. */
const zonderZak = (correctie: Correctie): Correctie => ({
  ...correctie,
  uitleg: `${correctie.uitleg ?? ''} Zijn zak vul je een andere keer.`,
})

/** Returns what follows for the letters from the wheel on which a piece lies. */
function sayWiel({ opgave }: State, nr: number): string | null {
  const wiel = opgave?.wielen?.ligt[nr]
  const stuk = opgave ? eigenStukken(opgave)[nr] : undefined
  return wiel && stuk ? daarom(wiel, stuk) : null
}

/** What is said of a word that is heard: never its letters before it was written. */
function sayGehoord(event: Extract<SpelEvent, { type: 'fx' }>, state: State): string | null {
  const { gegeven } = state
  switch (event.name) {
    case 'fout':
      return 'Nog niet.'
    case 'goed':
    case 'hersteld':
      return `${event.name === 'goed' ? 'Goed!' : 'Nu klopt het!'} ${gegeven}.`
    case 'dicht':
      return event.plek === KLEM.leeg
        ? 'Tik eerst tussen twee blokken.'
        : (VAST[event.plek] ?? null)
    default:
      return VAN_BAND[event.name] ?? null
  }
}

/** Says that the pieces are right; where wheels wait, also why none of them was asked. */
function sayGoed(naam: 'goed' | 'hersteld', gegeven: string, state: State): string {
  const rolt = metWielen(state) && !state.opgave?.wielen ? ' Dit woord maalt vanzelf.' : ''
  return `${naam === 'goed' ? 'Goed!' : 'Nu klopt het!'} ${leesbaar(gegeven)}.${rolt}`
}

function sayFx(event: Extract<SpelEvent, { type: 'fx' }>, state: State): string | null {
  const { gegeven } = state
  switch (event.name) {
    case 'fout':
      return 'Nog niet.'
    case 'goed':
    case 'hersteld':
      return gegeven && sayGoed(event.name, gegeven, state)
    case 'dicht':
      return VAST[event.plek] ?? null
    case 'leg':
      return sayWiel(state, event.plek)
    default:
      return VAN_BAND[event.name] ?? null
  }
}

/** Returns a word that was heard, to look at once more. Of one whose wheel gave it no letters only the word is seen. */
function terugkijk(correctie: Correctie): Correctie {
  if (correctie.vorm !== '') return correctie
  const vorm = correctie.graphemes.join('')
  return { ...correctie, vorm, naast: vorm, uitleg: '' }
}

const isSpelling = ({ soort }: State): boolean => soort === 'spelling'
const isGehoord = ({ opgave }: State): boolean => opgave?.spelling !== null && opgave !== null

/** The texts of splitsmachine. The right pieces are shown only after the last mend failed; until then the child finds them. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null => {
    if (event.type !== 'fx') return tekst.report(event, state)
    const eigen = isGehoord(state) ? sayGehoord(event, state) : sayFx(event, state)
    return eigen ?? tekst.report(event, state)
  },
  correctie: (event: SpelEvent, state: State): Correctie | null => {
    if (state.poging < MEESTE_POGINGEN) return null
    const correctie = tekst.correctie(event, state)
    if (!correctie) return null
    return zonderZak(isGehoord(state) ? correctie : metStukken(correctie))
  },
  opdracht: (state: State): string | null => {
    const { item, opgave } = state
    if (!item || !opgave) return null
    if (nuStuk({ item, opgave })) return BALK.wielen
    if (opgave.spelling && opgave.spelling.stap !== 'hak') return BALK[opgave.spelling.stap]
    if (opgave.zakken !== null) return BALK.zakken
    return opgave.ander === null ? null : BALK.slang
  },
  slot: (state: State): SlotTekst => {
    const slot = tekst.slot(state)
    return {
      ...slot,
      woorden: (slot.woorden ?? []).map(isSpelling(state) ? terugkijk : metStukken),
    }
  },
}
