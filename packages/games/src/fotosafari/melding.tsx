import type { Indeling } from './indeling.ts'
import { touchesDier } from './kader.ts'
import type { Bezwaar, Opdracht } from './rules.ts'
import { askWie, BEZWAREN, KIJK_GOED, NIET_HEEL, OPNIEUW } from './tekst.ts'
import type { Land } from './weide.ts'

interface Gezegd {
  readonly opgave: Opdracht
  /** Whether the scene is played now. */
  readonly kan: boolean
  /** Why the last press took no photo. */
  readonly bezwaar: Bezwaar | null
  /** Whether the last press was to wait for what somebody does already. */
  readonly isAlTeZien: boolean
  readonly land: Land
}

/** A frame that is deeper than this would be covered by what stands over the foot of the land. */
const DIEP = 0.6

/** Returns what the camera asks or says; null where it says nothing. */
export function meldingVan({ opgave, kan, bezwaar, isAlTeZien, land }: Gezegd): string | null {
  const { samen, kader, mislukt, gericht } = opgave
  if (isAlTeZien) return KIJK_GOED
  if (bezwaar === 'niemand' && touchesDier(land, kader)) return NIET_HEEL
  if (bezwaar !== null) return BEZWAREN[bezwaar]
  if (samen > 0) return askWie(samen)
  return kan && mislukt !== null && !gericht ? OPNIEUW : null
}

interface MeldingProps {
  readonly tekst: string | null
  /** Tells one press from another that is told the same. */
  readonly keer: number
  readonly indeling: Indeling
  /** How deep in the land the frame is, as a part of it. */
  readonly diep: number
}

/**
 * What the camera asks or says, over the foot of the land, or over its head where the frame is down there. Once it was read it
 * goes, because it lies over the land.
 */
export function Melding({ tekst, keer, diep, indeling: { land, h } }: MeldingProps) {
  if (tekst === null) return null
  const top = diep > DIEP ? land.y + 8 : Math.min(land.y + land.h, h) - 62
  return (
    <output
      key={`${keer} ${tekst}`}
      className="fs-wie"
      style={{ top, left: land.x + land.w / 2, maxWidth: land.w - 24 }}
    >
      {tekst}
    </output>
  )
}
