import './icoon.css'
import { cx } from './cx.ts'
import { type IcoonNaam, icoonPaden } from './icoon-paden.ts'

interface Props {
  readonly naam: IcoonNaam
  /** The edge in pixels at a root size of 16. It grows with text zoom. */
  readonly maat?: number | undefined
  /** The spoken name. Without it the icon is decoration. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** One stroke icon in the colour of the text around it. */
export function Icoon({ naam, maat = 20, label, className }: Props) {
  const edge = `${maat / 16}rem`
  return (
    <svg
      className={cx('lh-icoon', className)}
      viewBox="0 0 24 24"
      width={edge}
      height={edge}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={icoonPaden[naam]} />
    </svg>
  )
}
