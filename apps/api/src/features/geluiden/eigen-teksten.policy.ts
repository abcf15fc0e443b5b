import { SPEL_IDS } from '@letterhaven/contracts/spel-id'
import { correctieZin } from '@letterhaven/domain/gesproken'
import { uitlegFout } from '@letterhaven/taal/fouten'
import { KLANKTEKSTEN } from '@letterhaven/taal/klanken'
import type { WordEntry } from '@letterhaven/taal/woord'
import { zinnenVan } from './zegbaar.policy.ts'

/** Returns every text of ours that may have a sound: words, their sentences, corrections, the sounds of letters, and what games say. */
export function eigenTeksten(woorden: Iterable<WordEntry>): Set<string> {
  const teksten = new Set([...zinnenVan(SPEL_IDS), ...KLANKTEKSTEN])
  for (const entry of woorden) {
    teksten.add(entry.w)
    for (const zin of entry.zin ?? []) teksten.add(zin)
    for (const { f } of entry.d)
      for (const taal of ['nl-NL', 'nl-BE'] as const)
        teksten.add(correctieZin({ woord: entry.w, uitleg: uitlegFout(entry, f, taal) }))
  }
  return teksten
}
