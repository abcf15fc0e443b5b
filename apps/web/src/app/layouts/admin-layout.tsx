import { WerkLayout } from './werk-layout.tsx'

/** The admin's area. */
export function AdminLayout() {
  return <WerkLayout gebied="admin" />
}
