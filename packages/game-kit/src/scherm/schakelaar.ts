import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Instellingen } from '../keuzen/instellingen.ts'

/** Switch control over everything that is a button. Its light comes with the first who needs it, so that nobody else waits for it. */
export function useSchakelaar(
  wortel: RefObject<HTMLElement | null>,
  { schakelaar, tempo }: Pick<Instellingen, 'schakelaar' | 'tempo'>,
): void {
  useEffect(() => {
    const el = wortel.current
    if (!el || schakelaar === 'uit') return
    let isWeg = false
    let stop = (): void => undefined
    void import('./schakel-licht.ts').then(({ startLicht }) => {
      if (!isWeg) stop = startLicht(el, { schakelaar, tempo })
    })
    return () => {
      isWeg = true
      stop()
    }
  }, [wortel, schakelaar, tempo])
}
