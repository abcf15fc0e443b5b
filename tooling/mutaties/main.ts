import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { ROOT } from '../../rig/run.ts'
import { type Graph, readGraph } from '../arrows/module-graph.ts'
import { type Exported, exportedFunctions, type Mutant, mutantsOf, withMutant } from './mutants.ts'
import { type Runner, startRunner } from './start-runner.ts'
import { testsOf } from './tests-of.ts'

/**
 * Rules are pure modules, judged by the unit tests of their own package, and what services decide, judged on a real database.
 * Of the kit only its rules: what draws is judged by its pictures, and what listens to a device or sounds by journeys.
 */
const RULES =
  /^(?:packages\/(?:domain\/src|adaptief\/src|game-kit\/src\/(?:regels|spraak|woord))\/(?!.*proef|.*\/use-)[^.]+|apps\/api\/src\/(?:features|kern)\/.+\.(?:service|policy))\.ts$/
const DRAWN = 40
/**
 * How much work the tests of one file may be on the unchanged source, in ms of a processor, since they run for each of its
 * mutants. A clock would leave tests out on a busy machine, and faults with them.
 */
const TESTS_MS = 30_000
/** A mutant that runs longer than this counts as noticed: nobody would wait for its test. */
const LONGEST_MS = 4 * TESTS_MS
const GOAL = 0.95

interface Drawn extends Exported {
  readonly file: string
}

/** Draws `DRAWN` of these by a seed; the same seed draws the same ones. */
function draw(all: readonly Drawn[], seed: number): readonly Drawn[] {
  const kans = stroom(seed)
  return all
    .map((one) => ({ one, lot: kans() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, DRAWN)
    .map(({ one }) => one)
}

const sourceOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

const allRules = ({ files }: Graph): readonly Drawn[] =>
  files
    .filter((file) => RULES.test(file))
    .flatMap((file) => exportedFunctions(file, sourceOf(file)).map((one) => ({ ...one, file })))

/** Returns the nearest tests of a file that together are quick enough; tests that take minutes are left out. */
async function quickTests(
  runner: Runner,
  file: string,
  source: string,
): Promise<readonly string[]> {
  const quick: string[] = []
  let left = TESTS_MS
  for (const test of testsOf(graph, file)) {
    if (left <= 0) break
    const sound = await runner.tryOut({ file, source, tests: [test] }, LONGEST_MS)
    if (sound?.killed) throw new Error(`${test}: it fails as ${file} stands`)
    left -= sound?.workMs ?? TESTS_MS
    if (sound && left > 0) quick.push(test)
  }
  return quick
}

const lineOf = (source: string, { start }: Mutant): number =>
  source.slice(0, start).split('\n').length

/** `node tooling/mutaties/main.ts [seed]`: plants faults in rules drawn by a seed, which the tests have to notice. */
const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 1e6))
const graph = readGraph(ROOT)
const drawn = draw(allRules(graph), seed)
process.stdout.write(`seed ${seed}\n`)
const todo = [...drawn]
let [killed, all] = [0, 0]

/** Plants every mutant of one function, and says which of them no test noticed. */
async function judge(runner: Runner, one: Drawn): Promise<void> {
  const source = sourceOf(one.file)
  const mutants = mutantsOf(one.file, source, one)
  if (mutants.length === 0) return
  const tests = await quickTests(runner, one.file, source)
  const lines: string[] = []
  for (const mutant of mutants) {
    const trial = { file: one.file, source: withMutant(source, mutant), tests }
    const outcome = await runner.tryOut(trial, LONGEST_MS)
    if (outcome && !outcome.killed)
      lines.push(`  lives: ${one.file}:${lineOf(source, mutant)} ${mutant.what}`)
  }
  const mine = mutants.length - lines.length
  killed += mine
  all += mutants.length
  lines.push(`${one.file} ${one.name}: ${mine} of ${mutants.length}, ${tests.length} tests`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Takes one function after another, beside other runners, until all are judged. */
async function work(): Promise<void> {
  const runner = await startRunner()
  for (let one = todo.shift(); one; one = todo.shift()) await judge(runner, one)
  runner.stop()
}

await Promise.all(Array.from({ length: availableParallelism() }, () => work()))
const share = all === 0 ? 1 : killed / all
process.stdout.write(
  `${killed} of ${all} mutants noticed (${(share * 100).toFixed(1)} %), seed ${seed}\n`,
)
if (share < GOAL) process.exitCode = 1
