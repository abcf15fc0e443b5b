import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { classifyRuimte } from './indeling.ts'
import { begin, flits } from './proef.ts'
import { rules } from './rules.ts'
import type { State } from './rules.ts'
import { BANEN, fetchDier, openRuimte, type Baan } from './ruimte.ts'

const [ITEM, TWEEDE] = FIXTURES.gewoon

/** Starts a round with its first word ready; a word is looked at before it is written. */
function start(trap: 1 | 2 | 3) {
  const spel = begin({ aantal: 2, trap })
  const write = (tekst: string): State => {
    if (spel.staat().poging === 1) flits(spel)
    return spel.write(tekst)
  }
  return { ...spel, write }
}

const ruimteVan = ({ opgave, vorige }: State) => (opgave ?? vorige)?.ruimte
const namen = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'fx' ? [event.name] : []))

describe('in space', () => {
  it('three wait, at the third stage only, and the rocket is steered to any of them at any time', () => {
    for (const trap of [1, 2] as const) {
      const spel = start(trap)
      const nu = spel.staat()
      expect(nu.opgave?.ruimte).toBeNull()
      expect(spel.perform({ type: 'stuur', baan: 0 })).toEqual(nu)
    }
    const spel = start(3)
    expect(new Set(ruimteVan(spel.staat())?.wachten).size).toBe(3)
    for (const baan of [0, 2] as const)
      expect(ruimteVan(spel.perform({ type: 'stuur', baan }))?.baan).toBe(baan)
    spel.perform({ type: 'kijk' })
    expect(ruimteVan(spel.perform({ type: 'stuur', baan: 1 }))?.baan).toBe(1)
    const nu = spel.staat()
    expect(spel.perform({ type: 'stuur', baan: 3 as Baan })).toEqual(nu)
  })

  it('who waits where the rocket flies comes along with a right word, and stays', () => {
    const spel = start(3)
    const gekozen = ruimteVan(spel.perform({ type: 'stuur', baan: 2 }))?.wachten[2]
    spel.write(ITEM?.word ?? '')
    expect(ruimteVan(spel.staat())?.mee).toEqual([gekozen])
    expect(namen(spel.events)).toContain('klim')
    spel.perform({ type: 'tick', ms: 60_000 })
    const later = ruimteVan(spel.give(TWEEDE))
    expect(later).toMatchObject({ baan: 2, mee: [gekozen] })
    expect(later?.wachten).not.toContain(gekozen)
  })

  it('nobody comes along with a mistake, and somebody does once it is mended', () => {
    const spel = start(3)
    spel.write('mis')
    expect(ruimteVan(spel.staat())?.mee).toEqual([])
    expect(namen(spel.events)).not.toContain('klim')
    spel.perform({ type: 'tick', ms: 60_000 })
    const { regel = [], gat } = spel.staat().opgave ?? {}
    const [voor, achter] = [regel.join('').length, gat?.na.join('').length ?? 0]
    spel.write((ITEM?.word ?? '').slice(voor, (ITEM?.word.length ?? 0) - achter))
    expect(spel.staat().hersteld).toEqual([ITEM?.word])
    expect(ruimteVan(spel.staat())?.mee).toHaveLength(1)
  })

  it('has somebody at each way, also when all of them fly along', () => {
    const bij = { trap: 3, rnd: stroom(7) } as const
    let nu = openRuimte(null, bij)
    for (let n = 0; n < 20; n += 1) {
      expect(new Set(nu?.wachten).size).toBe(BANEN.length)
      nu = openRuimte(nu && fetchDier(nu), bij)
    }
    expect(nu?.mee).toHaveLength(20)
  })

  it('changes no verdict, no star and no score', () => {
    const play = (trap: 1 | 3, baan: Baan) => {
      const spel = start(trap)
      for (const [item, tekst] of [
        [ITEM, ITEM?.word ?? ''],
        [TWEEDE, 'mis'],
      ] as const) {
        if (item !== ITEM) spel.give(item)
        spel.perform({ type: 'stuur', baan })
        spel.write(tekst)
        spel.perform({ type: 'tick', ms: 60_000 })
        spel.perform({ type: 'overslaan' })
      }
      return spel.events.filter(({ type }) => type === 'answer' || type === 'finish')
    }
    const gewoon = play(1, 0)
    expect(gewoon.map((event) => 'correct' in event && event.correct)).toEqual([true, false, false])
    expect(play(3, 0)).toEqual(gewoon)
    expect(play(3, 2)).toEqual(gewoon)
  })

  it('is flown to the end by who never steers', () => {
    const { state } = playWithBot(
      { rules, items: FIXTURES.gewoon },
      { seed: 4, skill: 1 },
      { exercise: { kind: 'flitsen', trap: 3 } },
    )
    expect(ruimteVan(state)?.mee).toHaveLength(state.goed)
  })
})

describe.each([
  [1366, 650],
  [768, 1024],
  [844, 390],
  [390, 844],
  [320, 640],
] as const)('the ways through space at %i × %i', (w, h) => {
  it('lie beside each other, and the rocket and who waits are whole in the sky on each', () => {
    const { hemel, raket, wacht, vlucht } = classifyRuimte(w, h, BANEN.length)
    expect(wacht.plekken).toHaveLength(BANEN.length)
    for (const [i, x] of wacht.plekken.entries()) {
      const half = Math.max(150 * raket.s, wacht.maat / 2)
      expect(x - half).toBeGreaterThanOrEqual(hemel.x - 1)
      expect(x + half).toBeLessThanOrEqual(hemel.x + hemel.w + 1)
      expect(x - (wacht.plekken[i - 1] ?? -999)).toBeGreaterThanOrEqual(wacht.maat)
    }
    // The nose of the rocket stays below who waits.
    expect(vlucht.voet - 505 * raket.s).toBeGreaterThan(wacht.y)
  })
})
