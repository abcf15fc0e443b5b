import type { SpelId } from '@letterhaven/contracts/spel-id'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { itemVanWoord } from '@letterhaven/game-kit/opgave/item'
import type { Buren, Item } from '@letterhaven/game-kit/regels/contract'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { describe, expect, it } from 'vitest'
import type { SpelWoord } from '@letterhaven/contracts/taak'
import { MANIFESTS } from './manifests.ts'
import { REGELS, replay, type NaspeelAntwoord } from './naspelen.ts'

/** JSON has no read-only lists. */
const burenVan = (buren: Buren) => structuredClone(buren) as NonNullable<SpelWoord['buren']>

/** Words of the corpus, because games look inside their words. */
const woordenVan = (items: readonly Item[]): readonly SpelWoord[] =>
  items.map((item) => ({
    soort: 'woord',
    id: item.word,
    woord: item.word,
    grafemen: [...item.graphemes],
    klankgroepen: [...(item.syllables ?? [])],
    categorie: item.categorieen?.[0] ?? 'hak',
    categorieen: [...(item.categorieen ?? [])],
    afleiders: [...(item.choices ?? [])],
    ...(item.sentence === undefined ? {} : { zin: item.sentence }),
    ...(item.buren === undefined ? {} : { buren: burenVan(item.buren) }),
  }))
const WOORDEN = woordenVan(FIXTURES.gewoon.slice(0, 28))
/** The words of games that can ask hardly any of the usual ones. */
const EIGEN: Partial<Record<SpelId, readonly SpelWoord[]>> = {
  postbezorger: woordenVan(FIXTURES.paren),
  roeien: woordenVan(FIXTURES.stukken),
  splitsmachine: woordenVan(FIXTURES.stukken),
}

/** What each game plays. */
const VOORRAAD = new Map(
  await Promise.all(
    (Object.keys(REGELS) as SpelId[]).map(async (spel) => {
      const { content, kinds } = MANIFESTS[spel]
      const isWoord = content === undefined && kinds[0] !== 'werkwoorden'
      const woorden = EIGEN[spel] ?? WOORDEN
      const items = isWoord ? woorden.map(itemVanWoord) : await loadVoorraad(MANIFESTS[spel])
      return [spel, items] as const
    }),
  ),
)

interface SpeelOpties {
  readonly seed?: number
  readonly stopNa?: number
  readonly bron?: readonly Opgave[]
  readonly woorden?: number
  readonly spel?: SpelId
}

/** Plays one taak of twelve; `juist` is the chance that the player judges or writes a form correctly. */
function play(juist: number, opties: SpeelOpties = {}) {
  const {
    seed = 7,
    stopNa = 12,
    spel = 'glazenwasser',
    bron = VOORRAAD.get(spel) ?? [],
    woorden = bron.length,
  } = opties
  const rnd = stroom(seed)
  const antwoorden: NaspeelAntwoord[] = []
  let tijd = 0
  let gevraagd = 0
  replay(
    {
      id: 't',
      spel,
      soort: MANIFESTS[spel].kinds[0] ?? 'spelling',
      groep: 5,
      land: 'nl',
      aantal: 12,
      stopNa,
      seed,
    },
    {
      volgende() {
        const item = bron[gevraagd]
        gevraagd += 1
        if (!item || gevraagd > woorden) return null
        return {
          item,
          reden: { soort: 'peiling', categorie: 'hak', aantal: antwoorden.length },
        }
      },
      antwoord: (antwoord) => antwoorden.push(antwoord),
    },
    {
      vindtGoed: (woordId, vorm) => (vorm === woordId) === rnd() < juist,
      schrijft: (woordId, goed) => {
        const item = bron.find(({ id }) => id === woordId)
        const fout = item?.soort === 'woord' ? item.choices?.[0]?.vorm : undefined
        return rnd() < juist ? goed : (fout ?? goed.split('/').toReversed().join('/'))
      },
      kijktijd: () => 1000,
      rnd,
      verstrijk: (ms) => (tijd += ms),
    },
  )
  return { antwoorden, tijd, deel: antwoorden.filter((a) => a.correct).length / antwoorden.length }
}

/** Returns the answers without the mends. */
const eersteVan = (antwoorden: readonly NaspeelAntwoord[]) =>
  antwoorden.filter(({ poging }) => poging === 1)

describe('playing a taak without a picture', () => {
  it('gives as many answers as the taak asks, each judged by the referee of the game', () => {
    const { antwoorden } = play(0.8)
    expect(eersteVan(antwoorden)).toHaveLength(12)
    for (const { woordId, gegeven, correct, gok } of eersteVan(antwoorden)) {
      const isGewassen = gegeven.startsWith('ja:')
      const [hing = '', gemaakt = hing] = gegeven.replace(/^(?:ja|nee):/, '').split('>')
      const isGoed = isGewassen === (hing === woordId) && gemaakt === woordId
      expect({ correct, gok }).toEqual({ correct: isGoed, gok: isGewassen ? 0.5 : 0.02 })
      const vormen = WOORDEN.find(({ id }) => id === woordId)?.afleiders.map(({ vorm }) => vorm)
      expect([woordId, ...(vormen ?? [])]).toContain(hing)
    }
  })

  it('lets a player who sees everything be right always, and one who guesses often wrong', () => {
    const gemiddeld = (juist: number): number => {
      const spellen = Array.from({ length: 20 }, (_, seed) => play(juist, { seed }).deel)
      return spellen.reduce((som, deel) => som + deel, 0) / spellen.length
    }
    expect(gemiddeld(1)).toBe(1)
    expect(gemiddeld(0.5)).toBeLessThan(0.75)
    expect(gemiddeld(0.85)).toBeGreaterThan(gemiddeld(0.65))
  })

  it.each(Object.keys(REGELS) as SpelId[])('plays %s as it plays every game', (spel) => {
    const deel = (juist: number): number => {
      const spellen = Array.from({ length: 12 }, (_, seed) => play(juist, { seed, spel }))
      for (const { antwoorden } of spellen) expect(antwoorden.length).toBeGreaterThan(8)
      return spellen.reduce((som, s) => som + s.deel, 0) / spellen.length
    }
    expect(deel(1)).toBe(1)
    expect(deel(0.4)).toBeLessThan(0.8)
  })

  it('counts the time that went by, at least what the answers took', () => {
    const { antwoorden, tijd } = play(0.8)
    const actief = antwoorden.reduce((som, { ms }) => som + ms, 0)
    expect(antwoorden.every(({ ms }) => ms >= 1000)).toBe(true)
    expect(tijd).toBeGreaterThanOrEqual(actief)
  })

  it('stops where the player is called away, and ends where there are no more words', () => {
    expect(play(0.8, { stopNa: 3 }).antwoorden).toHaveLength(3)
    expect(play(1, { woorden: 4 }).antwoorden.length).toBeLessThan(12)
  })

  it('plays the same game from the same seed', () => {
    expect(play(0.7)).toEqual(play(0.7))
    expect(play(0.7)).not.toEqual(play(0.7, { seed: 8 }))
  })
})
