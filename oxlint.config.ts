import { defineConfig } from 'oxlint'
import { elements, fileCategories } from './scripts/lint/layers.ts'
import { policies } from './scripts/lint/layer-policies.ts'

const federatedModules = {
  regex: '^[^./@][^/]*/remote-entry$',
  message: 'A federated module is loaded through host/src/remotes, by name at run time.',
}

const readByTheKit = {
  name: 'react-redux',
  allowImportNames: ['shallowEqual'],
  message: 'A remote reads the store by the remote kit: useSliceSelector, useSliceActions.',
}

const writtenInApi = {
  name: '@tanstack/react-query',
  importNames: ['useMutation'],
  message: 'A write is a hook of its resource, in api/, with the updates of the cache.',
}

const timedTest = 'A test that asserts on time fails on a busy machine. Count what was done, or write a benchmark.'

export default defineConfig({
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    '**/.wxt/**',
    '.build/**',
    'var/**',
    '.toolchain/**',
    'shared/remote-kit/kits/**',
  ],
  plugins: ['typescript', 'import', 'unicorn', 'react', 'jsx-a11y', 'promise', 'jest', 'node', 'jsdoc', 'oxc'],
  jsPlugins: [
    'eslint-plugin-baseline-js',
    'eslint-plugin-boundaries',
    'eslint-plugin-check-file',
    'eslint-plugin-compat',
    '@tanstack/eslint-plugin-query',
  ],
  options: { typeAware: true },
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': fileCategories,
    'import/resolver': { typescript: { project: ['tsconfig.json'] } },
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    complexity: ['error', { max: 10 }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
    'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    curly: 'error',
    eqeqeq: 'error',
    'no-nested-ternary': 'error',
    'react/no-danger': 'error',
    // These judge code for the React compiler, which is not used.
    'react/immutability': 'off',
    'react/incompatible-library': 'off',
    'react/refs': 'off',
    // Safari drops the list from a list without bullets, unless the role says it again.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Containers handle the keys and drops of what is in them; axe and the keyboard specs judge the outcome.
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    // A dialog or a field that was just opened takes the focus.
    'jsx-a11y/no-autofocus': 'off',
    'jest/no-conditional-expect': 'off',
    'jest/expect-expect': 'off',
    'jest/valid-title': ['error', { disallowedWords: ['should'] }],
    'jest/no-focused-tests': 'error',
    'jest/no-disabled-tests': 'error',
    'check-file/no-index': 'error',
    'check-file/filename-blocklist': [
      'error',
      {
        '**/{utils,helpers,misc,common}/**': '**/what-it-holds/**',
        '**/{utils,helpers,misc,common}.{ts,tsx}': '**/what-it-does.ts',
      },
      { errorMessage: '{{ target }}: name it after what it holds, not utils/helpers/misc/common.' },
    ],
    '@tanstack/query/exhaustive-deps': 'error',
    'no-restricted-globals': [
      'error',
      { name: 'fetch', message: 'Call the API through @marquee/api-client; it knows CSRF, errors and sessions.' },
      { name: 'XMLHttpRequest', message: 'Send files through @marquee/api-client; it tells how far they are.' },
    ],
    'no-restricted-imports': [
      'error',
      {
        patterns: [federatedModules],
      },
    ],
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkInternals: true,
        checkAllOrigins: true,
        policies,
      },
    ],
  },
  overrides: [
    {
      files: ['server/src/modules/**'],
      rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] },
    },
    {
      // What runs in browsers keeps to .browserslistrc: "compat" knows versions, "baseline-js" more interfaces.
      files: [
        'host/src/**',
        'remotes/*/src/**',
        'shared/{api-client,contract,creative,funnel-pages,remote-kit,ui}/src/**',
        'shared/federation/src/runtime-plugin.ts',
      ],
      rules: {
        'compat/compat': 'error',
        'baseline-js/use-baseline': [
          'error',
          {
            includeWebApis: { preset: 'auto' },
            includeJsBuiltins: { preset: 'auto' },
            ignoreFeatures: [
              // Widely available since the plugin's data was made.
              'abortsignal-any',
              'abortsignal-timeout',
              'intl-segmenter',
              // Used only where it is there; "compat" refuses it without the question.
              'requestidlecallback',
              'gpc',
              // The parts in use are everywhere: writing text, the number without zoom, a hint.
              'async-clipboard',
              'devicepixelratio',
              'canvas-2d-willreadfrequently',
            ],
          },
        ],
      },
    },
    {
      files: ['host/src/**'],
      rules: { 'no-restricted-imports': ['error', { paths: [writtenInApi], patterns: [federatedModules] }] },
    },
    {
      files: ['remotes/**'],
      rules: {
        'no-restricted-imports': ['error', { paths: [readByTheKit, writtenInApi], patterns: [federatedModules] }],
      },
    },
    {
      // The facade hands the package to remotes.
      files: ['host/src/api/**', 'host/src/remotes/facades/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: [federatedModules] }] },
    },
    {
      files: ['remotes/*/src/**/api/**'],
      rules: { 'no-restricted-imports': ['error', { paths: [readByTheKit], patterns: [federatedModules] }] },
    },
    {
      files: [
        'shared/api-client/**',
        'extension/**',
        'shared/testing/**',
        'server/**',
        'e2e/**',
        'scripts/**',
        'shared/federation/**',
        '**/*.test.ts',
        '**/*.test.tsx',
      ],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      // A design says for each of four formats what stands where: it is a table, and its choices are no branches to be feared.
      files: ['shared/creative/src/templates/*-templates.ts'],
      rules: { complexity: 'off', 'no-nested-ternary': 'off' },
    },
    {
      // WXT starts what an entry exports by default.
      files: ['**/*.config.*', 'extension/src/entrypoints/*.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'shared/testing/src/jest/**', 'server/src/testing/**'],
      rules: {
        'max-lines-per-function': 'off',
        'typescript/no-base-to-string': 'off',
        'typescript/unbound-method': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/src/specs/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'performance', property: 'now', message: timedTest },
          { object: 'process', property: 'hrtime', message: timedTest },
        ],
        'no-restricted-imports': [
          'error',
          { paths: [{ name: 'node:perf_hooks', message: timedTest }], patterns: [federatedModules] },
        ],
      },
    },
  ],
})
