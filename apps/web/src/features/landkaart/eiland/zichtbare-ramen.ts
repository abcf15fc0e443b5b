import type { SomvensterKort } from '@letterhaven/contracts/landkaart'

interface Plaats {
  /** How many windows fit on the picture. */
  readonly max: number
  /** The window that must be among them, if it is on this island. */
  readonly volgendId: string | null
}

/** Returns the windows to paint on an island: the first ones, and always the one that the boat sails to. */
export function zichtbareRamen(
  vensters: readonly SomvensterKort[],
  { max, volgendId }: Plaats,
): readonly SomvensterKort[] {
  const eerste = vensters.slice(0, max)
  const volgend = vensters.find(({ id }) => id === volgendId)
  if (!volgend || eerste.includes(volgend)) return eerste
  return [...eerste.slice(0, -1), volgend]
}
