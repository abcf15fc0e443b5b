import { describe, expect, it } from 'vitest'
import { hoeHetGaat } from './hoe-het-gaat.ts'

describe('how a pupil stands', () => {
  it('keeps nobody at a level above the own', () => {
    expect(hoeHetGaat('op_de_plaats', 'Noor')).toBe('Met Noor gaat het zoals verwacht')
  })
})
