import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { antwoord, bel, gevraagd, laat, naKijken, opgave, plak, step, teksten } from './proef.ts'
import { rules, type Input } from './rules.ts'
import { gewektVan, isDierBel, schuilt } from './schemer.ts'
import type { State } from './stand.ts'
import { delenVan, spelMet } from './stukken.ts'

const dusk = (woord: string, over = {}): State => gevraagd(woord, 'hakken', { trap: 3, ...over })
const dierVan = (staat: State): string => (staat.opgave && schuilt(staat.opgave)) ?? ''
const delenDier = ({ opgave: nu }: State): readonly string[] => nu?.schemer?.delen ?? []
const namen = (events: readonly SpelEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'fx' ? [event.name] : []))
const wek = (staat: State, tekst: string) =>
  rules.step(staat, { type: 'wek', bel: bel(staat, tekst) })
const plakDier = (staat: State): State => plak(staat, ...delenDier(staat))

describe('in the dusk', () => {
  it('the pieces of a second word float among those of the word, at the third stage only', () => {
    for (const trap of [1, 2] as const)
      expect(gevraagd('boom', 'hakken', { trap }).opgave?.schemer).toBeNull()
    const begin = dusk('boom')
    expect(dierVan(begin)).not.toBe('')
    expect(teksten(begin)).toEqual(expect.arrayContaining([...delenDier(begin), 'b', 'oo', 'm']))
  })

  it.each(['hakken', 'plakken'] as const)(
    'the word of %s can still be spelled in one way, and what is heard as one of its pieces is none of the animal',
    (soort) => {
      let metDier = 0
      for (const item of FIXTURES.gewoon)
        for (const seed of [1, 2, 3]) {
          const nu = gevraagd(item.word, soort, { trap: 3, seed }).opgave
          const delen = delenVan(item, soort)
          if (!nu || !delen) continue
          if (schuilt(nu)) metDier += 1
          expect(schuilt(nu)).not.toBe(item.word)
          const vreemd = nu.stukken.filter((stuk) => !delen.includes(stuk))
          for (const deel of new Set(delen)) {
            const zonder = [...vreemd, ...delen.filter((een) => een !== deel)]
            expect([item.word, spelMet(zonder, item.word)]).toEqual([item.word, null])
          }
        }
      expect(metDier).toBeGreaterThan(20)
    },
  )

  it('the animal wakes when its word is whole, which is no answer, and its bubble is gone', () => {
    const begin = dusk('boom')
    const dier = dierVan(begin)
    const heel = plakDier(begin)
    const [na, events] = wek(heel, dier)
    expect(namen(events)).toEqual(['bel'])
    expect(antwoord(events)).toBeUndefined()
    expect(gewektVan(na)).toEqual([dier])
    expect(teksten(na)).not.toContain(dier)
    expect(na).toMatchObject({ fase: 'spelen', goed: 0, fout: 0, poging: 1 })
    expect(antwoord(laat(plak(na, 'b', 'oo', 'm'), 'boom')[1])).toMatchObject({ correct: true })
  })

  it('nothing wakes by half its word, by the word that is asked, or twice', () => {
    const lang = [1, 2, 3, 4, 5].map((seed) => dusk('boom', { seed }))
    const begin = lang.find((nu) => delenDier(nu).length > 2) ?? dusk('boom')
    const [eerste = '', tweede = ''] = delenDier(begin)
    const half = plak(begin, eerste, tweede)
    expect(dierVan(begin)).not.toBe(eerste + tweede)
    expect(wek(half, eerste + tweede)).toEqual([half, []])
    const boom = plak(begin, 'b', 'oo', 'm')
    expect(wek(boom, 'boom')).toEqual([boom, []])
    const [na] = wek(plakDier(begin), dierVan(begin))
    expect(na.opgave?.bellen.some((een) => na.opgave && isDierBel(na.opgave, een))).toBe(false)
  })

  it('a piece of the animal at the word is pricked off, or comes off after a mistake', () => {
    const begin = dusk('boom')
    const vreemd = delenDier(begin).find((deel) => !['b', 'oo', 'm'].includes(deel)) ?? ''
    const mis = plak(begin, 'b', 'oo', vreemd)
    const los = step(mis, { type: 'prik', bel: bel(mis, `boo${vreemd}`) })
    expect(teksten(los)).toEqual(expect.arrayContaining(['boo', vreemd]))
    const [fout, events] = laat(mis, `boo${vreemd}`)
    expect(antwoord(events)).toMatchObject({ correct: false, attempt: 1 })
    expect(teksten(naKijken(fout))).toEqual(expect.arrayContaining(['boo', vreemd]))
  })

  it('what was stuck well of the animal is kept for the next word, and the word that flew is not', () => {
    const begin = dusk('boom')
    const [eerste = '', tweede = ''] = delenDier(begin)
    const [vliegt] = laat(plak(plak(begin, eerste, tweede), 'b', 'oo', 'm'), 'boom')
    const weer = step(naKijken(vliegt), opgave('boom'))
    expect(dierVan(weer)).toBe(dierVan(begin))
    expect(teksten(weer)).toContain(eerste + tweede)
    expect(teksten(weer)).not.toContain('boom')
    const [na] = wek(plakDier(begin), dierVan(begin))
    const later = step(naKijken(laat(plak(na, 'b', 'oo', 'm'), 'boom')[0]), opgave('boom'))
    expect(gewektVan(later)).toEqual([dierVan(begin)])
    expect(dierVan(later)).not.toBe(dierVan(begin))
  })

  it('changes no verdict, no star and no score', () => {
    const play = (trap: 1 | 3, wekt: boolean) => {
      const events: SpelEvent[] = []
      let nu = gevraagd('boom', 'hakken', { trap, aantal: 2 })
      for (const delen of [
        ['b', 'oo', 'm'],
        ['m', 'oo', 'b'],
      ]) {
        if (wekt) [nu] = wek(plakDier(nu), dierVan(nu))
        const [na, uit] = laat(plak(nu, ...delen), delen.join(''))
        events.push(...uit)
        const over: Input = { type: 'overslaan' }
        const [verder, slot] = rules.step(naKijken(na), over)
        events.push(...slot)
        nu = step(verder, opgave('boom'))
      }
      return events.filter(({ type }) => type === 'answer' || type === 'finish')
    }
    expect(play(1, false).map((event) => 'correct' in event && event.correct)).toEqual([
      true,
      false,
      false,
    ])
    expect(play(3, false)).toEqual(play(1, false))
    expect(play(3, true)).toEqual(play(1, false))
  })
})
