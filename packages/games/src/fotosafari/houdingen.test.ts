import { describe, expect, it } from 'vitest'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import type { BeeldOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { HostInput } from '@letterhaven/game-kit/regels/contract'
import { fotosafari } from './manifest.ts'
import { antwoorden, begin, foto, RICHT, STAAND, tijd, WISSELEND, zonderGoed } from './proef.ts'
import { isOnrustig, isWachtwenk, keuzeVan, overVan } from './rules.ts'
import type { Input, State } from './rules.ts'

const voorraad = await loadVoorraad(fotosafari)

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
    const { perform, stap } = begin(WISSELEND)
    perform(tijd(600_000))
    perform(RICHT)
    perform(tijd(600_000))
    expect(stap()).toBe(0)
    const later = zonderGoed()
    for (let n = 0; n < 100 && isWachtwenk(later.staat()); n += 1) later.perform(tijd(1000))
    const gezien = later.stap()
    later.perform(tijd(600_000))
    expect([isWachtwenk(later.staat()), later.stap()]).toEqual([false, gezien])
  })

  it('are photographed as they were seen by who presses just when they change, and not later', () => {
    const eerst = zonderGoed().stap()
    const na = (...inputs: readonly (Input | HostInput)[]) => {
      const spel = zonderGoed()
      spel.perform(RICHT)
      spel.perform(tijd(10_000))
      const later = spel.stap()
      expect(later).not.toBe(eerst)
      for (const input of inputs) spel.perform(input)
      return { ...spel, later }
    }
    const [id = ''] = zonderGoed().goed.split(':')
    const { houdingen = [] } =
      zonderGoed()
        .staat()
        .opgave?.dieren.find((dier) => dier.id === id) ?? {}
    const gegeven = (ms: number) => antwoorden(na(tijd(ms), foto(id)).events)
    expect(gegeven(200)).toMatchObject([{ given: `${id}:${houdingen[eerst]}` }])
    expect(na(tijd(200), RICHT).stap()).toBe(eerst)
    // Decoy: who presses after that saw what they do now.
    const laat = na(tijd(400), RICHT)
    expect(laat.stap()).toBe(laat.later)
    expect(gegeven(400)).toMatchObject([{ given: `${id}:${houdingen[laat.later]}` }])
  })

  it('are not taken away from who waits while somebody does what is asked: the child is told to look', () => {
    for (const calm of [false, true]) {
      const { perform, stap, events } = begin(WISSELEND, calm)
      const voor = stap()
      events.length = 0
      for (let n = 0; n < 5; n += 1) {
        perform({ type: 'wacht' })
        perform(tijd(700))
      }
      expect(stap()).toBe(voor)
      expect(events).toEqual(
        Array.from({ length: 5 }, () => ({ type: 'fx', name: 'bel', plek: 0 })),
      )
    }
  })

  it('stay for who asks for a change just when they changed by themselves, and for who asks twice', () => {
    const vanzelf = zonderGoed()
    vanzelf.perform(tijd(8000))
    const gezien = vanzelf.stap()
    vanzelf.perform({ type: 'wacht' })
    expect([isWachtwenk(vanzelf.staat()), vanzelf.stap()]).toEqual([false, gezien])
    const tweemaal = zonderGoed()
    tweemaal.perform({ type: 'wacht' })
    const eens = tweemaal.stap()
    tweemaal.perform({ type: 'wacht' })
    // What is photographed is what is seen: nothing goes back for a press.
    tweemaal.perform(RICHT)
    expect(tweemaal.stap()).toBe(eens)
    expect(eens).toBe(gezien)
  })

  it('are waited for once at most: where nobody does what is asked, somebody does it next', () => {
    const zinnen = voorraad.filter((opgave): opgave is BeeldOpgave => opgave.soort === 'beeld')
    const wisselend = zinnen.filter(({ goed }) => goed[0]?.includes(':')).slice(0, 120)
    const gewacht = wisselend.filter(({ id }) => {
      const { perform, staat } = zonderGoed(false, id)
      const wasNiemand = isWachtwenk(staat())
      perform({ type: 'wacht' })
      expect(isWachtwenk(staat())).toBe(false)
      return wasNiemand
    })
    expect(gewacht.length).toBeGreaterThan(30)
    // Where nothing changes there is nothing to wait for.
    expect(isWachtwenk(begin(STAAND).staat())).toBe(false)
  })

  it('wait for a press in calm play, and come sooner by one in any', () => {
    const { perform, stap, staat } = zonderGoed(true)
    perform(tijd(600_000))
    expect(stap()).toBe(0)
    perform({ type: 'wacht' })
    expect([stap() > 0, isWachtwenk(staat())]).toEqual([true, false])
    const los = zonderGoed()
    los.perform({ type: 'wacht' })
    expect(los.stap()).toBe(stap())
    const staand = begin(STAAND)
    expect(staand.perform({ type: 'wacht' })).toEqual(staand.staat())
  })

  it('begin in the first scene where somebody does at once what is asked, and later where they begin', () => {
    const zinnen = voorraad.filter((opgave): opgave is BeeldOpgave => opgave.soort === 'beeld')
    const wisselend = zinnen.filter(({ goed }) => goed[0]?.includes(':')).slice(0, 40)
    expect(wisselend.length).toBeGreaterThan(10)
    const later = wisselend.map(({ id }) => {
      expect(isWachtwenk(begin(id).staat())).toBe(false)
      return zonderGoed(false, id).staat()
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
    // The hand goes in steps, and each of them is drawn.
    expect(klok(perform(tijd(200)))).toEqual([0.125, true])
    // In calm play nothing changes by itself.
    expect(klok(begin(WISSELEND, true).perform(tijd(7000)))).toEqual([1, false])
  })

  it('are part of the answer: the right animal is wrong while it does something else', () => {
    const { perform, events, goed, staat } = zonderGoed()
    const dier = goed.split(':')[0] ?? ''
    const { opgave } = staat()
    const nu = opgave && keuzeVan(opgave, dier)
    perform(RICHT)
    perform(foto(dier))
    expect(antwoorden(events)).toMatchObject([{ given: nu ?? '', correct: false }])
    perform(tijd(60_000))
    perform({ type: 'wacht' })
    perform(RICHT)
    perform(foto(dier))
    expect(antwoorden(events).at(-1)).toMatchObject({ given: goed, correct: true })
  })
})
