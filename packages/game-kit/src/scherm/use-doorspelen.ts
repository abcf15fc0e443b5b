import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useVaste } from '../apparaat/use-vaste.ts'
import type { GameInput, HostInput } from '../regels/contract.ts'
import { leestijd } from './use-correctie.ts'
import type { useCorrectie } from './use-correctie.ts'
import { useTeLaat } from './use-te-laat.ts'

/** A press this soon after the correction went away by itself was meant for what stood there; after it was closed, for closing it. */
const TE_LAAT_MS = 800
const NA_TIK_MS = 300

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
  const leave = useTeLaat(vlak)
  const shut = useVaste((ms: number) => {
    leave(ms)
    close()
    send({ type: 'verder' })
  })
  const readOn = useVaste(() => shut(NA_TIK_MS))
  // Once there was time to read it, it goes away by itself.
  useEffect(() => {
    if (!correctie || rustig) return
    const wekker = setTimeout(shut, leestijd(correctie.uitleg), TE_LAAT_MS)
    return () => clearTimeout(wekker)
  }, [correctie, rustig, shut])
  const play = useVaste((input: GameInput) => {
    if (isSchrik()) return
    if (correctie) readOn()
    send(input)
  })
  return [readOn, play] as const
}
