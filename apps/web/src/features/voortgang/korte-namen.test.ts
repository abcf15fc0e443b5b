import { describe, expect, it } from 'vitest'
import { korteNamen } from './korte-namen.ts'

const naam = (voornaam: string, achternaam: string, tussenvoegsel = '') => ({
  voornaam,
  tussenvoegsel,
  achternaam,
})

describe('names for a narrow column', () => {
  it('adds just enough to tell children apart', () => {
    expect(
      korteNamen([
        naam('Noor', 'Berg', 'van den'),
        naam('Daan', 'Bakker'),
        naam('Daan', 'Visser'),
        naam('Sem', 'Boer', 'de'),
        naam('Sem', 'Bos'),
        naam('Putri', ''),
      ]),
    ).toEqual(['Noor', 'Daan B.', 'Daan V.', 'Sem de Boer', 'Sem Bos', 'Putri'])
  })
})
