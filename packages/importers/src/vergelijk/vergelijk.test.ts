import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEdexml } from '../edexml/read-edexml.ts'
import type { LeerlingRij, Momentopname } from '../momentopname.ts'
import type { Bekend } from './koppel.ts'
import { compare } from './vergelijk.ts'

const bytes = readFileSync(new URL('../../voorbeelden/school.xml', import.meta.url))
const opname = readEdexml(bytes, { vandaag: '2026-11-23' }).momentopname as Momentopname
const LEEG: Bekend = { leerlingen: [], groepen: [] }

/** Makes an account that holds exactly what a file says. */
const alsBekend = ({ leerlingen, groepen }: Momentopname): Bekend => ({
  leerlingen: leerlingen
    .filter(({ vertrokken }) => !vertrokken)
    .map((leerling, i) => ({
      ...leerling,
      id: `l${i}`,
      groep: leerling.groep && `g-${leerling.groep}`,
    })),
  groepen: groepen
    .filter(({ samengesteld }) => !samengesteld)
    .map(({ sleutel, naam }) => ({ id: `g-${sleutel}`, sleutel, naam })),
})
const account = alsBekend(opname)

const metLeerling = (sleutel: string, anders: Partial<LeerlingRij>): Momentopname => ({
  ...opname,
  leerlingen: opname.leerlingen.map((l) => (l.sleutel === sleutel ? { ...l, ...anders } : l)),
})
const idVan = (sleutel: string): string | undefined =>
  account.leerlingen.find((leerling) => leerling.sleutel === sleutel)?.id

/** Returns everything that a human would see about pupils, except those who stay as they are. */
const leerlingen = (nieuw: Momentopname, bekend = account) => {
  const { gelijk: _, later: _later, ...rest } = compare(nieuw, bekend).leerlingen
  return Object.fromEntries(Object.entries(rest).filter(([, lijst]) => lijst.length > 0))
}

