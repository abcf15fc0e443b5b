import type { ReactElement } from 'react'
import type { IcoonNaam } from '../stijl/icoon-paden.ts'

/** One line of a menu: an action, or a router's link given as an element without children. */
export type MenuItem = {
  readonly id: string
  readonly label: string
  /** The names in the label, which are not translated with the page. */
  readonly namen?: readonly string[] | undefined
  readonly icoon?: IcoonNaam | undefined
  readonly gevaar?: boolean | undefined
  readonly uit?: boolean | undefined
  /** Draws a line above it. */
  readonly scheiding?: boolean | undefined
} & (
  | { readonly onKies: () => void; readonly link?: undefined }
  | { readonly link: ReactElement<Record<string, unknown>>; readonly onKies?: undefined }
)
