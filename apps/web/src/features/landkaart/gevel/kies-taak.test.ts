import { describe, expect, it } from 'vitest'
import type { TaakId } from '@letterhaven/contracts/ids'
import type { TaakKort } from '@letterhaven/contracts/landkaart'
import { eersteTaak, ruitenZin, spelVoor, taakNaam, taakZin } from './kies-taak.ts'

const taak = (
  gedaan: number,
  aantal = 10,
  spellen: TaakKort['spellen'] = ['glazenwasser'],
): TaakKort => ({
  id: crypto.randomUUID() as string as TaakId,
  soort: 'lezen',
  aantal,
  gedaan,
  spellen,
})

describe('choosing a taak', () => {
  it('goes on with the first that is not finished and has a game', () => {
    const [klaar, zonder, bezig, nieuw] = [taak(10), taak(0, 10, []), taak(4), taak(0)]
    expect(eersteTaak([klaar, zonder, bezig, nieuw])).toBe(bezig)
    expect(eersteTaak([klaar, zonder])).toBe(klaar)
    expect(eersteTaak([zonder])).toBeNull()
  })

  it('keeps the chosen game only where the taak can be played in it', () => {
    const twee = taak(0, 10, ['glazenwasser', 'taxirit'])
    expect(spelVoor(twee, 'taxirit')).toBe('taxirit')
    expect(spelVoor(twee, 'rups')).toBe('glazenwasser')
    expect(spelVoor(null, 'rups')).toBeNull()
  })

  it('says how far a taak and a window are', () => {
    expect([taak(0), taak(3), taak(10)].map(taakZin)).toEqual([
      '10 woorden',
      '3 van 10 woorden',
      'klaar',
    ])
    expect(ruitenZin([taak(10), taak(2)])).toBe('Nog één ruit. Bijna klaar!')
    expect(ruitenZin([taak(10)])).toBe('Alle ruiten zijn klaar. Nog eens mag altijd!')
  })

  it('gives no two taken of a window the same name', () => {
    const taken = Array.from({ length: 4 }, () => taak(0))
    const namen = taken.map((t) => taakNaam(taken, t))
    expect(namen.slice(0, 2)).toEqual(['Lezen', 'Lezen extra'])
    expect(new Set(namen).size).toBe(taken.length)
  })
})
