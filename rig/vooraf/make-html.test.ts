import { describe, expect, it } from 'vitest'
import { ANDERE_TALEN, HERKOMST, makeHtml, type Omslag } from './make-html.ts'

const pagina = {
  pad: '/site/home',
  taal: 'nl-BE',
  titel: 'Lezen & "spellen"',
  omschrijving: 'Voor <klas> en thuis',
  modules: [],
  inhoud: '<main>Hallo</main>',
}
const omslag: Omslag = {
  metas: '<meta charset="utf-8">',
  stijl: 'p{color:red}',
  lettertype: '/assets/letter.woff2',
  begin: 'let thema',
  takeOver: 'let app',
  app: { script: '/assets/index.js', grap: '</script><b>' },
}

describe('a page that the build writes out', () => {
  const html = makeHtml(pagina, omslag)

  it('has its content where the app mounts, before any script of the app', () => {
    expect(html).toContain('<div id="app"><main>Hallo</main></div>')
    expect(html).not.toContain('src=')
  })

  it('says its language, title, description and own address, safely', () => {
    expect(html).toContain('<html lang="nl-BE">')
    expect(html).toContain('<title>Lezen &amp; &quot;spellen&quot;</title>')
    expect(html).toContain('content="Voor &lt;klas&gt; en thuis"')
    expect(html).toContain(`<link rel="canonical" href="${HERKOMST}/site/home">`)
    expect(html).toContain('content="index, follow"')
    expect(html.slice(0, html.indexOf('<body>'))).toContain(ANDERE_TALEN)
  })

  it('brings rules and the theme before the first word', () => {
    const hoofd = html.slice(0, html.indexOf('<body>'))
    expect(hoofd).toContain('<style>p{color:red}</style>')
    expect(hoofd).toContain('<script>let thema</script>')
  })

  it('lets no data end a script element', () => {
    expect(html).not.toContain('</script><b>')
    expect(html).toContain(String.raw`\u003c/script>`)
  })

  it('refuses rules or scripts that would end too early', () => {
    expect(() => makeHtml(pagina, { ...omslag, stijl: 'p{}</STYLE>' })).toThrow(/style/)
    expect(() => makeHtml(pagina, { ...omslag, begin: '"</script>"' })).toThrow(/script/)
  })

  it('has no style attribute, which the policy would refuse', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
  })
})
