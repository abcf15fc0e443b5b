import { sayLangzaam } from '@letterhaven/domain/gesproken'
import { errors, MAX_LETTERS, type Vergissing } from './errors.ts'
import { eigenRegels, type Proefwoord } from './fout-proef.ts'
import type { RuleId } from './fout-regel.ts'
import { SOORTZINNEN } from './foutzin-soort.ts'
import { vlaams } from './foutzin-vlaams.ts'
import { FOUTZINNEN } from './foutzinnen.ts'
import type { Taal } from './taal.ts'

/** Returns the mistake to mention first: one of the word's own lesson, else one that a rule explains, else the first. */
function belangrijkste(entry: Proefwoord, alle: readonly Vergissing[]): Vergissing | undefined {
  const eigen = new Set<RuleId | undefined>(eigenRegels(entry))
  return (
    alle.find(({ rule }) => rule !== undefined && eigen.has(rule)) ??
    alle.find(({ rule }) => rule !== undefined) ??
    alle[0]
  )
}

/** Where more than this part of a word or its form is wrong and no rule explains it, it is no misspelling of that word. */
const MEEST_ONVERKLAARD = 0.6

/**
 * Returns whether so little of a form is explained that a hint about one of its letters would say nothing. What was written by ear
 * (`kwis`) is explained by rules, however few letters are the same; that letters are missing explains nothing.
 */
function isVer({ w }: Proefwoord, gegeven: string, alle: readonly Vergissing[]): boolean {
  const onverklaard = alle
    .filter(({ rule }) => rule === undefined || rule === 'letter-weg')
    .reduce((som, { deel, gegeven: anders }) => som + Math.max(deel.length, anders.length), 0)
  return onverklaard > MEEST_ONVERKLAARD * Math.max(w.length, Math.min(gegeven.length, MAX_LETTERS))
}

/**
 * Returns the rule that turns the word into the given form, or into a part of it: the stored one, or else the one that `errors`
 * finds.
 */
export function foutRegel(entry: Proefwoord, gegeven: string): RuleId | undefined {
  const opgeslagen = entry.d.find((distractor) => distractor.f === gegeven)
  return opgeslagen ? opgeslagen.rule : belangrijkste(entry, errors(entry, gegeven))?.rule
}

/**
 * Returns one friendly hint for a wrong form, in the words of the country, which names the right form and never judges. It mentions one of several
 * mistakes; mistakes that no rule explains get a hint about the part that differs.
 */
export function uitlegFout(entry: Proefwoord, gegeven: string, taal: Taal): string {
  const zin = explainFout(entry, gegeven)
  return taal === 'nl-BE' ? vlaams(zin) : zin
}

function explainFout(entry: Proefwoord, gegeven: string): string {
  const opgeslagen = entry.d.find((distractor) => distractor.f === gegeven)
  if (opgeslagen) return FOUTZINNEN[opgeslagen.rule](entry, gegeven)
  const alle = errors(entry, gegeven)
  if (isVer(entry, gegeven, alle)) return sayLangzaam(entry.g)
  const vergissing = belangrijkste(entry, alle)
  if (!vergissing) return `Zo is het: ${entry.w}.`
  const { soort, rule, f } = vergissing
  return rule ? FOUTZINNEN[rule](entry, f) : SOORTZINNEN[soort](entry, f)
}
