import { describe, expect, it } from 'vitest'
import type { Reden } from '@letterhaven/contracts/antwoord'
import { redenZin } from './reden-zin.ts'

const inJaren = { jaar: 4, laag: 3.5, hoog: 4.5 }

const categorie = (code: string, naam: string, laag: number) => ({
  categorie: code,
  naam,
  goed: 20,
  totaal: 30,
  niveau: { kans: laag + 0.08, laag, hoog: laag + 0.15, inJaren },
})
const categorieen = [
  categorie('ei', 'woorden met ei', 0.62),
  categorie('hak', 'luisterwoorden', 0.84),
  categorie('taxi', 'woorden met een x', 0.7),
]
const zin = (reden: Reden) =>
  redenZin('Noor', { woord: 'geitje', categorie: 'ei', reden }, categorieen)

describe('why a word comes next', () => {
  it('growth: the chance, its interval and what is mastered, from the given numbers', () => {
    expect(zin({ soort: 'groei', categorie: 'ei', kans: 0.71, zeker: [0.62, 0.79] })).toBe(
      'Noor krijgt nu ‘woorden met ei’: daarvan schrijft Noor er nu ± 7 van de 10 goed (zeker tussen 6 en 8), ‘luisterwoorden’ beheerst Noor al, en hier levert oefenen nu het meeste op.',
    )
  })

  it('growth: claims no mastery of anything but what the interval supports', () => {
    expect(zin({ soort: 'groei', categorie: 'hak', kans: 0.9, zeker: [0.84, 0.95] })).toBe(
      'Noor krijgt nu ‘luisterwoorden’: daarvan schrijft Noor er nu ± 9 van de 10 goed (zeker tussen 8 en 10), en hier levert oefenen nu het meeste op.',
    )
  })

  it('review: the word and how long ago it went wrong, in whole days', () => {
    expect(zin({ soort: 'herhaling', woord: 'w1', dagenGeleden: 11.8 })).toBe(
      '‘geitje’ komt terug: eerder fout, 12 dagen geleden.',
    )
    expect(zin({ soort: 'herhaling', woord: 'w1', dagenGeleden: 0.2 })).toBe(
      '‘geitje’ komt terug: eerder fout, vandaag.',
    )
  })

  it('probe: the category and how little is known', () => {
    expect(zin({ soort: 'peiling', categorie: 'taxi', aantal: 1 })).toBe(
      'Even peilen: over ‘woorden met een x’ weten we nog weinig (1 antwoord).',
    )
    expect(zin({ soort: 'peiling', categorie: 'onbekend', aantal: 0 })).toBe(
      'Even peilen: over ‘onbekend’ weten we nog weinig (nog geen antwoorden).',
    )
  })
})
