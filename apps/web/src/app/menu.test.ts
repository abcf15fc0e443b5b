import { describe, expect, it } from 'vitest'
import { ROLLEN } from '@letterhaven/contracts/rol'
import { routeVan } from '../shared/routes/routes.ts'
import { menuVoor } from './menu.ts'

describe('side menus', () => {
  it('hold finished pages only, for every role', () => {
    for (const rol of ROLLEN)
      for (const gebied of ['admin', 'kantoor'] as const)
        for (const { naam } of menuVoor(gebied, rol)) expect(routeVan(naam).status).toBe('klaar')
  })

  it('give a docent the groups and a leerling nothing', () => {
    expect(menuVoor('admin', 'docent').map(({ naam }) => naam)).toContain('a-groepen')
    expect(menuVoor('admin', 'leerling')).toEqual([])
  })
})
