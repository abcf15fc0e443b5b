import type { Item } from '@letterhaven/game-kit/regels/contract'
import { hulpBij, sayHulp } from './hulp.ts'
import { isTeHerstellen, missersVan, type State } from './stand.ts'
import type { Zinwerk } from './zin.ts'
import { findSlip, findWoord, SLIP } from './zinslip.ts'

/** What the note in the sky says. */
export interface Noot {
  /** The form that is not right yet; null where there is none. */
  readonly gaf: string | null
  /** What stands there in its place, and whether that is good news. */
  readonly kop?: string
  readonly isGoed?: boolean
  readonly zin: string
}

/** What is said where nothing stands for the word. */
const MIST = 'Er mist een woord.'

/** Returns the line or form that went wrong, while it is shown or mended. */
const gafVan = (state: State): string | null =>
  isTeHerstellen(state)
    ? state.gegeven
    : state.fase === 'spelen'
      ? (state.opgave?.gaf ?? null)
      : null

/** Returns what stands for the word in a line that was given. */
export const woordUit = (item: Item, tekst: string, regel: string): string =>
  findWoord(tekst, regel, item.word).gaf

/** Returns what is wrong with a word in its line where that is no letter of it; null where it is. */
function zinZin({ word }: Item, gaf: string): string | null {
  if (gaf !== word && gaf.toLowerCase() === word) return SLIP.klein
  const isVast = gaf.length > word.length + 1 && gaf.toLowerCase().includes(word.toLowerCase())
  return isVast ? 'Kijk goed waar dit woord begint en eindigt.' : null
}

/** What is said of a line with words too many, and no word of which of them is right. */
const TE_VEEL: Noot = {
  gaf: null,
  kop: 'Te veel woorden',
  isGoed: false,
  zin: 'Haal weg wat niet in de zin hoort.',
}

/** Returns the note at a sentence: of its word, or else of the rest; null for none. */
function zinNoot(
  state: State,
  item: Item,
  { zin, stem }: { zin: Zinwerk; stem: boolean },
): Noot | null {
  if (state.fase === 'spelen' && zin.bij !== null) {
    if (zin.gaf === null) return TE_VEEL
    const slip = findSlip(zin.tekst, zin.bij)
    return (
      slip && {
        gaf: null,
        kop: `${item.word}: goed!`,
        isGoed: true,
        zin: `Nog één ding: ${slip.zin}`,
      }
    )
  }
  const regel = gafVan(state)
  if (regel === null) return null
  const gaf = woordUit(item, zin.tekst, regel)
  if (gaf === '')
    return { gaf: null, kop: MIST, isGoed: false, zin: `${stem ? 'Luister' : 'Kijk'} nog eens.` }
  const missers = missersVan(state)
  return { gaf, zin: zinZin(item, gaf) ?? hulpBij(item, gaf, { stem, missers }) }
}

/** Returns the note after a mistake, or while the rest of a sentence is finished; null where there is none. */
export function nootVan(state: State, stem: boolean): Noot | null {
  const { item, opgave } = state
  if (!item || !opgave) return null
  if (opgave.zin) return zinNoot(state, item, { zin: opgave.zin, stem })
  const gaf = gafVan(state)
  if (gaf === null) return null
  return { gaf, zin: hulpBij(item, gaf, { stem, missers: missersVan(state) }) }
}

/** Returns what is read aloud of the note; null where there is none. It says the word too, which the child hears and does not see. */
export function sayNoot(state: State): string | null {
  const { fase, item, opgave } = state
  if (fase !== 'spelen' || !item || !opgave) return null
  if (!opgave.zin) return opgave.gaf ? sayHulp(item, opgave.gaf) : null
  const noot = nootVan(state, true)
  if (!noot) return null
  const { gaf, kop = '', zin } = noot
  if (gaf === null) return `${noot.isGoed ? '' : kop} ${zin}`.trim()
  return zinZin(item, gaf) ?? sayHulp(item, gaf)
}
