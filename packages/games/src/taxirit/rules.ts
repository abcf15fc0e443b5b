import { fillGat } from '@letterhaven/game-kit/opgave/verhaal'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Beurt, BeurtStaat, GedeeldeZet, Zet } from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { restNa } from './verhaal.ts'

/** One crossing of a ride. */
export interface Opgave {
  /** The places on the signs, from left to right. */
  readonly plekken: readonly string[]
  /** The street for which the indicator is on; -1 while it is off. */
  readonly baan: number
  /** Where the taxi went already, in vain. */
  readonly geweest: readonly string[]
}

export type State = BeurtStaat<Opgave, GatOpgave>
type OpBaan = GameInput & { readonly type: 'stuur'; readonly baan: number }
export type Input = OpBaan | (GameInput & { readonly type: 'rijd' | GedeeldeZet })
type Nu = Beurt<Opgave, GatOpgave>

/** How many streets a crossing has. */
const STRATEN = 3
/** How long the verdict is shown in ms, while the taxi drives on, or while it turns round. */
const KIJKEN = { goed: 2400, fout: 2600 } as const
/** How long the whole story stays to be read back at the end of a ride, unless the pupil goes on. */
const VERHAAL_MS = 45_000

/** Whether this gap is the last of its ride. */
export const isLaatste = ({ keten }: GatOpgave): boolean =>
  keten !== undefined && keten.nr === keten.van - 1

/** Returns the places of a crossing: the right one among those that nobody visited in this ride yet, silly ones first. */
function chooseStraten(
  { goed: [goed = ''], anders = [], rit, keten }: GatOpgave,
  rnd: () => number,
): readonly string[] {
  const bezocht = rit?.goed.slice(0, keten?.nr ?? 0) ?? []
  const mogelijk = [...shuffle(anders, rnd), ...shuffle(rit?.plekken ?? [], rnd)]
  const over = [...new Set(mogelijk)].filter((plek) => plek !== goed && !bezocht.includes(plek))
  return shuffle([goed, ...over.slice(0, STRATEN - 1)], rnd)
}

const sayVerhaal = ({ id }: GatOpgave, tekst: string): SpelEvent => ({
  type: 'say',
  what: 'zin',
  itemId: id,
  tekst,
  vanzelf: true,
})

/** Turns into the street of the indicator. When it is the right one, the sentence is read aloud; it was read before. */
function rijd({ item, opgave }: Nu): Zet<Opgave> | null {
  const gegeven = opgave.plekken[opgave.baan]
  if (gegeven === undefined) return null
  const isGoed = item.goed.includes(gegeven)
  const tekst = [fillGat(item, gegeven), ...(isLaatste(item) ? restNa(item) : [])].join(' ')
  return {
    gegeven,
    events: [fx('rijd', opgave.baan), ...(isGoed ? [sayVerhaal(item, tekst)] : [])],
  }
}

function set(beurt: Nu, input: Input): Zet<Opgave> | null {
  const { opgave } = beurt
  switch (input.type) {
    case 'stuur':
      return opgave.plekken[input.baan] === undefined || input.baan === opgave.baan
        ? null
        : { opgave: { ...opgave, baan: input.baan }, events: [fx('stuur', input.baan)] }
    case 'rijd':
      return rijd(beurt)
    default:
      return null
  }
}

/** The rules of taxirit: read the passenger's story, and turn into the street where it goes on. */
export const rules = makeBeurtRules<Opgave, Input, GatOpgave>({
  vorm: 2,
  speelt: 'gat',
  open: (item, { rnd }) => {
    const plekken = chooseStraten(item, rnd)
    // A single road is not a question.
    return plekken.length < 2 ? null : { opgave: { plekken, baan: -1, geweest: [] } }
  },
  handle: set,
  gevraagd: ({ opgave }) => ({ vraag: `betekenis:${opgave.plekken.length}`, hoe: 'gezien' }),
  mend: ({ opgave }, given) => ({ ...opgave, baan: -1, geweest: [...opgave.geweest, given] }),
  naGoed: ({ item }) => (item && isLaatste(item) ? [fx('jaaa', 0)] : []),
  gok: gokVan(1, STRATEN),
  goed: ({ item }) => item.goed[0] ?? '',
  vormen: ({ opgave }) => opgave.plekken,
  naar: ({ opgave }, vorm) => {
    const baan = opgave.plekken.indexOf(vorm)
    if (baan < 0) return null
    return opgave.baan === baan ? { type: 'rijd' } : { type: 'stuur', baan }
  },
  zin: ({ item, opgave }) => `${fillGat(item, '…')} Kies een straat: ${opgave.plekken.join(', ')}.`,
  kijken: KIJKEN,
  kijkGoed: ({ item }) => (isLaatste(item) ? VERHAAL_MS : KIJKEN.goed),
})
