import { defineConfig } from 'vitest/config'
import { TestOrder } from './tooling/test-order.ts'

/** Everything outside the browser journeys: pure packages, tooling, and the API on a real database. */
const shared = {
  environment: 'node',
  pool: 'threads',
  isolate: false,
  clearMocks: true,
} as const

const unit = {
  ...shared,
  name: 'unit',
  include: ['{packages,tooling,bench}/**/*.test.ts', 'apps/web/**/*.test.ts'],
  exclude: ['**/node_modules/**', '**/dist/**', 'packages/testkit/**'],
  testTimeout: 20_000,
}

const api = {
  ...shared,
  name: 'api',
  include: ['apps/api/**/*.test.ts', 'packages/testkit/**/*.test.ts'],
  globalSetup: ['tooling/vitest-postgres.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

const e2e = {
  ...shared,
  name: 'e2e',
  include: ['e2e/**/*.e2e.ts'],
  globalSetup: ['tooling/vitest-postgres.ts'],
  // Several files at a time, each with a server and a browser of its own.
  fileParallelism: true,
  testTimeout: 240_000,
  hookTimeout: 300_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: TestOrder },
    projects: [{ test: unit }, { test: api }, { test: e2e }],
  },
})
