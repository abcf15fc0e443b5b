import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNamen } from './namenlijst.ts'
import { splitAchternaam, splitNaam } from './split-naam.ts'

const delen = ({ voornaam, tussenvoegsel, achternaam }: ReturnType<typeof splitNaam>) => [
  voornaam,
  tussenvoegsel,
  achternaam,
]

describe('a surname in one cell', () => {
  it.each([
    ['van der Berg', ['van der', 'Berg']],
    ['Berg, van der', ['van der', 'Berg']],
    ['Berg, van', ['van', 'Berg']],
    ['Berg van der', ['van der', 'Berg']],
    ['van Berg,', ['van', 'Berg']],
    ['Van den Berghe', ['', 'Van den Berghe']],
    ['Berg van der Groot', ['', 'Berg van der Groot']],
    ['van der', ['', 'van der']],
    ['Berg', ['', 'Berg']],
    ['', ['', '']],
    // What holds no clear prefix stays whole: nothing of a name gets lost.
    ['Berg, Groot', ['', 'Berg, Groot']],
    [', van der', ['', ', van der']],
    ['Berg, van der, Groot', ['', 'Berg, van der, Groot']],
    ['Berg, , Groot', ['', 'Berg, , Groot']],
  ])('%s', (tekst, [tussenvoegsel, achternaam]) => {
    expect(splitAchternaam(tekst)).toEqual({ tussenvoegsel, achternaam })
  })
})

describe('a name in one go', () => {
  it.each([
    ['Noor Visser', ['Noor', '', 'Visser']],
    ['Noor van den Berg', ['Noor', 'van den', 'Berg']],
    ['Anne-Fleur de Vries-Bos', ['Anne-Fleur', 'de', 'Vries-Bos']],
    ['Berg, Noor van den', ['Noor', 'van den', 'Berg']],
    ['Van den Berg, Noor', ['Noor', '', 'Van den Berg']],
    // No given name begins with these prefixes, so the surname comes first.
    ['De Smet Lotte', ['Lotte', '', 'De Smet']],
    ['van den Berg Noor', ['Noor', 'van den', 'Berg']],
    ["Sem van 't Hoff", ['Sem', "van 't", 'Hoff']],
    ['Mila  Sofie   Jansen', ['Mila', '', 'Sofie Jansen']],
    // Two words are a given name and a surname, whatever the first one looks like.
    ['Van Noor', ['Van', '', 'Noor']],
    ['Anna Sofie van Berg', ['Anna Sofie', 'van', 'Berg']],
    ['Noor van Berg Groot', ['Noor', 'van', 'Berg Groot']],
    // A name does not end in a prefix: then it is the surname.
    ['Noor van', ['Noor', '', 'van']],
    ['Noor van den', ['Noor', 'van', 'den']],
    ['Şeyma', ['Şeyma', '', '']],
    ['Олена Шевченко', ['Олена', '', 'Шевченко']],
  ])('%s', (tekst, naam) => {
    expect(delen(splitNaam(tekst))).toEqual(naam)
  })
})

