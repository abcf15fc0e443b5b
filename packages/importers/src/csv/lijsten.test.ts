import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LeerlingRij } from '../momentopname.ts'
import { compare } from '../vergelijk/vergelijk.ts'
import { readLeerlingenlijst } from './lees-csv.ts'

const OPTIES = { vandaag: '2026-11-25', land: 'nl' } as const
const read = (bytes: Uint8Array | string) =>
  readLeerlingenlijst(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, OPTIES)
const readBestand = (naam: string) =>
  read(readFileSync(new URL(`../../voorbeelden/lijsten/${naam}.csv`, import.meta.url)))

const wie = ({ roepnaam, voorvoegsel, achternaam, geboortedatum, groep }: LeerlingRij) =>
  [roepnaam, voorvoegsel, achternaam, geboortedatum, groep].map((een) => een ?? '·').join(' ')
const gelezen = (bytes: Uint8Array | string) => read(bytes).momentopname?.leerlingen.map(wie)
const codes = (bytes: Uint8Array | string) => read(bytes).meldingen.map(({ code }) => code)

const NOOR = 'Noor van Dam 2017-03-12 Groep 4'
const KOP = 'Leerlingnummer;Roepnaam;Tussenvoegsel;Achternaam;Geboortedatum;Groep'
const NOORS = '1;Noor;van;Dam;12-03-2017;Groep 4'

/** A list as a school sent it, the pupils it names, and the codes of what must be reported about it. */
const BESTANDEN: readonly [naam: string, wie: readonly string[], codes: readonly string[]][] = [
  ['lege-rijen', [NOOR], []],
  ['lege-rij-boven', [NOOR], []],
  ['sep-regel', [NOOR], []],
  ['datum-tijd', [NOOR, 'Bram · Bos 2017-04-01 Groep 4'], []],
  [
    'datum-maand-eerst',
    [NOOR, 'Bram · Bos 2016-11-25 Groep 4', 'Cas · Kok 2016-12-31 Groep 4'],
    [],
  ],
  ['formule-nummer', [NOOR], []],
  [
    'naam-een-kolom',
    [NOOR, 'Bram · Bos 2017-02-01 Groep 4', 'Mats de Wit 2017-04-03 Groep 4'],
    ['no-stable-key'],
  ],
  [
    'groep-dubbele-spatie',
    [
      'Ann · Bos 2017-03-12 Groep 5',
      'Bob · Kok 2017-03-13 Groep 5',
      'Cas · Vos 2017-03-14 Groep 5',
    ],
    [],
  ],
  [
    'groep-kleine-letter',
    [
      'Ann · Bos 2017-03-12 Groep 5',
      'Bob · Kok 2017-03-13 Groep 5',
      'Cas · Vos 2017-03-14 Groep 5',
    ],
    [],
  ],
]

describe('a list as a school sent it', () => {
  it.each(BESTANDEN)('%s', (naam, wieErin, gezegd) => {
    const { momentopname, meldingen } = readBestand(naam)
    expect(momentopname?.leerlingen.map(wie)).toEqual(wieErin)
    expect(meldingen.map(({ code }) => code)).toEqual(gezegd)
    expect(momentopname?.groepen).toHaveLength(1)
  })

  it('keeps the zeros of a number that is written as a formula', () => {
    expect(readBestand('formule-nummer').momentopname?.leerlingen[0]?.sleutel).toBe('00123')
  })

  it('with the whole name in one column names the children that a later one has in three', () => {
    const [eerst, later] = [readBestand('naam-een-kolom'), readBestand('naam-los')]
    const account = {
      leerlingen: (eerst.momentopname?.leerlingen ?? []).map((l, i) => ({
        ...l,
        id: `l${i}`,
        groep: 'g',
      })),
      groepen: [{ id: 'g', sleutel: null, naam: 'groep 4' }],
    }
    if (!later.momentopname) throw new Error('not read')
    const { leerlingen, groepen } = compare(later.momentopname, account)
    expect(leerlingen.voorstel.map(({ kandidaten }) => kandidaten.map(({ id }) => id))).toEqual([
      ['l0'],
      ['l1'],
      ['l2'],
    ])
    expect([leerlingen.nieuw, leerlingen.gewijzigd, groepen.nieuw]).toEqual([[], [], []])
  })
})

