import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import { describe, expect, it } from 'vitest'
import { routeVan } from '../../apps/web/src/shared/routes/routes.ts'
import { makeBeginHtml, patroonVan } from './begin-html.ts'
import { BEGINNEN } from './begin-lijst.ts'

const appPagina =
  '<head><script>begin()</script><script type="module" crossorigin src="/assets/index.js"></script></head><body><div id="app"></div></body>'
const manifest = {
  'src/groep.tsx': {
    file: 'assets/groep.js',
    css: ['assets/groep.css'],
    imports: ['_index.js', '_werk.js'],
    assets: ['assets/letter-aaaa1111.woff2'],
  },
  '_index.js': { file: 'assets/index.js' },
  '_werk.js': { file: 'assets/werk.js', css: ['assets/werk.css'] },
  'src/letter-groot.svg': { file: 'assets/letter-groot-bbbb2222.svg' },
}
const bouw = {
  appPagina,
  manifest,
  schetsen: { kaart: '<i>zee</i>', deur: '<i>deur</i>', werk: '<i>kader</i>' },
  readStijl: (href: string) => `/* ${href} */`,
}
const begin = {
  route: 'a-groep',
  modules: ['src/groep.tsx'],
  bestanden: ['letter'],
  roept: [groepenEndpoints.getGroep],
} as const

describe('the page on which a visit begins', () => {
  const html = makeBeginHtml(bouw, begin)

  it('asks for what its first view needs, as the build asks for it', () => {
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/groep.js">')
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/werk.js">')
    expect(html).toMatch(/<link rel="preload" as="style" [^>]*href="\/assets\/groep.css">/)
    expect(html).toContain('"letters":["/assets/letter-aaaa1111.woff2"]')
  })

  it('shows its sketch before the app, with the rules that draw it', () => {
    const metSchets = makeBeginHtml(bouw, {
      ...begin,
      schets: { naam: 'kaart', voor: 'ingelogd', modules: begin.modules },
    })
    expect(metSchets).toContain('<body><div id="schets"><i>zee</i></div><div id="app">')
    expect(metSchets).toMatch(/<link rel="stylesheet" [^>]*href="\/assets\/groep.css">/)
    expect(html).not.toContain('schets')
  })

  it('lets the sketch wait for its own rules, not for those of the page', () => {
    const kader = {
      ...begin,
      schets: { naam: 'werk', voor: 'ingelogd', modules: ['_werk.js'] },
    } as const
    const metKader = makeBeginHtml(bouw, kader)
    expect(metKader).toMatch(/<link rel="stylesheet" [^>]*href="\/assets\/werk.css">/)
    expect(metKader).toMatch(/<link rel="preload" as="style" [^>]*href="\/assets\/groep.css">/)
  })

  it('draws itself from one answer for who comes first, and names the app for later', () => {
    const deur = { naam: 'deur', voor: 'uitgelogd', modules: begin.modules } as const
    const eerste = makeBeginHtml(bouw, { ...begin, schets: deur })
    expect(eerste).toContain('<style>/* /assets/werk.css *//* /assets/groep.css */</style>')
    expect(eerste).toContain(
      '"app":{"script":"/assets/index.js","stijlen":["/assets/werk.css","/assets/groep.css"],"vooruit":["/assets/groep.js","/assets/werk.js"]}',
    )
    expect(eerste).not.toMatch(/<(?:script|link)[^>]* crossorigin/)
    expect(eerste).toContain('<body><div id="schets"><i>deur</i></div>')
    const zonder = { ...bouw, appPagina: '<head><script>begin()</script></head>' }
    expect(() => makeBeginHtml(zonder, { ...begin, schets: deur })).toThrow('geen script')
  })

  it('asks for nothing twice, and not for what only looks like it', () => {
    expect(html.split('/assets/index.js')).toHaveLength(2)
    expect(html).not.toContain('letter-groot')
  })

  it('says which calls it starts with, before the script that makes them', () => {
    const [voor = ''] = html.split('<script>begin()')
    expect(voor).toContain('"roept":["/api/admins/{adminId}/groepen/{groepId}"]')
  })

  it('names what is gone: the build stops', () => {
    const weg = { ...begin, bestanden: ['lettertje'] }
    expect(() => makeBeginHtml(bouw, weg)).toThrow('lettertje')
    const soort = { ...manifest, 'src/groep.tsx': { file: 'assets/groep.wasm' } }
    expect(() => makeBeginHtml({ ...bouw, manifest: soort }, { ...begin, bestanden: [] })).toThrow(
      'wasm',
    )
  })
})

describe('the pattern of an address', () => {
  const groep = new RegExp(patroonVan('/admins/{adminId}/{groepenwoord}/{groepId}/leerlingen'))

  it('takes every word for groups, with or without a slash at the end', () => {
    for (const pad of ['/admins/a/groepen/g/leerlingen', '/admins/a/klassen/g/leerlingen/'])
      expect(groep.exec(pad)?.groups).toEqual({ adminId: 'a', groepId: 'g' })
  })

  it('does not take a page below or beside it', () => {
    expect(groep.test('/admins/a/groepen/g/leerlingen/l')).toBe(false)
    expect(groep.test('/admins/a/b/groepen/g/leerlingen')).toBe(false)
  })

  it('of each page is the first that fits it, so that none begins as another', () => {
    for (const { route } of BEGINNEN) {
      const adres = routeVan(route)
        .path.replace('{groepenwoord}', 'groepen')
        .replaceAll(/\{\w+\}/g, 'x')
      const eerste = BEGINNEN.find(({ route: een }) =>
        new RegExp(patroonVan(routeVan(een).path)).test(adres),
      )
      expect([adres, eerste?.route]).toEqual([adres, route])
    }
  })

  it('has a named part for all that the calls of its page need', () => {
    for (const { route, roept } of BEGINNEN)
      for (const { method, path } of roept) {
        expect([route, method]).toEqual([route, 'GET'])
        expect(path).not.toContain('?')
      }
  })
})
