import { type ComponentProps, useId } from 'react'
import { cx } from '../stijl/cx.ts'
import { useOpSlot } from './op-slot.ts'
import { type KaderProps, VeldKader, beschrijving } from './veld-kader.tsx'
import { ZOALS_GETYPT } from '../tekst/zoals-getypt.ts'

type Props = Omit<ComponentProps<'textarea'>, 'aria-describedby'> & KaderProps

/** Outlined text area that grows with its text where the browser can. */
export function Tekstvak({
  label,
  getoond,
  uitleg,
  fout,
  optioneel,
  id,
  className,
  rows = 4,
  ...area
}: Props) {
  const ownId = useId()
  const opSlot = useOpSlot()
  const fieldId = id ?? ownId
  return (
    <VeldKader id={fieldId} {...{ label, getoond, uitleg, fout, optioneel }}>
      <textarea
        translate="no"
        {...ZOALS_GETYPT}
        {...area}
        {...opSlot}
        id={fieldId}
        rows={rows}
        className={cx('lh-invoer lh-invoer-vak', className)}
        {...beschrijving(fieldId, { uitleg, fout })}
      />
    </VeldKader>
  )
}
