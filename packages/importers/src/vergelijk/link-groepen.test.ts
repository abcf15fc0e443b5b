import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEdexml } from '../edexml/read-edexml.ts'
import type { GroepRij, Momentopname } from '../momentopname.ts'
import { linkGroepen, compareGroepen } from './link-groepen.ts'

const bytes = readFileSync(new URL('../../voorbeelden/school.xml', import.meta.url))
const opname = readEdexml(bytes, { vandaag: '2026-11-23' }).momentopname as Momentopname
const [rij] = opname.groepen as [GroepRij]
const groep = (sleutel: string, naam: string): GroepRij => ({
  ...rij,
  sleutel,
  naam,
  samengesteld: false,
  opNaam: false,
})
const verschil = (
  groepen: GroepRij[],
  bekend: { id: string; sleutel: string | null; naam: string }[],
) => compareGroepen(linkGroepen({ ...opname, groepen }, { leerlingen: [], groepen: bekend }))

describe('a group that is known by its name alone', () => {
  const hand = { id: 'x', sleutel: null, naam: 'Instroom' }

  it('is one of the file, and none where two of the file are called so', () => {
    const een = verschil([groep('kc', 'Instroom')], [hand])
    expect([een.herkend.map(({ id }) => id), een.nieuw]).toEqual([['x'], []])
    const twee = verschil([groep('kc', 'Instroom'), groep('kd', 'instroom')], [hand])
    expect([twee.herkend, twee.nieuw.map(({ sleutel }) => sleutel)]).toEqual([[], ['kc', 'kd']])
  })

  it('is known where the other one of that name has a key that is known', () => {
    const metSleutel = { id: 'y', sleutel: 'kd', naam: 'Instroom' }
    const { herkend, nieuw } = verschil(
      [groep('kc', 'Instroom'), groep('kd', 'Instroom')],
      [hand, metSleutel],
    )
    expect([herkend.map(({ id, groep: { sleutel } }) => [id, sleutel]), nieuw]).toEqual([
      [['x', 'kc']],
      [],
    ])
  })
})
