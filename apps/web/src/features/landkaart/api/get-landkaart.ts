import { landkaartEndpoints } from '@letterhaven/contracts/endpoints/landkaart'
import { useOphalen } from '../../../shared/api/use-ophalen.ts'

/** The pupil's map. */
export const useLandkaart = (leerlingId: string) =>
  useOphalen(landkaartEndpoints.getLandkaart, { params: { leerlingId } })
