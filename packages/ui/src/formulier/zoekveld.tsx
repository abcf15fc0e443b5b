import './veld.css'
import './zoekveld.css'
import { type ComponentProps, useId } from 'react'
import { cx } from '../stijl/cx.ts'
import { Icoon } from '../stijl/icoon.tsx'
import { ZOALS_GETYPT } from '../tekst/zoals-getypt.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** The spoken name, which is also the placeholder unless another one is given. */
  readonly label: string
  readonly waarde: string
  readonly onZoek: (waarde: string) => void
  /** The key that focuses it, shown on the right. The caller listens for it and focuses through `ref`. */
  readonly toets?: string | undefined
}

/** A controlled search field. Escape and the cross empty it. */
export function Zoekveld({
  label,
  waarde,
  onZoek,
  toets,
  className,
  placeholder,
  id,
  ...input
}: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <search className={cx('lh-zoek', className)}>
      <label className="lh-vh" htmlFor={fieldId}>
        {label}
      </label>
      <Icoon naam="zoek" className="lh-veld-icoon" />
      <input
        {...ZOALS_GETYPT}
        {...input}
        id={fieldId}
        type="search"
        className="lh-invoer lh-invoer-icoon"
        placeholder={placeholder ?? label}
        value={waarde}
        aria-keyshortcuts={toets}
        onChange={(event) => onZoek(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && waarde) onZoek('')
        }}
      />
      {waarde ? (
        <button
          type="button"
          className="lh-veld-oog"
          aria-label="Zoekterm wissen"
          onClick={() => onZoek('')}
        >
          <Icoon naam="sluit" maat={18} />
        </button>
      ) : (
        toets && <kbd aria-hidden="true">{toets}</kbd>
      )}
    </search>
  )
}
