import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../rig/run.ts'
import { textsIn } from './texts-in.ts'

const SOURCES = '{apps/{api,web},packages/{contracts,domain,ui}}/src/**/*.{ts,tsx}'
const EXCLUDED = ['**/*.test.*', '**/*.{queries,statement}.ts', '**/{seed,proef,schema}/**']

/** One word for one thing: what screens must not say, and what they say instead. A spreadsheet's own words are its affair. */
const SAID: readonly { readonly not: RegExp; readonly but: string }[] = [
  { not: /\bopslaan\b|\bopgeslagen\b/iu, but: 'bewaren' },
  { not: /\bverwijderen\b|\bweggooien\b/iu, but: 'in de prullenbak zetten, of wissen' },
  { not: /(?<!-)\b(?:e?mailadres|emails)/iu, but: 'e-mailadres' },
]

const otherwiseIn = (file: string, source: string): string[] =>
  textsIn(file, source).flatMap((text) =>
    SAID.filter(({ not }) => not.test(text)).map(({ but }) => `${file}: '${text}', say: ${but}`),
  )

describe('what screens call one thing', () => {
  it('is one word everywhere', () => {
    const found = globSync(SOURCES, { cwd: ROOT, exclude: EXCLUDED }).flatMap((file) =>
      otherwiseIn(file, readFileSync(path.join(ROOT, file), 'utf8')),
    )
    expect(found).toEqual([])
  })

  it('is seen in a tag and in a sentence', () => {
    const source = `const a = <p title="Wijziging opslaan">Leerlingen verwijderen of e-mailadres kiezen</p>`
    expect(otherwiseIn('voorbeeld.tsx', source)).toHaveLength(2)
  })
})
