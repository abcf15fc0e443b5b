import { loadTekenOpgaven } from '@letterhaven/game-kit/opgave/tekens'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { antwoorden, MAMA, namen, tijd, give as giveZin } from '../proef.ts'
import { rules as alle } from '../rules.ts'
import { begin, hang, JAS, play, rules, stoetVan } from '../proef-tekens.ts'

const GROEPEN = await Promise.all(
  ([3, 6, 8] as const).map((groep) => loadTekenOpgaven(groep, 'nl')),
)
const TEKSTEN = GROEPEN.flatMap((teksten) => teksten.slice(0, 12))
const GOED = hang([2, '.'], [6, '?'], [8, '.'])

describeBots({
  manifest: { id: 'treinmachinist', kinds: ['zinnen'] },
  rules,
  items: TEKSTEN,
  invoer: {
    rol: { plek: GETAL },
    hang: { plek: GETAL, teken: fc.constantFrom('.', '?', ',', ':', '‘', '’', 'x') },
    vertrek: {},
    ploeg: {},
  },
})
describeTrappen({ rules, items: TEKSTEN, kind: 'zinnen' })

describe('a text without its marks', () => {
  it('is given as it is marked, with its capitals, by its signal alone', () => {
    const { state, events } = play(begin(JAS), ...GOED)
    expect(antwoorden(events)).toEqual([])
    const [antwoord] = antwoorden(play(state, { type: 'vertrek' }).events)
    expect(antwoord).toMatchObject({
      given: 'Sam zoekt. Waar is zijn jas? Hij lacht.',
      correct: true,
      vraag: 'markeer:tekens',
      attempt: 1,
    })
  })

  it('does not leave without any sign', () => {
    const { state, events } = play(begin(JAS), { type: 'vertrek' })
    expect(antwoorden(events)).toEqual([])
    expect(namen(events)).toContain('bots')
    expect(state.fase).toBe('spelen')
  })

  it('keeps its signs after a mistake, and is mended in one place', () => {
    const mis = play(begin(JAS), ...hang([2, '.'], [6, '.'], [8, '.']), { type: 'vertrek' })
    expect(antwoorden(mis.events)[0]).toMatchObject({ correct: false })
    const nu = play(mis.state, tijd(9000)).state
    expect(stoetVan(nu)).toMatchObject({ raar: { plek: 6 } })
    const weer = play(nu, ...hang([6, '?']), { type: 'vertrek' })
    expect(antwoorden(weer.events)[0]).toMatchObject({ correct: true, attempt: 2 })
    expect(stoetVan(weer.state)).toMatchObject({ zonder: 0, gemaakt: JAS.goed })
  })

  it('is told for longer after its last mistake', () => {
    let nu = begin(JAS)
    const wachten: number[] = []
    for (let poging = 0; poging < 3; poging += 1) {
      nu = play(nu, ...hang([poging + 3, '.']), { type: 'vertrek' }).state
      wachten.push(nu.wacht)
      if (poging < 2) nu = play(nu, { type: 'verder' }).state
    }
    expect(wachten[1]).toBe(wachten[0])
    expect(wachten[2]).toBeGreaterThan((wachten[0] ?? 0) * 2)
  })

  it('has its trolley where it was called, until it is called there again', () => {
    const nu = play(begin(JAS), { type: 'rol', plek: 2 }).state
    expect(stoetVan(nu).kies).toBe(2)
    expect(stoetVan(play(nu, { type: 'rol', plek: 2 }).state).kies).toBeNull()
    expect(stoetVan(play(nu, { type: 'rol', plek: 99 }).state).kies).toBe(2)
  })

  it('is read aloud once it is right, and not before', () => {
    const { state, events } = play(begin(JAS), ...GOED)
    expect(events.filter(({ type }) => type === 'say')).toEqual([])
    const uit = play(state, { type: 'vertrek' }).events
    expect(uit.find(({ type }) => type === 'say')).toMatchObject({ tekst: JAS.goed[0] })
  })

  it('is followed by a sentence to couple in the same round, and the record counts both', () => {
    const eerst = play(begin(JAS), ...GOED, { type: 'vertrek' }, tijd(9000)).state
    const [dan] = alle.step(eerst, giveZin(MAMA))
    expect(dan.opgave).toMatchObject({ zonder: 1 })
    expect(dan.fase).toBe('spelen')
    expect(alle.record?.(dan)).toBe(1)
  })
})
