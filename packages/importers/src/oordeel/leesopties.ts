import type { Land } from '@letterhaven/contracts/admin'
import type { Momentopname } from '../momentopname.ts'

/** What is known beside the file; without it nothing is said that needs it. */
export interface Leesopties {
  /** 'YYYY-MM-DD'. */
  readonly vandaag?: string
  /** Whose years a list counts; an EDEXML file says so itself. */
  readonly land?: Land
  /** The year in whose groups most pupils of the school sit; null where nobody does. */
  readonly bezet?: string | null
  /** BRIN or instellingsnummer of the school whose file this should be. */
  readonly school?: string
  /** What the account holds already. */
  readonly bekend?: Momentopname
}
