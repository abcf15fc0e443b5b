import { beforeAll, describe, expect, it } from 'vitest'
import { proefwoord } from '../src/fout-proef.ts'
import { loadRules } from '../src/taalregels/laad.ts'
import { woordenTotEnMet } from '../src/woorden.ts'
import { readToets } from '../toets/lijst.ts'
import { heeftGelijke, WEINIG_GELIJK } from './weinig-gelijk.ts'

describe('two wrong forms of the same sound', () => {
  beforeAll(loadRules)

  it('has every labelled word of a same-sound category, but for the named ones', () => {
    const tekort = readToets().filter(({ w }) => !heeftGelijke(proefwoord(w)))
    expect(tekort.map(({ w }) => w).filter((w) => !(w in WEINIG_GELIJK))).toEqual([])
  })

  it('has none of the named ones', async () => {
    const bewaard = new Map((await woordenTotEnMet(8)).map((woord) => [woord.w, woord]))
    const namen = Object.keys(WEINIG_GELIJK)
    expect(namen.filter((w) => heeftGelijke(bewaard.get(w) ?? proefwoord(w)))).toEqual([])
    expect(namen.length).toBeLessThanOrEqual(5)
  })
})
