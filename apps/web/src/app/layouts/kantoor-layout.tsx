import { WerkLayout } from './werk-layout.tsx'

/** The product office's area. */
export function KantoorLayout() {
  return <WerkLayout gebied="kantoor" />
}
