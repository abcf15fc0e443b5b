import { foutVormen } from './fout-vormen.ts'
import { FOUT_REGELS, type RuleId } from './fout-regel.ts'
import { kijkGoed, type Uitlegbaar } from './foutzin.ts'
import { FOUTZINNEN } from './foutzinnen.ts'

/** The rule that turns the word into the given form: as stored, else the first rule that can make it. */
export function foutRegel(entry: Uitlegbaar, gegeven: string): RuleId | undefined {
  const opgeslagen = entry.d.find((distractor) => distractor.f === gegeven)
  if (opgeslagen) return opgeslagen.rule
  const regels = Object.keys(FOUT_REGELS) as RuleId[]
  return regels.find((regel) => foutVormen(entry, regel).includes(gegeven))
}

/**
 * One friendly Dutch hint for a wrong form, naming the right form and never judging. Forms
 * that no rule explains get a hint about the part that differs.
 */
export function uitlegFout(entry: Uitlegbaar, gegeven: string): string {
  if (gegeven === entry.w) return `Zo is het: ${entry.w}.`
  const regel = foutRegel(entry, gegeven)
  return regel ? FOUTZINNEN[regel](entry, gegeven) : kijkGoed(entry, gegeven)
}
