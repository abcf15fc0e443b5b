import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Kant } from './achtbaan.ts'
import { kanGeven } from './gat.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

/** How long an arm stays up after a press that has no end of its own, in ms. */
const PULS_MS = 190

/** The side of each arrow key. */
export const KANT_TOETS: Record<string, Kant> = { ArrowLeft: 'links', ArrowRight: 'rechts' }

const NIET_GEZEGD = { beurt: '', keer: 0 }

/**
 * Says what a flipper waits for, once it was used before anything can be shot. What was said of one try at
 * a word is gone with the next.
 */
export function useVroeg(send: (input: Input) => void, { fase, opgave, nummer, poging }: State) {
  const isLeeg = fase === 'spelen' && opgave?.bal === 'wacht' && !kanGeven(opgave)
  // Who plays on with the ball of the word before needs no flipper's excuse.
  const wacht = isLeeg && !opgave.vrij
  const beurt = `${nummer}.${poging}`
  const [vroeg, setVroeg] = useState(NIET_GEZEGD)
  // What was true no longer does not come back by itself: only a stroke says it again.
  const geldt = wacht && opgave.hoog < 2 && vroeg.beurt === beurt
  if (!geldt && vroeg !== NIET_GEZEGD) setVroeg(NIET_GEZEGD)
  return {
    keer: geldt ? vroeg.keer : 0,
    send: (input: Input): void => {
      const isDaad = input.type === 'bank' || (input.type === 'flip' && input.op)
      // Who keeps the ball up plays with it, and was told already.
      if (isDaad && wacht && opgave.hoog === 0) setVroeg(({ keer }) => ({ beurt, keer: keer + 1 }))
      send(input)
    },
  }
}

/** Works the arms. They are held up for as long as a finger or a key is down. */
export function useArmen(send: (input: Input) => void) {
  const vingers = useRef(new Map<number, Kant>())
  const puls = useRef(0)
  useEffect(() => () => clearTimeout(puls.current), [])
  const flip = (kant: Kant, op: boolean) => send({ type: 'flip', kant, op })

  return {
    druk: ({ pointerId }: PointerEvent, kant: Kant): void => {
      vingers.current.set(pointerId, kant)
      flip(kant, true)
    },
    los: ({ pointerId }: PointerEvent): void => {
      const kant = vingers.current.get(pointerId)
      if (kant) flip(kant, false)
      vingers.current.delete(pointerId)
    },
    /** Raises an arm and lowers it again, for a press that is only one event. */
    tik: (kant: Kant): void => {
      flip(kant, true)
      puls.current = window.setTimeout(() => flip(kant, false), PULS_MS)
    },
    /** Handles a key and returns whether it was one of the arms'. */
    toets: (e: KeyboardEvent, op: boolean): boolean => {
      const kant = KANT_TOETS[e.key]
      if (!kant) return false
      e.preventDefault()
      if (!e.repeat) flip(kant, op)
      return true
    },
  }
}
