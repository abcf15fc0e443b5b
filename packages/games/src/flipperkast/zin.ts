import { gatzinVan } from '@letterhaven/game-kit/onderdelen/gatzin'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { vraagtOor, askToSay } from '@letterhaven/game-kit/regels/zonder-stem'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import type { Gatwoord } from './gat.ts'
import type { Input } from './rules.ts'
import { oordeelVan } from './stand.ts'
import type { Kast, State } from './stand.ts'
import { regelVan } from './tekst.ts'

type Bij = Pick<LayerProps<State, Input>, 'state' | 'stem'>

/** Stands for a gap among the parts of a sentence. */
export const GAT = '▢'

/** Returns a text in parts, its gaps by themselves. */
const splitGaten = (tekst: string): readonly string[] =>
  tekst.split(GAT).flatMap((deel, i) => (i === 0 ? [deel] : [GAT, deel]))

/** Returns a sentence in parts, its word with the gap that it has on the board. */
export function gatDelen(zin: string, woord: string, { voor, na }: Gatwoord): readonly string[] {
  const deel = gatzinVan(zin, woord)
  if (!deel) return splitGaten(zin)
  const begin = deel.voor + deel.woord.slice(0, voor.length)
  const eind = deel.woord.slice(deel.woord.length - na.length) + deel.na
  return splitGaten(begin + GAT + eind)
}

/**
 * Says what is wrong in the gap: how many letters belong there, where another number stood there; else that those that did are
 * not it. Then comes the sentence of the word, which says what is meant. It helps where the rule would have the word heard.
 */
function misZin({ word, sentence }: Item, { voor, goed, na }: Gatwoord, gaf: string): string {
  const n = [...goed].length
  const hoort = n === 1 ? 'hoort 1 letter' : `horen ${n} letters`
  const mis = [...gaf].length === n ? `Hier hoort geen '${gaf}'.` : `In het gat ${hoort}.`
  const zin = sentence !== undefined && gatzinVan(sentence, word) ? sentence : voor + GAT + na
  return `${mis} ${zin}`
}

/** Whether a rule says nothing once the letters that it names are left out: it has the word heard, or looked at. */
const isNoHelp = (regel: string): boolean => vraagtOor(regel) || regel.startsWith('Kijk')

/** Whether a rule still says what belongs in the gap: the letters by themselves ('de lange ij'), or the word a second time. */
function namesLetters(regel: string, woord: string, opgave: Gatwoord): boolean {
  const opBord = gatDelen(regel, woord, opgave).join('')
  const los = opBord.split(/[^\p{L}'-]+/u)
  return los.some((deel) => [opgave.goed, woord].includes(deel.toLowerCase()))
}

/** Returns a rule without the letters that belong in the gap; where it is no help without them, what is wrong and the sentence. */
function eersteHulp(regel: string, item: Item, { opgave, stem }: { opgave: Kast; stem: boolean }) {
  const zonder = regel.replaceAll(`'${opgave.goed}'`, GAT).replace(` naar het stukje ${GAT}:`, ':')
  return (!stem && isNoHelp(regel)) || namesLetters(zonder, item.word, opgave)
    ? misZin(item, opgave, opgave.mis?.gaf ?? opgave.regel.join(''))
    : zonder
}

/**
 * Returns the rule of a mistake as it stands on the board. The first time it does not name the letters that belong in the
 * gap; they are the help of the last try. Where nothing can be heard, it asks nobody to listen.
 */
function regelOnder({ state, stem }: Bij): string | null {
  const { item, poging, opgave, gegeven } = state
  const beurt = gegeven === null ? poging : poging + 1
  const regel = regelVan(state)
  if (!regel || !item || !opgave) return regel
  if (beurt < MEESTE_POGINGEN) return eersteHulp(regel, item, { opgave, stem })
  return !stem && vraagtOor(regel) ? askToSay(regel) : regel
}

/**
 * Returns whether the word is to be seen for a moment: nothing says it, and no picture does. A sentence alone would leave
 * more than one word to choose from ('er zit water in de _oot').
 */
export const isTeZien = ({ state: { item, fase }, stem }: Bij): boolean =>
  !stem &&
  item !== null &&
  item.picture === undefined &&
  item.werkwoord === undefined &&
  fase === 'spelen'

/** Returns the sentence of a word whose picture is all that tells it; null where it does not hold the word. */
const zinBij = ({ picture, sentence, word }: Item): string | null =>
  picture && sentence && gatzinVan(sentence, word) ? sentence : null

/** Whether a sentence of its own stands on the board, and its steps: of a verb. */
const hasZin = ({ werkwoord }: Item): boolean => werkwoord !== undefined

/** Returns the sentence under the word: the rule of a mistake, or that of the word where its picture is all there is. */
export function zinOnder({ state, stem }: Bij): string | null {
  const { item, opgave, gegeven, poging } = state
  if (!item || !opgave || hasZin(item) || oordeelVan(state) === 'goed') return null
  if (opgave.mis || gegeven !== null)
    return gegeven !== null && poging >= MEESTE_POGINGEN ? null : regelOnder({ state, stem })
  return stem ? null : zinBij(item)
}
