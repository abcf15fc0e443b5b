import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLeerlingenlijst } from './lees-csv.ts'

const utf8 = (tekst: string): Uint8Array => new TextEncoder().encode(tekst)
const read = (tekst: string) => readLeerlingenlijst(utf8(tekst))
const codes = (tekst: string) => read(tekst).meldingen.map(({ code }) => code)
const namen = (tekst: string) =>
  read(tekst).momentopname?.leerlingen.map(({ roepnaam, jaargroep, groep }) => [
    roepnaam,
    jaargroep,
    groep,
  ])

const VLAAMS = [
  'Stamboeknummer;Naam;Voornaam;Geboortedatum;Klas;Rijksregisternummer',
  '1001;Van den Berghe;Zoë;3/11/2019;1A;17010112345',
  '1002;De Smet;Łukasz;24/12/2020;K3B;',
  '1003;"Peeters; jr";Noor;01/02/2015;6B;',
].join('\r\n')

describe('a list of pupils', () => {
  it('of a Flemish administration: classes give the year, kleuters too', () => {
    expect(namen(VLAAMS)).toEqual([
      ['Zoë', '3', '1A'],
      ['Łukasz', '2', 'K3B'],
      ['Noor', '8', '6B'],
    ])
    expect(codes(VLAAMS)).toEqual(['drop-rrn'])
  })

  it.each(['03-11-2019', '3/11/2019', '3.11.2019', '2019-11-03', '20191103'])(
    'takes a day as people write it, and warns of nothing: %s',
    (dag) => {
      const lijst = `Nummer;Voornaam;Geboortedatum;Groep\n1;Noa;${dag};4\n2;Sem;23/11/2019;4`
      const { status, momentopname } = read(lijst)
      expect(momentopname?.leerlingen[0]?.geboortedatum).toBe('2019-11-03')
      expect(status).toBe('ok')
    },
  )

  it('names whose day was lost, and nobody else', () => {
    const { meldingen, momentopname } = read(
      [
        'Nummer;Voornaam;Geboortedatum;Groep',
        '1;Noa;31/02/2019;4',
        '2;Sem;28/02/2019;4',
        '3;Isa;;4',
        '4;Lot;3 november;4',
      ].join('\n'),
    )
    expect(momentopname?.leerlingen.map(({ geboortedatum }) => geboortedatum)).toEqual([
      null,
      '2019-02-28',
      null,
      null,
    ])
    expect(meldingen.map(({ code, waar }) => [code, waar])).toEqual([
      ['date-lost', 'leerling Noa (regel 2): 31/02/2019'],
      ['date-lost', 'leerling Lot (regel 5): 3 november'],
    ])
  })

  it('keeps no number of the state', () => {
    expect(JSON.stringify(read(VLAAMS))).not.toContain('17010112345')
  })

  it('of a Dutch one: the own year leads, else the name of the group; a combination group says nothing', () => {
    const lijst = [
      'Leerlingnummer,Roepnaam,Tussenvoegsel,Achternaam,Groep,Jaargroep',
      '1,Noa,,Jansen,Groep 4,',
      '2,Sem,van der,Berg,4/5 Vlinders,5',
      '3,Lotte,,Smit,4/5 Vlinders,',
      '4,Daan,,Bos,7b,groep 7',
    ].join('\n')
    expect(namen(lijst)).toEqual([
      ['Noa', '4', 'Groep 4'],
      ['Sem', '5', '4/5 Vlinders'],
      ['Lotte', null, '4/5 Vlinders'],
      ['Daan', '7', '7b'],
    ])
    expect(codes(lijst)).toEqual(['jaargroep-missing'])
  })

  it.each([
    ['nl', 'Klas', 'Groep 5', '5'],
    ['nl', 'Klas', '6A', '6'],
    ['nl', 'Leerjaar', '6', '6'],
    ['nl', 'Groep', '3de leerjaar', '5'],
    ['nl', 'Groep', 'De Vlinders', null],
    ['nl', 'Jaargroep', 'groep 7', '7'],
    ['be', 'Groep', '3A', '5'],
    ['be', 'Klas', 'K3B', '2'],
    ['be', 'Klas', '1e kleuterklas', '0'],
    ['be', 'Leerjaar', '6', '8'],
    ['be', 'Klas', 'groep 6', '6'],
    ['be', 'Klas', '3/4 Graadklas', null],
    ['be', 'Jaargroep', '5', '5'],
    [undefined, 'Klas', '3A', '5'],
    [undefined, 'Groep', '3A', '3'],
  ] as const)('counts years as its country does: %s, %s %s', (land, kop, cel, jaargroep) => {
    const tekst = utf8(`Voornaam;${kop}\nNoa;${cel}`)
    const opties = land ? { land } : {}
    expect(readLeerlingenlijst(tekst, opties).momentopname?.leerlingen[0]?.jaargroep).toBe(
      jaargroep,
    )
  })

  it('with a line twice and no numbers is read once, and names it; with numbers they are two', () => {
    const lijst = [
      'Voornaam;Achternaam;Groep',
      'Noa;Jansen;4',
      'Noa;Jansen;5',
      'noa;Jansen;4',
    ].join('\n')
    expect(namen(lijst)?.map(([, , groep]) => groep)).toEqual(['4', '5'])
    const { meldingen } = read(lijst)
    expect(meldingen.filter(({ code }) => code === 'dup-line')).toEqual([
      expect.objectContaining({ waar: 'leerling noa Jansen (regel 4)' }),
    ])
    // Two pupils may differ in a column that we do not read.
    expect(namen('Voornaam;Initiaal;Groep\nEmma;B;4\nEmma;K;4')).toHaveLength(2)
    const metNummers = 'Nummer;Voornaam;Achternaam;Groep\n1;Noa;Jansen;4\n2;Noa;Jansen;4'
    expect(namen(metNummers)).toHaveLength(2)
  })

  it('that was copied from a spreadsheet is the same as one that was saved', () => {
    const rijen = [
      ['Leerlingnummer', 'Voornaam', 'Achternaam', 'Groep'],
      ['1', 'Noa', 'Jansen', '4'],
    ]
    const met = (teken: string) => read(rijen.map((rij) => rij.join(teken)).join('\n'))
    expect(met('\t')).toEqual(met(';'))
    expect(met(',')).toEqual(met(';'))
    expect(met(';').status).toBe('ok')
  })

  it('without numbers of its own is read, and said to have none', () => {
    expect(codes('Voornaam;Achternaam;Groep\nNoa;Jansen;4')).toEqual(['no-stable-key'])
  })

  it('leaves out two with one number, and names both', () => {
    const { meldingen, momentopname } = read('Nummer;Voornaam;Groep\n1;Noa;4\n1;Sem;4\n2;Isa;4')
    expect(momentopname?.leerlingen.map(({ roepnaam }) => roepnaam)).toEqual(['Isa'])
    expect(meldingen.map(({ code, waar }) => [code, waar])).toEqual([
      ['dup-key', 'leerling Noa (regel 2)'],
      ['dup-key', 'leerling Sem (regel 3)'],
    ])
  })

  it('saved by Excel on Windows is read as that, and says so; a document that is none is not', () => {
    const westers = (tekst: string) => Uint8Array.from(tekst, (teken) => teken.charCodeAt(0))
    const lijst = 'Nummer;Voornaam;Achternaam;Groep\n1;Zoë;Müller;4'
    const { meldingen, momentopname } = readLeerlingenlijst(westers(lijst))
    expect(meldingen.map(({ code }) => code)).toEqual(['westers'])
    expect(momentopname?.leerlingen[0]).toMatchObject({ roepnaam: 'Zoë', achternaam: 'Müller' })
    expect(codes(lijst)).toEqual([])
    const foto = westers(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${lijst}`)
    expect(readLeerlingenlijst(foto).meldingen.map(({ code }) => code)).toEqual(['format'])
  })

  it.each([
    ['without names of columns', 'Noa;Jansen;4', 'columns'],
    ['with names of columns alone', 'Voornaam;Groep\n', 'no-pupils'],
    ['that is XML', '<EDEX/>', 'format'],
    ['that is a PDF in plain signs', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>', 'format'],
    ['that comes of a word processor', '{\\rtf1 Voornaam;Groep\\par Noa;4}', 'format'],
    ['that is empty', '  \n', 'empty'],
    ['with a line without end', `Voornaam;Groep\n"${'x'.repeat(30_000)}`, 'quote'],
    ['with a cell without end', `Voornaam;Groep\n${'x'.repeat(30_000)};4`, 'limit'],
  ])('%s is refused', (_, tekst, code) => {
    const { status, meldingen } = read(tekst)
    expect([status, meldingen[0]?.code]).toEqual(['geweigerd', code])
  })

  it('without names of columns is told which one says where a child sits, as its country calls it', () => {
    const zin = (land: 'nl' | 'be') =>
      readLeerlingenlijst(utf8('Noa;Jansen;4'), { land }).meldingen[0]?.tekst
    expect(zin('nl')).toMatch(/Geboortedatum en Groep\.$/)
    expect(zin('be')).toMatch(/Geboortedatum en Klas\.$/)
  })

  it('never throws, whatever it holds', () => {
    const cel = fc.oneof(
      fc.constantFrom('Voornaam', 'Achternaam', 'Groep', '"', ';', '\n', '\t', '=1+1', '<b>'),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(cel, { maxLength: 40 }), (cellen) => {
        const { status, momentopname } = read(`Voornaam;Groep\n${cellen.join(';')}`)
        expect(momentopname === null).toBe(status === 'geweigerd')
      }),
      { numRuns: 200 },
    )
  })
})
