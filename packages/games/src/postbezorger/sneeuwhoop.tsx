import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { hoopVak, type Indeling } from './indeling.ts'
import { sneeuwOp } from './ronde.ts'
import type { Input } from './rules.ts'
import { brievenIn, dezeStraat } from './straat.ts'
import type { State } from './straat.ts'
import { teSorteren } from './tas.ts'

interface SneeuwhoopProps {
  readonly state: State
  readonly indeling: Indeling
  readonly send: (input: Input) => void
}

/** The snow on a bridge, off which whoever presses it shovels some. It is a button over the painted one. */
export function Sneeuwhoop({ state, indeling, send }: SneeuwhoopProps) {
  const sneeuw = sneeuwOp(brievenIn(state, dezeStraat(state)))
  const vak = sneeuw && hoopVak(indeling, sneeuw.brug)
  if (!vak || sneeuw.nog === 0) return null
  return (
    <button
      type="button"
      className="po-pop"
      style={plaatsVan(vak)}
      aria-label={`Sneeuw op brug ${sneeuw.brug + 1}, schep, nog ${sneeuw.nog}`}
      onClick={() => send({ type: 'schep', plek: teSorteren(state)[0]?.plek ?? -1 })}
    />
  )
}
