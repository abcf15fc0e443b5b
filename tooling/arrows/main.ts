import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../rig/run.ts'
import { dayUses, MET_DAGEN } from './day-uses.ts'
import { findViolations, pureModules } from './find-violations.ts'
import { impureCalls } from './impure-calls.ts'
import { readGraph } from './module-graph.ts'
import { IN_BROWSER, storageUses } from './storage-uses.ts'
import { MET_VELDEN, typedFields } from './typed-fields.ts'

/**
 * Checks every import of the repository against the arrows of the architecture, and the sources against the rules for calls,
 * storage, fields and days.
 */
const graph = readGraph(ROOT)
const bron = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const isScript = (file: string): boolean => /\.tsx?$/.test(file)
const regels = (
  files: Iterable<string>,
  regel: string,
  find: (file: string, source: string) => readonly string[],
) =>
  [...files]
    .filter(isScript)
    .flatMap((file) => find(file, bron(file)).map((wat) => ({ regel, melding: `${file}: ${wat}` })))
const waar = (patroon: RegExp): readonly string[] =>
  graph.files.filter((file) => patroon.test(file))
const eigen = [
  ...regels(pureModules(graph), 'zonder klok, toeval of machine', impureCalls),
  ...regels(waar(IN_BROWSER), 'opslag-langs-de-deur', storageUses),
  ...regels(waar(MET_VELDEN), 'veld-zoals-getypt', typedFields),
  ...regels(waar(MET_DAGEN), 'dag-is-geen-moment', dayUses),
]
const violations = [...findViolations(graph), ...eigen]
for (const { regel, melding } of violations) process.stdout.write(`${regel}: ${melding}\n`)
process.stdout.write(
  `${graph.files.length} modules, ${graph.edges.length} pijlen, ${violations.length} fout\n`,
)
process.exitCode = violations.length === 0 ? 0 : 1
