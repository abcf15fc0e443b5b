import { describe, expect, it } from 'vitest'
import { heleProcenten, procent, zegbaarDeel } from './deel.ts'

describe('a share right', () => {
  it('is not said under ten answers, and is from ten on', () => {
    expect(zegbaarDeel({ goed: 9, totaal: 9 })).toBeNull()
    expect(zegbaarDeel({ goed: 7, totaal: 10 })).toBe(0.7)
  })

  it('is a whole percentage without a space', () => {
    expect(procent(0.756)).toBe('76%')
    expect(heleProcenten({ goed: 2, totaal: 3 })).toBe(67)
  })

  it('goes up at a half, also where a binary fraction falls short of it', () => {
    expect(heleProcenten({ goed: 23, totaal: 40 })).toBe(58)
    expect(procent(23 / 40)).toBe('58%')
    expect(heleProcenten({ goed: 229, totaal: 400 })).toBe(57)
  })

  it('is nothing, and not zero, where nothing was answered', () => {
    expect(heleProcenten({ goed: 0, totaal: 0 })).toBeNull()
    expect(heleProcenten({ goed: 0, totaal: 4 })).toBe(0)
  })
})
