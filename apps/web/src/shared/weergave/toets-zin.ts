import type { ToetsUitslag } from '@letterhaven/contracts/methodetoets'
import { GENOEG_VOOR_OORDEEL } from '@letterhaven/contracts/toets-maten'
import { wholePercent } from '@letterhaven/domain/voortgang'

/** Says what is known of one category after a test; with fewer than ten words only that a judgement is not possible. */
export function oordeelZin({ van, oordeel }: Pick<ToetsUitslag, 'van' | 'oordeel'>): string {
  if (van < GENOEG_VOOR_OORDEEL) return 'te weinig woorden voor een oordeel'
  if (!oordeel) return 'het oordeel wordt nog berekend'
  const [laag, hoog] = [wholePercent(oordeel.laag), wholePercent(oordeel.hoog)]
  return `naar verwachting ${laag} tot ${hoog} van de 100 woorden goed`
}

/** '8 van de 10 goed' */
export const goedZin = ({ goed, van }: Pick<ToetsUitslag, 'goed' | 'van'>): string =>
  `${goed} van de ${van} goed`
