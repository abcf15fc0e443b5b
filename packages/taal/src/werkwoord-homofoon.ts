import { bijvoeglijkDeelwoord, conjugate } from './vervoeg.ts'
import type { Persoon, Tijd, Werkwoord, WerkwoordRol } from './werkwoord.ts'

/** One side of a pair: a form with the role it has there. */
export interface HomofoonKant {
  vorm: string
  rol: WerkwoordRol
  tijd?: Tijd
}

/** Two forms of one verb that sound alike and are written differently, so that only the sentence decides. */
export type Homofoon = readonly [HomofoonKant, HomofoonKant]

/** Returns how a form sounds, as far as endings go: a final d, dt or t, and a doubled d or t before -e(n). */
function klinktAls(vorm: string): string {
  return vorm
    .replace(/dt$|d$/, 't')
    .replace(/([aeou])\1([dt])\2(en?)$/, '$1$2$3')
    .replace(/([^aeiou]|[aeiou]{2})([dt])\2(en?)$/, '$1$2$3')
}

function kant(werkwoord: Werkwoord, tijd: Tijd, persoon: Persoon): HomofoonKant {
  return { vorm: conjugate(werkwoord, { tijd, persoon, inversie: false }), rol: 'pv', tijd }
}

/**
 * Returns the pairs of one verb: ik and hij (`vind`, `vindt`), present and participle (`gebeurt`, `gebeurd`), past and
 * participle before a noun (`verbreedde`, `verbrede`), and plural present and past (`praten`, `praatten`).
 */
export function homofonen(werkwoord: Werkwoord): Homofoon[] {
  const hij = kant(werkwoord, 'tt', 'hij')
  const kandidaten: Homofoon[] = [
    [kant(werkwoord, 'tt', 'ik'), hij],
    [kant(werkwoord, 'tt', 'wij'), kant(werkwoord, 'vt', 'wij')],
  ]
  const bvd = bijvoeglijkDeelwoord(werkwoord)
  if (werkwoord.vd !== undefined && bvd !== undefined) {
    kandidaten.push([hij, { vorm: werkwoord.vd, rol: 'vd' }])
    kandidaten.push([kant(werkwoord, 'vt', 'hij'), { vorm: bvd, rol: 'bvd' }])
  }
  return kandidaten.filter(
    ([een, twee]) => een.vorm !== twee.vorm && klinktAls(een.vorm) === klinktAls(twee.vorm),
  )
}
