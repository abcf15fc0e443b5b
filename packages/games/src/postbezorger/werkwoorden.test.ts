import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { checkRonde } from '@letterhaven/game-kit/proef/speelproef'
import type { Exercise, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { bordVan, huisNaam } from './bord.ts'
import { postbezorger } from './manifest.ts'
import { huizenBij } from './paren.ts'
import { rules, type Input } from './rules.ts'
import { aantalHuizen, dezeStraat, goedeHuizen } from './straat.ts'
import type { State } from './straat.ts'
import { correctie, report, sayTerug } from './tekst.ts'
import { waaromBij } from './waarom.ts'
import { vormBij } from './woordgat.ts'

const JAREN = [5, 6, 7, 8] as const
const PER_JAAR = new Map(
  await Promise.all(
    JAREN.map(
      async (groep) =>
        [
          groep as number,
          (await loadVoorraad(postbezorger, { soort: 'werkwoorden', groep })) as Item[],
        ] as const,
    ),
  ),
)
const ALLE = [...PER_JAAR.values()].flat()

/** Returns the first sentence that asks for a form; of more than one verb has it, that of the verb. */
function opgaveMet(word: string, groep?: number): Item {
  const item = (groep === undefined ? ALLE : (PER_JAAR.get(groep) ?? [])).find(
    (een) => een.word === word,
  )
  if (!item) throw new Error(`no sentence with ${word}`)
  return item
}

/** Fills the bag with these letters. */
function bag(items: readonly Item[], over: Partial<Exercise> = {}): State {
  const taak: Exercise = {
    id: 't',
    kind: 'werkwoorden',
    groep: 6,
    instruction: '',
    land: 'nl',
    aantal: items.length,
    seed: 3,
    options: { calm: false, clock: false },
    ...over,
  }
  const reden = { soort: 'peiling', categorie: 'ww-tt', aantal: 0 } as const
  const [begin] = rules.step(rules.init(taak), { type: 'begin' })
  return items.reduce<State>(
    (staat, item, plek) => rules.step(staat, { type: 'opgave', plek, item, reden })[0],
    begin,
  )
}

function play(begin: State, ...inputs: readonly (Input | { type: 'tick'; ms: number })[]) {
  let staat = begin
  const events: SpelEvent[] = []
  for (const input of inputs) {
    const [na, uit] = rules.step(staat, input)
    staat = na
    events.push(...uit)
  }
  return { staat, events, antwoorden: events.filter(({ type }) => type === 'answer') }
}

const nr = (staat: State, huis: string): number => dezeStraat(staat)?.huizen.indexOf(huis) ?? -1
/** Brings the first letter to a house. */
const bring = (staat: State, huis: string): Input[] => [
  { type: 'huis', plek: 0, huis: nr(staat, huis) },
  { type: 'rijd', plek: 0 },
  { type: 'klop', plek: 0 },
]
const write = (vorm: string): Input[] => [
  ...[...vorm].map((teken): Input => ({ type: 'teken', plek: 0, teken })),
  { type: 'geef', plek: 0 },
]
const VERDER: Input = { type: 'verder', plek: 0 }
const gezegd = (events: readonly SpelEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'say' ? [event.tekst] : []))

