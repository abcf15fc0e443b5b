import { type ComponentProps, useId, useState } from 'react'
import { cx } from '../stijl/cx.ts'
import { Icoon } from '../stijl/icoon.tsx'
import type { IcoonNaam } from '../stijl/icoon-paden.ts'
import { useOpSlot } from './op-slot.ts'
import { type KaderProps, VeldKader, beschrijving } from './veld-kader.tsx'
import { ZOALS_GETYPT } from '../tekst/zoals-getypt.ts'

type Props = Omit<ComponentProps<'input'>, 'aria-describedby'> &
  KaderProps & { readonly icoon?: IcoonNaam | undefined }

/** Outlined compact text field. With `type="password"` it brings its own button to show the password. */
export function Veld({
  label,
  getoond,
  uitleg,
  fout,
  optioneel,
  icoon,
  id,
  className,
  type = 'text',
  ...input
}: Props) {
  const ownId = useId()
  const [shown, setShown] = useState(false)
  const opSlot = useOpSlot()
  const fieldId = id ?? ownId
  const secret = type === 'password'
  return (
    <VeldKader id={fieldId} {...{ label, getoond, uitleg, fout, optioneel }}>
      <div className="lh-veld-rand">
        {icoon && <Icoon naam={icoon} className="lh-veld-icoon" />}
        <input
          translate="no"
          {...ZOALS_GETYPT}
          {...input}
          {...opSlot}
          id={fieldId}
          type={secret && shown ? 'text' : type}
          className={cx(
            'lh-invoer',
            icoon && 'lh-invoer-icoon',
            secret && 'lh-invoer-oog',
            className,
          )}
          {...beschrijving(fieldId, { uitleg, fout })}
        />
        {secret && (
          <button
            type="button"
            className="lh-veld-oog"
            aria-label={`${label} tonen`}
            aria-pressed={shown}
            aria-controls={fieldId}
            onClick={() => setShown(!shown)}
          >
            <Icoon naam={shown ? 'oog-dicht' : 'oog'} />
          </button>
        )}
      </div>
    </VeldKader>
  )
}
