import { makeBeurtRules, sayWoord } from '@letterhaven/game-kit/regels/beurtspel'
import type { GedeeldeZet, BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import {
  flitsDuur,
  layFlits,
  tapFlits,
  showFlits,
} from '@letterhaven/game-kit/onderdelen/flits-trap'
import type { Flits } from '@letterhaven/game-kit/onderdelen/flits-trap'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import { makeReferee, vormenVan } from '@letterhaven/game-kit/regels/vormen'

/** What is laid ready for one word. */
export interface Opgave {
  /** The word and its misspellings, in the order of the tanks. */
  readonly vormen: readonly string[]
  readonly flits: Flits
  /** Whether the flash is the question. Otherwise the word is spoken, and shown only when it cannot be heard. */
  readonly isFlitsen: boolean
}

export type State = BeurtStaat<Opgave>
export type Input = GameInput &
  (
    | {
        readonly type: 'kijk'
        /** Set for a pupil who reads slowly, who sees the word twice as long. */
        readonly traag?: boolean
      }
    | { readonly type: 'tank'; readonly vorm: string }
    | { readonly type: GedeeldeZet }
  )

const VORMEN = 3
/** When the flash is the question, it is shown once, and once more as help. */
const MEEST_FLITSEN = 2
const TRAAG = 2

/** One of three forms is right. */
const referee = makeReferee(1 / VORMEN)

/**
 * Returns whether a tank can be chosen: not while the word is visible, and not before it was shown when the flash is
 * the question.
 */
export const kanTanken = ({ isFlitsen, flits }: Opgave): boolean =>
  flits.stand === 'weg' || (flits.stand === 'dicht' && !isFlitsen)

/** The rules of leesraket: read the word that flashes or is spoken, and choose the tank with that word. */
export const rules = makeBeurtRules<Opgave, Input>({
  open: (item, { rnd, soort, oordelen }) => {
    const vormen = vormenVan(item, VORMEN, rnd)
    if (vormen.length < VORMEN) return null
    const isFlitsen = soort === 'flitsen'
    const flits = layFlits(flitsDuur(item.graphemes.length, oordelen))
    return {
      opgave: { vormen, flits, isFlitsen },
      events: isFlitsen ? [] : [sayWoord(item, true)],
    }
  },
  handle: ({ item, opgave, staat }, input) => {
    if (input.type === 'tank') {
      const kan = kanTanken(opgave) && opgave.vormen.includes(input.vorm)
      return kan ? { gegeven: input.vorm } : null
    }
    if (input.type !== 'kijk') return null
    const { flits: vorige, isFlitsen } = opgave
    const flits = showFlits(vorige, {
      rek: staat.opties.calm || input.traag === true ? TRAAG : 1,
      meest: isFlitsen ? MEEST_FLITSEN : Infinity,
    })
    if (!flits) return null
    return {
      opgave: { ...opgave, flits },
      events: [
        ...(vorige.keren > 0 ? [{ type: 'hint', itemId: item.id, level: 1 } as const] : []),
        { type: 'fx', name: 'flits', plek: 0 },
      ],
    }
  },
  tik: ({ opgave }, ms) => {
    const flits = tapFlits(opgave.flits, ms)
    if (!flits) return null
    const events = flits.stand === 'weg' ? [{ type: 'fx', name: 'masker', plek: 0 } as const] : []
    return { opgave: { ...opgave, flits }, events }
  },
  gok: gokVan(1 / VORMEN, 1),
  referee,
  vormen: ({ opgave }) => opgave.vormen,
  naar: ({ opgave }, vorm) => {
    if (kanTanken(opgave)) return { type: 'tank', vorm }
    return opgave.flits.stand === 'dicht' ? { type: 'kijk' } : null
  },
  zin: ({ opgave }) =>
    kanTanken(opgave)
      ? `Kies de tank met het goede woord: ${opgave.vormen.join(', ')}.`
      : 'Kijk naar het scherm en lees het woord.',
  kijken: { goed: 1700, fout: 1500 },
})
