import { relative } from 'node:path'
import type { Kit } from './kit.ts'
import { remoteSources, toTitle } from './remote-sources.ts'

/**
 * The files of a repository with one remote. Path → content.
 * @param folder of the new repository
 * @param archives folder with the kit's archives; null when a registry has the kit's packages
 */
export function repositoryFiles(name: string, kit: Kit, folder: string, archives: string | null): Map<string, string> {
  const packages = listKitPackages(kit, archives === null ? null : relative(folder, archives))
  // npm and pnpm look for what the packages need of each other in a registry, unless they are told otherwise.
  const overrides = archives === null ? {} : packages
  return new Map([
    ['package.json', packageJson(name, kit, packages, overrides)],
    ['pnpm-workspace.yaml', pnpmSettings(overrides)],
    ['tsconfig.json', tsconfig()],
    ['jest.config.mjs', jestConfig()],
    ['.gitignore', 'node_modules/\ndist/\n'],
    ['README.md', readme(name, kit)],
    ['src/files.d.ts', fileTypes()],
    ...remoteSources(name, toTitle(name)),
  ])
}

type Packages = Readonly<Record<string, string>>

/** Package of the kit → its version, or its archive. */
function listKitPackages({ version, archives: files }: Kit, archives: string | null): Packages {
  const toVersion = (file: string) => (archives === null ? version : `file:${archives.replaceAll('\\', '/')}/${file}`)
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, toVersion(file)]))
}

function packageJson(name: string, { singletons, tools }: Kit, packages: Packages, overrides: Packages): string {
  const content = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts: {
      build: 'marquee-remote build',
      check: 'marquee-remote check',
      dev: 'marquee-remote dev',
      record: 'marquee-remote record',
      release: 'marquee-remote release',
      types: 'tsc -p .',
      test: 'jest',
    },
    devDependencies: sorted({ ...packages, ...singletons, ...tools }),
    ...(Object.keys(overrides).length > 0 && { overrides }),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** pnpm asks about every package that runs a script when it is installed; of these two, the first is needed. */
function pnpmSettings(overrides: Packages): string {
  const section = (name: string, content: Packages) =>
    [`${name}:`, ...Object.entries(content).map(([key, value]) => `  '${key}': ${value}`)].join('\n')
  const allowed = section('allowBuilds', { '@swc/core': 'true', '@parcel/watcher': 'false' })
  return Object.keys(overrides).length === 0 ? `${allowed}\n` : `${allowed}\n${section('overrides', overrides)}\n`
}

function sorted(packages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function tsconfig(): string {
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    types: ['node', 'jest', '@testing-library/jest-dom'],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
  }
  return `${JSON.stringify({ compilerOptions, include: ['src', '*.ts'] }, null, 2)}\n`
}

function jestConfig(): string {
  return `import { createJestConfig } from '@marquee/testing/jest-config'

export default createJestConfig()
`
}

function fileTypes(): string {
  return `// Files that a build takes besides code. An image is named by its address: new URL('./chart.png', import.meta.url).href
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
`
}

function readme(name: string, { version }: Kit): string {
  return `# ${name}

A remote of Marquee, built with the kit ${version}. \`src/manifest.ts\` declares its pages and navigation as plain data, and
\`src/remote-entry.ts\` has the code of each page.

\`\`\`
npm install
npm run types                            the types
npm test                                 tests of pages, as the host shows them
npm run build                            the release, in dist/
npm run dev                              hot reload in the pages of a server on this machine (APP_URL, or port 3000)
npm run dev -- --standalone              the remote alone
\`\`\`

A release needs the server's address and the token of this remote, which the server's operator makes:

\`\`\`
RELEASE_URL=https://app.example.com
RELEASE_TOKEN=mrq_…

npm run record                           records what is live, in recorded-releases.json, for checks without a server
npm run check                            does the build fit what is live, or what was recorded?
npm run release -- --preview             for the tab that asks for it
npm run release -- --live --reason "…"   for everybody
npx marquee-remote rollback --reason "…" back to the release that works
npx marquee-remote --help                all commands
\`\`\`
`
}
