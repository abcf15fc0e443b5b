import { describe, expect, it } from 'vitest'
import { gaaptNa, grenzenVoor } from './grenzen.ts'

describe('the limits of a leerling', () => {
  it('leave everything free but the calm that the school asked for', () => {
    expect(grenzenVoor({ rustig: false }).mag).toEqual({
      letter: true,
      geluid: true,
      rustig: true,
    })
    expect(grenzenVoor({ rustig: true }).mag.rustig).toBe(false)
  })

  it('make the held yawn after twenty minutes of play, and not before', () => {
    const grenzen = grenzenVoor({ rustig: false })
    expect(gaaptNa(grenzen, 20 * 60_000 - 1)).toBe(false)
    expect(gaaptNa(grenzen, 20 * 60_000)).toBe(true)
  })
})
