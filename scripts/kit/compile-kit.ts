import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { KitPackage } from './kit-packages.ts'
import { listImports } from './list-imports.ts'

const RELATIVE_SOURCE = /((?:from |import\(|import )['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g

/**
 * Compiles the files that the packages export, and those that they reach, to JavaScript and declarations in `<output>/<folder>/dist`.
 * Stylesheets and programs that the compiled files name are copied beside them.
 * @param root folder of the repository
 * @throws Error when the types do not fit; the compiler prints why
 */
export function compileKit(root: string, packages: readonly KitPackage[], output: string): void {
  const cache = join(root, 'node_modules/.cache/marquee')
  const emitted = join(output, 'emitted')
  mkdirSync(cache, { recursive: true })
  // Below the root, so that types are resolved from it; another process may pack at the same time.
  const project = join(cache, `tsconfig.kit-${process.pid}.json`)
  writeFileSync(project, JSON.stringify(toSettings(root, packages, emitted)))
  const { status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', project], { cwd: root, stdio: 'inherit' })
  rmSync(project)
  if (status !== 0) {
    throw new Error('The kit was not compiled.')
  }
  for (const { folder } of packages) {
    const dist = join(output, folder, 'dist')
    mkdirSync(dirname(dist), { recursive: true })
    renameSync(join(emitted, folder, 'src'), dist)
    nameDeclarations(dist)
    copyNamedFiles(join(root, 'shared', folder, 'src'), dist)
  }
  rmSync(emitted, { recursive: true })
}

function toSettings(root: string, packages: readonly KitPackage[], outDir: string) {
  const entries = packages.flatMap(({ folder, exports, bin }) =>
    [...Object.values(exports), ...Object.values(bin), ...setupFiles(root, folder)]
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(root, 'shared', folder, file)),
  )
  const files = listReached(entries)
  return {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(root, 'shared'),
      outDir,
      newLine: 'lf',
    },
    files: [...files, ...globSync('shared/*/src/**/*.d.ts', { cwd: root }).map((file) => join(root, file))],
    include: [],
    exclude: [],
  }
}

/** The compiler writes only files that it was given: it takes those that it finds through another package for that package's own. */
function listReached(entries: readonly string[]): string[] {
  const reached = new Set(entries)
  for (const file of reached) {
    const imports = listImports(readFileSync(file, 'utf8'), file.replace(/x$/, ''))
    imports.filter((name) => /^\..*\.tsx?$/.test(name)).forEach((name) => reached.add(resolve(dirname(file), name)))
  }
  return [...reached]
}

/** Jest loads these files by their path. */
function setupFiles(root: string, folder: string): string[] {
  return folder === 'testing'
    ? globSync('src/jest/browser-*.ts', { cwd: join(root, 'shared/testing') }).map((file) => `./${file}`)
    : []
}

/** The compiler leaves the names of sources in declarations. */
function nameDeclarations(dist: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: dist }).map((name) => join(dist, name))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(RELATIVE_SOURCE, '$1.js'))
  }
}

function copyNamedFiles(source: string, dist: string): void {
  const compiled = globSync('**/*.js', { cwd: dist }).map((file) => readFileSync(join(dist, file), 'utf8'))
  const files = globSync('**/*.{css,mjs,cjs}', { cwd: source })
  const texts = [...compiled, ...files.map((file) => readFileSync(join(source, file), 'utf8'))]
  for (const file of files.filter(
    (one) => texts.some((text) => text.includes(basename(one))) || one.endsWith('.css'),
  )) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    cpSync(join(source, file), join(dist, file))
  }
}
