import { describe, expect, it } from 'vitest'
import { flitsDuur, flitsTempo, layFlits, tapFlits, showFlits } from './flits-trap.ts'
import { stroom } from '../regels/rng.ts'

describe('how long a word is flashed', () => {
  it('begins at 1,500 ms for a word of four graphemes, and gives each grapheme time', () => {
    expect(flitsDuur(4, [])).toBe(1500)
    expect(flitsDuur(6, []) - flitsDuur(4, [])).toBe(440)
  })

  it('goes down by 15 % after two right in a row, and up by 30 % after a wrong one', () => {
    expect(flitsTempo([true])).toBe(1)
    expect(flitsTempo([true, true])).toBeCloseTo(0.85)
    expect(flitsTempo([true, true, true])).toBeCloseTo(0.85)
    expect(flitsTempo([true, false, true])).toBeCloseTo(1.3)
    expect(flitsTempo([true, true, true, true])).toBeCloseTo(0.85 ** 2)
  })

  it('stays readable however well it goes, and is not endless however badly', () => {
    const goed = Array.from({ length: 200 }, () => true)
    expect(flitsDuur(1, goed)).toBe(300)
    expect(flitsTempo([...goed, false])).toBeGreaterThan(flitsTempo(goed))
    const fout = goed.map(() => false)
    expect(flitsTempo(fout)).toBe(2)
  })

  it('comes to rest where a reader is right 75 to 82 % of the time, how fast that reader is or not', () => {
    for (const drempel of [0.35, 0.6, 0.9]) {
      const rnd = stroom(11)
      const oordelen: boolean[] = []
      for (let i = 0; i < 1500; i++) {
        const ziet = 1 / (1 + (flitsTempo(oordelen.slice(-400)) / drempel) ** -4)
        oordelen.push(rnd() < 1 / 3 + (2 / 3) * ziet)
      }
      const laat = oordelen.slice(400)
      const deel = laat.filter(Boolean).length / laat.length
      expect(deel).toBeGreaterThan(0.75)
      expect(deel).toBeLessThan(0.82)
    }
  })
})

describe('a word that is shown for a moment', () => {
  it('is seen for its time by the clock of the game, not longer and not less', () => {
    let flits = showFlits(layFlits(600))
    let gezien = 0
    while (flits?.stand === 'open') {
      gezien += 50
      flits = tapFlits(flits, 50)
    }
    expect(gezien).toBe(600)
    expect(flits).toMatchObject({ stand: 'weg', keren: 1 })
  })

  it('is shown as often as may be, and longer for who needs that', () => {
    const eerste = showFlits(layFlits(600), { rek: 2, meest: 2 })
    expect(eerste?.over).toBe(1200)
    const weg = eerste && tapFlits(eerste, 1200)
    const tweede = weg && showFlits(weg, { meest: 2 })
    expect(tweede).toMatchObject({ stand: 'open', keren: 2 })
    const op = tweede && tapFlits(tweede, 600)
    expect(op && showFlits(op, { meest: 2 })).toBeNull()
  })

  it('takes no notice of time while it is closed, nor of a second look while it is open', () => {
    expect(tapFlits(layFlits(600), 50)).toBeNull()
    const open = showFlits(layFlits(600))
    expect(open && showFlits(open)).toBeNull()
  })
})
