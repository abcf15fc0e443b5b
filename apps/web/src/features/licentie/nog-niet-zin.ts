import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { aantal } from '../../shared/weergave/woorden.ts'

/** Says how many pupils take no seat until they practise, and in which years they are. */
export function nogNietZin(nogNiet: number, w: Woordkeus): string {
  const jaren = w.groepEn(1, 2)
  const waar = jaren.endsWith('klas') ? `de ${jaren}` : jaren
  const wie = `${aantal(nogNiet, w.leerling, w.leerlingen)} in ${waar} of ${w.groepN(Number.NaN)}`
  return nogNiet === 1
    ? `${wie} telt pas mee als die oefent.`
    : `${wie} tellen pas mee als ze oefenen.`
}
