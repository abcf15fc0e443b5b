import { magLeven, type IjkBank, type Ijkpunt } from '@letterhaven/adaptief'
import { MIN_PROEF } from '@letterhaven/adaptief/ijking'
import type { Catalogus } from '@letterhaven/contracts/taak'
import { describe, expect, it } from 'vitest'
import { calibrateBankOf } from '../bank.ts'
import { beproef } from './beproef.ts'

const catalogus: Catalogus = {
  categorieen: [{ code: 'ei', groep: 4, vereist: [] }],
  woorden: ['trein', 'klein'].map((id) => ({
    id,
    categorie: 'ei',
    kenmerken: {},
    moeilijkheid: { mean: 0, sd: 0.6 },
  })),
}
const oud = calibrateBankOf(catalogus, null)
/** A bank that takes the word 'trein' to be easier. */
const nieuw: IjkBank = {
  ...oud,
  moeilijkheid: { ...oud.moeilijkheid, trein: { mean: -0.2, sd: 0.6 } },
}
const punt = (item: string, correct: boolean): Ijkpunt => ({
  item,
  correct,
  guess: 0.02,
  gewicht: 1,
  vaardigheid: { mean: 0, variantie: 0.1 },
  cel: 3,
  eerder: 0,
})
/** Returns this many right and wrong answers on the word that changed, among answers on the other word. */
const later = (goed: number, fout: number, ander = MIN_PROEF): Ijkpunt[] => [
  ...Array.from({ length: goed }, () => punt('trein', true)),
  ...Array.from({ length: fout }, () => punt('trein', false)),
  ...Array.from({ length: ander }, (_, i) => punt('klein', i % 2 === 0)),
]

describe('trying a new bank on later answers', () => {
  it('finds it better when it foresees them better, with how much', () => {
    const { isBeter, verlies } = beproef(catalogus, { oud, nieuw }, later(40, 10))
    expect(isBeter).toBe(true)
    expect(verlies.na).toBeLessThan(verlies.voor)
  })

  it('does not when the gain is smaller than its own error, though there is one', () => {
    const luk = later(6, 5)
    expect(magLeven(catalogus, { oud, nieuw }, luk)).toBe(true)
    expect(beproef(catalogus, { oud, nieuw }, luk).isBeter).toBe(false)
  })

  it('does not when it foresees them worse, alike, or when there are too few', () => {
    expect(beproef(catalogus, { oud, nieuw }, later(10, 40)).isBeter).toBe(false)
    expect(beproef(catalogus, { oud, nieuw: oud }, later(40, 10)).isBeter).toBe(false)
    expect(beproef(catalogus, { oud, nieuw }, later(40, 10, 0)).isBeter).toBe(false)
  })
})
