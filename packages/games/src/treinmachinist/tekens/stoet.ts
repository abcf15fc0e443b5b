import type { TekenOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Beurt, BeurtStaat, GedeeldeZet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import { beginnenMet, kaalVan, writeMet, sortTekens } from '@letterhaven/taal/leestekens'

/** What is odd: the place whose marks are not right, and the words up to and behind it that are one train as it is marked now. */
export interface Raar {
  readonly plek: number
  readonly van: number
  readonly tot: number
}

/** A text as one long train: a wagon for each word, and a place for signs before the first and behind each. */
export interface Stoet {
  readonly woorden: readonly string[]
  /** The signs that lie ready. */
  readonly tekens: readonly string[]
  /** The text in each way that is right. */
  readonly goed: readonly string[]
  /** The signs at each place. */
  readonly plekken: readonly string[]
  /** The place where the trolley stands: the next sign is hung there. */
  readonly kies: number | null
  /** What was odd in the text that was sent off last; null once anything changed. */
  readonly raar: Raar | null
  /** The signs of what was sent off last and was not right. */
  readonly mis: readonly string[] | null
  /** How many texts left at once, and those that left so far, at once or mended. */
  readonly zonder: number
  readonly gemaakt: readonly string[]
  /** How often the snow plough was pushed in this round. */
  readonly ploeg: number
}

export type TekenState = BeurtStaat<Stoet, TekenOpgave>
export type Tekenbeurt = Beurt<Stoet, TekenOpgave>

export type TekenInput = GameInput &
  (
    | {
        /** Brings the trolley to a place; where it stands already, it leaves. */
        readonly type: 'rol'
        readonly plek: number
      }
    | {
        /** Hangs a sign at a place, or takes it off again. */
        readonly type: 'hang'
        readonly plek: number
        readonly teken: string
      }
    | { readonly type: 'vertrek' | 'ploeg' | GedeeldeZet }
  )

const OPENT = '‘'
/** Of these one hangs at a place. */
const STOPPEN = ['.', '?', ',', ':'] as const
const isStop = (teken: string): boolean => STOPPEN.some((stop) => stop === teken)

/** Returns whether a sentence ends at a place, so that the train is uncoupled there. */
export function isLosBij(plekken: readonly string[], plek: number): boolean {
  const hier = (plekken[plek] ?? '').replace(OPENT, '')
  if (plek === plekken.length - 1) return /[.?]/.test(hier)
  return plek > 0 && beginnenMet(plekken.with(plek, hier))[plek] === true
}

/** Returns whether marks give a word its capital. */
export const heeftHoofdletter = (plekken: readonly string[], woord: number): boolean =>
  beginnenMet(plekken)[woord] === true

/** Returns a word as it stands in the train. */
export function woordIn({ woorden, plekken }: Pick<Stoet, 'woorden' | 'plekken'>, nr: number) {
  const woord = woorden[nr] ?? ''
  return heeftHoofdletter(plekken, nr) ? woord.charAt(0).toUpperCase() + woord.slice(1) : woord
}

/** Returns the text as it is marked. */
export const tekstIn = ({ woorden, plekken }: Pick<Stoet, 'woorden' | 'plekken'>): string =>
  writeMet({ woorden, plekken })

/** Returns the trains of a text as it is marked: the words from and up to which each goes. */
export function treinenIn({
  woorden,
  plekken,
}: Pick<Stoet, 'woorden' | 'plekken'>): readonly (readonly [van: number, tot: number])[] {
  const einden = woorden.flatMap((_, nr) => (isLosBij(plekken, nr + 1) ? [nr + 1] : []))
  const grenzen = [...new Set([...einden, woorden.length])]
  return grenzen.map((tot, nr) => [grenzen[nr - 1] ?? 0, tot])
}

/** Returns whether a sign can hang at a place: who begins to speak stands before a word, all others behind one. */
const kanHier = (teken: string, plek: number, aantal: number): boolean =>
  Number.isInteger(plek) &&
  (teken === OPENT ? plek >= 0 && plek < aantal : plek > 0 && plek <= aantal)

/** Returns the text with a sign at a place, or without it where it hung there; null where it cannot hang. */
export function hangTeken(stoet: Stoet, plek: number, teken: string): Stoet | null {
  const { woorden, tekens, plekken } = stoet
  if (!tekens.includes(teken) || !kanHier(teken, plek, woorden.length)) return null
  const was = [...(plekken[plek] ?? '')]
  const blijft = was.filter((een) => een !== teken && !(isStop(teken) && isStop(een)))
  const nu = sortTekens([...blijft, ...(was.includes(teken) ? [] : [teken])].join(''))
  return { ...stoet, plekken: plekken.with(plek, nu), kies: plek, raar: null }
}

/** Returns the signs at each place of a text of these words. */
export const plekkenVan = (tekst: string): readonly string[] => kaalVan(tekst)?.plekken ?? []

/** Returns the right text that goes on like this one for longest, by its signs, and the first place where it differs. */
export function naasteVan({ goed, plekken }: Pick<Stoet, 'goed' | 'plekken'>): {
  readonly plekken: readonly string[]
  readonly plek: number
} {
  const kansen = goed.map((tekst) => {
    const juist = plekkenVan(tekst)
    return { plekken: juist, plek: juist.findIndex((teken, nr) => teken !== (plekken[nr] ?? '')) }
  })
  const [eerste = { plekken: [], plek: -1 }] = kansen.toSorted((a, b) => b.plek - a.plek)
  return kansen.find(({ plek }) => plek < 0) ?? eerste
}

/** Returns what is odd in a text as it is marked; null where it is right. */
export function raarIn(stoet: Pick<Stoet, 'goed' | 'plekken' | 'woorden'>): Raar | null {
  const { plek } = naasteVan(stoet)
  if (plek < 0) return null
  const trein = treinenIn(stoet).find(([, tot]) => plek <= tot)
  const [van, tot] = trein ?? [0, stoet.woorden.length]
  return { plek, van, tot }
}

/** Returns how an answer went that is shown now; null while nothing is. */
export function tekenOordeel({ fase, opgave, gegeven }: TekenState): 'goed' | 'fout' | null {
  if (fase !== 'kijken' || !opgave || gegeven === null) return null
  return opgave.goed.includes(gegeven) ? 'goed' : 'fout'
}

/** Returns whether any sign hangs. */
export const heeftTeken = ({ plekken }: Pick<Stoet, 'plekken'>): boolean => plekken.some(Boolean)

/** Returns the place where the first sentence ends: at the first text a hand shows what to do. */
export function eersteEinde({ goed: [goed = ''] }: Pick<Stoet, 'goed'>): number | null {
  const plekken = plekkenVan(goed)
  const plek = plekken.findIndex((_, nr) => nr > 0 && isLosBij(plekken, nr))
  return plek < 0 ? null : plek
}

/** Returns how often this text was not right so far. */
export const missersVan = ({ poging, gegeven }: TekenState): number =>
  gegeven === null ? poging - 1 : poging
