import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { AdjustableClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Environment } from '../platform/environment.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { createTestDependencies, type TestMailer } from './test-dependencies.ts'

/** The real server on its own database, reached with `app.inject`. */
export interface TestServer {
  app: FastifyInstance
  db: Database
  /** Stands still until it is advanced. */
  clock: AdjustableClock
  environment: Environment
  storage: Storage
  /** Every mail that was sent, oldest first: `mailer.sent`. */
  mailer: TestMailer
  jobs: Jobs
  /** Stops the server and drops its database. */
  close(): Promise<void>
}

/**
 * Starts the server on a fresh, migrated database.
 * @param changes to the environment, as `{ hasTestHooks: true }`
 */
export async function startTestServer(changes: Partial<Environment> = {}): Promise<TestServer> {
  const { dependencies, mailer, close } = await createTestDependencies(changes)
  const app = await buildApp(dependencies)
  await app.ready()
  return {
    app,
    db: dependencies.database,
    clock: dependencies.clock,
    environment: dependencies.environment,
    storage: dependencies.storage,
    mailer,
    jobs: dependencies.jobs,
    async close() {
      await app.close()
      await close()
    },
  }
}