describe('a form of a verb', () => {
  it('is brought to the house of its ending and typed there, which bots do in 60 rounds as their referee judges', () => {
    const fouten = Array.from({ length: 60 }, (_, seed) =>
      checkRonde(
        { rules },
        { items: PER_JAAR.get(6) ?? [], kind: 'werkwoorden', seed, skill: (seed % 5) / 4 },
      ),
    )
    expect(fouten.flatMap((ronde) => ronde.fouten)).toEqual([])
    expect(fouten.every(({ antwoorden }) => antwoorden > 0)).toBe(true)
  })

  it('is asked in every year where a rule for an ending makes it, and else left to other games (decoy)', () => {
    for (const [groep, items] of PER_JAAR) {
      const past = items.filter((item) => bag([item], { groep }).plekken[0]?.opgave)
      expect(past.every(({ werkwoord }) => werkwoord?.klasse !== undefined)).toBe(true)
      expect(past.length).toBeGreaterThan(items.length * 0.4)
    }
    const zwom = ALLE.filter(({ werkwoord }) => werkwoord?.klasse === undefined)
    expect(zwom.length).toBeGreaterThan(100)
    expect(zwom.filter((item) => bag([item]).plekken[0]?.opgave)).toEqual([])
  })

  it('belongs in one house of its category, and in none of another tense beside it', () => {
    const straat = ['stam', 'stam-t', 'te', 'de', 'vd-t', 'vd-d']
    const met = ALLE.filter(({ werkwoord }) => werkwoord?.klasse !== undefined)
    const fout = met.filter((item) => {
      const [goed, ...meer] = goedeHuizen(item, straat)
      const eigen = huizenBij(item.categorieen?.[0])?.split(',') ?? []
      return goed === undefined || meer.length > 0 || !eigen.includes(goed)
    })
    expect(fout.map(({ word }) => word)).toEqual([])
  })

  it('has the houses of one tense in groep 5, and of two from groep 6 on, at every stage', () => {
    for (const trap of [1, 2, 3] as const) {
      const vijf = bag([opgaveMet('loopt', 5)], { groep: 5, trap })
      expect([aantalHuizen(vijf), dezeStraat(vijf)?.huizen]).toEqual([2, ['stam', 'stam-t']])
      const zes = bag([opgaveMet('fietste')], { groep: 6, trap })
      expect(dezeStraat(zes)?.huizen).toEqual(['te', 'de', 'stam', 'stam-t'])
    }
    // Decoy: a word has four houses in groep 5 once there are bridges.
    expect(aantalHuizen({ groep: 5, trap: 2, soort: 'spelling' })).toBe(4)
  })

  it('is not said before it is made; who asks hears its sentence with the gap, and the verb', () => {
    const item = opgaveMet('vindt')
    const staat = bag([item])
    const { events } = play(staat, { type: 'kies', plek: 0 }, ...bring(staat, 'stam-t'))
    expect(gezegd(events)).toEqual([])
    const [zin = ''] = gezegd(play(staat, { type: 'luister', plek: 0 }).events)
    expect(zin).toContain('…')
    expect(zin).toContain('vinden')
    expect(zin).not.toContain('vindt')
  })

  it('counts by what is typed at its door in every year, and was read', () => {
    const staat = bag([opgaveMet('loopt', 5)], { groep: 5 })
    expect(staat.plekken[0]?.opgave?.tegels).toBeNull()
    const { antwoorden } = play(staat, ...bring(staat, 'stam-t'), ...write('loopt'))
    expect(antwoorden).toMatchObject([
      { vraag: 'sorteer:stam,stam-t>typ', given: 'stam-t', correct: true },
      { vraag: 'typ:deur', given: 'loopt', correct: true },
    ])
    expect(antwoorden.every((event) => !('hoe' in event))).toBe(true)
  })

  it('may be written with the capital of its sentence, and nowhere else (decoy)', () => {
    const begint = ALLE.find(
      ({ werkwoord }) => werkwoord?.voor === '' && werkwoord.klasse === 'stam',
    )
    if (!begint) throw new Error('no sentence that begins with its form')
    const groot = ({ word }: Item): string => word.charAt(0).toUpperCase() + word.slice(1)
    const staat = bag([begint], { groep: 8 })
    const { antwoorden } = play(staat, ...bring(staat, 'stam'), ...write(groot(begint)))
    expect(antwoorden.at(-1)).toMatchObject({ given: begint.word, correct: true })
    const midden = opgaveMet('vindt')
    const ander = bag([midden])
    const { antwoorden: anders } = play(ander, ...bring(ander, 'stam-t'), ...write(groot(midden)))
    expect(anders.at(-1)).toMatchObject({ given: 'Vindt', correct: false })
  })
})

