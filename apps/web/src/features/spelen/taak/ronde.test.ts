import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AntwoordId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { TaakKort } from '@letterhaven/contracts/landkaart'
import type { OutboxRij, RijStatus } from '../../../shared/outbox/store.ts'
import { rondeVan as rondeNa, sindsLaden } from './ronde.ts'

const taak = (gedaan: number, aantal = 10): TaakKort => ({
  id: '27e97975-f27e-472f-9758-73bf76eecfa4' as TaakId,
  soort: 'spelling',
  aantal,
  gedaan,
  spellen: ['glazenwasser'],
})

const rij = (status: RijStatus, gegevenOp: string): OutboxRij => ({
  leerlingId: '07e97975-f27e-472f-9758-73bf76eecfa4' as LeerlingId,
  status,
  oordeel: { correct: true, gok: 0.5 },
  antwoord: {
    id: crypto.randomUUID() as string as AntwoordId,
    taakId: taak(0).id,
    spel: 'glazenwasser',
    woordId: 'trein',
    gegeven: 'trein',
    ms: 1,
    poging: 1,
    reden: { soort: 'peiling', categorie: 'ei', aantal: 0 },
    gegevenOp,
    apparaat: '37e97975-f27e-472f-9758-73bf76eecfa4',
    volgnummer: 0,
  },
})

/** The round after this many first tries on the device. */
const rondeVan = (kort: TaakKort, gegeven: number) =>
  rondeNa(
    kort,
    Array.from({ length: gegeven }, () => rij('wacht', '2026-11-20T10:00:00.000Z')),
  )

describe('the round of a taak', () => {
  it('does not count a mend, which says what was asked, and counts a second try of before mends', () => {
    const { antwoord, ...rest } = rij('wacht', '2026-11-20T10:00:00.000Z')
    const met = (deel: Partial<OutboxRij['antwoord']>) => ({
      ...rest,
      antwoord: { ...antwoord, ...deel },
    })
    const eerst = met({ vraag: 'typ:flits' })
    expect(rondeNa(taak(0), [eerst, met({ vraag: 'typ:flits', poging: 2 })]).gedaan).toBe(1)
    expect(rondeNa(taak(0), [eerst, met({ poging: 2 })]).gedaan).toBe(2)
  })

  it('asks what is left after what the server and the device count', () => {
    expect(rondeVan(taak(0), 0)).toEqual({ gedaan: 0, over: 10 })
    expect(rondeVan(taak(3), 4)).toEqual({ gedaan: 7, over: 3 })
    expect(rondeVan(taak(6), 4)).toEqual({ gedaan: 0, over: 10 })
  })

  it('asks each opgave once, wherever the pupil reloads', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(fc.nat(8)), (aantal, delen) => {
        let gegeven = 0
        for (const deel of delen) {
          const { over } = rondeVan(taak(0, aantal), gegeven)
          if (gegeven > 0 && over === aantal) break
          gegeven += Math.min(deel, over)
        }
        const { gedaan, over } = rondeVan(taak(0, aantal), gegeven)
        expect(gedaan + over).toBe(aantal)
        expect(gegeven).toBeLessThanOrEqual(aantal)
      }),
    )
  })

  it('counts what waits and what was delivered since loading, and an old refusal no more', () => {
    const geladen = '2026-11-20T10:00:00.000Z'
    const [eerder, later] = ['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:01.000Z']
    const rijen = [
      rij('wacht', eerder),
      rij('bezorgd', later),
      rij('geparkeerd', eerder),
      rij('geparkeerd', later),
    ]
    expect(sindsLaden(rijen, geladen)).toEqual([rijen[0], rijen[1], rijen[3]])
  })
})
