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
/** Nor where so large a part of the word is missing. */
const MEEST_WEG = 0.5
/** Whatever explains it, a form with so few letters wrong, relative to its word, is meant to be that word. */
const DICHTBIJ = 1 / 3

/** Returns the number of letters to add, drop or change to get from one word to the other (Levenshtein, 1966). */
function letterAfstand(een: string, ander: string): number {
  let vorige = Array.from({ length: ander.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...een].entries()) {
    const rij = [i + 1]
    for (const [j, tegen] of [...ander].entries())
      rij.push(
        Math.min(
          (rij[j] ?? 0) + 1,
          (vorige[j + 1] ?? 0) + 1,
          (vorige[j] ?? 0) + (letter === tegen ? 0 : 1),
        ),
      )
    vorige = rij
  }
  return vorige.at(-1) ?? 0
}

const somVan = (alle: readonly Vergissing[]): number =>
  alle.reduce((som, { deel, gegeven }) => som + Math.max(deel.length, gegeven.length), 0)

/**
 * Returns whether so little of a form is explained that a hint about one of its letters would say nothing. What was written by ear
 * (`kwis`) is explained by rules, however few letters are the same; that letters are missing explains nothing.
 */
function isVer({ w }: Proefwoord, gegeven: string, alle: readonly Vergissing[]): boolean {
  const vorm = gegeven.slice(0, MAX_LETTERS)
  if (letterAfstand(w, vorm) <= Math.max(1, w.length * DICHTBIJ)) return false
  const weg = alle.filter(({ rule }) => rule === 'letter-weg')
  if (somVan(weg) >= w.length * MEEST_WEG) return true
  const onverklaard = alle.filter(({ rule }) => rule === undefined)
  return somVan([...weg, ...onverklaard]) > MEEST_ONVERKLAARD * Math.max(w.length, vorm.length)
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
