import { Outlet } from '@tanstack/react-router'

/** What every page has: a way past the navigation. The layouts put id `inhoud` on their content. */
export function RootLayout() {
  return (
    <>
      <a className="lh-sla-over" href="#inhoud">
        Naar de inhoud
      </a>
      <Outlet />
    </>
  )
}
