import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runQuietly } from './run-quietly.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

// Not in package.json's `packageManager`: pnpm would then look for itself in the registry, and needs it in the lockfile.
const PNPM_VERSION = '12.21.0'

const toolchain = join(root, '.toolchain')
const installedStamp = join(root, 'node_modules/.marquee-installed')

/**
 * Makes sure that pnpm, Node 24 and every dependency of the lockfile are there; does nothing when they are.
 * @returns {string} the path of Node 24
 */
export function prepareToolchain() {
  const node = join(root, 'node_modules/node/bin/node')
  const wanted = hashOfInstallInputs()
  if (existsSync(node) && existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === wanted) {
    return node
  }
  install('--frozen-lockfile')
  return node
}

/**
 * Writes packages that are new in the workspace into the lockfile, and installs them: with a package that the lockfile does not know,
 * the next command would not install anything. What the lockfile says already stays as it is.
 */
export function addPackagesToLockfile() {
  install('--no-frozen-lockfile', '--prefer-offline')
}

function install(...options) {
  const pnpm = preparePnpm()
  console.log('Installing dependencies …')
  runQuietly(pnpm, ['install', ...options, '--reporter=append-only'], {
    cwd: root,
    env: { ...process.env, CI: 'true' },
  })
  writeFileSync(installedStamp, hashOfInstallInputs())
}

function preparePnpm() {
  const manifest = join(toolchain, 'node_modules/pnpm/package.json')
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== PNPM_VERSION) {
    console.log(`Fetching pnpm ${PNPM_VERSION} …`)
    mkdirSync(toolchain, { recursive: true })
    writeFileSync(join(toolchain, 'package.json'), '{ "private": true }\n')
    runQuietly('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', `pnpm@${PNPM_VERSION}`], {
      cwd: toolchain,
    })
  }
  return join(toolchain, 'node_modules/.bin/pnpm')
}

/** Changes when `pnpm install` has something to do: the lockfile, the workspace file, or a package's own list. */
function hashOfInstallInputs() {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packageFiles()]) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function packageFiles() {
  const folders = ['host', 'server', 'e2e']
  for (const parent of ['remotes', 'shared']) {
    folders.push(...readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
  }
  return folders
    .sort()
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(join(root, file)))
}
