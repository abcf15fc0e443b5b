import { landkaartEndpoints } from '@letterhaven/contracts/endpoints/landkaart'
import { useOphalen } from '../../../shared/api/use-ophalen.ts'

interface Wat {
  readonly leerlingId: string
  readonly somvensterId: string
}

/** Fetches one window of the map with its taken. */
export const useSomvenster = ({ leerlingId, somvensterId }: Wat) =>
  useOphalen(landkaartEndpoints.getSomvenster, { params: { leerlingId, somvensterId } })
