import { runChecks } from './checks.ts'

/** `npm run check`: the gates that need neither database nor browser. */
const { passed, failed } = await runChecks()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
