import { RECHTEN } from '@letterhaven/contracts/recht'
import { ROLLEN } from '@letterhaven/contracts/rol'
import { describe, expect, it } from 'vitest'
import { isTeBekijken, magMeekijken } from './kijk-mee.ts'
import { heeftRecht } from './rechten.ts'

describe('looking along', () => {
  it('never shows a way in, everything at once, or the log of itself', () => {
    const nooit = [
      'wachtwoord.read',
      'schoolcode.write',
      'koppeling.write',
      'verhuizing.write',
      'uitvoer.read',
      'inzage.read',
    ] as const
    for (const recht of nooit) {
      expect(isTeBekijken(recht)).toBe(false)
      for (const rol of ROLLEN) expect(magMeekijken(rol, recht)).toBe(false)
    }
  })

  it('shows nobody more than who is looked along with sees', () => {
    const meer = RECHTEN.flatMap((recht) =>
      ROLLEN.filter((rol) => magMeekijken(rol, recht) && !heeftRecht(rol, recht)).map((rol) => [
        rol,
        recht,
      ]),
    )
    expect(meer).toEqual([])
    expect(magMeekijken('schooladmin', 'docent.write')).toBe(true)
    expect(magMeekijken('docent', 'docent.write')).toBe(false)
    expect(magMeekijken('docent', 'voortgang.read')).toBe(true)
  })
})
