import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { segment } from '../grafemen.ts'
import { isKlinker } from '../inventaris.ts'
import { huidigeBron } from '../taalregels/bron.ts'
import { loadRules } from '../taalregels/laad.ts'
import type { WordEntry } from '../woord.ts'
import { woordenTotEnMet } from '../woorden.ts'
import { pseudo } from './pseudo.ts'
import { structuurrij } from './structuurrij.ts'
import { WISSELPLAATSEN, wisselrij } from './wisselrij.ts'

let woorden: readonly WordEntry[] = []
beforeAll(async () => {
  await loadRules()
  woorden = await woordenTotEnMet(8)
})

const seeds = fc.integer({ min: 0, max: 0xffffffff })
const verschillen = (een: readonly string[], ander: readonly string[]): number[] =>
  een.flatMap((grafeem, i) => (grafeem === ander[i] ? [] : [i]))
const los = (w: string, g: string): { w: string; g: string[] } => ({ w, g: g.split(' ') })

describe('a row of words that change one grapheme', () => {
  it('changes exactly one from word to word, holds no word twice and begins with the one that is given', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 800 }),
        fc.integer({ min: 1, max: 12 }),
        seeds,
        fc.constantFrom(undefined, ...WISSELPLAATSEN),
        (i, n, seed, plaats) => {
          const zaad = woorden[i % woorden.length]?.w ?? ''
          const rij = wisselrij(woorden, zaad, { n, seed, ...(plaats && { plaats }) })
          expect(rij[0]?.w).toBe(zaad)
          expect(rij.length).toBeLessThanOrEqual(n)
          expect(new Set(rij.map(({ w }) => w)).size).toBe(rij.length)
          for (const [k, woord] of rij.slice(1).entries()) {
            const vorig = rij[k]?.g ?? []
            expect(woord.g).toHaveLength(vorig.length)
            expect(verschillen(woord.g, vorig)).toHaveLength(1)
            const moet = plaats === 'begin' ? [0] : verschillen(woord.g, vorig)
            expect(verschillen(woord.g, vorig)).toEqual(moet)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is as long as it can be: all three of maan, baan and haan', () => {
    const drie = [los('maan', 'm aa n'), los('baan', 'b aa n'), los('haan', 'h aa n')]
    expect(
      wisselrij(drie, 'maan', { n: 9, seed: 5 })
        .map(({ w }) => w)
        .toSorted(),
    ).toEqual(['baan', 'haan', 'maan'])
  })

  it('takes no word that differs in two graphemes, in its length or in letters of one sound', () => {
    const lokkers = [
      los('maan', 'm aa n'),
      los('boon', 'b oo n'),
      los('maant', 'm aa n t'),
      los('aan', 'aa n'),
    ]
    expect(wisselrij(lokkers, 'maan', { n: 5, seed: 1 }).map(({ w }) => w)).toEqual(['maan'])
  })

  it('is empty for a word that is not among them, or when none is asked for', () => {
    expect(wisselrij(woorden, 'qwerty', { n: 5, seed: 1 })).toEqual([])
    expect(wisselrij(woorden, 'maan', { n: 0, seed: 1 })).toEqual([])
  })
})

describe('a row of words of one make', () => {
  it('has only words of the pattern, up to the groep, as many as are asked for', () => {
    const rij = structuurrij(woorden, 'MMKM', { n: 10, seed: 7, groep: 3 })
    expect(rij).toHaveLength(10)
    for (const { g, groep } of rij) {
      expect(g.map((grafeem) => (isKlinker(grafeem) ? 'K' : 'M')).join('')).toBe('MMKM')
      expect(groep).toBe(3)
    }
  })

  it('has words that rhyme in sound and letters, of one part', () => {
    const rij = structuurrij(woorden, '-oek', { n: 20, seed: 7, groep: 8 })
    expect(rij.length).toBeGreaterThan(2)
    for (const { w, kg } of rij) {
      expect(w).toMatch(/^[^aeiou]*oek$/)
      expect(kg).toHaveLength(1)
    }
  })

  it('is the same for a seed, another for the next, and empty for a pattern of no word', () => {
    const rij = (seed: number): string =>
      structuurrij(woorden, 'MKM', { n: 8, seed, groep: 8 })
        .map(({ w }) => w)
        .join()
    expect(rij(3)).toBe(rij(3))
    expect(rij(3)).not.toBe(rij(4))
    for (const patroon of ['', '-', 'mkm', 'MMMMM', '<b>', '-zzz'])
      expect(structuurrij(woorden, patroon, { n: 8, seed: 1, groep: 8 })).toEqual([])
  })
})

describe('words that do not exist', () => {
  const PATRONEN = ['MKM', 'MMKM', 'MKMM', 'MMKMM', 'MMMKM', 'MK-MKM', 'MKM-MKM']

  it('are of the pattern, can be read by the rules, and are no word however they are written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PATRONEN), seeds, (patroon, seed) => {
        const gemaakt = pseudo(patroon, { n: 6, seed, woorden })
        expect(gemaakt).toHaveLength(6)
        for (const { w, g, kg } of gemaakt) {
          expect(kg.join('')).toBe(w)
          expect(segment(w).graphemes).toEqual(g)
          expect(g.map((grafeem) => (isKlinker(grafeem) ? 'K' : 'M')).join('')).toBe(
            patroon.replaceAll('-', ''),
          )
          for (const vorm of [
            w,
            w.replace('ei', 'ij'),
            w.replace('ij', 'ei'),
            w.replace(/t$/, 'd'),
          ])
            expect([vorm, huidigeBron().kent(vorm)]).toEqual([vorm, false])
        }
        expect(pseudo(patroon, { n: 6, seed, woorden })).toEqual(gemaakt)
      }),
      { numRuns: 25 },
    )
  })

  it('never sound like a stored word, nor hold a rude one', () => {
    const gewoon = pseudo('MKM', { n: 12, seed: 11, woorden }).map(({ w }) => w)
    const eerste = gewoon[0] ?? ''
    const zonder = pseudo('MKM', { n: 12, seed: 11, woorden: [...woorden, { w: eerste }] })
    expect(gewoon).toContain(eerste)
    expect(zonder.map(({ w }) => w)).not.toContain(eerste)
    const klinktAls = eerste.replace(/^f/, 'v').replace(/^z/, 's').replace(/t$/, 'd')
    const verborgen = pseudo('MKM', { n: 12, seed: 11, woorden: [...woorden, { w: klinktAls }] })
    expect(verborgen.map(({ w }) => w)).not.toContain(eerste)
    for (let seed = 0; seed < 40; seed += 1)
      for (const { w } of pseudo('MKM', { n: 10, seed, woorden }))
        expect(w).not.toMatch(/kut|lul|pis/)
  })

  it('are none for a pattern that no Dutch word has', () => {
    for (const patroon of ['', 'K-K', 'MMMMK', 'XYZ', 'MKMMMM', '-', '🎈', 'MK'.repeat(60)])
      expect(pseudo(patroon, { n: 3, seed: 1, woorden })).toEqual([])
  })
})
