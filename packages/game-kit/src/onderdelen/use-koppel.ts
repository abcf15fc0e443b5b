import { useState } from 'react'

interface KoppelDelen {
  /** The turn to which what is held belongs: with the next one nothing is held. */
  readonly beurt: string
  /** Returns whether something is still there to be held. */
  readonly isEr: (plek: number) => boolean
  readonly onKoppel: (een: number, op: number) => void
}

/** Holds one thing until its partner is chosen. Choosing the same one again lets it go. */
export function useKoppel({ beurt, isEr, onKoppel }: KoppelDelen) {
  const [houdt, setHoudt] = useState<{ readonly beurt: string; readonly plek: number } | null>(null)
  const vast = houdt?.beurt === beurt && isEr(houdt.plek) ? houdt.plek : null
  return {
    vast,
    letGo: (): void => setHoudt(null),
    choose: (plek: number): void => {
      setHoudt(vast === null ? { beurt, plek } : null)
      if (vast !== null && vast !== plek) onKoppel(vast, plek)
    },
  }
}
