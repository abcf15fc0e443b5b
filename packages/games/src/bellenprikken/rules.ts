import { makeBeurtRules, sayWoord } from '@letterhaven/game-kit/regels/beurtspel'
import type { GedeeldeZet, Beurt, BeurtStaat, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Item } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { ladeVan, layVorm, tegelNaam, vergisLeg } from '@letterhaven/game-kit/onderdelen/lade'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import { makeReferee } from '@letterhaven/game-kit/regels/vormen'
import { bellenVan, stukkenVan } from '@letterhaven/game-kit/onderdelen/plakstukken'

/** The bubbles of one word. */
export interface Opgave {
  /** What is in the bubbles, in their order. */
  readonly bellen: readonly string[]
  /** What the word is made of: its sounds, or its pieces in plakken. */
  readonly delen: readonly string[]
  /** The bubble of each tile on the line, from the left. */
  readonly gelegd: readonly number[]
  /** How far all bubbles have risen, 0…1. What leaves at the top comes back at the bottom. */
  readonly stijging: number
}

export type State = BeurtStaat<Opgave>

type Prik = GameInput & { readonly type: 'prik'; readonly bel: number }
/** Two bubbles pushed into each other: the left one and the right one. */
type Plak = GameInput & { readonly type: 'plak'; readonly links: number; readonly rechts: number }
export type Input = Prik | Plak | (GameInput & { readonly type: 'terug' | 'klaar' | GedeeldeZet })

/** The longest word in parts, and the largest number of bubbles, for which there is room. */
const LANGST = 18
const MEESTE_BELLEN = 16
const LADE = { vreemd: 3, minst: 6, meest: 10 } as const
/** The time to rise from the bottom to the top of the sky. */
const STIJG_MS = 26_000
const KIJKEN = { goed: 2000, fout: 1500 } as const
/** The chance of guessing two pieces out of five in the right order, in plakken. Sounds are guessed even less often. */
const GOK = 1 / 25

/** Accepts only the word itself, however it was built. */
const referee = makeReferee(GOK)

/** Returns what hangs on the line, from the left. */
export const lijnVan = ({ bellen, gelegd }: Opgave): readonly string[] =>
  gelegd.map((bel) => bellen[bel] ?? '')

/** Returns whether the word may be given: every peg holds something. */
export const isVol = ({ delen, gelegd }: Opgave): boolean => gelegd.length === delen.length

function lay(opgave: Opgave, bellen: readonly number[]): Zet<Opgave> | null {
  const gelegd = [...opgave.gelegd, ...bellen]
  const kan = gelegd.length <= opgave.delen.length && bellen.every((bel) => bel in opgave.bellen)
  return kan
    ? { opgave: { ...opgave, gelegd }, events: bellen.map((bel) => fx('prik', bel)) }
    : null
}

function set({ opgave, staat }: Beurt<Opgave>, input: Input): Zet<Opgave> | null {
  const { gelegd } = opgave
  switch (input.type) {
    case 'prik':
      return lay(opgave, [input.bel])
    case 'plak':
      return staat.soort === 'plakken' ? lay(opgave, [input.links, input.rechts]) : null
    case 'terug':
      return gelegd.length === 0
        ? null
        : {
            opgave: { ...opgave, gelegd: gelegd.slice(0, -1) },
            events: [fx('terug', gelegd.length - 1)],
          }
    case 'klaar':
      return isVol(opgave) ? { gegeven: lijnVan(opgave).join('') } : null
    default:
      return null
  }
}

/** Returns the bubbles that make a form, or those of a likely mistake when they cannot make it. */
function recept({ item, opgave }: Beurt<Opgave>, vorm: string): readonly number[] {
  const { bellen, delen } = opgave
  if (vorm === item.word) return delen.map((deel) => bellen.indexOf(deel))
  return (
    layVorm(bellen, vorm, { hoogstens: delen.length, precies: true }) ?? vergisLeg(delen, bellen)
  )
}

function naar(beurt: Beurt<Opgave>, vorm: string): Input {
  const doel = recept(beurt, vorm)
  const { gelegd } = beurt.opgave
  if (gelegd.some((bel, i) => bel !== doel[i])) return { type: 'terug' }
  const volgende = doel[gelegd.length]
  return volgende === undefined ? { type: 'klaar' } : { type: 'prik', bel: volgende }
}

/** Returns the parts of a word and the bubbles for it, or null when the parts do not make the word. */
function delenVan(item: Item, soort: State['soort'], rnd: () => number) {
  if (soort === 'plakken') {
    const delen = stukkenVan(item)
    return delen && { delen, bellen: bellenVan(item, delen, rnd) }
  }
  const delen = item.graphemes
  return delen.join('') === item.word && delen.length > 0
    ? { delen, bellen: ladeVan(item, LADE, rnd) }
    : null
}

/** The rules of bellenprikken: prick the sounds of the spoken word in order, or stick its pieces together. */
export const rules = makeBeurtRules<Opgave, Input>({
  open: (item, { rnd, soort }) => {
    const uit = delenVan(item, soort, rnd)
    if (!uit || uit.delen.length > LANGST || uit.bellen.length > MEESTE_BELLEN) return null
    return { opgave: { ...uit, gelegd: [], stijging: 0 }, events: [sayWoord(item, true)] }
  },
  handle: set,
  tik: ({ opgave, staat }, ms) =>
    staat.opties.calm
      ? null
      : { opgave: { ...opgave, stijging: (opgave.stijging + ms / STIJG_MS) % 1 } },
  gok: gokVan(GOK, 1),
  referee,
  naar,
  zin: ({ opgave, staat }) => {
    const { delen, gelegd } = opgave
    const naam = staat.soort === 'plakken' ? 'stukken' : 'klanken'
    const hangt = gelegd.length === 0 ? 'nog niets' : lijnVan(opgave).map(tegelNaam).join(', ')
    return `Het woord heeft ${delen.length} ${naam}. Aan de lijn hangt ${hangt}.`
  },
  kijken: KIJKEN,
})
