import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describe, expect, it } from 'vitest'
import {
  dierVan,
  rijdtMet,
  sterPlekken,
  sterren,
  sterrenAan,
  wachtOp,
  wagensNa,
  type Kant,
} from './achtbaan.ts'
import { antwoorden, begin, namen, play, tijd, typ, volgende } from './proef.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

const KANTEN = ['links', 'rechts'] as const
const flip = (kant: Kant): Input => ({ type: 'flip', kant, op: true })

/** Returns the flipper that shoots into the coaster, or the other one. */
function flipperVoor({ opgave }: State, rijdt: boolean): Kant {
  const kant = KANTEN.find((een) => opgave !== null && rijdtMet(opgave, een) === rijdt)
  return kant ?? 'links'
}

/** Plays a round with one filling for every word, each with the ball through the coaster or past it. */
function playRonde(state: State, vorm: string, rijdt: boolean) {
  const events = []
  let nu = state
  for (let n = 0; n < 12 && nu.fase !== 'klaar'; n += 1) {
    const gespeeld = play(
      nu,
      ...(nu.fase === 'vraag' ? [volgende()] : []),
      ...typ(vorm),
      flip(flipperVoor(nu, rijdt)),
      { type: 'raak', plek: 0 },
      tijd(9000),
      { type: 'overslaan' },
      volgende(),
    )
    events.push(...gespeeld.events)
    nu = gespeeld.state
  }
  return { state: nu, events }
}

describe('the coaster', () => {
  it('is there from the second stage on, open on one side, which is not always the same', () => {
    expect(begin().opgave?.baan).toBeNull()
    const kanten = new Set(
      Array.from({ length: 12 }, (_, seed) => begin({ trap: 2, seed }).opgave?.baan),
    )
    expect([...kanten].toSorted()).toEqual(['links', 'rechts'])
  })

  it('is reached with the flipper on the other side, at once or by a ball that flies by itself', () => {
    const open = play(begin({ trap: 2 }), ...typ('aa')).state
    for (const rijdt of [true, false]) {
      const kant = flipperVoor(open, rijdt)
      const geflipt = play(open, flip(kant))
      expect(geflipt.state.opgave?.gereden).toBe(rijdt)
      expect(namen(geflipt.events)).toContain(rijdt ? 'rijd' : 'schiet')
      const gebankt = play(open, { type: 'bank', kant })
      expect(gebankt.state.opgave?.gereden).toBe(rijdt)
      expect(antwoorden(gebankt.events)).toMatchObject([{ given: 'paard', correct: true }])
    }
    expect(play(open, { type: 'bank' }).state.opgave?.gereden).toBe(false)
  })

  it('is ridden anew by a ball that was lost, or taken back to type', () => {
    const open = play(begin({ trap: 2 }), ...typ('a')).state
    const rijdt = play(open, flip(flipperVoor(open, true)), { type: 'rolt' }).state
    expect(play(rijdt, { type: 'kwijt' }).state.opgave?.gereden).toBe(false)
    expect(play(rijdt, ...typ('a')).state.opgave?.gereden).toBe(false)
  })

  it('lights a second star for a word that is right at once, and none for another', () => {
    const stralend = playRonde(begin({ trap: 2 }), 'aa', true).state
    expect(sterren(stralend)).toBe(6)
    expect(sterPlekken(stralend)).toBe(6)
    expect(sterren(playRonde(begin({ trap: 2 }), 'aa', false).state)).toBe(3)
    expect(sterren(playRonde(begin({ trap: 2 }), 'ee', true).state)).toBe(0)
    expect(sterren(playRonde(begin(), 'aa', true).state)).toBe(3)
  })

  it('changes no verdict, no star and no score', () => {
    for (const vorm of ['aa', 'ee']) {
      const [een, ...anders] = [
        playRonde(begin(), vorm, true),
        playRonde(begin({ trap: 2 }), vorm, true),
        playRonde(begin({ trap: 2 }), vorm, false),
      ].map(({ events, state }) => ({
        antwoorden: antwoorden(events),
        slot: events.find(({ type }) => type === 'finish'),
        oordelen: state.oordelen,
      }))
      for (const ander of anders) expect(ander).toEqual(een)
    }
  })
})

