import { describe, expect, it } from 'vitest'
import { execute } from './klussen.ts'
import { readPlan } from './plan.ts'
import { makePloeg } from './ploeg.ts'

const vraag = { rivaal: 'elo, gelaagd', wereld: 'proef', leerlingen: 4 } as const

describe('the threads', () => {
  it('find what one thread finds, in whichever order they are done', async () => {
    const ploeg = makePloeg(2)
    try {
      const samen = await Promise.all([
        ploeg.perform('logboek', vraag),
        ploeg.perform('instap', vraag),
        ploeg.perform('instap', { ...vraag, wereld: 'ander' }),
      ])
      expect(samen[0]).toEqual(execute({ soort: 'logboek', ...vraag }))
      expect(samen[1]).toEqual(execute({ soort: 'instap', ...vraag }))
      expect(samen[2]).not.toEqual(samen[1])
    } finally {
      await ploeg.stop()
    }
  })
})

describe('the plan', () => {
  it('judges by worlds on which nothing was tuned, unless it is told otherwise', () => {
    const [vers, afstel] = [readPlan({}), readPlan({ BENCH_WERELDEN: 'afstel' })]
    expect(vers.soort).toBe('vers')
    expect(vers.leerlingen).toBe(100)
    expect(vers.werelden.length).toBeGreaterThanOrEqual(3)
    expect(new Set([...vers.werelden, ...afstel.werelden]).size).toBe(
      vers.werelden.length + afstel.werelden.length,
    )
  })

  it('refuses what it cannot do', () => {
    expect(() => readPlan({ BENCH_WERELDEN: 'alle' })).toThrow('afstel')
    expect(() => readPlan({ BENCH_LEERLINGEN: 'veel' })).toThrow('geheel getal')
    expect(() => readPlan({ BENCH_DRADEN: '0' })).toThrow('vanaf 1')
    expect(() => readPlan({ BENCH_DELEN: 'kort,lang' })).toThrow('oefenen, kort')
  })

  it('does all parts, or those that are named', () => {
    expect([...readPlan({}).delen]).toEqual(expect.arrayContaining(['oefenen', 'kort']))
    expect([...readPlan({ BENCH_DELEN: 'kort' }).delen]).toEqual(['kort'])
    expect(readPlan({ BENCH_DRADEN: '1' }).draden).toBe(1)
  })
})
