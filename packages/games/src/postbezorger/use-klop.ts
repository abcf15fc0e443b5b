import { useEffect, useEffectEvent } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import type { Input } from './rules.ts'
import type { State } from './straat.ts'

/** So long who lives there looks at a letter for another house, and shakes its head, in ms. */
const KIJK_MS = 900

/** Shows a letter at a wrong house to who opened; -1 where none stands there. */
export function useKlop(plek: number, send: LayerProps<State, Input>['send']): void {
  const knock = useEffectEvent((): void => send({ type: 'klop', plek }))
  useEffect(() => {
    if (plek < 0) return
    // Knocked again until it was heard: a pause hears nothing.
    const wekker = setInterval(knock, KIJK_MS)
    return () => clearInterval(wekker)
  }, [plek])
}
