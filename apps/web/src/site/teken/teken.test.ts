import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { AVONDLICHT, light } from './avondlicht.ts'
import { drawHero } from './hero.ts'
import { drawMeeuwisGroot } from './meeuwis-groot.ts'
import { TAFERELEN, drawTafereel } from './taferelen.ts'

const HERO = (['breed', 'smal'] as const).flatMap((vorm) => [
  [`hero-${vorm}-licht`, () => drawHero(vorm, false)] as const,
  [`hero-${vorm}-donker`, () => drawHero(vorm, true)] as const,
])

const TAFEREEL = TAFERELEN.flatMap((naam) => [
  [`${naam}-licht`, () => drawTafereel(naam, false)] as const,
  [`${naam}-donker`, () => drawTafereel(naam, true)] as const,
])

describe('the pictures of the home page', () => {
  it.each([...HERO, ...TAFEREEL])('%s.svg is what its drawing says', async (naam, teken) => {
    await expect(teken()).toMatchFileSnapshot(`../beeld/${naam}.svg`)
  })

  it.each(HERO)('%s weighs at most 40 KB on the wire, for every width', (_naam, teken) => {
    expect(gzipSync(teken()).length).toBeLessThan(40 * 1024)
  })
})

describe('evening light', () => {
  it('leaves white as the light itself, and black black', () => {
    expect(light('#ffffff', '#dcc4d6')).toBe('#dcc4d6')
    expect(light('#000000', '#dcc4d6')).toBe('#000000')
  })

  it('is bluer in the shade than on the side of the lamps, in every part of the picture', () => {
    const warmte = (kleur: string) =>
      Number.parseInt(kleur.slice(1, 3), 16) / Number.parseInt(kleur.slice(5), 16)
    for (const { warm, half, schaduw } of Object.values(AVONDLICHT)) {
      expect(warmte(warm)).toBeGreaterThan(warmte(half))
      expect(warmte(half)).toBeGreaterThan(warmte(schaduw))
    }
  })
})

describe('Meeuwis', () => {
  it.each(['zwaait', 'zoekt', 'wacht'] as const)('%s as he is drawn', async (houding) => {
    const beeld = `../../shared/merk/beeld/meeuwis-${houding}.svg`
    await expect(drawMeeuwisGroot(houding)).toMatchFileSnapshot(beeld)
  })
})
