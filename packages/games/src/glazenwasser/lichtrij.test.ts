import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { gewezenRamen, listRijen, rijNu, stralend } from './lichtrij.ts'
import { opstelling } from './proef.ts'
import type { State } from './rules.ts'
import { report } from './tekst.ts'

/** Returns a word of these graphemes, with the misspellings that may hang for it. */
const woord = (delen: string, ...fout: readonly string[]): Item => ({
  soort: 'woord',
  id: delen,
  word: delen.replaceAll('-', ''),
  graphemes: delen.split('-'),
  choices: fout.map((vorm) => ({ vorm, regel: 'eind-d', uitleg: 'Maak het langer.' })),
})

/** Three words with oe, two more with ch, and some that have neither. */
const STRAAT = [
  'b-oe-k',
  'l-i-ch-t',
  'k-oe',
  'm-a-n',
  'n-a-ch-t',
  'v-oe-t',
  'v-i-s',
  'p-e-n',
  'd-a-k',
  'w-e-g',
].map((delen) => woord(delen))
const OE = [0, 2, 5] as const
const CH = [1, 4] as const

const street = (items = STRAAT, trap: 1 | 2 | 3 = 3) => opstelling(items, { trap })

function wash(plekken: readonly number[], trap: 1 | 2 | 3 = 3) {
  const spel = street(STRAAT, trap)
  for (const plek of plekken) spel.send({ type: 'ladder', plek }, { type: 'was', plek, hoeveel: 1 })
  return spel
}

const bellen = ({ events }: ReturnType<typeof street>): number =>
  events.filter((e) => e.type === 'fx' && e.name === 'bel').length

const plekkenMet = (state: State, letters: string) =>
  state.plekken.flatMap(({ item }, plek) => (item?.word.includes(letters) ? plek : []))

describe('the row that is called by night', () => {
  it('is of letters that make one sound together, in every word of the row and in no other', () => {
    const { host } = street()
    expect(rijNu(host.state())).toEqual({
      letters: 'oe',
      plekken: OE,
      gedaan: 0,
      isAaneen: true,
      isGewezen: true,
    })
  })

  it('shines and makes the band play when its windows are done one after another, in any order', () => {
    const spel = wash([5, 0])
    expect(bellen(spel)).toBe(0)
    expect(rijNu(spel.host.state())).toMatchObject({ letters: 'oe', gedaan: 2 })
    spel.send({ type: 'was', plek: 2, hoeveel: 1 })
    expect(bellen(spel)).toBe(1)
    expect(stralend(spel.host.state())).toMatchObject([{ letters: 'oe' }])
    expect(rijNu(spel.host.state())).toMatchObject({ letters: 'ch', plekken: CH, gedaan: 0 })
  })

  it('is named again when a window was done that it did not call, and at no other stage', () => {
    const gezegd = (plek: number, trap: 1 | 2 | 3 = 3) => {
      const spel = wash([plek], trap)
      return spel.events.map((event) => report(event, spel.host.state())).join(' ')
    }
    expect(gezegd(3)).toContain('De band wacht op de ramen met oe.')
    expect(gezegd(0)).not.toContain('wacht')
    expect(gezegd(3, 1)).not.toContain('wacht')
  })

  it('goes on without the band when another window came between (decoy), and the next one is called', () => {
    const spel = wash([0, 2, 3, 5])
    expect(bellen(spel)).toBe(0)
    expect(stralend(spel.host.state())).toEqual([])
    expect(rijNu(spel.host.state())).toMatchObject({ letters: 'ch', gedaan: 0 })
    for (const plek of CH) spel.send({ type: 'was', plek, hoeveel: 1 })
    expect(bellen(spel)).toBe(1)
  })

  it('may be done after any other window, and a mistake in it is no window between', () => {
    const fout = STRAAT.map((item) =>
      item.word === 'koe'
        ? { ...item, choices: [{ vorm: 'goe', regel: 'eind-d', uitleg: '' } as const] }
        : item,
    )
    for (let seed = 0; seed < 30; seed += 1) {
      const spel = opstelling(fout, { trap: 3, seed })
      for (const plek of [3, 2, 0, 5]) spel.send({ type: 'was', plek, hoeveel: 1 })
      expect(bellen(spel)).toBe(1)
    }
  })

  it('tells nothing of which window is wrong: letters that a misspelling has and its word has not are not called', () => {
    const items = [woord('b-oe-k', 'buk'), woord('k-oe'), woord('v-oe-t'), ...STRAAT.slice(6)]
    const rijen = listRijen(opstelling(items, { trap: 3 }).host.state())
    expect(rijen.map(({ letters }) => letters)).not.toContain('oe')
    const zonder = listRijen(
      opstelling(
        items.map((item) => ({ ...item, choices: [] })),
        { trap: 3 },
      ).host.state(),
    )
    expect(zonder[0]?.letters).toBe('oe')
  })

  it('is of letters that stand nowhere as something else: no o in a street with oo', () => {
    const items = ['b-oo-m', 'v-o-s', 'b-o-t', 'p-o-p', 'm-a-n', 'v-i-s', 'r-i-k', 'p-e-n'].map(
      (delen) => woord(delen),
    )
    expect(rijNu(street(items).host.state())?.letters).not.toBe('o')
  })

  it('is there in nearly every street of words that pupils get', () => {
    const met = Object.values(FIXTURES).flatMap((items) => {
      const woorden = items.filter((item): item is Item => item.soort === 'woord')
      return woorden.length < 10
        ? []
        : [rijNu(opstelling(woorden, { trap: 3 }).host.state()) !== null]
    })
    expect(met.length).toBeGreaterThan(0)
    expect(met.every(Boolean)).toBe(true)
  })

  it('changes no verdict, no star and no score', () => {
    const alle = Array.from({ length: 10 }, (_, plek) => plek)
    const uitslagen = ([1, 3] as const).flatMap((trap) =>
      [alle, [...OE, ...CH, 3, 6, 7, 8, 9]].map((volgorde) => {
        const spel = wash(volgorde, trap)
        spel.wait(6000)
        return {
          ...spel.host.uitslag(),
          ms: 0,
          oordelen: spel.bewaard.map(({ correct }) => correct),
        }
      }),
    )
    expect(uitslagen[0]).toMatchObject({ sterren: 3, record: 10 })
    for (const uitslag of uitslagen) expect(uitslag).toEqual(uitslagen[0])
  })

  it('is called at the third stage alone, where there is no ladder', () => {
    expect(bellen(wash(OE, 1))).toBe(0)
    expect(bellen(wash(OE, 2))).toBe(0)
    const spel = wash(OE)
    expect(bellen(spel)).toBe(1)
    expect(spel.events.some((e) => e.type === 'fx' && e.name === 'klim')).toBe(false)
    expect(plekkenMet(spel.host.state(), 'oe')).toEqual(OE)
  })
})

describe('the windows that are pointed out', () => {
  it('are all of the first row, and of a later one only after another window came in between', () => {
    expect(gewezenRamen(street().host.state())).toEqual([...OE])
    expect(gewezenRamen(wash([0]).host.state())).toEqual([...OE])
    // Decoy: the pupil looks for the second row without help.
    expect(rijNu(wash(OE).host.state())?.plekken).toEqual([...CH])
    expect(gewezenRamen(wash(OE).host.state())).toEqual([])
    expect(gewezenRamen(wash([...OE, 1]).host.state())).toEqual([])
    expect(gewezenRamen(wash([...OE, 3]).host.state())).toEqual([...CH])
  })
})
