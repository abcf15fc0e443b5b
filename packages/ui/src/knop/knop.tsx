import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '../stijl/cx.ts'
import { Icoon } from '../stijl/icoon.tsx'
import type { IcoonNaam } from '../stijl/icoon-paden.ts'
import { type KnopStijl, knopKlasse } from './knop-klasse.ts'

type Props = ComponentProps<'button'> &
  KnopStijl & {
    readonly icoon?: IcoonNaam | undefined
    readonly icoonRechts?: IcoonNaam | undefined
    /** Work is under way: the button keeps its width and its focus, ignores clicks, and tells a screen reader. */
    readonly bezig?: boolean | undefined
    readonly bezigTekst?: string | undefined
  }

/** A flat button. `type` is 'button' unless given otherwise. */
export function Knop(props: Props) {
  const {
    soort,
    maat,
    vol,
    icoon,
    icoonRechts,
    bezig = false,
    bezigTekst = 'Bezig',
    ...rest
  } = props
  const { className, children, onClick, ...button } = rest
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (bezig) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...button}
      className={cx(knopKlasse({ soort, maat, vol }), bezig && 'lh-knop-bezig', className)}
      aria-disabled={bezig || button['aria-disabled']}
      onClick={handleClick}
    >
      {icoon && <Icoon naam={icoon} />}
      <span className="lh-knop-label">{children}</span>
      {icoonRechts && <Icoon naam={icoonRechts} />}
      <output className="lh-vh">{bezig ? bezigTekst : ''}</output>
    </button>
  )
}
