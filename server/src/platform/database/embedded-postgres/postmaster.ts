import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, open, readdir, readFile, readlink, realpath, rename, rm, stat, chown } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { errorCode } from '../../errors/error-code.ts'
import { performanceSettings, usableMemory } from './performance-settings.ts'
import type { PostgresHome } from './postgres-home.ts'

const runFile = promisify(execFile)

/** The only account inside the database; the permissions of the socket's folder keep other users out. */
export const SUPERUSER = 'marquee'

const MAJOR_VERSION = '18'
/** The suffix of the name of a cluster that is being created, with the id of the process that creates it. */
const UNFINISHED = '-new-'
const MAX_LOG_BYTES = 8 * 1024 * 1024
const STOP_TIMEOUT_MS = 30_000

/** Creates the cluster unless it exists. An interrupted attempt leaves nothing that could be taken for a cluster. */
export async function initialiseCluster(home: PostgresHome): Promise<void> {
  const version = await readFile(join(home.data, 'PG_VERSION'), 'utf8').catch(ignoreMissing)
  if (version !== null) {
    requireVersion(version.trim(), home.data)
    return
  }
  await removeInterruptedClusters(home)
  const part = await mkdtemp(`${home.data}${UNFINISHED}${process.pid}-`)
  try {
    if (home.account !== null) {
      await chown(part, home.account.uid, home.account.gid)
    }
    // The builtin locale does not depend on the operating system: a minimal Debian has no UTF-8 locale.
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8']
    await run(home, 'initdb', [
      '--pgdata',
      part,
      '--username',
      SUPERUSER,
      '--auth=trust',
      '--no-instructions',
      ...locale,
    ])
    await rename(part, home.data)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    // Another process may have finished first; its cluster is as good as ours.
    if ((await stat(join(home.data, 'PG_VERSION')).catch(ignoreMissing)) === null) {
      throw error
    }
  }
}

/** Removes the remains of a process that was killed while it created the cluster. */
async function removeInterruptedClusters(home: PostgresHome): Promise<void> {
  const prefix = basename(home.data) + UNFINISHED
  for (const name of await readdir(dirname(home.data))) {
    const maker = Number.parseInt(name.slice(prefix.length), 10)
    if (name.startsWith(prefix) && maker > 0 && !isAlive(maker)) {
      await rm(join(dirname(home.data), name), { recursive: true, force: true })
    }
  }
}

/** Starts PostgreSQL in its own session, so that Ctrl+C in the terminal reaches our process and not PostgreSQL. */
export async function spawnPostmaster(home: PostgresHome, settings: Record<string, string>): Promise<void> {
  await removeForeignPidFile(home)
  const log = await openLog(home.logFile)
  const options = {
    listen_addresses: '',
    unix_socket_directories: home.socket,
    ...DEFAULTS,
    ...performanceSettings(usableMemory()),
    ...settings,
  }
  const parameters = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(home.binaries, 'bin/postgres'), ['-D', home.data, ...parameters], {
    ...identity(home),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  await started(child)
  child.unref()
  await log.close()
}

const DEFAULTS = {
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // After a crash, PostgreSQL makes one call for the whole file system instead of opening every file of the cluster.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  max_connections: '120',
}

/** The process id of the PostgreSQL that runs on the cluster, or null. */
export async function findPostmaster(home: PostgresHome): Promise<number | null> {
  const pid = await readPid(home)
  return pid !== null && isAlive(pid) && (await isPostgresOn(home, pid)) ? pid : null
}

/** Stops PostgreSQL: open transactions are rolled back, and everything committed is on the disk. */
export async function stopPostmaster(home: PostgresHome): Promise<void> {
  const pid = await findPostmaster(home)
  if (pid === null) {
    return
  }
  signal(pid, 'SIGINT')
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while ((await findPostmaster(home)) === pid) {
    if (Date.now() > deadline) {
      signal(pid, 'SIGQUIT')
      return
    }
    await delay(20)
  }
}

/** The last lines of PostgreSQL's own log, for an error message. */
export async function readLogEnd(home: PostgresHome, lines = 5): Promise<string> {
  const content = await readFile(home.logFile, 'utf8').catch(() => '')
  return content.trimEnd().split('\n').slice(-lines).join('\n')
}

/**
 * After a crash of the whole machine, the pid may now belong to an unrelated process, and PostgreSQL would refuse to start. If
 * the file is empty, names a dead process, or changes while we read it, the decision is left to PostgreSQL.
 */
async function removeForeignPidFile(home: PostgresHome): Promise<void> {
  const pid = await readPid(home)
  if (pid !== null && isAlive(pid) && !(await isPostgresOn(home, pid)) && (await readPid(home)) === pid) {
    await rm(pidFile(home), { force: true })
  }
}

/** Whether PostgreSQL's pid file exists but names no process: PostgreSQL then refuses to start and leaves the decision to us. */
export async function isPidFileDamaged(home: PostgresHome): Promise<boolean> {
  const exists = (await stat(pidFile(home)).catch(ignoreMissing)) !== null
  return exists && (await readPid(home)) === null
}

async function readPid(home: PostgresHome): Promise<number | null> {
  const content = await readFile(pidFile(home), 'utf8').catch(() => null)
  const pid = Number(content?.split('\n', 1)[0])
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

/** The file in which PostgreSQL stores its process id. */
export function pidFile(home: PostgresHome): string {
  return join(home.data, 'postmaster.pid')
}

async function isPostgresOn(home: PostgresHome, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') {
    const { stdout } = await runFile('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
    return stdout.includes('postgres')
  }
  // The working directory of PostgreSQL is its cluster.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
  return folder !== null && folder === (await realpath(home.data))
}

async function openLog(file: string) {
  const size = (await stat(file).catch(ignoreMissing))?.size ?? 0
  return open(file, size > MAX_LOG_BYTES ? 'w' : 'a', 0o600)
}

async function run(home: PostgresHome, program: string, parameters: string[]): Promise<void> {
  const child = spawn(join(home.binaries, 'bin', program), parameters, {
    ...identity(home),
    // As for the server itself: Ctrl+C is meant for our process, and this command is allowed to finish.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output: Buffer[] = []
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) {
    throw new Error(`${program} failed: ${Buffer.concat(output).toString('utf8').trim()}`)
  }
}

function identity({ account, data }: PostgresHome) {
  return {
    cwd: dirname(data),
    env: { PATH: '/usr/bin:/bin', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' },
    ...(account !== null && { uid: account.uid, gid: account.gid }),
  }
}

function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('spawn', () => resolve())
  })
}

function requireVersion(version: string, folder: string): void {
  if (version !== MAJOR_VERSION) {
    throw new Error(
      `The data in ${folder} is of PostgreSQL ${version}, and this version of Marquee brings ${MAJOR_VERSION} along. Move it with pg_dump and pg_restore.`,
    )
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists, but belongs to another account.
    return errorCode(error) === 'EPERM'
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // The process has just ended by itself.
    if (errorCode(error) !== 'ESRCH') {
      throw error
    }
  }
}

function ignoreMissing(error: unknown): null {
  if (errorCode(error) !== 'ENOENT') {
    throw error
  }
  return null
}
