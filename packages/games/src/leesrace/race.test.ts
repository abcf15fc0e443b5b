import { stroom } from '@letterhaven/game-kit/regels/rng'
import { describe, expect, it } from 'vitest'
import { arriveAt, makeRoepen, passBy, plaatsVan, settle } from './race.ts'
import { antwoorden, begin, namen, tekst, tijd, vraag } from './proef.ts'

/** Returns what would be called at many hurdles. */
const alle = (metTwee: boolean) =>
  Array.from({ length: 400 }, (_, zaad) => makeRoepen(vraag(), stroom(zaad + 1), metTwee))

describe('a call', () => {
  it('is about half of the time a bluff, by each rival alike', () => {
    const roepen = alle(false).map(([roep]) => roep ?? { wie: -1, keus: -1 })
    for (const rij of [
      roepen,
      ...[0, 1, 2].map((wie) => roepen.filter((een) => een.wie === wie)),
    ]) {
      expect(rij.length).toBeGreaterThan(90)
      const bluf = rij.filter(({ keus }) => keus !== 1).length / rij.length
      expect(bluf).toBeGreaterThan(0.35)
      expect(bluf).toBeLessThan(0.65)
    }
  })

  it('is of each wrong choice at times, and of nothing that is no choice', () => {
    expect(new Set(alle(false).map(([roep]) => roep?.keus))).toEqual(new Set([0, 1, 2, 3]))
  })

  it('of two rivals is always one truth and one bluff', () => {
    for (const [een, ander] of alle(true)) {
      expect(een?.wie).not.toBe(ander?.wie)
      expect([een?.keus, ander?.keus].filter((keus) => keus === 1)).toHaveLength(1)
    }
  })
})

describe('the answer', () => {
  it('is the sentence alone: the call changes nothing of it', () => {
    const uit = [false, true].map((isMis) => {
      const spel = begin()
      spel.read()
      spel.perform({ type: 'regel', nr: 0 })
      const { goed } = spel.perform({ type: 'roep', nr: isMis ? spel.mis() : spel.bluffer() })
      return [goed, antwoorden(spel.events)]
    })
    expect(uit[1]).toEqual(uit[0])
    expect(uit[0]?.[0]).toBe(1)
  })

  it('waits for the flag: a call before it can be taken back', () => {
    const spel = begin()
    spel.read()
    spel.perform({ type: 'roep', nr: spel.mis() })
    expect(spel.perform({ type: 'roep', nr: spel.bluffer() }).opgave?.geroepen).toBe(spel.bluffer())
    expect(antwoorden(spel.events)).toEqual([])
  })
})

/** Plays the first hurdle of a taak with this seed, the sentence right and the call as asked. */
function calledBij(seed: number, isMis: boolean) {
  const spel = begin({ seed })
  spel.read(1)
  spel.perform({ type: 'regel', nr: 0 })
  spel.perform({ type: 'roep', nr: isMis ? spel.mis() : spel.bluffer() })
  return spel
}
const SEEDS = Array.from({ length: 12 }, (_, nr) => nr + 1)

describe('a call that was right', () => {
  it('leaves a bluffer behind, and takes who told the truth along', () => {
    const eind = new Set(
      SEEDS.map((seed) => {
        const { roepen = [], stand = [], afloop } = calledBij(seed, false).staat().opgave ?? {}
        return `${afloop} ${stand[roepen[0]?.wie ?? 0]}`
      }),
    )
    expect(eind).toEqual(new Set(['betrapt -1', 'samen 0']))
  })
})

describe('a call against which the own sentence speaks', () => {
  it('can be turned at once, and then the right answer is told', () => {
    for (const seed of SEEDS) {
      const spel = calledBij(seed, true)
      expect(spel.staat().opgave).toMatchObject({ isDraai: true, afloop: null })
      const na = spel.perform({ type: 'roep', nr: spel.bluffer() }).opgave
      expect(na).toMatchObject({ isDraai: false, isLaat: true })
      expect(['betrapt', 'samen']).toContain(na?.afloop)
      // Who was caught late runs beside.
      expect(na?.stand[na.roepen[0]?.wie ?? 0]).toBe(0)
    }
  })

  it('lets a bluffer slip away when it is left as it is, past whom nobody sprints', () => {
    const spellen = SEEDS.map((seed) => calledBij(seed, true)).filter((spel) => spel.bluffer() >= 0)
    expect(spellen.length).toBeGreaterThan(2)
    for (const spel of spellen) {
      expect(spel.perform({ type: 'verder' })).toMatchObject({ fase: 'kijken' })
      for (let pas = 0; pas < 20; pas += 1) spel.perform({ type: 'ren' })
      const { opgave } = spel.staat()
      expect(opgave?.afloop).toBe('ontglipt')
      expect(plaatsVan(passBy(opgave?.stand ?? [], opgave?.passen ?? 0))).toBeGreaterThan(1)
      expect(spel.perform({ type: 'verder' }).fase).toBe('vraag')
    }
  })

  it('asks no turn of a sentence that is wrong (decoy)', () => {
    const spel = begin()
    spel.read()
    spel.perform({ type: 'regel', nr: 3 })
    const na = spel.perform({ type: 'roep', nr: spel.mis() })
    expect(na).toMatchObject({ fase: 'kijken', goed: 0, opgave: { isDraai: false, afloop: null } })
  })
})

