import { describe, expect, it } from 'vitest'
import { bewaar } from '../../shared/session/bewaard.ts'
import { geheugen } from '../../shared/session/opslag.ts'
import { leesKlad, schrijfKlad } from './klad.ts'
import { beginRegels } from './regels.ts'

const VAN = ['juf', 'groep-a'] as const

describe('the draft of new pupils', () => {
  const [een, twee] = beginRegels(4)
  if (!een || !twee) throw new Error('no lines')
  const noor = { ...een, voornaam: 'Noor', jaarTekst: 'groep 9' }

  it('gives back what was typed, to the same person and for the same group', () => {
    const winkel = geheugen()
    schrijfKlad(winkel, VAN, [noor, twee])
    expect(leesKlad(winkel, VAN)).toEqual([noor])
    expect(leesKlad(winkel, ['meester', 'groep-a'])).toEqual([])
    expect(leesKlad(winkel, ['juf', 'groep-b'])).toEqual([])
  })

  it('leaves nothing behind once there are no names', () => {
    const gewist: string[] = []
    const kast = geheugen()
    const winkel = { ...kast, removeItem: (naam: string) => void gewist.push(naam) }
    schrijfKlad(winkel, VAN, [twee])
    expect(gewist).toHaveLength(1)
    expect(leesKlad(kast, VAN)).toEqual([])
  })

  it('is none where something else was kept', () => {
    const winkel = geheugen()
    bewaar(winkel, ['juf', 'toevoegen:groep-a'], [{ voornaam: 'Noor' }])
    expect(leesKlad(winkel, VAN)).toEqual([])
  })
})
