import { type Sleep, useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import { raaktRaket } from './indeling.ts'
import type { Indeling } from './indeling.ts'

/** A hose that is being pulled: from which tank, and to where. */
export type Trek = Sleep

interface SlangDelen {
  readonly indeling: Indeling
  readonly kan: boolean
  readonly onTank: (nr: number) => void
}

/** Pulls the hose of a tank to the rocket. When it is let go elsewhere it springs back, and nothing is answered. */
export function useSlang({ indeling, kan, onTank }: SlangDelen) {
  const { sleep, ...rest } = useSleep({
    vlak: '.lr-vlak',
    kan,
    onLos: (los) => raaktRaket(indeling, los) && onTank(los.nr),
  })
  return { trek: sleep, ...rest }
}
