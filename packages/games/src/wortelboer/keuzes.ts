import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { WEG } from './enten.ts'
import { planVan } from './plan.ts'
import type { Opgave } from './stand.ts'

/** How a vowel is written short and long; one that is always written alike stands by itself. */
const PAREN: Readonly<Record<string, readonly string[]>> = {
  a: ['a', 'aa'],
  e: ['e', 'ee'],
  o: ['o', 'oo'],
  u: ['u', 'uu'],
  i: ['i', 'ie'],
  aa: ['aa', 'a'],
  ee: ['ee', 'e'],
  oo: ['oo', 'o'],
  uu: ['uu', 'u'],
  ie: ['ie', 'i'],
  v: ['v', 'f'],
  z: ['z', 's'],
}

/** What a vowel is heard as when a verb changes its sound. It lies ready for every verb of then and of what is done, also for those that keep theirs. */
const KLANK: Readonly<Record<string, readonly string[]>> = {
  a: ['ie', 'oe'],
  e: ['a', 'o'],
  o: ['ie', 'a'],
  u: ['o', 'a'],
  i: ['o', 'a'],
  aa: ['i', 'oe'],
  ee: ['a', 'o'],
  oo: ['ie', 'a'],
  uu: ['oo', 'o'],
  ie: ['oo', 'o'],
  ij: ['ee', 'e'],
  ei: ['ee', 'ie'],
  oe: ['o', 'ie'],
  ui: ['oo', 'o'],
  ou: ['ie', 'o'],
  eu: ['oo', 'o'],
}
/** What lies beside a consonant that becomes another one, so that there is something to decide. */
const ERBIJ = ['ch', 's', 'f'] as const
const DUBBEL = /^(\p{L})\1$/u
const KLINKER = /^[aeiou]/

/** Whether a verb is of now, in which it never changes its sound. */
export const isNu = ({ stappen }: Pick<Werkwoordvraag, 'stappen'>): boolean =>
  !stappen.some(({ vraag }) => /^Wanneer|hebben of zijn|voltooid|Wat doet het woord/.test(vraag))

/** Returns how a piece can be written at the end of a stem. */
const vormenVan = (stuk: string): readonly string[] =>
  PAREN[stuk] ?? (DUBBEL.test(stuk) && !KLINKER.test(stuk) ? [stuk, stuk.slice(1)] : [stuk])

/** Returns what a piece of the stem can become: few letters, with a wrong one among them; only itself where it stays. */
export function listKeuzes(
  { stukken, gewas }: Pick<Opgave, 'stukken' | 'gewas'>,
  plek: number,
  { vorm, werkwoord }: { readonly vorm: string; readonly werkwoord: Werkwoordvraag },
): readonly string[] {
  const stuk = stukken[plek] ?? ''
  const doel = planVan(stukken, vorm)?.letters[plek] ?? stuk
  const gewoon = [...vormenVan(stuk), ...(isNu(werkwoord) ? [] : (KLANK[stuk] ?? []))]
  const extra = gewoon.includes(doel) ? [] : [doel]
  const naast =
    extra.length > 0 && gewoon.length < 2
      ? ERBIJ.filter((een) => een !== doel && een !== stuk).slice(0, doel === WEG ? 1 : 2)
      : []
  const nu = gewas.letters[plek] ?? stuk
  return [...new Set([...gewoon, ...naast, ...extra, nu])].toSorted(
    (een, ander) => Number(een === WEG) - Number(ander === WEG),
  )
}
