import type { SomvensterKort } from '@letterhaven/contracts/landkaart'

interface Plaats {
  /** Windows that fit on the picture. */
  readonly max: number
  /** The window that must be among them, if it is one of these. */
  readonly volgendId: string | null
}

/** The windows to paint on an island: the first ones, and always the one the boat sails to. */
export function zichtbareRamen(
  vensters: readonly SomvensterKort[],
  { max, volgendId }: Plaats,
): readonly SomvensterKort[] {
  const eerste = vensters.slice(0, max)
  const volgend = vensters.find(({ id }) => id === volgendId)
  if (!volgend || eerste.includes(volgend)) return eerste
  return [...eerste.slice(0, -1), volgend]
}
