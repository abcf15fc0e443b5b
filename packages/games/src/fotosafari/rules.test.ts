import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { describeBots } from '@letterhaven/game-kit/proef/speelproef'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { beeldOpgaveVan } from '@letterhaven/game-kit/opgave/zinnen'
import type { BeeldOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Exercise, HostInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fotosafari } from './manifest.ts'
import { bezwaarVan, albumVan, isOnrustig, isWachtwenk, keuzeVan, overVan, rules } from './rules.ts'
import type { Input, State } from './rules.ts'

const REDEN = { soort: 'peiling', categorie: 'x', aantal: 0 } as const
const STAAND = 'kudde@1:7:2:jong'
const WISSELEND = 'kudde@1:7:3:jong'

function opgaveBij(adres: string): BeeldOpgave {
  const opgave = beeldOpgaveVan(adres)
  if (!opgave) throw new Error(`no scene at ${adres}`)
  return opgave
}

/** Starts a round with the scene of an address, and returns what is needed to play it. */
function begin(adres: string, calm = false) {
  const taak: Exercise = {
    id: 't',
    kind: 'zinnen',
    instruction: '',
    groep: 5,
    land: 'nl',
    aantal: 3,
    seed: 5,
    options: { calm, clock: false },
  }
  const item = opgaveBij(adres)
  const events: SpelEvent[] = []
  let staat = rules.init(taak)
  const perform = (input: Input | HostInput): State => {
    const [na, uit] = rules.step(staat, input)
    staat = na
    events.push(...uit)
    return na
  }
  perform({ type: 'begin' })
  perform({ type: 'opgave', plek: 0, item, reden: REDEN })
  const goed = item.goed[0] ?? ''
  const fout = item.dingen.find((ding) => ding !== goed) ?? ''
  return {
    perform,
    events,
    item,
    goed,
    fout,
    staat: () => staat,
    stap: () => staat.opgave?.stap ?? -1,
  }
}

/** Starts a round whose animals change, at a moment at which nobody does what is asked. */
function zonderGoed() {
  const spel = begin(WISSELEND)
  while (!isWachtwenk(spel.staat())) spel.perform({ type: 'wacht' })
  return spel
}
const RICHT = { type: 'kies', x: 0.4, y: 0.5, maat: 90 } as const
const foto = (...dieren: readonly string[]) => ({ type: 'foto', dieren }) as const
const tijd = (ms: number) => ({ type: 'tick', ms }) as const
const antwoorden = (events: readonly SpelEvent[]) => events.filter(({ type }) => type === 'answer')

const voorraad = await loadVoorraad(fotosafari)

describeBots({
  manifest: fotosafari,
  rules,
  items: voorraad,
  invoer: {
    past: { x: fc.double(), y: fc.double(), maat: fc.double() },
    kies: { x: fc.double(), y: fc.double(), maat: fc.double() },
    foto: { dieren: fc.oneof(fc.array(fc.constantFrom('aap1', 'leeuw1', 'haas1')), fc.anything()) },
    hagedis: {},
    wacht: {},
  },
  altijd: ({ opgave }) =>
    !opgave || [opgave.kader.x, opgave.kader.y].every((deel) => deel >= 0 && deel <= 1),
})

