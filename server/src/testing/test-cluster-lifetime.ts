import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '../platform/database/embedded-postgres/embedded-postgres.ts'
import { errorCode } from '../platform/errors/error-code.ts'

/** The prefix of a folder's name; the process id of the jest that made the folder follows. */
export const CLUSTER_FOLDER = 'marquee-jest-'

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

/** Removes the PostgreSQL of a jest that was killed or ended by Ctrl+C, because it would go on running. */
export async function removeAbandonedClusters(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = new RegExp(`^${CLUSTER_FOLDER}(\\d+)-`).exec(name)?.[1]
    if (owner !== undefined && !isAlive(Number(owner))) {
      // Another run may be removing the same one. Neither run should fail because of that, and the next run removes the rest.
      await removeCluster(join(tmpdir(), name)).catch(() => {})
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
