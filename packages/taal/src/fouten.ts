import { errors, type Vergissing } from './errors.ts'
import { eigenRegels, type Proefwoord } from './fout-proef.ts'
import type { RuleId } from './fout-regel.ts'
import { SOORTZINNEN } from './foutzin-soort.ts'
import { FOUTZINNEN } from './foutzinnen.ts'

/** The mistake to speak of first: one of the word's own lesson, else one that a rule explains. */
function belangrijkste(entry: Proefwoord, gegeven: string): Vergissing | undefined {
  const alle = errors(entry, gegeven)
  const eigen = new Set<RuleId | undefined>(eigenRegels(entry))
  return (
    alle.find(({ rule }) => rule !== undefined && eigen.has(rule)) ??
    alle.find(({ rule }) => rule !== undefined) ??
    alle[0]
  )
}

/** The rule that turns the word into the given form, or into a part of it: as stored, else as `errors` finds it. */
export function foutRegel(entry: Proefwoord, gegeven: string): RuleId | undefined {
  const opgeslagen = entry.d.find((distractor) => distractor.f === gegeven)
  return opgeslagen ? opgeslagen.rule : belangrijkste(entry, gegeven)?.rule
}

/**
 * One friendly Dutch hint for a wrong form, naming the right form and never judging. Of several mistakes it speaks
 * of one; those that no rule explains get a hint about the part that differs.
 */
export function uitlegFout(entry: Proefwoord, gegeven: string): string {
  const opgeslagen = entry.d.find((distractor) => distractor.f === gegeven)
  if (opgeslagen) return FOUTZINNEN[opgeslagen.rule](entry, gegeven)
  const vergissing = belangrijkste(entry, gegeven)
  if (!vergissing) return `Zo is het: ${entry.w}.`
  const { soort, rule, f } = vergissing
  return rule ? FOUTZINNEN[rule](entry, f) : SOORTZINNEN[soort](entry, f)
}
