import { fx } from '@letterhaven/game-kit/regels/fx'
import { describe, expect, it } from 'vitest'
import { begin, item, namen, play, tijd } from './proef.ts'
import { rules } from './rules.ts'
import { TEKST } from './tekst.ts'
import { sayNu } from './zeg.ts'

const fout = play(
  begin(item('lopen', 'loopt')),
  { type: 'trek' },
  { type: 'knip', gat: 3 },
  { type: 'blad', blad: 't' },
  { type: 'krat' },
)

describe('what wortelboer says', () => {
  it('names the part of a mistake that is not right yet, and never the form', () => {
    const event = fout.events.find((een) => een.type === 'fx' && een.name === 'fout')
    const zin = event && TEKST.report(event, fout.state)
    expect(zin).toContain('Dit klopt nog niet: de ik-vorm.')
    expect(zin).not.toContain('loopt')
  })

  it('shows the right form only after the last mend failed', () => {
    const antwoord = fout.events.find(({ type }) => type === 'answer')
    expect(antwoord && TEKST.correctie(antwoord, fout.state)).toBeNull()
    expect(antwoord && TEKST.correctie(antwoord, { ...fout.state, poging: 3 })).not.toBeNull()
  })

  it('points at no part that is not there, and says the form where a mistake is left', () => {
    const zonder = play(
      begin(item('lopen', 'loopt')),
      { type: 'trek' },
      { type: 'knip', gat: 3 },
      { type: 'letter', plek: 1, ent: 'oo' },
      { type: 'krat' },
    )
    const event = zonder.events.find((een) => een.type === 'fx' && een.name === 'fout')
    const zin = event && TEKST.report(event, zonder.state)
    expect(zin).toContain('Er mist nog iets achteraan.')
    expect(zin).not.toContain('blad')
    const getoond = play(zonder.state, tijd(2000), { type: 'toon' })
    expect(TEKST.report(fx('herstel'), getoond.state)).toBe('Zo is het: loopt.')
  })

  it('tells who cannot see it what was made so far, and what is to be done', () => {
    const { state } = play(fout.state, tijd(2000))
    expect(rules.need(state).zin).toContain('Wortel: lop, uitgang: t. Er staat lopt.')
    expect(state.opgave && sayNu(state.opgave)).toBe('Er staat lopt.')
    const begint = begin(item('lopen', 'loopt'))
    expect(rules.need(begint).zin).toContain('Zet lopen in de zin: Hij … naar huis.')
    expect(rules.need(begint).zin).not.toContain('loopt')
  })

  it('says nothing over the carrot while it is worked on, but for a verdict', () => {
    expect(namen(fout.events)).toEqual(['spring', 'prik', 'leg', 'fout'])
    const gezegd = fout.events.map((event) => TEKST.report(event, fout.state))
    expect(gezegd.filter((zin) => zin !== null)).toHaveLength(1)
  })
})
