import { describe, expect, it } from 'vitest'
import { teBewaren } from './te-bewaren.ts'

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: [
      'src/landkaart-screen.tsx',
      'src/groep-screen.tsx',
      'src/spel-screen.tsx',
      'src/sessie-wacht.tsx',
    ],
    css: ['index.css'],
    assets: ['nunito.woff2'],
  },
  '_react.js': { file: 'react.js' },
  'src/landkaart-screen.tsx': { file: 'kaart.js', imports: ['index.html'], css: ['kaart.css'] },
  'src/groep-screen.tsx': { file: 'groep.js', imports: ['index.html'] },
  'src/spel-screen.tsx': {
    file: 'spel.js',
    imports: ['index.html', '_kit.js'],
    dynamicImports: ['games/glazenwasser/index.ts'],
  },
  'src/sessie-wacht.tsx': {
    file: 'wacht.js',
    imports: ['index.html'],
    dynamicImports: ['src/verleng-dialoog.tsx'],
  },
  'src/verleng-dialoog.tsx': { file: 'verleng.js' },
  '_kit.js': { file: 'kit.js', dynamicImports: ['_pixi.js'] },
  '_pixi.js': { file: 'pixi.js' },
  'games/glazenwasser/index.ts': { file: 'glazenwasser.js', assets: ['raam.webp'] },
}

describe('what is kept for when the network drops', () => {
  it('the shell with its styles and letters, and all that the pupil’s pages and the watch beside them can load', () => {
    expect([...teBewaren(manifest)].toSorted()).toEqual([
      'glazenwasser.js',
      'index.css',
      'index.js',
      'kaart.css',
      'kaart.js',
      'kit.js',
      'nunito.woff2',
      'pixi.js',
      'raam.webp',
      'react.js',
      'spel.js',
      'verleng.js',
      'wacht.js',
    ])
  })

  it('not the teacher’s pages', () => {
    expect(teBewaren(manifest).has('groep.js')).toBe(false)
  })
})
