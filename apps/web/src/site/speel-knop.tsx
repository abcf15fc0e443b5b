import type { ReactNode } from 'react'
import { RouteLink } from '../shared/routes/route-link.tsx'
import { routeVan } from '../shared/routes/routes.ts'

interface Eigenschappen {
  readonly className: string
  readonly children: ReactNode
}

/** Can a visitor play without an account? Only then is it offered. */
const kanSpelen = (): boolean => routeVan('demo').status === 'klaar'

/** The way to the demonstration; nothing where that page is not finished. */
export function SpeelKnop({ className, children }: Eigenschappen) {
  if (!kanSpelen()) return null
  return (
    <RouteLink naar="demo" className={className}>
      {children}
    </RouteLink>
  )
}
