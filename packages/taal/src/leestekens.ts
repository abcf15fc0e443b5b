import { makeVervanger, type Vervanging } from './tekst-vervang.ts'
import type { Woordgroep } from './woorden.ts'

/** The marks that are practised, in the order in which several stand at one place. */
export const LEESTEKENS = ['.', '?', ',', '’', ':', '‘'] as const
export type Leesteken = (typeof LEESTEKENS)[number]

/** The mark with which somebody begins to speak; it stands before its word, every other one behind it. */
const OPENT = '‘'

/** The marks that lie ready in each year. */
export const LEESTEKENS_VAN: Readonly<Record<Woordgroep, readonly Leesteken[]>> = {
  3: ['.'],
  4: ['.', '?'],
  5: ['.', '?', ','],
  6: ['.', '?', ',', ':', '‘', '’'],
  7: ['.', '?', ','],
  8: ['.', '?', ',', ':', '‘', '’'],
}

/** A text whose marks are to be put back: an item of `data/leestekens/groep-<groep>.json`. */
export interface Tekenregel {
  /** Unique over all groepen and stored with answers, so it never changes. */
  id: string
  /** The text as it is printed. */
  tekst: string
  /** Every other way to mark the same words that is right. */
  ook?: string[]
  /** Words that have a capital anywhere. */
  namen?: string[]
  be?: Vervanging
}

/**
 * A text taken apart: its words without marks and without the capitals that come from marks, and the marks at each place: before the
 * first word, and behind each word, in the order of `LEESTEKENS`.
 */
export interface Kaal {
  readonly woorden: readonly string[]
  readonly plekken: readonly string[]
}

const IN_ORDE: ReadonlyMap<string, number> = new Map(LEESTEKENS.map((teken, i) => [teken, i]))

/** Puts the marks of one place in their order, each once. */
export const sortTekens = (tekens: string): string =>
  [...new Set(tekens)]
    .toSorted((een, ander) => (IN_ORDE.get(een) ?? 0) - (IN_ORDE.get(ander) ?? 0))
    .join('')

/**
 * Returns for each word whether marks give it a capital: the first one, one after the end of a sentence, and one with which somebody
 * begins to speak. Speech that ends with a question ends the sentence where it was announced (Sam vraagt: ‘Kom je?’ Hij wacht.), and
 * not where it comes first (‘Kom je?’ vraagt Sam.).
 */
export function beginnenMet(plekken: readonly string[]): readonly boolean[] {
  let isAangekondigd = false
  return plekken.slice(0, -1).map((plek, i) => {
    const isNaVraag = plek.includes('?') && (isAangekondigd || !plek.includes('’'))
    if (plek.includes(OPENT)) isAangekondigd = plek.includes(':')
    return i === 0 || plek.includes(OPENT) || plek.includes('.') || isNaVraag
  })
}

const metHoofdletter = (woord: string): string => woord.charAt(0).toUpperCase() + woord.slice(1)
const metKleineLetter = (woord: string): string => woord.charAt(0).toLowerCase() + woord.slice(1)

/** Returns the words as they stand with marks at their places: the printed text, with its capitals. */
export function writeMet({ woorden, plekken }: Kaal): string {
  const begint = beginnenMet(plekken)
  return woorden
    .map((woord, i) => {
      const opent = plekken[i]?.includes(OPENT) === true ? OPENT : ''
      const sluit = sortTekens(plekken[i + 1] ?? '').replace(OPENT, '')
      return `${opent}${begint[i] === true ? metHoofdletter(woord) : woord}${sluit}`
    })
    .join(' ')
}

const ACHTER = /^(?<opent>‘?)(?<woord>\p{L}[\p{L}-]*)(?<sluit>[.,:?’]*)$/u

/** Takes a marked text apart; null for one in which a mark stands where none of ours can. */
export function kaalVan(tekst: string, namen: readonly string[] = []): Kaal | null {
  const gedrukt: string[] = []
  const plekken = ['']
  for (const deel of tekst.split(' ')) {
    const { opent, woord, sluit } = ACHTER.exec(deel)?.groups ?? {}
    if (opent === undefined || woord === undefined || sluit === undefined) return null
    plekken[plekken.length - 1] = `${plekken.at(-1) ?? ''}${opent}`
    gedrukt.push(woord)
    plekken.push(sluit)
  }
  const begint = beginnenMet(plekken)
  const woorden = gedrukt.map((woord, i) =>
    begint[i] === true && !namen.includes(woord) ? metKleineLetter(woord) : woord,
  )
  return { woorden, plekken }
}

/** One lazy import per groep, so that a browser fetches only what is played. */
const LADERS: Readonly<Record<Woordgroep, () => Promise<{ default: unknown }>>> = {
  3: () => import('../data/leestekens/groep-3.json', { with: { type: 'json' } }),
  4: () => import('../data/leestekens/groep-4.json', { with: { type: 'json' } }),
  5: () => import('../data/leestekens/groep-5.json', { with: { type: 'json' } }),
  6: () => import('../data/leestekens/groep-6.json', { with: { type: 'json' } }),
  7: () => import('../data/leestekens/groep-7.json', { with: { type: 'json' } }),
  8: () => import('../data/leestekens/groep-8.json', { with: { type: 'json' } }),
}

/** Loads the texts of one groep, as the Netherlands reads them; `tekenregelVoor` makes the Flemish form. */
export async function loadTekenregels(groep: Woordgroep): Promise<Tekenregel[]> {
  const bestand = await LADERS[groep]()
  // The gates check every item of these files against Tekenregel.
  return bestand.default as Tekenregel[]
}

/** Returns the text as a country reads it; the same object where nothing differs. */
export function tekenregelVoor(regel: Tekenregel, land: 'nl' | 'be'): Tekenregel {
  const say = makeVervanger(regel.be, land)
  if (say === undefined) return regel
  return { ...regel, tekst: say(regel.tekst), ...(regel.ook ? { ook: regel.ook.map(say) } : {}) }
}
