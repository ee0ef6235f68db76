import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readApiBaseUrl } from './api-base-url.ts'

/** Files at the root of the repository that every build depends on. */
const ROOT_FILES = ['.browserslistrc', 'pnpm-lock.yaml', 'tsconfig.base.json']
/** The preset itself is an input of every build. */
const PRESET = 'shared/federation'
const TEST_FILE = /\.test\.[cm]?[jt]sx?$/

/** Tests are no inputs of a build. */
export function isTestFile(name: string): boolean {
  return TEST_FILE.test(name)
}

/**
 * The first 12 hex digits of a hash over all inputs of a package's build: its own files, those of the workspace packages that it uses, the
 * preset, the lockfile, the supported browsers and, for the host, the API's address. Tests are not included. The same inputs give the same
 * release on every machine.
 * @param root folder of the repository
 * @param folder the package's folder within it, as in `remotes/briefs`, or `extension`
 * @param apiBaseUrl the API that the host's pages call, as in the build
 */
export function toRelease(root: string, folder: string, apiBaseUrl = readApiBaseUrl(process.env)): string {
  const hash = createHash('sha256')
  for (const file of ROOT_FILES) {
    addFile(hash, root, join(root, file))
  }
  for (const used of [...usedFolders(root, folder)].toSorted()) {
    addFile(hash, root, join(root, used, 'package.json'))
    addFolder(hash, root, join(root, used, 'src'))
  }
  addFile(hash, root, join(root, folder, folder === 'extension' ? 'wxt.config.ts' : 'webpack.config.ts'))
  if (folder === 'host' && apiBaseUrl !== '') {
    hash.update(`API_BASE_URL\0${apiBaseUrl}\0`)
  }
  return hash.digest('hex').slice(0, 12)
}

/** The package's folder and those of all workspace packages that it reaches through its dependencies. */
function usedFolders(root: string, folder: string): Set<string> {
  const used = new Set([PRESET])
  const open = [folder, PRESET]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    used.add(next)
    for (const name of workspaceDependencies(join(root, next, 'package.json'))) {
      const dependency = `shared/${name}`
      if (!used.has(dependency)) {
        open.push(dependency)
      }
    }
  }
  return used
}

function workspaceDependencies(packageFile: string): string[] {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(packageFile, 'utf8')) as Record<
    string,
    Record<string, string>
  >
  return Object.keys({ ...dependencies, ...peerDependencies })
    .filter((name) => name.startsWith('@marquee/'))
    .map((name) => name.slice('@marquee/'.length))
}

function addFolder(hash: Hash, root: string, folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !isTestFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) {
    addFile(hash, root, file)
  }
}

function addFile(hash: Hash, root: string, file: string): void {
  const content = readFileSync(file)
  hash.update(`${relative(root, file).replaceAll('\\', '/')}\0${content.length}\0`).update(content)
}
