import './vinkje.css'
import { type ComponentProps, type ReactNode, use, useEffect, useId, useRef } from 'react'
import { cx } from '../stijl/cx.ts'
import { Icoon } from '../stijl/icoon.tsx'
import { OpSlot } from './op-slot.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode
  /** The label is only spoken, for the check box of a row. */
  readonly labelVerborgen?: boolean | undefined
  /** Some, but not all, of what it stands for is chosen. */
  readonly deels?: boolean | undefined
  readonly fout?: string | undefined
  /** Looks like a switch, for a setting that works at once. */
  readonly schakelaar?: boolean | undefined
}

/** What is ticked meanwhile is not taken. */
const DICHT = { onChange: () => undefined, 'aria-busy': true } as const

/** A check box, or a switch that is still a check box for the keyboard. */
export function Vinkje(props: Props) {
  const { label, labelVerborgen, deels = false, fout, schakelaar, className, ref, ...input } = props
  const own = useRef<HTMLInputElement | null>(null)
  const foutId = useId()
  const dicht = use(OpSlot)
  useEffect(() => {
    if (own.current) own.current.indeterminate = deels
  }, [deels])
  function keepRef(element: HTMLInputElement | null) {
    own.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  return (
    <div className={cx('lh-vinkje', schakelaar && 'lh-schakelaar', className)}>
      <label className="lh-vinkje-label">
        <input
          {...input}
          {...(dicht && DICHT)}
          ref={keepRef}
          type="checkbox"
          role={schakelaar ? 'switch' : undefined}
          aria-invalid={fout ? true : undefined}
          aria-describedby={fout ? foutId : undefined}
        />
        <span className={labelVerborgen ? 'lh-vh' : undefined}>{label}</span>
      </label>
      {fout && (
        <p className="lh-veld-fout" id={foutId}>
          <Icoon naam="waarschuwing" maat={16} />
          {fout}
        </p>
      )}
    </div>
  )
}
