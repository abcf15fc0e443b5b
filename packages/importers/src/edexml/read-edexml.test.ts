import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEdexml } from './read-edexml.ts'
import { variantenVan } from './proef/varianten.ts'

const basis = readFileSync(new URL('../../voorbeelden/school.xml', import.meta.url), 'utf8')
const utf8 = (tekst: string): Uint8Array => new TextEncoder().encode(tekst)
const read = (tekst: string) => readEdexml(utf8(tekst))
const bekend = read(basis).momentopname ?? undefined
const varianten = variantenVan(basis)

describe('a file of a school', () => {
  it('is read whole: groups, pupils, staff, locations', () => {
    const { status, meldingen } = read(basis)
    expect({ status, meldingen }).toEqual({ status: 'ok', meldingen: [] })
    expect(bekend?.school).toEqual({
      schooljaar: '2026-2027',
      peildatum: '2026-10-01',
      brin: '99ZX',
      dependance: '00',
      instellingsnummer: null,
      schoolsleutel: 'synth-0001',
    })
    expect(bekend?.groepen).toHaveLength(11)
    expect(bekend?.vestigingen).toHaveLength(2)
    expect(bekend?.leerkrachten).toHaveLength(7)
  })

  it('gives a pupil as it is called, where it sits, and no more', () => {
    expect(bekend?.leerlingen.find(({ sleutel }) => sleutel === '10085')).toEqual({
      sleutel: '10085',
      eckid: expect.stringMatching(/^https:\/\/ketenid\.nl\/201703\/65639a8c/),
      roepnaam: 'Bram',
      voorvoegsel: 'ter',
      achternaam: 'Horst',
      geboortedatum: '2018-10-05',
      jaargroep: '4',
      groep: '45',
      samengesteldeGroepen: ['SG-45-4', 'SG-RT'],
      vestiging: 'NV',
      uitstroomdatum: null,
      vertrokken: false,
    })
  })

  it('gives staff with what they are called at school, each work once', () => {
    const ziet = bekend?.leerkrachten.find(({ sleutel }) => sleutel === 'LK04')
    expect(ziet).toMatchObject({ rollen: ['IB', 'LRK', 'RT'], groepen: ['6A', '6B', 'SG-RT'] })
  })

  it('knows who is gone: by year, or by a day that has passed', () => {
    const weg = (vandaag: string) =>
      readEdexml(utf8(basis), { vandaag })
        .momentopname?.leerlingen.filter(({ vertrokken }) => vertrokken)
        .map(({ roepnaam }) => roepnaam)
    expect(weg('2026-10-16')).toEqual(['Kevin'])
    expect(weg('2026-10-17')).toEqual(['Amira', 'Kevin'])
  })
})

describe('a file', () => {
  it.each(varianten)('with $naam: $status $code', ({ bytes, status, code, leerlingen, opties }) => {
    const uitslag = readEdexml(bytes, opties)
    const codes = uitslag.meldingen.map((melding) => melding.code)
    expect(uitslag.status).toBe(status)
    expect(codes.includes(code as never)).toBe(code !== undefined)
    expect(code === undefined).toBe(codes.length === 0)
    expect(new Set(uitslag.meldingen.map((m) => m.code)).size).toBeLessThanOrEqual(2)
    expect(uitslag.momentopname?.leerlingen.length ?? 0).toBe(leerlingen ?? 34)
  })

  it('says the same of pupils however it is written', () => {
    const zelfde = [
      'a prefix on every name',
      'a saved UWLR answer',
      'lines of Windows',
      'a zip',
      'UTF-16, big end first',
      'accents apart from their letters',
      'signs that nobody sees',
      'CDATA',
      'a comment inside a name',
    ]
    const gelezen = varianten
      .filter(({ naam }) => zelfde.includes(naam))
      .map(({ bytes }) => readEdexml(bytes).momentopname?.leerlingen)
    expect(gelezen).toEqual(zelfde.map(() => bekend?.leerlingen))
  })
})

describe('a refusal', () => {
  it('names the line and the sign at fault', () => {
    const regel = basis.slice(0, basis.indexOf('Zoë')).split('\n').length
    const waar = (bytes: Uint8Array) => readEdexml(bytes).meldingen[0]?.waar
    expect(waar(utf8(basis.replace('Zoë', 'Zo&euml;')))).toMatch(`regel ${regel}, teken `)
    expect(waar(utf8(basis.replace('Zoë', 'Zo & Zo')))).toMatch(`regel ${regel}, teken `)
    // The file claims to be UTF-8, but holds the byte that Windows writes.
    const bytes = Uint8Array.from(utf8(basis))
    bytes[Buffer.from(basis).indexOf('Zoë') + 2] = 0xeb
    expect(waar(bytes)).toMatch(`regel ${regel}, het teken ë in 'Zoë`)
  })
})

describe('a surname in one field', () => {
  it.each(['Berg, van der', 'van der Berg', 'Berg van der'])('%s is split', (naam) => {
    const los = basis.replace(
      '<achternaam>Berg</achternaam>\n      <voorvoegsel>van der</voorvoegsel>',
      `<achternaam>${naam}</achternaam>`,
    )
    expect(los).not.toBe(basis)
    expect(read(los).momentopname?.leerlingen).toEqual(bekend?.leerlingen)
    expect(read(los).status).toBe('ok')
  })

  it('that cannot be split is named', () => {
    const { meldingen } = read(
      basis.replace('>Berg<', '>Berg, Piet<').replace(/<voorvoegsel>van der<\/voorvoegsel>/, ''),
    )
    expect(meldingen.map(({ code }) => code)).toEqual(['name-comma'])
  })
})