describe('a photo', () => {
  it('of the one animal that is meant is right, of another is wrong, and says out of how many', () => {
    for (const isGoed of [true, false]) {
      const { perform, events, item, goed, fout } = begin(STAAND)
      perform(RICHT)
      perform(foto(isGoed ? goed : fout))
      expect(antwoorden(events)).toMatchObject([
        {
          given: isGoed ? goed : fout,
          correct: isGoed,
          vraag: `betekenis:${item.dingen.length}`,
        },
      ])
    }
  })

  it('of two is no answer: the child is asked whom it means, until it aims again', () => {
    const { perform, events, goed, fout } = begin(STAAND)
    perform(RICHT)
    expect(perform(foto(goed, fout)).opgave?.samen).toBe(2)
    expect(antwoorden(events)).toEqual([])
    expect(events).toContainEqual({ type: 'fx', name: 'samen', plek: 0 })
    expect(perform(RICHT).opgave?.samen).toBe(0)
  })

  it('of nobody, or of who is not there, is nothing', () => {
    const { perform, events, staat } = begin(STAAND)
    perform(RICHT)
    const voor = staat()
    for (const dieren of [[], ['olifant99'], ['__proto__']]) perform(foto(...dieren))
    expect(staat()).toEqual(voor)
    expect(antwoorden(events)).toEqual([])
  })

  it('is not taken by a press at the start, nor is the same one again after a mistake: first the frame is moved', () => {
    const { perform, events, goed, fout } = begin(STAAND)
    perform(foto(goed))
    expect(antwoorden(events)).toEqual([])
    perform(RICHT)
    perform(foto(fout))
    perform(tijd(60_000))
    perform(foto(fout))
    expect(antwoorden(events)).toHaveLength(1)
    perform(RICHT)
    perform(foto(goed))
    expect(antwoorden(events)).toMatchObject([{ attempt: 1 }, { attempt: 2, correct: true }])
  })

  it('of another animal is taken after a mistake with the camera as it stands', () => {
    const { perform, events, goed, fout } = begin(STAAND)
    perform(RICHT)
    perform(foto(fout))
    perform(tijd(60_000))
    perform(foto(goed))
    expect(antwoorden(events)).toMatchObject([{ attempt: 1 }, { attempt: 2, correct: true }])
  })

  it('that is not taken says why: nothing was aimed at, nobody is in it, or it was taken already', () => {
    const { perform, staat, goed, fout } = begin(STAAND)
    const bezwaar = (...dieren: string[]) => {
      const { opgave } = staat()
      return opgave && bezwaarVan(opgave, dieren)
    }
    expect(bezwaar(goed)).toBe('niet gericht')
    perform(RICHT)
    expect([bezwaar(), bezwaar(goed), bezwaar(goed, fout)]).toEqual(['niemand', null, null])
    perform(foto(fout))
    perform(tijd(60_000))
    expect([bezwaar(fout), bezwaar(goed), bezwaar()]).toEqual(['al genomen', null, 'niemand'])
  })

  it('that was wrong stays beside its sentence while the right one is sought, and then hangs in the album', () => {
    const { perform, staat, goed, fout, item } = begin(STAAND)
    perform(RICHT)
    perform(foto(fout))
    expect(albumVan(staat())).toEqual([])
    expect(perform(tijd(60_000)).opgave?.mislukt).toBe(fout)
    perform(RICHT)
    expect(albumVan(perform(foto(goed)))).toEqual([item.id])
  })

  it('is judged alike wherever the frame was and however wide', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, maat) => {
        const { perform, events, goed } = begin(STAAND)
        perform({ type: 'kies', x, y: 0.5, maat })
        perform(RICHT)
        perform(foto(goed))
        expect(antwoorden(events)).toMatchObject([{ correct: true }])
      }),
      { numRuns: 40 },
    )
  })
})

