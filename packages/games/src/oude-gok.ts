import type { SpelId } from '@letterhaven/contracts/spel-id'

/**
 * The chance of a guess in the games whose answers did not say yet what was asked, as it was then. Such answers are judged by it
 * for good, by the word alone: a device with an old build may still send them, and a replay of stored ones must give the same
 * state. Nothing is added here, and nothing changes.
 */
export const OUDE_GOK: Partial<Record<SpelId, number>> = {
  bellenprikken: 0.04,
  flipperkast: 0.3333,
  fotosafari: 0.28,
  glazenwasser: 0.5,
  groeivis: 0.25,
  leesraket: 0.3333,
  pizzabakken: 0.02,
  platformklimmen: 0.3333,
  postbezorger: 0.3333,
  taxirit: 0.3333,
}