describe('beside what the account knows', () => {
  const naast = (tekst: string) => readEdexml(utf8(tekst), bekend && { bekend })

  it('the same file says nothing new', () => {
    expect(naast(basis)).toEqual(read(basis))
  })

  it('a group under another key is proposed as the same', () => {
    const { status, meldingen } = naast(basis.replaceAll('key="6A"', 'key="G-6A-2027"'))
    expect(status).toBe('waarschuwing')
    expect(meldingen).toEqual([expect.objectContaining({ code: 'rekey', waar: 'groep 6A' })])
  })

  it('a group with another name under its key is the same group', () => {
    expect(naast(basis.replace('<naam>6A</naam>', '<naam>6 Blauw</naam>')).status).toBe('ok')
  })

  it('a pupil under another key is proposed as the same, by name and birthday', () => {
    const { meldingen } = naast(basis.replace('key="10015"', 'key="20015"'))
    expect(meldingen).toEqual([
      expect.objectContaining({ code: 'rekey', waar: 'leerling Zoë de Vries' }),
    ])
  })

  it('a pupil under another key with its ECK iD is simply known', () => {
    expect(naast(basis.replace('key="10001"', 'key="20001"')).status).toBe('ok')
  })

  it.each([
    ['without a birthday', ''],
    ['with the same birthday', '<geboortedatum>2020-10-12</geboortedatum>'],
  ])('a key under which no name is the same is another child, %s', (_, dag) => {
    const ander = basis
      .replace(/(key="10015">\s*)<achternaam>Vries<\/achternaam>/, '$1<achternaam>Bos</achternaam>')
      .replace('>Zoë<', '>Tim<')
      .replace('<geboortedatum>2020-10-12</geboortedatum>', dag)
    const { meldingen, momentopname } = naast(ander)
    expect(meldingen.map(({ code }) => code)).toContain('key-reused')
    expect(momentopname?.leerlingen.some(({ sleutel }) => sleutel === '10015')).toBe(false)
    // Decoys: if only one name changed it is the same child, with or without a birthday.
    for (const een of [ander.replace('>Tim<', '>Zoë<'), ander.replace('>Bos<', '>Vries<')])
      expect(naast(een).momentopname?.leerlingen.some(({ sleutel }) => sleutel === '10015')).toBe(
        true,
      )
  })

  it('a key that went to another child is left out and named', () => {
    const ander = basis
      .replace(/(key="10015">\s*)<achternaam>Vries<\/achternaam>/, '$1<achternaam>Bos</achternaam>')
      .replace('>Zoë<', '>Tim<')
      .replace('2020-10-12', '2020-01-02')
    const { meldingen, momentopname } = naast(ander)
    expect(meldingen.map(({ code }) => code)).toEqual(['key-reused'])
    expect(momentopname?.leerlingen).toHaveLength(33)
    // Decoy: without what the account knows, nobody can tell.
    expect(read(ander).status).toBe('ok')
  })

  it('a pupil of a group that only the account knows keeps it', () => {
    const zonder = basis.replace(/<groep key="7">\s*<naam>[^]*?<\/groep>/, '')
    expect(read(zonder).meldingen.map(({ code }) => code)).toContain('unknown-group')
    expect(naast(zonder).meldingen.map(({ code }) => code)).not.toContain('unknown-group')
  })
})

describe('whatever comes in', () => {
  it('no number of the state, origin, address or picture is in what comes out', () => {
    const geheim = [
      '123456782',
      'Marokko',
      '1234AB',
      'https://foto.example/1',
      '0.25',
      'geheim@kind.example',
    ]
    const velden = ['bsn', 'land_vader', 'postcodenl', 'fotourl', 'gewicht', 'emailadres']
    const extra = velden.map((veld, i) => `<${veld}>${geheim[i]}</${veld}>`).join('')
    const uitslag = read(
      basis.replace('<roepnaam>Noa</roepnaam>', `<roepnaam>Noa</roepnaam>${extra}`),
    )
    expect(uitslag.momentopname?.leerlingen[0]?.roepnaam).toBe('Noa')
    for (const woord of geheim) expect(JSON.stringify(uitslag)).not.toContain(woord)
  })

  it('never throws, and refuses what broke off anywhere', () => {
    const bytes = utf8(basis)
    const eind = utf8(basis.trimEnd()).length
    fc.assert(
      fc.property(fc.integer({ min: 0, max: eind - 1 }), (plek) => {
        expect(readEdexml(bytes.subarray(0, plek)).status).toBe('geweigerd')
      }),
      { numRuns: 60 },
    )
  })

  it('never throws for any bytes in any place, and says a sentence of each thing', () => {
    const bytes = utf8(basis)
    const stuk = fc.record({
      plek: fc.integer({ min: 0, max: bytes.length - 1 }),
      erin: fc.uint8Array({ maxLength: 12 }),
    })
    fc.assert(
      fc.property(fc.array(stuk, { minLength: 1, maxLength: 6 }), (stukken) => {
        const anders = Uint8Array.from(bytes)
        for (const { plek, erin } of stukken)
          anders.set(erin.subarray(0, anders.length - plek), plek)
        const { status, momentopname, meldingen } = readEdexml(anders)
        expect(momentopname === null).toBe(status === 'geweigerd')
        expect(meldingen.length === 0).toBe(status === 'ok')
        for (const { tekst } of meldingen) expect(tekst).toMatch(/^\p{Lu}.{20,}\.$/u)
      }),
      { numRuns: 150 },
    )
  })
})
