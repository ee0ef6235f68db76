import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { AdjustableClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Environment } from '../platform/environment.ts'
import type { ForeignFiles } from '../platform/foreign-files/foreign-files.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { OutboxMail } from '../platform/mail/outbox-mailer.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { createTestDependencies } from './test-dependencies.ts'

/** The real server on its own database, reached with `app.inject`. */
export interface TestServer {
  app: FastifyInstance
  db: Database
  /** A clock that stands still until it is advanced. */
  clock: AdjustableClock
  environment: Environment
  storage: Storage
  foreignFiles: ForeignFiles
  /** Jobs wait until `jobs.drain()`. */
  jobs: Jobs
  /** Every mail that was sent, oldest first. */
  sentMails: () => Promise<OutboxMail[]>
  /** The lines that the server logged, parsed. */
  logLines: Record<string, unknown>[]
  /** Stops the server and drops its database. */
  close(): Promise<void>
}

/**
 * Starts the server on a fresh, migrated database.
 * @param changes changes to the environment, such as `{ hasTestHooks: true }`
 */
export async function startTestServer(changes: Partial<Environment> = {}): Promise<TestServer> {
  const { dependencies, sentMails, logLines, close } = await createTestDependencies(changes)
  const { database, clock, environment, storage, jobs, foreignFiles } = dependencies
  const app = await buildApp(dependencies)
  await jobs.start()
  await app.ready()
  return {
    app,
    db: database,
    clock,
    environment,
    storage,
    foreignFiles,
    jobs,
    sentMails,
    logLines,
    async close() {
      await app.close()
      await jobs.stop()
      await close()
    },
  }
}
