import { rm } from 'node:fs/promises'
import type { EmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres.ts'

interface TestCluster {
  postgres: EmbeddedPostgres
  folder: string
}

/** jest loads setup and teardown as separate modules of one process; only the global object is common to both. */
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
