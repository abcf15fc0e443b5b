import type { CSSProperties } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

type Props = Pick<LayerProps<State, Input>, 'state' | 'send'> & {
  readonly plaats?: CSSProperties
  /** Called before this button goes away. */
  readonly onWeg: () => void
}

/** The way past a pizza that is mended. */
export function Over({ state, send, plaats, onWeg }: Props) {
  if (state.fase !== 'spelen' || !state.opgave?.herstel) return null
  return (
    <button
      type="button"
      className="lhs-knop pb-over"
      style={plaats}
      onClick={() => {
        onWeg()
        send({ type: 'overslaan' })
      }}
    >
      Sla over
    </button>
  )
}
