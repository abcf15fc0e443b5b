import { describe, expect, it } from 'vitest'
import { tekenDaad } from './toetsen.ts'

const press = (key: string, ook: Partial<KeyboardEvent> = {}) =>
  tekenDaad({ key, ctrlKey: false, metaKey: false, altKey: false, ...ook })

describe('a key at a text without its marks', () => {
  it.each([
    ['.', '.'],
    ['?', '?'],
    ['"', '‘'],
    ["'", '’'],
  ])('%s hangs the sign %s', (key, teken) => {
    expect(press(key)).toEqual({ doe: 'hang', teken })
  })

  it('walks along the wagons, takes a sign off, and lets the train leave', () => {
    expect(press('ArrowRight')).toEqual({ doe: 'loop', stap: 1 })
    expect(press('ArrowLeft')).toEqual({ doe: 'loop', stap: -1 })
    expect(press('Backspace')).toEqual({ doe: 'wis' })
    expect(press('v')).toEqual({ doe: 'vertrek' })
  })

  it('does nothing where it is another, or belongs to the browser (decoy)', () => {
    expect(press('x')).toBeNull()
    expect(press('v', { ctrlKey: true })).toBeNull()
  })
})
