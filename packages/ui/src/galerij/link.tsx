import type { ComponentProps } from 'react'

/** Stands in for the router's link. */
export function Link({ children, ...anchor }: ComponentProps<'a'>) {
  return <a {...anchor}>{children}</a>
}
