import { describe, expect, it } from 'vitest'
import { aantal, opsomming, weekKort } from './woorden.ts'

describe('counts and names in a sentence', () => {
  it('uses the singular for one only', () => {
    expect(aantal(1, 'leerling', 'leerlingen')).toBe('1 leerling')
    expect(aantal(0, 'leerling', 'leerlingen')).toBe('0 leerlingen')
    expect(aantal(1204, 'antwoord', 'antwoorden')).toBe('1.204 antwoorden')
  })

  it('joins up to three names and counts the rest', () => {
    expect(opsomming(['Yara'])).toBe('Yara')
    expect(opsomming(['Yara', 'Levi'])).toBe('Yara en Levi')
    expect(opsomming(['Yara', 'Levi', 'Jesse'])).toBe('Yara, Levi en Jesse')
    expect(opsomming(['Yara', 'Levi', 'Jesse', 'Daan', 'Noor'])).toBe('Yara, Levi en nog\u00a03')
    const velen = Array.from({ length: 1090 }, (_, i) => `kind ${i}`)
    expect(opsomming(velen)).toBe('kind 0, kind 1 en nog\u00a01.088')
  })

  it('drops the zero of an early week', () => {
    expect(weekKort('2026-W47')).toBe('wk 47')
    expect(weekKort('2027-W03')).toBe('wk 3')
  })
})
