import { describe, expect, it } from 'vitest'
import { begin } from './proef.ts'
import { inputVan } from './toetsen.ts'

type Spel = ReturnType<typeof begin>

/** Presses a key beside all buttons, or on one; returns what it did. */
function press(spel: Spel, key: string, isKnop = false) {
  const input = inputVan(key, { state: spel.staat(), isKnop })
  if (input) spel.perform(input)
  return input
}

describe('the keys of leesrace', () => {
  it('move the star along the stretch that is read and not beyond it, and go on', () => {
    const spel = begin()
    press(spel, 'ArrowDown')
    press(spel, 'ArrowDown')
    expect(spel.staat().opgave?.ster).toBe(1)
    press(spel, 'ArrowDown')
    press(spel, 'ArrowDown')
    expect(spel.staat().opgave?.ster).toBe(2)
    press(spel, 'ArrowUp')
    expect(spel.staat().opgave?.ster).toBe(1)
    expect(press(spel, 'Enter')).toEqual({ type: 'licht' })
    expect(begin().staat().opgave?.ster).toBeNull()
  })

  it('move the flag, and say at the side of each button what it says', () => {
    const spel = begin({ trap: 3 })
    spel.read()
    expect(press(spel, 'ArrowDown')).toEqual({ type: 'regel', nr: 0 })
    const [links] = spel.staat().opgave?.roepen ?? []
    expect(press(spel, 'ArrowLeft')).toEqual({ type: 'roep', nr: links?.wie })
    expect(spel.staat().fase).toBe('kijken')
    const een = begin()
    een.read()
    expect(press(een, 'ArrowLeft')).toEqual({ type: 'roep', nr: -1 })
    expect(press(een, 'ArrowRight')).toEqual({
      type: 'roep',
      nr: een.staat().opgave?.roepen[0]?.wie,
    })
  })

  it('give nothing by Enter or Space alone', () => {
    const spel = begin()
    spel.read()
    spel.perform({ type: 'regel', nr: 0 })
    for (const key of ['Enter', ' ']) expect(press(spel, key)).toBeNull()
  })

  it('run by Space while there is a sprint, and go on by it after', () => {
    const spel = begin()
    spel.read(1)
    spel.plant(0)
    for (let pas = 0; pas < 8; pas += 1) expect(press(spel, ' ')).toEqual({ type: 'ren' })
    expect(press(spel, ' ')).toEqual({ type: 'verder' })
    const ander = begin()
    ander.read(1)
    ander.plant(0)
    expect(press(ander, 'Enter')).toEqual({ type: 'verder' })
  })

  it('leave Enter and Space to a button that has the focus (decoy)', () => {
    const spel = begin()
    spel.perform({ type: 'ster', nr: 0 })
    expect(press(spel, 'Enter', true)).toBeNull()
  })
})
