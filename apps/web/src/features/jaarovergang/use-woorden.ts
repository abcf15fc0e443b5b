import { useSoortwoorden } from '../../shared/account/soortwoorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import type { Woorden } from './overgang-zinnen.ts'

/** Returns the wording for the new year in this account. */
export function useWoorden(): Woorden {
  const w = useWoordkeus()
  const { vertrek } = useSoortwoorden()
  return { ...w, vertrek }
}
