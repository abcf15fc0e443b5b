import { makeBeurtRules, sayWoord } from '@letterhaven/game-kit/regels/beurtspel'
import type { Beurt, BeurtStaat, Zet } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { ladeVan, layVorm, vergisLeg } from '@letterhaven/game-kit/onderdelen/lade'
import { GOK_VRIJ, makeReferee } from '@letterhaven/game-kit/regels/vormen'

/** The pizza of one word. */
export interface Opgave {
  /** What the bowls hold, in their order. */
  readonly kommen: readonly string[]
  /** The slices of the pizza. */
  readonly punten: number
  /** hakken: as many slices as the word has sounds, and all of them filled before it is baked. */
  readonly telt: boolean
  /** The bowl of each slice that is filled, clockwise. */
  readonly gelegd: readonly number[]
}

export type State = BeurtStaat<Opgave>

type Leg = GameInput & { readonly type: 'leg'; readonly kom: number }
export type Input = Leg | (GameInput & { readonly type: 'terug' | 'bak' | 'luister' })

/** Room for a word whose length is not told, and for the longest word there is. */
export const RUIM = 12
const RUIMST = 18
/** More bowls than this do not stand on the counter. */
const MEESTE_KOMMEN = 16
const LADE = { vreemd: 3, minst: 6, meest: 10 } as const
/** The pizza goes into the oven, and what was ordered is hung up. */
const KIJKEN = { goed: 2000, fout: 1500 } as const

/** A word is built freely: guessing it is next to impossible. */
export const referee = makeReferee(GOK_VRIJ)

/** What lies on the pizza, slice by slice. */
export const beleg = ({ kommen, gelegd }: Opgave): readonly string[] =>
  gelegd.map((kom) => kommen[kom] ?? '')

/** Whether the pizza may go into the oven. */
export const kanBakken = ({ telt, punten, gelegd }: Opgave): boolean =>
  telt ? gelegd.length === punten : gelegd.length > 0

const fx = (name: string, plek: number): SpelEvent => ({ type: 'fx', name, plek })

function set({ opgave }: Beurt<Opgave>, input: Input): Zet<Opgave> | null {
  const { kommen, punten, gelegd } = opgave
  switch (input.type) {
    case 'leg':
      return kommen[input.kom] === undefined || gelegd.length >= punten
        ? null
        : {
            opgave: { ...opgave, gelegd: [...gelegd, input.kom] },
            events: [fx('leg', gelegd.length)],
          }
    case 'terug':
      return gelegd.length === 0
        ? null
        : {
            opgave: { ...opgave, gelegd: gelegd.slice(0, -1) },
            events: [fx('terug', gelegd.length - 1)],
          }
    case 'bak':
      return kanBakken(opgave) ? { gegeven: beleg(opgave).join(''), events: [fx('bak', 0)] } : null
    default:
      return null
  }
}

/** The bowls that make a form; where they cannot, those of a likely mistake. */
function recept({ item, opgave }: Beurt<Opgave>, vorm: string): readonly number[] {
  const { kommen, punten, telt } = opgave
  const delen = vorm === item.word ? item.graphemes.map((deel) => kommen.indexOf(deel)) : null
  const gevonden = delen ?? layVorm(kommen, vorm, { hoogstens: punten, precies: telt })
  return gevonden && gevonden.length > 0 ? gevonden : vergisLeg(item.graphemes, kommen)
}

function naar(beurt: Beurt<Opgave>, vorm: string): Input {
  const doel = recept(beurt, vorm)
  const { gelegd } = beurt.opgave
  if (gelegd.some((kom, i) => kom !== doel[i])) return { type: 'terug' }
  const volgende = doel[gelegd.length]
  return volgende === undefined ? { type: 'bak' } : { type: 'leg', kom: volgende }
}

function zin({ opgave }: Beurt<Opgave>): string {
  const { telt, punten, gelegd } = opgave
  const lengte = telt ? `Het woord heeft ${punten} klanken. ` : ''
  const ligt = gelegd.length === 0 ? 'nog niets' : beleg(opgave).join(', ')
  return `${lengte}Op de pizza ligt ${ligt}.`
}

/** The rules of pizzabakken: lay the sounds of the word that is heard on the slices, clockwise, and bake. */
export const rules = makeBeurtRules<Opgave, Input>({
  open: (item, { rnd, soort }) => {
    const { graphemes, word } = item
    const past = graphemes.length <= RUIMST && new Set(graphemes).size < MEESTE_KOMMEN
    if (!past || graphemes.length === 0 || graphemes.join('') !== word) return null
    const telt = soort !== 'dictee'
    const ruimte = graphemes.length <= RUIM ? RUIM : RUIMST
    return {
      opgave: {
        kommen: ladeVan(item, LADE, rnd),
        punten: telt ? graphemes.length : ruimte,
        telt,
        gelegd: [],
      },
      events: [sayWoord(item, true)],
    }
  },
  zet: set,
  referee,
  naar,
  zin,
  kijken: KIJKEN,
})
