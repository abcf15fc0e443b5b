import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { fx } from '@letterhaven/game-kit/regels/fx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pizzabakken } from './manifest.ts'
import { kanBakken } from './opgave.ts'
import { bake, besteld, item, lay, opgave, TAAK, wait } from './proef.ts'
import { rules } from './rules.ts'
import { bonnenVan, dampendePunten } from './stand.ts'
import type { State } from './stand.ts'

describeBots({
  manifest: pizzabakken,
  rules,
  invoer: {
    leg: { kom: GETAL },
    teken: { teken: fc.constantFrom('s', 'ij', ' ') },
    terug: {},
    kies: { punt: GETAL },
    bak: {},
    trek: { x: GETAL },
    bezorg: { raam: GETAL },
    gezien: {},
  },
  altijd: ({ opgave: nu }) => !nu || nu.ligt.length <= nu.punten,
})

describe('the pizza', () => {
  it('is made of the longest words too, but not of one whose graphemes do not make it', () => {
    const zet = { seed: 3, skill: 1 }
    const lang = playWithBot({ rules, items: FIXTURES.lang }, zet)
    expect(lang.antwoorden.filter(({ correct }) => correct)).toHaveLength(10)
    const kapot = FIXTURES.gewoon.map((woord) => ({ ...woord, graphemes: ['x'] }))
    const geen = playWithBot({ rules, items: kapot }, zet)
    expect(geen.antwoorden).toEqual([])
    expect(geen.uitslag?.sterren).toBe(0)
  })

  it('tells with its answer what was asked, and whether the word was heard or seen', () => {
    const antwoordVan = (state: State) => {
      const [, events] = rules.step(state, { type: 'bak' })
      return events.find((event) => event.type === 'answer')
    }
    const vis = (kind: 'hakken' | 'dictee') => lay(besteld('vis', kind), 'v', 'i', 's')
    expect(antwoordVan(vis('hakken'))).toMatchObject({ vraag: 'bouw:klank', hoe: 'gehoord' })
    expect(antwoordVan(vis('dictee'))).toMatchObject({ vraag: 'bouw:hoor', hoe: 'gehoord' })
    const [gezien] = rules.step(besteld('vis'), { type: 'gezien' })
    expect(antwoordVan(lay(gezien, 'v', 'i', 's'))).toMatchObject({ correct: true, hoe: 'gezien' })
    // Of the next word nothing is known yet.
    const [gebakken] = rules.step(lay(gezien, 'v', 'i', 's'), { type: 'bak' })
    const gekeken = wait(gebakken)
    expect(rules.step(gekeken, opgave('vriend'))[0].opgave?.gezien).toBe(false)
  })

  it('says the word of the order by itself, and again when it is asked for', () => {
    const [begonnen] = rules.step(rules.init(TAAK), { type: 'begin' })
    const [staat, events] = rules.step(begonnen, opgave('vriend'))
    expect(events).toContainEqual(expect.objectContaining({ type: 'say', vanzelf: true }))
    const [, nogEens] = rules.step(staat, { type: 'luister' })
    expect(nogEens).toEqual([expect.objectContaining({ type: 'say', tekst: 'vriend' })])
    expect(nogEens[0]).not.toHaveProperty('vanzelf')
  })

  it('has in hakken a slice for each sound, and is baked when all of them are filled', () => {
    const staat = besteld('schaap')
    expect(staat.opgave?.punten).toBe(4)
    const half = lay(staat, 's', 'ch', 'aa')
    expect(half.opgave && kanBakken(half.opgave)).toBe(false)
    expect(rules.step(half, { type: 'bak' })).toEqual([half, [fx('dicht')]])
    const vol = lay(half, 'p')
    expect(lay(vol, 's')).toEqual(vol)
    const [klaar, events] = rules.step(vol, { type: 'bak' })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'answer', given: 'schaap', correct: true }),
    )
    expect(klaar.gelukt).toEqual(['schaap'])
  })

  it('does not tell in dictee how long the word is, and can be baked at any time', () => {
    const [kort, lang] = [besteld('vis', 'dictee'), besteld('vriend', 'dictee')]
    expect(kort.opgave?.punten).toBe(lang.opgave?.punten)
    expect(bake(kort)).toEqual(kort)
    const [na, events] = rules.step(lay(kort, 'v', 'i'), { type: 'bak' })
    expect(events).toContainEqual(expect.objectContaining({ type: 'answer', correct: false }))
    expect(na.missers).toEqual([{ item: item('vis'), vorm: 'vi' }])
  })

  it('gives the last topping back, one at a time, and no more than there are', () => {
    const staat = lay(besteld('vriend'), 'v', 'ie')
    const [een] = rules.step(staat, { type: 'terug' })
    expect(een.opgave?.ligt).toEqual(['v'])
    const [geen] = rules.step(een, { type: 'terug' })
    expect(geen.opgave?.ligt).toEqual([])
    expect(rules.step(geen, { type: 'terug' })).toEqual([geen, []])
  })

  it('keeps its bowls still while a word is laid, and uses one bowl as often as wanted', () => {
    const staat = besteld('verantwoordelijkheid')
    const na = lay(staat, 'e', 'e', 'e')
    expect(na.opgave?.kommen).toEqual(staat.opgave?.kommen)
    expect(na.opgave?.ligt).toEqual(['e', 'e', 'e'])
  })

  it('takes nothing before a word is ordered, nor while the verdict is looked at', () => {
    const begin = rules.init(TAAK)
    expect(rules.step(begin, { type: 'leg', kom: 0 })).toEqual([begin, []])
    const [gebakken] = rules.step(lay(besteld('vis'), 'v', 'i', 's'), { type: 'bak' })
    expect(rules.step(gebakken, { type: 'leg', kom: 0 })).toEqual([gebakken, []])
  })

  it('leads any written form to an answer: as it was written where the bowls have it, else to a mistake', () => {
    const give = (vorm: string, kind: 'hakken' | 'dictee') => {
      let staat = lay(besteld('vriend', kind), 'ie')
      for (let n = 0; n < 30; n++) {
        const input = rules.naar?.(staat, vorm)
        if (!input) break
        const [na, events] = rules.step(staat, input)
        staat = na
        const antwoord = events.find((event) => event.type === 'answer')
        if (antwoord?.type === 'answer') return antwoord
      }
      throw new Error(`no answer for ${vorm}`)
    }
    for (const kind of ['hakken', 'dictee'] as const) {
      expect(give('vriend', kind).correct).toBe(true)
      expect(give('vrient', kind).given).toBe('vrient')
      for (const vorm of ['', 'vrieëndt', 'qqq']) expect(give(vorm, kind).correct).toBe(false)
    }
    expect(give('vried', 'dictee').given).toBe('vried')
    expect(give('vried', 'hakken').correct).toBe(false)
  })
})

