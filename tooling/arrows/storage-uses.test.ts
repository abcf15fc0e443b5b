import { describe, expect, it } from 'vitest'
import { IN_BROWSER, storageUses } from './storage-uses.ts'

const IN = 'apps/web/src/features/spelen/spel.ts'

describe('there is one door to each store of the browser', () => {
  it.each([
    ["localStorage.setItem('a', 'b')", 'localStorage'],
    ['const kast = window.sessionStorage', 'sessionStorage'],
    ["const kast = window['localStorage']", 'localStorage'],
    ['const { localStorage } = window', 'localStorage'],
    ['lees(globalThis.indexedDB)', 'indexedDB'],
    ["const k = await caches.open('plaatjes')", 'caches'],
    ["document.cookie = 'a=b'", 'cookie'],
    ['await navigator.locks.request(naam, werk)', 'locks'],
    ['WachtwoordSchema.safeParse(tekst)', 'safeParse'],
    ["'serviceWorker' in navigator && navigator.serviceWorker.ready", 'serviceWorker'],
  ])('%s is refused', (source, naam) => {
    expect(storageUses(IN, source)).toEqual([naam])
  })

  it('is open to the door itself, and to that one alone', () => {
    const source = 'export const open = () => window.localStorage'
    expect(storageUses('packages/ui/src/apparaat/opslag.ts', source)).toEqual([])
    expect(storageUses('packages/ui/src/stijl/thema.ts', source)).toEqual(['localStorage'])
  })

  it('lets the words pass where nothing is touched', () => {
    const source = `
      /** Not localStorage itself. */
      import { winkels } from '@letterhaven/ui/apparaat/opslag'
      export const tekst = 'cookies en localStorage'
      export const user = winkels.local.getItem('user')`
    expect(storageUses(IN, source)).toEqual([])
  })

  it.each([
    ['apps/web/src/vooraf/begin.ts', true],
    ['apps/web/src/sw/sw.ts', true],
    ['packages/games/src/glazenwasser/scene.ts', true],
    ['packages/game-kit/src/host.ts', true],
    ['packages/ui/src/apparaat/opslag.test.ts', false],
    ['apps/api/src/app.ts', false],
  ])('is looked for in what runs in a browser: %s %s', (file, gekeken) => {
    expect(IN_BROWSER.test(file)).toBe(gekeken)
  })
})
