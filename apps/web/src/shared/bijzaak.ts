import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const Niets = () => null

/**
 * A component that comes after its page. The page is as usable without it: what cannot be fetched
 * stays away in silence.
 */
export function bijzaak<P>(
  laad: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await laad().catch((): ComponentType<P> => Niets) }))
}
