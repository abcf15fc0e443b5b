import { trek } from '@letterhaven/adaptief/rng'
import type { Spreektaal } from '@letterhaven/contracts/geluid'
import type { ToetsKeuze } from '@letterhaven/contracts/methodetoets'
import { CATEGORIEEN, findCategorie } from '@letterhaven/taal/categorieen'
import { zegtMenHier } from '@letterhaven/taal/woorden'
import type { Inhoud } from '../../kern/inhoud.ts'

/** What a test should ask. */
export interface ToetsWens {
  readonly categorieen: readonly string[]
  readonly perCategorie: number
  /** The highest year of the pupils: words of later years are only asked when there are not enough others. */
  readonly jaargroep: number
  readonly taal: Spreektaal
  readonly seed: number
}

/** Something that a test can ask: a word, or a form of a verb in its sentence. */
interface Kandidaat {
  readonly id: string
  readonly groep: number
}

/**
 * Returns what a test can ask of a category: words that may be dictated, since without a sentence some cannot be told from others
 * that sound alike; of verbs the forms that their sentences ask for.
 */
function vragenVan(inhoud: Inhoud, code: string, taal: Spreektaal): readonly Kandidaat[] {
  if (findCategorie(code)?.eiland === 'werkwoorden') return inhoud.werkwoorden.adressen(code)
  return [...inhoud.woorden.values()]
    .filter((woord) => woord.focus === code && woord.zin !== undefined && zegtMenHier(woord, taal))
    .map(({ w, groep }) => ({ id: w, groep }))
}

/** Returns every category with enough words that are said here, in the order in which they are taught. */
export function keuzeVan(inhoud: Inhoud, taal: Spreektaal, minstens: number): ToetsKeuze[] {
  return Object.keys(CATEGORIEEN).flatMap((code) => {
    const categorie = findCategorie(code)
    const woorden = vragenVan(inhoud, code, taal).length
    if (!categorie || woorden < minstens) return []
    const { naam, kort, groep } = categorie
    return [{ code, naam, kort, groep, woorden }]
  })
}

/** Chooses this many addresses of a category: from easy to hard, one of each part. Returns null when there are not enough. */
function chooseOf(inhoud: Inhoud, code: string, wens: ToetsWens): string[] | null {
  const alle = vragenVan(inhoud, code, wens.taal)
  const passend = alle.filter(({ groep }) => groep <= wens.jaargroep)
  const uit = passend.length >= wens.perCategorie ? passend : alle
  if (uit.length < wens.perCategorie) return null
  const opNiveau = uit
    .map(({ id }) => ({ id, mean: inhoud.engine.difficulty(id).mean }))
    .toSorted((a, b) => a.mean - b.mean || a.id.localeCompare(b.id))
  const plek = Object.keys(CATEGORIEEN).indexOf(code)
  return Array.from({ length: wens.perCategorie }, (_, i) => {
    const van = Math.floor((i * opNiveau.length) / wens.perCategorie)
    const tot = Math.floor(((i + 1) * opNiveau.length) / wens.perCategorie)
    const keuze = van + Math.floor(trek(wens.seed, plek, i) * (tot - van))
    return opNiveau[keuze]?.id ?? ''
  })
}

/**
 * Chooses the words of a test, mixed, so that nobody writes the same letters ten times in a row. The same wish with the same
 * seed gives the same words; a category with too few of them is returned in `teWeinig`.
 */
export function chooseToetswoorden(
  inhoud: Inhoud,
  wens: ToetsWens,
): { woorden: string[] } | { teWeinig: string } {
  const woorden: string[] = []
  for (const code of new Set(wens.categorieen)) {
    const gekozen = chooseOf(inhoud, code, wens)
    if (!gekozen) return { teWeinig: code }
    woorden.push(...gekozen)
  }
  const lot = new Map(woorden.map((w, i) => [w, trek(wens.seed, 0xabc, i)]))
  return { woorden: woorden.toSorted((a, b) => (lot.get(a) ?? 0) - (lot.get(b) ?? 0)) }
}
