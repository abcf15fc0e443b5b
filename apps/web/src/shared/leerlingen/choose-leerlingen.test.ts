import { describe, expect, it } from 'vitest'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { LeerlingIdSchema } from '@letterhaven/contracts/ids'
import { VOLGORDEN, chooseLeerlingen, opAchternaam, type Filter } from './choose-leerlingen.ts'

let teller = 0

function rij(naam: string, rest: Partial<LeerlingRij> = {}): LeerlingRij {
  const [voornaam = '', tussenvoegsel = '', achternaam = ''] = naam.split('|')
  teller += 1
  return {
    id: LeerlingIdSchema.parse(`00000000-0000-4000-8000-${String(teller).padStart(12, '0')}`),
    naam: { voornaam, tussenvoegsel, achternaam },
    jaargroep: 5,
    status: 'op_de_plaats',
    waarom: {
      reden: 'gelijk',
      recent: { goed: 20, totaal: 25 },
      eerder: { goed: 20, totaal: 25 },
      zwak: null,
    },
    niveau: null,
    laatst: '2026-11-20T09:00:00Z',
    langWeg: false,
    telling: { goed: 40, totaal: 50 },
    oefenminuten: 20,
    weken: [],
    ...rest,
  }
}

const noor = rij('Noor|van den|Berg', { oefenminuten: 60 })
const zoe = rij('Zoë||Aerts', {
  status: 'aandacht',
  telling: { goed: 20, totaal: 50 },
  laatst: '2026-11-11T09:00:00Z',
  langWeg: true,
})
const jesse = rij('Jesse||Kok', {
  status: 'nog_niet_te_zeggen',
  telling: { goed: 1, totaal: 4 },
  laatst: null,
})
const finn = rij('Finn||Visser', { status: 'vooruit', laatst: '2026-11-12T09:00:00Z' })
const allen = [finn, jesse, noor, zoe]

interface Vraag {
  readonly zoek?: string
  readonly filter?: Filter
  readonly sortering?: keyof typeof VOLGORDEN
}

const namen = ({ zoek = '', filter = 'alle', sortering = 'achternaam' }: Vraag) =>
  chooseLeerlingen(opAchternaam(allen, 'nl'), { zoek, filter, volgorde: VOLGORDEN[sortering] }).map(
    (r) => r.naam.voornaam,
  )

describe('the list of pupils', () => {
  it('sorts on the surname without prefix in the Netherlands and with it in Flanders', () => {
    expect(namen({})).toEqual(['Zoë', 'Noor', 'Jesse', 'Finn'])
    expect(opAchternaam(allen, 'be').map((r) => r.naam.voornaam)).toEqual([
      'Zoë',
      'Jesse',
      'Noor',
      'Finn',
    ])
  })

  it('puts those who need attention first and keeps surname order among equals', () => {
    expect(namen({ sortering: 'aandacht' })).toEqual(['Zoë', 'Jesse', 'Noor', 'Finn'])
  })

  it('sorts by last practice with never first, by share with unknown last, by time with most first', () => {
    expect(namen({ sortering: 'laatst' })).toEqual(['Jesse', 'Zoë', 'Finn', 'Noor'])
    expect(namen({ sortering: 'goed' })).toEqual(['Zoë', 'Noor', 'Finn', 'Jesse'])
    expect(namen({ sortering: 'oefentijd' })[0]).toBe('Noor')
  })

  it('shows who was away for as long as a signal says, and not who is new and did not begin', () => {
    expect(namen({ filter: 'niet_geoefend' })).toEqual(['Zoë'])
  })

  it('filters on status', () => {
    expect(namen({ filter: 'aandacht' })).toEqual(['Zoë'])
    expect(namen({ filter: 'vooruit' })).toEqual(['Finn'])
  })

  it('finds a name without its accents, on any part, and nothing for a name that is not there', () => {
    expect(namen({ zoek: ' zoe ' })).toEqual(['Zoë'])
    expect(namen({ zoek: 'berg noor' })).toEqual(['Noor'])
    expect(namen({ zoek: 'noor visser' })).toEqual([])
  })
})
