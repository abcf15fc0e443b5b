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

/** A word in its parts with its categories, made by the rules for a word that is not stored. */
export function proefwoord(doel: Proefwoord | string): Proefwoord & { cat: readonly CatCode[] } {
  if (typeof doel !== 'string') return { ...doel, cat: doel.cat ?? [] }
  const delen = {
    w: doel,
    g: segment(doel).graphemes,
    kg: syllables(doel, 'klankgroep').parts,
    lg: syllables(doel, 'lettergreep').parts,
  }
  return { ...delen, d: [], cat: classifyEntry(delen).map(({ code }) => code) }
}

/** The rules of the lesson first, then those of the other categories, then all; each once. */
export function eigenRegels({ focus, cat = [] }: Proefwoord): RuleId[] {
  const codes = focus ? [focus, ...cat] : cat
  return [...new Set(codes.flatMap((code) => REGELS_VAN[code]))]
}

/** The word, and which rule makes a form of it: as stored, else the first that can. */
export function foutProef(doel: Proefwoord | string): { woord: Proefwoord; regelVan: RegelVan } {
  const woord = proefwoord(doel)
  const bekend = new Map<string, RuleId>(woord.d.map(({ f, rule }) => [f.toLowerCase(), rule]))
  for (const regel of new Set([...eigenRegels(woord), ...RULE_IDS]))
    for (const vorm of foutVormen(woord, regel)) {
      const klein = vorm.toLowerCase()
      if (!bekend.has(klein)) bekend.set(klein, regel)
    }
  return { woord, regelVan: (vorm) => bekend.get(vorm) }
}
