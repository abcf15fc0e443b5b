import { lazy, Suspense, type ComponentProps } from 'react'

const NaamDialoog = lazy(() =>
  import('./naam-dialoog.tsx').then((m) => ({ default: m.NaamDialoog })),
)

/** Asks what a group is called; fetched when it is asked for. */
export const NaamLater = (props: ComponentProps<typeof NaamDialoog>) => (
  <Suspense>
    <NaamDialoog {...props} />
  </Suspense>
)
