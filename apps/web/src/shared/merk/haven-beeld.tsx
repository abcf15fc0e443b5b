import { Suspense } from 'react'
import { bijzaak } from '../bijzaak.ts'

const HavenScene = bijzaak(() => import('./haven-scene.tsx').then((m) => m.HavenScene))

/** The harbour picture, which loads after the words. */
export function HavenBeeld() {
  return (
    <Suspense>
      <HavenScene />
    </Suspense>
  )
}
