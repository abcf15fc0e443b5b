import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REGELS } from './naspelen.ts'

const SPELLEN = Object.keys(REGELS)

/** Returns all styles of a game. */
function stijlVan(id: string): string {
  const map = new URL(`./${id}/`, import.meta.url)
  const bladen = readdirSync(map).filter((naam) => naam.endsWith('.css'))
  return bladen.map((naam) => readFileSync(new URL(naam, map), 'utf8')).join('\n')
}

/** Returns what the names of classes and movements begin with, those of the kit left out. */
const voorvoegselsIn = (stijl: string): string[] => [
  ...new Set(
    Array.from(stijl.matchAll(/(?:\.|@keyframes )(?!lhs-)([a-z]+)-/g), ([, voor = '']) => voor),
  ),
]

const zonderUitleg = (stijl: string): string => stijl.replaceAll(/\/\*[^]*?\*\//g, '')

const STAP_VAN_BEWEGING = /^(?:from|to|[\d.]+%)$/

/** Returns the selectors that also hold outside the game with this prefix. */
function lekken(stijl: string, voor: string): string[] {
  const koppen = zonderUitleg(stijl).matchAll(/([^{};]+)\{/g)
  return Array.from(koppen, ([, kop = '']) => kop.trim())
    .filter((kop) => !kop.startsWith('@'))
    .flatMap((kop) => kop.split(/,(?![^(]*\))/).map((deel) => deel.trim()))
    .filter((deel) => !STAP_VAN_BEWEGING.test(deel) && !deel.includes(`.${voor}-`))
}

/** Returns the rules that draw something round what has the focus, also for who plays with a finger. */
const ringenVoorVingers = (stijl: string): string[] =>
  Array.from(zonderUitleg(stijl).matchAll(/([^{};]*:focus-visible[^{};]*)\{/g), ([, kop = '']) =>
    kop.trim(),
  )
    .flatMap((kop) => kop.split(/,(?![^(]*\))/).map((deel) => deel.trim()))
    .filter((deel) => /(?<!:not\([^)]*):focus-visible/.test(deel))
    .filter((deel) => !deel.startsWith('.lhs-spel[data-toetsen] '))

describe('a ring round what has the focus', () => {
  it.each(SPELLEN)('is drawn in %s for keys alone: to a finger it looks like a choice', (id) => {
    expect(ringenVoorVingers(stijlVan(id))).toEqual([])
  })

  it('is found where a finger sees it too (decoy)', () => {
    const stijl = `.xx-a:focus-visible .xx-b { outline: none }
      .lhs-spel[data-toetsen] .xx-a:focus-visible { outline: none }
      .xx-a:not([hidden], :focus-visible) { outline: none }`
    expect(ringenVoorVingers(stijl)).toEqual(['.xx-a:focus-visible .xx-b'])
  })
})

describe('the styles of every game that was opened stay on the page, so', () => {
  it('no two games name their classes and movements alike', () => {
    const voorvoegsels = SPELLEN.map((id) => voorvoegselsIn(stijlVan(id)).join())
    expect(voorvoegsels).toEqual(voorvoegsels.map(() => expect.stringMatching(/^[a-z]+$/)))
    expect(new Set(voorvoegsels).size).toBe(SPELLEN.length)
  })

  it.each(SPELLEN)('%s styles nothing but itself', (id) => {
    const stijl = stijlVan(id)
    const [voor = ''] = voorvoegselsIn(stijl)
    expect(lekken(stijl, voor)).toEqual([])
  })

  it('and a piece of the kit that a game styles everywhere is found (decoy)', () => {
    const stijl = `@container (width < 460px) {
      .xx-paneel .lhs-toetsen button { height: 44px }
      /* .lhs-stil { gap: 0 } */
      .lhs-toetsen button, .xx-knop:is(.a, .b) { height: 44px }
    }
    @keyframes xx-op { from { opacity: 0 } 50%, to { opacity: 1 } }`
    expect(lekken(stijl, 'xx')).toEqual(['.lhs-toetsen button'])
  })
})
