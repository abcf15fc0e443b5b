import type { MouseEvent } from 'react'
import { TAXI_BREED, type Indeling } from './indeling.ts'
import type { Opgave } from './rit.ts'
import { opRotonde } from './rotonde.ts'

/** How high the taxi is at scale 1. */
const TAXI_HOOG = 250

interface Props {
  readonly indeling: Indeling
  readonly opgave: Opgave
  readonly onToeter: (e: MouseEvent) => void
}

/** The taxi itself is a button as well: it hoots. */
export function Toeter({ indeling, opgave, onToeter }: Props) {
  const { w, horizon, taxi } = indeling
  const y = opgave.isRond ? opRotonde(indeling, 0).y : taxi.wacht
  const k = (taxi.maat * (y - horizon)) / (taxi.wacht - horizon)
  const [breed, hoog] = [Math.max(48, TAXI_BREED * k), Math.max(48, TAXI_HOOG * k)]
  return (
    <button
      type="button"
      className="tx-toeter"
      aria-label="Toeter"
      style={{ left: (w - breed) / 2, top: y - hoog, width: breed, height: hoog }}
      onClick={onToeter}
    />
  )
}
