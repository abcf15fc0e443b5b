import { useEffect, useRef } from 'react'
import { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { openRaam } from './stand.ts'
import type { Input, State } from './rules.ts'

/** Writes at the window that is open, and moves the focus to its line when it opens; then back to that window. */
export function useBouwen(
  { state, send }: Pick<LayerProps<State, Input>, 'state' | 'send'>,
  knopVan: (plek: number) => HTMLElement | null,
) {
  const raam = openRaam(state)
  const plek = raam?.plek ?? -1
  const vak = useRef<HTMLOutputElement>(null)
  const terug = useRef(knopVan)
  useEffect(() => {
    terug.current = knopVan
  })
  useEffect(() => {
    if (plek < 0) return
    vak.current?.focus({ preventScroll: true })
    // The window takes it back, unless the focus went on to another place.
    return () => {
      if (document.activeElement === document.body)
        terug.current(plek)?.focus({ preventScroll: true })
    }
  }, [plek])
  const { onToets, letters } = useSchrijven({
    tegels: raam?.opgave.tegels ?? null,
    kan: raam !== null,
    onTegel: (tegel) => send({ type: 'leg', plek, tegel }),
    onTeken: (teken) => send({ type: 'teken', plek, teken }),
    onWis: () => send({ type: 'wis', plek }),
    onGeef: () => send({ type: 'klaar', plek }),
  })
  return { raam, vak, onToets, letters }
}
