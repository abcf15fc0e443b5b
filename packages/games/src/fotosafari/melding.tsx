import type { Indeling } from './indeling.ts'
import { touchesDier } from './kader.ts'
import type { Bezwaar, Opdracht } from './rules.ts'
import { ANDERS, askWie, BEZWAREN, KIJK_GOED, NIET_HEEL, OPNIEUW, WACHT_EVEN } from './tekst.ts'
import type { Land } from './weide.ts'

interface Gezegd {
  readonly opgave: Opdracht
  /** Whether the scene is played now. */
  readonly kan: boolean
  /** Why the last press took no photo. */
  readonly bezwaar: Bezwaar | null
  /** Whether the last press was to wait for what somebody does already. */
  readonly isAlTeZien: boolean
  /** Whether the animals did something else just now, and whether nobody does what is asked. */
  readonly isAnders: boolean
  readonly isWachten: boolean
  readonly land: Land
}

/** A frame that is higher than this would be covered by what stands over the head of the land. */
const HOOG = 0.34

/** Returns why a press did nothing; null where it did something. */
function bezwaarTekst({ opgave: { kader }, bezwaar, isAlTeZien, land }: Gezegd): string | null {
  if (isAlTeZien) return KIJK_GOED
  if (bezwaar === 'niemand' && touchesDier(land, kader)) return NIET_HEEL
  return bezwaar && BEZWAREN[bezwaar]
}

/** Returns what the camera asks or says; null where it says nothing. */
export function meldingVan(gezegd: Gezegd): string | null {
  const { opgave, kan, isAnders, isWachten } = gezegd
  const { samen, mislukt, gericht } = opgave
  const bezwaar = bezwaarTekst(gezegd)
  if (!kan || bezwaar !== null) return bezwaar
  if (samen > 0) return askWie(samen)
  if (isAnders) return ANDERS
  // Who is told to look again finds it: what nobody does is waited for first.
  if (isWachten) return WACHT_EVEN
  return mislukt !== null && !gericht ? OPNIEUW : null
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
 * What the camera asks or says, under the sentence over the head of the land, or over its foot where the frame is up there. Once
 * it was read it goes, because it lies over the land.
 */
export function Melding({ tekst, keer, diep, indeling: { land, h } }: MeldingProps) {
  if (tekst === null) return null
  const top = diep < HOOG ? Math.min(land.y + land.h, h) - 62 : land.y + 6
  return (
    <output
      key={`${keer} ${tekst}`}
      className="fs-wie"
      data-later={tekst === WACHT_EVEN || undefined}
      style={{ top, left: land.x + land.w / 2, maxWidth: land.w - 24 }}
    >
      {tekst}
    </output>
  )
}
