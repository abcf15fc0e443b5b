import { klassenVan } from '@letterhaven/game-kit/opgave/klassen'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { VeelStaat } from '@letterhaven/game-kit/regels/veel'
import { metBruggen } from './ronde.ts'
import type { OpRonde } from './ronde.ts'
import { huizenBij, huizenVan, vullingBij } from './paren.ts'

/** A letter in the bag. */
export interface Brief extends OpRonde {
  /** The houses that stand opposite each other for its word. */
  readonly paar: string
  /** The house for which it lies ready. */
  readonly huis: string | null
  /** Whether it was brought to that door, where its word is written. */
  readonly deur: boolean
  /** The tiles of the word; from groep 6 it is typed. */
  readonly tegels: readonly string[] | null
  /** The pieces that were written so far. */
  readonly regel: readonly string[]
  /** Whether the word was seen, because it could not be heard. */
  readonly gezien: boolean
}

export type State = VeelStaat<Brief>

/** A street, and the letters that are brought there, by their places. */
export interface Straat {
  readonly huizen: readonly string[]
  readonly plekken: readonly number[]
}

/** From this year on a street has the houses of two rules. */
const TWEE_REGELS_VANAF = 6
const HUIZEN = { een: 2, twee: 4 } as const

/**
 * Returns how many houses the streets of a round have: with bridges between them, there is something to plan. Of verbs only one
 * tense is taught before the year of two rules, and no other stands beside it.
 */
export function aantalHuizen(ronde: Pick<State, 'groep' | 'trap' | 'soort'>): number {
  const isMeer = ronde.soort !== 'werkwoorden' && metBruggen(ronde)
  return ronde.groep >= TWEE_REGELS_VANAF || isMeer ? HUIZEN.twee : HUIZEN.een
}

/** Returns which of these houses take a word. */
export function goedeHuizen(item: Item, huizen: readonly string[]): readonly string[] {
  const klassen = klassenVan(item) ?? []
  return huizen.filter((huis) => klassen.includes(huis))
}

const isEenduidig = (item: Item, huizen: readonly string[]): boolean =>
  goedeHuizen(item, huizen).length === 1

/** Returns the pair of houses for a word: that of its own category, else one that is asked already and knows where it belongs. */
export function paarVan(item: Item, hangt: readonly string[]): string | null {
  const eigen = huizenBij(item.categorieen?.[0])
  const paren = eigen === null ? hangt : [eigen]
  return paren.find((paar) => isEenduidig(item, huizenVan(paar))) ?? null
}

interface Post {
  readonly plek: number
  readonly item: Item
  readonly brief: Brief
}

interface Bouw {
  readonly huizen: readonly string[]
  readonly post: readonly Post[]
}

/** Adds houses that nobody of this street has to be brought to, so that there is something to tell apart. */
function fill({ huizen, post }: Bouw, aantal: number): Bouw {
  const vulling = vullingBij(post[0]?.brief.paar ?? '')
  const vol = vulling.reduce<readonly string[]>((staan, paar) => {
    const na = [...staan, ...huizenVan(paar).filter((huis) => !staan.includes(huis))]
    return na.length <= aantal && past(na, post) ? na : staan
  }, huizen)
  return { huizen: vol, post }
}

/** Whether each of these letters belongs in exactly one of these houses. */
const past = (huizen: readonly string[], post: readonly Post[]): boolean =>
  post.every(({ item }) => isEenduidig(item, huizen))

/**
 * Lays out the streets of this bag: letters with the same houses go to the same street, and two rules share one where there is room
 * and every letter still belongs in exactly one house.
 */
export function stratenVan(staat: State): readonly Straat[] {
  const { plekken } = staat
  const post = plekken.flatMap(({ item, opgave }, plek): Post[] =>
    item && opgave ? [{ plek, item, brief: opgave }] : [],
  )
  const aantal = aantalHuizen(staat)
  const straten = [...new Set(post.map(({ brief }) => brief.paar))].reduce<readonly Bouw[]>(
    (rij, paar) => {
      const hier = post.filter(({ brief }) => brief.paar === paar)
      const vorige = rij.at(-1)
      const samen = vorige && {
        huizen: [...vorige.huizen, ...huizenVan(paar)],
        post: [...vorige.post, ...hier],
      }
      if (samen && samen.huizen.length <= aantal && past(samen.huizen, samen.post))
        return [...rij.slice(0, -1), samen]
      return [...rij, { huizen: huizenVan(paar), post: hier }]
    },
    [],
  )
  return straten
    .map((straat) => fill(straat, aantal))
    .map(({ huizen, post: hier }) => ({ huizen, plekken: hier.map(({ plek }) => plek) }))
}

/** Returns the street to which a letter is brought. */
export const straatVan = (staat: State, plek: number): Straat | null =>
  stratenVan(staat).find(({ plekken }) => plekken.includes(plek)) ?? null

/** Returns the street that is ridden now: the first one with a letter that is not delivered. Between bags, the last one. */
export function dezeStraat(staat: State): Straat | null {
  const straten = stratenVan(staat)
  const isOpen = (plek: number) => ['open', 'kijken'].includes(staat.plekken[plek]?.stand ?? '')
  return straten.find(({ plekken }) => plekken.some(isOpen)) ?? straten.at(-1) ?? null
}

/** Returns the letters of a street, whatever became of them. */
export const brievenIn = ({ plekken }: State, straat: Straat | null): readonly Brief[] =>
  (straat?.plekken ?? []).flatMap((plek) => plekken[plek]?.opgave ?? [])

/** Returns the place in its street of the house for which a letter lies ready; -1 where it has none. */
export const huisVan = (state: State, plek: number): number =>
  straatVan(state, plek)?.huizen.indexOf(state.plekken[plek]?.opgave?.huis ?? '') ?? -1

/** Returns the place of the house where a letter belongs, whatever house it was brought to. */
export function thuisVan(state: State, plek: number): number {
  const { huizen = [] } = straatVan(state, plek) ?? {}
  const item = state.plekken[plek]?.item
  const [juist] = item ? goedeHuizen(item, huizen) : []
  return juist === undefined ? huisVan(state, plek) : huizen.indexOf(juist)
}

/** Whether a letter lies ready for, or stands at, another house than its own. */
export const isVerkeerd = (state: State, plek: number): boolean =>
  huisVan(state, plek) !== thuisVan(state, plek)
