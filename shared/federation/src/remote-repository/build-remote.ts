import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findIncompatibilities } from '../compatibility.ts'
import { hostSurface, type HostSurface } from '../host-surface.ts'
import { buildPackage } from '../package-build.ts'
import { type BuiltRelease, readBuiltRelease } from '../releasing/built-release.ts'
import { RELEASE_FILE } from '../release-store.ts'
import { providedSingletons } from '../shared-singletons.ts'
import type { Repository } from './repository.ts'
import { toRepositoryRelease } from './repository-hash.ts'

/**
 * Checks the types of a remote and builds it for production; an existing build of the same inputs is used again.
 * @throws Error for type errors or a failed build, as for a page without code or a shared package that the host does not have
 */
export async function buildRemote({ folder, name, builds }: Repository): Promise<BuiltRelease> {
  const release = toRepositoryRelease(folder)
  const output = join(builds, release)
  if (!existsSync(join(output, RELEASE_FILE))) {
    const surface = readHostSurface()
    checkVersions(folder, surface)
    checkTypes(folder)
    console.log(`${name} ${release}: building…`)
    process.env['NODE_ENV'] = 'production'
    await buildPackage({ folder, name, release, output, sharedFrom: folder, provided: surface.exports })
  }
  console.log(`${name} ${release}: in ${output}`)
  return readBuiltRelease(output)
}

/** @throws Error when a shared package is installed in a version that the host of the kit does not have */
function checkVersions(folder: string, surface: HostSurface): void {
  const installed = Object.entries(providedSingletons(folder)).map(([name, version]) => [name, `^${version}`] as const)
  const demands = { kitVersion: surface.kitVersion, singletons: Object.fromEntries(installed) }
  const problems = findIncompatibilities(demands, surface).map(
    ({ package: name, wanted, provided }) =>
      `  ${name}: ${wanted.replace('^', '')} is installed, the host has ${provided}`,
  )
  if (problems.length > 0) {
    throw new Error(`The host of this kit has other versions of shared packages:\n${problems.join('\n')}`)
  }
}

function checkTypes(folder: string): void {
  console.log('Checking types…')
  const typescript = createRequire(join(folder, 'package.json')).resolve('typescript/package.json')
  const compiler = join(dirname(typescript), 'bin/tsc')
  const { status } = spawnSync(process.execPath, [compiler, '-p', folder, '--noEmit'], { stdio: 'inherit' })
  if (status !== 0) {
    throw new Error('The types do not fit.')
  }
}

/** What the host of this kit provides; `npm run make pack-kit` writes it into the package. */
function readHostSurface(): HostSurface {
  return hostSurface.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../host-surface.json'), 'utf8')))
}
