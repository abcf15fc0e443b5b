import { isNieuwRecord } from '@letterhaven/domain/spelboek'
import type { GameModule } from './spel-module.ts'

/**
 * Returns what is said of the pupil's own record at the end of a round: a new one, or the one that stands. Nothing in games that
 * keep none, and nothing where nothing was reached.
 */
export function recordZin(
  { recordNaam }: Pick<GameModule, 'recordNaam'>,
  vorig: number | null,
  nu: number | null,
): string | null {
  const hoogste = Math.max(vorig ?? 0, nu ?? 0)
  if (!recordNaam || hoogste === 0) return null
  const naam = recordNaam(hoogste)
  return isNieuwRecord(vorig, nu) ? `Een nieuw record: ${naam}!` : `Jouw record: ${naam}.`
}
