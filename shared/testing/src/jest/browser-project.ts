import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Packages of the kit that ship ES modules only: Jest runs CommonJS, so it compiles them. */
const esmOnly = [
  'react-router',
  'cookie-es',
  'country-to-currency',
  '@remix-run',
  'lucide-react',
  'any-ascii',
  'd3-array',
  'd3-shape',
  'd3-path',
  'internmap',
]

/** Files of this folder are TypeScript here and JavaScript in the packed package. */
const extension = extname(import.meta.filename)
const file = (name: string) => join(import.meta.dirname, name)

/** How Jest compiles and resolves code of the product: TypeScript, JSX, ES modules of dependencies, stylesheets. @param more further ESM-only packages */
export function createCodeOptions(more: readonly string[] = []) {
  const names = [...esmOnly, ...more]
  return {
    transform: {
      '^.+\\.m?(t|j)sx?$': [
        fileURLToPath(import.meta.resolve('@swc/jest')),
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
    // Under pnpm a path holds the package twice, so both shapes are named.
    transformIgnorePatterns: [
      `/node_modules/(?!(\\.pnpm|@marquee|${names.join('|')})/)`,
      `/node_modules/\\.pnpm/(?!(@marquee\\+[\\w-]+|${names.map((name) => name.replace('/', '\\+')).join('|')})[@+])`,
    ],
    moduleNameMapper: {
      '\\.module\\.css$': file('css-module.cjs'),
      '\\.css$': file('empty.cjs'),
      '/Dom/dynamicCSS$': file('no-dynamic-css.cjs'),
      // react-router's own loader of route modules reads `import.meta`, which CommonJS does not have; no test comes there.
      '/routeModules\\.js$': file('empty.cjs'),
    },
  }
}

/** How Jest runs tests of pages: in a document, with the matchers of Testing Library; unexpected console output fails a test. */
export function createBrowserOptions<C extends Pick<ReturnType<typeof createCodeOptions>, 'moduleNameMapper'>>(
  code: C,
) {
  return {
    ...code,
    moduleNameMapper: {
      ...code.moduleNameMapper,
      // The build that pages get: Jest does not read the field `browser` of a package.
      '^tus-js-client$': 'tus-js-client/lib.es5/browser/index.js',
    },
    testEnvironment: file('browser-environment.cjs'),
    setupFiles: [file(`browser-globals${extension}`)],
    setupFilesAfterEnv: [file(`browser-setup${extension}`)],
  }
}

/**
 * The Jest configuration of a remote in a repository of its own.
 * @param esmPackages dependencies of the remote that ship ES modules only
 * @public remotes of other repositories use it
 */
export function createJestConfig({ esmPackages = [] }: { esmPackages?: readonly string[] } = {}) {
  return { ...createBrowserOptions(createCodeOptions(esmPackages)), testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'] }
}
