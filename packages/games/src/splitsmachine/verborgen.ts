import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { isKlinker } from '@letterhaven/taal/inventaris'
import { snedenVan } from './blokken.ts'
import { oordeelVan, type Opgave, type State } from './stand.ts'

/** What is seen in place of a sound that is heard: at the first stage a vowel sings; the rule of a short sound makes two of one. */
export const BLOK = { stil: '●', zingt: '♪', dubbel: '●●' } as const
const BLOKKEN: readonly string[] = Object.values(BLOK)

/** Whether what lies on the belt are blocks without letters. */
export const isVerborgen = ({ blokken }: Pick<Opgave, 'blokken'>): boolean =>
  blokken.every((blok) => BLOKKEN.includes(blok))

/** Whether the letters of a word that is heard are in sight: once it was written, or after its last try. */
const isOpen = (state: State): boolean =>
  oordeelVan(state) === 'goed' || (state.gegeven !== null && state.poging >= MEESTE_POGINGEN)

/** Returns the place of the block that the lever doubled; -1 where it doubled none. */
function dubbelVan({ item }: State, { spelling, blokken }: Opgave): number {
  if (spelling?.stap !== 'schrijf' || spelling.wiel !== 'kort') return -1
  return snedenVan(blokken, item?.syllables ?? [])?.[spelling.stuk] ?? -1
}

/** Returns what is seen of what lies on the belt: of a word that is heard blocks alone, each as wide as the others. */
function verberg(state: State, opgave: Opgave): Opgave {
  if (!opgave.spelling || isOpen(state)) return opgave
  const dubbel = dubbelVan(state, opgave)
  const blokken = opgave.blokken.map((klank, nr) => {
    if (nr === dubbel) return BLOK.dubbel
    return state.trap === 1 && isKlinker(klank) ? BLOK.zingt : BLOK.stil
  })
  return { ...opgave, blokken }
}

/** Returns a state as it is seen. */
export const zonderLetters = (state: State): State =>
  state.opgave ? { ...state, opgave: verberg(state, state.opgave) } : state
