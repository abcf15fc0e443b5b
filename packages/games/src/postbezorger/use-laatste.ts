import { useEffect, useEffectEvent } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { wachtVoor } from './rit.ts'
import type { Input } from './rules.ts'
import type { State } from './straat.ts'
import { laatsteHuis, teSorteren } from './tas.ts'

/** The bike waits at least so long, in which a letter may still be taken for another house, in ms. */
const EERST_MS = 900

/** Rides to the only house that is left by itself, after the joy about a letter: there is nothing to choose. */
export function useLaatste(
  { state, send }: Pick<LayerProps<State, Input>, 'state' | 'send'>,
  kan: boolean,
): void {
  const huis = kan ? laatsteHuis(state) : null
  const ride = useEffectEvent((): void => {
    for (const { plek } of teSorteren(state)) send({ type: 'rijd', plek })
  })
  const readWacht = useEffectEvent((): number => wachtVoor(state))
  useEffect(() => {
    if (huis === null) return
    // Asked again until it has gone: a pause hears nothing.
    const wekker = setInterval(ride, Math.max(EERST_MS, readWacht()))
    return () => clearInterval(wekker)
  }, [huis])
}
