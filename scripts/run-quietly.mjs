import { spawnSync } from 'node:child_process'

/**
 * Runs a foreign program of which a reader wants to hear only when it fails: then all that it wrote is printed, and the command ends
 * with its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function runQuietly(program, args, options = {}) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}${error === undefined ? '' : `${error.message}\n`}${program} failed.`)
    process.exit(status ?? 1)
  }
}
