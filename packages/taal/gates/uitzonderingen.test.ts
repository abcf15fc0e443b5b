import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ongepast } from '../src/ongepast.ts'
import { UITZONDERINGEN, type Uitzonderingen } from '../src/uitzonderingen.ts'
import { unfold } from '../src/taalregels/woordenlijst.ts'
import { woordenTotEnMet } from '../src/woorden.ts'
import { uitzonderingKlachten } from './uitzonderingen.ts'

const readJson = (pad: string): unknown =>
  JSON.parse(readFileSync(new URL(pad, import.meta.url), 'utf8'))

async function alleWoorden(): Promise<string> {
  const lijst = readJson('../data/regels/woorden.json')
  const eigen = (await woordenTotEnMet(8)).map(({ w }) => w.toLowerCase())
  return ` ${[...unfold(String(lijst)), ...eigen].join(' ')} `
}

describe('the lists of exceptions', async () => {
  const tekst = await alleWoorden()
  const klachten = (anders: Partial<Uitzonderingen> = {}): string[] =>
    uitzonderingKlachten({ ...UITZONDERINGEN, ...anders }, tekst)

  it('name each word or part once, in order, and only what some word has', () => {
    expect(klachten()).toEqual([])
  })

  it.each<[string, Partial<Uitzonderingen>]>([
    ['staat niet op volgorde', { gh: ['yoghurt', 'spaghet'] }],
    ['staat niet op volgorde', { gh: ['yoghurt', 'yoghurt'] }],
    ['is al gezegd', { sj: ['sjaal', 'sjaalt'] }],
    ['geen woord heeft', { fransOu: ['qqou'] }],
    ['geen woord heeft', { geenVerklein: ['oranj'] }],
    ['andere tekens', { heel: ['bal.*'] }],
    ['andere tekens', { grens: ['arrang'] }],
    ['is leeg', { engels: [] }],
  ])('a list that is spoilt is stopped: %s', (klacht, anders) => {
    expect(klachten(anders).join('\n')).toContain(klacht)
  })

  it('a list that nobody reads is stopped', () => {
    expect(uitzonderingKlachten({ ...UITZONDERINGEN, extra: ['woord'] }, tekst)).toEqual([
      'extra is geen lijst',
    ])
  })
})

describe('the words that are kept from children', () => {
  it('are not what only looks like them', () => {
    for (const woord of ['hoera', 'kutsje', 'dikte', 'godin', ''])
      expect(ongepast(woord)).toBeUndefined()
    expect(ongepast('hoer')).toBe('grof')
    expect(ongepast('oorlog')).toBe('gevoelig')
  })
})
