import './keuzerondjes.css'
import { use, useId } from 'react'
import { Icoon } from '../stijl/icoon.tsx'
import type { IcoonNaam } from '../stijl/icoon-paden.ts'
import { OpSlot } from './op-slot.ts'

export interface RondjeOptie<W extends string> {
  readonly waarde: W
  readonly label: string
  readonly icoon?: IcoonNaam | undefined
}

interface Props<W extends string> {
  /** The legend of the group. */
  readonly label: string
  readonly labelVerborgen?: boolean | undefined
  readonly opties: readonly RondjeOptie<W>[]
  readonly waarde: W
  readonly onKies: (waarde: W) => void
  /** 'strook' for joined segments, 'chips' for separate pills, as filters. */
  readonly vorm?: 'strook' | 'chips' | undefined
}

/** One choice out of a few, all of them visible: radio buttons drawn as segments or pills. */
export function Keuzerondjes<W extends string>(props: Props<W>) {
  const { label, labelVerborgen, opties, waarde, onKies, vorm = 'strook' } = props
  const name = useId()
  const dicht = use(OpSlot)
  return (
    <fieldset className={`lh-rondjes lh-rondjes-${vorm}`}>
      <legend className={labelVerborgen ? 'lh-vh' : 'lh-rondjes-legende'}>{label}</legend>
      {opties.map((optie) => (
        <label key={optie.waarde} className="lh-rondje">
          <input
            type="radio"
            name={name}
            value={optie.waarde}
            checked={optie.waarde === waarde}
            aria-busy={dicht || undefined}
            onChange={() => dicht || onKies(optie.waarde)}
          />
          {optie.icoon && <Icoon naam={optie.icoon} maat={18} />}
          {optie.label}
        </label>
      ))}
    </fieldset>
  )
}
