import { describe, expect, it } from 'vitest'
import { voerUit } from './klussen.ts'
import { leesPlan } from './plan.ts'
import { maakPloeg } from './ploeg.ts'

const vraag = { rivaal: 'elo, gelaagd', wereld: 'proef', leerlingen: 4 } as const

describe('the threads', () => {
  it('find what one thread finds, in whichever order they are done', async () => {
    const ploeg = maakPloeg(2)
    try {
      const samen = await Promise.all([
        ploeg.doe('logboek', vraag),
        ploeg.doe('instap', vraag),
        ploeg.doe('instap', { ...vraag, wereld: 'ander' }),
      ])
      expect(samen[0]).toEqual(voerUit({ soort: 'logboek', ...vraag }))
      expect(samen[1]).toEqual(voerUit({ soort: 'instap', ...vraag }))
      expect(samen[2]).not.toEqual(samen[1])
    } finally {
      await ploeg.stop()
    }
  })
})

describe('the plan', () => {
  it('judges by worlds on which nothing was tuned, unless it is told otherwise', () => {
    const [vers, afstel] = [leesPlan({}), leesPlan({ BENCH_WERELDEN: 'afstel' })]
    expect(vers.soort).toBe('vers')
    expect(vers.leerlingen).toBe(100)
    expect(vers.werelden.length).toBeGreaterThanOrEqual(3)
    expect(new Set([...vers.werelden, ...afstel.werelden]).size).toBe(
      vers.werelden.length + afstel.werelden.length,
    )
  })

  it('refuses what it cannot do', () => {
    expect(() => leesPlan({ BENCH_WERELDEN: 'alle' })).toThrow('afstel')
    expect(() => leesPlan({ BENCH_LEERLINGEN: 'veel' })).toThrow('geheel getal')
  })
})
