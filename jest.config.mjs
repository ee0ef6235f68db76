import { availableParallelism } from 'node:os'
import { createBrowserOptions, createCodeOptions } from './shared/testing/src/jest/browser-project.ts'
import { hasTestdata, testdataFolder } from './scripts/testing/testdata-folder.ts'

// The processes that run the tests inherit it.
process.env.TESTDATA = testdataFolder

// Packages of the server that ship ES modules only.
const code = createCodeOptions([
  'kysely',
  'pg-boss',
  'serialize-error',
  'non-error',
  '@fastify/cookie',
  'cookie',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'openid-client',
  'oauth4webapi',
  'jose',
  // It imports Node's HTTP dynamically, which jest's sandbox cannot.
  '@opentelemetry/otlp-exporter-base',
])

const shared = {
  // Tests run in a sandbox, where each use of a global is slow: sound is computed by millions of them.
  sandboxInjectedGlobals: ['Math'],
  ...code,
  ...(process.env.MUTATION !== undefined && { transform: mutated(code.transform) }),
}

/** The same options for the compiler that breaks one thing of a file. */
function mutated(transform) {
  return Object.fromEntries(
    Object.entries(transform).map(([pattern, [, options]]) => [
      pattern,
      ['<rootDir>/scripts/jest/mutated-source.cjs', options],
    ]),
  )
}

// PostgreSQL works in processes of its own beside the workers, so more of them than cores would only wait.
const mostWorkers = 4

const server = {
  ...shared,
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/server/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/server/src/testing/global-teardown.ts',
  setupFilesAfterEnv: [
    '<rootDir>/scripts/jest/node-setup.ts',
    ...(process.env.RECORD_QUERIES === undefined ? [] : ['<rootDir>/server/src/testing/record-queries.ts']),
  ],
}

export default {
  // Workers keep memory of the files before. At its limit, collecting it takes more time than a new worker's start.
  workerIdleMemoryLimit: '1500MB',
  maxWorkers: Math.max(2, Math.min(availableParallelism(), mostWorkers)),
  projects: [
    {
      ...createBrowserOptions(shared),
      displayName: 'browser',
      rootDir: import.meta.dirname,
      testMatch: [
        '<rootDir>/{host,remotes/*,shared/*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/extension/src/{adapters,page,popup}/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared/(federation|contract|creative|funnel-pages)/'],
    },
    {
      ...shared,
      displayName: 'node',
      rootDir: import.meta.dirname,
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/shared/{federation,contract,creative,funnel-pages}/src/**/*.test.ts',
        '<rootDir>/extension/src/{background,messages,queue,sign-in}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.{ts,mjs}',
        '<rootDir>/e2e/{src,performance}/**/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/node-setup.ts'],
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
