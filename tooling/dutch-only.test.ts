import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { ROOT } from '../rig/run.ts'
import { textsIn } from './texts-in.ts'

const SOURCES = '{apps/{api,web},packages/{contracts,importers,ui}}/src/**/*.{ts,tsx}'
/** Texts that nobody reads on a screen: names in test data, SQL, and our own gallery. */
const EXCLUDED = ['**/*.test.*', '**/*.queries.ts', '**/{seed,proef,schema,galerij}/**']
/**
 * Sentences that are shown in the Netherlands only, about numbers that no other country has, and texts that the code picks
 * after asking for the country.
 */
const KNOWN = new Set([
  'Een BRIN-nummer ziet eruit als 12AB of 12AB00',
  'ECK iD',
  'Hetzelfde ECK iD',
  'Dit ECK iD heeft niet de goede vorm. De leerling is gelezen zonder dit nummer.',
  'Dit ECK iD staat er meer dan eens in. Geen van beide is gelezen; herstel het in je administratie.',
  'BRIN-nummer',
  'de groep',
])

const dutchIn = (file: string, source: string): string[] =>
  textsIn(file, source)
    .filter((text) => !KNOWN.has(text))
    .flatMap((text) => findHollands(text).map(({ woord }) => `${file}: '${woord}' in '${text}'`))

describe('what the source says to people', () => {
  it('names nothing by a word of the Netherlands alone: that comes from the wording sets', () => {
    const found = globSync(SOURCES, { cwd: ROOT, exclude: EXCLUDED }).flatMap((file) =>
      dutchIn(file, readFileSync(path.join(ROOT, file), 'utf8')),
    )
    expect(found).toEqual([])
  })

  it('is seen in a tag, an attribute and a template, and not in SQL or a class', () => {
    const source = `const a = <p className="groep-kaart groep-rij" title="Kies een groep">
      Deze groep is leeg. {\`\${naam} zit in een groep\`}</p>
      const b = sql\`select groep from groep where groep is null\``
    expect(dutchIn('voorbeeld.tsx', source)).toHaveLength(3)
  })
})