describe('a list that was pasted', () => {
  it('has a name a line, whatever it was copied from', () => {
    const lijst = 'Voornaam\tTussen\tAchternaam\r\nNoor\tvan den\tBerg\r\nSem\t\tBos\r\n\r\n'
    expect(readNamen(lijst).map(delen)).toEqual([
      ['Noor', 'van den', 'Berg'],
      ['Sem', '', 'Bos'],
    ])
    expect(readNamen('1. \tNoor Visser\n2.\tSem de Bos').map(delen)).toEqual([
      ['Noor', '', 'Visser'],
      ['Sem', 'de', 'Bos'],
    ])
    expect(readNamen('"Noor";"van den Berg"').map(delen)).toEqual([['Noor', 'van den', 'Berg']])
  })

  it.each([
    ['1. Pim de Wit\n2. Lot Bos\n- Sem\n• Noor', ['Pim de Wit ', 'Lot  Bos ', 'Sem   ', 'Noor   ']],
    ['Lot\t\tBos\t3A\nPim\tde Wit\t3A', ['Lot  Bos 3A', 'Pim de Wit 3A']],
    ['Kind\tvan\tTest\t6\n1\tNoa\tJansen\tgroep 5', ['Kind van Test 6', 'Noa  Jansen groep 5']],
    ['Noa\tJansen\tM\t12-03-2018\t4', ['Noa  Jansen 4']],
    ['Noa Jansen\t2e kleuterklas', ['Noa  Jansen 2e kleuterklas']],
    ['12\tAli\tV', ['Ali   ']],
  ])('without names of columns gives years and leaves out what names nobody: %j', (lijst, wie) => {
    expect(readNamen(lijst).map((een) => [...delen(een), een.jaar].join(' '))).toEqual(
      wie.map((een) => een.replace(/^(\S+) (de) (\S+) $/, '$1 $2 $3 ')),
    )
  })

  it('is nothing where nobody is named', () => {
    expect(readNamen('\n \t\n;;\nNaam')).toEqual([])
  })

  it('follows the names of its columns, in any order', () => {
    const read = (lijst: string) => readNamen(lijst).map((wie) => [...delen(wie), wie.jaar])
    expect(read('Voornaam\tAchternaam\tGroep\nAnna\tBerg\tgroep 5')).toEqual([
      ['Anna', '', 'Berg', 'groep 5'],
    ])
    expect(read('Nr;Leerjaar;Familienaam;Roepnaam\n1;3de leerjaar;van den Berg;Noor')).toEqual([
      ['Noor', 'van den', 'Berg', '3de leerjaar'],
    ])
    expect(read('Klas\tAchternaam\tVoorvoegsel\tVoornaam\n5a\tVisser\tde\tSem')).toEqual([
      ['Sem', 'de', 'Visser', '5a'],
    ])
    expect(read('Naam\tJaargroep\nBerg, Noor van den\t5')).toEqual([
      ['Noor', 'van den', 'Berg', '5'],
    ])
    expect(read('Naam\tVoornaam\nVisser\tSem')).toEqual([['Sem', '', 'Visser', '']])
  })

  it('leaves a cell that is empty under its name empty', () => {
    const lijst = 'Voornaam\tTussenvoegsel\tAchternaam\tGroep\n\t\tBerg\t5\nSem\t\tBos\t\n\t\t\t6'
    expect(readNamen(lijst).map((wie) => [...delen(wie), wie.jaar])).toEqual([
      ['', '', 'Berg', '5'],
      ['Sem', '', 'Bos', ''],
    ])
  })

  it('gives under the names of columns every cell back in its place, in whatever order they stand', () => {
    const KOPPEN = {
      voornaam: 'Voornaam',
      tussenvoegsel: 'Tv',
      achternaam: 'Achternaam',
      jaar: 'Groep',
    }
    const cel = fc.constantFrom('', 'Noor', 'van den', 'Berg', 'groep 5', 'Groep 9', '7')
    const wie = fc.record({ voornaam: cel, tussenvoegsel: cel, achternaam: cel, jaar: cel })
    const volgorde = fc.shuffledSubarray(Object.keys(KOPPEN) as (keyof typeof KOPPEN)[], {
      minLength: 4,
    })
    fc.assert(
      fc.property(fc.array(wie), volgorde, (lijst, kolommen) => {
        const regels = [KOPPEN, ...lijst].map((een) => kolommen.map((naam) => een[naam]).join('\t'))
        const genoemd = lijst.filter((een) => delen(een).join('') !== '')
        expect(readNamen(regels.join('\n'))).toEqual(genoemd)
      }),
    )
  })

  it('never gives a line that names nobody, and never more than there are lines', () => {
    fc.assert(
      fc.property(fc.string(), (tekst) => {
        const namen = readNamen(tekst)
        expect(namen.length).toBeLessThanOrEqual(tekst.split(/\r\n|\r|\n/u).length)
        for (const naam of namen) expect(delen(naam).join('').trim()).not.toBe('')
      }),
    )
  })
})
