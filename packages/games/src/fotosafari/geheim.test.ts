import { describe, expect, it } from 'vitest'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { isInLus } from '@letterhaven/game-kit/onderdelen/lus'
import { makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import { hagedisPlek } from './hagedis.ts'
import { classify } from './indeling.ts'
import { inKader, kaderOm, kaderOmHagedis } from './kader.ts'
import { fotosafari } from './manifest.ts'
import { hoogteVan } from './maat.ts'
import { begin, foto, RICHT, STAAND } from './proef.ts'
import { albumVan, rules } from './rules.ts'
import { spel } from './index.ts'
import { makeLand } from './weide.ts'

const ADRESSEN = ['jong', 'oud'].flatMap((gezicht) =>
  [1, 2, 3].flatMap((trap) =>
    Array.from({ length: 12 }, (_, zaad) => `kudde@1:${zaad + 1}:${trap}:${gezicht}`),
  ),
)
const MATEN = [
  [1366, 650],
  [768, 1024],
  [844, 390],
  [390, 844],
  [320, 568],
] as const

const landen = (w: number, h: number) =>
  ADRESSEN.flatMap((adres) => {
    const beeldzin = makeBeeldzin(adres)
    return beeldzin ? [makeLand(beeldzin.tafereel, classify(w, h).land, hoogteVan)] : []
  })

const namenVan = (events: readonly SpelEvent[]): readonly string[] =>
  events.map((e) => (e.type === 'fx' ? e.name : e.type))

describe('the lizard', () => {
  it.each(MATEN)('at %i x %i sits where a frame holds it, and no animal with it', (w, h) => {
    for (const land of landen(w, h)) {
      const plek = hagedisPlek(land)
      const kader = kaderOmHagedis(land, plek)
      expect(isInLus(land, kader, plek)).toBe(true)
      expect(inKader(land, kader)).toEqual([])
      for (const plaats of land.plaatsen)
        expect(isInLus(land, kaderOm(land, plaats), plek)).toBe(false)
    }
  })

  it('is the secret: a photo of it, once the frame was aimed, which is no answer', () => {
    const { perform, events } = begin(STAAND)
    events.length = 0
    perform({ type: 'hagedis' })
    expect(events).toEqual([])
    perform(RICHT)
    perform({ type: 'hagedis' })
    expect(namenVan(events)).toEqual(['geheim'])
  })

  it('is not found by a photo of an animal, nor by waiting', () => {
    const { perform, events, goed } = begin(STAAND)
    perform(RICHT)
    perform(foto('hagedis'))
    perform({ type: 'wacht' })
    perform(foto(goed))
    expect(namenVan(events)).toContain('answer')
    expect(namenVan(events)).not.toContain('geheim')
  })
})

describe('the record', () => {
  it('is how many animals the album holds', async () => {
    const items = await loadVoorraad(fotosafari)
    const exercise = { kind: 'zinnen' } as const
    const { state } = playWithBot({ rules, items }, { seed: 4, skill: 0.5 }, { exercise })
    expect(rules.record?.(state)).toBe(albumVan(state).length)
    expect(spel.recordNaam?.(7)).toBe('7 dieren in je album')
    expect(spel.recordNaam?.(1)).toBe('1 dier in je album')
  })
})
