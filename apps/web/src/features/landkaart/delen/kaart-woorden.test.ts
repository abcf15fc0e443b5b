import { describe, expect, it } from 'vitest'
import type { SomvensterId } from '@letterhaven/contracts/ids'
import type { Eiland, SomvensterKort, VensterStand } from '@letterhaven/contracts/landkaart'
import { eilandZin, lichtZin, weekZin } from './kaart-woorden.ts'

const raam = (stand: VensterStand): SomvensterKort => ({
  id: crypto.randomUUID() as string as SomvensterId,
  categorieen: ['ei'],
  naam: 'woorden met ei',
  stand,
  open: stand === 'donker' || stand === 'half',
})

describe('the words of the map', () => {
  it('says how many windows of an island are lit; half lit is not lit, gold is', () => {
    const eiland = (
      naam: Eiland,
      somvensters: readonly SomvensterKort[],
      straks: readonly string[] = [],
    ) => {
      const mist = somvensters.length + straks.length === 0
      return eilandZin({ eiland: naam, mist, somvensters: [...somvensters], straks: [...straks] })
    }
    expect(eiland('klanken', [raam('aan'), raam('half'), raam('goud')])).toBe(
      'Klanken, 2 van 3 ramen verlicht',
    )
    expect(eiland('lezen', [raam('donker')])).toBe('Lezen, 0 van 1 raam verlicht')
    expect(eiland('spelling', [raam('aan')], ['a', 'b'])).toBe(
      'Spelling, 1 van 1 raam verlicht, 2 gaan later open',
    )
    expect(eiland('regels', [], ['a'])).toBe('Regels, 1 gaat later open')
    expect(eiland('zinnen', [])).toBe('Zinnen en tekst, nog in de mist')
  })

  it('say what gives a window its next light, one or many', () => {
    const zinnen = [
      lichtZin({ naar: 'half', antwoorden: 1 }),
      lichtZin({ naar: 'half', antwoorden: 5 }),
      lichtZin({ naar: 'aan', antwoorden: 7 }),
      lichtZin({ naar: 'goud', dagen: 1 }),
      lichtZin({ naar: 'goud', dagen: 9 }),
      lichtZin({ naar: 'goud', dagen: 0 }),
    ]
    expect(zinnen).toEqual([
      'Nog één antwoord, dan brandt er half licht.',
      'Nog 5 antwoorden, dan brandt er half licht.',
      'Nog 7 antwoorden, dan kan het hele licht aan.',
      'Het licht is aan. Morgen kan dit raam van goud worden.',
      'Het licht is aan. Over 9 dagen kan dit raam van goud worden.',
      'Speel hier nog een keer. Weet je het nog, dan wordt dit raam van goud.',
    ])
  })

  it('names the days of this week on which there was practice', () => {
    const week = (...dagen: number[]) => Array.from({ length: 7 }, (_, i) => dagen.includes(i))
    expect(weekZin(week())).toBe('Deze week heb je nog niet gespeeld.')
    expect(weekZin(week(2))).toBe('Deze week speelde je op woensdag.')
    expect(weekZin(week(0, 1, 4))).toBe('Deze week speelde je op maandag, dinsdag en vrijdag.')
  })
})
