import { makeBeurtRules, sayWoord } from '@letterhaven/game-kit/regels/beurtspel'
import type { GedeeldeZet, BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Item, Soort } from '@letterhaven/game-kit/regels/contract'
import { choose, shuffle } from '@letterhaven/game-kit/regels/rng'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import { makeReferee, vormenVan } from '@letterhaven/game-kit/regels/vormen'

/** klank: eat the word that is one sound away from the hero's own. schrijf: eat the form that is spelled right. */
export interface Opgave {
  readonly wijze: 'klank' | 'schrijf'
  /** The hero's own word; empty when spelling is asked. */
  readonly eigen: string
  /** What the fish carry, by their places. */
  readonly vissen: readonly string[]
}

export type State = BeurtStaat<Opgave>
type Hap = GameInput & { readonly type: 'eet'; readonly vis: number }
export type Input = Hap | (GameInput & { readonly type: GedeeldeZet })

/** The number of fish, when the word has enough forms. */
export const VISSEN = 4
/** How long the verdict is shown in ms, while the hero swims to the fish, eats and grows. */
const KIJKEN = { goed: 2000, fout: 1500 } as const

/** One of four fish is right. A word with only one misspelling is guessed more easily, but the referee cannot see that. */
const referee = makeReferee(1 / VISSEN)

type Kiezer = (item: Item, rnd: () => number) => Opgave | null

/** Offers the word among words that are further away, for a hero that is one sound from it. */
const opKlank: Kiezer = ({ word, buren }, rnd) => {
  const eigen = choose(buren?.een ?? [], rnd())
  const ver = shuffle(buren?.ver ?? [], rnd).slice(0, VISSEN - 1)
  if (eigen === undefined || ver.length < VISSEN - 1) return null
  return { wijze: 'klank', eigen, vissen: shuffle([word, ...ver], rnd) }
}

const opSchrift: Kiezer = (item, rnd) => {
  const vissen = vormenVan(item, VISSEN, rnd)
  return vissen.length < 2 ? null : { wijze: 'schrijf', eigen: '', vissen }
}

/**
 * Returns how a word is played: by its sounds where reading is practised and by its letters elsewhere, or the other way
 * when the first is not possible.
 */
function opgaveVan(item: Item, soort: Soort, rnd: () => number): Opgave | null {
  const [eerst, anders] = soort === 'lezen' ? [opKlank, opSchrift] : [opSchrift, opKlank]
  return eerst(item, rnd) ?? anders(item, rnd)
}

/** The rules of groeivis: among the fish, eat the one with the right word. */
export const rules = makeBeurtRules<Opgave, Hap>({
  open: (item, { rnd, soort }) => {
    const opgave = opgaveVan(item, soort, rnd)
    if (!opgave) return null
    return { opgave, events: opgave.wijze === 'schrijf' ? [sayWoord(item, true)] : [] }
  },
  handle: ({ opgave }, { vis }) => {
    const gegeven = opgave.vissen[vis]
    if (gegeven === undefined) return null
    return { gegeven, events: [{ type: 'fx', name: 'hap', plek: vis }] }
  },
  gok: gokVan(1 / VISSEN, 1),
  referee,
  vormen: ({ opgave }) => opgave.vissen,
  naar: ({ opgave }, vorm) => {
    const vis = opgave.vissen.indexOf(vorm)
    return vis < 0 ? null : { type: 'eet', vis }
  },
  zin: ({ opgave: { wijze, eigen, vissen } }) => {
    const keus = vissen.join(', ')
    return wijze === 'klank'
      ? `Jouw woord is ${eigen}. In welk woord is één klank anders: ${keus}?`
      : `Welk woord is goed geschreven: ${keus}?`
  },
  kijken: KIJKEN,
})
