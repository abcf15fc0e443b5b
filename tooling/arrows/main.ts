import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run.ts'
import { findViolations, pureModules } from './find-violations.ts'
import { impureCalls } from './impure-calls.ts'
import { readGraph } from './module-graph.ts'
import { IN_BROWSER, storageUses } from './storage-uses.ts'

/** Checks every import of the repository against the arrows of the architecture. */
const graph = readGraph(ROOT)
const bron = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const isScript = (file: string): boolean => /\.tsx?$/.test(file)
const calls = [...pureModules(graph)].filter(isScript).flatMap((file) =>
  impureCalls(file, bron(file)).map((call) => ({
    regel: 'zonder klok, toeval of machine',
    melding: `${file}: ${call}`,
  })),
)
const stores = graph.files
  .filter((file) => isScript(file) && IN_BROWSER.test(file))
  .flatMap((file) =>
    storageUses(file, bron(file)).map((naam) => ({
      regel: 'opslag-langs-de-deur',
      melding: `${file}: ${naam}`,
    })),
  )
const violations = [...findViolations(graph), ...calls, ...stores]
for (const { regel, melding } of violations) process.stdout.write(`${regel}: ${melding}\n`)
process.stdout.write(
  `${graph.files.length} modules, ${graph.edges.length} pijlen, ${violations.length} fout\n`,
)
process.exitCode = violations.length === 0 ? 0 : 1
