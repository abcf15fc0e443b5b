import { makeBeurtRules, sayWoord } from '@letterhaven/game-kit/regels/beurtspel'
import type {
  GedeeldeZet,
  Beurt,
  BeurtStaat,
  Opening,
  Zet,
} from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Item, Referee, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Fx } from '@letterhaven/game-kit/regels/fx'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import { makeReferee, vormenBijGat } from '@letterhaven/game-kit/regels/vormen'

/** klaar: on the plunger. weg: shot, but not yet taken up by a picture. rolt: the picture keeps it in play. */
export type Bal = 'klaar' | 'weg' | 'rolt'

/** The current word: its gap, what could fill it, and where the ball is. */
export interface Kast {
  readonly vormen: readonly string[]
  readonly voor: string
  readonly na: string
  /** What each target holds, in the order of `vormen`. */
  readonly delen: readonly string[]
  /** The target that was chosen and is lit. */
  readonly doel: number | null
  readonly bal: Bal
  /** How long this ball has been under way, in ms. */
  readonly ms: number
  /** How many balls were lost and given back. */
  readonly kwijt: number
}

export type State = BeurtStaat<Kast>

export type Kant = 'links' | 'rechts'

export type Input =
  | (GameInput & { readonly type: 'richt' | 'raak' | 'geef'; readonly plek: number })
  | (GameInput & { readonly type: 'trek' | 'schiet'; readonly kracht: number })
  | (GameInput & { readonly type: 'rolt' | 'kwijt' | GedeeldeZet })
  | (GameInput & { readonly type: 'flip'; readonly kant: Kant; readonly op: boolean })
  | (GameInput & { readonly type: 'bots'; readonly plek: number })

type Beurtzet = Zet<Kast> | null

const TARGETS = 3
/** When no picture takes up the ball within this time, there is none, and the ball hits what was chosen. */
const ZONDER_BEELD_MS = 1200
/** A ball that was kept in play for this long also hits its target. */
const LANGSTE_MS = 16_000

const fx = (name: Fx, plek: number, y?: number): SpelEvent => ({
  type: 'fx',
  name,
  plek,
  ...(y === undefined ? {} : { y }),
})

function open(item: Item, { rnd }: { rnd: () => number }): Opening<Kast> | null {
  const gat = vormenBijGat(item, TARGETS, rnd)
  if (gat.vormen.length < 2) return null
  const opgave: Kast = {
    ...gat,
    doel: null,
    bal: 'klaar',
    ms: 0,
    kwijt: 0,
  }
  return { opgave, events: [sayWoord(item, true)] }
}

function richt(opgave: Kast, plek: number): Beurtzet {
  if (opgave.vormen[plek] === undefined || opgave.doel === plek) return null
  return { opgave: { ...opgave, doel: plek }, events: [fx('richt', plek)] }
}

/** Only the chosen target counts. Another one acts as a bumper, so that luck decides nothing. */
function hit(opgave: Kast, plek: number): Beurtzet {
  const gegeven = opgave.vormen[plek]
  if (gegeven === undefined || opgave.doel !== plek || opgave.bal === 'klaar') return null
  return { opgave: { ...opgave, bal: 'klaar' }, gegeven, events: [fx('raak', plek)] }
}

/** Gives an answer without playing with the ball: it flies straight to the target. */
function give(opgave: Kast, plek: number): Beurtzet {
  const gegeven = opgave.vormen[plek]
  if (gegeven === undefined) return null
  return { opgave: { ...opgave, doel: plek, bal: 'klaar' }, gegeven, events: [fx('vlieg', plek)] }
}

const perk = (k: number): number => (Number.isFinite(k) ? Math.min(1, Math.max(0, k)) : 0)

function shoot(opgave: Kast, kracht: number): Beurtzet {
  if (opgave.doel === null || opgave.bal !== 'klaar') return null
  return { opgave: { ...opgave, bal: 'weg', ms: 0 }, events: [fx('schiet', 0, perk(kracht))] }
}

/** Notes that the picture has taken up the ball. */
const rolt = (opgave: Kast): Beurtzet =>
  opgave.bal === 'weg' ? { opgave: { ...opgave, bal: 'rolt' } } : null

/** Gives a lost ball back, as long as the word is not finished. */
function kwijt(opgave: Kast): Beurtzet {
  if (opgave.bal !== 'rolt') return null
  const terug: Kast = { ...opgave, bal: 'klaar', ms: 0, kwijt: opgave.kwijt + 1 }
  return { opgave: terug, events: [fx('terug', 0)] }
}

function set({ opgave }: Beurt<Kast>, input: Input): Beurtzet {
  switch (input.type) {
    case 'richt':
      return richt(opgave, input.plek)
    case 'raak':
      return hit(opgave, input.plek)
    case 'geef':
      return give(opgave, input.plek)
    case 'trek':
      return { events: [fx('trek', 0, perk(input.kracht))] }
    case 'schiet':
      return shoot(opgave, input.kracht)
    case 'rolt':
      return rolt(opgave)
    case 'kwijt':
      return kwijt(opgave)
    default:
      return zichtbaar(input)
  }
}

/** Handles inputs that are seen and heard but change nothing. */
function zichtbaar(input: Input): Beurtzet {
  if (input.type === 'flip')
    return { events: [fx(input.op ? 'flip' : 'zak', input.kant === 'links' ? 0 : 1)] }
  return input.type === 'bots' ? { events: [fx('bots', input.plek)] } : null
}

function tik({ opgave }: Beurt<Kast>, erbij: number): Beurtzet {
  if (opgave.bal === 'klaar' || opgave.doel === null) return null
  const later: Kast = { ...opgave, ms: opgave.ms + erbij }
  const isLang = later.ms >= (opgave.bal === 'weg' ? ZONDER_BEELD_MS : LANGSTE_MS)
  return isLang ? give(later, opgave.doel) : { opgave: later }
}

/** Aims, shoots and hits. Returns null when no target holds `vorm`. */
function naar({ opgave }: Beurt<Kast>, vorm: string): Input | null {
  const plek = opgave.vormen.indexOf(vorm)
  if (plek < 0) return null
  if (opgave.doel !== plek) return { type: 'richt', plek }
  return opgave.bal === 'klaar' ? { type: 'schiet', kracht: 1 } : { type: 'raak', plek }
}

/** One of three targets is right. */
const referee: Referee = makeReferee(1 / TARGETS)

/** The rules of flipperkast: choose what fills the gap, and the ball gives that answer when it hits. */
export const rules = makeBeurtRules<Kast, Input>({
  open,
  handle: set,
  tik,
  gok: gokVan(1 / TARGETS, 1),
  referee,
  vormen: ({ opgave }) => opgave.vormen,
  naar,
  zin: ({ opgave: { voor, na, delen } }) =>
    `Het woord is ${voor} … ${na}. Kies wat ontbreekt: ${delen.join(' of ')}.`,
})
