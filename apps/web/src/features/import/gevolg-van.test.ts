import { describe, expect, it } from 'vitest'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { ImportRegel, ImportVerschil } from '@letterhaven/contracts/import'
import { gevolgVan, type Antwoord } from './gevolg-van.ts'
import { GEEN_VERSCHIL } from './proef-verschil.ts'

const NOOR = 'noor' as LeerlingId
const SAM = 'sam' as LeerlingId

const regelVan = (regel: number, rest: Partial<ImportRegel> = {}): ImportRegel => ({
  regel,
  naam: `Kind ${regel}`,
  geboortedatum: null,
  jaargroep: '5',
  groep: '5A',
  ...rest,
})
type Vraag = ImportVerschil['voorstel']['eerste'][number]
const vraagVan = (
  regel: ImportRegel,
  wie: readonly LeerlingId[],
  rest: Partial<Vraag> = {},
): Vraag => ({
  regel,
  reden: 'naam',
  vraagtPlaats: regel.jaargroep !== null,
  kandidaten: wie.map((id) => ({
    id,
    naam: id,
    geboortedatum: null,
    groep: null,
    gevolgen: ['verplaatst'],
    heeftRegel: false,
    plaatsen: 0,
  })),
  ...rest,
})
const verschilVan = (
  vragen: readonly Vraag[],
  rest: Partial<ImportVerschil> = {},
): ImportVerschil => ({
  ...GEEN_VERSCHIL,
  voorstel: { aantal: vragen.length, eerste: [...vragen] },
  ...rest,
})
const na = (
  verschil: ImportVerschil,
  antwoorden: readonly (readonly [number, Antwoord])[],
  jaren: readonly (readonly [number, number])[] = [],
  weg: readonly LeerlingId[] = [],
) =>
  gevolgVan(verschil, {
    antwoorden: new Map(antwoorden),
    jaren: new Map(jaren),
    weg: new Set(weg),
  })

describe('what follows from answers', () => {
  const tweeRegels = verschilVan([
    vraagVan(regelVan(1), [NOOR]),
    vraagVan(regelVan(2), [NOOR, SAM]),
  ])

  it('is nothing for a child that two lines were said to be, and they stay questions', () => {
    const gevolg = na(tweeRegels, [
      [1, NOOR],
      [2, NOOR],
    ])
    expect([gevolg.zelfde, gevolg.count('verplaatst'), [...gevolg.dubbel]]).toEqual([[], 0, [NOOR]])
    const anders = na(tweeRegels, [
      [1, NOOR],
      [2, SAM],
    ])
    expect([anders.zelfde.length, anders.count('verplaatst'), anders.dubbel.size]).toEqual([
      2, 2, 0,
    ])
  })

  it('is nothing more for a child with a line of its own, and two answers for it stand', () => {
    const vragen = [1, 2].map((regel) => {
      const vraag = vraagVan(regelVan(regel), [NOOR])
      const kandidaten = vraag.kandidaten.map((een) => ({
        ...een,
        gevolgen: [],
        heeftRegel: true,
      }))
      return { ...vraag, kandidaten }
    })
    const gevolg = na(verschilVan(vragen), [
      [1, NOOR],
      [2, NOOR],
    ])
    expect([gevolg.zelfde.length, gevolg.count('gewijzigd'), gevolg.dubbel.size]).toEqual([2, 0, 0])
  })

  it('counts the group in which somebody new waits, once and where it is not there', () => {
    const vragen = [1, 2].map((regel) => vraagVan(regelVan(regel, { groep: null }), [NOOR]))
    const beide: (readonly [number, Antwoord])[] = [
      [1, 'nieuw'],
      [2, 'nieuw'],
    ]
    expect(na(verschilVan(vragen), beide).wachtgroep).toBe(1)
    expect(na(verschilVan(vragen, { heeftWachtgroep: true }), beide).wachtgroep).toBe(0)
    expect(na(verschilVan(vragen, { zonderGroep: 3 }), beide).wachtgroep).toBe(0)
    expect(na(verschilVan(vragen), []).wachtgroep).toBe(0)
  })

  it('asks in which year somebody new is of whom the file does not say it', () => {
    const verschil = verschilVan([vraagVan(regelVan(1, { jaargroep: null }), [NOOR])])
    expect(na(verschil, []).zonderJaar).toEqual([])
    expect(na(verschil, [[1, 'nieuw']]).zonderJaar.map(({ regel }) => regel)).toEqual([1])
  })

  it('takes a seat for who is new or comes back, and for who gets a year beyond the youngest', () => {
    const terug = vraagVan(regelVan(2), [NOOR])
    const vragen = [
      vraagVan(regelVan(1), [SAM]),
      {
        ...terug,
        kandidaten: terug.kandidaten.map((een) => ({
          ...een,
          gevolgen: ['terug' as const],
          plaatsen: 1,
        })),
      },
      vraagVan(regelVan(3, { jaargroep: null }), [SAM]),
    ]
    const verschil = verschilVan(vragen, { plaatsvragers: 4 })
    expect(na(verschil, []).plaatsen).toBe(4)
    expect(na(verschil, [[1, 'nieuw']]).plaatsen).toBe(5)
    expect(na(verschil, [[1, SAM]]).plaatsen).toBe(4)
    expect(na(verschil, [[2, NOOR]]).plaatsen).toBe(5)
    expect(na(verschil, [[3, 'nieuw']]).plaatsen).toBe(4)
    expect(na(verschil, [[3, 'nieuw']], [[3, 5]]).plaatsen).toBe(5)
    expect(na(verschil, [[3, 'nieuw']], [[3, 1]]).plaatsen).toBe(4)
  })

  const weg = (id: LeerlingId, geeftPlaats: boolean) => ({
    wie: { id, naam: id, geboortedatum: null, groep: null },
    reden: 'uitgestroomd' as const,
    geeftPlaats,
  })

  it('keeps who was ticked as gone and then said to be a line that is here', () => {
    const vertrokken = { aantal: 2, eerste: [weg(NOOR, true), weg(SAM, true)] }
    const verschil = verschilVan([vraagVan(regelVan(1), [NOOR])], { plaatsvragers: 4, vertrokken })
    const voor = na(verschil, [], [], [NOOR, SAM])
    expect([voor.weg, voor.blijft.size, voor.plaatsen]).toEqual([[NOOR, SAM], 0, 2])
    const gezegd = na(verschil, [[1, NOOR]], [], [NOOR, SAM])
    expect([gezegd.weg, [...gezegd.blijft], gezegd.plaatsen]).toEqual([[SAM], [NOOR], 3])
  })

  it('gives a seat up for who was ticked as gone and had one, and for nobody else', () => {
    const vertrokken = { aantal: 2, eerste: [weg(NOOR, true), weg(SAM, false)] }
    const verschil = verschilVan([], { plaatsvragers: 4, vertrokken })
    expect(na(verschil, []).plaatsen).toBe(4)
    expect(na(verschil, [], [], [NOOR]).plaatsen).toBe(3)
    expect(na(verschil, [], [], [NOOR, SAM]).plaatsen).toBe(3)
  })
})
