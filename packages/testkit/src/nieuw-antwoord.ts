import { randomBytes, randomUUID } from 'node:crypto'
import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { AntwoordId, TaakId } from '@letterhaven/contracts/ids'
import type { SpelWoord } from '@letterhaven/contracts/taak'

/** What a test may set of an answer; the rest is filled in. */
export type AntwoordOverrides = Partial<AntwoordIn> & { readonly woord?: SpelWoord | undefined }

let volgnummer = 0
const apparaat = randomUUID()

/** Makes a UUIDv7 for a moment: 48 bits of milliseconds, the rest random (RFC 9562, section 5.7). */
export function uuidv7(moment: Date = new Date()): AntwoordId {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(moment.getTime(), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  const delen = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ]
  return delen.join('-') as AntwoordId
}

/** Makes a right answer as a device sends it, with a new id and the next number of one device, given now. */
export function nieuwAntwoord({
  woord,
  ...overrides
}: AntwoordOverrides & { taakId: TaakId }): AntwoordIn {
  volgnummer += 1
  const woordId = overrides.woordId ?? woord?.id ?? 'boom'
  return {
    id: uuidv7(),
    spel: 'glazenwasser',
    woordId,
    gegeven: woord?.woord ?? woordId,
    ms: 2500,
    poging: 1,
    reden: { soort: 'groei', categorie: woord?.categorie ?? 'hak', kans: 0.8, zeker: [0.6, 0.9] },
    gegevenOp: new Date().toISOString(),
    apparaat,
    volgnummer,
    ...overrides,
  }
}
