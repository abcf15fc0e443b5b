import { describe, expect, it } from 'vitest'
import { plusDagen } from '@letterhaven/domain/schooljaar'
import { SEED_ADMINS } from '../plan.ts'
import { aardVan } from './aard.ts'
import { zittingenVan } from './agenda.ts'

/** Every weekday and season occurs among these days. */
const DAGEN = Array.from({ length: 30 }, (_, i) => plusDagen('2026-09-01', i * 13))

describe('the eight weeks of a child', () => {
  const kinderen = SEED_ADMINS.filter(({ soort }) => soort !== 'school').flatMap((admin) =>
    admin.groepen.flatMap((groep) =>
      groep.leerlingen.map((leerling) => ({
        rooster: { soort: admin.soort, land: admin.land, groepId: groep.id },
        kind: { ...aardVan(admin.soort, groep, leerling), id: leerling.id },
      })),
    ),
  )

  it('have a sitting for whoever has begun and none for who has not, on whatever day they are planted', () => {
    expect(new Set(kinderen.map(({ kind }) => kind.vanaf > 0)).size).toBe(2)
    for (const { kind, rooster } of kinderen)
      for (const vandaag of DAGEN) {
        const aantal = zittingenVan(kind, rooster, vandaag).length
        expect([vandaag, kind.id, aantal > 0]).toEqual([vandaag, kind.id, kind.vanaf > 0])
      }
  })
})
