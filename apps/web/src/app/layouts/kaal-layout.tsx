import { Outlet } from '@tanstack/react-router'

/** Around pages without a frame: the content alone. */
export function KaalLayout() {
  return (
    <main id="inhoud" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
