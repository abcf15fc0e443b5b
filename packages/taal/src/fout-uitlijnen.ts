import { beschrijf } from './fout-soort.ts'
import type { RuleId } from './fout-regel.ts'
import type { Stap } from './uitlijnen.ts'

/** Steps of the alignment that are one mistake. */
export interface Groep {
  van: number
  tot: number
  deel: string
  gegeven: string
  rule: RuleId | undefined
  /** The word with only this mistake. */
  f: string
}

/** Returns the rule that makes exactly this form of the word. */
export type RegelVan = (vorm: string) => RuleId | undefined

/** The most steps that one mistake spans, as with swapped letters or a vowel with the consonant after it. */
const HOOGSTENS = 6
/**
 * What a mistake costs: least where a rule explains it, more for letters in another order, most where nothing explains it. A
 * further step costs less than another mistake, so that unexplained differences are divided into few parts.
 */
const PRIJS = { regel: 1, volgorde: 1.3, ander: 1.5, stap: 1.2 }

/** The mistakes that together are the whole difference, and what they cost; a lower cost means a better explanation. */
export interface Uitkomst {
  prijs: number
  groepen: Groep[]
}

/** Takes off what is right at both ends, but keeps one grapheme of the word to point at. */
function krimp(
  g: readonly string[],
  plek: Pick<Groep, 'van' | 'tot' | 'gegeven'>,
): Pick<Groep, 'van' | 'tot' | 'deel' | 'gegeven'> {
  let { van, tot, gegeven } = plek
  while (tot - van > 1 && gegeven.startsWith(g[van] ?? ' '))
    gegeven = gegeven.slice(g[van++]?.length)
  while (tot - van > 1 && gegeven.endsWith(g[tot - 1] ?? ' '))
    gegeven = gegeven.slice(0, gegeven.length - (g[--tot]?.length ?? 0))
  return { van, tot, deel: g.slice(van, tot).join(''), gegeven }
}

/** Returns these steps as one mistake with its cost; null where they are not one mistake. */
function makeGroep(
  g: readonly string[],
  stappen: readonly Stap[],
  regelVan: RegelVan,
): Uitkomst | null {
  const [eerste, laatste] = [stappen[0], stappen.at(-1)]
  if (!eerste || !laatste || eerste.soort === 'gelijk' || laatste.soort === 'gelijk') return null
  const [van, tot] = [eerste.i, laatste.i + (laatste.soort === 'extra' ? 0 : 1)]
  const deel = g.slice(van, tot).join('')
  const gegeven = stappen.map((stap) => stap.gegeven).join('')
  const f = g.slice(0, van).join('') + gegeven + g.slice(tot).join('')
  // The letters are the same and only divided into graphemes in another way: nothing is wrong here.
  if (f === g.join('')) return { groepen: [], prijs: 0 }
  const rule = regelVan(f)
  const groep = { ...krimp(g, { van, tot, gegeven }), rule, f }
  if (rule) return { groepen: [groep], prijs: PRIJS.regel }
  if (stappen.length > 1 && beschrijf(deel, gegeven) === 'volgorde')
    return { groepen: [groep], prijs: PRIJS.volgorde }
  if (stappen.some(({ soort }) => soort === 'gelijk')) return null
  return { groepen: [groep], prijs: PRIJS.ander + PRIJS.stap * (stappen.length - 1) }
}

/** Returns the best way to end in a mistake here, after the best way to reach the place where it begins. */
function besteEind(
  eerder: readonly Uitkomst[],
  make: (begin: number, eind: number) => Uitkomst | null,
): Uitkomst | undefined {
  const eind = eerder.length
  const kansen = eerder.slice(-HOOGSTENS).flatMap((weg, i, laatste) => {
    const gemaakt = make(eind - laatste.length + i, eind)
    if (!gemaakt) return []
    return [{ prijs: weg.prijs + gemaakt.prijs, groepen: [...weg.groepen, ...gemaakt.groepen] }]
  })
  return kansen.toReversed().toSorted((a, b) => a.prijs - b.prijs)[0]
}

/**
 * Divides the differences into mistakes so that rules explain as much as they can: neighbours are taken together where one rule
 * makes both, and apart where each has a rule of its own.
 */
export function besteGroepen(
  g: readonly string[],
  stappen: readonly Stap[],
  regelVan: RegelVan,
): Uitkomst {
  const wegen: Uitkomst[] = [{ prijs: 0, groepen: [] }]
  const make = (begin: number, eind: number): Uitkomst | null =>
    makeGroep(g, stappen.slice(begin, eind), regelVan)
  for (const stap of stappen) {
    const gelijk = stap.soort === 'gelijk' ? wegen.at(-1) : undefined
    const fout = besteEind(wegen, make)
    const isFout = fout && (!gelijk || fout.prijs < gelijk.prijs)
    wegen.push((isFout ? fout : gelijk) ?? { prijs: Infinity, groepen: [] })
  }
  const { prijs = 0, groepen = [] } = wegen.at(-1) ?? {}
  return { prijs, groepen: merge(g, groepen) }
}

/** Joins neighbours that no rule explains into one mistake, however long. */
function merge(g: readonly string[], groepen: readonly Groep[]): Groep[] {
  const samen: Groep[] = []
  for (const groep of groepen) {
    const vorige = samen.at(-1)
    if (!vorige || vorige.rule || groep.rule || vorige.tot !== groep.van) {
      samen.push(groep)
      continue
    }
    const { van } = vorige
    const { tot } = groep
    const gegeven = vorige.gegeven + groep.gegeven
    const f = g.slice(0, van).join('') + gegeven + g.slice(tot).join('')
    samen[samen.length - 1] = { ...groep, van, deel: vorige.deel + groep.deel, gegeven, f }
  }
  return samen
}
