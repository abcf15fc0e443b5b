import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { isEenPlaats } from './afleider-veto.ts'
import { distractors, type AfleiderVraag } from './distractors.ts'
import { FOUT_REGELS } from './fout-regel.ts'
import { loadRules } from './taalregels/laad.ts'
import { isGeweerd } from './taalregels/weren.ts'
import { loadWoorden } from './woorden.ts'

const vraag = (anders: Partial<AfleiderVraag> = {}): AfleiderVraag => ({
  n: 4,
  mode: 'alles',
  seed: 7,
  ...anders,
})
const vormen = (doel: string, anders: Partial<AfleiderVraag> = {}): string[] =>
  distractors(doel, vraag(anders)).map(({ f }) => f)

describe('isEenPlaats', () => {
  it('sees a difference in one place, and refuses two', () => {
    expect(isEenPlaats('taxi', 'taksi')).toBe(true)
    expect(isEenPlaats('krant', 'karnt')).toBe(true)
    expect(isEenPlaats('trein', 'drijn')).toBe(false)
    expect(isEenPlaats('trein', 'trein')).toBe(false)
  })
})

describe('distractors without a word list', () => {
  it('never offers an improper word, also when nothing else is known', () => {
    expect(isGeweerd('bom')).toBe(true)
    expect(vormen('boom', { n: 20 })).not.toContain('bom')
  })
})

describe('distractors', () => {
  beforeAll(loadRules)

  it('gives the same forms in the same order for a seed, and other ones for another', () => {
    const woord = fc.constantFrom('kamelen', 'politie', 'achtertuin', 'vriendelijk', 'cadeautje')
    fc.assert(
      fc.property(woord, fc.integer(), (doel, seed) => {
        expect(vormen(doel, { seed })).toEqual(vormen(doel, { seed }))
      }),
    )
    const volgordes = [1, 2, 3, 4, 5, 6].map((seed) => vormen('kamelen', { seed }).join())
    expect(new Set(volgordes).size).toBeGreaterThan(1)
  })

  it('starts with the errors of the asked category, and then those of the others', () => {
    const [eerste] = distractors('kamelen', vraag({ cats: ['kg-open'] }))
    expect(eerste?.rule).toMatch(/^open-/)
    expect(distractors('circus', vraag({ n: 3, cats: ['cent'] })).map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['c-s']),
    )
  })

  it('gives a stored word its reviewed forms before it makes new ones', async () => {
    const teLaat = (await loadWoorden(4)).filter((entry) => {
      const gekozen = distractors(entry, vraag({ n: entry.d.length })).map(({ f }) => f)
      return !entry.d.every(({ f }) => gekozen.includes(f))
    })
    expect(teLaat).toEqual([])
    // This stored form does not come from the rules that make forms, which would never find it.
    const eigen = { f: 'blaam', rule: 'spiegel', snd: 'anders' } as const
    const bloem = { w: 'bloem', g: ['b', 'l', 'oe', 'm'], kg: ['bloem'], d: [eigen] }
    expect(distractors(bloem, vraag())[0]).toEqual(eigen)
  })

  it('gives forms that sound the same, or forms that do not, when asked', () => {
    const klank = distractors('politie', vraag({ n: 9, mode: 'homofoon' }))
    const lezen = distractors('politie', vraag({ n: 9, mode: 'lezen' }))
    expect(klank.length).toBeGreaterThan(1)
    expect(klank.every(({ snd }) => snd === 'zelfde')).toBe(true)
    expect(lezen.length).toBeGreaterThan(2)
    expect(lezen.some(({ snd }) => snd === 'zelfde')).toBe(false)
  })

  it('never offers an existing word, one that exists with a capital, or one made of two', () => {
    // bos, rammen and lijder are words, and Jan is one with a capital.
    expect(vormen('bot', { n: 30 })).not.toContain('bos')
    expect(vormen('ramen', { n: 30 })).not.toContain('rammen')
    expect(vormen('leider', { n: 30 })).not.toContain('lijder')
    expect(vormen('pan', { n: 30 })).not.toContain('jan')
    expect(isGeweerd('parijs')).toBe(true)
    expect(isGeweerd('koekhuis')).toBe(true)
    expect(isGeweerd('denen')).toBe(true)
    expect(isGeweerd('raamen')).toBe(false)
  })

  it('offers the own name in small letters, although that name exists', () => {
    expect(vormen('Frankrijk', { cats: ['hoofd'] })).toContain('frankrijk')
  })

  it('without a seed begins with the most telling, and takes no third of one rule while others have any', () => {
    const [eerste, tweede] = distractors('cactus', { n: 2, mode: 'alles' })
    expect([eerste?.f, tweede?.f]).toEqual(['kactus', 'cacktus'])
    const rij = distractors('abracadabra', { n: 6, mode: 'alles' }).map(({ rule }) => rule)
    expect(rij.filter((rule) => rule === 'open-dubbel')).toHaveLength(2)
  })

  it('asks another judge what is a word, where one is given', () => {
    const veto = ({ f }: { f: string }): boolean => f === 'kactus'
    const gekozen = distractors('cactus', { n: 9, mode: 'alles' }, veto).map(({ f }) => f)
    expect(gekozen).not.toContain('kactus')
    expect(gekozen).toContain('caktus')
  })

  it('parts a compound only where two words meet', () => {
    expect(vormen('fietspad', { n: 30 })).toContain('fiets pad')
    expect(vormen('kamelen', { n: 30 }).filter((f) => f.includes(' '))).toEqual([])
  })

  it('gives forms that differ from the word in one place, are new and bear the sound of their rule', () => {
    const letter = fc.constantFrom(...'aaeeiioouubdfghjklmnprstvwz', 'ng', 'sch', 'ij', 'eau')
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 9 }), fc.integer(), (delen, seed) => {
        const doel = delen.join('')
        const gekozen = distractors(doel, vraag({ n: 9, seed }))
        expect(new Set(gekozen.map(({ f }) => f)).size).toBe(gekozen.length)
        for (const { f, rule, snd } of gekozen) {
          expect(isEenPlaats(doel, f)).toBe(true)
          expect(isGeweerd(f)).toBe(false)
          expect(snd).toBe(FOUT_REGELS[rule])
        }
      }),
    )
  })

  it('answers any text with a list, empty where nothing can go wrong', () => {
    expect(distractors('', vraag())).toEqual([])
    expect(distractors('🐙', vraag())).toEqual([])
    expect(distractors('boom', vraag({ n: 0 }))).toEqual([])
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (doel) => {
        expect(Array.isArray(distractors(doel, vraag()))).toBe(true)
      }),
    )
  })
})
