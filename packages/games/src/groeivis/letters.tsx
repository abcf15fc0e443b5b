import { useEffect, useRef } from 'react'
import type { CSSProperties, RefObject } from 'react'
import type { Sleep, useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { Indeling } from './indeling.ts'
import { opPixels } from './op-pixels.ts'
import { isLicht, isNabij } from './opgave.ts'
import type { Opgave } from './opgave.ts'
import type { State } from './stand.ts'
import { zee } from './zee.ts'

/** How large a letter on a fish is, relative to the fish, and at least and at most, in px. */
const LETTER = { deel: 0.27, minst: 22, meest: 40 } as const

const letterMaat = (breed: number): number =>
  Math.round(Math.max(LETTER.minst, Math.min(LETTER.meest, breed * LETTER.deel)))

interface LettersProps {
  readonly lijst: RefObject<HTMLOListElement | null>
  readonly state: State
  readonly opgave: Opgave
  readonly indeling: Indeling
  /** The letter that is dragged. */
  readonly sleep: Sleep | null
  readonly handen: ReturnType<typeof useSleep>['handenVan']
  /** Shines on a fish in the dark. */
  readonly onSchijn: (vis: number) => void
  /** Called with whether a hand chose the fish, and not a key or a switch. */
  readonly onEet: (vis: number, metHand: boolean) => void
}

/** The fish with their letters. They move along with the picture; the one in the mouth is away. */
export function Letters(props: LettersProps) {
  const { lijst, state, opgave, indeling, sleep, handen, onEet, onSchijn } = props
  /** Whether the fish under the hand was in the light when it was touched: one that only just came into it is not eaten. */
  const wasLicht = useRef(true)
  const vissen = useRef<(HTMLLIElement | null)[]>([])
  useEffect(
    () =>
      zee.luister((nu) => {
        for (const [i, { x, y }] of nu.vissen.entries()) {
          const li = vissen.current[i]
          if (li) li.style.translate = opPixels(x, y)
        }
      }),
    [],
  )
  const { vis } = indeling
  const eerste = opgave.zwerm.findIndex((_, nr) => isNabij(opgave, nr))
  const maat = { '--gv-letter': `${letterMaat(vis.w)}px` } as CSSProperties
  return (
    <ol ref={lijst} className="gv-letters" aria-label="Letters" data-rij style={maat}>
      {opgave.zwerm.map((letter, nr) => {
        const plek = indeling.vissen[nr]
        if (!plek || !isNabij(opgave, nr)) return null
        const isWeg = opgave.bek === nr
        const licht = isLicht(opgave, nr)
        const shineOn = () => {
          wasLicht.current = licht
          if (!licht) onSchijn(nr)
        }
        const hand = handen(nr)
        const vak = {
          left: plek.x - vis.w / 2,
          top: plek.y - vis.h / 2,
          width: vis.w,
          height: vis.h,
        }
        return (
          <li
            // A fish has a place of its own, while the letters come and go.
            key={nr}
            ref={(el) => {
              vissen.current[nr] = el
            }}
            data-weg={isWeg ? '' : undefined}
            data-sleep={sleep?.nr === nr ? '' : undefined}
            data-kant={plek.kant === 1 ? 'rechts' : 'links'}
            style={vak}
          >
            <button
              type="button"
              className="gv-vis"
              data-begin={nr === eerste ? '' : undefined}
              data-donker={licht ? undefined : ''}
              aria-label={licht ? `vis met ${letter}` : `Schijn op vis ${nr + 1}`}
              aria-disabled={isWeg || state.fase !== 'spelen'}
              onClick={(e) => {
                const metHand = e.detail > 0
                if (!licht) onSchijn(nr)
                else if (!metHand || wasLicht.current) onEet(nr, metHand)
              }}
              {...hand}
              onPointerDown={(e) => {
                shineOn()
                if (licht) hand.onPointerDown(e)
              }}
            >
              <span>{licht ? letter : '?'}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
