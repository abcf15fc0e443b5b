import { makeBeurtRules, sayWoord } from '@letterhaven/game-kit/regels/beurtspel'
import type { GedeeldeZet, BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { gatzinVan, sayGatzin } from '@letterhaven/game-kit/onderdelen/gatzin'
import type { Gatzin } from '@letterhaven/game-kit/onderdelen/gatzin'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import { makeReferee, vormenVan } from '@letterhaven/game-kit/regels/vormen'

/** What is laid ready for one floor of the tower. */
export interface Verdieping {
  /** The sentence with its gap; null when the word is only heard. */
  readonly zin: Gatzin | null
  /** The word and its misspellings, in the order of the ladders. */
  readonly vormen: readonly string[]
  /** The ladder that is being climbed. */
  readonly klimt: number | null
  /** How long it has been climbed, in ms. */
  readonly ms: number
}

export type State = BeurtStaat<Verdieping>
export type Kant = -1 | 0 | 1
export type Input = GameInput &
  (
    | { readonly type: 'klim'; readonly plek: number }
    | { readonly type: 'loop'; readonly kant: Kant }
    | { readonly type: 'spring' | 'hoor' | GedeeldeZet }
  )

const LADDERS = 3
/** The time from the first step towards a ladder to its top. */
export const KLIM_MS = 1400

/** One of three ladders is right. */
const referee = makeReferee(1 / LADDERS)

/** The rules of platformklimmen: climb the ladder of the form that fits. Walking and jumping are not answers. */
export const rules = makeBeurtRules<Verdieping, Input>({
  open: (item, { rnd }) => {
    const zin = item.sentence === undefined ? null : gatzinVan(item.sentence, item.word)
    const vormen = vormenVan(item, LADDERS, rnd)
    if (vormen.length < 2) return null
    return {
      opgave: { zin, vormen, klimt: null, ms: 0 },
      events: zin ? [] : [sayWoord(item, true)],
    }
  },
  handle: ({ item, opgave, staat }, input) => {
    if (input.type === 'loop') return { events: [fx('loop', input.kant)] }
    if (input.type === 'spring') return { events: [fx('spring', 0)] }
    if (input.type === 'hoor') return opgave.zin && { events: [sayGatzin(item, opgave.zin)] }
    if (input.type !== 'klim' || opgave.klimt !== null) return null
    const vorm = opgave.vormen[input.plek]
    if (vorm === undefined) return null
    const events = [fx('klim', input.plek)]
    if (staat.opties.calm) return { gegeven: vorm, events }
    return { opgave: { ...opgave, klimt: input.plek, ms: 0 }, events }
  },
  tik: ({ opgave }, erbij) => {
    if (opgave.klimt === null) return null
    const ms = opgave.ms + erbij
    const gegeven = ms >= KLIM_MS ? opgave.vormen[opgave.klimt] : undefined
    return { opgave: { ...opgave, ms }, ...(gegeven === undefined ? {} : { gegeven }) }
  },
  gok: gokVan(1 / LADDERS, 1),
  referee,
  vormen: ({ opgave }) => opgave.vormen,
  naar: ({ opgave }, vorm) => {
    const plek = opgave.vormen.indexOf(vorm)
    return opgave.klimt === null && plek >= 0 ? { type: 'klim', plek } : null
  },
  zin: ({ opgave: { zin, vormen } }) =>
    `${zin ? `${zin.voor}…${zin.na}` : 'Welk woord is goed geschreven?'} Kies een ladder: ${vormen.join(', ')}.`,
  kijken: { goed: 1700, fout: 1500 },
})