describe('what a spreadsheet adds', () => {
  it.each([
    ['a title above', `Leerlingenlijst groep 4;;;;;\n\nSchooljaar;2026-2027;;;;\n${KOP}\n${NOORS}`],
    ['a title that is the name of a column', `Leerlingen;;;;;\n${KOP}\n${NOORS}`],
    ['sep with a bar', `sep=|\n${KOP}\n${NOORS}`.replaceAll(';', '|')],
    ['sep in quotes, saved once more', `"sep=;";;;;;\n${KOP}\n${NOORS}`],
    ['sep that is not what was written', `sep=,\n${KOP}\n${NOORS}`],
    ['a separator of our own', `sep=~\n${KOP}\n${NOORS}`.replaceAll(';', '~')],
    ['names of columns on every page', `${KOP}\n${NOORS}\nPagina 1 van 2\n\n${KOP}\n`],
    ['a total', `${KOP}\n${NOORS}\nTotaal;;;;;1\n`],
    ['a total in words', `${KOP}\n${NOORS}\nAantal leerlingen: 1;;;;;\n`],
    ['a count without words', `${KOP}\n${NOORS}\n;;;;;1`],
    ['empty columns behind', `${KOP};;;;\n${NOORS};;;;`],
    ['an empty column before', `;${KOP}\n;${NOORS}`],
    ['a line of dashes', `${KOP}\n-----;---;---;---;---;---\n${NOORS}`],
    ['a mark of UTF-8, twice', `\ufeff\ufeff${KOP}\n${NOORS}`],
    ['quotes round everything', `${KOP}\n${NOORS}`.replaceAll(/[^;\n]+/g, '"$&"')],
    ['formulas round everything', `${KOP}\n${NOORS}`.replaceAll(/[^;\n]+/g, '="$&"')],
    ['formulas in quotes', `${KOP}\n"=""1""";"=""Noor""";van;Dam;12-03-2017;Groep 4`],
    ['an apostrophe before a number', `${KOP}\n'1;Noor;van;Dam;12-03-2017;Groep 4`],
    ['spaces of every kind', `${KOP}\n 1 ;\u00a0Noor; van ;Dam\u200b;12-03-2017 ;Groep\u00a04`],
    ['lines of an old Macintosh', `${KOP}\r${NOORS}\r`],
    ['what a formula did not find', `${KOP};Klas\n${NOORS};#N/B`],
  ])('is no part of the list: %s', (_, tekst) => {
    expect([gelezen(tekst), codes(tekst)]).toEqual([[NOOR], []])
  })

  it('changes nothing of what is read, wherever it is added', () => {
    const rijen = [KOP, NOORS, '2;Bram;;Bos;25-11-2016;Groep 4', '3;Zoë;de;Wit;31-12-2016;4b']
    const goed = gelezen(rijen.join('\n'))
    const ruis = fc.constantFrom('', ';;;;;', ' ; ;', '\t', '--;--', '\u00a0;;', '""; ;""')
    const cel = fc.constantFrom(
      (c: string) => c,
      (c: string) => `"${c}"`,
      (c: string) => `="${c}"`,
      (c: string) => ` ${c}  `,
      (c: string) => c.normalize('NFD'),
      (c: string) => c.replaceAll(' ', '\u00a0'),
    )
    const teken = fc.constantFrom(';', '\t', ',', '|')
    const einde = fc.constantFrom('\n', '\r\n', '\r')
    fc.assert(
      fc.property(
        fc.array(fc.array(ruis, { maxLength: 3 }), { minLength: 5, maxLength: 5 }),
        fc.array(cel, { minLength: 24, maxLength: 24 }),
        fc.nat({ max: 3 }),
        teken,
        einde,
        (leeg, wijzen, staart, scheiding, regeleinde) => {
          const regels = rijen.flatMap((rij, r) => [
            ...(leeg[r] ?? []),
            rij
              .split(';')
              .map((tekst, c) => (wijzen[r * 6 + c] ?? String)(tekst))
              .join(';') + ';'.repeat(staart),
          ])
          const tekst = [...regels, ...(leeg[4] ?? [])].join(regeleinde).replaceAll(';', scheiding)
          expect(gelezen(tekst)).toEqual(goed)
        },
      ),
      { numRuns: 200 },
    )
    // Decoy: a line that is not noise does change the result.
    expect(gelezen([...rijen, '4;Lot;;Kok;30-12-2016;Groep 4'].join('\n'))).not.toEqual(goed)
  })

  it('never takes a pupil for noise', () => {
    const tekst = `${KOP}\n1;Totaal;;Dam;12-03-2017;Groep 4\n2;;;;;\n3;Som;;;;`
    expect(read(tekst).momentopname?.leerlingen.map(({ roepnaam }) => roepnaam)).toEqual([
      'Totaal',
      'Som',
    ])
    expect(codes(tekst)).toContain('name-missing')
  })

  it('names lines above the names of the columns that hold more than a title, and cells beyond them', () => {
    const tekst = `0;Pim;;Bos;12-03-2017;Groep 4\n${KOP}\n${NOORS};over`
    const { meldingen } = read(tekst)
    expect(meldingen.map(({ code, waar }) => [code, waar])).toEqual([
      ['row-above', 'regel 1: 0, Pim, Bos, 12-03-2017, Groep 4'],
      ['cells-beyond', 'leerling Noor van Dam (regel 3)'],
    ])
  })

  it('spoils a number, and that is said', () => {
    const { momentopname, meldingen } = read(`${KOP}\n1,23457E+11;Noor;van;Dam;12-03-2017;Groep 4`)
    expect(momentopname?.leerlingen[0]?.sleutel).toBeNull()
    expect(meldingen.map(({ code, waar }) => [code, waar])).toContainEqual([
      'number-spoiled',
      'leerling Noor van Dam (regel 2): 1,23457E+11',
    ])
  })
})

