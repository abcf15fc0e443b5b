import { fillGat } from '@letterhaven/game-kit/opgave/verhaal'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Beurt, GedeeldeZet, OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { shuffle, stroom } from '@letterhaven/game-kit/regels/rng'
import { isLaatste, metRotonde, MOLENS, type Opgave } from './rit.ts'
import { restNa } from './verhaal.ts'

type OpBaan = GameInput & { readonly type: 'stuur'; readonly baan: number }
export type Input = OpBaan | (GameInput & { readonly type: 'rijd' | 'toeter' | GedeeldeZet })
type Nu = Beurt<Opgave, GatOpgave>

/** How many streets a crossing has at most, for the young and for the others. */
const STRATEN = { jong: 3, oud: 4 } as const
const JONG_TOT = 4
/** How long the verdict is shown in ms, while the taxi drives on, or while it turns round. A tap goes on. */
const KIJKEN = { goed: 2400, fout: 2600 } as const
/** The story of a ride stays until the pupil has read it and goes on: nobody is hurried through it. */
const TOT_VERDER_MS = 86_400_000

interface Straten extends Pick<OpeningBij, 'rnd' | 'groep'> {
  /** The places that stood here before the passenger was taken to a wrong one. */
  readonly oud?: readonly string[]
  /** The wrong place itself. */
  readonly mis?: string
}

/**
 * Returns the places of a crossing: the right one among those that nobody visited in this ride yet, silly ones first. After a
 * mistake other places stand there as far as there are any, in another order: striking out one after the other leads nowhere.
 */
function chooseStraten(
  { goed: [goed = ''], anders = [], rit, keten }: GatOpgave,
  { rnd, groep, oud = [], mis }: Straten,
): readonly string[] {
  const bezocht = rit?.goed.slice(0, keten?.nr ?? 0) ?? []
  const mogelijk = [...shuffle(anders, rnd), ...shuffle(rit?.plekken ?? [], rnd)]
  const over = [...new Set(mogelijk)].filter((plek) => plek !== goed && !bezocht.includes(plek))
  const nieuw = [
    ...over.filter((plek) => !oud.includes(plek)),
    ...over.filter((plek) => oud.includes(plek) && plek !== mis),
  ]
  const rij = [...nieuw, ...over.filter((plek) => plek === mis)]
  const straten = groep <= JONG_TOT ? STRATEN.jong : STRATEN.oud
  return shuffle([goed, ...rij.slice(0, straten - 1)], rnd)
}

/** Says how the story ends, which was read before. */
const saySlot = (item: GatOpgave, gegeven: string): SpelEvent => ({
  type: 'say',
  what: 'zin',
  itemId: item.id,
  tekst: [fillGat(item, gegeven), ...restNa(item)].join(' '),
  vanzelf: true,
})

const isOpen = ({ plekken }: Opgave, baan: number): boolean => plekken[baan] !== undefined

/** Hoots, which the miller hears once at each mill. */
function hoot(opgave: Opgave): Zet<Opgave> {
  if (opgave.isGetoet) return { events: [fx('raak', opgave.molens)] }
  const molens = opgave.molens + 1
  const geheim = molens === MOLENS ? [fx('geheim')] : []
  return { opgave: { ...opgave, molens, isGetoet: true }, events: [fx('raak', molens), ...geheim] }
}

/** Turns into the street of the indicator; at the second stage, onto the roundabout first. */
function rijd({ item, opgave, staat }: Nu): Zet<Opgave> | null {
  const gegeven = opgave.plekken[opgave.baan]
  if (gegeven === undefined) return null
  if (metRotonde(staat) && !opgave.isRond)
    return { opgave: { ...opgave, isRond: true }, events: [fx('loop', opgave.baan)] }
  const isEind = item.goed.includes(gegeven) && isLaatste(item)
  return { gegeven, events: [fx('rijd', opgave.baan), ...(isEind ? [saySlot(item, gegeven)] : [])] }
}

function set(beurt: Nu, input: Input): Zet<Opgave> | null {
  const { opgave } = beurt
  switch (input.type) {
    case 'stuur':
      return isOpen(opgave, input.baan) && input.baan !== opgave.baan
        ? { opgave: { ...opgave, baan: input.baan }, events: [fx('stuur', input.baan)] }
        : null
    case 'rijd':
      return rijd(beurt)
    case 'toeter':
      return hoot(opgave)
    default:
      return null
  }
}

/** The rules of taxirit: read the passenger's story, and turn into the street where it goes on. */
export const rules = makeBeurtRules<Opgave, Input, GatOpgave>({
  vorm: 3,
  speelt: 'gat',
  open: (item, bij) => {
    const plekken = chooseStraten(item, bij)
    // A single road is not a question.
    if (plekken.length < 2) return null
    const molens = bij.vorige?.molens ?? 0
    const leeg = { baan: -1, geweest: [], isRond: false, isGetoet: false }
    return { opgave: { plekken, molens, ...leeg } }
  },
  handle: set,
  gevraagd: ({ opgave }) => ({ vraag: `betekenis:${opgave.plekken.length}`, hoe: 'gezien' }),
  mend: ({ item, opgave, staat }, given) => ({
    ...opgave,
    plekken: chooseStraten(item, {
      groep: staat.groep,
      rnd: stroom(staat.rng ^ (0x51ed * staat.poging)),
      oud: opgave.plekken,
      mis: given,
    }),
    baan: -1,
    isRond: false,
    geweest: [...opgave.geweest, given],
  }),
  naGoed: ({ item }) => (item && isLaatste(item) ? [fx('jaaa', 0)] : []),
  // Each of them brings a row of tulips into bloom.
  record: ({ gelukt }) => gelukt.length,
  gok: gokVan(1, STRATEN.jong),
  goed: ({ item }) => item.goed[0] ?? '',
  vormen: ({ opgave }) => opgave.plekken,
  naar: ({ opgave }, vorm) => {
    const baan = opgave.plekken.indexOf(vorm)
    if (!isOpen(opgave, baan)) return null
    return opgave.baan === baan ? { type: 'rijd' } : { type: 'stuur', baan }
  },
  zin: ({ item, opgave }) => `${fillGat(item, '…')} Kies een straat: ${opgave.plekken.join(', ')}.`,
  kijken: KIJKEN,
  // In calm the kit waits twice as long, which is too long for who only drives.
  kijkGoed: ({ item, staat }) =>
    isLaatste(item) ? TOT_VERDER_MS : staat.opties.calm ? KIJKEN.goed / 2 : KIJKEN.goed,
})
