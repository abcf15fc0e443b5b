import { useEffect, useEffectEvent, useState } from 'react'
import { ritMs, startHuis, wachtVoor } from './rit.ts'
import { huisVan } from './straat.ts'
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

interface RitDelen {
  readonly state: State
  readonly rustig: boolean
  /** Called when the bike is at the door of a letter: the picture, whose clock may be slower, follows. */
  readonly onAan: (plek: number) => void
}

/** Returns the ride that begins now. A letter that is at a door already when the street is shown needs none, nor does calm play. */
function beginVan(
  { state, rustig }: Pick<RitDelen, 'state' | 'rustig'>,
  plek: number,
  vorige: Rit | null,
): Rit {
  if (plek < 0) return { plek, huis: startHuis(state) ?? vorige?.huis ?? -1, ms: 0, isAan: true }
  const huis = huisVan(state, plek)
  const ms = wachtVoor(state) + (huis === vorige?.huis ? 0 : ritMs(state))
  return { plek, huis, ms, isAan: rustig || vorige === null || ms === 0 }
}

/** Follows the bike on its way to the next door: as long as it rides, nothing is written. */
export function useRit({ state, rustig, onAan }: RitDelen) {
  const plek = deurBrief(state)?.plek ?? -1
  const isTerug = terugBrief(state) !== null
  const [rit, setRit] = useState(() => beginVan({ state, rustig }, plek, null))
  // A new bag is filled before another house, to which the bike went on meanwhile.
  const start = plek < 0 ? startHuis(state) : null
  const isElders = plek !== rit.plek || (start !== null && start !== rit.huis)
  if (!isTerug && isElders) setRit(beginVan({ state, rustig }, plek, rit))
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
    isOnderweg: !isTerug && plek >= 0 && !(rit.isAan && rit.plek === plek),
    /** Goes to the door at once. */
    arrive,
  }
}
