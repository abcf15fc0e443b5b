import type { Land } from '@letterhaven/contracts/admin'
import type { Momentopname } from '../momentopname.ts'

/** What is known besides the file. A check that needs something that is missing here is skipped. */
export interface Leesopties {
  /** 'YYYY-MM-DD'. */
  readonly vandaag?: string
  /** The country whose way of counting years a list uses; an EDEXML file says so itself. */
  readonly land?: Land
  /** The school year of the groups that most pupils of the school are in; null when nobody is in any. */
  readonly bezet?: string | null
  /** The BRIN or instellingsnummer of the school that the file should belong to. */
  readonly school?: string
  /** What the account already contains. */
  readonly bekend?: Momentopname
}
