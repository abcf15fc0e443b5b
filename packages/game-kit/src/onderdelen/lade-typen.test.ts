import { describe, expect, it } from 'vitest'
import { NIETS_GETYPT, typTegel, typVerschil } from './lade-typen.ts'

/** Types letters as a hand does, and returns what lies then; letters that are refused do nothing. */
function typ(tegels: readonly string[], letters: string) {
  const lijn: string[] = []
  let nu = NIETS_GETYPT
  for (const teken of letters) {
    const naar = typTegel(tegels, nu, teken)
    if (!naar) continue
    const { wis, leg } = typVerschil(nu, naar)
    lijn.splice(lijn.length - wis, wis, ...leg.map((plek) => tegels[plek] ?? ''))
    nu = naar
  }
  return { lijn, rest: nu.rest }
}

describe('a word that is typed on tiles', () => {
  it.each([
    ['vriend', ['d', 'i', 'n', 'v', 'ie', 'r', 'e'], ['v', 'r', 'ie', 'n', 'd']],
    ['taxi', ['i', 'ie', 't', 'a', 'aa', 'x'], ['t', 'a', 'x', 'i']],
    ['schat', ['sch', 't', 'a', 'g'], ['sch', 'a', 't']],
    ['schat', ['s', 'c', 'h', 'sch', 't', 'a'], ['sch', 'a', 't']],
    ['maan', ['m', 'aa', 'n'], ['m', 'aa', 'n']],
    ['zeeëend', ['z', 'ee', 'ë', 'e', 'n', 'd'], ['z', 'ee', 'ë', 'e', 'n', 'd']],
    ['Mei', ['m', 'M', 'ei', 'ij'], ['M', 'ei']],
    ['mei', ['M', 'ei', 'ij'], ['M', 'ei']],
  ])('lies as it was typed: %s', (woord, tegels, lijn) =>
    expect(typ(tegels, woord)).toEqual({ lijn, rest: '' }),
  )

  it('is not finished for the hand: a man does not become a maan', () => {
    expect(typ(['m', 'aa', 'n'], 'man')).toEqual({ lijn: ['m'], rest: 'a' })
  })

  it('takes no letter that no tile has', () => {
    expect(typ(['m', 'aa', 'n'], 'mqaan')).toEqual({ lijn: ['m', 'aa', 'n'], rest: '' })
  })
})
