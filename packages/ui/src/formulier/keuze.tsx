import './keuze.css'
import { type ComponentProps, use, useId } from 'react'
import { cx } from '../stijl/cx.ts'
import { Icoon } from '../stijl/icoon.tsx'
import { OpSlot } from './op-slot.ts'
import { type KaderProps, VeldKader, beschrijving } from './veld-kader.tsx'

export interface KeuzeOptie {
  readonly waarde: string
  readonly label: string
  readonly uit?: boolean | undefined
  /** The option is a name, which is not translated with the page. */
  readonly letterlijk?: boolean | undefined
}

type Props = Omit<ComponentProps<'select'>, 'aria-describedby' | 'multiple'> &
  KaderProps & {
    readonly opties: readonly KeuzeOptie[]
    /** Puts the label before the control instead of above it, for tool bars. */
    readonly naast?: boolean | undefined
    /** The label is only spoken, for a choice in a row that says what it is about. */
    readonly labelVerborgen?: boolean | undefined
  }

/** What is chosen meanwhile is not taken, and the choice that was made stays. */
const DICHT = { onChange: () => undefined, 'aria-busy': true } as const

/** A native select that looks like a field. */
export function Keuze(props: Props) {
  const { label, getoond, uitleg, fout, optioneel, opties, naast, id, className, ...rest } = props
  const { labelVerborgen = false, ...select } = rest
  const ownId = useId()
  const dicht = use(OpSlot)
  const fieldId = id ?? ownId
  const isWeg = select.value !== undefined && !opties.some((o) => o.waarde === String(select.value))
  const control = (
    <div className="lh-keuze-rand">
      <select
        {...select}
        {...(dicht && DICHT)}
        id={fieldId}
        className={cx('lh-invoer lh-keuze', className)}
        {...beschrijving(fieldId, { uitleg, fout })}
      >
        {/* A value that is no longer an option: the browser would show the first one as if it were chosen. */}
        {isWeg && (
          <option value={select.value} hidden>
            –
          </option>
        )}
        {opties.map((optie) => (
          <option
            key={optie.waarde}
            value={optie.waarde}
            disabled={optie.uit}
            translate={optie.letterlijk ? 'no' : undefined}
          >
            {optie.label}
          </option>
        ))}
      </select>
      <Icoon naam="chevron-onder" maat={16} className="lh-keuze-pijl" />
    </div>
  )
  if (naast || labelVerborgen) {
    return (
      <div className="lh-keuze-naast">
        <label htmlFor={fieldId} className={labelVerborgen ? 'lh-vh' : undefined}>
          {getoond ?? label}
        </label>
        {control}
      </div>
    )
  }
  return (
    <VeldKader id={fieldId} {...{ label, getoond, uitleg, fout, optioneel }}>
      {control}
    </VeldKader>
  )
}
