import { landkaartEndpoints } from '@letterhaven/contracts/endpoints/landkaart'
import { useOphalen } from '../../../shared/api/use-ophalen.ts'

/** Fetches the pupil's map. */
export const useLandkaart = (leerlingId: string) =>
  useOphalen(landkaartEndpoints.getLandkaart, { params: { leerlingId } })
