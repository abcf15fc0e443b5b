import type { Beheersing } from '@letterhaven/contracts/uitleg'
import type { IcoonNaam } from '@letterhaven/ui/stijl/icoon-paden'
import { langeDag } from '../../shared/weergave/geleden.ts'

/** At this certainty, while still practising, the level is reached but not proven (`adaptief/constanten`). */
const BIJNA_ZEKER = 0.9

interface Beeld {
  readonly icoon: IcoonNaam
  readonly woord: string
  readonly soort: 'bezig' | 'bijna' | 'beheerst' | 'vastgehouden'
}

const procent = (zeker: number): string => `${Math.floor(zeker * 100)}% zeker`

/** Returns how far a pupil is in a category: a word with its icon, since when, and how certain that is. */
export function beheersingBeeld({ stand, sinds, zeker }: Beheersing): Beeld {
  if (stand === 'bezig') {
    return zeker >= BIJNA_ZEKER
      ? { icoon: 'klok', woord: 'Bijna beheerst', soort: 'bijna' }
      : { icoon: 'potlood', woord: 'Nog aan het oefenen', soort: 'bezig' }
  }
  const vanaf = sinds === null ? '' : ` sinds ${langeDag(sinds)}`
  return stand === 'beheerst'
    ? { icoon: 'vinkje', woord: `Beheerst${vanaf}, ${procent(zeker)}`, soort: stand }
    : { icoon: 'ster', woord: `Onthouden${vanaf}, ${procent(zeker)}`, soort: stand }
}
