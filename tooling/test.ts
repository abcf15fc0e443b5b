import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { close, runChecks, type Tally } from './checks.ts'
import { chooseJourneys } from './journeys.ts'
import { dezeBoom } from '../rig/loting.ts'
import { programOf, ROOT, runCommand } from '../rig/run.ts'
import { workBegin } from '../rig/work-begin.ts'
import { LEFT_OUT } from './left-out.ts'
import { type Report, tallyOf } from './test-tally.ts'

/** Runs vitest projects with their progress on screen, and counts them from vitest's own report. */
async function runTests(
  projects: readonly string[],
  options: readonly string[] = [],
): Promise<Tally> {
  const file = path.join(ROOT, '.cache', `vitest-${projects.join('-')}.json`)
  rmSync(file, { force: true })
  process.stdout.write(`\nTests: ${projects.join(', ')}\n`)
  const { ok } = await runCommand(
    [
      programOf('vitest'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    true,
  )
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
  return tallyOf(projects.join(', '), report, ok)
}

/** Chooses the journeys of this run, says how many that are, and leaves the others out of it. */
function drawJourneys(): void {
  const boom = dezeBoom()
  const journeys = globSync('{e2e,tooling}/**/*.e2e.ts', { cwd: ROOT }).map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    source: readFileSync(path.join(ROOT, file), 'utf8'),
  }))
  const chosen = new Set(chooseJourneys(journeys, boom))
  const left = journeys.map(({ file }) => file).filter((file) => !chosen.has(file))
  process.env[LEFT_OUT] = left.join(',')
  const rest = left.length === 0 ? '' : `; \`npm run test:nacht\` maakt ze alle`
  process.stdout.write(`\nReizen: ${chosen.size} van ${journeys.length}${rest}\n`)
}

/**
 * Runs everything: the static gates, then in one run the tests and the journeys in a real browser, because what waits for a
 * browser or a database leaves its core to others.
 */
async function runAll(): Promise<Tally[]> {
  process.stdout.write('Poorten\n')
  const gates = await runChecks()
  drawJourneys()
  return [gates, await runTests(['unit', 'api', 'e2e'])]
}

const CHANGED = '--gewijzigd'
const NIGHT = '--nacht'

/** Runs everything, with what takes too long to wait for: every game, more rounds, the benches' own tests. */
async function runNight(): Promise<Tally[]> {
  process.env['LETTERHAVEN_NACHT'] = '1'
  return [...(await runAll()), await runTests(['bench'])]
}

/** Runs every test that loads something changed since this work began. Journeys load no sources, so those are run by name. */
const runChanged = async (): Promise<Tally[]> => [
  await runTests(['unit', 'api'], ['--changed', workBegin(), '--passWithNoTests']),
]

/** Runs the tests and journeys whose path contains one of these texts. */
const runNamed = async (names: readonly string[]): Promise<Tally[]> => [
  await runTests(['unit', 'api', 'bench', 'e2e'], names),
]

/**
 * `npm test` runs everything, `npm test -- <name>` only those tests, `npm test -- --gewijzigd` the tests of what changed, and
 * `npm run test:nacht` everything at its longest.
 */
const asked = process.argv.slice(2)
const choose = asked.includes(CHANGED)
  ? runChanged
  : asked.includes(NIGHT)
    ? runNight
    : asked.length > 0
      ? runNamed
      : runAll
close(await choose(asked))
