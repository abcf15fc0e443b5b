import { GAT } from '@letterhaven/taal/ritverhaal'
import type { GatOpgave } from './opgave.ts'

/** Returns the sentence of a gap with something in it. */
export const fillGat = ({ zin }: Pick<GatOpgave, 'zin'>, wat: string): string =>
  zin.replace(GAT, wat)
