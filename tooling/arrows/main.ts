import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run.ts'
import { findViolations, pureModules } from './find-violations.ts'
import { impureCalls } from './impure-calls.ts'
import { readGraph } from './module-graph.ts'

/** Checks every import of the repository against the arrows of the architecture. */
const graph = readGraph(ROOT)
const calls = [...pureModules(graph)]
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    impureCalls(file, readFileSync(path.join(ROOT, file), 'utf8')).map((call) => ({
      regel: 'zonder klok, toeval of machine',
      melding: `${file}: ${call}`,
    })),
  )
const violations = [...findViolations(graph), ...calls]
for (const { regel, melding } of violations) process.stdout.write(`${regel}: ${melding}\n`)
process.stdout.write(
  `${graph.files.length} modules, ${graph.edges.length} pijlen, ${violations.length} fout\n`,
)
process.exitCode = violations.length === 0 ? 0 : 1
