import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { sayHulp } from './hulp.ts'
import { isVerteld, sayVraag } from './rules.ts'
import { oordeelVan, type State } from './stand.ts'

/** What is asked of a text, besides the question with its answer. */
export const WELKE = 'Welke zin bewijst het?'
const MIS = 'Daar staat het niet.'

/** Returns what helps after the mistakes so far; null before the first. */
export function hulpVan({ item, opgave }: State): string | null {
  if (!item || !opgave || opgave.geweest.length === 0) return null
  const zin = (opgave.geweest.at(-1) ?? 0) + 1
  return `Zin ${zin} bewijst het niet. ${sayHulp(item, opgave.geweest.length)}`
}

/** Returns why the answer is right; what stands in the text is quoted in it. */
export const waaromVan = ({ waarom = '' }: TekstOpgave): string => waarom

/** Returns what is told while a verdict is shown; null at any other moment. */
export function verdictVan(staat: State): string | null {
  const { item, poging } = staat
  const oordeel = oordeelVan(staat)
  if (!item || !oordeel) return null
  if (oordeel === 'goed') return `${poging === 1 ? 'Goed!' : 'Nu klopt het!'} ${waaromVan(item)}`
  return isVerteld(staat) ? `Hier stond het. ${waaromVan(item)}` : `Bijna! ${MIS}`
}

/** Returns what who cannot see hears of a text that is read: its title, then each sentence. */
const sayLezen = ({ titel = '', zinnen }: TekstOpgave, nu: number): string => zinnen[nu] ?? titel

/** Returns what who cannot see hears now: the sentence that is read, the question, the flag, or the verdict. */
export function sayNu(staat: State): string {
  const { item, opgave, fase } = staat
  if (!item || !opgave || fase === 'klaar') return ''
  const verdict = verdictVan(staat)
  if (verdict !== null) return verdict
  const { isVraag, nu, vlag, geweest } = opgave
  if (!isVraag) return sayLezen(item, nu)
  if (vlag !== null && !geweest.includes(vlag))
    return `Je vlag staat op zin ${vlag + 1}: ${item.zinnen[vlag] ?? ''}`
  return `${sayVraag(item)} ${WELKE} ${hulpVan(staat) ?? ''}`
}
