import { Suspense } from 'react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { bijzaak } from '../../shared/bijzaak.ts'
import { Hier } from '../../shared/routes/hier.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'

/** Needed only after minutes, and only by signed-in users: no page waits for it. */
const SessieWacht = bijzaak(() => import('../sessie-wacht.tsx').then((m) => m.SessieWacht))

/** What every page has: a link that skips the navigation. The layouts put id `inhoud` on their content. */
export function RootLayout() {
  const hier = useRouterState({ select: (staat) => staat.location.pathname })
  const isIngelogd = useSessieUser() !== null
  return (
    <Hier value={hier}>
      <a className="lh-sla-over" href="#inhoud">
        Naar de inhoud
      </a>
      <Outlet />
      {isIngelogd && (
        <Suspense fallback={null}>
          <SessieWacht />
        </Suspense>
      )}
    </Hier>
  )
}
