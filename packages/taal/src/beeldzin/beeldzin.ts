import { parseAdres, type Adres } from './adres.ts'
import { onwaarVan, waarVan, type Keuze } from './detail.ts'
import type { Grammatica, Opzet } from './grammatica.ts'
import type { Dierdetail, Dierkeuze, Savanne } from './kudde/dier.ts'
import { kudde } from './kudde/kudde.ts'
import type { Gemerkt, Merk } from './zin.ts'

/** A scene, and a sentence that is true of exactly one thing in it. It is plain data and follows from its address alone. */
export interface Beeldzin<D, T, K extends Keuze> extends Opzet<D, T> {
  readonly adres: string
  /** Everything that can be given as the answer, once each. */
  readonly keuzes: readonly K[]
  /** What must be given. */
  readonly goed: string
}

export type Kuddezin = Beeldzin<Dierdetail, Savanne, Dierkeuze>

/**
 * Every grammar that an address may name. Answers that are stored are judged by it again, so an old version stays as it is: a mended
 * grammar gets a line and a number of its own.
 */
const GRAMMATICAS = {
  'kudde@1': kudde,
} as const satisfies Record<string, Grammatica<Dierdetail, Savanne, Dierkeuze>>

const isBekend = (naam: string): naam is keyof typeof GRAMMATICAS =>
  Object.hasOwn(GRAMMATICAS, naam)

function findGrammatica(
  tekst: string,
): { readonly adres: Adres; readonly grammatica: typeof kudde } | undefined {
  const adres = parseAdres(tekst)
  if (!adres || !isBekend(adres.grammatica)) return undefined
  return { adres, grammatica: GRAMMATICAS[adres.grammatica] }
}

/** Makes the scene and the sentence of an address, the same ones for ever. Null for an address that is none of ours. */
export function makeBeeldzin(adres: string): Kuddezin | null {
  const gevonden = findGrammatica(adres)
  const opzet = gevonden?.grammatica.build(gevonden.adres)
  if (!gevonden || !opzet) return null
  const keuzes = gevonden.grammatica.keuzesVan(opzet.tafereel)
  const geldt = gevonden.grammatica.geldtIn(opzet.tafereel)
  const [goed] = waarVan({ details: opzet.details, keuzes, geldt })
  return goed ? { adres, ...opzet, keuzes, goed: goed.id } : null
}

/**
 * Judges an answer by its address alone: right is the one choice of which the sentence is true. The gok is the chance of whoever
 * points at any choice. Null for an address that is none of ours; whatever else is given is not right.
 */
export function judgeBeeld(
  adres: string,
  given: string,
): { readonly correct: boolean; readonly gok: number } | null {
  const beeldzin = makeBeeldzin(adres)
  return beeldzin && { correct: given === beeldzin.goed, gok: 1 / beeldzin.keuzes.length }
}

/** Finds the choice that an answer spells; undefined where it spells none. */
export const findKeuze = ({ keuzes }: Kuddezin, given: string): Dierkeuze | undefined =>
  keuzes.find(({ id }) => id === given)

/** Says a choice in a true sentence, in other words than the assignment: for who cannot see it, and under a photo of it. */
export const beschrijvingVan = ({ adres }: Kuddezin, keuze: Dierkeuze): string =>
  findGrammatica(adres)?.grammatica.beschrijvingVan(keuze) ?? ''

/** Returns the details of the sentence that are not true of a choice, each with its words; none of the right one. */
export function verschilVan(
  { adres, details, keuzes, tafereel }: Kuddezin,
  keuze: Dierkeuze,
): readonly Gemerkt<Dierdetail>[] {
  const geldt = findGrammatica(adres)?.grammatica.geldtIn(tafereel)
  return geldt ? onwaarVan({ details, keuzes, geldt }, keuze) : []
}

/** Returns where the true sentence of a choice says something else than the assignment: the words that make the difference. */
export function contrastVan(beeldzin: Kuddezin, keuze: Dierkeuze): readonly Merk[] {
  const grammatica = findGrammatica(beeldzin.adres)?.grammatica
  const zin = beschrijvingVan(beeldzin, keuze)
  const merken = verschilVan(beeldzin, keuze).flatMap((detail): Merk[] => {
    const woorden = grammatica?.woordenOver(detail, keuze) ?? ''
    const van = zin.search(new RegExp(`\\b${woorden}\\b`))
    return woorden === '' || van < 0 ? [] : [[van, van + woorden.length]]
  })
  return merken.filter(([van], i) => merken.findIndex(([eerder]) => eerder === van) === i)
}
