import { listLangs, stepVangrit, type Zwenk } from '@letterhaven/game-kit/onderdelen/vangrit'
import { fillGat } from './vul-gat.ts'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Beurt, GedeeldeZet, OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { shuffle, stroom } from '@letterhaven/game-kit/regels/rng'
import { doelVan, makeLift, sayLift, type Lift } from './lift.ts'
import {
  aanKust,
  bordenVan,
  isLaatste,
  isOpen,
  isRaak,
  metRotonde,
  MOLENS,
  type Opgave,
  type State,
} from './rit.ts'
import { restNa } from './verhaal.ts'
import { layWeg, RIJDUUR } from './weg.ts'

type OpBaan = GameInput & { readonly type: 'stuur'; readonly baan: number }
type Los = 'rijd' | 'toeter' | 'later' | GedeeldeZet
export type Input = OpBaan | Zwenk | (GameInput & { readonly type: Los })
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
 * mistake other places stand there as far as there are any, in another order, and the one that was tried does not: striking
 * out one after the other leads nowhere, and neither does the same key once more.
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
  // The street that was just driven in vain stands there again only where nothing else is left.
  const rij = nieuw.length > 0 ? nieuw : over
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

/** Hoots, which the miller hears once at each mill. */
function hoot(opgave: Opgave): Zet<Opgave> {
  if (opgave.isGetoet) return { events: [fx('raak', opgave.molens)] }
  const molens = opgave.molens + 1
  const geheim = molens === MOLENS ? [fx('geheim')] : []
  return { opgave: { ...opgave, molens, isGetoet: true }, events: [fx('raak', molens), ...geheim] }
}

/** Brings who came along to the place of the indicator. It is no answer: a wrong place is only left again. */
function bring({ item, opgave }: Nu, lift: Lift): Zet<Opgave> | null {
  const plek = lift.plekken[opgave.baan]
  if (plek === undefined) return null
  if (plek === doelVan(item, lift)) {
    const gebracht = opgave.gebracht + 1
    const af = { ...opgave, lift: null, baan: -1, gebracht }
    return { opgave: af, events: [fx('samen', opgave.baan)] }
  }
  const weer = { ...lift, geweest: [...lift.geweest, plek] }
  return { opgave: { ...opgave, lift: weer, baan: -1 }, events: [fx('terug', opgave.baan)] }
}

/** Turns into the street of the indicator. */
function rijd(nu: Nu): Zet<Opgave> | null {
  const { opgave } = nu
  if (opgave.lift) return bring(nu, opgave.lift)
  const gegeven = opgave.plekken[opgave.baan]
  if (gegeven === undefined) return null
  return { gegeven, events: [fx('rijd', opgave.baan)] }
}

/** Puts the indicator on for a street; at the second stage the taxi goes round meanwhile, and its place is read in the story. */
function steer({ opgave, staat }: Nu, baan: number): Zet<Opgave> | null {
  if (!isOpen(opgave, baan) || baan === opgave.baan) return null
  return { opgave: { ...opgave, baan, isRond: metRotonde(staat) }, events: [fx('stuur', baan)] }
}

function set(beurt: Nu, input: Input): Zet<Opgave> | null {
  const { opgave } = beurt
  switch (input.type) {
    case 'stuur':
      return steer(beurt, input.baan)
    case 'rijd':
      return rijd(beurt)
    case 'toeter':
      return hoot(opgave)
    case 'later':
      return opgave.lift ? { opgave: { ...opgave, lift: null, baan: -1 } } : null
    default:
      return null
  }
}

/** Returns the next move that brings who came along where it wants to be. */
function towardDoel({ item, opgave }: Nu, lift: Lift): Input {
  const baan = lift.plekken.indexOf(doelVan(item, lift))
  return opgave.baan === baan ? { type: 'rijd' } : { type: 'stuur', baan }
}

/** Says what is asked at a crossing, for who cannot see it. */
function sayKruising({ item, opgave }: Nu): string {
  const { lift } = opgave
  const vraag = lift ? sayLift(item, lift) : fillGat(item, '…')
  return `${vraag} Kies een straat: ${bordenVan(opgave).join(', ')}.`
}

