import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEdexml } from '../edexml/read-edexml.ts'
import type { LeerlingRij, Momentopname } from '../momentopname.ts'
import type { Bekend, Besluit } from './koppel.ts'
import { compare, type Verschil } from './vergelijk.ts'

const bytes = readFileSync(new URL('../../voorbeelden/school.xml', import.meta.url))
const opname = readEdexml(bytes, { vandaag: '2026-11-23' }).momentopname as Momentopname
const rijen = opname.leerlingen.filter(({ vertrokken }) => !vertrokken).slice(0, 6)
const account: Bekend = {
  leerlingen: rijen.map((rij, i) => ({ ...rij, id: `l${i}`, groep: i < 4 ? 'g' : null })),
  groepen: [{ id: 'g', sleutel: rijen[0]?.groep ?? '', naam: '6A' }],
}
const [eerste] = rijen as [LeerlingRij]
const met = (...leerlingen: LeerlingRij[]): Momentopname => ({ ...opname, leerlingen })

/** Returns what is done to whom, as far as a preview tells it. */
const gedaan = ({ leerlingen: l }: Verschil) => ({
  nieuw: l.nieuw.length,
  gewijzigd: l.gewijzigd.map(({ id }) => id).toSorted(),
  verplaatst: l.verplaatst.map(({ id }) => id).toSorted(),
  terug: l.terug.map(({ id }) => id).toSorted(),
  botsing: l.botsing.length,
  vertrokken: l.vertrokken.map(({ id }) => id).toSorted(),
})

/** Returns what a preview promises for these answers: all that it says by itself, and what it says beside each answer. */
function beloofd(verschil: Verschil, regelVan: (rij: LeerlingRij) => number, besluit: Besluit) {
  const zonder = gedaan(verschil)
  const gekozen = verschil.leerlingen.voorstel.flatMap((vraag) => {
    const plek = vraag.kandidaten.findIndex(
      ({ id }) => id === besluit.zelfde.get(regelVan(vraag.leerling)),
    )
    const kind = vraag.kandidaten[plek]
    return kind ? [{ id: kind.id, gevolgen: vraag.gevolgen[plek] ?? [] }] : []
  })
  const erbij = (wat: 'gewijzigd' | 'verplaatst' | 'terug') =>
    [
      ...zonder[wat],
      ...gekozen.flatMap((een) => (een.gevolgen.includes(wat) ? [een.id] : [])),
    ].toSorted()
  const komtTerug = new Set(erbij('terug'))
  const blijft = new Set(gekozen.map(({ id }) => id))
  return {
    nieuw: zonder.nieuw + besluit.nieuw.size,
    gewijzigd: erbij('gewijzigd'),
    // A pupil who returns is reported once, even if they also move from where they sat.
    verplaatst: erbij('verplaatst').filter((id) => !komtTerug.has(id)),
    terug: [...komtTerug],
    botsing: zonder.botsing,
    vertrokken: zonder.vertrokken.filter((id) => !blijft.has(id)),
  }
}

