import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { tekenHero } from './hero.ts'
import { tekenMeeuwisGroot } from './meeuwis-groot.ts'
import { TAFERELEN, tekenTafereel } from './taferelen.ts'

const HERO = (['breed', 'smal'] as const).flatMap((vorm) => [
  [`hero-${vorm}-licht`, () => tekenHero(vorm, false)] as const,
  [`hero-${vorm}-donker`, () => tekenHero(vorm, true)] as const,
])

describe('the pictures of the home page', () => {
  it.each([...HERO, ...TAFERELEN.map((naam) => [naam, () => tekenTafereel(naam)] as const)])(
    '%s.svg is what its drawing says',
    async (naam, teken) => {
      await expect(teken()).toMatchFileSnapshot(`../beeld/${naam}.svg`)
    },
  )

  it.each(HERO)('%s weighs at most 40 KB on the wire, for every width', (_naam, teken) => {
    expect(gzipSync(teken()).length).toBeLessThan(40 * 1024)
  })
})

describe('Meeuwis', () => {
  it.each(['zwaait', 'zoekt', 'wacht'] as const)('%s as he is drawn', async (houding) => {
    const beeld = `../../shared/merk/beeld/meeuwis-${houding}.svg`
    await expect(tekenMeeuwisGroot(houding)).toMatchFileSnapshot(beeld)
  })
})
