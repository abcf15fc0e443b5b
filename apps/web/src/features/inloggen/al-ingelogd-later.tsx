import { Suspense } from 'react'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { bijzaak } from '../../shared/bijzaak.ts'

const Later = bijzaak<{ user: SessieUser }>(() =>
  import('./al-ingelogd.tsx').then((m) => m.AlIngelogd),
)

/** The view for somebody who is already signed in: it is rarely seen, so nobody who comes to sign in waits for it. */
export function AlIngelogd({ user }: { readonly user: SessieUser }) {
  return (
    <Suspense fallback={<div className="li-komt" />}>
      <Later user={user} />
    </Suspense>
  )
}
