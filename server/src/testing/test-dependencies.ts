import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { AppDependencies } from '../platform/app-dependencies.ts'
import { toAddressLimits } from '../platform/address-limit-variables.ts'
import { toAdmissionLimits } from '../platform/admission-variables.ts'
import { createManualClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/database.ts'
import { primaryReads } from '../platform/database/replicas/reads.ts'
import { type Environment, readEnvironment } from '../platform/environment.ts'
import { createForeignFiles } from '../platform/foreign-files/foreign-files.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { sendMail } from '../platform/mail/mail.jobs.ts'
import { createOutboxMailer, type OutboxMail, readOutbox } from '../platform/mail/outbox-mailer.ts'
import { createRateLimiter } from '../platform/rate-limit/rate-limiter.ts'
import { openSearchEngine } from '../platform/search-engine/open-search-engine.ts'
import { createFileStorage } from '../platform/storage/file-storage.ts'
import { openFetchPublic } from '../platform/web/open-fetch-public.ts'
import { createFixedSubjectFinder } from './fixed-subject-finder.ts'
import { createTestDatabase, type TestDatabase } from './test-cluster.ts'

export interface TestDependencies {
  dependencies: AppDependencies
  /** Every mail that was sent, oldest first. */
  sentMails: () => Promise<OutboxMail[]>
  /** The lines that the server logged, parsed. */
  logLines: Record<string, unknown>[]
  close: () => Promise<void>
}

/** The start time of every test's clock. */
const TEST_START = new Date('2026-03-02T09:00:00.000Z')

/**
 * The dependencies of `buildApp`, on a fresh database and a separate folder, with a clock that stands still.
 * @param given a migrated database to use instead of a fresh one
 */
export async function createTestDependencies(
  changes: Partial<Environment> = {},
  given?: TestDatabase,
): Promise<TestDependencies> {
  const database = given ?? (await createTestDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
  const outbox = join(folder, 'outbox')
  const logLines: Record<string, unknown>[] = []
  const log = pino({ level: 'info', base: null }, { write: (line) => void logLines.push(JSON.parse(line)) })
  const clock = createManualClock(TEST_START)
  // On a busy machine a hundred calls at once wait longer for a connection than in production.
  const db = openDatabase({ url: database.url, log, maxConnections: 4, connectionTimeoutMs: 25_000 })
  const environment: Environment = {
    ...readEnvironment({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: database.url }),
    // Every agent of a test has the same address.
    addressLimits: toAddressLimits({}, true),
    admission: toAdmissionLimits({}, true),
    ...changes,
  }
  const searchShards = await openSearchEngine(environment)
  const foreignFiles = createForeignFiles()
  const jobs = createJobs({ database: db, log, isPolling: false })
  return {
    dependencies: {
      environment,
      sessionSecrets: ['the secret of a test, long enough to be one'],
      log,
      clock,
      database: db,
      reads: primaryReads,
      storage: createFileStorage(join(folder, 'storage'), clock),
      searchShards,
      mailer: createOutboxMailer({ folder: outbox, clock }),
      jobs,
      rateLimiter: createRateLimiter({ database: db, clock }),
      fetchPublic: openFetchPublic(environment),
      foreignFiles,
      subjectFinder: createFixedSubjectFinder(),
    },
    async sentMails() {
      await jobs.drain([sendMail])
      return readOutbox(outbox)
    },
    logLines,
    async close() {
      foreignFiles.close()
      await searchShards?.close()
      await db.destroy()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}
