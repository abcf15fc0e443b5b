import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { GAT } from '@letterhaven/taal/gat'

/** Returns the sentence of a gap with something in it. */
export const fillGat = ({ zin }: Pick<GatOpgave, 'zin'>, wat: string): string =>
  zin.replace(GAT, wat)
