import { useEffect, useRef, type PointerEvent } from 'react'
import type { Input } from './invoer.ts'
import { trek } from './trek-kracht.ts'

interface TrekProps {
  readonly kan: boolean
  readonly infinitief: string
  readonly send: (input: Input) => void
}

/** So far is pulled until the carrot comes out, and so far it stretches at most, in px. */
const LOS_PX = 54

/** The carrot in the ground: pulled up by a finger, or by one tap. */
export function Trek({ kan, infinitief, send }: TrekProps) {
  const begin = useRef<number | null>(null)
  const stop = (): void => {
    begin.current = null
    trek.kracht = 0
  }
  useEffect(() => stop, [])
  const pull = (): void => {
    stop()
    if (kan) send({ type: 'trek' })
  }
  const opBeweeg = (e: PointerEvent): void => {
    if (begin.current === null || e.buttons === 0) return
    trek.kracht = Math.min(1, Math.max(0, (begin.current - e.clientY) / LOS_PX))
    if (trek.kracht === 1) pull()
  }
  return (
    <button
      type="button"
      className="wb-trek"
      data-begin=""
      aria-keyshortcuts="ArrowUp"
      aria-disabled={!kan}
      onPointerDown={(e) => {
        if (!kan || !e.isPrimary) return
        begin.current = e.clientY
        e.currentTarget.setPointerCapture(e.pointerId)
      }}
      onPointerMove={opBeweeg}
      onPointerUp={stop}
      onPointerCancel={stop}
      onClick={pull}
    >
      <span className="lhs-alleen-gehoord">Trek de wortel op: {infinitief}</span>
      <span className="wb-trekpijl" aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="M12 21V5M5 11l7-7 7 7" />
        </svg>
        Trek
      </span>
    </button>
  )
}
