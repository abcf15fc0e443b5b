import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { applyThema, parseThema, themaScript } from './thema.ts'

function bootWith(stored: string | null): string | undefined {
  const dataset: Record<string, string> = {}
  const localStorage = { getItem: (key: string) => (key === 'theme' ? stored : 'dark') }
  runInNewContext(themaScript, { localStorage, document: { documentElement: { dataset } } })
  return dataset['theme']
}

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

  it.each([null, 'light', 'dark', 'system', 'blauw'])(
    'script before the first paint does the same for %s',
    (stored) => {
      const root = { dataset: {} as DOMStringMap }
      applyThema(root, parseThema(stored))
      expect(bootWith(stored)).toBe(root.dataset['theme'])
    },
  )

  it('script falls back to light when storage is closed', () => {
    const dataset: Record<string, string> = {}
    const closed = {
      getItem: () => {
        throw new Error('closed')
      },
    }
    runInNewContext(themaScript, {
      localStorage: closed,
      document: { documentElement: { dataset } },
    })
    expect(dataset['theme']).toBe('light')
  })
})
