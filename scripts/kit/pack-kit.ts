import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HostSurface } from '../../shared/federation/src/host-surface.ts'
import { listTakenNames } from '../../shared/federation/src/taken-names.ts'
import { listRemotes } from '../../shared/federation/src/list-remotes.ts'
import { compileKit } from './compile-kit.ts'
import { describeCalls } from './describe-calls.ts'
import { findStrayedReferences } from './find-strayed-references.ts'
import { type KitPackage, readKitPackages } from './kit-packages.ts'
import { toPackageFile } from './package-file.ts'
import { readCatalog } from './read-catalog.ts'
import { findUnversionedChange, listPublishedKits, recordKit } from './published-kits.ts'
import { readHostSurface } from './read-host-surface.ts'

/** What the repository of a remote needs beside the kit, for its own checks. */
const TOOLS = [
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'typescript',
]

/**
 * Packs the kit: compiles its packages, gives them real versions, checks that nothing in them needs this checkout, and makes an archive of
 * each.
 * @param root folder of the repository
 * @param output folder for the archives
 * @param isTrial the version is marked as one that is not to be published
 * @returns the version of the kit, and the names of the archives
 * @throws Error for types that do not fit, with the list of what reaches out of a package, or for a version that was published with other
 * files
 */
export function packKit(root: string, output: string, isTrial: boolean): { version: string; archives: string[] } {
  const surface = readHostSurface(root)
  const version = isTrial ? `${surface.kitVersion}-try` : surface.kitVersion
  const change = isTrial ? null : findUnversionedChange(root, version)
  if (change !== null) {
    throw new Error(change)
  }
  const packages = readKitPackages(root)
  const staged = mkdtempSync(join(tmpdir(), 'marquee-kit-'))
  try {
    compileKit(root, packages, staged)
    const strayed = packages.flatMap((one) => stage(root, staged, one, version, surface))
    if (strayed.length > 0) {
      throw new Error(`The kit was not packed:\n${strayed.map((line) => `  ${line}`).join('\n')}`)
    }
    if (!isTrial && !listPublishedKits(root).includes(version)) {
      console.log(
        `Recorded in ${recordKit(root, staged, { host: surface, calls: describeCalls('taken') })}: commit it.`,
      )
    }
    mkdirSync(output, { recursive: true })
    const folders = packages.map(({ folder }) => join(staged, folder))
    execFileSync('npm', ['pack', '--silent', '--pack-destination', output, ...folders], { stdio: 'pipe', cwd: staged })
    return { version, archives: packages.map(({ source }) => toArchive(source.name, version)) }
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

/** Completes a compiled package. @returns what in it reaches out of it, in words */
function stage(root: string, staged: string, one: KitPackage, version: string, surface: HostSurface): string[] {
  const folder = join(staged, one.folder)
  const catalog = readCatalog(root)
  cpSync(join(root, 'shared', one.folder, 'README.md'), join(folder, 'README.md'))
  if (one.folder === 'federation') {
    cpSync(join(root, '.browserslistrc'), join(folder, '.browserslistrc'))
    writeJson(join(folder, 'dist/host-surface.json'), surface)
  }
  if (one.folder === 'create-remote') {
    writeJson(join(folder, 'dist/kit.json'), describeKit(root, version, surface, catalog))
  }
  const content = toPackageFile(one, { kit: version, catalog }, folder)
  writeJson(join(folder, 'package.json'), content)
  const known = [content.name, ...Object.keys({ ...content.dependencies, ...content.peerDependencies })]
  return findStrayedReferences(folder, { folders: [root, staged, homedir()], packages: known }).map(
    (line) => `${content.name}: ${line}`,
  )
}

/** The data of the generator: it knows the product by nothing else. */
function describeKit(root: string, version: string, { singletons }: HostSurface, catalog: Record<string, string>) {
  const inside = readKitPackages(root).filter(({ folder }) => folder !== 'create-remote')
  return {
    version,
    archives: Object.fromEntries(inside.map(({ source: { name } }) => [name, toArchive(name, version)])),
    singletons,
    tools: Object.fromEntries(TOOLS.map((name) => [name, catalog[name]])),
    taken: listTakenNames(listRemotes(root)),
  }
}

/** `@marquee/ui` → `marquee-ui-3.3.0.tgz`, as npm names it. */
function toArchive(name: string, version: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
