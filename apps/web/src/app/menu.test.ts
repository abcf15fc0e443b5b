import { describe, expect, it } from 'vitest'
import { ROLLEN, type Rol } from '@letterhaven/contracts/rol'
import { isKantoorwerk, magMeekijken } from '@letterhaven/domain/kijk-mee'
import { routeVan } from '../shared/routes/routes.ts'
import { dichtstBij, menuVoor } from './menu.ts'

const niets = (): boolean => false

describe('side menus', () => {
  it('hold finished pages only, for every role', () => {
    for (const rol of ROLLEN)
      for (const gebied of ['admin', 'kantoor'] as const)
        for (const { naam } of menuVoor(gebied, rol, niets))
          expect(routeVan(naam).status).toBe('klaar')
  })

  it('show where one is once: the page itself, or the nearest above it', () => {
    const doelen = ['/admins/a/groepen', '/admins/a/groepen/leerlingen', '/admins/a/docenten']
    expect(dichtstBij('/admins/a/groepen/leerlingen', doelen)).toBe('/admins/a/groepen/leerlingen')
    expect(dichtstBij('/admins/a/groepen/g1/leerlingen', doelen)).toBe('/admins/a/groepen')
    expect(dichtstBij('/admins/a/groepen-x', doelen)).toBeUndefined()
  })

  it('give a docent the groups and a leerling nothing', () => {
    expect(menuVoor('admin', 'docent', niets).map(({ naam }) => naam)).toContain('a-groepen')
    expect(menuVoor('admin', 'docent', niets).map(({ naam }) => naam)).toContain('a-prullenbak')
    expect(menuVoor('admin', 'leerling', niets)).toEqual([])
  })

  it('give the office at a school what its look shows, and its own work without one', () => {
    const namen = (als: Rol | null) =>
      menuVoor('admin', 'office', (recht) =>
        als ? magMeekijken(als, recht) : isKantoorwerk(recht),
      ).map(({ naam }) => naam)
    expect(namen(null)).toEqual(['a-licentie', 'a-accountgegevens'])
    expect(namen('schooladmin')).toEqual(
      expect.arrayContaining(['a-groepen', 'a-docenten', 'a-prullenbak', 'a-licentie']),
    )
    expect(namen('docent')).toContain('a-groepen')
    for (const naam of ['a-docenten', 'a-licentie', 'a-accountgegevens', 'a-vriend-uitnodigen'])
      expect(namen('docent')).not.toContain(naam)
  })
})