describe('a cell', () => {
  it('is a day as its column says, and a column that says nothing is a question with an example', () => {
    const met = (...dagen: string[]) =>
      read(
        [
          'Nummer;Voornaam;Geboortedatum;Groep',
          ...dagen.map((dag, i) => `${i};K${i};${dag};4`),
        ].join('\n'),
      )
    expect(met('03/12/2017').meldingen.map(({ code, waar }) => [code, waar])).toEqual([
      ['date-order', 'leerling K0 (regel 2): 03/12/2017 is 03-12-2017'],
    ])
    expect(met('03/12/2017', '13/12/2017').meldingen).toEqual([])
    const gemengd = met('13/12/2016', '12/13/2016', '03/12/2017')
    expect(gemengd.meldingen.map(({ code, waar }) => [code, waar])).toEqual([
      ['date-order-lost', 'leerling K2 (regel 4): 03/12/2017'],
    ])
    expect(gemengd.momentopname?.leerlingen[2]?.geboortedatum).toBeNull()
    expect(met('42806', '43000').momentopname?.leerlingen[0]?.geboortedatum).toBe('2017-03-12')
  })

  it.each([
    ['Naam\nDam, Noor van', 'Noor van Dam'],
    ['Naam\nvan Dam, Noor', 'Noor van Dam'],
    ['Naam\nDam van, Noor', 'Noor van Dam'],
    ['Naam\n"Dam, van, Noor"', 'Noor van Dam'],
    ['Naam\nNoor van Dam', 'Noor van Dam'],
    ['Leerling\n1. Noor van Dam', 'Noor van Dam'],
    ['Volledige naam\nNoor van Dam', 'Noor van Dam'],
    ['Voornaam;Naam\nNoor;van Dam', 'Noor van Dam'],
    ['Voornaam;Achternaam\nNoor;"Dam, van"', 'Noor van Dam'],
    ['Voornaam;Achternaam\nNoor;Dam van', 'Noor van Dam'],
    ['Voornaam;Tv;Achternaam\nNoor;;van Dam', 'Noor van Dam'],
    ['Naam;Voornaam;Achternaam\nvan Dam Noor;Noor;van Dam', 'Noor van Dam'],
    ['Voornaam;Achternaam\nNoor;Van den Berghe', 'Noor · Van den Berghe'],
  ])('with a name is split as its columns say: %j', (tekst, naam) => {
    expect(gelezen(tekst)).toEqual([`${naam} · ·`])
    expect(codes(tekst)).toEqual(['no-stable-key', 'jaargroep-missing', 'no-groups'])
  })

  it('with a surname that cannot be split is named', () => {
    expect(codes('Nummer;Voornaam;Achternaam;Groep\n1;Noor;"Dam, Piet";4')).toEqual(['name-comma'])
  })
})

describe('one group', () => {
  it.each(['Groep  4', 'groep 4', 'Groep\u00a04', 'GROEP 4', 'Groep-4'])(
    'is one beside the account, whatever it had as a key: %j',
    (naam) => {
      const { momentopname } = read(`${KOP}\n1;Noor;van;Dam;12-03-2017;${naam}`)
      if (!momentopname) throw new Error('not read')
      const account = {
        leerlingen: [],
        groepen: [{ id: 'g', sleutel: '4A-2026', naam: 'Groep 4' }],
      }
      expect(compare(momentopname, account).groepen).toEqual({
        nieuw: [],
        hernoemd: [],
        herkend: [],
        gekoppeld: [{ id: 'g', sleutel: momentopname.groepen[0]?.sleutel }],
        gelijk: 1,
      })
      // Decoy: a group with another number is another group.
      const ander = { leerlingen: [], groepen: [{ id: 'g', sleutel: null, naam: 'Groep 5' }] }
      expect(compare(momentopname, ander).groepen.nieuw).toHaveLength(1)
    },
  )

  it('is the one that is written as it is, where an account has two of a name', () => {
    const { momentopname } = read(`${KOP}\n${NOORS}`)
    if (!momentopname) throw new Error('not read')
    const twee = ['groep 4', 'Groep 4'].map((naam, i) => ({ id: `g${i}`, sleutel: null, naam }))
    expect(compare(momentopname, { leerlingen: [], groepen: twee }).groepen.gekoppeld).toEqual([
      { id: 'g1', sleutel: 'Groep 4' },
    ])
  })
})

describe('a refusal', () => {
  it.each([
    [`${KOP}\n${NOORS}\n2;"Bram;;Bos;13-03-2017;Groep 4`, 'quote', 'regel 3, het teken "'],
    ['\n\nNr;Kind;Straat\n1;Noor;Dorp 1', 'columns', 'regel 3: Nr, Kind, Straat'],
    [`${KOP}\n1;${'x'.repeat(10_001)};;;;`, 'limit', 'regel 2'],
  ])('names the line and what stands there: %j', (tekst, code, waar) => {
    expect(read(tekst).meldingen).toEqual([expect.objectContaining({ code, waar })])
  })
})
