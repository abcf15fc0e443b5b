import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import type { HostInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { filmOpgaveVan } from '@letterhaven/game-kit/opgave/zinnen'
import { describe, expect, it } from 'vitest'
import {
  andereLijnen,
  andersVan,
  filmzinVan,
  heleFilm,
  woordenVan,
  type Input,
  type State,
} from './filmen.ts'
import { vraagVan } from './kop.tsx'
import { bioscoop2 } from './manifest.ts'
import { AL_GEZIEN, rules } from './rules.ts'

const items = await loadVoorraad(bioscoop2)

describeBots({
  manifest: bioscoop2,
  rules,
  items,
  invoer: {
    leg: { tegel: GETAL, plek: GETAL },
    terug: { plek: GETAL },
    schuif: { van: GETAL, naar: GETAL },
    draai: {},
    kijk: {},
    muis: {},
  },
  altijd: ({ opgave }) => opgave === null || new Set(opgave.regel).size === opgave.regel.length,
})

describe('the stages of bioscoop', () => {
  describeTrappen({ rules, items, kind: 'zinnen' })
})

const [eerste] = items
const offer = (item: Opgave): HostInput => ({
  type: 'opgave',
  plek: 0,
  item,
  reden: { soort: 'peiling', categorie: 'film', aantal: 0 },
})

function begin(trap: 1 | 2 | 3 = 1, aantal = 3): State {
  const staat = rules.init({
    id: 't',
    kind: 'zinnen',
    groep: 5,
    land: 'nl',
    instruction: '',
    aantal,
    seed: 3,
    trap,
    options: { calm: false, clock: false },
  })
  return play(staat, { type: 'begin' }, ...(eerste ? [offer(eerste)] : [])).state
}

function play(van: State, ...inputs: readonly (Input | HostInput)[]) {
  let state = van
  const events: SpelEvent[] = []
  for (const input of inputs) {
    const [na, uit] = rules.step(state, input)
    state = na
    events.push(...uit)
  }
  return { state, events }
}

/** Returns the moves that lay a line. */
function laying(staat: State, woorden: readonly string[]): readonly Input[] {
  const al: number[] = []
  return woorden.map((woord) => {
    const tegel =
      staat.opgave?.tegels.findIndex((een, nr) => een === woord && !al.includes(nr)) ?? -1
    al.push(tegel)
    return { type: 'leg', tegel }
  })
}

const zin = eerste?.soort === 'film' ? (eerste.ordes[0] ?? []) : []

describe('the words under the film', () => {
  it('are those of the line and one more at first, later all of them', () => {
    expect(begin(1).opgave?.tegels).toHaveLength(zin.length + 1)
    for (const trap of [2, 3] as const)
      expect(begin(trap).opgave?.tegels.length).toBeGreaterThan(zin.length + 1)
  })

  it('are laid behind the others or at a place, moved and taken back', () => {
    const { state } = play(begin(), { type: 'leg', tegel: 0 }, { type: 'leg', tegel: 2, plek: 0 })
    expect(state.opgave?.regel).toEqual([2, 0])
    expect(play(state, { type: 'schuif', van: 0, naar: 1 }).state.opgave?.regel).toEqual([0, 2])
    expect(play(state, { type: 'terug', plek: 0 }).state.opgave?.regel).toEqual([0])
    expect(play(state, { type: 'terug' }).state.opgave?.regel).toEqual([2])
    // Decoy: what lies there cannot be laid again.
    expect(play(state, { type: 'leg', tegel: 0 }).state).toBe(state)
  })
})

describe('a line', () => {
  it('that plays nothing is no answer, and it is said what is missing', () => {
    const { state, events } = play(begin(), { type: 'leg', tegel: 0 }, { type: 'draai' })
    expect(state.opgave?.klacht).not.toBe('')
    expect(state.fase).toBe('spelen')
    expect(events.some(({ type }) => type === 'answer')).toBe(false)
    expect(play(state, { type: 'terug' }).state.opgave?.klacht).toBe('')
  })

  it('gets the next word where one was taken out, and after that at its end', () => {
    const regel = (...inputs: readonly Input[]) => play(begin(2), ...leg012, ...inputs).state.opgave
    const leg012 = [0, 1, 2].map((tegel): Input => ({ type: 'leg', tegel }))
    const uit: Input = { type: 'terug', plek: 1 }
    expect(regel(uit)?.vrij).toEqual([1])
    expect(regel(uit, { type: 'leg', tegel: 3 })?.regel).toEqual([0, 3, 2])
    expect(regel(uit, { type: 'leg', tegel: 3 }, { type: 'leg', tegel: 1 })?.regel).toEqual([
      0, 3, 2, 1,
    ])
    // Decoys: the last one leaves no place, and moving another closes it.
    expect(regel({ type: 'terug' })?.vrij).toEqual([])
    expect(regel(uit, { type: 'schuif', van: 0, naar: 1 })?.vrij).toEqual([])
  })

  it('keeps every place that came free, and fills them from the left', () => {
    const leg = (tegel: number, plek?: number): Input => ({
      type: 'leg',
      tegel,
      ...(plek === undefined ? {} : { plek }),
    })
    const terug = (plek: number): Input => ({ type: 'terug', plek })
    const op = (...inputs: readonly Input[]) =>
      play(begin(2), ...[0, 1, 2, 3, 4].map((tegel) => leg(tegel)), ...inputs).state.opgave
    // Two words change places: who did it, and to whom.
    expect(op(terug(1), terug(2), leg(3))).toMatchObject({ regel: [0, 3, 2, 4], vrij: [3] })
    expect(op(terug(1), terug(2), leg(3), leg(1))).toMatchObject({
      regel: [0, 3, 2, 1, 4],
      vrij: [],
    })
    // The later one first, two beside each other, and one that is filled by hand.
    expect(op(terug(3), terug(1))?.vrij).toEqual([1, 2])
    expect(op(terug(1), terug(1))?.vrij).toEqual([1, 1])
    expect(op(terug(1), terug(1), leg(2), leg(1))?.regel).toEqual([0, 2, 1, 3, 4])
    expect(op(terug(1), terug(2), leg(1, 2))).toMatchObject({
      regel: [0, 2, 1, 4],
      vrij: [1],
    })
    // Decoy: with all behind it gone, what came free is the end.
    expect(op(terug(3), terug(3))?.vrij).toEqual([])
  })

  it('that plays nothing is an answer after two others that played nothing', () => {
    const tegels = begin().opgave?.tegels.length ?? 0
    const eens: readonly Input[] = [{ type: 'leg', tegel: 0 }, { type: 'draai' }]
    const twee: readonly Input[] = [...eens, { type: 'leg', tegel: 1 }, { type: 'draai' }]
    expect(tegels).toBeGreaterThan(3)
    const na = play(begin(), ...twee, { type: 'draai' })
    // Decoy: the same line twice is one.
    expect(na.events.some(({ type }) => type === 'answer')).toBe(false)
    const { state, events } = play(na.state, { type: 'leg', tegel: 2 }, { type: 'draai' })
    expect(events.find(({ type }) => type === 'answer')).toMatchObject({ correct: false })
    expect(play(state, { type: 'verder' }).state).toMatchObject({ poging: 2, fase: 'spelen' })
  })

  it('that plays the film is right, in any of its orders', () => {
    for (const item of items.slice(0, 30)) {
      if (item.soort !== 'film') continue
      for (const orde of item.ordes.slice(0, 4)) {
        const leeg = play(
          rules.init({ ...EXERCISE, trap: 2 }),
          { type: 'begin' },
          offer(item),
        ).state
        const { events } = play(leeg, ...laying(leeg, orde), { type: 'draai' })
        const antwoord = events.find(({ type }) => type === 'answer')
        expect(antwoord).toMatchObject({ correct: true, vraag: 'bouw:film', attempt: 1 })
      }
    }
  })

  it('that plays another film stays lying, and is not played twice', () => {
    const leeg = begin()
    const anders = rules.beurt?.(leeg)?.vormen?.[1]?.split('/') ?? []
    const { state, events } = play(leeg, ...laying(leeg, anders), { type: 'draai' })
    expect(events.find(({ type }) => type === 'answer')).toMatchObject({ correct: false })
    const mend = play(state, { type: 'verder' }).state
    expect(mend.poging).toBe(2)
    expect(mend.opgave && woordenVan(mend.opgave)).toEqual(anders)
    expect(play(mend, { type: 'draai' }).state.opgave?.klacht).toBe(AL_GEZIEN)
  })
})

const EXERCISE = {
  id: 't',
  kind: 'zinnen',
  groep: 5,
  land: 'nl',
  instruction: '',
  aantal: 4,
  seed: 3,
  options: { calm: false, clock: false },
} as const

describe('the first film', () => {
  it('has a word that can come first behind all others, where a hand covers none', () => {
    for (const item of items.slice(0, 20)) {
      const staat = play(rules.init(EXERCISE), { type: 'begin' }, offer(item)).state
      if (item.soort !== 'film') continue
      expect(staat.opgave?.tegels.at(-1)).toBe(item.ordes[0]?.[0])
    }
  })
})

describe('what is asked over the line', () => {
  const zegt = (state: State): string =>
    state.item && state.opgave ? vraagVan(state, state.item, state.opgave) : ''
  /** A film that is another by its place alone, or by who is in it, at a stage. */
  const anders = (trap: 1 | 3, isAnders: (delen: string) => boolean): State => {
    for (const item of items) {
      const filmzin = filmzinVan(item.id)
      const leeg = play(rules.init({ ...EXERCISE, trap }), { type: 'begin' }, offer(item)).state
      for (const lijn of filmzin ? andereLijnen(filmzin) : []) {
        const gedraaid = play(leeg, ...laying(leeg, lijn), { type: 'draai' }, { type: 'verder' })
        if (isAnders([...andersVan(gedraaid.state)].join())) return gedraaid.state
      }
    }
    throw new Error('no such film')
  }

  it('is the ring where one shows what is not the same, and else where or when', () => {
    expect(zegt(anders(1, (delen) => delen === 'wie'))).toBe(
      'Wat is anders? Kijk naar de roze kring.',
    )
    expect(zegt(anders(1, (delen) => delen === 'waar'))).toBe('Wat is anders? Let op: waar?')
  })

  it('is the riddle of the hole too, before a mistake and after it', () => {
    const mis = anders(3, (delen) => delen !== '')
    const raadsel = zegt({ ...mis, poging: 1 })
    expect(raadsel).not.toContain('Wat is anders')
    expect(zegt(mis).startsWith(`${raadsel} Wat is anders?`)).toBe(true)
  })

  it('is for a line where none lies', () => {
    expect(zegt(play(begin(), { type: 'draai' }).state)).toBe('Leg eerst een zin.')
  })
})

describe('the whole film', () => {
  it('plays after each four that came right, mended ones too', () => {
    let staat = play(rules.init(EXERCISE), { type: 'begin' }).state
    let jaaa = 0
    for (const item of items.slice(0, 4)) {
      const open = play(staat, offer(item)).state
      const orde = item.soort === 'film' ? (item.ordes[0] ?? []) : []
      const na = play(open, ...laying(open, orde), { type: 'draai' })
      jaaa += na.events.filter((event) => event.type === 'fx' && event.name === 'jaaa').length
      expect(heleFilm(na.state)).toHaveLength(jaaa * 4)
      staat = play(na.state, { type: 'verder' }).state
    }
    expect(jaaa).toBe(1)
    expect(rules.record?.(staat)).toBe(4)
  })
})

describe('the mouse of the projector', () => {
  it('runs into the film once, and plays along in all that follow', () => {
    const { state, events } = play(begin(), { type: 'muis' }, { type: 'muis' })
    expect(events.filter((event) => event.type === 'fx' && event.name === 'geheim')).toHaveLength(1)
    expect(state.opgave?.muis).toBe(true)
  })
})

describe('a film that cannot be made', () => {
  it('is left out', () => {
    const vreemd = filmOpgaveVan('film@1:1:1:jong')
    const staat = play(rules.init(EXERCISE), { type: 'begin' }).state
    const { events } = play(
      staat,
      offer({ ...(vreemd as Opgave), id: 'film@9:1:1:jong' } as Opgave),
    )
    expect(events[0]).toMatchObject({ type: 'skip' })
    expect(filmzinVan('film@9:1:1:jong')).toBeNull()
  })
})
