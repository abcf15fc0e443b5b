import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const Niets = () => null

/**
 * A component that comes after its page. The page is as usable without it: what cannot be fetched
 * stays away in silence, or is shown in a plainer way.
 */
export function bijzaak<P>(
  laad: () => Promise<ComponentType<P>>,
  anders: ComponentType<P> = Niets,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await laad().catch(() => anders) }))
}
