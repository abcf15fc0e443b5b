import { LABEL_SETS } from '@letterhaven/contracts/label-set'
import { describe, expect, it } from 'vitest'
import { CAT_CODES } from './cat-code.ts'
import { CATEGORIEEN } from './categorieen.ts'
import { NUMMERING } from './labels-sets.ts'
import { labels } from './labels.ts'

/** Names that one method or test made up. */
const VAN_EEN_ANDER =
  /staal|zlkls|cito|\bavi\b|chinese|bankletter|fopletter|plakwoord|(?:hak|zing|plank|lucht|kilo|cola|cent|politie|chef|taxi|thee|route|garage|lolly)woord/i

describe.each(LABEL_SETS)('the label set %s', (set) => {
  it.each(['nl-NL', 'nl-BE'] as const)('names every code once, in %s', (taal) => {
    const rijen = Object.values(labels(taal, set))
    expect(Object.keys(labels(taal, set)).toSorted()).toEqual([...CAT_CODES].toSorted())
    expect(new Set(rijen.map(({ naam }) => naam)).size).toBe(CAT_CODES.length)
    expect(new Set(rijen.map(({ kort }) => kort)).size).toBe(CAT_CODES.length)
    expect(rijen.filter(({ naam }) => naam.trim().length < 3)).toEqual([])
  })

  it('keeps the short names within 8 characters', () => {
    expect(CAT_CODES.filter((code) => labels('nl-NL', set)[code].kort.length > 8)).toEqual([])
  })

  it('borrows no name from a method', () => {
    const namen = Object.values(labels('nl-NL', set)).map(({ naam, kort }) => `${naam} ${kort}`)
    expect(namen.filter((naam) => VAN_EEN_ANDER.test(naam))).toEqual([])
    expect(VAN_EEN_ANDER.test('zingwoorden')).toBe(true)
  })
})

describe('the label sets', () => {
  it('call a category by default what its own row calls it', () => {
    for (const { code, naam, kort } of Object.values(CATEGORIEEN)) {
      expect(labels('nl-NL', 'gewoon')[code]).toEqual({ naam, kort })
    }
  })

  it('number each category once, and an easier one before a harder one', () => {
    expect([...NUMMERING].toSorted()).toEqual([...CAT_CODES].toSorted())
    const groepen = NUMMERING.flatMap((code) =>
      Object.values(CATEGORIEEN).filter((rij) => rij.code === code),
    ).map((rij) => rij.groep)
    expect(groepen).toEqual(groepen.toSorted())
    expect(labels('nl-NL', 'nummers').hak).toEqual({
      naam: `1 ${CATEGORIEEN.hak.naam}`,
      kort: '1',
    })
  })

  it('say it the Flemish way on the Flemish host', () => {
    expect(labels('nl-BE', 'gewoon')['kg-open'].naam).toBe(
      'lange klank op het einde van een klankgroep',
    )
    expect(labels('nl-BE', 'soort')['kg-dicht'].naam).toBe('regelwoord: verdubbelen')
    expect(labels('nl-NL', 'gewoon')['kg-open'].naam).toContain('aan het eind')
  })
})
