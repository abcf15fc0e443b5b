import { useEffect, useState } from 'react'
import type { Stoet, TekenInput } from './stoet.ts'

/** How long the trolley stands at a coupling before it rolls on, for a short word and for each letter more, in ms. */
const STAP = { woord: 700, letter: 70 } as const

interface RijdDelen {
  readonly opgave: Stoet
  readonly kan: boolean
  /** Whether nothing moves by itself: then each tap is one step. */
  readonly isStil: boolean
  readonly send: (input: TekenInput) => void
}

/** Lets the trolley ride along the train, from word to word, at the pace of a reader; until it is stopped, or at the end. */
export function useRijden({ opgave: { kies, woorden, plekken }, kan, isStil, send }: RijdDelen) {
  const [rijdt, setRijdt] = useState(false)
  const volgende = kies === null ? 1 : kies + 1
  const kanVerder = kan && plekken[volgende] !== undefined
  const isBezig = rijdt && kanVerder && !isStil
  const ms = STAP.woord + STAP.letter * (woorden[volgende - 1] ?? '').length
  useEffect(() => {
    if (!isBezig) return
    const klok = setTimeout(() => send({ type: 'rol', plek: volgende }), ms)
    return () => clearTimeout(klok)
  }, [isBezig, volgende, ms, send])
  const step = (): void => {
    if (kan) send({ type: 'rol', plek: kanVerder ? volgende : 1 })
  }
  return {
    rijdt: isBezig,
    stop: (): void => setRijdt(false),
    /** Rides or stops; from the end it begins anew. */
    wissel: (): void => {
      if (isStil || !isBezig) step()
      setRijdt(!isBezig)
    },
  }
}
