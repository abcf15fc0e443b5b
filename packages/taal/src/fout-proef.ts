import type { CatCode } from './cat-code.ts'
import { classifyEntry } from './classify.ts'
import { REGELS_VAN } from './fout-categorie.ts'
import { RULE_IDS, type RuleId } from './fout-regel.ts'
import type { RegelVan } from './fout-uitlijnen.ts'
import { foutVormen } from './fout-vormen.ts'
import type { Uitlegbaar } from './foutzin.ts'
import { segment } from './grafemen.ts'
import { syllables } from './lettergrepen.ts'
import type { WordEntry } from './woord.ts'

/** A word that somebody tries to write, with the categories it is known to have. */
export type Proefwoord = Uitlegbaar & Partial<Pick<WordEntry, 'cat' | 'focus'>>

const inDelen = (w: string): Proefwoord => ({
  w,
  g: segment(w).graphemes,
  kg: syllables(w, 'klankgroep').parts,
  d: [],
})

/** Returns a word in parts with its categories; for a word that is not stored the rules make both. */
export function proefwoord(doel: Proefwoord | string): Proefwoord & { cat: readonly CatCode[] } {
  if (typeof doel !== 'string') return { ...doel, cat: doel.cat ?? [] }
  const woord = inDelen(doel)
  const { parts: lg } = syllables(doel, 'lettergreep')
  return { ...woord, cat: classifyEntry({ ...woord, lg }).map(({ code }) => code) }
}

/** Returns the rules of the lesson, then those of the other categories, each once. */
export function eigenRegels({ focus, cat = [] }: Proefwoord): RuleId[] {
  const codes = focus ? [focus, ...cat] : cat
  return [...new Set(codes.flatMap((code) => REGELS_VAN[code]))]
}

/**
 * Returns the word, and a function that names the rule that makes a form of it: the stored one, or else the first that can,
 * with those of its categories before others.
 */
export function foutProef(doel: Proefwoord | string): { woord: Proefwoord; regelVan: RegelVan } {
  const woord = typeof doel === 'string' ? inDelen(doel) : doel
  const bekend = new Map<string, RuleId[]>()
  for (const regel of RULE_IDS)
    for (const vorm of foutVormen(woord, regel)) {
      const klein = vorm.toLowerCase()
      const eerder = bekend.get(klein)
      if (eerder) eerder.push(regel)
      else bekend.set(klein, [regel])
    }
  for (const { f, rule } of woord.d) bekend.set(f.toLowerCase(), [rule])
  // The categories of a word are only computed where two rules make the same form.
  let eigen: RuleId[] | undefined
  const regelVan: RegelVan = (vorm) => {
    const [eerste, ...meer] = bekend.get(vorm) ?? []
    if (meer.length === 0) return eerste
    eigen ??= eigenRegels(proefwoord(doel))
    return eigen.find((regel) => bekend.get(vorm)?.includes(regel)) ?? eerste
  }
  return { woord, regelVan }
}
