import { useEffect } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

/** Tells the rules that a word is read with a gap, because it cannot be heard. */
export function useGezien({ state, send, stem }: LayerProps<State, Input>): void {
  const isNieuws = !stem && state.fase === 'spelen' && state.opgave?.spelling?.isGezien === false
  useEffect(() => {
    if (isNieuws) send({ type: 'gezien' })
  }, [isNieuws, send])
}
