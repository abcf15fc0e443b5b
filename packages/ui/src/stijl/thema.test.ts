import { describe, expect, it } from 'vitest'
import { applyThema, parseThema } from './thema.ts'

describe('theme', () => {
  it('is light when nothing, or nonsense, is stored', () => {
    expect(parseThema(null)).toBe('light')
    expect(parseThema('blauw')).toBe('light')
    expect(parseThema('dark')).toBe('dark')
    expect(parseThema('system')).toBe('system')
  })

  it('follows the device by taking the attribute away', () => {
    const root = { dataset: { theme: 'dark' } as DOMStringMap }
    applyThema(root, 'system')
    expect('theme' in root.dataset).toBe(false)
    applyThema(root, 'light')
    expect(root.dataset['theme']).toBe('light')
  })
})
