import {
  HANDEN,
  LETTERS,
  SCHAKELAARS,
  STANDAARD_INSTELLINGEN,
  TEMPOS,
  type Instellingen,
} from '@letterhaven/game-kit/keuzen/instellingen'
import type { Opslag } from '@letterhaven/ui/apparaat/opslag'
import { beginUiterlijk } from '@letterhaven/domain/uiterlijk'
import type { Land } from '@letterhaven/contracts/admin'
import type { SpelInstellingen } from '@letterhaven/contracts/taak'
import type { Uiterlijk } from '@letterhaven/contracts/uiterlijk'

/** What a pupil chooses in a game and finds again on this device. */
type Eigen = Omit<Instellingen, 'held' | 'kleding' | 'land'>

const sleutel = (leerlingId: string): string => `spel:${leerlingId}`

/** Returns the value only when it is one of those that may be chosen. */
const uit = <T>(keuzen: readonly T[], waarde: unknown): T | undefined =>
  keuzen.find((keuze) => keuze === waarde)

const isDeel = (waarde: unknown): waarde is number =>
  typeof waarde === 'number' && waarde >= 0 && waarde <= 1

function lijst(waarde: unknown): string[] | undefined {
  return Array.isArray(waarde) ? waarde.filter((el) => typeof el === 'string') : undefined
}

/** Reads what was kept, leaving out each part that cannot be read. */
function parse(gelezen: Record<string, unknown>): Partial<Eigen> {
  const { geluid, volume, rustig } = gelezen
  const delen = {
    geluid: uit([true, false], geluid),
    volume: isDeel(volume) ? volume : undefined,
    rustig: uit([true, false], rustig),
    letter: uit(LETTERS, gelezen['letter']),
    hand: uit(HANDEN, gelezen['hand']),
    schakelaar: uit(SCHAKELAARS, gelezen['schakelaar']),
    tempo: uit(TEMPOS, gelezen['tempo']),
    uitlegGezien: lijst(gelezen['uitlegGezien']),
  }
  return Object.fromEntries(Object.entries(delen).filter(([, deel]) => deel !== undefined))
}

function readEigen(winkel: Opslag, leerlingId: string): Partial<Eigen> {
  try {
    const gelezen: unknown = JSON.parse(winkel.getItem(sleutel(leerlingId)) ?? '{}')
    if (typeof gelezen !== 'object' || gelezen === null) return {}
    return parse(Object.fromEntries(Object.entries(gelezen)))
  } catch {
    return {}
  }
}

interface Voor {
  readonly leerlingId: string
  readonly land: Land
  /** The settings made by the teacher. */
  readonly school: SpelInstellingen
  /** The look of the pupil's held; unknown when the device kept a taak from long ago. */
  readonly uiterlijk?: Uiterlijk | undefined
}

/** Returns how this pupil plays on this device: the teacher's settings, with the pupil's own choices over them. */
export function readInstellingen(
  winkel: Opslag,
  { leerlingId, land, school, uiterlijk = beginUiterlijk(leerlingId) }: Voor,
): Instellingen {
  const { dier: held, ...kleding } = uiterlijk
  const eigen = readEigen(winkel, leerlingId)
  return {
    ...STANDAARD_INSTELLINGEN,
    held,
    kleding,
    land,
    letter: school.dyslexie ? 'dyslexie' : 'gewoon',
    ...eigen,
    rustig: school.rustig || (eigen.rustig ?? false),
  }
}

/** Saves what the pupil chose, and leaves the rest as it was: what the teacher set is no choice of the pupil. */
export function saveInstellingen(
  winkel: Opslag,
  leerlingId: string,
  { held: _held, kleding: _kleding, land: _land, ...deel }: Partial<Instellingen>,
): void {
  const eigen = { ...readEigen(winkel, leerlingId), ...deel }
  winkel.setItem(sleutel(leerlingId), JSON.stringify(eigen))
}
