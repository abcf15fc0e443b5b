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
import { beginHerstel, nuOpen, type Herstel } from './herstel.ts'

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
  /** What lies on each slice, clockwise. A slice on which something is still missing is ''. */
  readonly ligt: readonly string[]
  /** Whether the word was seen, because it could not be heard. */
  readonly gezien: boolean
  /** Set while a wrong pizza is mended. */
  readonly herstel: Herstel | null
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

/** Returns whether the pizza may go into the oven. */
export function kanBakken({ telt, punten, ligt, herstel }: Opgave): boolean {
  if (herstel) return nuOpen(herstel) === undefined
  return telt ? ligt.length === punten : ligt.length > 0
}

/** Returns how many pieces can be taken off again: of a pizza that is mended only what was swapped. */
export const terugTeNemen = ({ ligt, herstel }: Opgave): number =>
  herstel ? herstel.gewisseld : ligt.length

/** Returns which guest is served, from 0: as long as a pizza is looked at or mended, the one who ordered it. */
export const gastVan = ({ fase, poging, nummer }: State): number =>
  fase === 'kijken' || fase === 'klaar' || poging > 1 ? nummer - 1 : nummer

/** Returns whether it is seen now that the pizza is not what was ordered. */
export const isMis = ({ fase, gegeven, item }: State): boolean =>
  fase === 'kijken' && item !== null && gegeven !== item.word

/** Returns the slices that steam: those of a wrong pizza that are still to be swapped. */
export function dampendePunten(staat: State): readonly number[] {
  const { item, opgave } = staat
  if (!item || !opgave) return []
  if (isMis(staat)) return beginHerstel(item.graphemes, opgave.ligt).open
  const { herstel } = opgave
  return staat.fase === 'spelen' && herstel ? herstel.open.slice(herstel.gewisseld) : []
}

/** An order that was baked, for its ticket. */
export interface Bon {
  readonly woord: string
  readonly isHersteld: boolean
}

/** Returns the orders that were baked so far, in their order: right at once, or mended. */
export function bonnenVan({ oordelen, gelukt, missers, hersteld }: State): readonly Bon[] {
  const goed = [...gelukt]
  const fout = missers.map(({ item }) => item.word)
  return oordelen.flatMap((isGoed) => {
    const woord = (isGoed ? goed : fout).shift() ?? ''
    return isGoed || hersteld.includes(woord) ? [{ woord, isHersteld: !isGoed }] : []
  })
}

const fx = (name: string, plek: number): SpelEvent => ({ type: 'fx', name, plek })

/** Returns the pizza with a piece on its next slice; null where there is none. */
function lay(opgave: Opgave, deel: string): Zet<Opgave> | null {
  const { herstel, ligt, punten } = opgave
  const punt = herstel ? nuOpen(herstel) : ligt.length
  if (punt === undefined || punt >= punten) return null
  const na = {
    ligt: punt < ligt.length ? ligt.with(punt, deel) : [...ligt, deel],
    herstel: herstel && { ...herstel, gewisseld: herstel.gewisseld + 1 },
  }
  return { opgave: { ...opgave, ...na }, events: [fx('leg', punt)] }
}

/** Returns the pizza without its last piece, or with the own piece back on the slice that was swapped last. */
function takeBack(opgave: Opgave): Zet<Opgave> | null {
  const { herstel, ligt } = opgave
  if (terugTeNemen(opgave) === 0) return null
  if (!herstel)
    return {
      opgave: { ...opgave, ligt: ligt.slice(0, -1) },
      events: [fx('terug', ligt.length - 1)],
    }
  const gewisseld = herstel.gewisseld - 1
  const punt = herstel.open[gewisseld] ?? 0
  return {
    opgave: {
      ...opgave,
      ligt: ligt.with(punt, herstel.eigen[punt] ?? ''),
      herstel: { ...herstel, gewisseld },
    },
    events: [fx('terug', punt)],
  }
}

