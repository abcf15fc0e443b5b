import { describe, expect, it } from 'vitest'
import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { woordkeusBijHost } from '@letterhaven/domain/woordkeus'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { ROUTE_NAMEN, routeVan } from './routes/routes.ts'
import { fillWoorden } from './fill-woorden.ts'

const NL = woordkeusBijHost('letterhaven.nl', [])
const VL = woordkeusBijHost('letterhaven.be', [])

describe('words of the host in titles and breadcrumbs', () => {
  it('are filled in, each with its own capital', () => {
    expect(fillWoorden('{Groepen} van een {groep}', NL)).toBe('Groepen van een groep')
    expect(fillWoorden('{Groepen} van een {groep}', VL)).toBe('Klassen van een klas')
  })

  it('are those of a home and a practice for who is signed in there', () => {
    const [thuis, rt] = (['thuis', 'rt'] as const).map((soort) =>
      woordkeusVoor({ land: 'be', soort }),
    )
    const titels = (w = VL) =>
      (['a-groepen', 'a-leerlingen', 'a-leerling'] as const).map((naam) =>
        fillWoorden(routeVan(naam).titel, w),
      )
    expect(titels(thuis)).toEqual(['Groepen', 'Alle kinderen', 'Kind'])
    expect(titels(rt)).toEqual(['Groepen', 'Alle leerlingen', 'Leerling'])
    expect(titels()).toEqual(['Klassen', 'Alle leerlingen', 'Leerling'])
  })

  it('call the staff of a practice by another name than that of a school, whoever is signed in', () => {
    const { titel } = routeVan('a-docenten')
    for (const w of [NL, VL]) {
      expect(fillWoorden(titel, w, 'rtadmin')).toBe('Medewerkers')
      expect(fillWoorden(titel, w, 'schooladmin')).toBe('Leerkrachten')
      expect(fillWoorden(titel, w)).toBe('Leerkrachten')
    }
  })

  it('leave other braces alone', () => {
    expect(fillWoorden('{adminId} en {toString}', NL)).toBe('{adminId} en {toString}')
  })

  it('leave no Dutch-only word on a Flemish host, and no placeholder anywhere', () => {
    const teksten = ROUTE_NAMEN.flatMap((naam) => {
      const { titel, kruimel = '' } = routeVan(naam)
      return [fillWoorden(titel, VL), fillWoorden(kruimel, VL)]
    })
    expect(teksten.flatMap((tekst) => findHollands(tekst))).toEqual([])
    expect(teksten.filter((tekst) => /[{}]/.test(tekst))).toEqual([])
    expect(findHollands(fillWoorden('{Groepen}', NL))).not.toEqual([])
  })
})
