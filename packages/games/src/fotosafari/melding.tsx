import type { Indeling } from './indeling.ts'
import { touchesDier } from './kader.ts'
import type { Bezwaar, Opdracht } from './rules.ts'
import { askWie, BEZWAREN, NIET_HEEL, OPNIEUW } from './tekst.ts'
import type { Land } from './weide.ts'

interface Gezegd {
  readonly opgave: Opdracht
  /** Whether the scene is played now. */
  readonly kan: boolean
  /** Why the last press took no photo. */
  readonly bezwaar: Bezwaar | null
  readonly land: Land
}

/** A frame that is deeper than this would be covered by what stands over the foot of the land. */
const DIEP = 0.6

/** Returns what the camera asks or says; null where it says nothing. */
export function meldingVan({ opgave, kan, bezwaar, land }: Gezegd): string | null {
  const { samen, kader, mislukt, gericht } = opgave
  if (bezwaar === 'niemand' && touchesDier(land, kader)) return NIET_HEEL
  if (bezwaar !== null) return BEZWAREN[bezwaar]
  if (samen > 0) return askWie(samen)
  return kan && mislukt !== null && !gericht ? OPNIEUW : null
}

interface MeldingProps {
  readonly tekst: string | null
  readonly indeling: Indeling
  /** How deep in the land the frame is, as a part of it. */
  readonly diep: number
}

/** What the camera asks or says, over the foot of the land, or over its head where the frame is down there. */
export function Melding({ tekst, diep, indeling: { land, h } }: MeldingProps) {
  if (tekst === null) return null
  const top = diep > DIEP ? land.y + 8 : Math.min(land.y + land.h, h) - 62
  return (
    <output className="fs-wie" style={{ top }}>
      {tekst}
    </output>
  )
}
