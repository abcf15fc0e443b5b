import { describe, expect, it } from 'vitest'
import { ROLLEN } from '@letterhaven/contracts/rol'
import { routeVan } from '../shared/routes/routes.ts'
import { dichtstBij, menuVoor } from './menu.ts'

describe('side menus', () => {
  it('hold finished pages only, for every role', () => {
    for (const rol of ROLLEN)
      for (const gebied of ['admin', 'kantoor'] as const)
        for (const { naam } of menuVoor(gebied, rol)) expect(routeVan(naam).status).toBe('klaar')
  })

  it('show where one is once: the page itself, or the nearest above it', () => {
    const doelen = ['/admins/a/groepen', '/admins/a/groepen/leerlingen', '/admins/a/docenten']
    expect(dichtstBij('/admins/a/groepen/leerlingen', doelen)).toBe('/admins/a/groepen/leerlingen')
    expect(dichtstBij('/admins/a/groepen/g1/leerlingen', doelen)).toBe('/admins/a/groepen')
    expect(dichtstBij('/admins/a/groepen-x', doelen)).toBeUndefined()
  })

  it('give a docent the groups and a leerling nothing', () => {
    expect(menuVoor('admin', 'docent').map(({ naam }) => naam)).toContain('a-groepen')
    expect(menuVoor('admin', 'leerling')).toEqual([])
  })
})
