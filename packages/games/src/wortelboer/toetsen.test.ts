import { describe, expect, it } from 'vitest'
import { begin, item, play } from './proef.ts'
import { toetsDaad } from './toetsen.ts'
import { WERKEN, type Werk } from './werken.ts'

const toets = (key: string) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: null,
})

const veld = begin(item('lopen', 'loopt'))
const bij = play(veld, { type: 'trek' }, { type: 'knip', gat: 3 }).state.opgave
const uit = bij && ({ ...bij, werk: 'blad' } as const)
const inGrond = veld.opgave
if (!uit || !inGrond) throw new Error('no carrot')
const hier = { opgave: uit, kan: true, isHerstel: false, keus: null, isOpen: false }

describe('the keys of wortelboer', () => {
  it('pull the carrot up, cut it back, and give it', () => {
    expect(toetsDaad(toets('ArrowUp'), { ...hier, opgave: inGrond, kan: false })).toEqual({
      doe: 'zet',
      input: { type: 'trek' },
    })
    expect(toetsDaad(toets('Backspace'), hier)).toMatchObject({ input: { type: 'undo' } })
    const enter = (werk: Werk) => toetsDaad(toets('Enter'), { ...hier, opgave: { ...uit, werk } })
    expect(WERKEN.map(enter)).toMatchObject([
      { input: { type: 'werk', werk: 'stam' } },
      { input: { type: 'werk', werk: 'blad' } },
      { input: { type: 'kaal' } },
      { input: { type: 'krat' } },
    ])
  })

  it('write a leaf letter after letter', () => {
    const met = (uitgang: 't' | 'te') => ({
      ...hier,
      opgave: { ...uit, gewas: { ...uit.gewas, uitgang } },
    })
    expect(toetsDaad(toets('t'), hier)).toMatchObject({ input: { type: 'blad', blad: 't' } })
    expect(toetsDaad(toets('e'), met('t'))).toMatchObject({ input: { blad: 'te' } })
    expect(toetsDaad(toets('n'), met('te'))).toMatchObject({ input: { blad: 'ten' } })
    expect(toetsDaad(toets('d'), met('te'))).toMatchObject({ input: { blad: 'd' } })
    // Decoy: while it is cut no leaf is written.
    expect(toetsDaad(toets('t'), { ...hier, opgave: { ...uit, werk: 'knip' } })).toBeNull()
    expect(toetsDaad(toets('g'), hier)).toMatchObject({ input: { type: 'ge', plek: 0 } })
  })

  it('write the letter whose tray is open, and only what lies in it', () => {
    const bijO = { ...hier, keus: 1, isOpen: true }
    expect(toetsDaad(toets('o'), bijO)).toMatchObject({ input: { plek: 1, ent: 'oo' } })
    expect(toetsDaad(toets('i'), bijO)).toMatchObject({ input: { plek: 1, ent: 'i' } })
    expect(toetsDaad(toets('p'), bijO)).toBeNull()
    expect(toetsDaad(toets('Backspace'), bijO)).toEqual({ doe: 'dicht' })
  })

  it('leave alone what belongs to the browser, and what cannot be done now (decoy)', () => {
    expect(toetsDaad({ ...toets('t'), ctrlKey: true }, hier)).toBeNull()
    expect(toetsDaad(toets('Escape'), hier)).toBeNull()
    expect(toetsDaad(toets('t'), { ...hier, kan: false })).toBeNull()
    expect(toetsDaad(toets('ArrowUp'), { ...hier, kan: false })).toBeNull()
  })
})
