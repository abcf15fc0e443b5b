import type { ToetsAntwoord, ToetsPapier } from '@letterhaven/contracts/methodetoets'

/** What was written for a word, and whether the server has it. */
interface Geschreven extends ToetsAntwoord {
  readonly verzonden: boolean
}

/** What was written, by the position of the word. */
export type Antwoorden = Readonly<Record<number, Geschreven>>

/** The longest active time that one change to a word can add: nobody looks at a word longer without doing anything else. */
const MEESTE_MS = 20_000

/** Returns what the server has, with what this device wrote later laid over it. */
export function merge(papier: Pick<ToetsPapier, 'antwoorden'>, eigen: Antwoorden): Antwoorden {
  const samen: Record<number, Geschreven> = {}
  for (const antwoord of papier.antwoorden)
    samen[antwoord.plaats] = { ...antwoord, ms: 0, verzonden: true }
  for (const antwoord of Object.values(eigen)) {
    const daar = samen[antwoord.plaats]
    const isLater =
      !daar ||
      (!antwoord.verzonden && Date.parse(antwoord.gegevenOp) > Date.parse(daar.gegevenOp)) ||
      antwoord.gegeven === daar.gegeven
    if (isLater) samen[antwoord.plaats] = antwoord
  }
  return samen
}

/** Returns the answers with another text for one word; its active time adds up. */
export function write(
  antwoorden: Antwoorden,
  { plaats, gegeven }: Pick<ToetsAntwoord, 'plaats' | 'gegeven'>,
  { nu, sinds }: { nu: number; sinds: number },
): Antwoorden {
  const eerder = antwoorden[plaats]
  const erbij = Math.round(Math.min(MEESTE_MS, Math.max(0, nu - sinds)))
  const ms = Math.min(3_600_000, (eerder?.ms ?? 0) + erbij)
  const gegevenOp = new Date(nu).toISOString()
  return { ...antwoorden, [plaats]: { plaats, gegeven, ms, gegevenOp, verzonden: false } }
}

/** Returns the answers that the server does not have yet. */
export const teVerzenden = (antwoorden: Antwoorden): ToetsAntwoord[] =>
  Object.values(antwoorden)
    .filter(({ verzonden }) => !verzonden)
    .map(({ plaats, gegeven, ms, gegevenOp }) => ({ plaats, gegeven, ms, gegevenOp }))

/** Marks what was sent, unless it was changed meanwhile. */
export function confirm(antwoorden: Antwoorden, verstuurd: readonly ToetsAntwoord[]): Antwoorden {
  const na: Record<number, Geschreven> = { ...antwoorden }
  for (const { plaats, gegevenOp } of verstuurd) {
    const hier = na[plaats]
    if (hier?.gegevenOp === gegevenOp) na[plaats] = { ...hier, verzonden: true }
  }
  return na
}

/** Returns the positions, from 0, of words for which nothing was written. */
export const leeg = (antwoorden: Antwoorden, aantal: number): number[] =>
  Array.from({ length: aantal }, (_, plaats) => plaats).filter(
    (plaats) => !antwoorden[plaats]?.gegeven.trim(),
  )

const BIJZONDER = /[^a-z ]/gu

/**
 * Returns the characters that a keyboard may lack and that occur in a word of the test; they are the same at every word, so
 * they give nothing away.
 */
export function bijzondereTekens(woorden: readonly string[]): string[] {
  const tekens = new Set(woorden.join('').toLowerCase().match(BIJZONDER) ?? [])
  return [...tekens].toSorted((a, b) => a.localeCompare(b, 'nl'))
}
