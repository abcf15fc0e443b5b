import type { Licentie } from '@letterhaven/contracts/licentie'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { aantal } from '../../shared/weergave/woorden.ts'

type Woorden = Pick<Woordkeus, 'leerling' | 'leerlingen'>
type Volgend = Pick<Licentie['volgend'], 'blijven' | 'plaatsen'>

/** Says for how many pupils a seat is expected to be needed next year, and how many were ordered. */
export function volgendJaarZin({ blijven, plaatsen }: Volgend, w: Woorden): string {
  const besteld =
    plaatsen === 0
      ? 'er is nog niets besteld'
      : `er ${plaatsen === 1 ? 'is' : 'zijn'} ${aantal(plaatsen, 'plaats', 'plaatsen')} besteld`
  const nodig =
    blijven === 0
      ? 'Naar verwachting heeft volgend jaar nog niemand een plaats nodig'
      : `Naar verwachting is voor ${aantal(blijven, w.leerling, w.leerlingen)} een plaats nodig`
  return `${nodig}; ${besteld}. Wie nieuw is, komt daar nog bij.`
}
