import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEdexml } from '../edexml/read-edexml.ts'
import type { LeerlingRij, Momentopname } from '../momentopname.ts'
import type { Bekend } from './koppel.ts'
import { compare } from './vergelijk.ts'

const bytes = readFileSync(new URL('../../voorbeelden/school.xml', import.meta.url))
const opname = readEdexml(bytes, { vandaag: '2026-11-23' }).momentopname as Momentopname
const eigen = opname.leerlingen.find(({ sleutel }) => sleutel === '10001') as LeerlingRij
/** An account with one child of that file, and nobody else. */
const account: Bekend = { leerlingen: [{ ...eigen, id: 'noa', groep: null }], groepen: [] }

describe('a child that stands in a file twice', () => {
  it('is changed by its own line alone, whoever else is said to be that child', () => {
    const dubbel: Momentopname = {
      ...opname,
      leerlingen: [
        { ...eigen, jaargroep: '8' },
        { ...eigen, sleutel: '77', eckid: null, jaargroep: '7' },
      ],
    }
    const [voorstel] = compare(dubbel, account).leerlingen.voorstel
    expect(voorstel).toMatchObject({ gevolgen: [[]], heeftRegel: [true] })
    const besluit = { zelfde: new Map([[1, 'noa']]), nieuw: new Set<number>() }
    const { botsing, gewijzigd, vertrokken, nieuw } = compare(dubbel, account, besluit).leerlingen
    expect([botsing, vertrokken, nieuw]).toEqual([[], [], []])
    expect(gewijzigd).toMatchObject([
      { id: 'noa', wijzigingen: [{ veld: 'jaargroep', naar: '8' }] },
    ])
  })
})

describe('a list in which everybody has one name', () => {
  it('asks of each line about a dozen at most, however many the account has', () => {
    const anoniem = (i: number, sleutel: string): LeerlingRij => ({
      ...eigen,
      roepnaam: 'Anoniem',
      voorvoegsel: null,
      achternaam: 'Kind',
      geboortedatum: null,
      eckid: null,
      sleutel: `${sleutel}${i}`,
    })
    const honderd = Array.from({ length: 100 }, (_, i) => i)
    const vol: Bekend = {
      leerlingen: honderd.map((i) => ({ ...anoniem(i, 'a'), id: `l${i}`, groep: null })),
      groepen: [],
    }
    const { voorstel } = compare(
      { ...opname, leerlingen: honderd.map((i) => anoniem(i, 'b')) },
      vol,
    ).leerlingen
    expect(voorstel).toHaveLength(100)
    expect(new Set(voorstel.map(({ kandidaten }) => kandidaten.length))).toEqual(new Set([12]))
  })
})
