import { STANDAARD_INSTELLINGEN, type Instellingen } from '@letterhaven/game-kit/instellingen'
import type { Land } from '@letterhaven/contracts/admin'
import type { SpelInstellingen } from '@letterhaven/contracts/taak'
import { heldVan } from '../../../shared/held.ts'

/** What a pupil chooses in a game and finds again next time on this device. */
type Eigen = Pick<Instellingen, 'geluid' | 'volume' | 'rustig' | 'letter'>

/** The part of the browser's storage that is used here. */
type Winkel = Pick<Storage, 'getItem' | 'setItem'>

const sleutel = (leerlingId: string): string => `spel:${leerlingId}`

function leesEigen(winkel: Winkel, leerlingId: string): Partial<Eigen> {
  try {
    const gelezen: unknown = JSON.parse(winkel.getItem(sleutel(leerlingId)) ?? '{}')
    if (typeof gelezen !== 'object' || gelezen === null) return {}
    const { geluid, volume, rustig, letter } = gelezen as Record<string, unknown>
    return {
      ...(typeof geluid === 'boolean' ? { geluid } : {}),
      ...(typeof volume === 'number' && volume >= 0 && volume <= 1 ? { volume } : {}),
      ...(typeof rustig === 'boolean' ? { rustig } : {}),
      ...(letter === 'ruim' || letter === 'gewoon' ? { letter } : {}),
    }
  } catch {
    return {}
  }
}

interface Voor {
  readonly leerlingId: string
  readonly land: Land
  /** What the teacher laid down. */
  readonly school: SpelInstellingen
}

/** How this pupil plays on this device: the teacher's settings first, then the pupil's own. */
export function leesInstellingen(winkel: Winkel, { leerlingId, land, school }: Voor): Instellingen {
  const eigen = leesEigen(winkel, leerlingId)
  return {
    ...STANDAARD_INSTELLINGEN,
    held: heldVan(leerlingId),
    land,
    letter: school.dyslexie ? 'ruim' : 'gewoon',
    ...eigen,
    rustig: school.rustig || (eigen.rustig ?? false),
  }
}

/** Remembers what the pupil chose; a browser that keeps nothing is no reason to stop. */
export function bewaarInstellingen(
  winkel: Winkel,
  leerlingId: string,
  { geluid, volume, rustig, letter }: Instellingen,
): void {
  try {
    winkel.setItem(sleutel(leerlingId), JSON.stringify({ geluid, volume, rustig, letter }))
  } catch {
    // The choice then holds for this game only.
  }
}
