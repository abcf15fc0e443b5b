import { close, runChecks } from './checks.ts'

/** `npm run check`: runs the gates that need neither database nor browser. */
close([await runChecks()])
