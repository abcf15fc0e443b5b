import type { Indeling } from './indeling.ts'
import { touchesDier } from './kader.ts'
import type { Bezwaar, Opdracht } from './rules.ts'
import { askWie, BEZWAREN, NIET_HEEL, OPNIEUW } from './tekst.ts'
import type { Land } from './weide.ts'

interface MeldingProps {
  readonly opgave: Opdracht
  /** Whether the scene is played now. */
  readonly kan: boolean
  /** Why the last press took no photo. */
  readonly bezwaar: Bezwaar | null
  readonly land: Land
  readonly indeling: Indeling
}

/** A frame that is deeper than this would be covered by what stands over the foot of the land. */
const DIEP = 0.6

/** Returns what the camera asks or says; null where it says nothing. */
function meldingVan({ opgave, kan, bezwaar, land }: MeldingProps): string | null {
  const { samen, kader, mislukt, gericht } = opgave
  if (bezwaar === 'niemand' && touchesDier(land, kader)) return NIET_HEEL
  if (bezwaar !== null) return BEZWAREN[bezwaar]
  if (samen > 0) return askWie(samen)
  return kan && mislukt !== null && !gericht ? OPNIEUW : null
}

/** What the camera asks or says, over the foot of the land, or over its head where the frame is down there. */
export function Melding(props: MeldingProps) {
  const tekst = meldingVan(props)
  const { land, h } = props.indeling
  if (tekst === null) return null
  const isDiep = props.opgave.kader.y > DIEP
  return (
    <output
      className="fs-wie"
      style={{ top: isDiep ? land.y + 8 : Math.min(land.y + land.h, h) - 62 }}
    >
      {tekst}
    </output>
  )
}
