import { useQuery } from '@tanstack/react-query'
import { voortgangEndpoints } from '@letterhaven/contracts/endpoints/voortgang'
import { vraag } from '../../../shared/api/query.ts'

interface Vraag {
  readonly adminId: string
  readonly leerlingId: string
  readonly categorie: string
}

/** Fetches the wrong spellings of one pupil in one category. */
export function useEigenFouten(params: Vraag) {
  return useQuery(vraag(voortgangEndpoints.listEigenFouten, { params: { ...params } }))
}