describe('a form of a verb at another house', () => {
  it.each([
    ['loopt', 'stam', 'loop'],
    ['loop', 'stam-t', 'loopt'],
    ['vind', 'stam-t', 'vindt'],
    ['fietste', 'de', 'fietsde'],
    ['speelden', 'te', 'speelten'],
    ['gespeeld', 'vd-t', 'gespeelt'],
    ['gewerkt', 'vd-d', 'gewerkd'],
  ])('would be another one: %s at %s would be %s', (word, huis, vorm) => {
    const item = opgaveMet(word)
    expect(vormBij(item, '', huis)).toBe(vorm)
    // At its own house it is itself, and at one of another tense nothing is told.
    expect(vormBij(item, '', item.werkwoord?.klasse ?? '')).toBe(word)
    expect(vormBij(item, '', huis.startsWith('stam') ? 'te' : 'stam')).toBeNull()
  })

  it('is refused with the step that decides, and not with the form', () => {
    const staat = bag([opgaveMet('loopt')])
    const { staat: na, events, antwoorden } = play(staat, ...bring(staat, 'stam'))
    expect(antwoorden).toMatchObject([
      { vraag: 'sorteer:stam,stam-t,te,de>typ', given: 'stam', correct: false },
      { vraag: 'typ:deur', given: 'loop', correct: false },
    ])
    expect(waaromBij(na, 0)?.vraag).toBe('Wie of wat doet het?')
    expect(sayTerug(na, 0)).toMatch(
      /^Niet voor mij! Wie of wat doet het\? .+ De brief hoort bij ik-vorm plus t\.$/,
    )
    expect(gezegd(events)).toEqual([sayTerug(na, 0)])
    for (const event of events) {
      expect(correctie(event, na)).toBeNull()
      expect(report(event, na) ?? '').not.toContain('loopt')
    }
  })

  it.each([
    ['fietste', 'de', /^De letter voor -en\?/, /wel in ’t kofschip/],
    ['fietste', 'stam-t', /^Wanneer\?/, /al voorbij/],
    ['loopt', 'te', /^Is het al voorbij\?/, /^nee$/],
  ])('is refused for what tells it from that house: %s at %s', (word, huis, vraag, antwoord) => {
    const staat = bag([opgaveMet(word)])
    const { staat: na } = play(staat, ...bring(staat, huis))
    expect(waaromBij(na, 0)?.vraag).toMatch(vraag)
    expect(waaromBij(na, 0)?.antwoord).toMatch(antwoord)
  })

  it('never tells the form, wherever it is brought', () => {
    const met = ALLE.filter(({ werkwoord }) => werkwoord?.klasse !== undefined)
    const redenen = met.flatMap((item) => {
      const staat = bag([item])
      const ander = (dezeStraat(staat)?.huizen ?? []).filter(
        (huis) => huis !== item.werkwoord?.klasse,
      )
      return ander.map((huis) => ({
        word: item.word,
        reden: waaromBij(play(staat, ...bring(staat, huis)).staat, 0)?.antwoord,
      }))
    })
    expect(redenen.filter(({ reden = '' }) => reden === '')).toEqual([])
    const lekt = redenen.filter(({ word, reden = '' }) => reden.split(/[^\p{L}]+/u).includes(word))
    expect(lekt).toEqual([])
  })

  it('stays to be read until the child goes on, and longer than a mistake in a word, whose card stands by itself', () => {
    const staat = bag([opgaveMet('loopt')])
    const fout = play(staat, ...bring(staat, 'stam'))
    expect(play(fout.staat, { type: 'tick', ms: 5000 }).staat.plekken[0]?.stand).toBe('kijken')
    const verder = play(fout.staat, VERDER)
    expect(verder.staat.plekken[0]).toMatchObject({ stand: 'open', poging: 2 })
    expect(play(fout.staat, { type: 'tick', ms: 9000 }).staat.plekken[0]?.stand).toBe('open')
  })

  it('is mended: brought home, and typed once more', () => {
    const staat = bag([opgaveMet('loopt')])
    const { staat: na } = play(staat, ...bring(staat, 'stam'), VERDER)
    const weer = play(na, ...bring(na, 'stam-t'), ...write('loopt'))
    expect(weer.antwoorden).toMatchObject([{ vraag: 'typ:herstel', given: 'loopt', attempt: 2 }])
    expect(weer.staat).toMatchObject({ goed: 0, fout: 1, hersteld: ['loopt'] })
  })
})

describe('a form that is written wrong at its own house', () => {
  it('is shown right only after the last mend failed', () => {
    const staat = bag([opgaveMet('loopt')])
    const kaarten = [1, 2, 3].reduce<{ staat: State; rij: unknown[] }>(
      ({ staat: nu, rij }, poging) => {
        const zetten = [...(poging === 1 ? bring(nu, 'stam-t') : []), ...write('loop')]
        const { staat: na, events } = play(nu, ...zetten)
        const kaart = events.map((event) => correctie(event, na)).find((een) => een !== null)
        return { staat: play(na, VERDER).staat, rij: [...rij, kaart?.woord.tekst ?? null] }
      },
      { staat, rij: [] },
    )
    expect(kaarten.rij).toEqual([null, null, 'loopt'])
    expect(kaarten.staat.fase).toBe('klaar')
  })
})

describe('the signs of the houses of verbs', () => {
  it('are in the words of a class, as each country has them', () => {
    const borden = (land: 'nl' | 'be') =>
      ['stam', 'stam-t', 'te', 'de', 'vd-t', 'vd-d'].map((huis) => bordVan(huis, { land }))
    expect(borden('nl').map((bord) => bord.replaceAll('\u00A0', ' '))).toEqual([
      'ik-vorm',
      'ik-vorm + t',
      '…te(n)',
      '…de(n)',
      '(ge)…t',
      '(ge)…d',
    ])
    expect(
      borden('be')
        .slice(0, 2)
        .map((bord) => bord.replaceAll('\u00A0', ' ')),
    ).toEqual(['stam', 'stam + t'])
    expect(huisNaam('vd-t', { land: 'nl' })).toBe('voltooid, t achteraan')
    // Decoy: the sign of a spelling rule is the same in both.
    expect(bordVan('-d', { land: 'be' })).toBe(bordVan('-d', { land: 'nl' }))
  })
})
