import { sayLangzaam } from '@letterhaven/domain/gesproken'
import { errors, type Vergissing } from './errors.ts'
import { eigenRegels, type Proefwoord } from './fout-proef.ts'
import type { RuleId } from './fout-regel.ts'
import { SOORTZINNEN } from './foutzin-soort.ts'
import { vlaams } from './foutzin-vlaams.ts'
import { FOUTZINNEN } from './foutzinnen.ts'
import type { Taal } from './taal.ts'

/** Returns the mistake to mention first: one of the word's own lesson, else one that a rule explains, else the first. */
function belangrijkste(entry: Proefwoord, gegeven: string): Vergissing | undefined {
  const alle = errors(entry, gegeven)
  const eigen = new Set<RuleId | undefined>(eigenRegels(entry))
  return (
    alle.find(({ rule }) => rule !== undefined && eigen.has(rule)) ??
    alle.find(({ rule }) => rule !== undefined) ??
    alle[0]
  )
}

/** A form of which less than this part stands in the word, letter after letter, is no misspelling of it. */
const MINST = 1 / 3
/** No more letters of a form than these are looked at. */
const MEESTE_LETTERS = 60

/** Returns how many letters two texts have in common in the same order. */
function countZelfde(een: string, ander: string): number {
  let rij = [0, ...Array.from(ander, () => 0)]
  for (const letter of een) {
    const vorige = rij
    rij = [0]
    for (const [i, tegenover] of [...ander].entries()) {
      const [schuin = 0, boven = 0, links = 0] = [vorige[i], vorige[i + 1], rij[i]]
      rij.push(letter === tegenover ? schuin + 1 : Math.max(boven, links))
    }
  }
  return rij.at(-1) ?? 0
}

/** Returns whether a form has so little of a word that a rule about one of its letters would explain nothing. */
function isVer(w: string, gegeven: string): boolean {
  const vorm = gegeven.slice(0, MEESTE_LETTERS).toLowerCase()
  return countZelfde(w.toLowerCase(), vorm) < MINST * Math.max(w.length, vorm.length)
}

/**
 * Returns the rule that turns the word into the given form, or into a part of it: the stored one, or else the one that `errors`
 * finds.
 */
export function foutRegel(entry: Proefwoord, gegeven: string): RuleId | undefined {
  const opgeslagen = entry.d.find((distractor) => distractor.f === gegeven)
  return opgeslagen ? opgeslagen.rule : belangrijkste(entry, gegeven)?.rule
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
  if (isVer(entry.w, gegeven)) return sayLangzaam(entry.g)
  const vergissing = belangrijkste(entry, gegeven)
  if (!vergissing) return `Zo is het: ${entry.w}.`
  const { soort, rule, f } = vergissing
  return rule ? FOUTZINNEN[rule](entry, f) : SOORTZINNEN[soort](entry, f)
}
