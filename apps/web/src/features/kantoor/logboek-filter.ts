import { isDag } from '@letterhaven/contracts/dag'
import type { UserId } from '@letterhaven/contracts/ids'
import type { KantoorLogVraag } from '@letterhaven/contracts/kantoor-log'
import { KANTOOR_WAT } from '@letterhaven/contracts/kantoor-wat'
import { useZoektekst } from '../../shared/routes/zoekparam.ts'

/** What the filter's fields hold, as text: of whom, of which kind, and from which day to which. */
export interface LogFilter {
  readonly wie: string
  readonly wat: string
  readonly van: string
  readonly tot: string
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** A year that is being typed is no day yet. */
const isGetypt = (dag: string): boolean => isDag(dag) && dag >= '1900-01-01' && dag < '2200-01-01'

/** Makes the question of a filter; what cannot be meant is left out of it. */
export function vraagVan({ wie, wat, van, tot }: LogFilter): Omit<KantoorLogVraag, 'na'> {
  const soort = KANTOOR_WAT.find((een) => een === wat)
  return {
    ...(ID.test(wie) ? { wie: wie as UserId } : {}),
    ...(soort ? { wat: soort } : {}),
    ...(isGetypt(van) ? { van } : {}),
    ...(isGetypt(tot) ? { tot } : {}),
  }
}

/** Keeps the filter in the address, so that a link and Back bring it back. */
export function useLogFilter() {
  const [wie, setWie] = useZoektekst('wie')
  const [wat, setWat] = useZoektekst('wat')
  const [van, setVan] = useZoektekst('van')
  const [tot, setTot] = useZoektekst('tot')
  return { filter: { wie, wat, van, tot }, setWie, setWat, setVan, setTot }
}
