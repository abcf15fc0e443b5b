import type { Land } from '@letterhaven/contracts/admin'
import type { GroepId } from '@letterhaven/contracts/ids'
import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import type { Jaarovergang, OvergangInvoer } from '@letterhaven/domain/jaarovergang'
import type { LopendSchooljaar } from '@letterhaven/domain/lopend-schooljaar'
import type { laatsteOvergang } from '../import/doorvoeren.service.ts'
import type { readSchool } from './jaarovergang.queries.ts'

/** The school as it is, and where everybody goes. */
export interface GeladenOvergang {
  readonly schooljaar: string
  readonly land: Land
  readonly versie: number
  readonly vanaf: string | null
  readonly lopend: LopendSchooljaar | null
  /** When the data of leaving pupils would be erased if it were carried out now. */
  readonly wisOp: Date
  readonly school: Awaited<ReturnType<typeof readSchool>>
  /** The names of the teachers of each group now. */
  readonly docenten: ReadonlyMap<GroepId, readonly string[]>
  /** The input of the year change, before anything is decided. */
  readonly invoer: OvergangInvoer
  readonly overgang: Jaarovergang
  readonly vingerafdruk: string
  readonly plaatsen: JaarovergangIn['plaatsen']
}

/** A year change that was carried out, as long as it can be undone. */
export type GedaneOvergang = NonNullable<Awaited<ReturnType<typeof laatsteOvergang>>> & {
  /** When the data of the pupils who left is erased. */
  readonly wisOp: Date
}
