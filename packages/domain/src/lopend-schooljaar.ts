import type { Land } from '@letterhaven/contracts/admin'
import { eersteDagVan, plusDagen } from './schooljaar.ts'
import type { Vakantie } from './vakanties.ts'

/** A school year that still runs while the next one is prepared. */
export interface LopendSchooljaar {
  /** The first day of the summer holiday; null where the school did not say when that is. */
  readonly vakantieOp: string | null
  /** The first day of the coming year. */
  readonly begintOp: string
}

/**
 * Returns the school year before `schooljaar` as long as it still has lessons: a pupil who leaves the school now stops
 * practising in the middle of them. Returns null once the summer holiday has begun, and after it. The summer holiday is the one
 * that spans the first day of the new year, or ends the day before it.
 */
export function lopendVoor(
  { schooljaar, vandaag, land }: { schooljaar: string; vandaag: string; land: Land },
  vakanties: readonly Vakantie[],
): LopendSchooljaar | null {
  const begintOp = eersteDagVan(schooljaar, land)
  if (vandaag >= begintOp) return null
  const laatste = plusDagen(begintOp, -1)
  const zomer = vakanties.find(({ van, tot }) => van <= laatste && laatste <= tot)
  if (zomer && vandaag >= zomer.van) return null
  return { vakantieOp: zomer?.van ?? null, begintOp }
}