describe('what somebody answers', () => {
  it('is done as the preview said beside each answer, whatever stands in the other lines', () => {
    const nummers = {
      sleutel: fc.constantFrom(eerste.sleutel, 'n1', 'n2', 'n3', 'n4', null),
      eckid: fc.constantFrom(eerste.eckid, null, null, null),
    }
    // Another name and birthday under a known number raise a question, and so does a known name without a number.
    const wie = {
      roepnaam: fc.constantFrom(eerste.roepnaam, 'Isa'),
      achternaam: fc.constantFrom(eerste.achternaam, 'Prunt'),
      geboortedatum: fc.constantFrom('2015-01-02', null),
    }
    const stand = { vertrokken: fc.boolean(), jaargroep: fc.constantFrom('7', '8') }
    const regel = fc.record({
      van: fc.nat({ max: rijen.length - 1 }),
      anders: fc.oneof(
        fc.record({ ...nummers, ...stand }, { requiredKeys: ['sleutel', 'eckid'] }),
        fc.record({ ...nummers, ...wie }),
        fc.record({ ...wie, ...stand }, { requiredKeys: [] }),
      ),
    })
    let antwoorden = 0
    fc.assert(
      fc.property(
        fc.array(regel, { minLength: 1, maxLength: 7 }),
        fc.array(fc.nat({ max: 5 }), { minLength: 7, maxLength: 7 }),
        fc.nat({ max: rijen.length - 1 }),
        (regels, keuze, weg) => {
          const bekend = {
            ...account,
            leerlingen: account.leerlingen.map((een, i) =>
              i === weg ? { ...een, vertrokken: true } : een,
            ),
          }
          const bestand = met(
            ...regels.map(({ van, anders }) => ({ ...rijen[van], ...anders }) as LeerlingRij),
          )
          const plek = new Map(bestand.leerlingen.map((rij, i) => [rij, i]))
          const regelVan = (rij: LeerlingRij) => plek.get(rij) ?? -1
          const voor = compare(bestand, bekend)
          const zelfde = new Map<number, string>()
          const nieuw = new Set<number>()
          const bezet = new Set<string>()
          for (const [i, vraag] of voor.leerlingen.voorstel.entries()) {
            const nr = regelVan(vraag.leerling)
            const kind = vraag.kandidaten[(keuze[i] ?? 0) % (vraag.kandidaten.length + 2)]
            // A child belongs to one line, so the screen sends no second answer that names the same child.
            if (kind && !bezet.has(kind.id)) zelfde.set(nr, kind.id)
            if (kind && !vraag.heeftRegel[vraag.kandidaten.indexOf(kind)]) bezet.add(kind.id)
            if (!kind && (keuze[i] ?? 0) % 2 === 0) nieuw.add(nr)
          }
          antwoorden += zelfde.size + nieuw.size
          const na = gedaan(compare(bestand, bekend, { zelfde, nieuw }))
          const komtTerug = new Set(na.terug)
          const konden = new Set(voor.leerlingen.vertrokken.map(({ id }) => id))
          expect({
            ...na,
            verplaatst: na.verplaatst.filter((id) => !komtTerug.has(id)),
            // An answer may leave another pupil in no line. Nobody was asked about that pupil, so the answer removes nobody.
            vertrokken: na.vertrokken.filter((id) => konden.has(id)),
          }).toEqual(beloofd(voor, regelVan, { zelfde, nieuw }))
        },
      ),
      { numRuns: 600 },
    )
    // Otherwise nothing was asked, and all of this proves nothing.
    expect(antwoorden).toBeGreaterThan(300)
  })

  it('counts though another line asks of the same child by its number, and was left alone', () => {
    const ander = { roepnaam: 'Tim', achternaam: 'Bos', geboortedatum: '2019-01-02' }
    const bestand = met(
      { ...eerste, ...ander },
      { ...eerste, sleutel: 'nieuw', eckid: null, jaargroep: '8' },
    )
    const voor = compare(bestand, account).leerlingen
    expect(voor.voorstel.map(({ reden }) => reden)).toEqual(['nummer', 'naam'])
    const na = compare(bestand, account, { zelfde: new Map([[1, 'l0']]), nieuw: new Set() })
    expect(na.leerlingen.gewijzigd.map(({ id }) => id)).toEqual(['l0'])
    expect([na.leerlingen.botsing, na.leerlingen.voorstel.length]).toEqual([[], 1])
  })
})

describe('who left under one number and is here under another', () => {
  const weg = { ...eerste, vertrokken: true }
  const hier = { ...eerste, sleutel: 'nieuw', eckid: null }

  it('stays once somebody says that it is the same child', () => {
    const bestand = met(weg, hier)
    const voor = compare(bestand, account).leerlingen
    expect(voor.vertrokken.find(({ id }) => id === 'l0')?.reden).toBe('uitgestroomd')
    const na = compare(bestand, account, { zelfde: new Map([[1, 'l0']]), nieuw: new Set() })
    expect(na.leerlingen.vertrokken.map(({ id }) => id)).not.toContain('l0')
    expect(na.leerlingen.gewijzigd.map(({ id }) => id)).toEqual(['l0'])
  })

  it('stays without a question where its ECK iD is the same', () => {
    const { vertrokken, botsing, gewijzigd } = compare(
      met(weg, { ...hier, eckid: eerste.eckid }),
      account,
    ).leerlingen
    expect([vertrokken.map(({ id }) => id).includes('l0'), botsing]).toEqual([false, []])
    expect(gewijzigd.map(({ id }) => id)).toEqual(['l0'])
  })
})

describe('who sits in a group of a later school year than the file is of', () => {
  const later: Bekend = {
    leerlingen: [{ ...eerste, id: 'l0', groep: 'h', jaargroep: '7' }],
    groepen: account.groepen,
    later: new Set(['h']),
  }

  it('keeps the group and the year of it; a name that was put right is', () => {
    const bestand = met({ ...eerste, jaargroep: '6', achternaam: 'Prunt' })
    const { gewijzigd, verplaatst, later: blijft } = compare(bestand, later).leerlingen
    expect([verplaatst, blijft]).toEqual([[], 1])
    expect(gewijzigd.map(({ wijzigingen }) => wijzigingen.map(({ veld }) => veld))).toEqual([
      ['achternaam'],
    ])
    // Decoy: a pupil who sits anywhere else goes where the file puts them.
    const elders = compare(bestand, { ...later, later: new Set<string>() }).leerlingen
    expect([elders.verplaatst.length, elders.later]).toEqual([1, 0])
  })

  it('is not promised anything else beside a question', () => {
    const bestand = met({ ...eerste, sleutel: null, eckid: null, jaargroep: '6' })
    const [vraag] = compare(bestand, later).leerlingen.voorstel
    expect(vraag?.gevolgen).toEqual([[]])
  })
})
