import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { addNotFoundHandler } from './errors-http.ts'
import type { OwnHost } from './own-hosts.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { addWebApp } from './web-app.ts'

const page = (word: string) =>
  `<html><head><meta name="hosts" content=""><link rel="canonical" href="{{herkomst}}/site/home">{{andere-talen}}<style>p{}</style><script>go()</script></head>${word}<script type="application/json">{}</script></html>`

/** Builds the smallest possible web app, and returns its folder. */
function buildFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'web-'))
  mkdirSync(join(root, 'paginas'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'assets/index-aaaa1111.js'), 'go()')
  writeFileSync(join(root, 'sw.js'), 'watch()')
  writeFileSync(join(root, 'index.html'), '<div id="app"></div>')
  writeFileSync(join(root, 'paginas/home.nl.html'), page('groep'))
  writeFileSync(join(root, 'paginas/home.be.html'), page('klas'))
  const paginas = { '/site/home': { nl: 'home.nl.html', be: 'home.be.html' } }
  writeFileSync(join(root, 'paginas/begin.html'), '<script>vroeg()</script><div id="app"></div>')
  const beginnen = [{ pad: '^/leerling/(?<leerlingId>[^/]+)/?$', bestand: 'begin.html' }]
  const lijst = { paginas, doorverwijzingen: { '/': '/site/home' }, beginnen }
  writeFileSync(join(root, 'paginas/lijst.json'), JSON.stringify(lijst))
  return root
}

async function serve(root: string, ownHosts: readonly OwnHost[] = []) {
  const app = Fastify()
  addSecurityHeaders(app)
  const variant = (host: string) => (host.endsWith('.be') ? 'be' : 'nl')
  const sendPage = await addWebApp(app, { root, meta: { hosts: 'x.example' }, variant, ownHosts })
  addNotFoundHandler(app, [], sendPage)
  return app
}

const sha = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('pages that the build wrote out', () => {
  it('come in the wording of the host, with the settings filled in', async () => {
    const app = await serve(buildFolder())
    const get = (host: string) => app.inject({ url: '/site/home/?a=1', headers: { host } })
    const [nl, be] = [await get('haven.nl'), await get('haven.be')]
    expect([nl.body.includes('groep'), be.body.includes('klas')]).toEqual([true, true])
    expect(be.body).toContain('content="x.example"')
  })

  it('name the other wording and their one address where the hosts are known, else neither', async () => {
    const known = await serve(buildFolder(), [
      { host: 'haven.nl', variant: 'nl', language: 'nl-NL' },
      { host: 'haven.be', variant: 'be', language: 'nl-BE' },
    ])
    const get = { url: '/site/home', headers: { host: 'www.haven.be' } }
    const { body } = await known.inject(get)
    expect(body).toContain('rel="canonical" href="https://haven.be/site/home"')
    expect(body).toContain('hreflang="nl-NL" href="https://haven.nl/site/home"')
    const unknown = await (await serve(buildFolder())).inject(get)
    expect(unknown.body).not.toMatch(/hreflang|andere-talen|canonical|herkomst|haven\.be/)
  })

  it('name what is inside them in their policy, and nothing else', async () => {
    const app = await serve(buildFolder())
    const policy = String((await app.inject('/site/home')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${sha('go()')};`)
    expect(policy).toContain(`style-src 'self' ${sha('p{}')};`)
    expect(policy).not.toContain(sha('{}'))
    const appPage = await app.inject('/app/auth/login')
    expect(appPage.headers['content-security-policy']).toContain("script-src 'self';")
  })

  it('are for some addresses the app itself, with what it starts with', async () => {
    const app = await serve(buildFolder())
    const [start, other] = [await app.inject('/leerling/x/'), await app.inject('/leerling/x/y')]
    expect(start.body).toContain('vroeg()')
    expect(String(start.headers['content-security-policy'])).toContain(sha('vroeg()'))
    expect(other.body).not.toContain('vroeg()')
  })

  it('travel packed to who can unpack them', async () => {
    const app = await serve(buildFolder())
    const get = (accept: string) =>
      app.inject({ url: '/site/home', headers: { host: 'haven.nl', 'accept-encoding': accept } })
    const [br, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')]
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(br.headers['content-encoding']).toBe('br')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect((await get('gzip, br')).rawPayload).toEqual(br.rawPayload)
    expect(br.headers['vary']).toContain('accept-encoding')
  })

  it('are packed once, whatever their visitors call us: no host makes a page of its own', async () => {
    const app = await serve(buildFolder())
    const get = (host: string) =>
      app.inject({ url: '/site/home', headers: { host, 'accept-encoding': 'br' } })
    const eerste = await get('haven.nl')
    const anders = await Promise.all(
      Array.from({ length: 50 }, (_, i) => get(i % 2 ? `h${i}.example` : `a"><b>${i}.nl`)),
    )
    expect(new Set(anders.map(({ rawPayload }) => rawPayload.toString('base64')))).toEqual(
      new Set([eerste.rawPayload.toString('base64')]),
    )
    expect(brotliDecompressSync(eerste.rawPayload).toString()).not.toContain('haven.nl')
  })

  it('leave other addresses to the app, and send short ones on', async () => {
    const app = await serve(buildFolder())
    expect((await app.inject('/')).headers['location']).toBe('/site/home')
    for (const url of ['/app/auth/login', '/index.html'])
      expect((await app.inject(url)).body).toBe('<div id="app"></div>')
    for (const url of ['/paginas/home.nl.html', '/weg.js', '/paginas/lijst.json'])
      expect((await app.inject(url)).statusCode).toBe(404)
  })
})

describe('files of the build', () => {
  const policyOf = async (url: string) => (await (await serve(buildFolder())).inject(url)).headers

  it('carry what matters to a file, and may do nothing when they are opened as a page', async () => {
    const headers = await policyOf('/assets/index-aaaa1111.js')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('permissions-policy')
  })

  it('do not include the service worker, which calls with the policy of the file it came in', async () => {
    const headers = await policyOf('/sw.js')
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
    expect(headers['cache-control']).toBe('no-cache')
  })
})
