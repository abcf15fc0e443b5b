import { Outlet } from '@tanstack/react-router'
import { SessieWacht } from '../sessie-wacht.tsx'

/** What every page has: a way past the navigation. The layouts put id `inhoud` on their content. */
export function RootLayout() {
  return (
    <>
      <a className="lh-sla-over" href="#inhoud">
        Naar de inhoud
      </a>
      <Outlet />
      <SessieWacht />
    </>
  )
}
