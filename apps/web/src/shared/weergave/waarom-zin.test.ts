import { describe, expect, it } from 'vitest'
import type { Waarom } from '@letterhaven/contracts/leerling'
import { waaromKort, waaromZin } from './waarom-zin.ts'

const zwak = { categorie: 'ei', naam: 'woorden met ei', kort: 'ei', goed: 3, totaal: 10 }
const waarom = (rest: Partial<Waarom>): Waarom => ({
  reden: 'laag',
  recent: { goed: 8, totaal: 20 },
  eerder: { goed: 16, totaal: 20 },
  zwak: null,
  ...rest,
})

describe('why a pupil stands as it does', () => {
  it('says how many went right, and where most went wrong', () => {
    expect(waaromZin(waarom({}))).toBe('in de laatste vier weken 8 van de 20 in één keer goed')
    expect(waaromZin(waarom({ zwak }))).toBe(
      'in de laatste vier weken 8 van de 20 in één keer goed; vooral bij ‘woorden met ei’ gaat het mis: 3 van de 10 goed',
    )
  })

  it('says from where to where, when it falls or rises', () => {
    expect(waaromZin(waarom({ reden: 'dalend' }))).toBe(
      'in de laatste vier weken 40% in één keer goed, in de vier weken daarvoor 80%',
    )
    // A sentence about a rise is no place for what goes wrong.
    expect(waaromKort(waarom({ reden: 'stijgend', zwak }))).toBe('van 80% naar 40%')
  })

  it('claims nothing on few answers or none', () => {
    const weinig = (totaal: number) =>
      waaromZin(waarom({ reden: 'te_weinig', recent: { goed: 0, totaal } }))
    expect(weinig(1)).toBe('pas 1 opgave in de laatste vier weken')
    expect(weinig(0)).toBe('in de laatste vier weken niets geoefend')
    expect(waaromKort(waarom({ reden: 'te_weinig' }))).toBeNull()
    // A new pupil did nothing wrong.
    const niets = { goed: 0, totaal: 0 }
    expect(waaromZin(waarom({ reden: 'niet_begonnen', recent: niets }))).toBe('nog niet begonnen')
  })
})
