import { ROOT } from '../run.ts'
import { findViolations } from './find-violations.ts'
import { readGraph } from './module-graph.ts'

/** Checks every import of the repository against the arrows of the architecture. */
const graph = readGraph(ROOT)
const violations = findViolations(graph)
for (const { regel, melding } of violations) process.stdout.write(`${regel}: ${melding}\n`)
process.stdout.write(
  `${graph.files.length} modules, ${graph.edges.length} pijlen, ${violations.length} fout\n`,
)
process.exitCode = violations.length === 0 ? 0 : 1