describe('a file beside an account', () => {
  it('is all new to an empty one, but for who is gone', () => {
    const { leerlingen: l, groepen } = compare(opname, LEEG)
    expect(l.nieuw).toHaveLength(32)
    expect(groepen.nieuw.map(({ naam }) => naam)).toEqual([
      '1/2A Rupsen',
      '3A',
      '4/5 Vlinders',
      '6A',
      '6B',
      'Groep 7',
      'Groep 8',
      'Taalschakelklas',
    ])
    expect([l.gewijzigd, l.verplaatst, l.vertrokken, l.voorstel, l.botsing].flat()).toEqual([])
  })

  it('says nothing the second time', () => {
    const { leerlingen: l, groepen } = compare(opname, account)
    expect(leerlingen(opname)).toEqual({})
    expect(l.gelijk).toBe(32)
    expect(groepen).toMatchObject({ nieuw: [], hernoemd: [], herkend: [], gelijk: 8 })
  })

  it('names each field that changes, and takes nothing away by being silent', () => {
    const nieuw = metLeerling('10015', { roepnaam: 'Zoé', geboortedatum: null, achternaam: null })
    expect(leerlingen(nieuw).gewijzigd).toEqual([
      expect.objectContaining({
        id: idVan('10015'),
        wijzigingen: [{ veld: 'roepnaam', van: 'Zoë', naar: 'Zoé' }],
      }),
    ])
  })

  it('moves a pupil to its new group', () => {
    expect(leerlingen(metLeerling('10134', { groep: '6B' }))).toEqual({
      verplaatst: [expect.objectContaining({ id: idVan('10134'), van: 'g-6A', naar: '6B' })],
    })
  })

  it('proposes who is gone, and who is not in it, to leave; not who comes without a group', () => {
    const zonder = { ...opname, leerlingen: opname.leerlingen.filter((l) => l.sleutel !== '10001') }
    expect(leerlingen(zonder).vertrokken).toEqual([{ id: idVan('10001'), reden: 'ontbreekt' }])
    expect(leerlingen(metLeerling('10001', { vertrokken: true })).vertrokken).toEqual([
      { id: idVan('10001'), reden: 'uitgestroomd' },
    ])
    expect(leerlingen(metLeerling('10001', { groep: null }))).toEqual({})
  })

  it('knows a pupil under another number by its ECK iD', () => {
    expect(leerlingen(metLeerling('10001', { sleutel: '99' })).gewijzigd).toEqual([
      expect.objectContaining({ wijzigingen: [{ veld: 'sleutel', van: '10001', naar: '99' }] }),
    ])
  })

  it('asks a human where only name and birthday agree, and between two', () => {
    const nieuw = metLeerling('10015', { sleutel: '99' })
    expect(leerlingen(nieuw).voorstel).toEqual([
      expect.objectContaining({ kandidaten: [expect.objectContaining({ id: idVan('10015') })] }),
    ])
    const dubbel = account.leerlingen
      .filter(({ sleutel }) => sleutel === '10015')
      .map((leerling) => ({ ...leerling, id: 'x', sleutel: '98' }))
    const twee = {
      ...account,
      leerlingen: [...account.leerlingen, ...dubbel],
    }
    expect(compare(nieuw, twee).leerlingen.voorstel[0]?.kandidaten).toHaveLength(2)
  })

  it('asks a human where the name agrees and a birthday is not known; not for who has a line of its own', () => {
    const zonderDag = metLeerling('10015', { sleutel: null, geboortedatum: null })
    expect(leerlingen(zonderDag).voorstel).toEqual([
      expect.objectContaining({ kandidaten: [expect.objectContaining({ id: idVan('10015') })] }),
    ])
    // The account may not know the birthday either: pupils that were typed in have none.
    const getypt = account.leerlingen.map((l) => ({ ...l, sleutel: null, geboortedatum: null }))
    const uitslag = compare(opname, { ...account, leerlingen: getypt }).leerlingen
    expect(uitslag.nieuw).toEqual([])
    expect(uitslag.voorstel.length).toBe(32 - uitslag.gewijzigd.length)
    // A namesake with a line of their own is no candidate for another line.
    const naamgenoot = opname.leerlingen.filter(({ sleutel }) => sleutel === '10015')
    const met = {
      ...opname,
      leerlingen: [
        ...opname.leerlingen,
        ...naamgenoot.map((l) => ({ ...l, sleutel: null, eckid: null, geboortedatum: null })),
      ],
    }
    expect(leerlingen(met)).toEqual({ nieuw: [expect.objectContaining({ sleutel: null })] })
    // Another birthday means another child.
    expect(
      leerlingen(metLeerling('10015', { sleutel: null, eckid: null, geboortedatum: '2010-01-01' }))
        .voorstel,
    ).toBeUndefined()
  })

  it('says of a proposal what happens when it is the one: the same as when it is', () => {
    const alZo = account.leerlingen.map((l) =>
      l.sleutel === '10015' ? { ...l, sleutel: null, eckid: null } : l,
    )
    const zonderNummer = (wat: object) => {
      const nieuw = metLeerling('10015', { sleutel: null, eckid: null, ...wat })
      const bekend = { ...account, leerlingen: alZo }
      const regel = nieuw.leerlingen.findIndex(
        ({ roepnaam, sleutel }) => sleutel === null && roepnaam !== null,
      )
      const id = idVan('10015') ?? ''
      const zelfde = compare(nieuw, bekend, { zelfde: new Map([[regel, id]]), nieuw: new Set() })
      const gevolgen = compare(nieuw, bekend).leerlingen.voorstel[0]?.gevolgen[0]
      expect(gevolgen).toEqual(
        (['gewijzigd', 'verplaatst', 'terug'] as const).filter(
          (wat) => zelfde.leerlingen[wat].length > 0,
        ),
      )
      return gevolgen
    }
    expect(zonderNummer({})).toEqual([])
    expect(zonderNummer({ jaargroep: '8' })).toEqual(['gewijzigd'])
  })

  it('does what a human said of a proposal, and nothing where it is none', () => {
    const nieuw = metLeerling('10015', { sleutel: '99' })
    const regel = nieuw.leerlingen.findIndex(({ sleutel }) => sleutel === '99')
    const id = idVan('10015') ?? ''
    const zelfde = compare(nieuw, account, { zelfde: new Map([[regel, id]]), nieuw: new Set() })
    expect(zelfde.leerlingen.gewijzigd.map((een) => een.id)).toEqual([id])
    const ander = compare(nieuw, account, { zelfde: new Map(), nieuw: new Set([regel]) })
    expect(ander.leerlingen.nieuw.map(({ sleutel }) => sleutel)).toEqual(['99'])
    const vreemd = { zelfde: new Map([[regel, idVan('10001') ?? '']]), nieuw: new Set([0]) }
    expect(compare(nieuw, account, vreemd)).toEqual(compare(nieuw, account))
  })

  it('asks a human where both numbers agree, and neither name nor birthday does', () => {
    const ander = { roepnaam: 'Tim', achternaam: 'Bos', geboortedatum: '2019-01-02' }
    const nieuw = metLeerling('10015', ander)
    expect(leerlingen(nieuw)).toEqual({
      voorstel: [
        expect.objectContaining({
          reden: 'nummer',
          kandidaten: [expect.objectContaining({ id: idVan('10015') })],
        }),
      ],
    })
    // Decoys: a corrected name or a corrected birthday is a plain change.
    for (const een of [{ ...ander, geboortedatum: '2020-10-12' }, { geboortedatum: '2019-01-02' }])
      expect(leerlingen(metLeerling('10015', een)).gewijzigd).toHaveLength(1)
    const regel = nieuw.leerlingen.findIndex(({ sleutel }) => sleutel === '10015')
    const besluit = { zelfde: new Map(), nieuw: new Set([regel]) }
    // A pupil who is somebody else gets none of the numbers.
    expect(compare(nieuw, account, besluit).leerlingen.nieuw).toEqual([
      expect.objectContaining({ roepnaam: 'Tim', sleutel: null, eckid: null }),
    ])
  })

  it('takes a surname and its prefix for one thing', () => {
    const met = (naam: Partial<LeerlingRij>) =>
      compare(metLeerling('10015', naam), account).leerlingen.gewijzigd.flatMap(
        (een) => een.wijzigingen,
      )
    // The account has 'de' and 'Vries'.
    expect(met({ voorvoegsel: null, achternaam: 'de Vries' })).toEqual([])
    expect(met({ voorvoegsel: null, achternaam: 'De Vries' })).toEqual([])
    expect(met({ voorvoegsel: null, achternaam: 'Bos' })).toEqual([
      { veld: 'voorvoegsel', van: 'de', naar: '' },
      { veld: 'achternaam', van: 'Vries', naar: 'Bos' },
    ])
    expect(met({ voorvoegsel: null, achternaam: null })).toEqual([])
  })

  it('does not take twins for one another', () => {
    const zonder = account.leerlingen.filter(({ roepnaam }) => roepnaam !== 'Femke')
    expect(leerlingen(opname, { ...account, leerlingen: zonder }).nieuw).toEqual([
      expect.objectContaining({ roepnaam: 'Femke' }),
    ])
  })

  it('changes nobody where number and ECK iD point at two children', () => {
    const eckid = opname.leerlingen.find(({ sleutel }) => sleutel === '10008')?.eckid ?? null
    const nieuw = {
      ...metLeerling('10001', { eckid }),
      leerlingen: metLeerling('10001', { eckid }).leerlingen.filter(
        ({ sleutel }) => sleutel !== '10008',
      ),
    }
    expect(leerlingen(nieuw)).toEqual({
      botsing: [
        expect.objectContaining({
          kandidaten: [
            expect.objectContaining({ id: idVan('10008') }),
            expect.objectContaining({ id: idVan('10001') }),
          ],
        }),
      ],
    })
  })

  it('moves nobody who sits in a group that is known by its name alone', () => {
    const hernummerd: Momentopname = {
      ...opname,
      groepen: opname.groepen.map((g) => ({ ...g, sleutel: `nieuw-${g.sleutel}` })),
      leerlingen: opname.leerlingen.map((l) => ({ ...l, groep: l.groep && `nieuw-${l.groep}` })),
    }
    expect(leerlingen(hernummerd)).toEqual({})
    const tweede = { id: 'g-2', sleutel: null, naam: '6A' }
    const { nieuw } = compare(hernummerd, {
      ...account,
      groepen: [...account.groepen, tweede],
    }).groepen
    expect(nieuw.map(({ naam }) => naam)).toEqual(['6A'])
  })

  it('brings back whoever lies in the prullenbak and stands in the file', () => {
    const weg = account.leerlingen.map((l) =>
      l.sleutel === '10015' ? { ...l, vertrokken: true, groep: null } : l,
    )
    expect(leerlingen(opname, { ...account, leerlingen: weg })).toEqual({
      terug: [expect.objectContaining({ id: idVan('10015') })],
      verplaatst: [expect.objectContaining({ id: idVan('10015'), van: null })],
    })
  })

  it('changes nobody where two lines point at one child', () => {
    const eckid = opname.leerlingen[0]?.eckid ?? null
    const nieuw = metLeerling('10015', { sleutel: '77', eckid })
    expect(leerlingen(nieuw).botsing).toHaveLength(2)
    expect(leerlingen(nieuw).gewijzigd).toBeUndefined()
  })

  it('knows a group by its key under another name, and by its name under another key', () => {
    const anders = (sleutel: string, rij: object): Momentopname => ({
      ...opname,
      groepen: opname.groepen.map((g) => (g.sleutel === sleutel ? { ...g, ...rij } : g)),
    })
    expect(compare(anders('6A', { naam: '6 Blauw' }), account).groepen.hernoemd).toEqual([
      { id: 'g-6A', groep: expect.objectContaining({ naam: '6 Blauw' }) },
    ])
    const { nieuw, herkend } = compare(anders('6A', { sleutel: 'G6A' }), account).groepen
    expect([nieuw.length, herkend.map(({ groep }) => groep.sleutel)]).toEqual([0, ['G6A']])
  })

  it('puts every line and every pupil of the account in one place', () => {
    const knoei = fc.array(
      fc.record({
        plek: fc.nat({ max: opname.leerlingen.length - 1 }),
        anders: fc.record(
          {
            sleutel: fc.constantFrom('10001', '10015', 'x', null),
            eckid: fc.constantFrom(opname.leerlingen[0]?.eckid ?? null, null),
            roepnaam: fc.constantFrom('Noa', 'Sem', 'Isa'),
            groep: fc.constantFrom('6A', null),
            vertrokken: fc.boolean(),
          },
          { requiredKeys: [] },
        ),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(knoei, (stukken) => {
        const rijen = opname.leerlingen.map((leerling, i) =>
          Object.assign(
            {},
            leerling,
            ...stukken.filter(({ plek }) => plek === i).map((een) => een.anders),
          ),
        ) as LeerlingRij[]
        const { leerlingen: l } = compare({ ...opname, leerlingen: rijen }, account)
        const anders = new Set([...l.gewijzigd, ...l.verplaatst].map(({ id }) => id))
        const gehoord = [...anders, ...l.vertrokken.map(({ id }) => id)]
        const misschien = new Set(
          [...l.voorstel, ...l.botsing].flatMap(({ kandidaten }) => kandidaten.map(({ id }) => id)),
        )
        expect(new Set(gehoord).size).toBe(gehoord.length)
        for (const id of gehoord)
          expect(
            misschien.has(id) &&
              l.vertrokken.some((een) => een.id === id && een.reden === 'ontbreekt'),
          ).toBe(false)
        const blijvers = rijen.filter(({ vertrokken }) => !vertrokken).length
        const botsend = l.botsing.filter(({ leerling }) => !leerling.vertrokken).length
        expect(l.nieuw.length + anders.size + l.gelijk + l.voorstel.length + botsend).toBe(blijvers)
      }),
      { numRuns: 150 },
    )
  })
})
