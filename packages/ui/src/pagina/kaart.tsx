import './kaart.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../stijl/cx.ts'

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  readonly titel?: ReactNode
  /** The heading level of the title, 2 by default. */
  readonly niveau?: 2 | 3 | undefined
  /** Shown on the right of the title: a unit, legend or link. */
  readonly extra?: ReactNode
}

/** A white surface with an optional title. With a title it is a named region. */
export function Kaart({ titel, niveau = 2, extra, className, children, ...section }: Props) {
  const id = useId()
  const Heading = niveau === 2 ? 'h2' : 'h3'
  return (
    <section
      {...section}
      className={cx('lh-kaart', className)}
      aria-labelledby={titel ? id : undefined}
    >
      {(titel || extra) && (
        <div className="lh-kaart-kop">
          {titel && <Heading id={id}>{titel}</Heading>}
          {extra && <div className="lh-kaart-extra">{extra}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
