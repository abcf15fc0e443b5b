import { describe, expect, it } from 'vitest'
import { findSlip, findWoord } from './zinslip.ts'

const ZIN = 'De hond bewaakt de laatste koek.'
const zinVan = (tekst: string, regel: string): string | null => findSlip(tekst, regel)?.zin ?? null

describe('a slip in a line', () => {
  it('is none in the sentence itself, nor in a full stop where somebody cried out', () => {
    expect(zinVan(ZIN, ZIN)).toBeNull()
    expect(zinVan('Kijk daar!', 'Kijk daar.')).toBeNull()
    expect(zinVan('Kijk daar.', 'Kijk daar!')).toBeNull()
  })

  it.each([
    [ZIN, 'de hond bewaakt de laatste koek.', 'Een zin begint met een hoofdletter.'],
    [ZIN, 'De hond bewaakt de laatste koek', 'Aan het eind van een zin staat een punt.'],
    [ZIN, 'De hond bewaakt de laatste koek?', 'Dit is geen vraag. Zet een punt.'],
    ['Waar is Bo?', 'Waar is Bo.', 'Aan het eind van een vraag staat een vraagteken.'],
    ['Waar is Bo?', 'Waar is bo?', 'Dit schrijf je met een hoofdletter.'],
    [ZIN, 'De Hond bewaakt de laatste koek.', 'Hier hoort een kleine letter.'],
    ['Sst, hij slaapt.', 'Sst hij slaapt.', 'Hier hoort een komma.'],
    [ZIN, 'De hond, bewaakt de laatste koek.', 'Hier hoort geen komma.'],
    [ZIN, 'De hond. bewaakt de laatste koek.', 'Hier hoort geen leesteken.'],
    [ZIN, 'De hond bewaakt laatste koek.', 'Hier mist een woord.'],
    [ZIN, 'De hond bewaakt nu de laatste koek.', 'Dit woord hoort er niet bij.'],
    [ZIN, 'De hond bewaakt de laatse koek.', 'Dit woord schrijf je anders.'],
    [ZIN, 'Dehond bewaakt de laatste koek.', 'Hier mist een spatie.'],
    [ZIN, 'De hond be waakt de laatste koek.', 'Dit schrijf je aan elkaar.'],
  ])('says of what kind it is: %s / %s', (tekst, regel, wat) => {
    expect(zinVan(tekst, regel)).toBe(wat)
  })

  it('is shown one by one, the first that is read first, and where it is', () => {
    const regel = 'de hond bewaakt de laatse koek'
    expect(findSlip(ZIN, regel)).toMatchObject({ van: 0, tot: 2 })
    expect(findSlip(ZIN, `D${regel.slice(1)}`)).toMatchObject({ van: 19, tot: 25 })
  })

  it('asks for a capital behind the end of a sentence within the line, and for none behind a comma', () => {
    expect(zinVan('Kom! De bus is er.', 'Kom! de bus is er.')).toBe(
      'Een zin begint met een hoofdletter.',
    )
    expect(zinVan('Kom, de bus is er.', 'Kom, De bus is er.')).toBe('Hier hoort een kleine letter.')
  })
})

describe('the word of a sentence in a line', () => {
  it('is found where it was written wrong, joined to another, or at the place of another word', () => {
    expect(findWoord(ZIN, 'De hont bewaakt de laatste koek.', 'hond')).toEqual({
      gaf: 'hont',
      van: 3,
      tot: 7,
    })
    expect(findWoord(ZIN, 'bewaakt de laatste koek.', 'hond')).toEqual({ gaf: '', van: 0, tot: 0 })
    expect(findWoord(ZIN, 'De hond bewaakt de laatste koeg.', 'koek')).toMatchObject({
      gaf: 'koeg',
    })
  })

  it('is all of one with a space', () => {
    const zin = "Het is 's avonds stil."
    expect(findWoord(zin, "Het is 's avond stil.", "'s avonds").gaf).toBe("'s avond")
    expect(findWoord(zin, 'Het is savonds stil.', "'s avonds").gaf).toBe('savonds')
  })

  it('has no place in an empty line', () => {
    expect(findWoord(ZIN, '', 'hond')).toEqual({ gaf: '', van: 0, tot: 0 })
  })
})
