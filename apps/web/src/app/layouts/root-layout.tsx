import { Suspense } from 'react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { bijzaak } from '../../shared/bijzaak.ts'
import { Hier } from '../../shared/routes/hier.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'

/** Of use after minutes, to who is signed in alone: no page waits for it. */
const SessieWacht = bijzaak(() => import('../sessie-wacht.tsx').then((m) => m.SessieWacht))

/** What every page has: a way past the navigation. The layouts put id `inhoud` on their content. */
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
