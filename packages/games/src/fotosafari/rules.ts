import { makeBeurtRules, sayWoord } from '@letterhaven/game-kit/regels/beurtspel'
import type { GedeeldeZet, BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Item } from '@letterhaven/game-kit/regels/contract'
import { gatzinVan, sayGatzin } from '@letterhaven/game-kit/onderdelen/gatzin'
import type { Gatzin } from '@letterhaven/game-kit/onderdelen/gatzin'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import { makeReferee, vormenVan } from '@letterhaven/game-kit/regels/vormen'

/** What is asked, and what is on the signs of the savanna. */
export interface Opdracht {
  /** The sentence with its gap; null when the word is only heard. */
  readonly zin: Gatzin | null
  /** From left to right, in random order: the word, misspellings of it, and an earlier word that fits elsewhere. */
  readonly vormen: readonly string[]
  /** The view: 0 at the left end, 1 at the right end. */
  readonly waar: number
}

export type State = BeurtStaat<Opdracht>
export type Input = GameInput &
  (
    | { readonly type: 'foto'; readonly plek: number }
    | { readonly type: 'kijk'; readonly waar: number }
    | { readonly type: 'hoor' | GedeeldeZet }
  )

const BORDEN = 4
/** Returns the first view: the second of four signs, or the middle one of three, with the others beside it. */
const eersteBlik = (borden: number): number => (borden % 2 === 0 ? 1 / 3 : 1 / 2)
/** One of four signs is right, or one of three at the beginning; the chance lies between those. */
const referee = makeReferee(0.28)

/** Returns a correctly spelled word that does not fit the sentence, for pupils who only look at the spelling. */
function vreemdWoord(item: Item, gelukt: readonly string[], rnd: () => number): readonly string[] {
  const anders = gelukt.filter((woord) => woord !== item.word)
  return shuffle([...new Set(anders)], rnd).slice(0, 1)
}

/** The rules of fotosafari: take the picture of the word that fits the sentence. Looking round is not an answer. */
export const rules = makeBeurtRules<Opdracht, Input>({
  open: (item, { rnd, gelukt }) => {
    const zin = item.sentence === undefined ? null : gatzinVan(item.sentence, item.word)
    const vreemd = zin ? vreemdWoord(item, gelukt, rnd) : []
    const eigen = vormenVan(item, BORDEN - vreemd.length, rnd)
    if (eigen.length < 2) return null
    const vormen = shuffle([...new Set([...eigen, ...vreemd])], rnd)
    const waar = eersteBlik(vormen.length)
    return { opgave: { zin, vormen, waar }, events: zin ? [] : [sayWoord(item, true)] }
  },
  handle: ({ item, opgave }, input) => {
    if (input.type === 'hoor') return opgave.zin && { events: [sayGatzin(item, opgave.zin)] }
    if (input.type === 'kijk') {
      const waar = Number.isFinite(input.waar) ? Math.min(1, Math.max(0, input.waar)) : opgave.waar
      return { opgave: { ...opgave, waar } }
    }
    const gegeven = input.type === 'foto' ? opgave.vormen[input.plek] : undefined
    return gegeven === undefined ? null : { gegeven }
  },
  gok: gokVan(0.28, 1),
  referee,
  vormen: ({ opgave }) => opgave.vormen,
  naar: ({ opgave }, vorm) => {
    const plek = opgave.vormen.indexOf(vorm)
    return plek < 0 ? null : { type: 'foto', plek }
  },
  zin: ({ opgave: { zin, vormen } }) =>
    `${zin ? `${zin.voor}…${zin.na}` : 'Welk woord is goed geschreven?'} Kies de foto: ${vormen.join(', ')}.`,
  kijken: { goed: 1900, fout: 1500 },
})
