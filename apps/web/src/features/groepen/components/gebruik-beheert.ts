import { heeftRecht } from '@letterhaven/domain/rechten'
import { useSessieUser } from '../../../shared/session/sessie.ts'

/** Does this person keep the whole school? */
export function useBeheert(): boolean {
  const role = useSessieUser()?.role
  return role !== undefined && heeftRecht(role, 'import.write')
}
