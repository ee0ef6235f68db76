import { availableParallelism } from 'node:os'
import { hasTestdata, testdataFolder } from './scripts/testing/testdata-folder.ts'

// The processes that run the tests inherit it.
process.env.TESTDATA = testdataFolder

// Packages that ship ES modules only; under pnpm a path holds the package twice, so both shapes are named.
const esmOnly = [
  'react-router',
  'cookie-es',
  'country-to-currency',
  '@remix-run',
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
  'lucide-react',
  'media-captions',
  'openid-client',
  'oauth4webapi',
  'jose',
  'any-ascii',
  'd3-array',
  'd3-shape',
  'd3-path',
  'internmap',
]
const esmPattern = esmOnly.join('|')

const shared = {
  // Tests run in a sandbox, where each use of a global is slow: sound is computed by millions of them.
  sandboxInjectedGlobals: ['Math'],
  transform: {
    '^.+\\.m?(t|j)sx?$': [
      process.env.MUTATION === undefined ? '@swc/jest' : '<rootDir>/scripts/jest/mutated-source.cjs',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic' },
            // react-router asks for it; CommonJS has no import.meta.
            optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } },
          },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(\\.pnpm|${esmPattern})/)`,
    `/node_modules/\\.pnpm/(?!(${esmOnly.map((name) => name.replace('/', '\\+')).join('|')})[@+])`,
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/scripts/jest/css-module.cjs',
    '\\.css$': '<rootDir>/scripts/jest/empty.cjs',
    '/Dom/dynamicCSS$': '<rootDir>/scripts/jest/no-dynamic-css.cjs',
    // react-router's own loader of route modules reads `import.meta`, which CommonJS does not have; no test comes there.
    '/routeModules\\.js$': '<rootDir>/scripts/jest/empty.cjs',
  },
}

// PostgreSQL works in processes of its own beside the workers, so more of them than cores would only wait.
const mostWorkers = 4

const server = {
  ...shared,
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/server/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/server/src/testing/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/node-setup.ts'],
}

export default {
  maxWorkers: Math.max(2, Math.min(availableParallelism(), mostWorkers)),
  projects: [
    {
      ...shared,
      displayName: 'browser',
      // The build that pages get: Jest does not read the field `browser` of a package.
      moduleNameMapper: { ...shared.moduleNameMapper, '^tus-js-client$': 'tus-js-client/lib.es5/browser/index.js' },
      rootDir: import.meta.dirname,
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
      testMatch: [
        '<rootDir>/{host,remotes/*,shared/*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/extension/src/{adapters,page,popup}/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared/(federation|contract|creative|funnel-pages)/'],
      setupFiles: ['<rootDir>/scripts/jest/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser-setup.ts'],
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
