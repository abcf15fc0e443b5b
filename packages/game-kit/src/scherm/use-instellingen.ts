import { useState } from 'react'
import type { Instellingen } from '../keuzen/instellingen.ts'

/** What a pupil may change while a game is played. It holds for that round, and longer only where the pupil says so. */
const EIGEN = ['geluid', 'volume', 'rustig', 'letter', 'hand', 'schakelaar', 'tempo'] as const

/** Returns what of these settings is not as it was. */
function veranderd(nu: Instellingen, eerder: Instellingen): Partial<Instellingen> | null {
  const anders = EIGEN.filter((naam) => nu[naam] !== eerder[naam]).map((naam) => [naam, nu[naam]])
  return anders.length === 0 ? null : (Object.fromEntries(anders) as Partial<Instellingen>)
}

interface Stand {
  readonly nu: Instellingen
  /** As they are kept, for the next time. */
  readonly vast: Instellingen
  /** As they were when it was last asked whether they are to be kept. */
  readonly gevraagd: Instellingen
  readonly vraagt: boolean
}

/**
 * The settings as the pupil changes them in a round. Nothing of it lasts by itself: whoever taps at random changes nothing for the
 * next time. `onBlijvend` is called with what is to be kept; without it nothing is asked.
 */
export function useInstellingen(
  begin: Instellingen,
  onBlijvend: ((deel: Partial<Instellingen>) => void) | undefined,
) {
  const [stand, setStand] = useState<Stand>({
    nu: begin,
    vast: begin,
    gevraagd: begin,
    vraagt: false,
  })
  const { nu, vast, gevraagd, vraagt } = stand
  return {
    instellingen: nu,
    vraagt,
    change: (deel: Partial<Instellingen>) => setStand({ ...stand, nu: { ...nu, ...deel } }),
    /** Keeps what no pupil chooses, such as that an instruction was seen. */
    keep(deel: Partial<Instellingen>): void {
      setStand({ ...stand, nu: { ...nu, ...deel }, vast: { ...vast, ...deel } })
      onBlijvend?.(deel)
    },
    /** Asks whether the changes are to be kept, once for the same changes. */
    ask(): void {
      const isNieuw = veranderd(nu, vast) !== null && veranderd(nu, gevraagd) !== null
      if (onBlijvend && isNieuw) setStand({ ...stand, gevraagd: nu, vraagt: true })
    },
    /** Takes the answer, if anything was asked. */
    answer(isBlijvend: boolean): void {
      if (!vraagt) return
      const deel = veranderd(nu, vast)
      setStand({ ...stand, vraagt: false, ...(isBlijvend ? { vast: nu } : {}) })
      if (isBlijvend && deel) onBlijvend?.(deel)
    },
  }
}
