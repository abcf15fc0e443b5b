import { makeBeurtRules, sayWoord } from '@letterhaven/game-kit/regels/beurtspel'
import type {
  GedeeldeZet,
  Beurt,
  BeurtStaat,
  Gevraagde,
  Zet,
} from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { ladeVan, layVorm, vergisLeg } from '@letterhaven/game-kit/onderdelen/lade'
import { GOK_VRIJ } from '@letterhaven/game-kit/opgave/kansen'

/** The pizza of one word. */
export interface Opgave {
  /** What the bowls hold, in their order. */
  readonly kommen: readonly string[]
  /** The number of slices of the pizza. */
  readonly punten: number
  /**
   * Whether there are as many slices as the word has sounds, all of which must be filled before baking. True in every
   * kind but dictee.
   */
  readonly telt: boolean
  /** The bowl of each filled slice, clockwise. */
  readonly gelegd: readonly number[]
  /** Whether the word was seen, because it could not be heard. */
  readonly gezien: boolean
}

export type State = BeurtStaat<Opgave>

type Leg = GameInput & { readonly type: 'leg'; readonly kom: number }
export type Input = Leg | (GameInput & { readonly type: 'terug' | 'bak' | 'gezien' | GedeeldeZet })

/** The number of slices for a word whose length is not given away, and for the longest words. */
export const RUIM = 12
const RUIMST = 18
/** The largest number of bowls that fit on the counter. */
const MEESTE_KOMMEN = 16
const LADE = { vreemd: 3, minst: 6, meest: 10 } as const
/** How long the verdict is shown in ms, while the pizza goes into the oven and the order is hung up. */
const KIJKEN = { goed: 2000, fout: 1500 } as const

/** Returns what lies on the pizza, slice by slice. */
export const beleg = ({ kommen, gelegd }: Opgave): readonly string[] =>
  gelegd.map((kom) => kommen[kom] ?? '')

/** Returns whether the pizza may go into the oven. */
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
    case 'gezien':
      return opgave.gezien ? null : { opgave: { ...opgave, gezien: true } }
    default:
      return null
  }
}

/** Returns what is asked: the sounds of a word one by one, or the word that is heard. */
const gevraagd = ({ opgave, staat }: Beurt<Opgave>): Gevraagde => ({
  vraag: staat.soort === 'dictee' ? 'bouw:hoor' : 'bouw:klank',
  hoe: opgave.gezien ? 'gezien' : 'gehoord',
})

/** Returns the bowls that make a form, or those of a likely mistake when they cannot make it. */
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

/** The rules of pizzabakken: lay the sounds of the spoken word on the slices, clockwise, and bake. */
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
        gezien: false,
      },
      events: [sayWoord(item, true)],
    }
  },
  handle: set,
  gevraagd,
  gok: GOK_VRIJ,
  naar,
  zin,
  kijken: KIJKEN,
})
