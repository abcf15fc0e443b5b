import { lazy, Suspense, type ComponentType } from 'react'

const HavenScene = lazy((): Promise<{ default: ComponentType }> =>
  import('./haven-scene.tsx').then(
    (m) => ({ default: m.HavenScene }),
    // Without it the page is as usable: decoration may fail in silence.
    () => ({ default: () => null }),
  ),
)

/** The harbour picture, which comes after the words. */
export function HavenBeeld() {
  return (
    <Suspense>
      <HavenScene />
    </Suspense>
  )
}
