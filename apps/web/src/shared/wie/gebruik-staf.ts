import { useSessieUser } from '../session/sessie.ts'
import { stafWoord } from './staf-woord.ts'

/** What who is signed in calls the staff, in the midst of a sentence. */
export const useStaf = (): string => stafWoord(useSessieUser()?.role).toLowerCase()