describe('the sprint', () => {
  const gezet = (ster = 1, over = {}) => {
    const spel = begin(over)
    spel.read(ster)
    spel.plant(0)
    return spel
  }

  it('overtakes a place with every four strides, and has eight', () => {
    const spel = gezet()
    for (let pas = 0; pas < 30; pas += 1) spel.perform({ type: 'ren' })
    expect(spel.staat().opgave?.passen).toBe(8)
    expect(namen(spel.events).filter((naam) => naam === 'stamp')).toHaveLength(8)
    expect([0, 3, 4, 8].map((passen) => plaatsVan(passBy([1, 2, 3], passen)))).toEqual([4, 4, 3, 2])
  })

  it('lasts three seconds once it was begun, and waits as long as it was not', () => {
    const spel = gezet()
    spel.perform(tijd(600_000))
    spel.perform({ type: 'ren' })
    spel.perform(tijd(2900))
    expect(spel.perform({ type: 'ren' }).opgave?.passen).toBe(2)
    spel.perform(tijd(200))
    expect(spel.perform({ type: 'ren' }).opgave?.passen).toBe(2)
  })

  it('is half run for whom the star lay on what proves it, at the first try', () => {
    expect(gezet(0).staat().opgave).toMatchObject({ isTurbo: true, passen: 4 })
    expect(gezet(1).staat().opgave).toMatchObject({ isTurbo: false, passen: 0 })
    const later = begin()
    later.read(0)
    later.plant(3)
    later.perform({ type: 'verder' })
    expect(later.plant(0).opgave).toMatchObject({ isTurbo: false, passen: 0 })
  })

  it('is run by itself in calm, may be skipped, and never judges', () => {
    const calm = gezet(1, { options: { calm: true, clock: false } })
    expect(calm.staat().opgave?.passen).toBe(8)
    const spel = gezet()
    expect(spel.perform({ type: 'verder' })).toMatchObject({ fase: 'vraag', goed: 1 })
  })

  it('is there for no mistake (decoy)', () => {
    const spel = begin()
    spel.read()
    spel.plant(3)
    expect(spel.perform({ type: 'ren' }).opgave?.passen).toBe(0)
  })
})

describe('the rivals', () => {
  it('come nearer at every hurdle, and who calls waits ahead', () => {
    expect(arriveAt([-1, 3, 0], [{ wie: 2, keus: 0 }])).toEqual([0, 2, 1])
    expect(arriveAt([1, 1, -1], [{ wie: 0, keus: 0 }])).toEqual([1, 1, 0])
    // Who is beside stays there: nobody overtakes who proves all and cannot run fast.
    expect(arriveAt([0, -1, 1], [{ wie: 2, keus: 0 }])).toEqual([0, 0, 1])
  })

  it('stay where they are when a call was not about them', () => {
    const roepen = [{ wie: 1, keus: 0 }]
    const bij = { bluffer: 1, afloop: 'betrapt', isLaat: false } as const
    expect(settle([1, 1, 0], roepen, bij)).toEqual([1, -1, 0])
  })

  it('keep their places from question to question, and what each bluffed is written down', () => {
    const [een, twee] = tekst('pet')
    const spel = begin({ trap: 3 }, een)
    spel.read(1)
    const eerste = spel.bluffer()
    spel.plant(0)
    spel.perform({ type: 'verder' })
    if (twee) spel.give(twee)
    const tweede = spel.bluffer()
    spel.perform({ type: 'regel', nr: 4 })
    spel.perform({ type: 'roep', nr: spel.mis() })
    spel.perform({ type: 'verder' })
    const { gebluft = [], betrapt = [] } = spel.staat().opgave?.boek ?? {}
    const keer = (...wie: readonly number[]) =>
      [0, 1, 2].map((nr) => wie.filter((een) => een === nr).length)
    expect([gebluft, betrapt]).toEqual([keer(eerste, tweede), keer(eerste)])
  })
})

describe('the podium', () => {
  it('is shown after the last question, and once', () => {
    const spel = begin({ aantal: 1 })
    spel.read(1)
    spel.plant(0)
    expect(spel.perform({ type: 'verder' })).toMatchObject({
      fase: 'kijken',
      opgave: { isPodium: true },
    })
    expect(spel.perform({ type: 'ren' }).opgave?.passen).toBe(0)
    expect(spel.perform({ type: 'verder' }).fase).toBe('klaar')
  })

  it('is shown after no other question, nor after a mistake that can be mended (decoy)', () => {
    const eerder = begin({ aantal: 2 })
    eerder.read()
    eerder.plant(0)
    expect(eerder.perform({ type: 'verder' }).fase).toBe('vraag')
    const spel = begin({ aantal: 1 })
    spel.read()
    spel.plant(3)
    expect(spel.perform({ type: 'verder' })).toMatchObject({ fase: 'spelen', poging: 2 })
  })
})
