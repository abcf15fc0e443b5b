import { isVrij } from './verdieping.ts'
import type { State } from './verdieping.ts'

/** A stone that was tapped while the hero falls, and the try at which it is jumped on. */
export interface Straks {
  readonly steen: number
  readonly itemId: string
  readonly poging: number
}

type Nu = Pick<State, 'fase' | 'item' | 'poging' | 'opgave'>

/** Returns a tap as it is kept while the hero falls out of a bridge that does not hold; null where nothing is to be kept. */
export function keepTik({ fase, item, poging, opgave }: Nu, steen: number): Straks | null {
  const valt = fase === 'kijken' && opgave !== null && opgave.raar !== null
  if (!valt || !item || !isVrij(opgave, steen)) return null
  return { steen, itemId: item.id, poging: poging + 1 }
}

/** Returns the stone that waits for the end of this fall; null where there is none. */
export function wachtOp({ fase, item, poging }: Nu, straks: Straks | null): number | null {
  const isNu = fase === 'kijken' && straks?.itemId === item?.id && straks?.poging === poging + 1
  return straks && isNu ? straks.steen : null
}

/** Returns the stone that is jumped on now, because it was tapped during the fall before this try; null where there is none. */
export function landOp({ fase, item, poging }: Nu, straks: Straks | null): number | null {
  const isNu = fase === 'spelen' && straks?.itemId === item?.id && straks?.poging === poging
  return straks && isNu ? straks.steen : null
}
