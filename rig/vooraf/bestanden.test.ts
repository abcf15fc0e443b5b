import { describe, expect, it } from 'vitest'
import { beginVan, bestandenVan } from './bestanden.ts'

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['basis.css'] },
  '_react.js': { file: 'react.js' },
  'src/home.tsx': { file: 'home.js', imports: ['index.html', '_merk.js'], css: ['home.css'] },
  '_merk.js': { file: 'merk.js', css: ['merk.css'] },
  'src/login.tsx': { file: 'login.js', css: ['login.css'] },
}

describe('the files of a written page', () => {
  it('are those of its modules and of all that they import, its own rules last', () => {
    expect(bestandenVan(manifest, [beginVan(manifest), 'src/home.tsx'])).toEqual({
      scripts: ['/index.js', '/react.js', '/home.js', '/merk.js'],
      stijlen: ['/basis.css', '/merk.css', '/home.css'],
    })
  })

  it('are not those of other pages', () => {
    expect(bestandenVan(manifest, ['src/home.tsx']).stijlen).not.toContain('/login.css')
  })

  it('must be known: a page that moved stops the build', () => {
    expect(() => bestandenVan(manifest, ['src/weg.tsx'])).toThrow('src/weg.tsx')
  })
})
