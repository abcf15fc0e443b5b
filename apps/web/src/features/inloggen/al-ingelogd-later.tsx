import { Suspense } from 'react'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { bijzaak } from '../../shared/bijzaak.ts'

const Later = bijzaak<{ user: SessieUser }>(() =>
  import('./al-ingelogd.tsx').then((m) => m.AlIngelogd),
)

/** Who is signed in already: rarely seen, so nobody waits for it who comes to sign in. */
export function AlIngelogd({ user }: { readonly user: SessieUser }) {
  return (
    <Suspense fallback={<div className="li-komt" />}>
      <Later user={user} />
    </Suspense>
  )
}
