import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { describe, expect, it } from 'vitest'
import { breedteVan, layStukken } from './indeling.ts'
import { sayVerder, wenkVan } from './nu-zin.ts'
import { begin, item, play, tijd } from './proef.ts'
import { rules, type Input } from './rules.ts'
import { verderMet } from './toetsen.ts'
import { losGat } from './werk.ts'

const LOOPT = item('lopen', 'loopt')
/** A sentence in which a part of the verb stands by itself. */
const OP = item('opbellen', 'belt', ' oma op.')

const na = (...zetten: readonly Input[]) => play(begin(LOOPT), ...zetten).state
const waar = (...zetten: readonly Input[]): string | undefined => wenkVan(na(...zetten), null)?.waar

describe('what is said to be next', () => {
  const trek = { type: 'trek' } as const
  const knip = { type: 'knip', gat: 3 } as const
  const stam = { type: 'werk', werk: 'blad' } as const
  const blad = { type: 'blad', blad: 't' } as const

  it('is one thing at a time: pull, cut, stem, leaf, give', () => {
    const tot = [trek, knip, stam, blad] as const
    expect(tot.map((_, n) => waar(...tot.slice(0, n + 1)))).toEqual([
      'wortel',
      'wortel',
      'blad',
      'krat',
    ])
    expect(waar()).toBe('trek')
    expect(wenkVan(na(trek, knip), null)?.zin).toContain('‘ik lop’')
  })

  it('has one button that goes on, which judges nothing before the form is given', () => {
    const tot = [trek, knip, stam, blad] as const
    const knopNa = tot.map((_, n) => {
      const { opgave } = na(...tot.slice(0, n + 1))
      return opgave && sayVerder(opgave)
    })
    expect(knopNa).toEqual(['Er gaat niets af', 'Verder', 'Niets erachter', 'In de soep!'])
    expect(knopNa.join(' ')).not.toMatch(/goed/i)
  })

  it('names the verb before it is pulled, and never its form', () => {
    expect(wenkVan(na(), null)?.zin).toContain('‘lopen’')
    for (const staat of [na(), na(trek), na(trek, knip), na(trek, knip, blad)])
      expect(wenkVan(staat, null)?.zin).not.toMatch(/loopt|‘t’/)
  })

  it('asks after a mistake what decides about the part that is not right, and never says the form', () => {
    const fout = na(trek, knip, blad, { type: 'krat' })
    expect(wenkVan(fout, null)?.zin).toContain('Bijna!')
    const eens = play(fout, tijd(2000)).state
    expect(wenkVan(eens, null)?.zin).toBe('Je hoort een lange klank: schrijf twee letters.')
    const weer = play(eens, { type: 'krat' }, tijd(2000)).state
    expect(wenkVan(weer, null)?.zin).toBe('De ik-vorm? werk.')
    expect(`${wenkVan(eens, null)?.zin}${wenkVan(weer, null)?.zin}`).not.toContain('loopt')
  })

  it('tells who cut wrong whether too much is off or too little', () => {
    const zinNa = (...zetten: readonly Input[]) =>
      wenkVan(play(na(...zetten, { type: 'krat' }), tijd(2000)).state, null)?.zin
    expect(zinNa(trek, { type: 'knip', gat: 4 })).toContain('Er moet nog iets af.')
    expect(zinNa(trek, { type: 'knip', gat: 2 })).toContain('Er is te veel af.')
    // Decoy: an ending that is wrong asks for no cut, but for what decides about it.
    const oo = { type: 'letter', plek: 1, ent: 'oo' } as const
    expect(zinNa(trek, knip, oo)).toContain('Wie of wat doet het?')
  })

  it('opens what has to be done anew: to cut, to mend the stem, or to graft', () => {
    const werkNa = (...zetten: readonly Input[]) =>
      play(na(...zetten, { type: 'krat' }), tijd(2000)).state.opgave
    const letter = { type: 'letter', plek: 1, ent: 'oo' } as const
    expect(werkNa(trek)?.werk).toBe('knip')
    expect(werkNa(trek, knip, blad)?.werk).toBe('stam')
    expect(werkNa(trek, knip, letter)?.werk).toBe('blad')
    // What was cut too short can be cut once more.
    expect(werkNa(trek, { type: 'knip', gat: 2 })).toMatchObject({
      werk: 'knip',
      gewas: { deel: [0, 5] },
    })
  })

  it('asks nothing once more of what was right: after the stem comes the soup', () => {
    const oo = { type: 'letter', plek: 1, ent: 'oo' } as const
    const opgaveNa = (...zetten: readonly Input[]) => {
      const { opgave } = play(na(...zetten, { type: 'krat' }), tijd(2000), oo).state
      if (!opgave) throw new Error('no carrot')
      return opgave
    }
    const goedBlad = opgaveNa(trek, knip, blad)
    expect(goedBlad.gewas.los).toBeNull()
    expect(verderMet(goedBlad, true)).toEqual({ type: 'werk', werk: 'geef' })
    const foutBlad = opgaveNa(trek, knip, { type: 'blad', blad: 'd' })
    expect(verderMet(foutBlad, true)).toEqual({ type: 'werk', werk: 'blad' })
    // Decoy: at a first try nothing was judged, so all of it is asked.
    expect(verderMet(goedBlad, false)).toEqual({ type: 'werk', werk: 'blad' })
    // What was cut too long has to be cut, and what fell is not offered instead.
    const lang = play(na(trek, { type: 'knip', gat: 4 }, { type: 'krat' }), tijd(2000)).state.opgave
    expect(lang).toMatchObject({ werk: 'knip', gewas: { deel: [0, 4], los: null } })
  })

  it.each([1, 2, 3] as const)(
    'asks at stage %i what comes behind it, and is done where nothing does',
    (trap) => {
      const staat = play(begin(LOOPT, trap), trek, knip, stam).state
      expect(wenkVan(staat, null)?.zin).toMatch(/^Wat komt erachter\?/)
      const kaal = play(staat, { type: 'kaal' }).state
      expect(wenkVan(kaal, null)?.waar).toBe('krat')
      expect(wenkVan(play(kaal, { type: 'undo' }).state, null)?.waar).not.toBe('krat')
    },
  )

  it('asks what comes before as well, of then and of what is done alike, until something does', () => {
    const klaar: Werkwoordvraag = {
      infinitief: 'lopen',
      voor: 'Hij heeft ',
      na: '.',
      stappen: [{ vraag: 'Het voltooid deelwoord?', antwoord: 'gelopen' }],
      dus: 'Het is: gelopen.',
    }
    const staat = play(begin({ ...item('lopen', 'gelopen'), werkwoord: klaar }), trek, stam).state
    expect(wenkVan(staat, null)?.zin).toMatch(/^Komt er iets voor\? En wat erachter\?/)
    const metGe = play(staat, { type: 'ge', plek: 0 }).state
    expect(wenkVan(metGe, null)?.zin).toMatch(/^En wat komt erachter\?/)
    // Decoy: now nothing comes before a verb, and it is not asked.
    expect(wenkVan(na(trek, knip, stam), null)?.zin).not.toContain('voor?')
  })

  it('shows the form of a mistake that is left, and nothing is made of it any more', () => {
    const fout = play(na(trek, knip, blad, { type: 'krat' }), tijd(2000)).state
    const getoond = play(fout, { type: 'toon' }).state
    expect(getoond.opgave?.isGetoond).toBe(true)
    expect(wenkVan(getoond, null)).toBeNull()
    expect(play(getoond, { type: 'krat' }).events).toEqual([])
    expect(play(getoond, { type: 'overslaan' }).state.item).toBeNull()
    expect(play(na(trek), { type: 'toon' }).events).toEqual([])
  })

  it('follows the tray that is open', () => {
    expect(wenkVan(na(trek), 1)?.waar).toBe('letter')
  })

  it('asks for water and for molehills where leaves lie so', () => {
    const gehakt = (trap: 2 | 3) => play(begin(LOOPT, trap), trek, knip, stam).state
    expect(wenkVan(gehakt(2), null)?.zin).toContain('zaadje')
    expect(wenkVan(gehakt(3), null)?.zin).toContain('molshoop')
    const open = play(gehakt(3), { type: 'hoop', nr: 0 }).state
    expect(wenkVan(open, null)?.zin).toContain('gaat de hoop dicht')
  })

  it('stays short enough for a child', () => {
    for (const staat of [na(), na(trek), na(trek, knip), na(trek, knip, blad), begin(OP)])
      expect((wenkVan(staat, null)?.zin ?? '').split(' ').length).toBeLessThanOrEqual(14)
  })
})

