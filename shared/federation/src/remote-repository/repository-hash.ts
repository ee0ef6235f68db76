import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isTestFile } from '../input-hash.ts'

/** One of them says exactly which packages are installed, those of the kit included. */
const LOCKFILES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']
const FILES = ['package.json', 'tsconfig.json', 'webpack.config.ts']

/**
 * The release id of a remote in a repository of its own: the first 12 hex digits of a hash over all inputs of its build, which are its
 * sources without the tests, its configuration and its lockfile. The same inputs give the same release on every machine.
 * @param folder of the repository
 * @throws Error without a lockfile
 */
export function toRepositoryRelease(folder: string): string {
  const lockfiles = LOCKFILES.filter((name) => existsSync(join(folder, name)))
  if (lockfiles.length === 0) {
    throw new Error('There is no lockfile, and a release is named by what it was built from. Run "npm install" first.')
  }
  const sources = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTestFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const configuration = [...lockfiles, ...FILES].map((name) => join(folder, name)).filter((file) => existsSync(file))
  const hash = createHash('sha256')
  for (const file of [...configuration, ...sources].toSorted()) {
    const content = readFileSync(file)
    hash.update(`${relative(folder, file).replaceAll('\\', '/')}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 12)
}
