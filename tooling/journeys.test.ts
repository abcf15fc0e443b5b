import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseJourneys, type Journey } from './journeys.ts'

const journey = (name: string, source = ''): Journey => ({ file: `e2e/${name}.e2e.ts`, source })
const NINE = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'groepen-beheren', 'prullenbak'].map((name) =>
  journey(name, `import { uitleg } from './uitleg-${name}.ts'`),
)
const boom = { naam: 'b1', gewijzigd: [], isNacht: false }
const drawn = chooseJourneys(NINE, boom)
const left = NINE.filter(({ file }) => !drawn.includes(file))

describe('the journeys of a run', () => {
  it('are a quarter by day and all by night', () => {
    expect(drawn).toHaveLength(3)
    expect(chooseJourneys(NINE, { ...boom, isNacht: true })).toHaveLength(9)
  })

  it('are those that changed as well, or what they are made of, and no others', () => {
    const one = left[0] ?? journey('none')
    const piece = `e2e/uitleg-${path.basename(one.file, '.e2e.ts')}.ts`
    for (const gewijzigd of [[one.file], [piece]]) {
      const chosen = chooseJourneys(NINE, { ...boom, gewijzigd })
      expect(chosen).toHaveLength(4)
      expect(chosen).toContain(one.file)
    }
    expect(chooseJourneys(NINE, { ...boom, gewijzigd: ['README.md'] })).toEqual(drawn)
  })

  it('are those whose own folder changed', () => {
    const scaffold = { file: 'tooling/scaffold/scaffold.e2e.ts', source: '' }
    const has = (at: string): boolean =>
      ['1', '2', '3', '4', '5', '6'].every((naam) =>
        chooseJourneys([...NINE, scaffold], { ...boom, naam, gewijzigd: [at] }).includes(
          scaffold.file,
        ),
      )
    expect(has('tooling/scaffold/plan.ts')).toBe(true)
    expect(has('tooling/dev/plan.ts')).toBe(false)
  })

  it.each(['apps/web/src/features/groepen/', 'apps/api/src/features/groepen/'])(
    'are those named after a feature that changed: %s',
    (folder) => {
      const bomen = ['1', '2', '3', '4', '5', '6'].map((naam) => ({ ...boom, naam }))
      const has = (gewijzigd: string[]) => (b: typeof boom) =>
        chooseJourneys(NINE, { ...b, gewijzigd }).includes('e2e/groepen-beheren.e2e.ts')
      expect(bomen.every(has([`${folder}lijst.ts`]))).toBe(true)
      expect(bomen.every(has(['apps/web/src/features/licentie/lijst.ts']))).toBe(false)
    },
  )

  it('are always those that prove that nothing is lost and nobody comes where they may not', () => {
    const root = path.resolve(import.meta.dirname, '..')
    const all = globSync('{e2e,tooling}/**/*.e2e.ts', { cwd: root }).map((file) => ({
      file: file.replaceAll(path.sep, '/'),
      source: readFileSync(path.join(root, file), 'utf8'),
    }))
    for (const naam of ['1', '2', '3']) {
      const chosen = chooseJourneys(all, { ...boom, naam })
      for (const name of ['start', 'toegang', 'leerling-inloggen', 'les', 'net-weg'])
        expect(chosen).toContain(`e2e/${name}.e2e.ts`)
      expect(chosen.length).toBeLessThan(all.length / 2)
    }
  })
})
