import type { ComponentProps } from 'react'
import './tekstballon.css'

interface TekstballonProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** On which side of the balloon its tail is. Where along that side, `--lhs-punt` says. */
  readonly punt: 'boven' | 'onder'
  /** The class by which a game places it. */
  readonly klasse: string
}

/** A balloon with what somebody or something says. */
export const Tekstballon = ({ punt, klasse, ...rest }: TekstballonProps) => (
  <div {...rest} className={`lhs-tekstballon ${klasse}`} data-punt={punt} />
)
