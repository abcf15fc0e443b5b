import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { vindHollands } from '@letterhaven/domain/vlaamse-verboden'
import { ROOT } from './run.ts'

const SOURCES = '{apps/{api,web},packages/{contracts,importers,ui}}/src/**/*.{ts,tsx}'
/** Texts that nobody reads on a screen: names of tests' data, SQL, our own gallery. */
const EXCLUDED = ['**/*.test.*', '**/*.queries.ts', '**/{seed,proef,schema,galerij}/**']
/** The one sentence that is said in the Netherlands alone, and the one that asks the country first. */
const KNOWN = new Set(['Een BRIN-nummer is als 12AB of 12AB00', 'BRIN-nummer', 'de groep'])

/** Two words of a sentence, or one that begins like a label; not a list of class names. */
const isText = (text: string): boolean =>
  /\p{L}[,.;:]? +\p{L}|^\p{Lu}/u.test(text) && !/^(?:[a-z]+(?:-[a-z0-9]+)+ ?)+$/.test(text)

/** The pieces of text in a source that may end up before somebody's eyes. */
function textsIn(file: string, source: string): string[] {
  const texts: string[] = []
  const skipped = new Set<number>()
  const keep = (start: number, text: string) => {
    // What stands between braces is filled in later, by the wording set.
    if (!skipped.has(start))
      texts.push(
        text
          .replace(/\{\w+\}/g, '…')
          .replace(/\s+/g, ' ')
          .trim(),
      )
  }
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql')
        for (const { start } of quasi.quasis) skipped.add(start)
    },
    JSXText: ({ start, value }) => keep(start, value),
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && isText(value)) keep(start, value)
    },
    TemplateElement: ({ start, value }) => {
      if (isText(value.cooked ?? '')) keep(start, value.cooked ?? '')
    },
  }).visit(parseSync(file, source).program)
  return texts
}

const dutchIn = (file: string, source: string): string[] =>
  textsIn(file, source)
    .filter((text) => !KNOWN.has(text))
    .flatMap((text) => vindHollands(text).map(({ woord }) => `${file}: '${woord}' in '${text}'`))

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
