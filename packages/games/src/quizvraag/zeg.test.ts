import { describe, expect, it } from 'vitest'
import { begin, leg, play, vraag } from './proef.ts'
import { TEKST } from './tekst.ts'
import { sayWinst } from './zeg.ts'

const KLAAR = { type: 'klaar' } as const
const gelezen = (...taak: Parameters<typeof begin>) => play(begin(...taak), KLAAR).state
const [TIM, TAS] = [2, 3] as const

describe('what is told at a verdict', () => {
  it('is how many stones bring how many visitors, and of a mistake that its stones roll off', () => {
    expect(sayWinst(leg(gelezen(), TIM, TIM, TIM).state)).toBe('Drie stenen, drie kijkers!')
    expect(sayWinst(leg(gelezen(), TIM, TIM, TAS).state)).toBe('Twee stenen, twee kijkers!')
    const mis = leg(gelezen(), TAS, TAS, TIM).state
    expect(sayWinst(mis)).toBe('Die twee stenen rollen weg.')
    const weer = play(mis, { type: 'verder' }, KLAAR).state
    expect(sayWinst(leg(weer, TIM, TIM, TIM).state)).toBe('Toch gevonden: twee kijkers erbij!')
    expect(sayWinst(leg(gelezen(), TAS, TAS, TAS).state)).toBe('Die drie stenen rollen weg.')
    // Decoy: before the verdict nothing is told.
    expect(sayWinst(gelezen())).toBeNull()
  })
})

describe('the bar', () => {
  it('says of stones for two questions that one is kept, and then that those are laid', () => {
    expect(TEKST.opdracht(gelezen())).toBeNull()
    const eerste = gelezen({ trap: 3 })
    expect(TEKST.opdracht(eerste)).toContain('bewaar')
    const na = play(leg(eerste, TIM, TIM).state, { type: 'verder' }, vraag(1)).state
    expect(TEKST.opdracht(na)).toContain('*bewaard*')
  })
})
