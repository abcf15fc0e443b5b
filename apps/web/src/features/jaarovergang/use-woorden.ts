import { useSoortwoorden } from '../../shared/account/soortwoorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import type { Woorden } from './overgang-zinnen.ts'

/** The words in which the new year is told here. */
export function useWoorden(): Woorden {
  const w = useWoordkeus()
  const { vertrek } = useSoortwoorden()
  return { ...w, vertrek }
}
