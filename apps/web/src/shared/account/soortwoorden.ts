import { soortwoorden, type Soortwoorden } from '@letterhaven/domain/soortwoorden'
import { useWoordkeus } from '../woordkeus.tsx'

/** The words that differ between a school, a practice and a home, for the signed-in user: `const s = useSoortwoorden()`. */
export const useSoortwoorden = (): Soortwoorden => soortwoorden(useWoordkeus())
