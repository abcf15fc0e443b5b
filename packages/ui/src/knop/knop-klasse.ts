import './knop.css'
import { cx } from '../stijl/cx.ts'

export type KnopSoort = 'primair' | 'tonaal' | 'tekst' | 'gevaar'
export type KnopMaat = 'klein' | 'middel' | 'groot'

export interface KnopStijl {
  readonly soort?: KnopSoort | undefined
  readonly maat?: KnopMaat | undefined
  /** Takes the full width of its container. */
  readonly vol?: boolean | undefined
}

/** Returns the class of a button. Put it on a router's link to make that look like a button. */
export function knopKlasse({ soort = 'tonaal', maat = 'middel', vol }: KnopStijl = {}): string {
  return cx(
    'lh-knop',
    `lh-knop-${soort}`,
    maat !== 'middel' && `lh-knop-${maat}`,
    vol && 'lh-knop-vol',
  )
}