describe('a star', () => {
  const raak = { type: 'raak', plek: 0 } as const
  const give = (state: State, vorm: string): State =>
    play(state, ...typ(vorm), flip('links'), raak, tijd(9000), volgende()).state

  it('stays where it was lit, half for a mended word, whatever is lit after it', () => {
    const fout = give(begin(), 'ee')
    expect(sterrenAan(fout)).toEqual([])
    const getypt = play(fout, { type: 'wis' }, { type: 'wis' }, ...typ('aa')).state
    expect(sterrenAan(getypt)).toEqual([])
    const hersteld = give(getypt, '')
    expect(sterrenAan(hersteld)).toEqual(['half'])
    expect(sterrenAan(give(hersteld, 'aa'))).toEqual(['half', 'aan'])
  })

  it('is lit for no mend that was typed and not given', () => {
    const getypt = play(give(begin(), 'ee'), { type: 'wis' }, { type: 'wis' }, ...typ('aa')).state
    const later = play(getypt, { type: 'overslaan' }, volgende()).state
    expect(later.nummer).toBe(1)
    expect(sterrenAan(later)).toEqual([])
  })
})

describe('the train', () => {
  const open = () => play(begin({ trap: 3 }), ...typ('aa')).state
  const gekozen = (kant: Kant) => play(open(), flip(kant), { type: 'raak', plek: 0 }).state
  const ritVan = ({ opgave, vorige }: State) => {
    const nu = opgave ?? vorige
    return nu ? wagensNa(nu) : []
  }

  it('is open on both sides at the third stage, and takes along who waits where the ball rode in', () => {
    expect(open().opgave?.baan).toBe('beide')
    for (const kant of KANTEN) {
      const na = gekozen(kant)
      const instap = kant === 'links' ? 'rechts' : 'links'
      expect(na.opgave).toMatchObject({ gereden: true, kant: instap, wagens: [] })
      expect(ritVan(na)).toEqual([instap === 'links' ? 0 : 1])
    }
    expect(ritVan(play(open(), { type: 'bank', kant: 'links' }).state)).toEqual([1])
    expect(ritVan(play(open(), { type: 'bank' }).state)).toEqual([])
  })

  it('grows from word to word, with a mended one too, and takes nobody along for a mistake', () => {
    const twee = play(gekozen('links'), tijd(9000), volgende()).state
    expect(twee.opgave?.wagens).toEqual([1])
    const fout = play(twee, ...typ('ee'), flip('links'), { type: 'raak', plek: 0 }).state
    expect(ritVan(fout)).toEqual([1])
    const hersteld = play(fout, tijd(9000), { type: 'wis' }, { type: 'wis' }, ...typ('aa')).state
    expect(hersteld).toMatchObject({ poging: 2, opgave: { kant: null } })
    const erbij = play(hersteld, flip('rechts'), { type: 'raak', plek: 0 }).state
    expect(ritVan(erbij)).toEqual([1, 2])
    expect(ritVan(play(hersteld, { type: 'overslaan' }).state)).toEqual([1])
  })

  it('is waited for by two animals that differ', () => {
    for (let nummer = 0; nummer < 12; nummer += 1) {
      const [een, ander] = KANTEN.map((kant) => dierVan(wachtOp({ nummer }, kant)))
      expect(een).not.toBe(ander)
    }
  })

  it('changes no verdict, no star and no score', () => {
    for (const vorm of ['aa', 'ee']) {
      const [een, drie] = ([1, 3] as const).map((trap) => {
        const { events, state } = playRonde(begin({ trap }), vorm, true)
        const slot = events.find(({ type }) => type === 'finish')
        return { antwoorden: antwoorden(events), slot, oordelen: state.oordelen }
      })
      expect(drie).toEqual(een)
    }
    expect(sterren(playRonde(begin({ trap: 3 }), 'aa', true).state)).toBe(6)
  })
})

describe('what the game remembers', () => {
  it('is how many stars burn, one for a mended word as well', () => {
    const { state, uitslag } = playWithBot(
      { rules, items: FIXTURES.gewoon },
      { seed: 4, skill: 0.5 },
      { exercise: { trap: 1 } },
    )
    expect(state.hersteld.length).toBeGreaterThan(0)
    expect(uitslag?.record).toBe(state.goed + state.hersteld.length)
  })

  it('is the secret, for whoever wakes the owl three times during one word', () => {
    const uil: Input = { type: 'uil' }
    const twee = play(begin(), uil, uil)
    expect(namen(twee.events)).not.toContain('geheim')
    const drie = play(twee.state, uil)
    expect(namen(drie.events)).toEqual(['geheim'])
    expect(play(drie.state, uil).events).toEqual([])
    expect(antwoorden([...twee.events, ...drie.events])).toEqual([])
  })

  it('is not found by bumpers, nor by an owl that fell asleep again in between', () => {
    const bots: Input = { type: 'bots', plek: 2, extra: false }
    expect(namen(play(begin(), bots, bots, bots).events)).not.toContain('geheim')
    const { events } = play(
      begin(),
      { type: 'uil' },
      { type: 'uil' },
      ...typ('aa'),
      { type: 'bank' },
      tijd(9000),
      volgende(),
      { type: 'uil' },
    )
    expect(namen(events)).not.toContain('geheim')
  })
})