describe('a verb of which a part stands in the sentence', () => {
  it('begins without that part as the first of a round, and can have it back', () => {
    const eerst = play(begin(OP), { type: 'trek' }).state
    expect(rules.need(eerst).zin).toContain('Er staat bellen.')
    expect(rules.need(play(eerst, { type: 'undo' }).state).zin).toContain('Er staat opbellen.')
  })

  it('is whole later on, and is told to lose it', () => {
    const tweede = play(
      begin(LOOPT),
      { type: 'trek' },
      { type: 'knip', gat: 3 },
      { type: 'letter', plek: 1, ent: 'oo' },
      { type: 'blad', blad: 't' },
      { type: 'krat' },
      { type: 'verder' },
      { type: 'opgave', plek: 0, item: OP, reden: { soort: 'peiling', categorie: 'x', aantal: 0 } },
      { type: 'trek' },
    ).state
    expect(rules.need(tweede).zin).toContain('Er staat opbellen.')
    expect(wenkVan(tweede, null)?.zin).toBe('‘op’ staat al in de zin. Knip het eraf.')
    const los = play(tweede, { type: 'knip', gat: 2 }).state
    expect(wenkVan(los, null)?.zin).toBe('‘op’ staat al in de zin. Tik op het andere stuk.')
    expect(play(los, { type: 'ruil' }).state.opgave?.werk).toBe('knip')
  })

  it('is the only kind of which what fell can be taken', () => {
    expect([losGat('opbellen', 'belt'), losGat('lopen', 'loopt')]).toEqual([2, 0])
  })
})

describe('the pieces of a carrot', () => {
  it('stand in one row on a phone up to nine, and in rows of the same length above that', () => {
    const rij = (w: number, aantal: number) => layStukken({ w, letter: 52 }, aantal)
    expect(breedteVan(['w', 'ie', 'l', 'te'], 1)).toBe(4)
    // A piece of four letters takes the room of two, so a row holds fewer.
    expect(breedteVan(['s', 'n', 'eeuw', 'e', 'n'], 1)).toBe(6)
    expect(breedteVan(['s', 'ch'], 2)).toBeGreaterThan(2)
    expect(rij(390, 9).perRij).toBe(9)
    expect(rij(320, 9).perRij).toBe(5)
    for (const w of [320, 390, 768])
      for (let aantal = 1; aantal < 14; aantal += 1)
        expect(rij(w, aantal).breed).toBeGreaterThanOrEqual(34)
  })
})
