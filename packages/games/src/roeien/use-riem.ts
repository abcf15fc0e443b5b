import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import type { Input } from './rules.ts'
import { litVan, type Kant, type State } from './stand.ts'
import { spatieKant } from './toetsen.ts'

interface RiemDelen {
  readonly state: State
  readonly kan: boolean
  /** In calm play each pull lights one letter, and a button lets go. */
  readonly rustig: boolean
  readonly send: (input: Input) => void
}

/** What is pressed that answers by itself, and is no water. */
const VAST = 'button:not(.ro-riem), .ro-woord, .ro-lei'

/** Returns the side on which a hand takes hold: that of its oar, or on the water the half of the screen. */
function kantOnder(e: PointerEvent<HTMLElement>, metTwee: boolean): Kant {
  if (!metTwee) return 0
  const riem = e.target instanceof Element ? e.target.closest<HTMLElement>('.ro-riem') : null
  if (riem?.dataset['kant']) return riem.dataset['kant'] === 'links' ? -1 : 1
  const { left, width } = e.currentTarget.getBoundingClientRect()
  return e.clientX - left < width / 2 ? -1 : 1
}

/** The hand at the oar: a finger anywhere on the water or on the oar, or Space. It is held, and let go. */
export function useRiem({ state, kan, rustig, send }: RiemDelen) {
  const hand = useRef<number | 'spatie' | null>(null)
  const { opgave } = state
  const lit = opgave ? litVan(opgave, state.groep) : 0
  const letGo = (): void => {
    if (hand.current === null) return
    hand.current = null
    if (!rustig) send({ type: 'los' })
  }
  // A hand that was lifted while the game stood still has let go as well.
  useEffect(() => {
    if (lit > 1 && hand.current === null && !rustig) send({ type: 'los' })
  }, [lit, rustig, send])
  return {
    handen: {
      onPointerDown: (e: PointerEvent<HTMLElement>): void => {
        if (!kan || !opgave || e.button !== 0) return
        if (e.target instanceof Element && e.target.closest(VAST)) return
        // With two oars the other hand may come down before this one is up.
        if (hand.current !== null && opgave.bel === 0) return
        letGo()
        hand.current = e.pointerId
        e.currentTarget.setPointerCapture(e.pointerId)
        send({ type: 'trek', kant: kantOnder(e, opgave.bel !== 0) })
      },
      onPointerUp: (e: PointerEvent<HTMLElement>): void => {
        if (hand.current === e.pointerId) letGo()
      },
      onPointerCancel: (e: PointerEvent<HTMLElement>): void => {
        if (hand.current !== e.pointerId) return
        hand.current = null
        if (!rustig) send({ type: 'laat' })
      },
      onContextMenu: (e: MouseEvent): void => e.preventDefault(),
      onKeyUp: (e: KeyboardEvent): void => {
        if (e.key !== ' ' || hand.current !== 'spatie') return
        e.preventDefault()
        letGo()
      },
    },
    /** Takes hold with Space, on the oar or where no button has the focus. Returns whether the key was that. */
    onSpatie: (e: KeyboardEvent): boolean => {
      const { target } = e
      const opAnder = target instanceof HTMLButtonElement && !target.classList.contains('ro-riem')
      if (e.key !== ' ' || opAnder || !opgave) return false
      e.preventDefault()
      if (e.repeat || !kan || hand.current !== null) return true
      hand.current = 'spatie'
      const riem = target instanceof HTMLElement ? target.dataset['kant'] : undefined
      const kant = riem === 'links' ? -1 : riem === 'rechts' ? 1 : spatieKant(opgave)
      send({ type: 'trek', kant })
      return true
    },
    /** A click that no finger made, of a switch or of Enter: a stroke of one letter, which is then made longer. */
    onKlik: (detail: number, kant: Kant): void => {
      if (!kan || detail !== 0) return
      send({ type: 'trek', kant })
      if (!rustig) send({ type: 'los' })
    },
  }
}
