import type { ComponentProps } from 'react'

/** Stands in for the link of a router. */
export function Link({ children, ...anchor }: ComponentProps<'a'>) {
  return <a {...anchor}>{children}</a>
}
