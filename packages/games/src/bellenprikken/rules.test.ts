import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bellenprikken } from './manifest.ts'
import { antwoord, bel, gevraagd, laat, naKijken, plak, step, teksten } from './proef.ts'
import { rules } from './rules.ts'
import { schuilt, zwevend } from './schemer.ts'
import { lichtjes, lichtWoorden, slotVan, vluchtVan, type State } from './stand.ts'
import { TEKST, uitlegVan } from './tekst.ts'

/** Returns how many pieces are gone with the animal that was woken. */
const wegVan = (nu: NonNullable<State['opgave']>): number =>
  zwevend(nu).filter((stuk) => stuk === '').length

describeBots({
  manifest: bellenprikken,
  rules,
  invoer: {
    plak: { bel: GETAL, op: GETAL, kant: fc.constantFrom('voor', 'achter', 'midden') },
    prik: { bel: GETAL },
    laat: { bel: GETAL },
    blaas: { bel: GETAL },
    wek: { bel: GETAL },
    knal: { bel: GETAL },
    gezien: {},
  },
  // Nothing gets lost: every piece is in one bubble or woke an animal, and no two bubbles float in one place.
  altijd: ({ opgave: nu }) =>
    !nu ||
    (nu.bellen.reduce((som, { stukken }) => som + stukken.length, 0) ===
      nu.stukken.length - (nu.schemer && schuilt(nu) === null ? wegVan(nu) : 0) &&
      new Set(nu.bellen.map(({ plek }) => plek)).size === nu.bellen.length),
})

describe('the bubbles of bellenprikken', () => {
  it('give the word when the whole bubble is let go, with its pieces in their order', () => {
    const heel = plak(gevraagd('boom'), 'b', 'oo', 'm')
    expect(heel.fase).toBe('spelen')
    const [na, events] = laat(heel, 'boom')
    expect(antwoord(events)).toMatchObject({
      given: 'b/oo/m',
      correct: true,
      vraag: 'paar:klanken',
      hoe: 'gehoord',
    })
    expect(na.gelukt).toEqual(['boom'])
    expect(vluchtVan(na)).toMatchObject({ isGoed: true, naden: [] })
  })

  it('ask for the pieces of a word in plakken', () => {
    const [, events] = laat(plak(gevraagd('konijn', 'plakken'), 'ko', 'nijn'), 'konijn')
    expect(antwoord(events)).toMatchObject({
      given: 'ko/nijn',
      correct: true,
      vraag: 'paar:stukken',
    })
  })

  it('stick in any order that they are brought in, and that order is what is judged', () => {
    const om = plak(gevraagd('vis'), 's', 'i', 'v')
    expect(antwoord(laat(om, 'siv')[1])).toMatchObject({ given: 's/i/v', correct: false })
    const achter = gevraagd('vis')
    const iv = step(achter, {
      type: 'plak',
      bel: bel(achter, 'v'),
      op: bel(achter, 'i'),
      kant: 'achter',
    })
    expect(teksten(iv)).toContain('iv')
  })

  it('are judged by nothing but being let go: no time, no prick, no merge gives an answer', () => {
    const heel = plak(gevraagd('vis'), 'v', 'i', 's')
    for (const input of [
      { type: 'tick', ms: 600_000 },
      { type: 'prik', bel: bel(heel, 'vis') },
      { type: 'luister' },
    ] as const)
      expect(antwoord(rules.step(heel, input)[1])).toBeUndefined()
  })

  it('let no single piece go', () => {
    const staat = gevraagd('vis')
    expect(laat(staat, 'v')).toEqual([staat, []])
  })

  it('say that a word was seen, when it could not be heard', () => {
    const gezien = step(gevraagd('vis'), { type: 'gezien' })
    expect(antwoord(laat(plak(gezien, 'v', 'i', 's'), 'vis')[1])).toMatchObject({ hoe: 'gezien' })
  })
})