describe('a wrong pizza', () => {
  const mis = (): State => bake(lay(besteld('schaap'), 's', 'ch', 'p', 'p'))

  it('steams where it is wrong, and comes back with all that was laid', () => {
    expect(dampendePunten(mis())).toEqual([2])
    const terug = wait(mis())
    expect(terug).toMatchObject({ fase: 'spelen', poging: 2 })
    expect(terug.opgave?.ligt).toEqual(['s', 'ch', 'p', 'p'])
    expect(dampendePunten(terug)).toEqual([2])
    // A right one steams nowhere.
    expect(dampendePunten(bake(lay(besteld('vis'), 'v', 'i', 's')))).toEqual([])
  })

  it('is mended by swapping that slice alone, which counts as no answer', () => {
    const terug = wait(mis())
    expect(bake(terug)).toEqual(terug)
    const gewisseld = lay(terug, 'aa')
    expect(gewisseld.opgave?.ligt).toEqual(['s', 'ch', 'aa', 'p'])
    expect(lay(gewisseld, 's')).toEqual(gewisseld)
    const [na, events] = rules.step(gewisseld, { type: 'bak' })
    expect(na).toMatchObject({ goed: 0, fout: 1, hersteld: ['schaap'] })
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'answer',
        given: 'schaap',
        attempt: 2,
        vraag: 'bouw:herstel',
        hoe: 'gezien',
      }),
    )
  })

  it('takes back what was swapped, and nothing else', () => {
    const terug = wait(mis())
    expect(rules.step(terug, { type: 'terug' })).toEqual([terug, []])
    expect(rules.step(lay(terug, 'ch'), { type: 'terug' })[0]).toEqual(terug)
  })

  it('is given up by its own button, or after three tries', () => {
    const over = rules.step(wait(mis()), { type: 'overslaan' })[0]
    expect(over).toMatchObject({ fase: 'vraag', hersteld: [] })
    const nogEens = wait(bake(lay(wait(mis()), 'ch')))
    expect(nogEens).toMatchObject({ fase: 'spelen', poging: 3 })
    expect(wait(bake(lay(nogEens, 'ch')))).toMatchObject({ fase: 'vraag', fout: 1 })
    // What was not baked yet cannot be skipped.
    const vers = besteld('schaap')
    expect(rules.step(vers, { type: 'overslaan' })[0]).toEqual(vers)
  })

  it('in dictee shows only now how long the word is, and asks what was missing', () => {
    const terug = wait(bake(lay(besteld('vriend', 'dictee'), 'v', 'ie', 'n', 'd')))
    expect(terug.opgave?.ligt).toHaveLength(5)
    expect(lay(terug, ...(terug.opgave?.herstel?.open.map(() => 'r') ?? [])).opgave?.ligt).toEqual([
      'v',
      'r',
      'ie',
      'n',
      'd',
    ])
  })

  it('hangs its ticket in its place, marked as mended; one that was left has none', () => {
    const hersteld = bake(lay(wait(mis()), 'aa'))
    expect(bonnenVan(hersteld)).toEqual([{ woord: 'schaap', isHersteld: true }])
    const [volgende] = rules.step(wait(hersteld), opgave('vis'))
    expect(bonnenVan(bake(lay(volgende, 'v', 'i', 's')))).toEqual([
      { woord: 'schaap', isHersteld: true },
      { woord: 'vis', isHersteld: false },
    ])
    expect(bonnenVan(rules.step(wait(mis()), { type: 'overslaan' })[0])).toEqual([])
  })
})
