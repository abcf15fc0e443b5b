import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { Exercise, HostInput, Item } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import { spel } from './index.ts'
import { kettingVan, schakelsVan } from './stand.ts'

const VIES: Item = {
  soort: 'woord',
  id: 'vies',
  word: 'vies',
  graphemes: ['v', 'ie', 's'],
  buren: { een: ['vier'], ver: [] },
}

const taak = (over: Partial<Exercise> = {}): Exercise => ({
  id: 't',
  kind: 'lezen',
  instruction: '',
  groep: 3,
  land: 'nl',
  aantal: 4,
  seed: 5,
  options: { calm: false, clock: false },
  ...over,
})

/** Returns how to swap letters on the fish of one word, and everything that happened by it. */
function begin(item: Item, over: Partial<Exercise> = {}) {
  const opgave: HostInput = {
    type: 'opgave',
    plek: 0,
    item,
    reden: { soort: 'peiling', categorie: 'x', aantal: 0 },
  }
  let [nu] = rules.step(rules.step(rules.init(taak(over)), { type: 'begin' })[0], opgave)
  const namen: string[] = []
  const perform = (input: Input): void => {
    const [na, events] = rules.step(nu, input)
    nu = na
    namen.push(...events.flatMap((e) => (e.type === 'fx' ? e.name : [])))
  }
  return {
    namen,
    perform,
    nu: () => nu,
    ruil: (letter: string, schub: number): void => {
      perform({ type: 'eet', vis: nu.opgave?.zwerm.indexOf(letter) ?? -1 })
      perform({ type: 'zet', schub })
    },
  }
}

const VIS: Item = { ...VIES, id: 'vis', word: 'vis', graphemes: ['v', 'i', 's'] }

describe('the secret', () => {
  it('is found by who becomes a fish, once that was judged: before, it would say that the word is right', () => {
    const { ruil, perform, namen } = begin({ ...VIS, buren: { een: ['vas'], ver: [] } })
    ruil('i', 1)
    expect(namen).not.toContain('geheim')
    perform({ type: 'slik' })
    expect(namen.filter((naam) => naam === 'geheim')).toHaveLength(1)
  })

  it('is not found by the word fish where another is asked, nor by another word', () => {
    const { ruil, perform, namen } = begin(VIES)
    ruil('s', 2)
    ruil('i', 1)
    perform({ type: 'slik' })
    expect(namen).not.toContain('geheim')
    const goed = begin(VIES)
    goed.ruil('s', 2)
    goed.perform({ type: 'slik' })
    expect(goed.nu().goed).toBe(1)
    expect(goed.namen).not.toContain('geheim')
  })
})

describe('the record', () => {
  it('is the length of the chain, mended words too', () => {
    const bot = { seed: 4, skill: 0.5 }
    const { state } = playWithBot({ rules, items: FIXTURES.gewoon }, bot)
    expect(rules.record?.(state)).toBe(schakelsVan(state))
    expect(kettingVan(state)).toHaveLength(schakelsVan(state))
    expect(spel.recordNaam?.(8)).toBe('8 schelpen aan de ketting')
    expect(spel.recordNaam?.(1)).toBe('1 schelp aan de ketting')
  })
})
