import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const Niets = () => null

/**
 * Makes a component that loads after its page. The page is just as usable without it: when it cannot be fetched it stays away
 * silently, or `anders` is shown instead.
 */
export function bijzaak<P>(
  load: () => Promise<ComponentType<P>>,
  anders: ComponentType<P> = Niets,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load().catch(() => anders) }))
}
