import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useVaste } from '../apparaat/use-vaste.ts'
import type { GameInput, HostInput } from '../regels/contract.ts'
import { leestijd } from './use-correctie.ts'
import type { useCorrectie } from './use-correctie.ts'
import { useTeLaat } from './use-te-laat.ts'

interface Delen {
  /** In calm play a correction stays until it is closed. */
  readonly rustig: boolean
  readonly send: (input: GameInput | HostInput) => void
}

/**
 * Plays on after a correction. Returns what closes it, so that the mistake can be mended at once, and what gives the game what the pupil
 * plays: that closes it as well, except in the first moment, when it was meant for what stood there before.
 */
export function useDoorspelen(
  vlak: RefObject<HTMLElement | null>,
  { correctie, close, isSchrik }: Omit<ReturnType<typeof useCorrectie>, 'show'>,
  { rustig, send }: Delen,
) {
  const readOn = useVaste(() => {
    close()
    send({ type: 'verder' })
  })
  const leave = useTeLaat(vlak)
  // Once there was time to read it, it goes away by itself.
  useEffect(() => {
    if (!correctie || rustig) return
    const wekker = setTimeout(() => {
      leave()
      readOn()
    }, leestijd(correctie.uitleg))
    return () => clearTimeout(wekker)
  }, [correctie, rustig, leave, readOn])
  const play = useVaste((input: GameInput) => {
    if (isSchrik()) return
    if (correctie) readOn()
    send(input)
  })
  return [readOn, play] as const
}