describe('poses that change', () => {
  it('hold at least six seconds where nobody does what is asked, and ten from when the frame moves', () => {
    const { perform, stap } = zonderGoed()
    const eerst = stap()
    perform(tijd(6000))
    expect(stap()).toBe(eerst)
    perform(RICHT)
    perform(tijd(9900))
    expect(stap()).toBe(eerst)
    perform(tijd(200))
    expect(stap()).not.toBe(eerst)
  })

  it('hold as long as the reader needs where somebody does what is asked, and who waits comes to see it', () => {
    const { perform, stap, staat } = begin(WISSELEND)
    perform(tijd(600_000))
    perform(RICHT)
    perform(tijd(600_000))
    expect(stap()).toBe(0)
    perform({ type: 'wacht' })
    expect(stap()).toBe(1)
    for (let n = 0; n < 100 && isWachtwenk(staat()); n += 1) perform(tijd(1000))
    const gezien = stap()
    perform(tijd(600_000))
    expect([isWachtwenk(staat()), stap()]).toEqual([false, gezien])
  })

  it('are photographed as they were seen by who presses just when they change, and not later', () => {
    const na = (...inputs: readonly (Input | HostInput)[]) => {
      const spel = zonderGoed()
      const eerst = spel.stap()
      spel.perform(RICHT)
      spel.perform(tijd(10_000))
      expect(spel.stap()).toBe(eerst + 1)
      for (const input of inputs) spel.perform(input)
      return { ...spel, gezet: spel.stap() - eerst }
    }
    const [id = ''] = begin(WISSELEND).goed.split(':')
    const eerst = zonderGoed().stap()
    const houdingen = begin(WISSELEND)
      .staat()
      .opgave?.dieren.find((dier) => dier.id === id)?.houdingen
    const gegeven = (ms: number) => antwoorden(na(tijd(ms), foto(id)).events)
    expect(gegeven(200)).toMatchObject([{ given: `${id}:${houdingen?.[eerst]}` }])
    expect(na(tijd(200), RICHT).gezet).toBe(0)
    // Decoy: who presses after that saw what they do now; so did who let them do something else.
    expect(gegeven(400)).toMatchObject([{ given: `${id}:${houdingen?.[eerst + 1]}` }])
    expect(na(tijd(400), RICHT).gezet).toBe(1)
    expect(na({ type: 'wacht' }, RICHT).gezet).not.toBe(1)
  })

  it('wait for a press in calm play, and come sooner by one in any', () => {
    const { perform, staat } = begin(WISSELEND, true)
    perform(tijd(600_000))
    expect(staat().opgave?.stap).toBe(0)
    expect(perform({ type: 'wacht' }).opgave?.stap).toBe(1)
    expect(begin(WISSELEND).perform({ type: 'wacht' }).opgave?.stap).toBe(1)
    const staand = begin(STAAND)
    expect(staand.perform({ type: 'wacht' })).toEqual(staand.staat())
  })

  it('may be waited for, and a child is shown so while nobody does what is asked, and not when somebody does', () => {
    const { perform, staat, item } = begin(WISSELEND)
    const isNu = () =>
      item.goed.some((ding) => {
        const { opgave } = staat()
        return opgave !== null && keuzeVan(opgave, ding.split(':')[0] ?? '') === ding
      })
    const gezien = new Set<boolean>()
    for (let n = 0; n < 6; n += 1) {
      expect(isWachtwenk(staat())).toBe(!isNu())
      gezien.add(isNu())
      perform({ type: 'wacht' })
    }
    expect(gezien.size).toBe(2)
    // Who has seen it a few times knows it, and where nothing changes there is nothing to wait for.
    while (isNu()) perform({ type: 'wacht' })
    expect(isWachtwenk({ ...staat(), nummer: 3 })).toBe(true)
    expect(isWachtwenk({ ...staat(), nummer: 4 })).toBe(false)
    expect(isWachtwenk({ ...staat(), nummer: 4, poging: 2 })).toBe(true)
    expect(isWachtwenk(begin(STAAND).staat())).toBe(false)
  })

  it('begin in the first scene where somebody does at once what is asked, and later where they begin', () => {
    const zinnen = voorraad.filter((opgave): opgave is BeeldOpgave => opgave.soort === 'beeld')
    const wisselend = zinnen.filter(({ goed }) => goed[0]?.includes(':')).slice(0, 40)
    expect(wisselend.length).toBeGreaterThan(10)
    const later = wisselend.map(({ id }) => {
      const { staat, perform, item } = begin(id)
      expect(isWachtwenk(staat())).toBe(false)
      perform(RICHT)
      perform(foto(item.goed[0]?.split(':')[0] ?? ''))
      perform(tijd(60_000))
      perform({ type: 'opgave', plek: 1, item, reden: REDEN })
      return staat()
    })
    // Not by chance: at their own beginning some scenes have to be waited for.
    expect(later.every(({ nummer, opgave }) => nummer === 1 && opgave?.stap === 0)).toBe(true)
    expect(new Set(later.map(isWachtwenk))).toEqual(new Set([true, false]))
  })

  it('are announced: the clock runs down, and animals are restless just before they change', () => {
    const { perform, staat } = zonderGoed()
    const klok = ({ opgave }: State) => opgave && [overVan(opgave), isOnrustig(opgave)]
    expect(klok(staat())).toEqual([1, false])
    expect(klok(perform(tijd(4000)))).toEqual([0.5, false])
    expect(klok(perform(tijd(3000)))).toEqual([0.125, true])
    // In calm play nothing changes by itself.
    expect(klok(begin(WISSELEND, true).perform(tijd(7000)))).toEqual([1, false])
  })

  it('are part of the answer: the right animal is wrong while it does something else', () => {
    const { perform, events, goed, staat } = begin(WISSELEND)
    const dier = goed.split(':')[0] ?? ''
    const nu = (): string | null => {
      const { opgave } = staat()
      return opgave && keuzeVan(opgave, dier)
    }
    while (nu() === goed) perform({ type: 'wacht' })
    perform(RICHT)
    perform(foto(dier))
    expect(antwoorden(events)).toMatchObject([{ given: nu() ?? '', correct: false }])
    perform(tijd(60_000))
    while (nu() !== goed) perform({ type: 'wacht' })
    perform(RICHT)
    perform(foto(dier))
    expect(antwoorden(events).at(-1)).toMatchObject({ given: goed, correct: true })
  })
})

describe('the album', () => {
  it('keeps the photos in the order of their sentences, also of those that were mended', () => {
    const { state } = playWithBot(
      { rules, items: voorraad },
      { seed: 4, skill: 0.5 },
      { exercise: { kind: 'zinnen' } },
    )
    expect(albumVan(state)).toHaveLength(state.goed + state.hersteld.length)
    expect(
      albumVan({ oordelen: [true, false, true], gelukt: ['a', 'c'], missers: [], hersteld: [] }),
    ).toEqual(['a', 'c'])
  })

  it('makes the herd look up for everybody who takes photos, and for nobody who takes none', () => {
    const jaaa = (skill: number) =>
      playWithBot(
        { rules, items: voorraad },
        { seed: 6, skill },
        { exercise: { kind: 'zinnen' } },
      ).events.filter((e) => e.type === 'fx' && e.name === 'jaaa').length
    expect(jaaa(0.3)).toBeGreaterThanOrEqual(1)
    expect(jaaa(1)).toBe(3)
    const { perform, events } = begin(STAAND)
    perform(tijd(60_000))
    expect(events.some((e) => e.type === 'fx' && e.name === 'jaaa')).toBe(false)
  })
})

describe('the sentence', () => {
  it('is read and not said', () => {
    const { perform, events, goed } = begin(STAAND)
    perform({ type: 'luister' })
    perform(RICHT)
    perform(foto(goed))
    expect(events.some(({ type }) => type === 'say')).toBe(false)
  })
})
