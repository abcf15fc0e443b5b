import { makeBeurtRules, sayWoord } from '@letterhaven/game-kit/regels/beurtspel'
import type { GedeeldeZet, BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import { gatzinVan } from '@letterhaven/game-kit/onderdelen/gatzin'
import type { Gatzin } from '@letterhaven/game-kit/onderdelen/gatzin'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import { makeReferee, vormenBijGat } from '@letterhaven/game-kit/regels/vormen'
import type { Gat } from '@letterhaven/game-kit/regels/vormen'

/** A letter: the word round its gap, and what each house offers to fill it. */
export interface Brief extends Gat {
  /** The word and its misspellings, in the order of the houses. */
  readonly vormen: readonly string[]
  /** The sentence with the word, which tells which word is meant. */
  readonly zin: Gatzin | null
}

export type State = BeurtStaat<Brief>
export type Input = GameInput &
  ({ readonly type: 'bezorg'; readonly plek: number } | { readonly type: GedeeldeZet })

const HUIZEN = 3

/** One of three houses is right. */
const referee = makeReferee(1 / HUIZEN)

/** The rules of postbezorger: take the letter to the house whose part makes the word right. */
export const rules = makeBeurtRules<Brief, Input>({
  open: (item, { rnd }) => {
    const gat = vormenBijGat(item, HUIZEN, rnd)
    if (gat.vormen.length < 2) return null
    const zin = item.sentence === undefined ? null : gatzinVan(item.sentence, item.word)
    return { opgave: { ...gat, zin }, events: [sayWoord(item, true)] }
  },
  handle: ({ opgave }, input) => {
    const gegeven = input.type === 'bezorg' ? opgave.vormen[input.plek] : undefined
    return gegeven === undefined ? null : { gegeven }
  },
  gok: gokVan(1 / HUIZEN, 1),
  referee,
  vormen: ({ opgave }) => opgave.vormen,
  naar: ({ opgave }, vorm) => {
    const plek = opgave.vormen.indexOf(vorm)
    return plek < 0 ? null : { type: 'bezorg', plek }
  },
  zin: ({ opgave: { voor, na, delen } }) =>
    `Op de brief staat ${voor} … ${na}. Kies het huis: ${delen.map((deel) => deel || 'niets').join(', ')}.`,
  kijken: { goed: 1900, fout: 1500 },
})
