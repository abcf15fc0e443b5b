import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { aantal } from '../weergave/woorden.ts'

const PER_VEL = 8

/** Returns a sentence with the number of sheets for these numbers of cards per group: each group begins on a new sheet. */
export function vellenZin(perGroep: readonly number[], w: Pick<Woordkeus, 'groep'>): string {
  const vellen = perGroep.reduce((tot, kaarten) => tot + Math.ceil(kaarten / PER_VEL), 0)
  const elk = perGroep.length > 1 ? ` Elke ${w.groep} begint op een nieuw vel.` : ''
  return `${aantal(vellen, 'vel', 'vellen')} A4, acht kaarten op een vel, met snijlijnen.${elk}`
}
