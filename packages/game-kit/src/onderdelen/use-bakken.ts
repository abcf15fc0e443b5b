import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { inBak, inHand, type TeSorteren } from './bakken.ts'
import { walkFocus } from './walk-focus.ts'

const STAP: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

interface BakkenDelen<T> {
  /** What can be sorted now, in order. */
  readonly dingen: readonly T[]
  readonly bakken: readonly string[]
  /** Returns whether something may be taken, or laid ready. */
  readonly kan: (plek: number) => boolean
  readonly onPak: (plek: number) => void
  readonly onLeg: (plek: number, bak: number) => void
  /** Called for a bin that is pressed with nothing in hand, with what lies ready for it. */
  readonly onVol: (klaar: readonly T[]) => void
}

/**
 * Sorts things into bins: a press on a bin lays what is in hand ready there, and what was taken can be laid elsewhere. Digits take
 * the first thing, the second and so on of what can be sorted now, arrows lead along the bins, which carry `data-bak`.
 */
export function useBakken<T extends TeSorteren>(delen: BakkenDelen<T>) {
  const { dingen, bakken, kan, onPak, onLeg, onVol } = delen
  const [gepakt, setGepakt] = useState<number | null>(null)
  const hand = inHand(dingen, gepakt)

  function pak(plek: number): void {
    if (!kan(plek)) return
    setGepakt(plek)
    onPak(plek)
  }
  function leg(plek: number, bak: number): void {
    if (!kan(plek)) return
    setGepakt(null)
    onLeg(plek, bak)
  }
  return {
    hand,
    pak,
    leg,
    druk: (bak: number): void =>
      hand ? leg(hand.plek, bak) : onVol(inBak(dingen, bakken[bak] ?? '')),
    onToets: (e: KeyboardEvent): void => {
      if (e.repeat) return
      const genoemd = /^[1-9]$/.test(e.key) ? dingen[Number(e.key) - 1] : undefined
      if (genoemd) pak(genoemd.plek)
      const stap = STAP[e.key]
      if (stap === undefined) return
      e.preventDefault()
      walkFocus(e.currentTarget, '[data-bak]', stap)
    },
  }
}
