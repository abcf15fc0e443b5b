import type { Land } from '@letterhaven/contracts/admin'
import type { GroepId } from '@letterhaven/contracts/ids'
import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import type { Jaarovergang, OvergangInvoer } from '@letterhaven/domain/jaarovergang'
import type { LopendSchooljaar } from '@letterhaven/domain/lopend-schooljaar'
import type { laatsteOvergang } from '../import/doorvoeren.service.ts'
import type { readSchool } from './jaarovergang.queries.ts'

/** The school as it stands, and the way it goes. */
export interface GeladenOvergang {
  readonly schooljaar: string
  readonly land: Land
  readonly versie: number
  readonly vanaf: string | null
  readonly lopend: LopendSchooljaar | null
  /** When who leaves is erased, were it carried out now. */
  readonly wisOp: Date
  readonly school: Awaited<ReturnType<typeof readSchool>>
  /** Who teaches each group now, by name. */
  readonly docenten: ReadonlyMap<GroepId, readonly string[]>
  /** What the way is made of, before anything is decided. */
  readonly invoer: OvergangInvoer
  readonly overgang: Jaarovergang
  readonly vingerafdruk: string
  readonly plaatsen: JaarovergangIn['plaatsen']
}

/** What was carried out, as long as it can be taken back. */
export type GedaneOvergang = NonNullable<Awaited<ReturnType<typeof laatsteOvergang>>> & {
  /** When who left is erased. */
  readonly wisOp: Date
}
