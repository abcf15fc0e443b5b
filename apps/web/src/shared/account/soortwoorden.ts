import { soortwoorden, type Soortwoorden } from '@letterhaven/domain/soortwoorden'
import { useWoordkeus } from '../woordkeus.tsx'

/** What a school, a practice and a home call otherwise, for who is signed in: `const s = useSoortwoorden()`. */
export const useSoortwoorden = (): Soortwoorden => soortwoorden(useWoordkeus())
