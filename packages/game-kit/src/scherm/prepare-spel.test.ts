import { afterEach, expect, it, vi } from 'vitest'
import { makeManifest, type ManifestDelen } from '../regels/manifest.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const krant = { soort: 'woord' as const, id: 'krant', word: 'krant', graphemes: [...'krant'] }
const spel = (content?: ManifestDelen['content']) =>
  makeManifest({
    id: 'groeivis',
    title: '',
    family: 'bouwen',
    hoofdvorm: 'bouw',
    gok: 0.02,
    vormen: { spelling: [['bouw', 3, 8]] },
    minutes: [2, 4],
    calm: 'same',
    beschrijving: '',
    status: 'klaar',
    ...(content ? { content } : {}),
  })

it('a game that plays words can explain any mistake in them; one that plays sentences fetches nothing for it', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'nl-NL' } })
  // What explains mistakes is kept by its module once it is here. This test begins before that, whatever ran first.
  vi.resetModules()
  const { uitlegVan } = await import('../regels/fout-uitleg.ts')
  const { prepareSpel } = await import('./prepare-spel.ts')
  vi.useFakeTimers()
  let keren = 0
  const prepare = () => (keren += 1)
  const bare = uitlegVan(krant, 'krand')
  prepareSpel({ manifest: spel(['zin', 'gat']), prepare })
  vi.runAllTimers()
  await import('@letterhaven/taal/fouten')
  expect(uitlegVan(krant, 'krand')).toBe(bare)
  prepareSpel({ manifest: spel(), prepare })
  vi.runAllTimers()
  vi.useRealTimers()
  await expect.poll(() => uitlegVan(krant, 'krand')).not.toBe(bare)
  expect(keren).toBe(2)
})
