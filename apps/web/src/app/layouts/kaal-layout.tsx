import { Outlet } from '@tanstack/react-router'

/** The frame of pages without a frame: only the content. */
export function KaalLayout() {
  return (
    <main id="inhoud" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
