import type {
  Exercise,
  GameInput,
  Rules,
  SpelEvent,
  Wens,
} from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import type { VeelBeurt, VeelStaat, VeelZet } from '@letterhaven/game-kit/regels/veel'
import { makeVeelRules } from '@letterhaven/game-kit/regels/veelspel'

/** One word of a page, as it is read to who listens. */
export interface Gelezen {
  /** Whether who listens tapped it, because it went wrong. */
  readonly isMis: boolean
  /** When the reading of this page began, in active ms of the round; null before. Kept with the first word of the page. */
  readonly begin: number | null
}

/**
 * start: the reading of a page begins. tik: a word went wrong, or did not after all. geef: a word is done with. Who listens sends
 * them; the child only reads.
 */
export type SamenInput = GameInput & {
  readonly type: 'start' | 'tik' | 'geef' | 'overslaan'
  readonly plek: number
}

export type SamenStaat = VeelStaat<Gelezen>
type Beurt = VeelBeurt<Gelezen>

/** How many words stand on a page at least, and at most for the youngest and for the others. */
const BLADZIJDE = { minst: 3, jong: 5, ouder: 6 } as const
const JONG_TOT = 3
/** Nobody reads a word aloud in less, in ms: a page that is done sooner was not read. */
const PER_WOORD_MS = 250
const VERS: Gelezen = { isMis: false, begin: null }

/** Returns when the reading of the page that is open began; null before. A word that is read once more needs no beginning. */
export function beginVan({ plekken }: SamenStaat): number | null {
  const begin = plekken.flatMap(({ opgave }) => opgave?.begin ?? [])
  return begin[0] ?? null
}

/**
 * At the first stage every other page holds letters, for who learns them; at the second words that do not exist; at the third a
 * page is a row in which each word changes a little.
 */
export const TRAP = { letter: 1, nep: 2, rij: 3 } as const

/** Returns what the page that is asked for should hold; null for whatever the engine finds best. */
function wens({ trap, goed, fout, plekken }: SamenStaat): Wens | null {
  if (trap === TRAP.rij) return 'rij'
  const bladzij = Math.floor((goed + fout) / Math.max(1, plekken.length))
  if (bladzij % 2 === 0) return null
  return trap === TRAP.letter ? 'letter' : 'nep'
}

/** Returns whether the words of the page that is open do not exist. */
export const isNepBlad = ({ plekken }: SamenStaat): boolean =>
  plekken.some(({ item }) => item?.isNep === true)

/** Returns whether the page that is open holds letters. */
export const isLetterBlad = ({ plekken }: SamenStaat): boolean =>
  plekken.some(({ item }) => item?.isLetter === true)

/** Returns whether the page that is open was begun too short a while ago to have been read. */
export function isTeSnel(staat: SamenStaat): boolean {
  const begin = beginVan(staat)
  const open = staat.plekken.filter(({ stand, poging }) => stand === 'open' && poging === 1)
  return begin !== null && staat.t - begin < open.length * PER_WOORD_MS
}

/** Returns whether words that went wrong are read once more. */
export const isNogEens = ({ plekken }: SamenStaat): boolean =>
  plekken.some(({ stand, poging }) => stand === 'open' && poging > 1)

function set({ staat, opgave, poging }: Beurt, input: SamenInput): VeelZet<Gelezen> | null {
  const begin = beginVan(staat)
  switch (input.type) {
    case 'start':
      return begin === null ? { opgave: { ...opgave, begin: staat.t }, events: [fx('open')] } : null
    case 'tik':
      return begin === null || poging > 1
        ? null
        : { opgave: { ...opgave, isMis: !opgave.isMis }, events: [fx('zet', input.plek)] }
    case 'geef':
      return begin === null || isTeSnel(staat) ? null : { gegeven: opgave.isMis ? 'nee' : 'ja' }
    default:
      return null
  }
}

/** The whole time of a page goes with the word that is given first; its others were read in the same breath. */
const tijdVan = ({ staat }: Beurt): number =>
  staat.t - Math.max(staat.vorigeT, beginVan(staat) ?? staat.t)

/** Returns the next move towards a verdict on a word; null while the page is still being read. */
function naar({ staat, opgave, plek, poging }: Beurt, vorm: string): SamenInput | null {
  if (beginVan(staat) === null) return { type: 'start', plek }
  const isMis = vorm === 'nee'
  if (poging === 1 && opgave.isMis !== isMis) return { type: 'tik', plek }
  return isTeSnel(staat) ? null : { type: 'geef', plek }
}

const sayBlad = (staat: SamenStaat): string => {
  const wat = isLetterBlad(staat) ? 'Zeg de klank van' : 'Lees hardop voor'
  const woorden = staat.plekken.flatMap(({ stand, item }) =>
    stand === 'open' ? (item?.word ?? []) : [],
  )
  if (beginVan(staat) === null) return 'Zoek iemand die luistert. Die tikt op Start.'
  return isNogEens(staat)
    ? `Lees nog eens: ${woorden.join(', ')}.`
    : `${wat}: ${woorden.join(', ')}. Wie luistert, tikt aan wat fout ging.`
}

/** The moment of joy: a whole page without a mistake, or all mended. */
function naGoed({ plekken }: SamenStaat): readonly SpelEvent[] {
  const isAf = plekken.every(({ stand, isJuist }) => stand === 'leeg' || isJuist === true)
  return isAf ? [fx('jaaa')] : []
}

/** Returns how many words stand on a page: half of what there is to read, as far as that makes a page. */
const countOpBladzijde = ({ groep, aantal }: Exercise): number =>
  Math.min(
    Math.max(1, aantal),
    Math.max(BLADZIJDE.minst, Math.ceil(aantal / 2)),
    groep <= JONG_TOT ? BLADZIJDE.jong : BLADZIJDE.ouder,
  )

/**
 * The rules of reading together: a page of words is read aloud, and who listens taps what went wrong. Nobody but a listener can
 * tell whether it was read right, so nothing is judged of who reads alone.
 */
export const samen: Rules<SamenStaat, SamenInput> = makeVeelRules<Gelezen, SamenInput>({
  plekken: countOpBladzijde,
  open: () => ({ opgave: VERS }),
  handle: set,
  wens,
  gevraagd: (beurt) => ({ vraag: 'oordeel:samen', hoe: 'samen', ms: tijdVan(beurt) }),
  mend: ({ opgave }) => ({ ...opgave, isMis: false }),
  naGoed,
  gok: 0.02,
  vormen: ({ poging }) => (poging === 1 ? ['ja', 'nee'] : ['ja']),
  goed: () => 'ja',
  naar,
  zin: sayBlad,
  kijken: { goed: 1000, fout: 0 },
  record: ({ goed }) => goed,
})
