import { createHash } from 'node:crypto'
import { judge, cijfersVan, signalenVan } from '@letterhaven/domain/signalen'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadInhoud, type LevendeInhoud } from '../../kern/inhoud.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { SEED_ADMINS } from '../plan.ts'
import { isSchooldag } from './agenda.ts'
import type { LeerlingHistorie } from './historie.queries.ts'
import { makeHistorieBron, playGroep } from './historie.service.ts'

/** A Tuesday in November; the only holiday in the weeks before it is the autumn one. */
const VANDAAG = '2026-11-24'
/** How many children are played again in full, to see that the result is the same. */
const ENKELE = 6

let inhoud: LevendeInhoud
let gespeeld: LeerlingHistorie[]

const school = SEED_ADMINS.find(({ soort, land }) => soort === 'school' && land === 'nl')
const groep = school?.groepen[1]

/** Returns the history of the group, or of as many of its children as are asked for. */
function play(vandaag: string, kinderen = Infinity): LeerlingHistorie[] {
  if (!school || !groep) throw new Error('the seed lacks a school')
  return [...playGroep(makeHistorieBron(inhoud, vandaag), school, groep).take(kinderen)]
}

const vingerafdruk = (historie: readonly LeerlingHistorie[]): string =>
  createHash('sha256').update(JSON.stringify(historie)).digest('hex')

beforeAll(async () => {
  inhoud = await loadInhoud()
  gespeeld = play(VANDAAG)
})

const cijfers = () =>
  (groep?.leerlingen ?? []).map(({ id }) => {
    const historie = gespeeld.find(({ leerlingId }) => leerlingId === id)
    const rijen = (historie?.antwoorden ?? []).map((a) => ({
      leerlingId: id,
      categorie: a.categorie,
      correct: a.correct,
      poging: a.poging,
      op: a.gegeven_op.getTime(),
      ms: a.ms,
    }))
    return cijfersVan(id, rijen, { vandaag: VANDAAG, land: 'nl' })
  })

describe('a group of the demonstration', () => {
  it('is the same on the same day, and another on another day', () => {
    const eersten = vingerafdruk(gespeeld.slice(0, ENKELE))
    expect(vingerafdruk(play(VANDAAG, ENKELE))).toBe(eersten)
    expect(vingerafdruk(play('2026-11-25', ENKELE))).not.toBe(eersten)
  })

  it('has children who need attention, who grow, who are on course, and of whom little is known', () => {
    const standen = Map.groupBy(cijfers(), (c) => judge(c).status)
    expect([...standen.keys()].toSorted()).toEqual([
      'aandacht',
      'nog_niet_te_zeggen',
      'op_de_plaats',
      'vooruit',
    ])
    // Most of a class does well: over some days, six to nine of these twenty-four need attention.
    const deel = (stand: readonly unknown[] | undefined) => (stand?.length ?? 0) / gespeeld.length
    expect(deel(standen.get('aandacht'))).toBeLessThan(0.4)
    expect(deel(standen.get('op_de_plaats'))).toBeGreaterThan(0.4)
  })

  it('gives its teacher sentences: who needs attention, and who has not practised for long', () => {
    const soorten = signalenVan(cijfers(), { vandaag: VANDAAG, vakanties: [] }).map(
      ({ soort }) => soort,
    )
    expect(soorten).toContain('aandacht')
    expect(soorten).toContain('niet_geoefend')
  })

  it('practises together at school hours, at home seldom, and never at school on a day off', () => {
    const rijen = gespeeld.flatMap(({ antwoorden }) => antwoorden)
    const dagen = new Set(rijen.map((rij) => dagVan(rij.gegeven_op)))
    const opSchooldag = rijen.filter((rij) => isSchooldag(dagVan(rij.gegeven_op), 'nl'))
    expect(opSchooldag.length / rijen.length).toBeGreaterThan(0.8)
    expect(dagen.size).toBeGreaterThan(25)
    const drukste = [...Map.groupBy(rijen, (rij) => dagVan(rij.gegeven_op))].map(
      ([dag, deel]) => [dag, new Set(deel.map((rij) => rij.apparaat)).size] as const,
    )
    const vrijeDagen = drukste.filter(([dag]) => !isSchooldag(dag, 'nl'))
    for (const [, kinderen] of vrijeDagen) expect(kinderen).toBeLessThan(gespeeld.length / 2)
    expect(Math.max(...drukste.map(([, kinderen]) => kinderen))).toBeGreaterThan(15)
  })
})

describe('a school day', () => {
  it.each([
    ['2026-11-24', 'nl', true],
    ['2026-11-21', 'nl', false],
    ['2026-10-14', 'nl', false],
    ['2026-10-28', 'nl', true],
    ['2026-10-28', 'be', false],
    ['2026-11-11', 'be', false],
    ['2026-11-11', 'nl', true],
    ['2026-12-25', 'nl', false],
  ] as const)('%s in %s: %s', (dag, land, verwacht) => {
    expect(isSchooldag(dag, land)).toBe(verwacht)
  })
})