function handle({ opgave }: Beurt<Opgave>, input: Input): Zet<Opgave> | null {
  switch (input.type) {
    case 'leg': {
      const deel = opgave.kommen[input.kom]
      return deel === undefined ? null : lay(opgave, deel)
    }
    case 'terug':
      return takeBack(opgave)
    case 'bak':
      return kanBakken(opgave) ? { gegeven: opgave.ligt.join(''), events: [fx('bak', 0)] } : null
    case 'gezien':
      return opgave.gezien ? null : { opgave: { ...opgave, gezien: true } }
    default:
      return null
  }
}

/** Returns what is asked: the sounds of a word one by one, or the word that is heard. Of a mend the right form was shown. */
function gevraagd({ opgave, staat }: Beurt<Opgave>): Gevraagde {
  if (staat.poging > 1) return { vraag: 'bouw:herstel', hoe: 'gezien' }
  return {
    vraag: staat.soort === 'dictee' ? 'bouw:hoor' : 'bouw:klank',
    hoe: opgave.gezien ? 'gezien' : 'gehoord',
  }
}

/** Returns the pieces that make a form, or those of a likely mistake when the bowls cannot make it. */
function recept({ item, opgave }: Beurt<Opgave>, vorm: string): readonly string[] {
  const { kommen, punten, telt } = opgave
  if (vorm === item.word) return item.graphemes
  const gevonden = layVorm(kommen, vorm, { hoogstens: punten, precies: telt })
  const keus = gevonden && gevonden.length > 0 ? gevonden : vergisLeg(item.graphemes, kommen)
  return keus.map((kom) => kommen[kom] ?? '')
}

/** Returns the pieces for the slices that steam: the right ones, or a mistake on the first of them. */
function swaps(
  { item, opgave: { kommen } }: Beurt<Opgave>,
  { open }: Herstel,
  isGoed: boolean,
): readonly string[] {
  const goed = open.map((punt) => item.graphemes[punt] ?? '')
  const [eerste] = goed
  return isGoed ? goed : goed.with(0, kommen.find((deel) => deel !== eerste) ?? '')
}

function naar(beurt: Beurt<Opgave>, vorm: string): Input {
  const { kommen, ligt, herstel } = beurt.opgave
  const doel = herstel ? swaps(beurt, herstel, vorm === beurt.item.word) : recept(beurt, vorm)
  const nu = herstel
    ? herstel.open.slice(0, herstel.gewisseld).map((punt) => ligt[punt] ?? '')
    : ligt
  if (nu.some((deel, i) => deel !== doel[i])) return { type: 'terug' }
  const volgende = doel[nu.length]
  return volgende === undefined ? { type: 'bak' } : { type: 'leg', kom: kommen.indexOf(volgende) }
}

function zin({ opgave }: Beurt<Opgave>): string {
  const { telt, punten, ligt, herstel } = opgave
  const punt = herstel ? nuOpen(herstel) : undefined
  if (punt !== undefined) {
    const eigen = ligt[punt] ? `Daar ligt ${ligt[punt]}.` : 'Die is leeg.'
    return `Punt ${punt + 1} van ${ligt.length} dampt. ${eigen}`
  }
  const lengte = telt ? `Het woord heeft ${punten} klanken. ` : ''
  return `${lengte}Op de pizza ligt ${ligt.length === 0 ? 'nog niets' : ligt.join(', ')}.`
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
        ligt: [],
        gezien: false,
        herstel: null,
      },
      events: [sayWoord(item, true)],
    }
  },
  handle,
  gevraagd,
  mend: ({ item, opgave }) => {
    const herstel = beginHerstel(item.graphemes, opgave.ligt)
    return { ...opgave, ligt: herstel.eigen, herstel }
  },
  gok: GOK_VRIJ,
  naar,
  zin,
  kijken: KIJKEN,
})
