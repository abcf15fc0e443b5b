import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'

export interface LinkEigenschappen extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'children'
> {
  /** Search parameters, if the page reads any. */
  readonly zoek?: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** The router's link, loosely typed: its tree is built from our table, which has the types. */
const LosseLink = Link as unknown as ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    to: string
    search: object
    activeOptions: { exact: boolean; includeSearch: boolean }
  }
>

/** Only the page itself is 'the current page'; what is above it is not. */
const ALLEEN_HIER = { exact: true, includeSearch: false } as const

/** A link to an address that was made by `padVan` or `vulPad`; prefer RouteLink. */
export function PadLink({ pad, zoek, ...rest }: LinkEigenschappen & { readonly pad: string }) {
  return <LosseLink {...rest} to={pad} search={zoek ?? {}} activeOptions={ALLEEN_HIER} />
}
