import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { GedeeldeZet, Beurt, BeurtStaat, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { gatzinVan } from '@letterhaven/game-kit/onderdelen/gatzin'
import type { Gatzin } from '@letterhaven/game-kit/onderdelen/gatzin'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import { makeReferee, vormenVan } from '@letterhaven/game-kit/regels/vormen'

/** The ride of one word. */
export interface Opgave {
  /** The passenger's sentence round its gap; null when the word has none. */
  readonly zin: Gatzin | null
  /** What the signs say, from left to right. */
  readonly vormen: readonly string[]
  /** The lane in which the taxi drives. */
  readonly baan: number
  /** How long it has been driving, in ms. At RIT_MS it waits in front of the signs. */
  readonly gereden: number
}

export type State = BeurtStaat<Opgave>
type OpBaan = GameInput & { readonly type: 'stuur' | 'kies'; readonly baan: number }
export type Input = OpBaan | (GameInput & { readonly type: 'rijd' | 'hoor' | GedeeldeZet })

const BANEN = 3
/** How long the taxi drives to the signs, in ms. There it waits: the end of the time is not an answer. */
export const RIT_MS = 10_000
/** How long the verdict is shown in ms, while the taxi drives on and the sentence is read, or while it takes the detour. */
const KIJKEN = { goed: 2800, fout: 1900 } as const

/** One of three signs is right. */
const referee = makeReferee(1 / BANEN)

/** Returns who sits in the back: somebody else after every two or three words. */
export const passagierVan = (nummer: number): number => Math.floor((nummer * 2) / 5)

const fx = (name: string, plek: number): SpelEvent => ({ type: 'fx', name, plek })

const sayZin = ({ id, robotstem }: Item, tekst: string, vanzelf: boolean): SpelEvent => ({
  type: 'say',
  what: 'zin',
  itemId: id,
  tekst,
  ...(robotstem === undefined ? {} : { robotstem }),
  ...(vanzelf ? { vanzelf } : {}),
})

/** Drives the taxi under the sign of its lane. When that is right, the whole sentence is spoken. */
function rijd({ item, opgave }: Beurt<Opgave>, baan: number): Zet<Opgave> | null {
  const gegeven = opgave.vormen[baan]
  if (gegeven === undefined) return null
  const { zin } = opgave
  const isGoed = referee(item, gegeven).correct
  const gezegd = isGoed && zin ? [sayZin(item, zin.voor + zin.woord + zin.na, true)] : []
  return { opgave: { ...opgave, baan }, gegeven, events: [fx('rijd', baan), ...gezegd] }
}

function set(beurt: Beurt<Opgave>, input: Input): Zet<Opgave> | null {
  const { item, opgave } = beurt
  switch (input.type) {
    case 'stuur':
      return opgave.vormen[input.baan] === undefined || input.baan === opgave.baan
        ? null
        : { opgave: { ...opgave, baan: input.baan }, events: [fx('stuur', input.baan)] }
    case 'kies':
      return rijd(beurt, input.baan)
    case 'rijd':
      return rijd(beurt, opgave.baan)
    case 'hoor':
      return opgave.zin
        ? { events: [sayZin(item, `${opgave.zin.voor}…${opgave.zin.na}`, false)] }
        : null
    default:
      return null
  }
}

/** The rules of taxirit: drive under the sign whose word fits the sentence and is spelled right. */
export const rules = makeBeurtRules<Opgave, Input>({
  open: (item, { rnd }) => {
    const zin = item.sentence === undefined ? null : gatzinVan(item.sentence, item.word)
    // A sentence in which the word has another form gives no gap that fits it.
    if (item.sentence !== undefined && !zin) return null
    const vormen = vormenVan(item, BANEN, rnd)
    // A single road is not a question.
    if (vormen.length < 2) return null
    return { opgave: { zin, vormen, baan: Math.floor(vormen.length / 2), gereden: 0 } }
  },
  handle: set,
  tik: ({ opgave, staat }, ms) => {
    if (staat.opties.calm || opgave.gereden >= RIT_MS) return null
    const gereden = Math.min(RIT_MS, opgave.gereden + ms)
    const events = gereden === RIT_MS ? [fx('wacht', opgave.baan)] : []
    return { opgave: { ...opgave, gereden }, events }
  },
  gok: gokVan(1 / BANEN, 1),
  referee,
  vormen: ({ opgave }) => opgave.vormen,
  naar: ({ opgave }, vorm) => {
    const baan = opgave.vormen.indexOf(vorm)
    return baan < 0 ? null : { type: 'kies', baan }
  },
  zin: ({ opgave: { zin, vormen } }) => {
    const keuze = vormen.join(', ')
    return zin ? `${zin.voor}…${zin.na} Kies: ${keuze}.` : `Welk woord is goed: ${keuze}?`
  },
  kijken: KIJKEN,
})
