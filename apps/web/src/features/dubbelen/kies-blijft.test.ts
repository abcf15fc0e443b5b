import type { DubbelKind } from '@letterhaven/contracts/dubbel'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { describe, expect, it } from 'vitest'
import { opGewicht } from './kies-blijft.ts'

const kind = (id: string, anders: Partial<DubbelKind> = {}): DubbelKind => ({
  id: id as LeerlingId,
  naam: 'Tess Mulder',
  groep: null,
  jaargroep: 5,
  geboortedatum: null,
  antwoorden: 0,
  laatst: null,
  toetsen: 0,
  inlognaam: null,
  sleutel: null,
  eckid: false,
  schoolaccount: false,
  ...anders,
})
const eerst = (een: Partial<DubbelKind>, ander: Partial<DubbelKind>) =>
  opGewicht({ reden: 'naam', een: kind('een', een), ander: kind('ander', ander) })[0].id

describe('who is proposed to stay', () => {
  it('sits in a group, before anything else', () => {
    expect(eerst({ antwoorden: 900, eckid: true }, { groep: '5A' })).toBe('ander')
  })

  it('is known to the school, and then has practised most', () => {
    expect(eerst({ antwoorden: 900 }, { schoolaccount: true })).toBe('ander')
    expect(eerst({ sleutel: '7' }, { antwoorden: 900 })).toBe('een')
    expect(eerst({ antwoorden: 3 }, { antwoorden: 4 })).toBe('ander')
  })

  it('is the first of two who are alike', () => {
    expect(eerst({}, {})).toBe('een')
  })
})
