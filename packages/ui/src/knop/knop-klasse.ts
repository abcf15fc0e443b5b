import './knop.css'
import { cx } from '../stijl/cx.ts'

export type KnopSoort = 'primair' | 'tonaal' | 'tekst' | 'gevaar'
export type KnopMaat = 'klein' | 'middel' | 'groot'

export interface KnopStijl {
  readonly soort?: KnopSoort | undefined
  readonly maat?: KnopMaat | undefined
  /** Takes the whole width of its container. */
  readonly vol?: boolean | undefined
}

/** Class of a button; put it on a link of the router to give that the looks of a button. */
export function knopKlasse({ soort = 'tonaal', maat = 'middel', vol }: KnopStijl = {}): string {
  return cx(
    'lh-knop',
    `lh-knop-${soort}`,
    maat !== 'middel' && `lh-knop-${maat}`,
    vol && 'lh-knop-vol',
  )
}
