import { availableParallelism } from 'node:os'
import { createBrowserOptions, createCodeOptions } from './shared/testing/src/jest/browser-project.ts'
import { hasTestdata, testdataFolder } from './scripts/testing/testdata-folder.ts'

// The processes that run the tests inherit it.
process.env.TESTDATA = testdataFolder

const isMutated = process.env.MUTATION !== undefined
const code = createCodeOptions()
const mutatedCode = Object.fromEntries(
  Object.entries(code.transform).map(([pattern, [, options]]) => [
    pattern,
    ['<rootDir>/scripts/jest/mutated-source.cjs', options],
  ]),
)

// A worker waits for PostgreSQL and for timers almost a third of its time, so one more of them than cores keeps the cores busy.
const mostWorkers = 5

/**
 * Tests that Node runs as it runs the server: it strips the types, there is no sandbox, and the files of a worker share the modules that
 * they load (decision 184).
 */
const light = {
  rootDir: import.meta.dirname,
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  transform: {},
  setupFiles: isMutated ? ['<rootDir>/scripts/jest/mutated-module.ts'] : [],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/light-setup.ts'],
}

const server = {
  ...light,
  globalSetup: '<rootDir>/server/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/server/src/testing/global-teardown.ts',
  setupFilesAfterEnv: [
    ...light.setupFilesAfterEnv,
    ...(process.env.RECORD_QUERIES === undefined ? [] : ['<rootDir>/server/src/testing/record-queries.ts']),
  ],
}

export default {
  // Workers keep memory of the files before. At its limit, collecting it takes more time than a new worker's start.
  workerIdleMemoryLimit: '1500MB',
  maxWorkers: Math.min(availableParallelism() + 1, mostWorkers),
  projects: [
    {
      ...createBrowserOptions(isMutated ? { ...code, transform: mutatedCode } : code),
      displayName: 'browser',
      rootDir: import.meta.dirname,
      testMatch: [
        '<rootDir>/{host,remotes/*,shared/*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/extension/src/{adapters,page,popup}/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared/(federation|contract|creative|funnel-pages)/'],
    },
    {
      ...light,
      displayName: 'node',
      testMatch: [
        '<rootDir>/shared/{federation,contract,creative,funnel-pages}/src/**/*.test.ts',
        '<rootDir>/extension/src/{background,messages,queue,sign-in}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.{ts,mjs}',
        '<rootDir>/e2e/{src,performance}/**/*.test.ts',
      ],
    },
    {
      ...server,
      displayName: 'server',
      testMatch: ['<rootDir>/server/src/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.testdata\\.test\\.ts$'],
    },
    // What is held against files that are not ours; where they are not, neither are these tests.
    ...(hasTestdata
      ? [{ ...server, displayName: 'testdata', testMatch: ['<rootDir>/server/src/**/*.testdata.test.ts'] }]
      : []),
  ],
}
