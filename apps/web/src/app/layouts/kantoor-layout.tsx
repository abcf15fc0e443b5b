import { KijkMeePoort } from './kijk-mee-poort.tsx'
import { WerkLayout } from './werk-layout.tsx'

/** The product office's area. */
export function KantoorLayout() {
  return <KijkMeePoort kader={() => <WerkLayout gebied="kantoor" />} />
}
