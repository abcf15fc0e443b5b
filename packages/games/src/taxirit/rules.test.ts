import { describe, expect, it } from 'vitest'
import type { HostInput, Item } from '@letterhaven/game-kit/regels/contract'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { taxirit } from './manifest.ts'
import { passagierVan, RIT_MS, rules } from './rules.ts'
import type { State } from './rules.ts'

const FIETST: Item = {
  soort: 'woord',
  id: 'fietst',
  word: 'fietst',
  graphemes: ['f', 'ie', 't', 's', 't'],
  sentence: 'Mijn zusje fietst elke dag naar school.',
  choices: [
    { vorm: 'fietsd', regel: 't-d', uitleg: 'Het is fietst, met een t.' },
    { vorm: 'vietst', regel: 'f-v', uitleg: 'Je hoort een f.' },
  ],
}

function begin(calm = false): State {
  const taak = {
    id: 't',
    kind: 'zinnen',
    instruction: '',
    groep: 5,
    land: 'nl' as const,
    aantal: 3,
    seed: 1,
  } as const
  const [state] = rules.step(rules.init({ ...taak, options: { calm, clock: false } }), {
    type: 'begin',
  })
  return state
}

const opgave = (item: Item): HostInput =>
  ({ type: 'opgave', plek: 0, item, reden: null }) as unknown as HostInput

function rit(item: Item = FIETST, calm = false): State {
  return rules.step(begin(calm), opgave(item))[0]
}

describeBots({
  manifest: taxirit,
  rules,
  invoer: { stuur: { baan: GETAL }, kies: { baan: GETAL }, rijd: {}, hoor: {} },
})

describe('a ride', () => {
  it('has the sentence with a gap and the word among the signs', () => {
    const { opgave: o } = rit()
    expect(o?.zin).toEqual({ voor: 'Mijn zusje ', woord: 'fietst', na: ' elke dag naar school.' })
    expect(o?.vormen.toSorted()).toEqual(['fietsd', 'fietst', 'vietst'])
  })

  it('skips a word that does not stand in its sentence, and takes one without a sentence', () => {
    const [state, events] = rules.step(begin(), opgave({ ...FIETST, sentence: 'Hij gaat.' }))
    expect(state.fase).toBe('vraag')
    expect(events[0]).toMatchObject({ type: 'skip', itemId: 'fietst' })
    const { sentence: _, ...kaal } = FIETST
    expect(rit(kaal).opgave?.zin).toBeNull()
  })

  it('drives by itself, waits before the signs and never answers by itself', () => {
    let state = rit()
    let gewacht = 0
    for (let ms = 0; ms < RIT_MS * 6; ms += 500) {
      const [na, events] = rules.step(state, { type: 'tick', ms: 500 })
      gewacht += events.filter((e) => e.type === 'fx' && e.name === 'wacht').length
      expect(events.every(({ type }) => type === 'fx')).toBe(true)
      state = na
    }
    expect(gewacht).toBe(1)
    expect(state.fase).toBe('spelen')
    expect(state.opgave?.gereden).toBe(10_000)
  })

  it('stands still in calm until a lane is chosen', () => {
    const [state] = rules.step(rit(FIETST, true), { type: 'tick', ms: 9000 })
    expect(state.opgave?.gereden).toBe(0)
  })

  it('steers without answering, and drives on in the lane where it is', () => {
    const start = rit()
    const baan = start.opgave?.vormen.indexOf('fietst') ?? -1
    const [gestuurd, events] = rules.step(start, { type: 'stuur', baan })
    expect(gestuurd.opgave?.baan).toBe(baan)
    expect(events.some(({ type }) => type === 'answer')).toBe(false)
    const [na, uit] = rules.step(gestuurd, { type: 'rijd' })
    expect(na.gelukt).toEqual(['fietst'])
    expect(uit).toContainEqual(
      expect.objectContaining({ type: 'say', what: 'zin', tekst: FIETST.sentence }),
    )
  })

  it('says the sentence with its gap when asked, and not the word', () => {
    const [, events] = rules.step(rit(), { type: 'hoor' })
    expect(events).toEqual([
      expect.objectContaining({ type: 'say', tekst: 'Mijn zusje … elke dag naar school.' }),
    ])
  })

  it('does not say the sentence after a wrong lane: it is set right first', () => {
    const start = rit()
    const baan = start.opgave?.vormen.indexOf('fietsd') ?? -1
    const [na, events] = rules.step(start, { type: 'kies', baan })
    expect(na.fout).toBe(1)
    expect(events.some(({ type }) => type === 'say')).toBe(false)
  })

  it('changes passengers after every two or three words', () => {
    const rij = Array.from({ length: 10 }, (_, i) => passagierVan(i))
    const groepen = [...new Set(rij)].map((p) => rij.filter((q) => q === p).length)
    expect(Math.max(...groepen)).toBe(3)
    expect(Math.min(...groepen)).toBe(2)
  })
})
