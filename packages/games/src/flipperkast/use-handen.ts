import { useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Input, Kant } from './rules.ts'

/** A pull of this many px is a full one. */
const TREK_PX = 90
/** The strength of a shot by a tap or a key. */
export const TIK_KRACHT = 0.6
/** How long an arm stays up after a press that has no end of its own, in ms. */
const PULS_MS = 190

const KANT_TOETS: Record<string, Kant> = {
  z: 'links',
  ArrowLeft: 'links',
  m: 'rechts',
  ArrowRight: 'rechts',
}

type Send = (input: Input) => void

/** Works the arms. They are held up for as long as a finger or a key is down. */
export function useArmen(send: Send) {
  const vingers = useRef(new Map<number, Kant>())
  const puls = useRef(0)
  useEffect(() => () => clearTimeout(puls.current), [])
  const flip = (kant: Kant, op: boolean) => send({ type: 'flip', kant, op })

  function los({ pointerId }: PointerEvent): void {
    const kant = vingers.current.get(pointerId)
    if (kant) flip(kant, false)
    vingers.current.delete(pointerId)
  }

  function druk({ pointerId }: PointerEvent, kant: Kant): void {
    vingers.current.set(pointerId, kant)
    flip(kant, true)
  }

  return {
    druk,
    los,
    /** Raises an arm and lowers it again, for a press that is only one event. */
    tik: (kant: Kant) => {
      flip(kant, true)
      puls.current = window.setTimeout(() => flip(kant, false), PULS_MS)
    },
    /** Handles a key and returns whether it was one of the arms'. */
    toets: (e: KeyboardEvent, op: boolean): boolean => {
      const kant = KANT_TOETS[e.key.length === 1 ? e.key.toLowerCase() : e.key]
      if (!kant) return false
      e.preventDefault()
      if (!e.repeat) flip(kant, op)
      return true
    },
  }
}

/** Works the plunger by pulling it down and letting go. A press without a pull shoots as well. */
export function useTrekker(send: Send) {
  const begin = useRef<number | null>(null)
  const kracht = useRef(0)
  return {
    onPointerDown: (e: PointerEvent) => {
      e.currentTarget.setPointerCapture(e.pointerId)
      begin.current = e.clientY
      kracht.current = 0
    },
    onPointerMove: (e: PointerEvent) => {
      if (begin.current === null) return
      kracht.current = Math.min(1, Math.max(0, (e.clientY - begin.current) / TREK_PX))
      send({ type: 'trek', kracht: kracht.current })
    },
    onPointerUp: () => {
      if (begin.current === null) return
      begin.current = null
      send({ type: 'schiet', kracht: kracht.current > 0.05 ? kracht.current : TIK_KRACHT })
    },
    onPointerCancel: () => {
      begin.current = null
      send({ type: 'trek', kracht: 0 })
    },
  }
}
