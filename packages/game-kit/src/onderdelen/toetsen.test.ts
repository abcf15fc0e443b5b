import { describe, expect, it } from 'vitest'
import { addTeken, daadVan, dropTeken, stapNaar, type Regel } from './toetsen.ts'

const LOS = { ctrlKey: false, metaKey: false, altKey: false, vast: false }
const written = (tekens: readonly string[]): Regel =>
  tekens.reduce<Regel>((regel, teken) => addTeken(regel, teken) ?? regel, [])

describe('a line that is written', () => {
  it('takes letters, accents, the signs of Dutch words, and ij as one', () => {
    expect(written([...'hond']).join('')).toBe('hond')
    expect(written(['w', 'ij', 'n'])).toEqual(['w', 'ij', 'n'])
    expect(written(['c', 'a', 'f', 'e\u0301'])).toEqual(['c', 'a', 'f', 'é'])
    expect(written(["'", 's', ' ', 'a']).join('')).toBe("'s a")
    expect(written([...'België']).join('')).toBe('België')
  })

  it.each(['', 'ab', '1', '/', '|', '\u0000', '\n', 'Enter'])('does not take %j', (teken) => {
    expect(addTeken(['a'], teken)).toBeNull()
  })

  it('does not begin with a space, and is never longer than it can be shown', () => {
    expect(addTeken([], ' ')).toBeNull()
    const vol = written(Array.from({ length: 40 }, () => 'a'))
    expect(vol.length).toBeLessThan(30)
    expect(addTeken(vol, 'a')).toBeNull()
  })

  it('loses its last sign, and ij as a whole', () => {
    expect(dropTeken(['w', 'ij'])).toEqual(['w'])
    expect(dropTeken([])).toBeNull()
  })

  it('is brought to a form sign by sign, back first where it went wrong', () => {
    expect(stapNaar([], 'kip')).toBe('k')
    expect(stapNaar(['k', 'a'], 'kip')).toBe('wis')
    expect(stapNaar(['k', 'i', 'p'], 'kip')).toBeNull()
    expect(stapNaar(['k', 'i', 'p', 'p'], 'kip')).toBe('wis')
    expect(stapNaar(['w', 'ij'], 'wijn')).toBe('n')
  })
})

describe('a key of the keyboard', () => {
  it('writes, takes back or gives', () => {
    expect(daadVan({ ...LOS, key: 'b' })).toEqual({ doe: 'teken', teken: 'b' })
    expect(daadVan({ ...LOS, key: 'Backspace' })).toEqual({ doe: 'wis' })
    expect(daadVan({ ...LOS, key: 'Enter' })).toEqual({ doe: 'geef' })
    // AltGr is Ctrl and Alt together on many keyboards.
    expect(daadVan({ ...LOS, key: 'é', ctrlKey: true, altKey: true })).toMatchObject({ teken: 'é' })
  })

  it('writes small letters where capitals are locked, and a capital with Shift', () => {
    expect(daadVan({ ...LOS, key: 'B', vast: true })).toMatchObject({ teken: 'b' })
    expect(daadVan({ ...LOS, key: 'b', vast: true })).toMatchObject({ teken: 'B' })
    expect(daadVan({ ...LOS, key: 'B' })).toMatchObject({ teken: 'B' })
  })

  it.each(['ArrowUp', 'Tab', 'Escape', 'F5', '4', 'Shift', 'Dead'])('leaves %s alone', (key) => {
    expect(daadVan({ ...LOS, key })).toBeNull()
  })

  it('leaves the shortcuts of the browser alone', () => {
    expect(daadVan({ ...LOS, key: 'r', ctrlKey: true })).toBeNull()
    expect(daadVan({ ...LOS, key: 'c', metaKey: true })).toBeNull()
    expect(daadVan({ ...LOS, key: 'd', altKey: true })).toBeNull()
  })
})
