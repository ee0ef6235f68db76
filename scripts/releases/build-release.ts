import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toRelease } from '../../shared/federation/src/input-hash.ts'
import { listRemotes } from '../../shared/federation/src/list-remotes.ts'
import { type BuiltRelease, readBuiltRelease } from '../../shared/federation/src/releasing/built-release.ts'
import { createReleaseStore } from '../../shared/federation/src/release-store.ts'
import { checkTypes } from './check-types.ts'

const root = join(import.meta.dirname, '../..')
const store = createReleaseStore(join(root, '.build'))

/**
 * Checks a package's types and builds it from this checkout; an existing build of the same inputs is used again. This makes nothing live,
 * not even on this machine.
 * @throws Error for an unknown package, type errors, or a failed build, for example for a page without code
 */
export async function buildRelease(name: string): Promise<BuiltRelease> {
  const folder = name === 'host' ? 'host' : `remotes/${name}`
  if (!existsSync(join(root, folder, 'webpack.config.ts'))) {
    throw new Error(`There is no package "${name}". There are: ${['host', ...listRemotes(root)].join(', ')}.`)
  }
  checkTypes(name)
  const release = toRelease(root, folder)
  const output = store.getFolder(name, release)
  if (!store.isComplete(name, release)) {
    console.log(`${name} ${release}: building…`)
    const builder = join(root, 'shared/federation/src/build-package.ts')
    const { status } = spawnSync(process.execPath, [builder, join(root, folder), name, release, output], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (status !== 0) {
      throw new Error(`${name} was not built.`)
    }
  }
  return readLocalRelease(name, release)
}

/** A release that was built on this machine before, ready for upload. @throws Error when there is no such build */
export function readLocalRelease(name: string, release: string): BuiltRelease {
  return readBuiltRelease(store.getFolder(name, release))
}
