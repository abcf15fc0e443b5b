import { useEffect, useEffectEvent, useState } from 'react'
import { RIT_MS, wachtVoor } from './rit.ts'
import { straatVan } from './straat.ts'
import type { State } from './straat.ts'
import { deurBrief, terugBrief } from './tas.ts'

interface Rit {
  /** The letter for which the bike left; -1 where it stands still. */
  readonly plek: number
  /** The house to which it goes, or was last. */
  readonly huis: number
  readonly ms: number
  readonly isAan: boolean
}

/** Returns the ride that begins now. A letter that is at a door already when the street is shown needs none. */
function beginVan(state: State, plek: number, vorige: Rit | null): Rit {
  const { opgave } = state.plekken[plek] ?? {}
  if (plek < 0 || !opgave) return { plek, huis: vorige?.huis ?? -1, ms: 0, isAan: true }
  const huis = straatVan(state, plek)?.huizen.indexOf(opgave.huis ?? '') ?? -1
  const ms = wachtVoor(state) + (huis === vorige?.huis ? 0 : RIT_MS)
  return { plek, huis, ms, isAan: vorige === null || ms === 0 }
}

interface RitDelen {
  readonly state: State
  readonly rustig: boolean
  /** Called when the bike is at the door of a letter: the picture, whose clock may be slower, follows. */
  readonly onAan: (plek: number) => void
}

/** Follows the bike on its way to the next door: as long as it rides, nothing is written. */
export function useRit({ state, rustig, onAan }: RitDelen) {
  const plek = deurBrief(state)?.plek ?? -1
  const isTerug = terugBrief(state) !== null
  const [rit, setRit] = useState(() => beginVan(state, plek, null))
  if (!isTerug && plek !== rit.plek) setRit(beginVan(state, plek, rit))
  function arrive(): void {
    setRit({ ...rit, isAan: true })
    onAan(rit.plek)
  }
  const opTijd = useEffectEvent(arrive)
  useEffect(() => {
    if (rit.isAan) return
    const wekker = setTimeout(opTijd, rit.ms)
    return () => clearTimeout(wekker)
  }, [rit])
  return {
    isOnderweg: !rustig && !isTerug && plek >= 0 && !(rit.isAan && rit.plek === plek),
    /** Goes to the door at once. */
    arrive,
  }
}
