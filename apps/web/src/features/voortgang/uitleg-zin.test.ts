import { describe, expect, it } from 'vitest'
import type { Uitleg, Waarschuwing } from '@letterhaven/contracts/uitleg'
import { uitlegZin } from './uitleg-zin.ts'

const groei = {
  soort: 'groei',
  naam: 'woorden met ei',
  vanTien: 7,
  tussen: [6, 8],
  basis: ['luisterwoorden'],
  aantal: 12,
} satisfies Uitleg
const zin = (uitleg: Uitleg, waarschuwingen: readonly Waarschuwing[] = []) =>
  uitlegZin('Noor', { woord: 'geitje', uitleg }, waarschuwingen)

describe('why a word comes next', () => {
  it('growth: the chance, its interval and what it builds on, from the given numbers', () => {
    expect(zin(groei)).toBe(
      'Noor krijgt nu ‘woorden met ei’: daarvan gaan er nu ± 7 van de 10 goed (met 80% zekerheid tussen 6 en 8). De basis ervoor, ‘luisterwoorden’, gaat al goed. Hier levert oefenen nu het meeste op.',
    )
  })

  it('growth: claims nothing of a basis that was not sent', () => {
    expect(zin({ ...groei, vanTien: 9, tussen: [9, 9], basis: [] })).toBe(
      'Noor krijgt nu ‘woorden met ei’: daarvan gaan er nu ± 9 van de 10 goed (dat is vrij zeker). Hier levert oefenen nu het meeste op.',
    )
  })

  it('growth: names no best guess where nearly everything is still possible', () => {
    const breed = zin({ ...groei, vanTien: 5, tussen: [2, 8], basis: [] })
    expect(breed).toContain('weten we nog niet precies (waarschijnlijk 2 tot 8 van de 10 goed)')
    expect(breed).not.toContain('±')
  })

  it('growth: says that it is an expectation where there are no answers', () => {
    const verwacht = zin({ ...groei, aantal: 0, basis: [] })
    expect(verwacht).toContain('daar zijn nog geen antwoorden van; we verwachten ± 7 van de 10')
    expect(verwacht).not.toContain('daarvan gaan er')
  })

  it('growth: contradicts no warning about the same category', () => {
    const stil = (naam: string): Waarschuwing => ({ soort: 'groei_stil', naam, blokken: 7 })
    expect(zin(groei, [stil('woorden met ei')])).toContain('Noor groeit hier nu niet')
    // Decoy: another category stands still.
    expect(zin(groei, [stil('woorden met ou')])).toContain('het meeste op')
  })

  it('review: the word and how long ago it went wrong, in whole days', () => {
    expect(zin({ soort: 'herhaling', dagenGeleden: 11.8 })).toBe(
      '‘geitje’ komt terug: eerder fout, 12 dagen geleden.',
    )
    expect(zin({ soort: 'herhaling', dagenGeleden: 0.2 })).toBe(
      '‘geitje’ komt terug: eerder fout, vandaag.',
    )
  })

  it('probe: the category and how little is known', () => {
    expect(zin({ soort: 'peiling', naam: 'woorden met een x', aantal: 1 })).toBe(
      'Even peilen: over ‘woorden met een x’ weten we nog weinig (1 antwoord).',
    )
    expect(zin({ soort: 'peiling', naam: 'woorden met ei', aantal: 0 })).toBe(
      'Even peilen: over ‘woorden met ei’ weten we nog weinig (nog geen antwoorden).',
    )
  })
})
