import { describe, expect, it } from 'vitest'
import type { TaakId } from '@letterhaven/contracts/ids'
import type { TaakKort } from '@letterhaven/contracts/landkaart'
import {
  eersteTaak,
  raamZin,
  ruitenZin,
  spelVoor,
  sterZin,
  taakNaam,
  taakZin,
} from './kies-taak.ts'

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

const ruit = (gedaan: number) => ({ ...taak(gedaan), sterren: 0 })

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
    expect([taak(0), taak(3), taak(10)].map((t) => taakZin(t, 'spelling'))).toEqual([
      '10 woorden',
      '3 van 10 woorden',
      'klaar',
    ])
    expect(taakZin(taak(4, 12), 'zinnen')).toBe('4 van 12 zinnen')
    expect(taakZin({ ...taak(4, 12), soort: 'tekst' }, 'zinnen')).toBe('4 van 12 vragen')
    expect(ruitenZin([taak(10), taak(2)])).toBe('Nog één ruit. Bijna klaar!')
    expect(ruitenZin([taak(10)])).toBe('Alle ruiten zijn klaar. Nog eens mag altijd!')
  })

  it('says what light the window still wants once all panes are done, and not that all is done', () => {
    const licht = { naar: 'goed', nodig: 8, nu: 6 } as const
    expect(raamZin({ taken: [ruit(10)], licht })).toBe(
      'Het licht gaat aan als er 8 van de 10 goed gaan. Nu zijn dat er ongeveer 6.',
    )
    expect(raamZin({ taken: [ruit(10), ruit(2)], licht })).toBe('Nog één ruit. Bijna klaar!')
    expect(raamZin({ taken: [ruit(10)] })).toBe('Alle ruiten zijn klaar. Nog eens mag altijd!')
  })

  it('says what one star more costs, and nothing to who has all', () => {
    expect([0, 1, 2, 3].map((sterren) => sterZin({ aantal: 12, sterren }))).toEqual([
      'Speel deze ruit uit voor je eerste ster.',
      'Nog een ster: 9 van de 12 goed in één keer spelen.',
      'Nog een ster: 11 van de 12 goed in één keer spelen.',
      null,
    ])
  })

  it('gives no two taken of a window the same name', () => {
    const taken = Array.from({ length: 4 }, () => taak(0))
    const namen = taken.map((t) => taakNaam(taken, t))
    expect(namen.slice(0, 2)).toEqual(['Lezen', 'Lezen extra'])
    expect(new Set(namen).size).toBe(taken.length)
  })
})
