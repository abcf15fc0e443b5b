import type { RefObject } from 'react'
import { useVaste } from '../apparaat/use-vaste.ts'
import type { GameInput, HostInput } from '../regels/contract.ts'
import { useLeestijd } from './use-correctie.ts'
import type { useCorrectie } from './use-correctie.ts'
import { useTeLaat } from './use-te-laat.ts'

/** Inputs that only look or listen and play nothing. */
const KIJKEN: ReadonlySet<string> = new Set(['kies', 'luister', 'gezien'])

interface Delen {
  /** Whether a correction stays until it is closed (calm play). */
  readonly blijft: boolean
  readonly send: (input: GameInput | HostInput) => void
  /** Called with each input that plays. */
  readonly onSpeel: () => void
}

/**
 * Plays on after a correction. Returns `readOn`, which closes it so that the mistake can be mended at once, and `play`, which gives the
 * game what the pupil does: that closes it as well, except in the first moment, when it was meant for what stood there before.
 */
export function useDoorspelen(
  vlak: RefObject<HTMLElement | null>,
  { correctie, close, isSchrik }: Omit<ReturnType<typeof useCorrectie>, 'show'>,
  { blijft, send, onSpeel }: Delen,
) {
  const readOn = useVaste(() => {
    close()
    send({ type: 'verder' })
  })
  const leave = useTeLaat(vlak)
  const onOm = useVaste(() => {
    leave()
    readOn()
  })
  useLeestijd(correctie, { blijft, onOm })
  const play = useVaste((input: GameInput) => {
    if (KIJKEN.has(input.type)) return send(input)
    onSpeel()
    if (isSchrik()) return
    if (correctie) readOn()
    send(input)
  })
  return { readOn, play }
}
