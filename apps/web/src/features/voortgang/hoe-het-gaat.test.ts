import { describe, expect, it } from 'vitest'
import { hoeHetGaat, veranderingZin } from './hoe-het-gaat.ts'

const weken = (...goed: number[]) =>
  goed.map((g, i) => ({ week: `2026-W4${i}`, goed: g, totaal: 20 }))
const LAGER = weken(16, 16, 15, 15)
const STATUSSEN = ['aandacht', 'op_de_plaats', 'vooruit', 'nog_niet_te_zeggen'] as const

describe('how a pupil stands and what changed', () => {
  it('agree: a drop that is no signal is called chance, and nobody is kept at their level above it', () => {
    expect(hoeHetGaat('op_de_plaats', 'Noor')).toBe('Met Noor gaat het zoals verwacht')
    expect(veranderingZin({ status: 'op_de_plaats', weken: LAGER })).toBe(
      '5 procentpunt lager dan de vier weken ervoor; dat kan toeval zijn',
    )
    expect(veranderingZin({ status: 'nog_niet_te_zeggen', weken: LAGER })).toContain('toeval')
  })

  it('take a change that is a signal for what it is', () => {
    for (const status of ['aandacht', 'vooruit'] as const)
      expect(veranderingZin({ status, weken: LAGER })).toBe(
        '5 procentpunt lager dan de vier weken ervoor',
      )
  })

  it.each(STATUSSEN)(
    'call no change chance where there is none or too little to see one: %s',
    (status) => {
      expect(veranderingZin({ status, weken: weken(15, 15, 15, 15) })).toBe(
        'gelijk aan de vier weken ervoor',
      )
      expect(veranderingZin({ status, weken: [] })).toMatch(/nog te weinig/)
    },
  )
})
