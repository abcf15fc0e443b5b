import { defineConfig } from 'vitest/config'
import { leftOut } from './tooling/left-out.ts'
import { TestOrder } from './tooling/test-order.ts'

/** Everything outside the browser journeys: pure packages, tooling, and the API on a real database. */
const shared = {
  environment: 'node',
  pool: 'threads',
  isolate: false,
  clearMocks: true,
  // What is waited for comes when it comes; a second is nothing on a machine that does three things at a time.
  expect: { poll: { timeout: 20_000 } },
} as const

const unit = {
  ...shared,
  name: 'unit',
  include: ['{packages,tooling,rig,e2e}/**/*.test.ts', 'apps/web/**/*.test.ts'],
  exclude: ['**/node_modules/**', '**/dist/**', 'packages/testkit/**'],
  setupFiles: ['tooling/vitest-toeval.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** What the benches measure with; run with them, and by `npm run test:nacht`. */
const bench = { ...unit, name: 'bench', include: ['bench/**/*.test.ts'] }

const api = {
  ...shared,
  name: 'api',
  include: ['apps/api/**/*.test.ts', 'packages/testkit/**/*.test.ts'],
  globalSetup: ['tooling/vitest-postgres.ts'],
  setupFiles: ['tooling/vitest-toeval.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

const e2e = {
  ...shared,
  name: 'e2e',
  include: ['{e2e,tooling}/**/*.e2e.ts'],
  exclude: ['**/node_modules/**', ...leftOut()],
  globalSetup: ['tooling/vitest-postgres.ts', 'tooling/vitest-browser.ts'],
  // Several files at a time, each with a server and a browser of its own.
  fileParallelism: true,
  // What is waited for has as long as what Playwright waits for, where four browsers share a core.
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 240_000,
  hookTimeout: 300_000,
}

export default defineConfig({
  test: {
    // One more than there are cores on a small machine, to work while others wait for a server or a database. More would only
    // keep each other waiting.
    maxWorkers: 3,
    sequence: { sequencer: TestOrder },
    projects: [{ test: unit }, { test: bench }, { test: api }, { test: e2e }],
  },
})
