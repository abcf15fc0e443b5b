import * as z from 'zod/mini'
import { bewaar, leesBewaard, vergeet } from '../../shared/session/bewaard.ts'
import type { Opslag } from '../../shared/session/opslag.ts'
import { isLeeg, type Regel, RegelSchema } from './regels.ts'

/** Whose draft it is, and for which group. */
export type VanWie = readonly [userId: string, groepId: string]

const KladSchema = z.array(RegelSchema)
const plekVan = ([userId, groepId]: VanWie) => [userId, `toevoegen:${groepId}`] as const

/** Keeps the lines that somebody typed something in; where there are none, nothing is left. */
export function schrijfKlad(winkel: Opslag, van: VanWie, regels: readonly Regel[]): void {
  const vol = regels.filter((regel) => !isLeeg(regel))
  if (vol.length === 0) vergeet(winkel, plekVan(van))
  else bewaar(winkel, plekVan(van), vol)
}

/** The lines that were typed before and never added; none where nothing was kept, or something else. */
export function leesKlad(winkel: Opslag, van: VanWie): readonly Regel[] {
  const gelezen = KladSchema.safeParse(leesBewaard(winkel, plekVan(van)))
  return gelezen.success ? gelezen.data : []
}