describe('a spare bubble', () => {
  it('can be popped while a word flies, once, and gives no answer', () => {
    const speelt = plak(gevraagd('vis'), 'v', 'i', 's')
    const over = speelt.opgave?.bellen.find(({ plek }) => plek !== bel(speelt, 'vis'))?.plek ?? -1
    const knal = { type: 'knal', bel: over } as const
    expect(rules.step(speelt, knal)).toEqual([speelt, []])
    const [vliegt] = laat(speelt, 'vis')
    expect(rules.step(vliegt, { ...knal, bel: bel(vliegt, 'vis') })).toEqual([vliegt, []])
    const [na, events] = rules.step(vliegt, knal)
    expect(events).toEqual([{ type: 'fx', name: 'raak', plek: over }])
    expect(na).toMatchObject({ goed: 1, fout: 0, gelukt: ['vis'], wacht: vliegt.wacht })
    expect(rules.step(na, knal)).toEqual([na, []])
  })

  it('stays where it is after a mistake: the word is mended from it', () => {
    const [fout] = laat(plak(gevraagd('vis'), 's', 'i'), 'si')
    expect(rules.step(fout, { type: 'knal', bel: bel(fout, 'v') })).toEqual([fout, []])
  })
})

describe('a mistake', () => {
  it('comes apart around what stands wrong, and the child sticks on from there', () => {
    const begin = gevraagd('boom')
    const vreemd = teksten(begin).find((tekst) => !['b', 'oo', 'm'].includes(tekst)) ?? ''
    const [fout] = laat(plak(begin, 'b', 'oo', vreemd), `boo${vreemd}`)
    expect(vluchtVan(fout)).toMatchObject({ isGoed: false, naden: [2], vals: [false, false, true] })
    const weer = naKijken(fout)
    expect(weer.poging).toBe(2)
    expect(teksten(weer)).toEqual(expect.arrayContaining(['boo', vreemd, 'm']))
    const [na, events] = laat(plak(weer, 'boo', 'm'), 'boom')
    expect(antwoord(events)).toMatchObject({ attempt: 2, correct: true, vraag: 'paar:herstel' })
    expect(lichtjes(na)).toBe(1)
    expect(na.goed).toBe(0)
    expect(lichtWoorden(na)).toEqual(['boom'])
    expect(lichtWoorden(fout)).toEqual([])
  })

  it('of too few pieces falls apart in nothing: what is missing is added', () => {
    const weer = naKijken(laat(plak(gevraagd('boom'), 'b', 'oo'), 'boo')[0])
    expect(teksten(weer)).toContain('boo')
  })

  it('is shown as it is read, without the signs between its pieces', () => {
    const [fout, events] = laat(plak(gevraagd('vis'), 's', 'i', 'v'), 'siv')
    const event = antwoord(events)
    expect(event && TEKST.correctie(event, fout)?.vorm).toBe('siv')
    expect(TEKST.slot(fout).woorden?.[0]?.vorm).toBe('siv')
  })
})

it('a mistake is told by what was stuck together: the order, what is missing, what is not heard', () => {
  expect(uitlegVan(['d', 'uif'], ['uif', 'd'])).toContain('wat hoor je het eerst')
  expect(uitlegVan(['b', 'oo', 'm'], ['b', 'oo'])).toContain('mist nog een stuk')
  expect(uitlegVan(['ba', 'naan'], ['ba', 'naan', 'ba'])).toContain('een stuk te veel')
  expect(uitlegVan(['k', 'a', 't', 's'], ['k', 'a', 's', 't'])).not.toContain('het eerst')
  expect(uitlegVan(['k', 'i', 'p'], ['k', 'i', 'k'])).toContain('staat er dubbel')
  expect(uitlegVan(['k', 'a', 't'], ['s', 's'])).toMatch(/geen 's'\.$/)
  const fout = uitlegVan(['d', 'uif'], ['d', 'uim'])
  expect(fout).toContain("geen 'uim'")
  expect(fout).not.toContain("'d'")
})

describe('a round', () => {
  it('has its great moment with the third, sixth and ninth lantern, mended ones too', () => {
    const staat = { ...plak(gevraagd('vis'), 'v', 'i', 's'), goed: 1, hersteld: ['kat'] }
    const jaaa = (nu: State) =>
      laat(nu, 'vis')[1].filter((e) => e.type === 'fx' && e.name === 'jaaa')
    expect(jaaa(staat)).toHaveLength(1)
    expect(jaaa({ ...staat, goed: 2 })).toHaveLength(0)
  })

  it('ends in three ways', () => {
    expect([0, 3, 4].map((goed) => slotVan({ goed, aantal: 4 }))).toEqual(['leeg', 'half', 'vol'])
  })
})
