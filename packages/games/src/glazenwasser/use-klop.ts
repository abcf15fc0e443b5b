import type { MouseEvent } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Input, State } from './rules.ts'

/** Returns the place of a window of the scenery under a point, counted behind those of the words; null where there is none. */
export function sierOp(
  sier: readonly Vak[],
  aantal: number,
  { x, y }: { readonly x: number; readonly y: number },
): number | null {
  const nr = sier.findIndex((vak) => {
    const [dx, dy] = [x - vak.x, y - vak.y]
    return dx >= 0 && dx <= vak.w && dy >= 0 && dy <= vak.h
  })
  return nr < 0 ? null : aantal + nr
}

/** Knocks at windows where there is nothing to judge: somebody there looks out. The turn stays where it was. */
export function useKlop(
  { state, send }: Pick<LayerProps<State, Input>, 'state' | 'send'>,
  sier: readonly Vak[],
) {
  const { plekken, actief } = state
  function knock(raam: number): void {
    const plek = plekken.findIndex(({ stand }) => stand === 'open')
    if (plek < 0) return
    send({ type: 'klop', plek, raam })
    send({ type: 'kies', plek: raam < plekken.length ? raam : actief })
  }
  return {
    knock,
    /** Knocks at the window of the scenery that was tapped; its flowers are no button for who plays by names. */
    knockSier: (e: MouseEvent<HTMLElement>): void => {
      if (e.target instanceof Element && e.target.closest('button, .gw-bouw') !== null) return
      const kader = e.currentTarget.getBoundingClientRect()
      const punt = { x: e.clientX - kader.left, y: e.clientY - kader.top }
      const raam = sierOp(sier, plekken.length, punt)
      if (raam !== null) knock(raam)
    },
  }
}