const beurten = makeBeurtRules<Opgave, Input, GatOpgave>({
  vorm: 4,
  speelt: 'gat',
  open: (item, bij) => {
    const plekken = chooseStraten(item, bij)
    // A single road is not a question.
    if (plekken.length < 2) return null
    const { molens = 0, dak = [], gebracht = 0 } = bij.vorige ?? {}
    const lift = aanKust(bij) ? makeLift(item, bij.rnd) : null
    const leeg = { baan: -1, geweest: [], isRond: false, isGetoet: false, weg: null }
    return { opgave: { plekken, molens, dak, gebracht, lift, ...leeg } }
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
  // Each of them brings a row of tulips into bloom.
  record: ({ gelukt }) => gelukt.length,
  gok: gokVan(1, STRATEN.jong),
  goed: ({ item }) => item.goed[0] ?? '',
  vormen: ({ opgave }) => opgave.plekken,
  naar: (nu, vorm) => {
    const { opgave } = nu
    if (opgave.lift) return towardDoel(nu, opgave.lift)
    const baan = opgave.plekken.indexOf(vorm)
    if (!isOpen(opgave, baan)) return null
    return opgave.baan === baan ? { type: 'rijd' } : { type: 'stuur', baan }
  },
  zin: sayKruising,
  kijken: KIJKEN,
  // In calm the kit waits twice as long, which is too long for who only drives.
  kijkGoed: ({ item, staat }) =>
    isLaatste(item) ? TOT_VERDER_MS : staat.opties.calm ? KIJKEN.goed / 2 : KIJKEN.goed,
})

type Stap = ReturnType<typeof beurten.step>

/** Begins the road to the place that was right. Where nothing moves by itself the taxi is there at once, with what lay on its way. */
function leave(staat: State, events: readonly SpelEvent[]): Stap {
  const { opgave, trap, rng, nummer, poging, opties } = staat
  if (!opgave) return [staat, events]
  const weg = layWeg(stroom(rng ^ (0x2f6e * nummer + poging)), trap)
  if (!opties.calm) return [{ ...staat, opgave: { ...opgave, weg } }, events]
  const dak = [...opgave.dak, ...listLangs(weg).map(({ wat }) => wat)]
  const na = { ...staat, opgave: { ...opgave, dak } }
  return [na, [...events, ...sayEnd(na)]]
}

/** Says how a ride ends, once its last place is reached. */
function sayEnd({ item, gegeven }: State): readonly SpelEvent[] {
  if (!item || gegeven === null || !isLaatste(item)) return []
  return [fx('jaaa', 0), saySlot(item, gegeven)]
}

/** Comes to the place: to the whole story at the end of a ride, else to the next crossing. */
function arrive(staat: State, events: readonly SpelEvent[]): Stap {
  const slot = sayEnd(staat)
  if (slot.length > 0) return [staat, [...events, ...slot]]
  const [verder, meer] = beurten.step(staat, { type: 'verder' })
  return [verder, [...events, ...meer]]
}

/** What happens on the road to a place. */
function handleOnderweg(staat: State, opgave: Opgave, input: GameInput): Stap {
  const stap = opgave.weg && stepVangrit(opgave.weg, input, { hand: RIJDUUR.hand, vang: 'leg' })
  if (!stap) return [staat, []]
  const { rit: weg, mee, events } = stap
  const na: State = { ...staat, opgave: { ...opgave, weg, dak: [...opgave.dak, ...mee] } }
  return weg ? [na, events] : arrive(na, events)
}

/** The rules of taxirit: read the passenger's story, turn into the street where it goes on, and drive there. */
export const rules: typeof beurten = {
  ...beurten,
  step: (staat, input) => {
    const { opgave } = staat
    if (isRaak(staat) && opgave?.weg) return handleOnderweg(staat, opgave, input)
    const [na, events] = beurten.step(staat, input)
    return staat.fase === 'spelen' && isRaak(na) ? leave(na, events) : [na, events]
  },
}
