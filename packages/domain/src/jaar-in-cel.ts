import type { Land } from '@letterhaven/contracts/admin'

/** Matches one number with at most a word before it, an ending and a word after it, and the letter of a class. */
const VORM =
  /^(?:(?<voor>jaargroep|groep|gr|leerjaar|lj|kleuterklas|kleuter|klas|l|k)\.? ?)?0?(?<cijfer>[1-8]) ?(?:ste|de|e)? ?(?<na>groep|leerjaar|lj|kleuterklas|kleuter|klas|l|k)?[ -]?[a-z]?$/u

/** Which count a word belongs to, in full or abbreviated; 'klas' belongs to none. */
const SOORT: Readonly<Record<string, 'groep' | 'leerjaar' | 'kleuter'>> = {
  jaargroep: 'groep',
  groep: 'groep',
  gr: 'groep',
  leerjaar: 'leerjaar',
  lj: 'leerjaar',
  kleuterklas: 'kleuter',
  kleuter: 'kleuter',
}
/** 'L3' and '2K' mean this only in Flanders; elsewhere the letter tells classes of one year apart. */
const LETTER: typeof SOORT = { l: 'leerjaar', k: 'kleuter' }

/** What is added to a number to get the Dutch year. */
const VERSCHIL = { groep: 0, leerjaar: 2, kleuter: -1 } as const

function verschilVan(woord: string, land: Land): number {
  const soort = SOORT[woord] ?? (land === 'be' ? (LETTER[woord] ?? 'leerjaar') : 'groep')
  return VERSCHIL[soort]
}

/**
 * Reads the year in a cell of a list, in the Dutch count from 1 to 8. A word says how it counts ('groep 5', '3de leerjaar', '2e
 * kleuterklas'); a number alone or with a letter ('5', '5a') counts as the country does. Returns null where the cell holds none
 * of these.
 */
export function readJaarInCel(cel: string, land: Land): number | null {
  const { voor, cijfer, na } =
    VORM.exec(cel.toLowerCase().trim().replaceAll(/\s+/gu, ' '))?.groups ?? {}
  if (cijfer === undefined) return null
  const woord = voor === undefined || voor === 'klas' ? (na ?? '') : voor
  const jaar = Number(cijfer) + verschilVan(woord, land)
  return jaar >= 1 && jaar <= 8 ? jaar : null
}
