import { createHash } from 'node:crypto'
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readlink,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises'
import { basename, join } from 'node:path'
import { locatePostgresBinaries } from './postgres-binaries.ts'
import { canReach, findAccount, findUnprivilegedAccount, type SystemAccount } from './system-account.ts'

/** The folders of one embedded PostgreSQL. */
export interface PostgresHome {
  /** Folder with `bin`, `lib` and `share`. */
  binaries: string
  /** The cluster itself: `PGDATA`. */
  data: string
  /** Folder of the private socket. */
  socket: string
  logFile: string
  /** The account that PostgreSQL runs under; null for our own account. */
  account: SystemAccount | null
  /** Notes for the operator about the folders in use, in plain words. */
  notices: string[]
}

/** A folder for our state that every account can reach; it is used only as root. */
const SHARED_STATE = '/var/lib/marquee'

/** The address of a socket may have 104 bytes on macOS and 108 on Linux, file name included. */
const LONGEST_SOCKET_FOLDER = 80

/**
 * Finds or creates the folders of the embedded PostgreSQL of a data folder. As root, it chooses the account that owns the
 * cluster, and moves the folders that this account cannot reach.
 */
export async function preparePostgresHome(dataDir: string): Promise<PostgresHome> {
  await mkdir(dataDir, { recursive: true })
  const root = join(await realpath(dataDir), 'postgres')
  if (process.getuid?.() !== 0) {
    await mkdir(root, { recursive: true, mode: 0o700 })
    await requireOwnership(root)
    return homeIn(root, locatePostgresBinaries(), null, [])
  }
  const account = await accountFor(root)
  const notices: string[] = []
  const home = await reachableRoot(root, account, notices)
  const binaries = await reachableBinaries(account, notices)
  return homeIn(home, binaries, account, notices)
}

async function homeIn(
  root: string,
  binaries: string,
  account: SystemAccount | null,
  notices: string[],
): Promise<PostgresHome> {
  const socket =
    root.length + '/socket'.length <= LONGEST_SOCKET_FOLDER ? join(root, 'socket') : `/tmp/marquee-${shortHash(root)}`
  await mkdir(socket, { recursive: true, mode: 0o700 })
  await give(socket, account)
  return { binaries, data: join(root, 'data'), socket, logFile: join(root, 'postgres.log'), account, notices }
}

async function requireOwnership(root: string): Promise<void> {
  const { uid } = await stat(root)
  if (uid !== process.getuid?.()) {
    throw new Error(
      `${root} belongs to another account (uid ${uid}): root started the server on it before. Start as root again, or name another DATA_DIR.`,
    )
  }
}

/** The owner of an existing cluster, so that a cluster created by a normal user keeps working when root starts the server. */
async function accountFor(root: string): Promise<SystemAccount> {
  const owner = await stat(join(root, 'data')).catch(() => null)
  return owner === null || owner.uid === 0 ? findUnprivilegedAccount() : findAccount(owner.uid, owner.gid)
}

async function reachableRoot(root: string, account: SystemAccount, notices: string[]): Promise<string> {
  if ((await movedTo(root)) === null) {
    await mkdir(root, { recursive: true, mode: 0o700 })
    await give(root, account)
    if (await canReach(account, root)) {
      return root
    }
    await moveAway(root, account)
  }
  const target = await realpath(root)
  notices.push(`PostgreSQL runs as ${account.name}, which cannot reach ${root}: its data is in ${target}`)
  return target
}

/** Leaves a link behind. The name is new every time, so that deleting the data folder means a fresh start. */
async function moveAway(root: string, account: SystemAccount): Promise<void> {
  await mkdir(SHARED_STATE, { recursive: true, mode: 0o755 })
  const target = await mkdtemp(join(SHARED_STATE, 'data-'))
  await give(target, account)
  try {
    await rmdir(root)
    await symlink(target, root)
  } catch (error) {
    await rmdir(target)
    // Another process that started at the same moment has created the link.
    if ((await movedTo(root)) === null) {
      throw error
    }
  }
}

function movedTo(root: string): Promise<string | null> {
  return readlink(root).catch(() => null)
}

async function reachableBinaries(account: SystemAccount, notices: string[]): Promise<string> {
  const source = await realpath(locatePostgresBinaries())
  if (await canReach(account, join(source, 'bin'))) {
    return source
  }
  // The path under node_modules/.pnpm carries the version, so another version gets another copy.
  const target = join(SHARED_STATE, `binaries-${shortHash(source)}`)
  if ((await stat(target).catch(() => null)) === null) {
    await copyWhole(source, target).catch(async (error: unknown) => {
      // Another process that started at the same moment has copied it.
      await stat(target).catch(() => Promise.reject(error))
    })
  }
  notices.push(`PostgreSQL runs as ${account.name}, which cannot reach ${source}: a copy is in ${target}`)
  return target
}

/** Copies to a name beside the target and then renames, so that an interrupted copy is never taken for a complete one. */
async function copyWhole(source: string, target: string): Promise<void> {
  const part = join(SHARED_STATE, `.${basename(target)}-${process.pid}`)
  await mkdir(SHARED_STATE, { recursive: true, mode: 0o755 })
  await rm(part, { recursive: true, force: true })
  await cp(source, part, { recursive: true, verbatimSymlinks: true })
  await chmod(part, 0o755)
  await rename(part, target)
}

async function give(folder: string, account: SystemAccount | null): Promise<void> {
  if (account !== null) {
    await chown(folder, account.uid, account.gid)
  }
}

function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
