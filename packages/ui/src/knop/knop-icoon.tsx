import type { ComponentProps } from 'react'
import { cx } from '../stijl/cx.ts'
import { Icoon } from '../stijl/icoon.tsx'
import type { IcoonNaam } from '../stijl/icoon-paden.ts'
import { type KnopStijl, knopKlasse } from './knop-klasse.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  Omit<KnopStijl, 'vol'> & {
    readonly icoon: IcoonNaam
    /** The spoken name, which is also the tooltip. */
    readonly label: string
  }

/** A square button with only an icon. */
export function KnopIcoon({ icoon, label, soort = 'tekst', maat, className, ...button }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      className={cx(knopKlasse({ soort, maat }), 'lh-knop-icoon', className)}
    >
      <Icoon naam={icoon} />
    </button>
  )
}
