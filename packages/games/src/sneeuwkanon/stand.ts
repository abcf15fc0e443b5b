import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import { staatIn } from '@letterhaven/game-kit/opgave/in-zin'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { tekensVan } from './herstel.ts'
import type { Deel } from './kasteel.ts'
import type { Lengte } from './lengte.ts'
import { heeftZinnen, type Zinwerk } from './zin.ts'

/** What is laid ready for one word. */
export interface Opgave {
  /** The blocks in the barrel: letters, one by one. */
  readonly regel: readonly string[]
  /** How many of those stay for good, because they were right before a mistake. */
  readonly vast: number
  /** The blocks that stay behind the gap, because they were right there. */
  readonly na: readonly string[]
  /** How many boxes of the gap stand empty when it is opened; none at the first try. */
  readonly vakken: number
  /** How often the word was looked at, where it cannot be heard: the first look ends with the first letter. */
  readonly keren: number
  /** The form that was wrong, while it is mended. */
  readonly gaf: string | null
  /** The tower that is aimed at, or the sky; null before one was chosen, where that has to be done. */
  readonly doel: number | null
  /** What was built so far in this round, in its order. */
  readonly delen: readonly Deel[]
  /** How many floors a tower may have. */
  readonly lagen: number
  /** How long the words of each tower are, at the stage with a plan; null at the others. */
  readonly plan: readonly Lengte[] | null
  /** By how many towers the wind carries a shot to the right. */
  readonly wind: number
  /** How it blows by and by, one gust after the other; none where it does not turn. */
  readonly vlagen: readonly number[]
  /** The tower at which a guest waits, at the stage with wind. */
  readonly gast: number | null
  /** Whether the word was seen, because it could not be heard. */
  readonly gezien: boolean
  /** The sentence, where a whole one is written; null for a word. */
  readonly zin: Zinwerk | null
  /** How many words come before a sentence may. */
  readonly rust: number
}

export type State = BeurtStaat<Opgave>

/** Returns how the word that was given went; null while nothing was given. */
export function oordeelVan({
  item,
  opgave,
  gegeven,
}: Pick<State, 'item' | 'opgave' | 'gegeven'>): 'goed' | 'fout' | null {
  if (!item || gegeven === null) return null
  const isGoed = opgave?.zin ? staatIn(item.word, gegeven) : gegeven === item.word
  return isGoed ? 'goed' : 'fout'
}

/** Returns whether a mistake can be mended yet. */
export const isTeHerstellen = (state: State): boolean =>
  oordeelVan(state) === 'fout' && state.poging < MEESTE_POGINGEN

/** Returns how often the word that is asked now went wrong. */
export const missersVan = (state: State): number =>
  oordeelVan(state) === 'fout' ? state.poging : state.poging - 1

/** Returns whether there is something to give: where a mistake is mended, something behind what stayed. */
export const isBegonnen = ({ regel, vast }: Pick<Opgave, 'regel' | 'vast'>): boolean =>
  regel.length > vast

/** How many boxes of a gap are still empty; letters that are typed apart fill no more than theirs. */
export const leegIn = ({ regel, vast, vakken }: Opgave): number =>
  Math.max(0, vakken - tekensVan(regel.slice(vast).join('')).length)

/** Returns what stands in the barrel, with what was right behind the gap. Who wrote the whole word in the gap meant that. */
export function vormVan({ regel, vast, na }: Opgave, word: string): string {
  return regel.slice(vast).join('') === word ? word : [...regel, ...na].join('')
}

/** Returns whether the word may be looked at again where it cannot be heard: once as help, and as often as one likes after a mistake. */
export const magKijken = ({ gaf, keren }: Pick<Opgave, 'gaf' | 'keren'>): boolean =>
  gaf !== null || keren < 2

/** Returns whether the aim can still be changed: at the stage with a plan it is chosen by ear, before the first letter; a sentence has its own place. */
export const kanMikken = ({ plan, regel, zin }: Pick<Opgave, 'plan' | 'regel' | 'zin'>): boolean =>
  zin === null && (plan === null || regel.length === 0)

/** Returns whether a part stands in another tower than was aimed at, because it did not fit there. */
export const isVerhuisd = (
  { plan, doel }: Pick<Opgave, 'plan' | 'doel'>,
  { toren }: Pick<Deel, 'toren'>,
): boolean => plan !== null && doel !== toren

/** Returns what was built, also between two words and at the end. */
export const delenVan = ({ opgave, vorige }: Pick<State, 'opgave' | 'vorige'>): readonly Deel[] =>
  (opgave ?? vorige)?.delen ?? []

/** The parts of a round after which the sky lights up: at the half, and near its end. */
const MIJLEN = [0.5, 0.9] as const

/** Returns how often the sky lit up once so many parts of a round were built. */
export const lichtenVan = (gebouwd: number, aantal: number): number =>
  MIJLEN.filter((deel) => gebouwd >= Math.ceil(aantal * deel)).length

/** Returns whether a whole sentence is asked. */
export const isInZin = ({ opgave }: Pick<State, 'opgave'>): boolean =>
  opgave !== null && opgave.zin !== null

/** Returns whether the next thing that is asked may be a whole sentence, or this one is and does not hang there yet. */
export function isZinTijd(state: State): boolean {
  const { fase, groep, opgave, nummer, aantal } = state
  if (opgave === null || !heeftZinnen(groep)) return false
  if (opgave.zin) return oordeelVan(state) !== 'goed'
  return opgave.rust === 0 && fase !== 'klaar' && nummer < aantal - 1
}
