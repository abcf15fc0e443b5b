import { describe, expect, it } from 'vitest'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import type { BeeldOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { HostInput } from '@letterhaven/game-kit/regels/contract'
import { fotosafari } from './manifest.ts'
import {
  antwoorden,
  begin,
  foto,
  REDEN,
  RICHT,
  STAAND,
  tijd,
  WISSELEND,
  zonderGoed,
} from './proef.ts'
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
    const [id = ''] = begin(WISSELEND).goed.split(':')
    const { houdingen = [] } =
      begin(WISSELEND)
        .staat()
        .opgave?.dieren.find((dier) => dier.id === id) ?? {}
    const gegeven = (ms: number) => antwoorden(na(tijd(ms), foto(id)).events)
    expect(gegeven(200)).toMatchObject([{ given: `${id}:${houdingen[eerst]}` }])
    expect(na(tijd(200), RICHT).stap()).toBe(eerst)
    // Decoy: who presses after that saw what they do now; so did who let them do something else.
    const laat = na(tijd(400), RICHT)
    expect(laat.stap()).toBe(laat.later)
    expect(gegeven(400)).toMatchObject([{ given: `${id}:${houdingen[laat.later]}` }])
  })

  it('do not go back for who asks for a change just when they changed by themselves', () => {
    const bij = (ms: number) => {
      const { perform, stap } = zonderGoed()
      perform(RICHT)
      perform(tijd(10_000))
      const veranderd = stap()
      perform(tijd(ms))
      perform({ type: 'wacht' })
      return stap() === veranderd
    }
    expect([1, 400, 1400].map(bij)).toEqual([true, true, true])
    // Decoy: who asks later than that has seen them, and wants another change.
    expect([1600, 4000].map(bij)).toEqual([false, false])
  })

  it('change once for who presses twice in a row, and again for who has looked at them', () => {
    for (const calm of [false, true]) {
      const { perform, stap } = begin(WISSELEND, calm)
      perform({ type: 'wacht' })
      const eens = stap()
      perform(tijd(400))
      perform({ type: 'wacht' })
      expect(stap()).toBe(eens)
      // What is photographed is what is seen: nothing goes back for a press.
      perform(RICHT)
      expect(stap()).toBe(eens)
      perform(tijd(1200))
      perform({ type: 'wacht' })
      expect(stap()).not.toBe(eens)
    }
  })

  it('are waited for once at most: where nobody does what is asked, somebody does it next', () => {
    const zinnen = voorraad.filter((opgave): opgave is BeeldOpgave => opgave.soort === 'beeld')
    const wisselend = zinnen.filter(({ goed }) => goed[0]?.includes(':')).slice(0, 60)
    let keren = 0
    for (const { id } of wisselend) {
      const { wait, staat } = begin(id)
      for (let n = 0; n < 8; n += 1) {
        const wasNiemand = isWachtwenk(staat())
        wait()
        keren += Number(wasNiemand)
        expect(wasNiemand && isWachtwenk(staat())).toBe(false)
      }
    }
    expect(keren).toBeGreaterThan(60)
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
    const { wait, staat, item } = begin(WISSELEND)
    const isNu = () =>
      item.goed.some((ding) => {
        const { opgave } = staat()
        return opgave !== null && keuzeVan(opgave, ding.split(':')[0] ?? '') === ding
      })
    const gezien = new Set<boolean>()
    for (let n = 0; n < 6; n += 1) {
      expect(isWachtwenk(staat())).toBe(!isNu())
      gezien.add(isNu())
      wait()
    }
    expect(gezien.size).toBe(2)
    // Where nothing changes there is nothing to wait for.
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
    expect(klok(staat())).toEqual([0.875, false])
    expect(klok(perform(tijd(2800)))).toEqual([0.5, false])
    expect(klok(perform(tijd(3000)))).toEqual([0.125, true])
    // The hand goes in steps, and each of them is drawn.
    expect(klok(perform(tijd(200)))).toEqual([0.125, true])
    // In calm play nothing changes by itself.
    expect(klok(begin(WISSELEND, true).perform(tijd(7000)))).toEqual([1, false])
  })

  it('are part of the answer: the right animal is wrong while it does something else', () => {
    const { perform, wait, events, goed, staat } = begin(WISSELEND)
    const dier = goed.split(':')[0] ?? ''
    const nu = (): string | null => {
      const { opgave } = staat()
      return opgave && keuzeVan(opgave, dier)
    }
    while (nu() === goed) wait()
    perform(RICHT)
    perform(foto(dier))
    expect(antwoorden(events)).toMatchObject([{ given: nu() ?? '', correct: false }])
    perform(tijd(60_000))
    while (nu() !== goed) wait()
    perform(RICHT)
    perform(foto(dier))
    expect(antwoorden(events).at(-1)).toMatchObject({ given: goed, correct: true })
  })
})
