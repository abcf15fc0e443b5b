import type { Trap } from '@letterhaven/contracts/trap'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { beginVan, isNogEens, samen, type SamenInput, type SamenStaat } from './rules.ts'

describeBots({
  manifest: { id: 'leesrace', kinds: ['lezen'] },
  rules: samen,
  invoer: { start: { plek: GETAL }, tik: { plek: GETAL }, geef: { plek: GETAL } },
})

/** A page of five words of groep 3 that is laid ready. */
function bladzijde(aantal = 10, trap: Trap = 1) {
  let staat: SamenStaat = samen.init({
    id: 't',
    kind: 'lezen',
    instruction: '',
    groep: 3,
    land: 'nl',
    aantal,
    seed: 1,
    trap,
    options: { calm: false, clock: false },
  })
  const gezien: SpelEvent[] = []
  const stap = (input: Parameters<typeof samen.step>[1]) => {
    const [na, events] = samen.step(staat, input)
    staat = na
    gezien.push(...events)
    for (const event of events)
      if (event.type === 'vraag') {
        const item = FIXTURES.gewoon[gezien.filter(({ type }) => type === 'vraag').length - 1]
        if (!item) throw new Error('no word')
        const reden = { soort: 'peiling', categorie: 'x', aantal: 0 } as const
        stap({ type: 'opgave', plek: event.plek, item, reden })
      }
  }
  stap({ type: 'begin' })
  return {
    staat: () => staat,
    gevraagd: () => gezien.flatMap((event) => (event.type === 'vraag' ? [event.wens] : [])),
    antwoorden: () => gezien.filter((event) => event.type === 'answer'),
    send: (type: SamenInput['type'], plek: number) => stap({ type, plek }),
    wacht: (ms: number) => stap({ type: 'tick', ms }),
  }
}

describe('reading together', () => {
  it("begins when who listens says so: the time before that is nobody's", () => {
    const { send, wacht, antwoorden, staat } = bladzijde()
    wacht(9000)
    send('geef', 0)
    send('tik', 1)
    expect([antwoorden(), beginVan(staat())]).toEqual([[], null])
    send('start', 0)
    wacht(6000)
    for (let plek = 0; plek < 5; plek += 1) send('geef', plek)
    expect(antwoorden().map(({ ms }) => ms)).toEqual([6000, 0, 0, 0, 0])
    expect(
      antwoorden().every(({ hoe, vraag }) => hoe === 'samen' && vraag === 'oordeel:samen'),
    ).toBe(true)
  })

  it('takes for wrong what was tapped, and for right what was tapped twice or never', () => {
    const { send, wacht, antwoorden } = bladzijde()
    send('start', 0)
    wacht(6000)
    send('tik', 1)
    send('tik', 2)
    send('tik', 2)
    for (let plek = 0; plek < 5; plek += 1) send('geef', plek)
    expect(antwoorden().map(({ given, correct }) => [given, correct])).toEqual([
      ['ja', true],
      ['nee', false],
      ['ja', true],
      ['ja', true],
      ['ja', true],
    ])
  })

  it('has what went wrong read once more, which counts nowhere', () => {
    const { send, wacht, antwoorden, staat } = bladzijde()
    send('start', 0)
    wacht(6000)
    send('tik', 1)
    for (let plek = 0; plek < 5; plek += 1) send('geef', plek)
    wacht(1200)
    expect(isNogEens(staat())).toBe(true)
    send('geef', 1)
    expect(antwoorden().at(-1)).toMatchObject({ attempt: 2, correct: true })
    wacht(1200)
    // The page was turned: the next one waits for who listens.
    expect([beginVan(staat()), staat().goed, staat().fout]).toEqual([null, 4, 1])
  })

  it('turns the page when all is read, and waits again for who listens', () => {
    const { send, wacht, staat } = bladzijde(10)
    send('start', 0)
    wacht(6000)
    for (let plek = 0; plek < 5; plek += 1) send('geef', plek)
    wacht(1200)
    expect(beginVan(staat())).toBeNull()
    expect(staat().plekken.every(({ stand }) => stand === 'open')).toBe(true)
  })

  it('is not done sooner than anybody can read aloud', () => {
    const { send, wacht, antwoorden } = bladzijde()
    send('start', 0)
    wacht(900)
    for (let plek = 0; plek < 5; plek += 1) send('geef', plek)
    expect(antwoorden()).toEqual([])
    wacht(600)
    for (let plek = 0; plek < 5; plek += 1) send('geef', plek)
    expect(antwoorden()).toHaveLength(5)
  })

  it('asks for letters on every other page of the first stage, for words that do not exist on those of the second, and for rows at the third', () => {
    const wensen = (trap: Trap) => {
      const blad = bladzijde(15, trap)
      return [0, 1, 2].map(() => {
        const gewenst = blad.gevraagd().at(-1)
        blad.send('start', 0)
        blad.wacht(6000)
        for (let plek = 0; plek < 5; plek += 1) blad.send('geef', plek)
        blad.wacht(1200)
        return gewenst
      })
    }
    expect([wensen(1), wensen(2), wensen(3)]).toEqual([
      [undefined, 'letter', undefined],
      [undefined, 'nep', undefined],
      ['rij', 'rij', 'rij'],
    ])
  })
})
