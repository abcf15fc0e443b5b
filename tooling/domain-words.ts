import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  forbiddenVerbs,
  forbiddenWords,
  functionsIn,
  namesIn,
  namesInPath,
  namesInSql,
  twinsIn,
  verbsIn,
} from './domain-names.ts'
import { ROOT } from '../rig/run.ts'

const SOURCES = '{apps,packages,tooling,bench,e2e,rig}/**/*.{ts,tsx,css,sql,json,txt}'
const MODULES = '{apps,packages,tooling,bench,e2e,rig}/**/*.{ts,tsx}'
/** Environment variables, which belong to the operator and are in English. */
const ENVIRONMENT: ReadonlySet<string> = new Set(['PUPIL_SECRET_KEY'])
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/data/**']

/** Returns the names in a file: its own, and the identifiers or columns in it. */
function namesOf(file: string): ReadonlySet<string> {
  const names = new Set(namesInPath(file))
  const source = (): string => readFileSync(path.join(ROOT, file), 'utf8')
  if (/\.tsx?$/.test(file)) return names.union(namesIn(file, source()))
  if (file.endsWith('.sql')) return names.union(namesInSql(source()))
  return names
}

/** Refuses the English twins of the domain's nouns in names (docs/woordenboek.md). */
const table = readFileSync(path.join(ROOT, 'docs/woordenboek.md'), 'utf8')
const forbidden = forbiddenWords(table)
let found = 0
for (const file of globSync(SOURCES, { cwd: ROOT, exclude: EXCLUDED })) {
  for (const { name, twin, word } of twinsIn(namesOf(file).difference(ENVIRONMENT), forbidden)) {
    found += 1
    process.stdout.write(`${file}: '${name}' zegt '${twin}'; ons woord is '${word}'\n`)
  }
}
/** Refuses functions that begin with a Dutch verb (STYLE.md). */
const verbs = forbiddenVerbs(readFileSync(path.join(ROOT, 'STYLE.md'), 'utf8'))
if (verbs.size === 0) throw new Error('STYLE.md has no table of verbs')
for (const file of globSync(MODULES, { cwd: ROOT, exclude: EXCLUDED })) {
  const functions = functionsIn(file, readFileSync(path.join(ROOT, file), 'utf8'))
  for (const { name, twin, word } of verbsIn(functions, verbs)) {
    found += 1
    process.stdout.write(`${file}: '${name}' begint met '${twin}'; ons werkwoord is '${word}'\n`)
  }
}
process.stdout.write(
  `${forbidden.size + verbs.size} woorden die wij niet gebruiken, ${found} keer gevonden\n`,
)
process.exitCode = found === 0 ? 0 : 1
