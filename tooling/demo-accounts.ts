import { listDemoAccounts } from '../apps/api/src/seed/demo-accounts.ts'

/** Prints the demonstration's sign-ins as JSON. The seed fixes them, so no server is needed. */
const [vlaamseHost = 'vlaams.localhost'] = (process.env['VLAAMSE_HOSTS'] ?? '')
  .split(',')
  .filter(Boolean)
process.stdout.write(`${JSON.stringify(listDemoAccounts(vlaamseHost), null, 2)}\n`)
