import type { Licentie } from '@letterhaven/contracts/licentie'
import { aantal } from '../../shared/weergave/woorden.ts'

type Volgend = Pick<Licentie['volgend'], 'blijven' | 'plaatsen'>

/** For how many a seat is expected to be needed next year, and what was ordered for it. */
export function volgendJaarZin({ blijven, plaatsen }: Volgend): string {
  const besteld =
    plaatsen === 0
      ? 'er is nog niets besteld'
      : `er ${plaatsen === 1 ? 'is' : 'zijn'} ${aantal(plaatsen, 'plaats', 'plaatsen')} besteld`
  const nodig =
    blijven === 0
      ? 'Er zijn nog geen leerlingen die volgend jaar een plaats nodig hebben'
      : `Naar verwachting is voor ${aantal(blijven, 'leerling', 'leerlingen')} een plaats nodig`
  return `${nodig}; ${besteld}. Nieuwe leerlingen komen daar nog bij.`
}
