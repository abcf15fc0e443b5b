import type { Leesuitleg } from '@letterhaven/contracts/leesuitleg'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { describe, expect, it } from 'vitest'
import { sayLezen } from './lees-zin.ts'

const voor = (land: 'nl' | 'be') => ({ jaargroep: 5, w: woordkeusBijLand(land) })
const zin = (uitleg: Leesuitleg, land: 'nl' | 'be' = 'nl') => sayLezen(uitleg, voor(land))
const vlot = {
  soort: 'vlotheid',
  vorm: 'woorden',
  perMinuut: 62,
  tussen: [55, 70],
  perWeek: 1.2,
  koers: 'vooruit',
  lezingen: 6,
} satisfies Leesuitleg

describe('how somebody reads', () => {
  it('aloud: the rate, its interval, the way it goes, and that somebody listened', () => {
    expect(zin(vlot)).toEqual({
      kop: 'Losse woorden hardop',
      zin: '± 62 woorden per minuut goed, met 80% zekerheid tussen 55 en 70. Dat gaat vooruit: in een week komt er ongeveer 1,2 woord per minuut bij.',
      uit: '6 keer samen gelezen; wie luisterde, tikte aan wat fout ging',
    })
  })

  it('aloud: texts apart from words', () => {
    expect(zin({ ...vlot, vorm: 'tekst', lezingen: 1 })).toMatchObject({
      kop: 'Teksten voorgelezen',
      uit: '1 keer samen gelezen; wie luisterde, tikte aan wat fout ging',
    })
  })

  it('aloud: no direction where none can be told', () => {
    const stil = zin({ ...vlot, koers: 'nog_niet_te_zeggen', perWeek: null })
    expect(stil.zin).toContain('is nog niet te zeggen')
    expect(stil.zin).not.toContain('in een week')
  })

  it('in a flash: how long a word must be seen', () => {
    const { zin: tekst, uit } = zin({ soort: 'flits', ms: 600, tussen: [480, 750], woorden: 24 })
    expect(tekst).toContain('± 0,6 seconde te zien zijn, met 80% zekerheid tussen 0,5 en 0,8.')
    const lang = zin({ soort: 'flits', ms: 4570, tussen: [2890, 7230], woorden: 24 }).zin
    expect(lang).toContain('± 4,6 seconden te zien zijn, met 80% zekerheid tussen 2,9 en 7,2.')
    expect(uit).toBe('24 geflitste woorden')
    const kort = { soort: 'flits', ms: 3000, tussen: [2890, 3000], woorden: 24 } as const
    expect(zin({ ...kort, teKort: true }).zin).toBe(
      'Een flits van 3 seconden is nog te kort: er gaan minder dan 8 van de 10 woorden goed.',
    )
  })

  it('with understanding: by our own names of levels, in the words of the country', () => {
    const begrip = {
      soort: 'begrip',
      jaar: 4.4,
      tussen: [3.9, 4.9],
      vragen: 12,
      teksten: 3,
    } as const
    expect(zin(begrip).zin).toBe(
      'Begrijpt teksten van ± eind groep 4 (tussen midden groep 4 en midden groep 5): daarvan gaat driekwart van de vragen goed.',
    )
    expect(zin(begrip, 'be').zin).toContain('2e leerjaar')
    expect(zin(begrip).uit).toBe('12 vragen bij 3 teksten')
  })

  it('says what is lacking where too little was done', () => {
    expect(zin({ soort: 'te_weinig', wat: 'begrip', aantal: 4, nodig: 8 })).toEqual({
      kop: 'Begrijpen wat je leest',
      zin: 'Nog niet te zeggen.',
      uit: '4 vragen; vanaf 8 zeggen we er iets over',
    })
  })

  it('words that do not exist, beside words that do', () => {
    const nep = {
      soort: 'nepwoorden',
      nep: { goed: 8, totaal: 20 },
      echt: { goed: 38, totaal: 40 },
      oordeel: 'lastiger',
    } as const
    expect(zin(nep)).toEqual({
      kop: 'Nepwoorden hardop (ze bestaan niet, dus raden kan niet)',
      zin: 'Nepwoorden gaan duidelijk moeilijker dan gewone woorden. Dat kan betekenen dat er veel geraden wordt of van gezicht wordt herkend.',
      uit: '8 van de 20 nepwoorden goed, en 38 van de 40 gewone woorden van hetzelfde soort',
    })
    expect(zin({ ...nep, oordeel: 'te_weinig' }).zin).toBe('Nog niet te zeggen.')
  })

  it('letters: how many are sure, which are not, and over which days that was heard', () => {
    const letters = {
      soort: 'letters',
      zeker: 31,
      onzeker: ['eu', 'ui', 'ng'],
      teWeinig: 8,
      totaal: 42,
      gehoord: 90,
      van: '2026-09-03',
      tot: '2026-11-02',
    } as const
    expect(zin(letters)).toEqual({
      kop: 'Letters hardop (de klank)',
      zin: '31 van de 42 letters zeker. Nog niet zeker: eu, ui, ng. Nog te weinig gehoord: 8.',
      uit: '90 letters gehoord, van 3 september 2026 tot en met 2 november 2026; zeker is twee keer achter elkaar goed',
    })
    const af = zin({ ...letters, zeker: 42, onzeker: [], teWeinig: 0, van: letters.tot })
    expect(af.zin).toBe('42 van de 42 letters zeker.')
    expect(af.uit).toContain('op 2 november 2026;')
  })
})
