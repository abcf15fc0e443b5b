import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leesNamen, splitsNaam } from './namenlijst.ts'

const delen = ({ voornaam, tussenvoegsel, achternaam }: ReturnType<typeof splitsNaam>) => [
  voornaam,
  tussenvoegsel,
  achternaam,
]

describe('a name in one go', () => {
  it.each([
    ['Noor Visser', ['Noor', '', 'Visser']],
    ['Noor van den Berg', ['Noor', 'van den', 'Berg']],
    ['Anne-Fleur de Vries-Bos', ['Anne-Fleur', 'de', 'Vries-Bos']],
    ['Berg, Noor van den', ['Noor', 'van den', 'Berg']],
    ['Van den Berg, Noor', ['Noor', '', 'Van den Berg']],
    ["Sem van 't Hoff", ['Sem', "van 't", 'Hoff']],
    ['Mila  Sofie   Jansen', ['Mila', '', 'Sofie Jansen']],
    ['Şeyma', ['Şeyma', '', '']],
    ['Олена Шевченко', ['Олена', '', 'Шевченко']],
  ])('%s', (tekst, naam) => {
    expect(delen(splitsNaam(tekst))).toEqual(naam)
  })
})

describe('a list that was pasted', () => {
  it('has a name a line, whatever it was copied from', () => {
    const lijst = 'Voornaam\tTussen\tAchternaam\r\nNoor\tvan den\tBerg\r\nSem\t\tBos\r\n\r\n'
    expect(leesNamen(lijst).map(delen)).toEqual([
      ['Noor', 'van den', 'Berg'],
      ['Sem', '', 'Bos'],
    ])
    expect(leesNamen('1. \tNoor Visser\n2.\tSem de Bos').map(delen)).toEqual([
      ['Noor', '', 'Visser'],
      ['Sem', 'de', 'Bos'],
    ])
    expect(leesNamen('"Noor";"van den Berg"').map(delen)).toEqual([['Noor', 'van den', 'Berg']])
  })

  it('is nothing where nobody is named', () => {
    expect(leesNamen('\n \t\n;;\nNaam')).toEqual([])
  })

  it('never gives a line that has no given name, and never more than there are lines', () => {
    fc.assert(
      fc.property(fc.string(), (tekst) => {
        const namen = leesNamen(tekst)
        expect(namen.length).toBeLessThanOrEqual(tekst.split(/\r\n|\r|\n/u).length)
        for (const { voornaam } of namen) expect(voornaam.trim()).not.toBe('')
      }),
    )
  })
})
