import { DOCENT_LOG_SOORTEN } from '@letterhaven/contracts/docent-maten'
import { describe, expect, it } from 'vitest'
import { logZin } from './log-zin.ts'

describe('what was done to the staff', () => {
  it.each(DOCENT_LOG_SOORTEN)('is a sentence of its own, with whom it was about: %s', (wat) => {
    const zin = logZin({ wie: 'Karin', wat, over: 'Fenna' }, 'groepen')
    expect(zin).toContain('Fenna')
    const andere = DOCENT_LOG_SOORTEN.filter((soort) => soort !== wat)
    for (const soort of andere)
      expect(logZin({ wie: 'Karin', wat: soort, over: 'Fenna' }, 'groepen')).not.toBe(zin)
  })

  it('names nobody who is not known any more', () => {
    expect(logZin({ wie: null, wat: 'rol', over: 'Fenna' }, 'groepen')).toMatch(/^Iemand /)
  })
})
