import { readdir, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '../platform/database/embedded-postgres/embedded-postgres.ts'
import { errorCode } from '../platform/errors/error-code.ts'

/** The prefix of a folder's name; the process id of the jest that made the folder follows. */
export const CLUSTER_FOLDER = 'marquee-jest-'

/** Linux keeps the files of this folder in memory. */
const MEMORY_FOLDER = '/dev/shm'
/** A run of all tests puts less than two GB there, and has five GB of processes. */
const NEEDED_BYTES = 8 * 1024 ** 3

interface TestCluster {
  postgres: EmbeddedPostgres
  folder: string
}

/** jest loads setup and teardown as separate modules of one process, which share only the global object. */
declare global {
  var marqueeTestCluster: TestCluster | undefined
}

export function rememberTestCluster(cluster: TestCluster): void {
  globalThis.marqueeTestCluster = cluster
}

export async function stopTestCluster(): Promise<void> {
  const cluster = globalThis.marqueeTestCluster
  if (cluster !== undefined) {
    await cluster.postgres.close()
    await rm(cluster.folder, { recursive: true, force: true })
  }
}

async function removeCluster(dataDir: string): Promise<void> {
  const log = { info() {}, warn() {} }
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'tool', log })
  await postgres.close()
  await rm(dataDir, { recursive: true, force: true })
}

/**
 * The folder for clusters: in memory if enough is free. Each test copies the template and deletes the copy, and ext4 needs up to a second
 * for the 1,200 small files while the space of deleted ones is not given back yet (every 5 s); in memory it takes 40 ms.
 */
export async function chooseClusterParent(): Promise<string> {
  return (await countFreeBytes(MEMORY_FOLDER)) >= NEEDED_BYTES ? MEMORY_FOLDER : tmpdir()
}

async function countFreeBytes(memoryFolder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(memoryFolder)
    return Math.min(bavail * bsize, freemem())
  } catch {
    return 0
  }
}

/** Removes the PostgreSQL of a jest that was killed or ended by Ctrl+C, because it would go on running. */
export async function removeAbandonedClusters(): Promise<void> {
  for (const parent of [MEMORY_FOLDER, tmpdir()]) {
    for (const name of await readdir(parent).catch(() => [])) {
      const owner = new RegExp(`^${CLUSTER_FOLDER}(\\d+)-`).exec(name)?.[1]
      if (owner !== undefined && !isAlive(Number(owner))) {
        // Another run may be removing the same one. Neither run should fail because of that, and the next run removes the rest.
        await removeCluster(join(parent, name)).catch(() => {})
      }
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
